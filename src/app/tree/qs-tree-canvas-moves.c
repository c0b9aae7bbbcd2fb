/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the user does on a search tree: looks at another part, walks to a node or chooses one. */

#include "config.h"

#include "qs-tree-canvas-private.h"

/* Shows the tree so many times as large, and from then on
 * in this size. The point stays where it is, in pixels. */
void
qs_tree_canvas_zoom (QsTreeCanvas *self,
                     double        factor,
                     double        x,
                     double        y)
{
  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  qs_tree_camera_zoom (&self->camera, factor, x, y);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Moves the tree to the right and down, in pixels. From then on it does not follow the search. */
void
qs_tree_canvas_pan (QsTreeCanvas *self,
                    double        dx,
                    double        dy)
{
  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  qs_tree_camera_pan (&self->camera, dx, dy);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * qs_tree_canvas_reset:
 * @self: a canvas
 * @zoom: how large to show the tree from now on
 *
 * Shows the tree in that size, and follows the search again. Nothing is folded in
 * a whole tree.
 */
void
qs_tree_canvas_reset (QsTreeCanvas *self,
                      QsTreeZoom    zoom)
{
  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  qs_tree_camera_reset (&self->camera, zoom);
  if (zoom == QS_TREE_ZOOM_WHOLE)
    qs_tree_canvas_set_folds (self, QS_TREE_FOLDS_NONE);
  else if (self->folds == QS_TREE_FOLDS_NONE)
    qs_tree_canvas_set_folds (self, QS_TREE_FOLDS_AUTOMATIC);
  qs_tree_camera_show (&self->camera, self->current);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Selects what the user chose, and goes to its step if it has one. */
static void
choose (QsTreeCanvas *self,
        guint32       node)
{
  qs_tree_canvas_select (self, node);
  qs_tree_camera_show (&self->camera, node);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "chosen");
  qs_tree_canvas_seek_selected (self);
}

/* Chooses the next node in that direction, from the chosen one or from the root. */
void
qs_tree_canvas_walk (QsTreeCanvas *self,
                     QsTreeWay     way)
{
  const QsTreeLayout *layout;
  guint32 place;

  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  layout = qs_tree_canvas_get_layout (self);
  if (layout == NULL)
    return;

  place = qs_tree_camera_get_place (&self->camera, self->selected);
  if (place == QS_TREE_LAYOUT_NONE)
    place = 0;

  if (way == QS_TREE_WAY_DOWN && layout->folded[place] > 0)
    {
      qs_tree_arranger_open (self->arranger, layout->nodes[place]);
      return;
    }

  place = qs_tree_walk_go (qs_tree_canvas_get_tree (self), layout, place, way);
  if (place != QS_TREE_LAYOUT_NONE)
    choose (self, layout->nodes[place]);
}

/* The place at a point, or QS_TREE_LAYOUT_NONE. */
static guint32
find_place (QsTreeCanvas *self,
            double        x,
            double        y)
{
  const QsTreeLayout *layout = qs_tree_canvas_get_layout (self);

  return layout != NULL ? qs_tree_geometry_find (&self->camera.geometry, layout, x, y) : QS_TREE_LAYOUT_NONE;
}

/* Tells where the pointer is, in pixels; negative if it is elsewhere. */
void
qs_tree_canvas_point (QsTreeCanvas *self,
                      double        x,
                      double        y)
{
  guint32 place, node;

  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  self->pointer_x = x;
  self->pointer_y = y;
  place = x >= 0 ? find_place (self, x, y) : QS_TREE_LAYOUT_NONE;
  node = place != QS_TREE_LAYOUT_NONE ? qs_tree_canvas_get_layout (self)->nodes[place] : QS_TREE_NONE;
  if (self->pointed == node)
    return;

  self->pointed = node;
  g_signal_emit_by_name (self, "pointed", node);
}

/* Chooses the node at a point in pixels, if there is one. @opens unfolds a folded subtree there. */
void
qs_tree_canvas_pick (QsTreeCanvas *self,
                     double        x,
                     double        y,
                     gboolean      opens)
{
  const QsTreeLayout *layout;
  guint32 place, node;

  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  layout = qs_tree_canvas_get_layout (self);
  place = find_place (self, x, y);
  if (place == QS_TREE_LAYOUT_NONE)
    return;

  node = layout->nodes[place];
  if (opens && layout->folded[place] > 0)
    qs_tree_arranger_open (self->arranger, node);
  else
    choose (self, node);
}

/* Asks for the step of the chosen node. One that was never tried has none. */
void
qs_tree_canvas_seek_selected (QsTreeCanvas *self)
{
  const QsTree *tree;
  guint32 step;

  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  tree = qs_tree_canvas_get_tree (self);
  if (tree == NULL || self->selected >= qs_tree_get_size (tree))
    return;

  step = qs_tree_get_seek_step (tree, self->selected);
  if (step != QS_TREE_NEVER)
    g_signal_emit_by_name (self, "seek", (guint64) step);
}
