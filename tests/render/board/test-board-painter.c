/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The painted board, pixel by pixel. */

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>
#include <string.h>

#include "qs-test-picture.h"
#include "qs-test-svg.h"

static const guint16 solution_8[] = { 0, 4, 7, 5, 2, 6, 1, 3 };
static const QsScene empty_scene = { NULL, NULL, 0 };

/* In the corner of each square, and the same along each diagonal; where squares are too small there are none. */
static void
test_numbers (void)
{
  const QsScene scene = { .numbering = { 1, -1, 3 } };
  Picture numbers, plain;

  picture_init (&numbers, 4, 400, 1, FALSE, picture_get_palette (0), &scene);
  picture_init (&plain, 4, 400, 1, FALSE, picture_get_palette (0), &empty_scene);
  for (guint row = 0; row < 4; row++)
    for (guint column = 0; column < 4; column++)
      g_assert_cmpuint (picture_count_painted (&numbers, row, column), >, picture_count_painted (&plain, row, column));
  g_assert_cmpuint (picture_count_painted (&numbers, 0, 0), ==, picture_count_painted (&numbers, 2, 2));
  g_assert_cmpuint (picture_count_painted (&numbers, 0, 2), !=, picture_count_painted (&numbers, 2, 0));
  picture_clear (&numbers);
  picture_clear (&plain);

  picture_init (&numbers, 32, 400, 1, FALSE, picture_get_palette (0), &scene);
  picture_init (&plain, 32, 400, 1, FALSE, picture_get_palette (0), &empty_scene);
  g_assert_true (picture_is_same (&numbers, &plain));
  picture_clear (&numbers);
  picture_clear (&plain);
}

static void
test_a1_is_dark (void)
{
  const guint sides[] = { 1, 2, 7, 8, 33 };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      guint n = sides[i];
      Picture picture;

      picture_init (&picture, n, 300, 1, FALSE, picture_get_palette (0), &empty_scene);
      g_assert_cmpuint (picture_get_part (&picture, n - 1, 0, 0.5, 0.5), ==, 0x7d9b76);
      if (n > 1)
        {
          g_assert_cmpuint (picture_get_part (&picture, n - 1, 1, 0.5, 0.5), ==, 0xf1ead9);
          g_assert_cmpuint (picture_get_part (&picture, n - 2, 0, 0.5, 0.5), ==, 0xf1ead9);
        }
      picture_clear (&picture);
    }
}

static void
test_squares_alternate_sharply (void)
{
  const double scales[] = { 1, 1.25, 1.5, 2 };

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    for (guint n = 1; n <= 24; n++)
      {
        Picture picture;

        picture_init (&picture, n, 240, scales[i], FALSE, picture_get_palette (n % 4), &empty_scene);
        for (guint row = 0; row < n; row++)
          for (guint column = 0; column < n; column++)
            g_assert_cmpuint (picture_count_painted (&picture, row, column), ==, 0);
        picture_clear (&picture);
      }
}

static void
test_frame_surrounds_the_board (void)
{
  Picture picture;
  int left, right, middle;

  picture_init (&picture, 4, 103, 1, FALSE, picture_get_palette (0), &empty_scene);
  left = (int) picture.geometry.x;
  right = (int) (picture.geometry.x + 4 * picture.geometry.square);
  middle = (left + right) / 2;

  g_assert_cmpuint (picture_get_pixel (&picture, left - 1, middle), ==, picture_get_rgb (&picture.palette->frame));
  g_assert_cmpuint (picture_get_pixel (&picture, right, middle), ==, picture_get_rgb (&picture.palette->frame));
  g_assert_cmpuint (picture_get_pixel (&picture, middle, left - 1), ==, picture_get_rgb (&picture.palette->frame));
  g_assert_cmpuint (picture_get_pixel (&picture, middle, right), ==, picture_get_rgb (&picture.palette->frame));
  g_assert_cmpuint (picture_get_pixel (&picture, right + 1, middle), ==, PICTURE_BACKGROUND);

  picture_clear (&picture);
}

static void
assert_queens (const Picture *picture,
               const guint16 *columns)
{
  guint area = (guint) (picture->geometry.square * picture->geometry.square /
                        picture->geometry.pixel / picture->geometry.pixel);

  for (guint row = 0; row < picture->geometry.n; row++)
    for (guint column = 0; column < picture->geometry.n; column++)
      {
        guint painted = picture_count_painted (picture, row, column);

        if (columns[row] == column)
          {
            g_assert_cmpuint (painted, >=, area / 5);
            g_assert_cmpuint (picture_get_part (picture, row, column, 0.5, 0.62), ==,
                              picture_get_rgb (&picture->palette->queen));
          }
        else
          {
            g_assert_cmpuint (painted, ==, 0);
          }
      }
}

static void
test_queens_stand_where_the_scene_says (void)
{
  const double lengths[] = { 48, 66, 82, 100, 160, 240, 500 };
  const QsScene scene = { solution_8, NULL, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    for (guint j = 0; j < 4; j++)
      for (guint scale = 1; scale <= 2; scale++)
        {
          Picture picture;

          picture_init (&picture, 8, lengths[i], scale, FALSE, picture_get_palette (j), &scene);
          assert_queens (&picture, solution_8);
          picture_clear (&picture);
        }
}

static void
test_empty_rows_stay_empty (void)
{
  const guint16 columns[] = { QS_EMPTY_ROW, 1, QS_EMPTY_ROW, 2 };
  const QsScene scene = { columns, NULL, 0 };
  Picture picture;

  picture_init (&picture, 4, 200, 1, FALSE, picture_get_palette (0), &scene);
  assert_queens (&picture, columns);
  picture_clear (&picture);
}

static void
test_large_queens_are_outlined (void)
{
  const guint16 columns[] = { QS_EMPTY_ROW, 0 };
  const QsScene scene = { columns, NULL, 0 };

  for (guint i = 0; i < 4; i++)
    {
      Picture large, small;

      picture_init (&large, 2, 202, 1, FALSE, picture_get_palette (i), &scene);
      picture_init (&small, 2, 40, 1, FALSE, picture_get_palette (i), &scene);

      /* On a dark square; a light one may have the outline's colour. */
      g_assert_cmpuint (picture_get_part (&large, 1, 0, 0.5, 0.125), ==,
                        picture_get_rgb (&large.palette->queen_outline));
      if (picture_get_rgb (&small.palette->queen_outline) != picture_get_rgb (&small.palette->light_square))
        g_assert_false (picture_has_color (&small, &small.palette->queen_outline));

      picture_clear (&large);
      picture_clear (&small);
    }
}

/* Asserts which of three places of a mark are painted: the middle, between middle and edge, and near a corner. */
static void
assert_mark (const Picture *picture,
             guint          row,
             guint          column,
             gboolean       middle,
             gboolean       halfway,
             gboolean       corner)
{
  guint rgb = picture_get_square_rgb (picture, row, column);

  g_assert_cmpint (picture_get_part (picture, row, column, 0.5, 0.5) != rgb, ==, middle);
  g_assert_cmpint (picture_get_part (picture, row, column, 0.78, 0.5) != rgb, ==, halfway);
  g_assert_cmpint (picture_get_part (picture, row, column, 0.1, 0.1) != rgb, ==, corner);
  g_assert_cmpuint (picture_get_part (picture, row, column, 0.5, 0.01), ==, rgb);
}

static void
test_marks_differ_in_shape (void)
{
  const double lengths[] = { 42, 66, 90, 162, 400 };
  const QsMark marks[] = {
    { 0, 0, QS_MARK_TRIED },
    { 0, 1, QS_MARK_TRIED },
    { 1, 0, QS_MARK_PLACED },
    { 1, 1, QS_MARK_PLACED },
    { 2, 0, QS_MARK_REJECTED },
    { 2, 1, QS_MARK_REJECTED },
  };
  const QsScene scene = { NULL, marks, G_N_ELEMENTS (marks) };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    for (guint j = 0; j < 4; j++)
      {
        Picture picture;

        picture_init (&picture, 4, lengths[i], 1, FALSE, picture_get_palette (j), &scene);
        g_assert_cmpfloat (picture.geometry.square, >=, 10);

        for (guint column = 0; column < 2; column++)
          {
            assert_mark (&picture, 0, column, FALSE, TRUE, FALSE);
            assert_mark (&picture, 1, column, FALSE, FALSE, TRUE);
            assert_mark (&picture, 2, column, TRUE, FALSE, FALSE);
          }
        for (guint row = 0; row < 4; row++)
          for (guint column = row < 3 ? 2 : 0; column < 4; column++)
            g_assert_cmpuint (picture_count_painted (&picture, row, column), ==, 0);

        picture_clear (&picture);
      }
}

static void
test_marks_have_their_colours (void)
{
  for (guint i = 0; i < 4; i++)
    {
      const QsPalette *palette = picture_get_palette (i);
      const QsColor *const colors[] = {
        &palette->tried, &palette->placed, &palette->attack, &palette->attack, &palette->tried,
      };

      for (guint kind = QS_MARK_TRIED; kind <= QS_MARK_REGION; kind++)
        {
          const QsMark mark = { 1, 1, (QsMarkKind) kind };
          const QsScene scene = { NULL, &mark, 1 };
          Picture picture;

          picture_init (&picture, 2, 80, 1, FALSE, palette, &scene);
          g_assert_true (picture_has_color (&picture, colors[kind]));
          picture_clear (&picture);
        }
    }
}

static void
test_placed_marks_leave_the_queen_whole (void)
{
  const guint16 columns[] = { QS_EMPTY_ROW, 1, QS_EMPTY_ROW };
  const QsMark mark = { 1, 1, QS_MARK_PLACED };
  const QsScene scene = { columns, &mark, 1 };
  Picture picture;

  picture_init (&picture, 3, 122, 1, FALSE, picture_get_palette (0), &scene);
  g_assert_cmpuint (picture_get_part (&picture, 1, 1, 0.5, 0.62), ==, picture_get_rgb (&picture.palette->queen));
  g_assert_cmpuint (picture_get_part (&picture, 1, 1, 0.5, 0.19), ==, picture_get_rgb (&picture.palette->queen));
  g_assert_true (picture_has_color (&picture, &picture.palette->placed));
  picture_clear (&picture);
}

static void
assert_ring (const Picture *picture,
             guint          row,
             guint          column)
{
  guint attack = picture_get_rgb (&picture->palette->attack);

  /* Where queens leave it free: at the bottom and the sides. */
  g_assert_cmpuint (picture_get_part (picture, row, column, 0.5, 0.955), ==, attack);
  g_assert_cmpuint (picture_get_part (picture, row, column, 0.045, 0.5), ==, attack);
  g_assert_cmpuint (picture_get_part (picture, row, column, 0.955, 0.5), ==, attack);
}

static void
test_conflicts_ring_the_queen (void)
{
  const guint16 columns[] = { QS_EMPTY_ROW, 1, QS_EMPTY_ROW };
  const QsMark mark = { 1, 1, QS_MARK_CONFLICT };
  const QsScene scene = { columns, &mark, 1 };

  for (guint i = 0; i < 4; i++)
    {
      Picture picture;

      picture_init (&picture, 3, 182, 1, FALSE, picture_get_palette (i), &scene);
      assert_ring (&picture, 1, 1);
      g_assert_cmpuint (picture_get_part (&picture, 1, 1, 0.5, 0.62), ==, picture_get_rgb (&picture.palette->queen));
      picture_clear (&picture);
    }
}

/* A region changes its squares, large or small, and no other; queens stand on top of it. */
static void
test_regions_lie_under_queens (void)
{
  const double lengths[] = { 21, 42, 122, 402 };
  const guint16 columns[] = { QS_EMPTY_ROW, 1, QS_EMPTY_ROW, QS_EMPTY_ROW };
  const QsMark marks[] = { { 1, 0, QS_MARK_REGION }, { 1, 1, QS_MARK_REGION }, { 1, 2, QS_MARK_REGION } };
  const QsScene scene = { columns, marks, G_N_ELEMENTS (marks) };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      Picture picture;

      picture_init (&picture, 4, lengths[i], 1, FALSE, picture_get_palette (i), &scene);
      for (guint row = 0; row < 4; row++)
        for (guint column = 0; column < 4; column++)
          g_assert_true ((picture_count_painted (&picture, row, column) > 0) == (row == 1 && column < 3));

      g_assert_cmpuint (picture_get_part (&picture, 1, 1, 0.5, 0.62), ==, picture_get_rgb (&picture.palette->queen));
      picture_clear (&picture);
    }
}

/* A ghost lets its square show, and nothing else changes. */
static void
test_ghosts_are_translucent (void)
{
  const double lengths[] = { 21, 42, 122, 402 };
  const QsMark mark = { 1, 2, QS_MARK_GHOST };
  const QsScene scene = { NULL, &mark, 1 };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      Picture picture;

      picture_init (&picture, 4, lengths[i], 1, FALSE, picture_get_palette (i), &scene);
      g_assert_cmpuint (picture_get_part (&picture, 1, 2, 0.5, 0.62), !=, picture_get_rgb (&picture.palette->queen));
      for (guint row = 0; row < 4; row++)
        for (guint column = 0; column < 4; column++)
          g_assert_true ((picture_count_painted (&picture, row, column) > 0) == (row == 1 && column == 2));
      picture_clear (&picture);
    }
}

/* How many pixels of a colour there are across the middle of a square and around it. */
static guint
measure_dot (const Picture *picture,
             guint          place,
             const QsColor *color)
{
  double half = picture->geometry.square / 2;
  guint length = 0;
  double x, y;

  qs_board_geometry_get_square (&picture->geometry, place, place, &x, &y);
  for (int i = -10; i <= 10; i++)
    length += picture_get_pixel (picture, (int) (x + half) + i, (int) (y + half)) == picture_get_rgb (color);

  return length;
}

/* A dot of one pixel is lost among a thousand. */
static void
test_small_queens_are_seen (void)
{
  static const guint sides[] = { 60, 100, 300, 1000 };
  guint16 columns[1000];

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      guint middle = sides[i] / 2;
      QsMark mark = { middle, middle, QS_MARK_CONFLICT };
      QsScene scene = { columns, &mark, 0 };
      Picture picture;

      for (guint row = 0; row < 1000; row++)
        columns[row] = (guint16) (row == middle ? row : QS_EMPTY_ROW);

      picture_init (&picture, sides[i], 290, 1, FALSE, picture_get_palette (0), &scene);
      g_assert_cmpuint (measure_dot (&picture, middle, &picture.palette->queen), >=, 3);
      picture_clear (&picture);

      scene.n_marks = 1;
      picture_init (&picture, sides[i], 290, 1, FALSE, picture_get_palette (0), &scene);
      g_assert_cmpuint (measure_dot (&picture, middle, &picture.palette->attack), >=, 5);
      picture_clear (&picture);
    }
}

/* On squares under a pixel, an attacked queen differs from one that is not attacked. */
static void
test_small_marks_are_seen (void)
{
  guint16 columns[1000];
  const QsMark mark = { 500, 500, QS_MARK_CONFLICT };
  const QsScene scene = { columns, &mark, 1 };
  Picture picture;
  double x, y;

  for (guint row = 0; row < 1000; row++)
    columns[row] = (guint16) (row == 500 || row == 600 ? row : QS_EMPTY_ROW);

  picture_init (&picture, 1000, 700, 1, FALSE, picture_get_palette (0), &scene);
  qs_board_geometry_get_square (&picture.geometry, 500, 500, &x, &y);
  g_assert_true (picture_has_color (&picture, &picture.palette->attack));
  g_assert_true (picture_has_color (&picture, &picture.palette->queen));
  g_assert_cmpuint (picture_get_pixel (&picture, (int) round (x), (int) round (y)), ==,
                    picture_get_rgb (&picture.palette->attack));
  picture_clear (&picture);
}

/* Also where none stands on the lower square, because it is pruned. */
static void
test_attack_joins_both_queens (gconstpointer has_lower)
{
  guint16 lower = has_lower != NULL ? 5 : QS_EMPTY_ROW;
  const guint16 columns[] = { QS_EMPTY_ROW, 1, QS_EMPTY_ROW, QS_EMPTY_ROW, QS_EMPTY_ROW, lower, QS_EMPTY_ROW, 0 };
  const QsSquare attack[] = { { 1, 1 }, { 5, 5 } };
  const QsScene scene = { .columns = columns, .clash = attack };

  for (guint i = 0; i < 4; i++)
    {
      Picture picture;

      picture_init (&picture, 8, 402, 1, FALSE, picture_get_palette (i), &scene);

      for (guint square = 2; square < 5; square++)
        {
          g_assert_cmpuint (picture_get_part (&picture, square, square, 0.1, 0.1), ==,
                            picture_get_rgb (&picture.palette->attack));
          g_assert_cmpuint (picture_get_part (&picture, square, square, 0.5, 0.5), ==,
                            picture_get_rgb (&picture.palette->attack));
          g_assert_cmpuint (picture_get_part (&picture, square, square, 0.9, 0.9), ==,
                            picture_get_rgb (&picture.palette->attack));
        }
      assert_ring (&picture, 1, 1);
      assert_ring (&picture, 5, 5);
      g_assert_cmpuint (picture_get_part (&picture, 1, 1, 0.6, 0.6), ==, picture_get_rgb (&picture.palette->queen));

      g_assert_cmpuint (picture_count_painted (&picture, 0, 0), ==, 0);
      g_assert_cmpuint (picture_count_painted (&picture, 6, 6), ==, 0);
      g_assert_cmpuint (picture_get_part (&picture, 7, 0, 0.5, 0.955), ==, picture_get_square_rgb (&picture, 7, 0));

      picture_clear (&picture);
    }
}

static void
test_attack_is_seen_on_small_squares (void)
{
  guint16 columns[500];
  const QsSquare attack[] = { { 100, 250 }, { 400, 250 } };
  const QsScene scene = { .columns = columns, .clash = attack };
  Picture picture;

  for (guint row = 0; row < G_N_ELEMENTS (columns); row++)
    columns[row] = QS_EMPTY_ROW;
  columns[100] = columns[400] = 250;

  picture_init (&picture, 500, 400, 1, FALSE, picture_get_palette (0), &scene);
  for (guint row = 110; row < 390; row++)
    {
      guint left = picture_get_part (&picture, row, 249, 0.5, 0.5);
      guint right = picture_get_part (&picture, row, 250, 0.5, 0.5);
      guint attack_rgb = picture_get_rgb (&picture.palette->attack);

      g_assert_true (left == attack_rgb || right == attack_rgb);
    }
  picture_clear (&picture);
}

static void
test_attack_outside_is_nothing (void)
{
  const guint16 columns[] = { 0, QS_EMPTY_ROW, 1, 3, 2 };
  const QsSquare attacks[][2] = { { { 0, 0 }, { 1, G_MAXUINT } }, { { 1, QS_EMPTY_ROW }, { 2, 1 } }, { { 2, 1 }, { 4, 1 } } };
  const QsScene without = { columns, NULL, 0 };
  Picture expected;

  picture_init (&expected, 4, 100, 1, FALSE, picture_get_palette (0), &without);
  for (guint i = 0; i < G_N_ELEMENTS (attacks); i++)
    {
      const QsScene scene = { .columns = columns, .clash = attacks[i] };
      Picture picture;

      picture_init (&picture, 4, 100, 1, FALSE, picture_get_palette (0), &scene);
      g_assert_true (picture_is_same (&picture, &expected));
      picture_clear (&picture);
    }
  picture_clear (&expected);
}

static void
test_marks_outside_are_nothing (void)
{
  const QsMark marks[] = { { 4, 0, QS_MARK_TRIED }, { 0, 4, QS_MARK_REJECTED } };
  const QsScene scene = { NULL, marks, G_N_ELEMENTS (marks) };
  Picture picture, expected;

  picture_init (&picture, 4, 100, 1, FALSE, picture_get_palette (0), &scene);
  picture_init (&expected, 4, 100, 1, FALSE, picture_get_palette (0), &empty_scene);
  g_assert_true (picture_is_same (&picture, &expected));
  picture_clear (&picture);
  picture_clear (&expected);
}

static void
test_one_square_holds_one_queen (void)
{
  const guint16 columns[] = { 0 };
  const QsScene scene = { columns, NULL, 0 };
  Picture picture;

  picture_init (&picture, 1, 60, 1, TRUE, picture_get_palette (0), &scene);
  assert_queens (&picture, columns);
  g_assert_cmpuint (picture_get_part (&picture, 0, 0, 0.05, 0.05), ==, 0x7d9b76);
  picture_clear (&picture);
}

/* The pixel of a queen or one beside it: dots are snapped. */
static gboolean
has_dot_near (const Picture *picture,
              int            x,
              int            y)
{
  for (int i = -1; i <= 1; i++)
    for (int j = -1; j <= 1; j++)
      if (picture_get_pixel (picture, x + i, y + j) == picture_get_rgb (&picture->palette->queen))
        return TRUE;

  return FALSE;
}

static void
test_a_million_squares_show_every_queen (void)
{
  const QsPalette *palette = picture_get_palette (0);
  guint16 columns[1000];
  const QsScene scene = { columns, NULL, 0 };
  Picture picture;
  guint dots = 0;

  for (guint row = 0; row < 1000; row++)
    columns[row] = (guint16) (row < 500 ? 2 * row + 1 : 2 * (row - 500));

  picture_init (&picture, 1000, 700, 1, FALSE, palette, &scene);

  for (guint row = 0; row < 1000; row++)
    {
      double x, y;

      qs_board_geometry_get_square (&picture.geometry, row, columns[row], &x, &y);
      g_assert_true (has_dot_near (&picture, (int) x, (int) y));
    }
  for (int y = 1; y < 699; y++)
    for (int x = 1; x < 699; x++)
      dots += picture_get_pixel (&picture, x, y) == picture_get_rgb (&palette->queen);
  g_assert_cmpuint (dots, >=, 3000);
  g_assert_cmpuint (dots, <=, 9 * 1000);

  picture_clear (&picture);
}

static void
test_squares_under_a_pixel_are_one_mean_colour (void)
{
  Picture picture;
  guint rgb;

  picture_init (&picture, 1000, 700, 1, FALSE, picture_get_palette (0), &empty_scene);
  rgb = picture_get_pixel (&picture, 350, 350);

  g_assert_cmpint (ABS ((int) (rgb >> 16) - (0xf1 + 0x7d) / 2), <=, 1);
  g_assert_cmpint (ABS ((int) (rgb >> 8 & 0xff) - (0xea + 0x9b) / 2), <=, 1);
  g_assert_cmpint (ABS ((int) (rgb & 0xff) - (0xd9 + 0x76) / 2), <=, 1);
  for (int i = 2; i < 698; i++)
    g_assert_cmpuint (picture_get_pixel (&picture, i, 700 - i), ==, rgb);

  picture_clear (&picture);
}

static void
test_small_squares_are_half_dark (void)
{
  const guint sides[] = { 176, 200, 230 };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      Picture picture;
      guint dark = 0;

      picture_init (&picture, sides[i], 700, 1, FALSE, picture_get_palette (0), &empty_scene);
      for (int y = 100; y < 600; y++)
        for (int x = 100; x < 600; x++)
          dark += picture_get_pixel (&picture, x, y) == 0x7d9b76;

      g_assert_cmpuint (dark, >, 500 * 500 * 45 / 100);
      g_assert_cmpuint (dark, <, 500 * 500 * 55 / 100);
      picture_clear (&picture);
    }
}

/* How many pixels of a square a copier makes black, as a part of all. */
static double
copy_square (const Picture *picture,
             guint          row,
             guint          column)
{
  guint black = 0;
  guint side = (guint) round (picture->geometry.square / picture->geometry.pixel);

  for (guint y = 0; y < side; y++)
    for (guint x = 0; x < side; x++)
      black += (picture_get_part (picture, row, column, (x + 0.5) / side, (y + 0.5) / side) & 0xff) < 0x80;

  return black / (double) (side * side);
}

/* In black and white, light squares are white and dark ones have thin lines, alike in each square and in no other. */
static void
test_hatched_squares_survive_a_copier (void)
{
  const guint sides[] = { 1, 4, 8, 32 };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      guint n = sides[i];
      Picture picture;

      picture_init (&picture, n, 200, 4, FALSE, qs_palette_get_print (), &empty_scene);
      for (guint row = 0; row < n; row++)
        for (guint column = 0; column < n; column++)
          {
            double black = copy_square (&picture, row, column);
            gboolean is_dark = (n - 1 - row + column) % 2 == 0;

            g_assert_cmpfloat (black, >=, is_dark ? 0.08 : 0);
            g_assert_cmpfloat (black, <=, is_dark ? 0.3 : 0);
          }
      picture_clear (&picture);
    }
}

static void
test_hatching_leaves_queens_free (void)
{
  const guint16 columns[] = { QS_EMPTY_ROW, 0 };
  const QsScene scene = { .columns = columns };
  Picture picture;

  picture_init (&picture, 2, 202, 1, FALSE, qs_palette_get_print (), &scene);
  g_assert_cmpuint (picture_get_part (&picture, 1, 0, 0.5, 0.62), ==, 0);
  for (double across = 0.47; across <= 0.53; across += 0.01)
    g_assert_cmpuint (picture_get_part (&picture, 1, 0, across, 0.11), ==, 0xffffff);
  picture_clear (&picture);
}

/* Lines need room: without it a square is grey. */
static void
test_small_squares_are_not_hatched (void)
{
  Picture picture;

  picture_init (&picture, 8, 100, 1, FALSE, qs_palette_get_print (), &empty_scene);
  for (guint row = 0; row < 8; row++)
    for (guint column = 0; column < 8; column++)
      g_assert_cmpuint (picture_count_painted (&picture, row, column), ==, 0);
  picture_clear (&picture);
}

static const guint16 busy_columns[] = { 0, 4, QS_EMPTY_ROW, 5, 2, 6, 1, 3 };
static const QsSquare busy_attack[] = { { 0, 0 }, { 5, 5 } };
static const QsMark busy_marks[] = {
  { 2, 0, QS_MARK_REJECTED },
  { 2, 1, QS_MARK_TRIED },
  { 1, 4, QS_MARK_PLACED },
};
static const QsScene busy_scene = {
  .columns = busy_columns,
  .clash = busy_attack,
  .marks = busy_marks,
  .n_marks = G_N_ELEMENTS (busy_marks),
};

static void
test_drawing_state_is_kept (void)
{
  cairo_t *cr = picture_create_drawing (200, 200);
  const double dashes[] = { 3, 4 };
  QsBoardGeometry geometry;
  cairo_matrix_t matrix, matrix_after, font_matrix, font_matrix_after;
  cairo_pattern_t *source;
  cairo_font_face_t *font_face;

  cairo_set_line_width (cr, 7);
  cairo_set_dash (cr, dashes, 2, 1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_BEVEL);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_GRAY);
  cairo_set_font_size (cr, 33);
  cairo_translate (cr, 5, 5);
  cairo_get_matrix (cr, &matrix);
  cairo_get_font_matrix (cr, &font_matrix);
  source = cairo_get_source (cr);
  font_face = cairo_get_font_face (cr);

  qs_board_geometry_init (&geometry, 8, 8, 190, 190, 1, TRUE);
  qs_board_paint (cr, &geometry, picture_get_palette (0), &busy_scene);

  cairo_get_matrix (cr, &matrix_after);
  cairo_get_font_matrix (cr, &font_matrix_after);
  g_assert_cmpfloat (cairo_get_line_width (cr), ==, 7);
  g_assert_cmpint (cairo_get_dash_count (cr), ==, 2);
  g_assert_cmpint (cairo_get_line_cap (cr), ==, CAIRO_LINE_CAP_SQUARE);
  g_assert_cmpint (cairo_get_line_join (cr), ==, CAIRO_LINE_JOIN_BEVEL);
  g_assert_cmpint (cairo_get_fill_rule (cr), ==, CAIRO_FILL_RULE_EVEN_ODD);
  g_assert_cmpint (cairo_get_antialias (cr), ==, CAIRO_ANTIALIAS_GRAY);
  g_assert_cmpmem (&matrix, sizeof matrix, &matrix_after, sizeof matrix_after);
  g_assert_cmpmem (&font_matrix, sizeof font_matrix, &font_matrix_after, sizeof font_matrix_after);
  g_assert_true (cairo_get_source (cr) == source);
  g_assert_true (cairo_get_font_face (cr) == font_face);
  g_assert_false (cairo_has_current_point (cr));

  cairo_destroy (cr);
}

static void
test_foreign_state_does_not_matter (void)
{
  cairo_t *cr = picture_create_drawing (200, 200);
  const double dashes[] = { 3, 4 };
  Picture expected, picture;

  picture_init (&expected, 8, 200, 1, TRUE, picture_get_palette (0), &busy_scene);

  cairo_set_dash (cr, dashes, 2, 1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_BEVEL);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_rectangle (cr, 0, 0, 100, 100);
  qs_board_paint (cr, &expected.geometry, picture_get_palette (0), &busy_scene);

  picture.surface = cairo_get_target (cr);
  cairo_surface_flush (picture.surface);
  g_assert_true (picture_is_same (&picture, &expected));

  picture_clear (&expected);
  cairo_destroy (cr);
}

static void
test_can_be_painted_elsewhere (void)
{
  cairo_t *cr = picture_create_drawing (260, 240);
  Picture expected, moved;

  picture_init (&expected, 8, 200, 1, TRUE, picture_get_palette (0), &busy_scene);

  cairo_translate (cr, 41, 23);
  qs_board_paint (cr, &expected.geometry, picture_get_palette (0), &busy_scene);

  moved.surface = cairo_get_target (cr);
  cairo_surface_flush (moved.surface);
  for (int y = 0; y < 200; y++)
    for (int x = 0; x < 200; x++)
      g_assert_cmpuint (picture_get_pixel (&moved, x + 41, y + 23), ==, picture_get_pixel (&expected, x, y));
  g_assert_cmpuint (picture_get_pixel (&moved, 40, 100), ==, PICTURE_BACKGROUND);

  picture_clear (&expected);
  cairo_destroy (cr);
}

/* GTK records what a widget paints and plays it back. */
static void
test_can_be_recorded (void)
{
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *recorder = cairo_create (recording);
  cairo_t *cr = picture_create_drawing (200, 200);
  Picture expected, played;

  picture_init (&expected, 8, 200, 1, FALSE, picture_get_palette (0), &busy_scene);

  qs_board_paint (recorder, &expected.geometry, picture_get_palette (0), &busy_scene);
  cairo_set_source_surface (cr, recording, 0, 0);
  cairo_paint (cr);

  played.surface = cairo_get_target (cr);
  cairo_surface_flush (played.surface);
  for (int y = 0; y < 200; y++)
    for (int x = 0; x < 200; x++)
      {
        guint a = picture_get_pixel (&played, x, y);
        guint b = picture_get_pixel (&expected, x, y);

        /* Blending by way of transparency may round differently. */
        for (guint shift = 0; shift < 24; shift += 8)
          g_assert_cmpint (ABS ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)), <=, 2);
      }

  picture_clear (&expected);
  cairo_destroy (cr);
  cairo_destroy (recorder);
  cairo_surface_destroy (recording);
}

static cairo_status_t
append (void         *closure,
        const guchar *data,
        guint         length)
{
  g_string_append_len (closure, (const char *) data, length);

  return CAIRO_STATUS_SUCCESS;
}

static GString *
export (cairo_surface_t *(*create) (cairo_write_func_t, void *, double, double),
        guint n,
        double scale,
        const QsPalette *palette,
        const QsScene *scene)
{
  GString *output = g_string_new (NULL);
  cairo_surface_t *surface = create (append, output, 500, 500);
  cairo_t *cr = cairo_create (surface);
  QsBoardGeometry geometry;

  qs_board_geometry_init (&geometry, n, n, 500, 500, scale, TRUE);
  qs_board_paint (cr, &geometry, palette, scene);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);

  cairo_destroy (cr);
  cairo_surface_finish (surface);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);

  return output;
}

static void
test_svg_holds_shapes_not_pixels (void)
{
  GString *empty = export (cairo_svg_surface_create_for_stream, 8, 1, picture_get_palette (0), &empty_scene);
  GString *busy = export (cairo_svg_surface_create_for_stream, 8, 1, picture_get_palette (0), &busy_scene);

  g_assert_nonnull (strstr (empty->str, "<svg"));
  g_assert_nonnull (strstr (empty->str, "</svg>"));
  g_assert_nonnull (strstr (empty->str, "evenodd"));
  g_assert_null (strstr (busy->str, "<image"));
  g_assert_cmpuint (busy->len, >, empty->len + 1000);

  g_string_free (empty, TRUE);
  g_string_free (busy, TRUE);
}

static void
test_hatching_is_lines_not_pixels (void)
{
  GString *svg = export (cairo_svg_surface_create_for_stream, 32, 4, qs_palette_get_print (), &empty_scene);
  GString *pdf = export (cairo_pdf_surface_create_for_stream, 32, 4, qs_palette_get_print (), &empty_scene);

  /* Programs read a clip of cairo's files in several ways, or not at all. */
  test_assert_plain_svg (svg->str);
  g_assert_cmpuint (svg->len, <, 150000);
  g_assert_null (g_strstr_len (pdf->str, (gssize) pdf->len, "/Subtype /Image"));
  g_assert_cmpuint (pdf->len, <, 30000);

  g_string_free (svg, TRUE);
  g_string_free (pdf, TRUE);
}

static void
test_svg_of_a_million_squares_is_small (void)
{
  GString *svg = export (cairo_svg_surface_create_for_stream, 1000, 10, picture_get_palette (0), &empty_scene);

  g_assert_nonnull (strstr (svg->str, "evenodd"));
  g_assert_cmpuint (svg->len, <, 250000);

  g_string_free (svg, TRUE);
}

static void
test_pdf_holds_shapes_not_pixels (void)
{
  GString *empty = export (cairo_pdf_surface_create_for_stream, 8, 1, picture_get_palette (0), &empty_scene);
  GString *busy = export (cairo_pdf_surface_create_for_stream, 8, 1, picture_get_palette (0), &busy_scene);

  g_assert_true (g_str_has_prefix (empty->str, "%PDF-"));
  g_assert_null (g_strstr_len (busy->str, (gssize) busy->len, "/Subtype /Image"));
  g_assert_cmpuint (busy->len, >, empty->len + 500);

  g_string_free (empty, TRUE);
  g_string_free (busy, TRUE);
}

static void
test_no_room_paints_nothing (void)
{
  cairo_t *cr = picture_create_drawing (50, 50);
  QsBoardGeometry geometry;
  Picture picture;

  qs_board_geometry_init (&geometry, 8, 8, 0, 50, 1, TRUE);
  qs_board_paint (cr, &geometry, picture_get_palette (0), &busy_scene);

  picture.surface = cairo_get_target (cr);
  cairo_surface_flush (picture.surface);
  g_assert_cmpint (picture_measure_ink (&picture, 0, 0, 50, 50), ==, 0);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);

  cairo_destroy (cr);
}

static void
test_all_sizes_paint_without_error (void)
{
  const guint sides[] = { 8, 9, 64, 400, 1000 };
  guint16 columns[1000];
  QsScene scene = busy_scene;

  scene.columns = columns;
  for (guint row = 0; row < 1000; row++)
    columns[row] = (guint16) (row % 8);

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    for (int length = 1; length < 120; length += 3)
      {
        Picture picture;

        picture_init (&picture, sides[i], length, 1, TRUE, picture_get_palette ((guint) length % 4), &scene);
        g_assert_cmpint (picture_measure_ink (&picture, 0, 0, length, length), >, 0);
        picture_clear (&picture);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add_func ("/render/board-painter/" path, function)
  ADD ("numbers-stand-in-the-corners", test_numbers);
  ADD ("a1-is-dark", test_a1_is_dark);
  ADD ("squares-alternate-sharply", test_squares_alternate_sharply);
  ADD ("frame-surrounds-the-board", test_frame_surrounds_the_board);
  ADD ("queens-stand-where-the-scene-says", test_queens_stand_where_the_scene_says);
  ADD ("empty-rows-stay-empty", test_empty_rows_stay_empty);
  ADD ("large-queens-are-outlined", test_large_queens_are_outlined);
  ADD ("marks-differ-in-shape", test_marks_differ_in_shape);
  ADD ("marks-have-their-colours", test_marks_have_their_colours);
  ADD ("placed-marks-leave-the-queen-whole", test_placed_marks_leave_the_queen_whole);
  ADD ("conflicts-ring-the-queen", test_conflicts_ring_the_queen);
  ADD ("regions-lie-under-queens", test_regions_lie_under_queens);
  ADD ("small-marks-are-seen", test_small_marks_are_seen);
  ADD ("small-queens-are-seen", test_small_queens_are_seen);
  ADD ("ghosts-are-translucent", test_ghosts_are_translucent);
  g_test_add_data_func ("/render/board-painter/attack-joins-both-queens", "both", test_attack_joins_both_queens);
  g_test_add_data_func ("/render/board-painter/attack-ends-at-a-pruned-square", NULL, test_attack_joins_both_queens);
  ADD ("attack-is-seen-on-small-squares", test_attack_is_seen_on_small_squares);
  ADD ("attack-without-queens-is-nothing", test_attack_outside_is_nothing);
  ADD ("marks-outside-are-nothing", test_marks_outside_are_nothing);
  ADD ("one-square-holds-one-queen", test_one_square_holds_one_queen);
  ADD ("a-million-squares-show-every-queen", test_a_million_squares_show_every_queen);
  ADD ("squares-under-a-pixel-are-one-mean-colour", test_squares_under_a_pixel_are_one_mean_colour);
  ADD ("small-squares-are-half-dark", test_small_squares_are_half_dark);
  ADD ("hatched-squares-survive-a-copier", test_hatched_squares_survive_a_copier);
  ADD ("hatching-leaves-queens-free", test_hatching_leaves_queens_free);
  ADD ("small-squares-are-not-hatched", test_small_squares_are_not_hatched);
  ADD ("drawing-state-is-kept", test_drawing_state_is_kept);
  ADD ("foreign-state-does-not-matter", test_foreign_state_does_not_matter);
  ADD ("can-be-painted-elsewhere", test_can_be_painted_elsewhere);
  ADD ("can-be-recorded", test_can_be_recorded);
  ADD ("svg-holds-shapes-not-pixels", test_svg_holds_shapes_not_pixels);
  ADD ("hatching-is-lines-not-pixels", test_hatching_is_lines_not_pixels);
  ADD ("svg-of-a-million-squares-is-small", test_svg_of_a_million_squares_is_small);
  ADD ("pdf-holds-shapes-not-pixels", test_pdf_holds_shapes_not_pixels);
  ADD ("no-room-paints-nothing", test_no_room_paints_nothing);
  ADD ("all-sizes-paint-without-error", test_all_sizes_paint_without_error);
#undef ADD

  return g_test_run ();
}
