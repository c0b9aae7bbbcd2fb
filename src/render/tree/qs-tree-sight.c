/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which places of a search tree are seen. */

#include "qs-tree-sight.h"

#include <math.h>

/* How far a node, its ring or its label may stick out, in user units. */
#define MARGIN 40.0

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

/* The first place behind @place, up to @end, that is not in its cell. Mostly that is near @guess: the others are not
 * looked at, for reading from here and there in a million places takes longer than all else. */
static guint32
find_next (const QsTreeSight *self,
           guint32            place,
           guint32            end,
           guint32            guess)
{
  const double *x = self->layout->x;
  guint32 last = place, step = 1;
  double start;

  if (self->geometry->unit >= self->geometry->pixel)
    return place + 1;

  start = get_cell_start (self, get_cell (self, x[place]) + 1);
  for (; guess < end && x[guess] < start; guess += step, step *= 2)
    last = guess;
  end = MIN (end, guess);
  for (; end - last > step && x[end - step] >= start; step *= 2)
    end -= step;
  last = MAX (last, end - MIN (end, step));

  while (end - last > 1)
    {
      guint32 middle = last + (end - last) / 2;

      if (x[middle] < start)
        last = middle;
      else
        end = middle;
    }

  return end;
}

static void
add_cells (QsTreeSight *self,
           guint        level)
{
  double left = (self->left - self->geometry->x) / self->geometry->unit;
  double right = (self->right - self->geometry->x) / self->geometry->unit;
  guint32 place = qs_tree_layout_find_from (self->layout, level, get_cell_start (self, get_cell (self, left)));
  guint32 end = qs_tree_layout_find_from (self->layout, level, right);
  guint32 next, n_places = 1;

  g_array_append_val (self->starts, self->cells->len);
  for (; place < end; place = next)
    {
      g_array_append_val (self->cells, place);
      next = find_next (self, place, self->layout->levels[level + 1], place + n_places);
      n_places = next - place;
    }
  g_array_append_val (self->cells, place);
}

/* Finds the part of the tree that @cr does not clip away. Clear it afterwards. */
void
qs_tree_sight_init (QsTreeSight          *self,
                    cairo_t              *cr,
                    const QsPalette      *palette,
                    const QsTreeScene    *scene,
                    const QsTreeGeometry *geometry)
{
  const QsTreeLayout *layout = geometry->layout;
  double left, top, right, bottom, first, end;

  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  first = ceil ((MAX (top, 0) - MARGIN - geometry->y) / geometry->level);
  end = floor ((MIN (bottom, geometry->height) + MARGIN - geometry->y) / geometry->level) + 1;

  self->cr = cr;
  self->palette = palette;
  self->scene = scene;
  self->geometry = geometry;
  self->layout = layout;
  self->left = MAX (left, 0) - MARGIN;
  self->right = MIN (right, geometry->width) + MARGIN;
  self->first_level = (guint) CLAMP (first, 0, layout->n_levels);
  self->end_level = (guint) CLAMP (end, self->first_level, layout->n_levels);
  self->cells = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint level = MAX (self->first_level, 1) - 1; level < MIN (self->end_level + 1, layout->n_levels); level++)
    add_cells (self, level);
}

void
qs_tree_sight_clear (QsTreeSight *self)
{
  g_array_unref (self->cells);
  g_array_unref (self->starts);
}

/* The first place of each of a level's @n_cells cells that are seen, and behind the last the
 * place that follows. Something is seen of @level, or it is beside those of which something is. */
const guint32 *
qs_tree_sight_get_cells (const QsTreeSight *self,
                         guint              level,
                         guint             *n_cells)
{
  guint i = level - (MAX (self->first_level, 1) - 1);
  guint start = g_array_index (self->starts, guint, i);
  guint end = i + 1 < self->starts->len ? g_array_index (self->starts, guint, i + 1) : self->cells->len;

  *n_cells = end - start - 1;

  return &g_array_index (self->cells, guint32, start);
}

/* Adds the visible part of a line to the current path. The ends may be further away than cairo
 * can count. */
void
qs_tree_sight_add_line (const QsTreeSight *self,
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

  cairo_move_to (self->cr, from, from == x1 ? y1 : y1 + slope * (from - x1));
  cairo_line_to (self->cr, to, to == x2 ? y2 : y1 + slope * (to - x1));
}
