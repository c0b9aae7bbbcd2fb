/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The heat map, pixel by pixel, and the contrasts of its numbers by the formulas of WCAG 2.1. */

#include "qs-heat-painter-private.h"

#include <math.h>

#include "qs-test-contrast.h"
#include "qs-test-main.h"
#include "qs-test-picture.h"

#define N_STEPS 1000

/* In steps of a colour's channels: the pixels at the ends of the scale are the frame's, those beside them are read. */
#define SCALE_TOLERANCE 16

QS_TEST (numbers_have_contrast_on_each_shade)
{
  for (guint i = 0; i < 4; i++)
    for (guint step = 0; step <= N_STEPS; step++)
      {
        QsColor shade, ink;

        qs_heat_get_shade (picture_get_palette (i), step / (double) N_STEPS, &shade);
        qs_heat_get_ink (&shade, &ink);
        g_assert_cmpfloat (test_get_contrast (&shade, &ink), >=, 4.5);
      }
}

/* Who sees no colours sees the order: dark on light windows, light on dark ones. */
QS_TEST (shades_go_one_way)
{
  for (guint i = 0; i < 4; i++)
    {
      const QsPalette *palette = picture_get_palette (i);
      double way = test_get_luminance (&palette->heat_most) - test_get_luminance (&palette->heat_none);
      QsColor shade;
      double before;

      g_assert_cmpfloat (fabs (way), >, 0.4);
      g_assert_true ((way > 0) == (i & 1));
      qs_heat_get_shade (palette, 0, &shade);
      g_assert_cmpuint (picture_get_rgb (&shade), ==, picture_get_rgb (&palette->heat_none));

      for (guint step = 1; step <= N_STEPS; step++)
        {
          before = test_get_luminance (&shade);
          qs_heat_get_shade (palette, step / (double) N_STEPS, &shade);
          g_assert_cmpfloat ((test_get_luminance (&shade) - before) * way, >, 0);
        }
      g_assert_cmpuint (picture_get_rgb (&shade), ==, picture_get_rgb (&palette->heat_most));
    }
}

QS_TEST (long_numbers_are_shortened)
{
  static const struct
  {
    guint64 count;
    const char *full;
    const char *brief;
  } cases[] = {
    { 0, "0", "0" },
    { 999, "999", "999" },
    { 1000, "1000", "1.0k" },
    { 1234, "1234", "1.2k" },
    { 9949, "9949", "9.9k" },
    { 9950, "9950", "10k" },
    { 123456, "123456", "123k" },
    { 999499, "999499", "999k" },
    { 999500, "999500", "1.0M" },
    { 4968057848, "4968057848", "5.0G" },
    { G_MAXUINT64, "18446744073709551615", "18E" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *full = qs_heat_format (cases[i].count, FALSE);
      g_autofree char *brief = qs_heat_format (cases[i].count, TRUE);

      g_assert_cmpstr (full, ==, cases[i].full);
      g_assert_cmpstr (brief, ==, cases[i].brief);
    }
}

static void
count_all (QsFrequencies *frequencies,
           guint          n)
{
  QsEnumerator enumerator;
  guint16 columns[QS_ENUMERATOR_MAX_N];

  qs_frequencies_init (frequencies, n, n);
  qs_enumerator_init (&enumerator, n);
  while (qs_enumerator_next (&enumerator, G_MAXUINT64, columns) == QS_ENUMERATOR_SOLUTION)
    qs_frequencies_add (frequencies, columns);
}

static void
assert_near (guint          pixel,
             const QsColor *color,
             int            tolerance)
{
  guint wanted = picture_get_rgb (color);

  for (guint shift = 0; shift < 24; shift += 8)
    g_assert_cmpint (abs ((int) (pixel >> shift & 0xff) - (int) (wanted >> shift & 0xff)), <=, tolerance);
}

/* Below the numbers and the queens. */
static guint
get_ground (const Picture *picture,
            guint          row,
            guint          column)
{
  return picture_get_part (picture, row, column, 0.1, 0.85);
}

/* The counts of the top row for eight queens are 4 8 16 18 18 16 8 4, the largest of all is 18. */
QS_TEST (each_square_has_its_shade)
{
  static const guint counts[] = { 4, 8, 16, 18, 18, 16, 8, 4 };
  QsFrequencies frequencies;
  const QsScene scene = { .heat = &frequencies };

  count_all (&frequencies, 8);
  for (guint i = 0; i < 4; i++)
    {
      Picture picture;

      picture_init (&picture, 8, 402, 1, FALSE, picture_get_palette (i), &scene);
      for (guint column = 0; column < 8; column++)
        {
          QsColor shade;

          qs_heat_get_shade (picture.palette, counts[column] / 18.0, &shade);
          assert_near (get_ground (&picture, 0, column), &shade, 1);
          assert_near (get_ground (&picture, 7, column), &shade, 1);
          assert_near (get_ground (&picture, column, 0), &shade, 1);
        }
      picture_clear (&picture);
    }
}

/* Where all solutions have a queen, that is no measure for the other squares. */
QS_TEST (certain_squares_do_not_set_the_scale)
{
  static const guint16 solutions[][4] = { { 1, 3, 0, 2 }, { 1, 0, 3, 2 }, { 1, 3, 2, 0 } };
  QsFrequencies frequencies;
  const QsScene scene = { .heat = &frequencies };
  Picture picture;
  guint64 most;

  qs_frequencies_init (&frequencies, 4, 4);
  g_assert_cmpuint (qs_heat_get_largest (&frequencies, &most), ==, 0);
  qs_frequencies_add (&frequencies, solutions[0]);
  g_assert_cmpuint (qs_heat_get_largest (&frequencies, &most), ==, 1);
  qs_frequencies_add (&frequencies, solutions[1]);
  qs_frequencies_add (&frequencies, solutions[2]);
  g_assert_cmpuint (qs_heat_get_largest (&frequencies, &most), ==, 2);
  g_assert_cmpuint (most, ==, 3);

  picture_init (&picture, 4, 202, 1, FALSE, picture_get_palette (0), &scene);
  assert_near (get_ground (&picture, 0, 1), &picture.palette->heat_most, 1);
  assert_near (get_ground (&picture, 1, 3), &picture.palette->heat_most, 1);
  assert_near (get_ground (&picture, 1, 0), &picture.palette->heat_middle, 1);
  assert_near (get_ground (&picture, 1, 1), &picture.palette->heat_none, 1);
  picture_clear (&picture);
}

/* How many pixels of the middle of a square do not have its shade: a number. */
static guint
count_ink (const Picture *picture,
           guint          row,
           guint          column)
{
  guint ground = get_ground (picture, row, column);
  guint ink = 0;

  for (double across = 0.05; across < 0.86; across += 0.01)
    for (double down = 0.4; down < 0.75; down += 0.01)
      ink += picture_get_part (picture, row, column, across, down) != ground;

  return ink;
}

QS_TEST (numbers_stand_where_there_is_room)
{
  QsFrequencies frequencies;
  const QsScene scene = { .heat = &frequencies };
  Picture large, small;

  count_all (&frequencies, 6);
  picture_init (&large, 6, 302, 1, FALSE, picture_get_palette (0), &scene);
  picture_init (&small, 6, 50, 1, FALSE, picture_get_palette (0), &scene);

  for (guint row = 0; row < 6; row++)
    for (guint column = 0; column < 6; column++)
      {
        g_assert_cmpuint (count_ink (&large, row, column), >, 0);
        g_assert_cmpuint (count_ink (&small, row, column), ==, 0);
      }

  picture_clear (&large);
  picture_clear (&small);
}

QS_TEST (queens_leave_the_numbers_free)
{
  static const guint16 solution[] = { 1, 3, 5, 0, 2, 4 };
  QsFrequencies frequencies;
  const QsScene without = { .heat = &frequencies };
  const QsScene with = { .heat = &frequencies, .columns = solution };
  Picture a, b;

  count_all (&frequencies, 6);
  picture_init (&a, 6, 302, 1, FALSE, picture_get_palette (0), &without);
  picture_init (&b, 6, 302, 1, FALSE, picture_get_palette (0), &with);

  for (guint row = 0; row < 6; row++)
    {
      g_assert_cmpuint (picture_get_part (&b, row, solution[row], 0.8, 0.28), ==,
                        picture_get_rgb (&b.palette->queen));
      g_assert_cmpuint (count_ink (&a, row, solution[row]), ==, count_ink (&b, row, solution[row]));
    }

  picture_clear (&a);
  picture_clear (&b);
}

static guint
get_scale_pixel (const QsPalette *palette,
                 gboolean         is_mirrored,
                 int              x)
{
  cairo_t *cr = picture_create_drawing (100, 10);
  Picture picture = { .surface = cairo_get_target (cr) };
  guint pixel;

  qs_heat_paint_scale (cr, palette, 100, 10, is_mirrored);
  cairo_surface_flush (picture.surface);
  pixel = picture_get_pixel (&picture, x, 5);
  cairo_destroy (cr);

  return pixel;
}

QS_TEST (scale_has_both_ends)
{
  for (guint i = 0; i < 4; i++)
    {
      const QsPalette *palette = picture_get_palette (i);

      assert_near (get_scale_pixel (palette, FALSE, 2), &palette->heat_none, SCALE_TOLERANCE);
      assert_near (get_scale_pixel (palette, FALSE, 49), &palette->heat_middle, SCALE_TOLERANCE);
      assert_near (get_scale_pixel (palette, FALSE, 97), &palette->heat_most, SCALE_TOLERANCE);
      assert_near (get_scale_pixel (palette, TRUE, 2), &palette->heat_most, SCALE_TOLERANCE);
      assert_near (get_scale_pixel (palette, TRUE, 97), &palette->heat_none, SCALE_TOLERANCE);
    }
}
