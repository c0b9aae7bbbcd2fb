/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shapes of the nodes of a search tree: they distinguish the states where colours do not. */

#include "qs-tree-glyph.h"

#include <math.h>

/* Sizes relative to a circle's radius. */
#define DIAMOND 1.1
#define STAR 1.42
#define STAR_INSIDE 0.72
#define TRIANGLE 1.15

/* The width of outlines, in user units. */
#define LINE_WIDTH 1.3

static void
add_star (cairo_t *cr,
          double   x,
          double   y,
          double   radius)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < 10; i++)
    {
      double size = radius * (i % 2 == 0 ? STAR : STAR_INSIDE);
      double angle = i * G_PI / 5;

      cairo_line_to (cr, x + size * sin (angle), y - size * cos (angle));
    }
  cairo_close_path (cr);
}

/* Adds the outline of a node to the current path. */
void
qs_tree_glyph_path (cairo_t    *cr,
                    QsTreeState state,
                    gboolean    is_folded,
                    double      x,
                    double      y,
                    double      radius)
{
  double size = radius * DIAMOND;

  if (is_folded)
    {
      size = radius * TRIANGLE;
      cairo_move_to (cr, x, y - size);
      cairo_line_to (cr, x + size * 1.1, y + size * 0.8);
      cairo_line_to (cr, x - size * 1.1, y + size * 0.8);
      cairo_close_path (cr);
      return;
    }

  switch (state)
    {
    case QS_TREE_OPEN:
    case QS_TREE_PLACED:
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
      cairo_close_path (cr);
      break;
    case QS_TREE_PRUNED:
    case QS_TREE_REJECTED:
      cairo_move_to (cr, x, y - size);
      cairo_line_to (cr, x + size, y);
      cairo_line_to (cr, x, y + size);
      cairo_line_to (cr, x - size, y);
      cairo_close_path (cr);
      break;
    case QS_TREE_SOLUTION:
      add_star (cr, x, y, radius);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* The colour of a node's inside. */
const QsColor *
qs_tree_glyph_get_color (QsTreeState      state,
                         const QsPalette *palette)
{
  const QsColor *const colors[] = {
    [QS_TREE_OPEN] = &palette->tree_open,
    [QS_TREE_PLACED] = &palette->tree_placed,
    [QS_TREE_PRUNED] = &palette->tree_pruned,
    [QS_TREE_REJECTED] = &palette->tree_pruned,
    [QS_TREE_SOLUTION] = &palette->tree_solution,
  };

  return colors[state];
}

/* Paints all nodes of the current path, which is lost. */
void
qs_tree_glyph_paint (cairo_t         *cr,
                     QsTreeState      state,
                     gboolean         is_folded,
                     double           radius,
                     const QsPalette *palette)
{
  const QsColor *inside = qs_tree_glyph_get_color (state, palette);

  qs_color_set_source (cr, inside);
  cairo_fill_preserve (cr);

  /* The strong colours need no outline. */
  if (is_folded || state == QS_TREE_OPEN || state == QS_TREE_SOLUTION)
    {
      qs_color_set_source (cr, &palette->tree_outline);
      cairo_set_line_width (cr, MIN (LINE_WIDTH, radius * 0.3));
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_stroke_preserve (cr);
    }

  cairo_new_path (cr);
}
