/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which places of a search tree are seen. */

#include "config.h"

#include "qs-tree-sight.h"

#include <math.h>

/* How far a node, its ring or its label may stick out, in user units. */
#define MARGIN 40.0

/**
 * qs_tree_sight_init:
 * @self: (out caller-allocates): the visible part
 * @cr: the drawing; what it clips away is not seen
 * @geometry: where the tree is
 * @layout: where its nodes are
 *
 * Finds the part of the tree that is seen.
 */
void
qs_tree_sight_init (QsTreeSight          *self,
                    cairo_t              *cr,
                    const QsTreeGeometry *geometry,
                    const QsTreeLayout   *layout)
{
  double left, top, right, bottom, first, end;

  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  first = ceil ((MAX (top, 0) - MARGIN - geometry->y) / geometry->level);
  end = floor ((MIN (bottom, geometry->height) + MARGIN - geometry->y) / geometry->level) + 1;

  self->geometry = geometry;
  self->layout = layout;
  self->left = MAX (left, 0) - MARGIN;
  self->right = MIN (right, geometry->width) + MARGIN;
  self->first_level = (guint) CLAMP (first, 0, layout->n_levels);
  self->end_level = (guint) CLAMP (end, self->first_level, layout->n_levels);
}

/**
 * qs_tree_sight_get_x:
 * @self: what is seen
 * @place: a place
 *
 * Returns: its centre, in user units
 */
double
qs_tree_sight_get_x (const QsTreeSight *self,
                     guint32            place)
{
  return self->geometry->x + self->layout->x[place] * self->geometry->unit;
}

/**
 * qs_tree_sight_get_y:
 * @self: what is seen
 * @level: a level
 *
 * Returns: where it is, in user units
 */
double
qs_tree_sight_get_y (const QsTreeSight *self,
                     guint              level)
{
  return self->geometry->y + level * self->geometry->level;
}

/* The cell that @x is in, in units of the layout. */
static double
get_cell (const QsTreeSight *self,
          double             x)
{
  return floor (x * self->geometry->unit / self->geometry->pixel);
}

static double
get_cell_start (const QsTreeSight *self,
                double             cell)
{
  return cell * self->geometry->pixel / self->geometry->unit;
}

/**
 * qs_tree_sight_get_first:
 * @self: what is seen
 * @level: a level
 *
 * Returns: its first place that is seen
 */
guint32
qs_tree_sight_get_first (const QsTreeSight *self,
                         guint              level)
{
  double left = (self->left - self->geometry->x) / self->geometry->unit;

  return qs_tree_layout_find_from (self->layout, level, get_cell_start (self, get_cell (self, left)));
}

/**
 * qs_tree_sight_get_end:
 * @self: what is seen
 * @level: a level
 *
 * Returns: the place behind the last that is seen
 */
guint32
qs_tree_sight_get_end (const QsTreeSight *self,
                       guint              level)
{
  return qs_tree_layout_find_from (self->layout, level, (self->right - self->geometry->x) / self->geometry->unit);
}

/**
 * qs_tree_sight_get_next:
 * @self: what is seen
 * @level: a level
 * @place: the first place of a cell there
 *
 * Returns: the first place of the next cell
 */
guint32
qs_tree_sight_get_next (const QsTreeSight *self,
                        guint              level,
                        guint32            place)
{
  const double *x = self->layout->x;
  guint32 end = self->layout->levels[level + 1];
  guint32 before = place, reach = 1;
  double start;

  if (self->geometry->unit >= self->geometry->pixel)
    return place + 1;

  /* The next cell is nearly always near. */
  start = get_cell_start (self, get_cell (self, x[place]) + 1);
  while (reach < end - place && x[place + reach] < start)
    {
      before = place + reach;
      reach *= 2;
    }

  end = MIN (end, place + reach);
  while (end - before > 1)
    {
      guint32 middle = before + (end - before) / 2;

      if (x[middle] < start)
        before = middle;
      else
        end = middle;
    }

  return end;
}

/**
 * qs_tree_sight_add_line:
 * @self: what is seen
 * @cr: the drawing
 * @x1: one end
 * @y1: likewise
 * @x2: the other end
 * @y2: likewise
 *
 * Adds the visible part of a line to the current path. The ends may be further
 * away than cairo can count.
 */
void
qs_tree_sight_add_line (const QsTreeSight *self,
                        cairo_t           *cr,
                        double             x1,
                        double             y1,
                        double             x2,
                        double             y2)
{
  double left = MIN (x1, x2), right = MAX (x1, x2);
  double slope = right > left ? (y2 - y1) / (x2 - x1) : 0;
  double from = CLAMP (x1, self->left, self->right);
  double to = CLAMP (x2, self->left, self->right);

  if (right < self->left || left > self->right)
    return;

  cairo_move_to (cr, from, from == x1 ? y1 : y1 + slope * (from - x1));
  cairo_line_to (cr, to, to == x2 ? y2 : y1 + slope * (to - x1));
}
