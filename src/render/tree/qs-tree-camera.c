/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-tree-camera.h"

/* Begins without a layout, with automatic size, following the search. */
void
qs_tree_camera_init (QsTreeCamera *self)
{
  *self = (QsTreeCamera){ .geometry = { .width = 1, .height = 1, .pixel = 1 }, .follows = TRUE };
}

/* Gives the tree, if there is one, its former or its wanted size, and brings @node to where it was. */
static void
restore (QsTreeCamera *self,
         guint32       node,
         double        x,
         double        y)
{
  guint32 place = qs_tree_camera_get_place (self, node);
  const QsTreeGeometry *old = &self->geometry;
  double unit = old->unit, new_x, new_y;

  if (old->layout == NULL)
    return;

  qs_tree_geometry_init (&self->geometry, old->layout, old->width, old->height, 1 / old->pixel);
  if (self->zoom == QS_TREE_ZOOM_WHOLE ||
      (self->zoom == QS_TREE_ZOOM_AUTOMATIC && (self->fits || self->geometry.layout->spacing != NULL)))
    return;

  if (self->zoom == QS_TREE_ZOOM_AUTOMATIC)
    unit = MAX (self->geometry.unit, QS_TREE_GEOMETRY_READABLE);
  qs_tree_geometry_zoom (&self->geometry, unit, 0, 0);
  if (place == QS_TREE_LAYOUT_NONE)
    return;

  qs_tree_geometry_get_place (&self->geometry, place, &new_x, &new_y);
  qs_tree_geometry_pan (&self->geometry, x - new_x, y - new_y);
}

/* The node that stays where it is: the one that is followed, or the one in the middle. */
static guint32
find_anchor (const QsTreeCamera *self,
             guint32             followed)
{
  const QsTreeGeometry *geometry = &self->geometry;
  double level = (geometry->height / 2 - geometry->y) / geometry->level;
  guint32 place;

  if (self->follows && qs_tree_camera_get_place (self, followed) != QS_TREE_LAYOUT_NONE)
    return followed;

  place = qs_tree_layout_find_nearest (self->geometry.layout, (guint) CLAMP (level, 0, self->geometry.layout->n_levels - 1),
                                       (geometry->width / 2 - geometry->x) / geometry->unit);

  return self->geometry.layout->nodes[place];
}

/* @layout, which may be %NULL and lives until the next one is set, is another one of the same tree, grown or
 * folded. The same part is shown: @followed, the node where the search is, or the one in the middle, stays where it is. */
void
qs_tree_camera_set_layout (QsTreeCamera       *self,
                           const QsTreeLayout *layout,
                           guint32             followed)
{
  double x = 0, y = 0;
  guint32 anchor = QS_TREE_NONE;

  if (self->geometry.layout != NULL)
    {
      anchor = find_anchor (self, followed);
      qs_tree_geometry_get_place (&self->geometry, qs_tree_camera_get_place (self, anchor), &x, &y);
    }

  self->geometry.layout = layout;
  restore (self, anchor, x, y);
}

/* The size is in user units, each of @scale device pixels; what is in the middle stays there. */
void
qs_tree_camera_set_size (QsTreeCamera *self,
                         double        width,
                         double        height,
                         double        scale)
{
  QsTreeGeometry old = self->geometry;
  guint32 anchor;
  double x, y;

  self->geometry.width = width;
  self->geometry.height = height;
  self->geometry.pixel = 1 / scale;
  if (self->geometry.layout == NULL)
    return;

  anchor = find_anchor (self, QS_TREE_NONE);
  qs_tree_geometry_get_place (&old, qs_tree_camera_get_place (self, anchor), &x, &y);
  restore (self, anchor, x + (width - old.width) / 2, y + (height - old.height) / 2);
}

/* Shows the tree as large as @zoom says, and follows the search again. */
void
qs_tree_camera_reset (QsTreeCamera *self,
                      QsTreeZoom    zoom)
{
  self->zoom = zoom;
  self->follows = TRUE;
  restore (self, QS_TREE_NONE, 0, 0);
}

/* Shows all of a tree of automatic size, because the search stands still, or what is readable
 * while it moves on. */
void
qs_tree_camera_set_fits (QsTreeCamera *self,
                         gboolean      fits)
{
  if (self->fits == fits)
    return;

  self->fits = fits;
  if (self->zoom == QS_TREE_ZOOM_AUTOMATIC)
    restore (self, QS_TREE_NONE, 0, 0);
}

/* Shows the tree larger or smaller around a point, and from then on in this size. */
void
qs_tree_camera_zoom (QsTreeCamera *self,
                     double        factor,
                     double        x,
                     double        y)
{
  self->zoom = QS_TREE_ZOOM_FREE;
  if (self->geometry.layout != NULL)
    qs_tree_geometry_zoom (&self->geometry, self->geometry.unit * factor, x, y);
}

/* Moves the tree right and down, if there is more. From then on it does not follow the search. */
void
qs_tree_camera_pan (QsTreeCamera *self,
                    double        dx,
                    double        dy)
{
  QsTreeGeometry old = self->geometry;

  if (self->geometry.layout == NULL)
    return;

  qs_tree_geometry_pan (&self->geometry, dx, dy);
  if (self->geometry.x != old.x || self->geometry.y != old.y)
    self->follows = FALSE;
}

/* Moves the tree so that the node is seen, which may be %QS_TREE_NONE. */
void
qs_tree_camera_show (QsTreeCamera *self,
                     guint32       node)
{
  guint32 place = qs_tree_camera_get_place (self, node);

  if (place != QS_TREE_LAYOUT_NONE)
    qs_tree_geometry_show (&self->geometry, place);
}

/* Its place in the layout; %QS_TREE_LAYOUT_NONE if it has none yet. */
guint32
qs_tree_camera_get_place (const QsTreeCamera *self,
                          guint32             node)
{
  return self->geometry.layout != NULL ? qs_tree_layout_get_place (self->geometry.layout, node) : QS_TREE_LAYOUT_NONE;
}
