/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the squares of a board are: in the area, centred, on whole pixels, and found again. */

#include "qs-board-geometry.h"

#include <math.h>

#include "qs-solution.h"
#include "qs-test-main.h"

#define EPSILON 1e-5

static const guint sides[] = { 1, 2, 3, 4, 7, 8, 12, 27, 32, 60, 99, 100, 175, 176, 400, 999, 1000 };
static const double lengths[] = { 16, 17, 48.5, 150, 333, 640, 701.25, 2160 };
static const double scales[] = { 1, 1.25, 1.5, 2, 3 };

typedef void (*CheckFunc) (const QsBoardGeometry *geometry,
                           double                 width,
                           double                 height,
                           double                 scale);

static void
check_all (CheckFunc check,
           gboolean  with_labels)
{
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    for (guint j = 0; j < G_N_ELEMENTS (lengths); j++)
      for (guint k = 0; k < G_N_ELEMENTS (lengths); k++)
        for (guint l = 0; l < G_N_ELEMENTS (scales); l++)
          {
            QsBoardGeometry geometry;

            qs_board_geometry_init (&geometry, sides[i], sides[i], lengths[j], lengths[k], scales[l], with_labels);
            check (&geometry, lengths[j], lengths[k], scales[l]);
          }
}

static gboolean
is_whole (double number)
{
  return fabs (number - round (number)) < EPSILON;
}

static void
check_inside (const QsBoardGeometry *geometry,
              double                 width,
              double                 height,
              double                 scale)
{
  double side = geometry->n * geometry->square;

  g_assert_cmpfloat (geometry->square, >, 0);
  g_assert_cmpfloat (geometry->x - geometry->frame, >=, -EPSILON);
  g_assert_cmpfloat (geometry->y - geometry->frame, >=, -EPSILON);
  g_assert_cmpfloat (geometry->x + side + geometry->frame, <=, width + EPSILON);
  g_assert_cmpfloat (geometry->y + side + geometry->frame, <=, height + EPSILON);
}

QS_TEST (fits_with_its_frame)
{
  check_all (check_inside, FALSE);
  check_all (check_inside, TRUE);
}

static void
check_centred (const QsBoardGeometry *geometry,
               double                 width,
               double                 height,
               double                 scale)
{
  double side = geometry->n * geometry->square;

  g_assert_cmpfloat (fabs (geometry->x + side / 2 - width / 2), <, 1 / scale);
  g_assert_cmpfloat (fabs (geometry->y + side / 2 - height / 2), <, 1 / scale);
}

QS_TEST (is_centred)
{
  check_all (check_centred, FALSE);
  check_all (check_centred, TRUE);
}

static void
check_whole_pixels (const QsBoardGeometry *geometry,
                    double                 width,
                    double                 height,
                    double                 scale)
{
  g_assert_true (is_whole (geometry->x * scale));
  g_assert_true (is_whole (geometry->y * scale));
  g_assert_true (is_whole (geometry->frame * scale));
  g_assert_cmpfloat_with_epsilon (geometry->pixel, 1 / scale, EPSILON);

  if (geometry->square * scale >= 4)
    g_assert_true (is_whole (geometry->square * scale));
}

QS_TEST (lies_on_whole_pixels)
{
  check_all (check_whole_pixels, FALSE);
  check_all (check_whole_pixels, TRUE);
}

static void
check_largest (const QsBoardGeometry *geometry,
               double                 width,
               double                 height,
               double                 scale)
{
  double room = (MIN (width, height) - 2 * geometry->frame) * scale;
  double square = geometry->square * scale;

  if (square >= 4)
    g_assert_cmpfloat ((square + 1) * geometry->n, >, room);
  else
    g_assert_cmpfloat_with_epsilon (square * geometry->n, room, EPSILON);
}

QS_TEST (is_as_large_as_the_area_allows)
{
  check_all (check_largest, FALSE);
}

/* Areas that squares of whole pixels fill: a division that rounds down must not cost a pixel. */
QS_TEST (exact_areas_are_filled)
{
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    for (guint n = 1; n <= 40; n++)
      for (guint pixels = 20; pixels <= 60; pixels++)
        {
          double frame = floor (scales[i]) / scales[i];
          double length = n * pixels / scales[i] + 2 * frame;
          QsBoardGeometry geometry;

          qs_board_geometry_init (&geometry, n, n, length, length, scales[i], FALSE);
          g_assert_cmpfloat_with_epsilon (geometry.square * scales[i], pixels, EPSILON);
          g_assert_cmpfloat_with_epsilon (geometry.x, frame, EPSILON);
        }
}

QS_TEST (frame_is_about_a_unit_wide)
{
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      QsBoardGeometry geometry;

      qs_board_geometry_init (&geometry, 8, 8, 300, 300, scales[i], FALSE);
      g_assert_cmpfloat (geometry.frame, <=, 1);
      g_assert_cmpfloat (geometry.frame, >, 0.6);
    }
}

static void
check_label_room (const QsBoardGeometry *geometry,
                  double                 width,
                  double                 height,
                  double                 scale)
{
  guint digits = geometry->n >= 1000 ? 4 : geometry->n >= 100 ? 3 : geometry->n >= 10 ? 2 : 1;
  double side = geometry->n * geometry->square;

  if (geometry->label_size == 0)
    return;

  g_assert_cmpfloat (geometry->label_size, >=, 9);
  g_assert_cmpfloat (geometry->x, >=, geometry->label_size * digits * 0.65);
  g_assert_cmpfloat (height - geometry->y - side, >=, geometry->label_size * 1.2);
}

QS_TEST (labels_have_room)
{
  check_all (check_label_room, TRUE);
}

static void
check_no_labels (const QsBoardGeometry *geometry,
                 double                 width,
                 double                 height,
                 double                 scale)
{
  g_assert_cmpfloat (geometry->label_size, ==, 0);
}

QS_TEST (has_labels_only_when_asked)
{
  check_all (check_no_labels, FALSE);
}

QS_TEST (label_sizes_suit_the_window)
{
  double larger = 14;

  for (guint n = 1; n <= 32; n++)
    {
      QsBoardGeometry geometry;

      qs_board_geometry_init (&geometry, n, n, 700, 600, 2, TRUE);
      g_assert_cmpfloat (geometry.label_size, >=, 9);
      g_assert_cmpfloat (geometry.label_size, <=, larger);
      larger = geometry.label_size;
    }

  g_assert_cmpfloat (larger, <, 11);
}

QS_TEST (labels_grow_with_large_pictures)
{
  QsBoardGeometry geometry;

  qs_board_geometry_init (&geometry, 8, 8, 2400, 2400, 1, TRUE);
  g_assert_cmpfloat (geometry.label_size, >, 28);
}

QS_TEST (labels_that_need_too_much_are_dropped)
{
  const guint small[] = { 8, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (small); i++)
    {
      QsBoardGeometry with_labels, without_labels;

      qs_board_geometry_init (&with_labels, small[i], small[i], 40, 40, 1, TRUE);
      qs_board_geometry_init (&without_labels, small[i], small[i], 40, 40, 1, FALSE);
      g_assert_cmpfloat (with_labels.label_size, ==, 0);
      g_assert_cmpfloat (with_labels.square, ==, without_labels.square);
    }
}

QS_TEST (labels_can_be_read_beside_small_squares)
{
  for (guint n = 32; n <= 1000; n++)
    {
      QsBoardGeometry geometry;

      qs_board_geometry_init (&geometry, n, n, 320, 250, 1, TRUE);
      g_assert_cmpfloat (geometry.label_size, >=, 9);
    }
}

QS_TEST (tiny_areas_are_safe)
{
  const double tiny[] = { -5, 0, G_MINDOUBLE, 0.3, 1, 2, 3, 5, 9, 15, 16, 24 };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    for (guint j = 0; j < G_N_ELEMENTS (tiny); j++)
      for (guint with_labels = 0; with_labels < 2; with_labels++)
        {
          QsBoardGeometry geometry;

          qs_board_geometry_init (&geometry, sides[i], sides[i], tiny[j], 700, 1, with_labels);
          g_assert_true (isfinite (geometry.square) && geometry.square >= 0);
          g_assert_true (isfinite (geometry.x) && geometry.x >= 0);
          g_assert_true (isfinite (geometry.y) && geometry.y >= 0);
          g_assert_cmpfloat (sides[i] * geometry.square, <=, MAX (tiny[j], 0) + EPSILON);
          g_assert_cmpfloat (geometry.label_size, >=, 0);
        }
}

QS_TEST (not_a_number_is_no_room)
{
  QsBoardGeometry geometry;
  guint row, column;

  qs_board_geometry_init (&geometry, 8, 8, NAN, 100, 1, TRUE);

  g_assert_cmpfloat (geometry.square, ==, 0);
  g_assert_cmpfloat (geometry.x, ==, 0);
  g_assert_cmpfloat (geometry.y, ==, 50);
  g_assert_false (qs_board_geometry_find_square (&geometry, 0, 50, &row, &column));
}

static void
assert_finds (const QsBoardGeometry *geometry,
              double                 x,
              double                 y,
              guint                  row,
              guint                  column)
{
  guint found_row, found_column;

  g_assert_true (qs_board_geometry_find_square (geometry, x, y, &found_row, &found_column));
  g_assert_cmpuint (found_row, ==, row);
  g_assert_cmpuint (found_column, ==, column);
}

/* The corners of each square on the diagonal, and the last places before its neighbours. */
static void
check_inverse (const QsBoardGeometry *geometry,
               double                 width,
               double                 height,
               double                 scale)
{
  for (guint i = 0; i < geometry->n; i++)
    {
      double x, y;

      qs_board_geometry_get_square (geometry, i, geometry->n - 1 - i, &x, &y);
      assert_finds (geometry, x, y, i, geometry->n - 1 - i);
      assert_finds (geometry, x + geometry->square / 2, y + geometry->square / 2, i, geometry->n - 1 - i);

      if (i > 0)
        assert_finds (geometry, x, nextafter (y, 0), i - 1, geometry->n - 1 - i);
      if (geometry->n - 1 - i > 0)
        assert_finds (geometry, nextafter (x, 0), y, i, geometry->n - 2 - i);
    }
}

QS_TEST (finding_is_the_inverse_of_getting)
{
  check_all (check_inverse, FALSE);
  check_all (check_inverse, TRUE);
}

static void
check_outside (const QsBoardGeometry *geometry,
               double                 width,
               double                 height,
               double                 scale)
{
  double side = geometry->n * geometry->square;
  double left = nextafter (geometry->x, -1);
  double top = nextafter (geometry->y, -1);
  guint row = 77;
  guint column = 78;

  g_assert_false (qs_board_geometry_find_square (geometry, left, geometry->y, &row, &column));
  g_assert_false (qs_board_geometry_find_square (geometry, geometry->x, top, &row, &column));
  g_assert_false (qs_board_geometry_find_square (geometry, geometry->x + side, geometry->y, &row, &column));
  g_assert_false (qs_board_geometry_find_square (geometry, geometry->x, geometry->y + side, &row, &column));
  g_assert_false (qs_board_geometry_find_square (geometry, NAN, geometry->y, &row, &column));
  g_assert_false (qs_board_geometry_find_square (geometry, 1e300, 1e300, &row, &column));

  g_assert_cmpuint (row, ==, 77);
  g_assert_cmpuint (column, ==, 78);
}

QS_TEST (finds_nothing_outside)
{
  check_all (check_outside, TRUE);
}

QS_TEST (rows_go_down_and_columns_right)
{
  QsBoardGeometry geometry;
  double x, y;

  qs_board_geometry_init (&geometry, 8, 8, 400, 300, 1, FALSE);
  qs_board_geometry_get_square (&geometry, 2, 5, &x, &y);

  g_assert_cmpfloat_with_epsilon (x, geometry.x + 5 * geometry.square, EPSILON);
  g_assert_cmpfloat_with_epsilon (y, geometry.y + 2 * geometry.square, EPSILON);
}
