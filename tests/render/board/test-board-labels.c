/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The coordinates beside the board: where something is written, and how wide. */

#include "qs-test-main.h"
#include "qs-test-picture.h"

static const QsScene empty_scene = { NULL, NULL, 0 };

static int
measure_row_label (const Picture *picture,
                   guint          number)
{
  const QsBoardGeometry *geometry = &picture->geometry;
  double bottom = geometry->y + (geometry->n - number + 1) * geometry->square;

  return picture_measure_ink (picture, 0, bottom - geometry->square, geometry->x - geometry->frame, bottom);
}

static int
measure_file_label (const Picture *picture,
                    guint          number)
{
  const QsBoardGeometry *geometry = &picture->geometry;
  double right = geometry->x + number * geometry->square;
  double top = geometry->y + geometry->n * geometry->square + geometry->frame;

  return picture_measure_ink (picture, right - geometry->square, top,
                              right, cairo_image_surface_get_height (picture->surface));
}

QS_TEST (stand_left_and_below)
{
  Picture picture;
  double right;

  picture_init (&picture, 8, 300, 1, TRUE, picture_get_palette (0), &empty_scene);
  right = picture.geometry.x + 8 * picture.geometry.square + picture.geometry.frame;

  for (guint i = 1; i <= 8; i++)
    {
      g_assert_cmpint (measure_row_label (&picture, i), >, 0);
      g_assert_cmpint (measure_file_label (&picture, i), >, 0);
    }
  g_assert_cmpint (picture_measure_ink (&picture, 0, 0, 300, picture.geometry.y - picture.geometry.frame), ==, 0);
  g_assert_cmpint (picture_measure_ink (&picture, right, 0, 300, 300), ==, 0);
  g_assert_cmpint (picture_measure_ink (&picture, 0, 0, 1, 300), ==, 0);
  g_assert_cmpint (picture_measure_ink (&picture, 0, 299, 300, 300), ==, 0);

  picture_clear (&picture);
}

QS_TEST (rows_count_from_the_bottom)
{
  Picture picture;

  picture_init (&picture, 10, 400, 1, TRUE, picture_get_palette (0), &empty_scene);
  for (guint i = 2; i < 10; i++)
    g_assert_cmpint (measure_row_label (&picture, 10), >, measure_row_label (&picture, i));
  picture_clear (&picture);
}

/* Paints a board of ten with other coordinates. */
static void
init_with (Picture      *picture,
           QsCoordinates coordinates)
{
  cairo_t *cr = picture_create_drawing (400, 400);

  qs_board_geometry_init (&picture->geometry, 10, 10, 400, 400, 1, TRUE);
  picture->geometry.style.coordinates = coordinates;
  picture->palette = picture_get_palette (0);
  picture->surface = cairo_surface_reference (cairo_get_target (cr));
  qs_board_paint (cr, &picture->geometry, picture->palette, &empty_scene);
  cairo_surface_flush (picture->surface);
  cairo_destroy (cr);
}

/* From 1, the tenth row and file have a digit more than the others. From 0 none has. */
QS_TEST (numbers_count_from_the_top)
{
  Picture from_1, from_0;

  init_with (&from_1, QS_COORDINATES_FROM_1);
  init_with (&from_0, QS_COORDINATES_FROM_0);
  for (guint i = 2; i <= 10; i++)
    {
      g_assert_cmpint (measure_row_label (&from_1, i) * 3, <, measure_row_label (&from_1, 1) * 2);
      g_assert_cmpint (measure_file_label (&from_1, i - 1) * 3, <, measure_file_label (&from_1, 10) * 2);
      g_assert_cmpint (measure_row_label (&from_0, i) * 3, >, measure_row_label (&from_0, 1) * 2);
    }

  picture_clear (&from_1);
  picture_clear (&from_0);
}

QS_TEST (file_27_has_two_letters)
{
  Picture picture;

  picture_init (&picture, 28, 900, 1, TRUE, picture_get_palette (0), &empty_scene);
  g_assert_cmpint (measure_file_label (&picture, 27), >, measure_file_label (&picture, 26) * 3 / 2);
  g_assert_cmpint (measure_file_label (&picture, 28), >, measure_file_label (&picture, 26) * 3 / 2);
  picture_clear (&picture);
}

QS_TEST (crowded_show_every_fifth)
{
  Picture picture;

  picture_init (&picture, 60, 460, 1, TRUE, picture_get_palette (0), &empty_scene);
  g_assert_cmpfloat (picture.geometry.label_size, >, 0);

  for (guint i = 5; i <= 60; i += 5)
    {
      g_assert_cmpint (measure_row_label (&picture, i), >, 0);
      g_assert_cmpint (measure_row_label (&picture, i - 2), ==, 0);
      g_assert_cmpint (measure_file_label (&picture, i), >, 0);
      g_assert_cmpint (measure_file_label (&picture, i - 2), ==, 0);
    }
  g_assert_cmpint (measure_row_label (&picture, 1), >, 0);
  g_assert_cmpint (measure_file_label (&picture, 1), >, 0);

  picture_clear (&picture);
}

/* The last file of 32 is a narrow "af": those before it are wider, and must not touch either. */
QS_TEST (widest_do_not_touch)
{
  for (int size = 300; size <= 900; size += 30)
    {
      Picture picture;

      picture_init (&picture, 32, size, 1, TRUE, picture_get_palette (0), &empty_scene);
      for (guint i = 27; i <= 32; i++)
        {
          /* Alone among five, a label may be wider than its square. */
          if (measure_file_label (&picture, 32) > 0)
            g_assert_cmpfloat (measure_file_label (&picture, i), <, picture.geometry.square - 1);
        }
      picture_clear (&picture);
    }
}

/* As programs number rows and columns, at the sides that have no other coordinates: ten is number 9, of one digit. */
QS_TEST (rule_stands_right_and_above)
{
  const QsScene scene = { .numbering = { .has_rule = TRUE } };
  Picture picture, plain;
  const QsBoardGeometry *geometry = &picture.geometry;

  picture_init (&picture, 10, 400, 1, TRUE, picture_get_palette (0), &scene);
  picture_init (&plain, 10, 400, 1, TRUE, picture_get_palette (0), &empty_scene);
  g_assert_cmpfloat (geometry->square, ==, plain.geometry.square);
  for (guint i = 0; i < 10; i++)
    {
      double x = geometry->x + i * geometry->square, y = geometry->y + i * geometry->square;
      int above = picture_measure_ink (&picture, x, 0, x + geometry->square, geometry->y - geometry->frame);
      int right = picture_measure_ink (&picture, geometry->x + 10 * geometry->square + geometry->frame, y, 400,
                                       y + geometry->square);

      g_assert_cmpint (above, >, 0);
      g_assert_cmpint (right, >, 0);
      g_assert_cmpint (right * 3, <, measure_row_label (&picture, 10) * 2);
      g_assert_cmpint (measure_row_label (&picture, i + 1), ==, measure_row_label (&plain, i + 1));
    }
  picture_clear (&picture);
  picture_clear (&plain);
}
