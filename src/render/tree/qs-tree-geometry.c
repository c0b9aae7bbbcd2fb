/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which part of a search tree an area shows, and how large.
 *
 * Trees are far wider than high. So only their width is scaled, until nodes are
 * readable, unless there is too little height for that. */

#include "qs-tree-geometry.h"

#include <math.h>

/* In user units. At the left there is room for the number of a row beside a node with a ring. */
#define MARGIN 28.0
#define LEFT_MARGIN 22.0
#define RIGHT_MARGIN 8.0
#define MAX_UNIT 96.0
#define MAX_FITTED_UNIT 80.0
#define MAX_LEVEL 120.0
#define MAX_FITTED_LEVEL 200.0
#define MAX_RADIUS 19.0

/* How far from the edges a node is seen well: not more than the margins, so that all nodes of a whole tree are. */
#define INSET 20.0
#define SIDE_INSET 8.0

/* How far beside a small node still counts as on it. */
#define LEAST_REACH 8.0

/* From this unit and this distance of levels on, nodes have room for labels. Below that, levels keep this proportion
 * unless the whole tree is shown, even if they need more than the height. */
#define LABELLED_UNIT 18.0
#define LABELLED_LEVEL 24.0

/* From this unit on, the nodes of a whole tree can be told apart, if not read. */
#define LEAST_WHOLE_UNIT 6.0

/* How much the distance of levels grows with the unit, once that is readable. */
#define MORE_LEVEL 2.2

static double
get_fitted_unit (const QsTreeGeometry *self)
{
  return MIN (MAX (self->width - LEFT_MARGIN - RIGHT_MARGIN, 1) / self->layout->width, MAX_FITTED_UNIT);
}

static double
get_fitted_level (const QsTreeGeometry *self)
{
  return MIN (MAX (self->height - 2 * MARGIN, 1) / MAX (self->layout->n_levels - 1, 1), MAX_FITTED_LEVEL);
}

static double
get_radius (const QsTreeGeometry *self,
            double                width)
{
  return MIN (MIN (width * 0.38, self->level * 0.3), MAX_RADIUS);
}

static void
set_unit (QsTreeGeometry     *self,
          double              unit)
{
  double fitted_unit = get_fitted_unit (self);
  double fitted_level = get_fitted_level (self);
  double level = fitted_level, more;

  self->unit = CLAMP (unit, fitted_unit, MAX_UNIT);
  more = MAX (self->unit - MAX (fitted_unit, QS_TREE_GEOMETRY_READABLE), 0);
  if (self->unit > fitted_unit)
    level = MAX (level, MIN (self->unit / LABELLED_UNIT, 1) * LABELLED_LEVEL);
  self->level = MAX (MIN (level + more * MORE_LEVEL, MAX_LEVEL), fitted_level);
  self->radius = get_radius (self, self->unit);
}

/* Keeps a length between margins: in the middle if it fits, otherwise without a gap at either end. */
static double
clamp_start (double start,
             double length,
             double area,
             double margin,
             double end_margin)
{
  double room = area - margin - end_margin - length;

  return room >= 0 ? margin + room / 2 : CLAMP (start, margin + room, margin);
}

/* A tree that is not high begins at the top. */
static void
clamp_position (QsTreeGeometry     *self)
{
  double height = (self->layout->n_levels - 1) * self->level;

  self->x = clamp_start (self->x, self->layout->width * self->unit, self->width, LEFT_MARGIN, RIGHT_MARGIN);
  self->y = MIN (clamp_start (self->y, height, self->height, MARGIN, MARGIN), MARGIN);
}

/* Shows the whole tree, as large as fits and no larger than is needed to read it. The area is in
 * user units, each of @scale device pixels. */
void
qs_tree_geometry_init (QsTreeGeometry     *self,
                       const QsTreeLayout *layout,
                       double              width,
                       double              height,
                       double              scale)
{
  g_return_if_fail (scale > 0);

  *self = (QsTreeGeometry){ .layout = layout, .width = width, .height = height, .pixel = 1 / scale, .y = MARGIN };
  set_unit (self, 0);
  clamp_position (self);
}

static void
set_scale (QsTreeGeometry *self,
           double          unit,
           double          level)
{
  self->unit = unit;
  self->level = level;
  self->radius = get_radius (self, unit);
  clamp_position (self);
}

/* Shows two whole trees at one scale: the one that needs more room decides. */
void
qs_tree_geometry_match (QsTreeGeometry *self,
                        QsTreeGeometry *other)
{
  double unit = MIN (get_fitted_unit (self), get_fitted_unit (other));
  double level = MIN (get_fitted_level (self), get_fitted_level (other));

  set_scale (self, unit, level);
  set_scale (other, unit, level);
}

/* The size of the nodes of a level, in user units: over a forest, the upper ones have more room. */
double
qs_tree_geometry_get_radius (const QsTreeGeometry *self,
                             guint                 level)
{
  return self->layout->spacing == NULL ? self->radius : get_radius (self, self->layout->spacing[level] * self->unit);
}

/* Whether the nodes of the whole tree could be told apart, as those of a forest can at any size. */
gboolean
qs_tree_geometry_can_fit (const QsTreeGeometry *self)
{
  return self->layout->spacing != NULL || get_fitted_unit (self) >= LEAST_WHOLE_UNIT;
}

/* Shows the tree larger or smaller around a point; @unit is limited to what makes sense. */
void
qs_tree_geometry_zoom (QsTreeGeometry     *self,
                       double              unit,
                       double              x,
                       double              y)
{
  double across = (x - self->x) / self->unit, down = (y - self->y) / self->level;

  set_unit (self, unit);

  self->x = x - across * self->unit;
  self->y = y - down * self->level;
  clamp_position (self);
}

/* Moves the tree right and down, as far as there is more. */
void
qs_tree_geometry_pan (QsTreeGeometry     *self,
                      double              dx,
                      double              dy)
{
  self->x += dx;
  self->y += dy;
  clamp_position (self);
}

/* How far to move so that what lies from @start to @end is at least @inset from both ends. It goes all the way to the
 * middle, so that small steps do not each need a move. */
static double
get_way (double start,
         double end,
         double length,
         double inset)
{
  return start < inset || end > length - inset ? (length - start - end) / 2 : 0;
}

/* Moves the tree so that the place is seen, if it is not yet; with its siblings if there is room
 * for all of them. */
void
qs_tree_geometry_show (QsTreeGeometry     *self,
                       guint32             place)
{
  double x = qs_tree_geometry_get_x (self, place), y, left, right;
  guint level = qs_tree_layout_get_level (self->layout, place);
  guint32 first = place, last = place;

  if (level > 0)
    {
      guint32 parent = qs_tree_layout_get_parent (self->layout, level, place);

      first = self->layout->below[parent];
      last = self->layout->below[parent + 1] - 1;
    }

  left = qs_tree_geometry_get_x (self, first);
  right = qs_tree_geometry_get_x (self, last);
  if (right - left > self->width - 2 * SIDE_INSET)
    left = right = x;

  y = qs_tree_geometry_get_y (self, level);
  qs_tree_geometry_pan (self, get_way (left, right, self->width, SIDE_INSET), get_way (y, y, self->height, INSET));
}

/* The centre of a place, in the drawing. */
void
qs_tree_geometry_get_place (const QsTreeGeometry *self,
                            guint32               place,
                            double               *x,
                            double               *y)
{
  g_return_if_fail (place < self->layout->n_places);

  *x = qs_tree_geometry_get_x (self, place);
  *y = qs_tree_geometry_get_y (self, qs_tree_layout_get_level (self->layout, place));
}

/* The place at a point of the drawing, or nearest to it if it is near; else %QS_TREE_LAYOUT_NONE. */
guint32
qs_tree_geometry_find (const QsTreeGeometry *self,
                       double                x,
                       double                y)
{
  double level = round ((y - self->y) / self->level), reach, distance;
  guint32 place;

  if (level < 0 || level >= self->layout->n_levels)
    return QS_TREE_LAYOUT_NONE;

  place = qs_tree_layout_find_nearest (self->layout, (guint) level, (x - self->x) / self->unit);
  reach = MAX (qs_tree_geometry_get_radius (self, (guint) level) * 1.4, LEAST_REACH);
  distance = hypot (qs_tree_geometry_get_x (self, place) - x, qs_tree_geometry_get_y (self, (guint) level) - y);

  return distance <= reach ? place : QS_TREE_LAYOUT_NONE;
}
