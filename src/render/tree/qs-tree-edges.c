/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the lines from nodes to their children. Where these are too many to be told apart, a fan is painted. */

#include "qs-tree-edges.h"

/* The distance of children below which there is a fan, in device pixels. */
#define MIN_DISTANCE 3.5

#define LINE_WIDTH 1.2

/* How much of a fan is the edges' colour. */
#define FAN_ALPHA 0.5

/* Fans that are nearer to each other than this, in device pixels, are painted as one. */
#define MERGED 2.5

/* A fan that is narrower than this all over, in device pixels, is painted as a bar of the same area. */
#define NARROW 6.0

/* A fan takes the place of the lines of a cell, or of several cells beside each other. */
typedef struct
{
  double first_x; /* of the parents */
  double last_x;
  double left; /* of the children */
  double right;
} Fan;

typedef struct
{
  const QsTreeSight *sight;
  GArray *fans; /* of this level */
} Edges;

/* The lines of the parents from @place up to @end, on @level. */
static void
add_parents (Edges  *self,
             guint   level,
             guint32 place,
             guint32 end)
{
  const QsTreeSight *sight = self->sight;
  guint32 first = sight->layout->below[place], last = sight->layout->below[end];
  double y1 = qs_tree_geometry_get_y (sight->geometry, level), y2 = qs_tree_geometry_get_y (sight->geometry, level + 1);
  double x = qs_tree_geometry_get_x (sight->geometry, place);
  double near = MERGED * sight->geometry->pixel;
  Fan fan, *before = self->fans->len > 0 ? &g_array_index (self->fans, Fan, self->fans->len - 1) : NULL;

  if (first == last)
    return;

  fan = (Fan){ x, x, qs_tree_geometry_get_x (sight->geometry, first), qs_tree_geometry_get_x (sight->geometry, last - 1) };
  if (last - first > 1 && fan.right - fan.left < MIN_DISTANCE * sight->geometry->pixel * (last - first - 1))
    {
      /* Fans without a gap between them are one: that is much quicker. */
      if (before != NULL && fan.first_x - before->last_x < near && fan.left - before->right < near)
        {
          before->last_x = fan.last_x;
          before->right = fan.right;
        }
      else
        g_array_append_val (self->fans, fan);
      return;
    }

  for (guint32 child = first; child < last; child++)
    qs_tree_sight_add_line (sight, x, y1, qs_tree_geometry_get_x (sight->geometry, child), y2);
}

/* Lines into the view, or across it, may come from one parent beyond each edge: the one whose children lie on both
 * sides of the edge. */
static void
add_level (Edges *self,
           guint  level)
{
  const QsTreeSight *sight = self->sight;
  guint n_cells, n_children;
  const guint32 *cells = qs_tree_sight_get_cells (sight, level, &n_cells);
  const guint32 *children = qs_tree_sight_get_cells (sight, level + 1, &n_children);
  guint32 left = QS_TREE_LAYOUT_NONE, right = QS_TREE_LAYOUT_NONE;

  if (children[0] < sight->layout->levels[level + 2])
    left = qs_tree_layout_get_parent (sight->layout, level + 1, children[0]);
  if (children[n_children] > sight->layout->levels[level + 1])
    right = qs_tree_layout_get_parent (sight->layout, level + 1, children[n_children] - 1);

  if (left < cells[0])
    add_parents (self, level, left, left + 1);

  for (guint i = 0; i < n_cells; i++)
    add_parents (self, level, cells[i], cells[i + 1]);

  if (right != QS_TREE_LAYOUT_NONE && right >= cells[n_cells])
    add_parents (self, level, right, right + 1);
}

static gboolean
is_narrow (const Edges *self,
           const Fan   *fan)
{
  return MAX (fan->last_x, fan->right) - MIN (fan->first_x, fan->left) < NARROW * self->sight->geometry->pixel;
}

static void
add_fan_path (const Edges *self,
              const Fan   *fan,
              double       y1,
              double       y2)
{
  cairo_t *cr = self->sight->cr;
  double half = self->sight->geometry->pixel / 2;

  if (is_narrow (self, fan))
    {
      double left = (fan->first_x + fan->left) / 2 - half, right = (fan->last_x + fan->right) / 2 + half;

      cairo_rectangle (cr, left, y1, right - left, y2 - y1);
      return;
    }

  cairo_move_to (cr, fan->first_x - half, y1);
  cairo_line_to (cr, fan->left - half, y2);
  cairo_line_to (cr, fan->right + half, y2);
  cairo_line_to (cr, fan->last_x + half, y1);
  cairo_close_path (cr);
}

/* There may be hundreds side by side. Bars need not be smoothed, and that is much quicker. */
static void
fill_fans (Edges *self,
           guint  level)
{
  const QsTreeGeometry *geometry = self->sight->geometry;
  double y1 = qs_tree_geometry_get_y (geometry, level), y2 = qs_tree_geometry_get_y (geometry, level + 1);

  for (gboolean narrow = FALSE; narrow <= TRUE; narrow++)
    {
      for (guint i = 0; i < self->fans->len; i++)
        {
          const Fan *fan = &g_array_index (self->fans, Fan, i);

          if (is_narrow (self, fan) == narrow)
            add_fan_path (self, fan, y1, y2);
        }

      cairo_set_antialias (self->sight->cr, narrow ? CAIRO_ANTIALIAS_NONE : CAIRO_ANTIALIAS_DEFAULT);
      cairo_fill (self->sight->cr);
    }

  cairo_set_antialias (self->sight->cr, CAIRO_ANTIALIAS_DEFAULT);
  g_array_set_size (self->fans, 0);
}

/* Paints the lines between the visible nodes, and those that lead out of the view. */
void
qs_tree_edges_paint (const QsTreeSight *sight)
{
  g_autoptr (GArray) fans = g_array_new (FALSE, FALSE, sizeof (Fan));
  Edges self = { sight, fans };
  const QsColor *color = &sight->palette->tree_edge;
  cairo_t *cr = sight->cr;
  guint first_level = MAX (sight->first_level, 1) - 1;
  guint end_level = MIN (sight->end_level + 1, sight->layout->n_levels);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, LINE_WIDTH);

  for (guint level = first_level; level + 1 < end_level; level++)
    {
      add_level (&self, level);
      qs_color_set_source (cr, color);
      cairo_stroke (cr);

      qs_color_set_translucent_source (cr, color, FAN_ALPHA);
      fill_fans (&self, level);
    }
}
