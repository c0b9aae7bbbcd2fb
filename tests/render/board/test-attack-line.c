/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The line between queens that attack each other, on boards whose edges are joined and others. */

#include <stdio.h>

#include "qs-board-geometry.h"
#include "qs-test-main.h"

#define SIDE 80 /* of eight squares */

/* The points of the line's path, such as “5,5 0,10 80,10 75,15”, in the centres of squares of 10. */
static char *
trace (const char *problem,
       QsSquare    first,
       QsSquare    second)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR, NULL);
  cairo_t *cr = cairo_create (surface);
  GString *text = g_string_new (NULL);
  QsBoardGeometry geometry = { .n_rows = 8, .n = 8, .square = SIDE / 8 };
  cairo_path_t *path;
  QsProblem parsed;

  if (problem != NULL)
    g_assert_true (qs_problem_parse (problem, &parsed, NULL));
  qs_board_painter_add_attack (&(QsBoardPainter){ .cr = cr, .geometry = &geometry }, problem != NULL ? &parsed : NULL, first, second);
  path = cairo_copy_path (cr);
  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    g_string_append_printf (text, "%s%s%g,%g", i > 0 ? " " : "", path->data[i].header.type == CAIRO_PATH_MOVE_TO ? "" : "- ",
                            path->data[i + 1].point.x, path->data[i + 1].point.y);

  cairo_path_destroy (path);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return g_string_free (text, FALSE);
}

static void
assert_line (const char *problem,
             QsSquare    first,
             QsSquare    second,
             const char *expected)
{
  g_autofree char *there = trace (problem, first, second);

  g_assert_cmpstr (there, ==, expected);
}

QS_TEST (lines)
{
  const QsSquare a8 = { 0, 0 }, h7 = { 1, 7 }, c6 = { 2, 2 }, a1 = { 7, 0 }, g6 = { 2, 6 };

  assert_line (NULL, a8, h7, "5,5 - 75,15");
  assert_line ("8", a8, c6, "5,5 - 25,25");
  assert_line ("8:superqueens", a8, h7, "5,5 - 75,15");

  /* Straight lines and diagonals that stay on the board are as ever. */
  assert_line ("8:torus", a8, c6, "5,5 - 25,25");
  assert_line ("8:torus", a8, a1, "5,5 - 5,75");

  /* Others leave it, and come back at the same height. */
  assert_line ("8:torus", a8, h7, "5,5 - 0,10 80,10 - 75,15");
  assert_line ("8:torus", h7, a8, "75,15 - 80,10 0,10 - 5,5");
  assert_line ("8:torus", a8, g6, "5,5 - 0,10 80,10 - 65,25");
}

/* Along each line of a torus the step from point to point is that of a diagonal. */
QS_TEST (every_pair_of_a_torus)
{
  QsProblem problem;

  g_assert_true (qs_problem_parse ("8:torus", &problem, NULL));
  for (guint i = 0; i < 64; i++)
    {
      guint32 attacked[QS_ENUMERATOR_MAX_N] = { 0 };
      QsSquare first = { i / 8, i % 8 };

      qs_problem_rule_out (&problem, first, attacked);
      for (guint j = 0; j < 64; j++)
        {
          QsSquare second = { j / 8, j % 8 };
          g_autofree char *line = NULL;
          double x1, y1, x2, y2, x3, y3, x4, y4;

          if (first.row == second.row || first.column == second.column || (attacked[second.row] >> second.column & 1) == 0)
            continue;

          line = trace ("8:torus", first, second);
          if (sscanf (line, "%lf,%lf - %lf,%lf %lf,%lf - %lf,%lf", &x1, &y1, &x2, &y2, &x3, &y3, &x4, &y4) == 8)
            {
              g_assert_cmpfloat (ABS (x2 - x1), ==, ABS (y2 - y1));
              g_assert_cmpfloat (ABS (x4 - x3), ==, ABS (y4 - y3));
              g_assert_cmpfloat (y2, ==, y3);
              g_assert_cmpfloat (ABS (x3 - x2), ==, SIDE);
            }
          else
            {
              g_assert_cmpint (sscanf (line, "%lf,%lf - %lf,%lf", &x1, &y1, &x2, &y2), ==, 4);
              g_assert_cmpfloat (ABS (x2 - x1), ==, ABS (y2 - y1));
            }
        }
    }
}
