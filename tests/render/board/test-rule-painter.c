/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is asked of squares, painted on a board. */

#include "qs-test-main.h"
#include "qs-test-picture.h"

static QsConstraints
ask (guint       n,
     const char *required,
     const char *forbidden)
{
  QsConstraints constraints;

  qs_constraints_init (&constraints, n);
  g_assert_true (qs_constraints_set_list (&constraints, required, QS_SQUARE_RULE_REQUIRED, NULL));
  if (forbidden != NULL)
    g_assert_true (qs_constraints_set_list (&constraints, forbidden, QS_SQUARE_RULE_FORBIDDEN, NULL));

  return constraints;
}

/* On squares of five pixels and more; no other square changes. */
QS_TEST (rules_have_shapes_of_their_own)
{
  const double lengths[] = { 22, 42, 82, 202, 402 };
  const QsConstraints constraints = ask (4, "a4", "c2");
  const QsScene scene = { .constraints = &constraints };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    for (guint j = 0; j < 4; j++)
      {
        Picture picture;

        picture_init (&picture, 4, lengths[i], 1, FALSE, picture_get_palette (j), &scene);
        g_assert_cmpfloat (picture.geometry.square, >=, 5);

        /* The frame runs along the edges, the cross through the middle, where it is smooth only if it is large. */
        g_assert_true (picture_has_color (&picture, &picture.palette->tried));
        g_assert_cmpuint (picture_get_part (&picture, 2, 2, 0.5, 0.5), !=, picture_get_square_rgb (&picture, 2, 2));
        g_assert_cmpuint (picture_get_part (&picture, 2, 2, 0.04, 0.5), ==, picture_get_square_rgb (&picture, 2, 2));
        if (picture.geometry.square >= 20)
          g_assert_cmpuint (picture_get_part (&picture, 2, 2, 0.5, 0.5), ==,
                            picture_get_rgb (&picture.palette->attack));

        for (guint row = 0; row < 4; row++)
          for (guint column = 0; column < 4; column++)
            g_assert_true ((picture_count_painted (&picture, row, column) > 0) ==
                           ((row == 0 && column == 0) || (row == 2 && column == 2)));
        picture_clear (&picture);
      }
}

QS_TEST (required_frames_leave_the_queen_whole)
{
  const guint16 columns[] = { 1, QS_EMPTY_ROW, QS_EMPTY_ROW };
  const QsConstraints constraints = ask (3, "b3", NULL);
  const QsScene scene = { .columns = columns, .constraints = &constraints };

  for (guint i = 0; i < 4; i++)
    {
      Picture picture;
      guint frame;

      picture_init (&picture, 3, 182, 1, FALSE, picture_get_palette (i), &scene);
      frame = picture_get_rgb (&picture.palette->tried);
      g_assert_cmpuint (picture_get_part (&picture, 0, 1, 0.5, 0.62), ==, picture_get_rgb (&picture.palette->queen));
      g_assert_cmpuint (picture_get_part (&picture, 0, 1, 0.05, 0.7), ==, frame);
      g_assert_cmpuint (picture_get_part (&picture, 0, 1, 0.95, 0.7), ==, frame);
      g_assert_cmpuint (picture_get_part (&picture, 0, 1, 0.5, 0.95), ==, frame);

      /* The folded corner is at the top left alone. */
      g_assert_cmpuint (picture_get_part (&picture, 0, 1, 0.1, 0.1), ==, frame);
      g_assert_cmpuint (picture_get_part (&picture, 0, 1, 0.9, 0.12), !=, frame);
      picture_clear (&picture);
    }
}

/* A placement has one queen a row; of two that are required there, both are seen. */
QS_TEST (required_squares_have_queens)
{
  const guint16 columns[] = { QS_EMPTY_ROW, 1, QS_EMPTY_ROW, QS_EMPTY_ROW };
  const QsConstraints constraints = ask (4, "b3,d3", NULL);
  const QsScene given = { .constraints = &constraints };
  const QsScene placed = { .constraints = &constraints, .columns = columns };
  Picture a, b;

  picture_init (&a, 4, 202, 1, FALSE, picture_get_palette (0), &given);
  picture_init (&b, 4, 202, 1, FALSE, picture_get_palette (0), &placed);
  g_assert_cmpuint (picture_get_part (&a, 1, 1, 0.5, 0.62), ==, picture_get_rgb (&a.palette->queen));
  g_assert_cmpuint (picture_get_part (&a, 1, 3, 0.5, 0.62), ==, picture_get_rgb (&a.palette->queen));
  g_assert_true (picture_is_same (&a, &b));
  picture_clear (&a);
  picture_clear (&b);
}

QS_TEST (clash_joins_squares_of_one_row)
{
  const QsSquare clash[] = { { 1, 0 }, { 1, 3 } };
  const QsConstraints constraints = ask (4, "a3,d3", NULL);
  const QsScene scene = { .constraints = &constraints, .clash = clash };

  for (guint i = 0; i < 4; i++)
    {
      Picture picture;
      guint line;

      picture_init (&picture, 4, 202, 1, FALSE, picture_get_palette (i), &scene);
      line = picture_get_rgb (&picture.palette->attack);
      g_assert_cmpuint (picture_get_part (&picture, 1, 1, 0.5, 0.5), ==, line);
      g_assert_cmpuint (picture_get_part (&picture, 1, 2, 0.5, 0.5), ==, line);
      g_assert_cmpuint (picture_count_painted (&picture, 0, 1), ==, 0);
      g_assert_cmpuint (picture_count_painted (&picture, 2, 2), ==, 0);
      picture_clear (&picture);
    }
}

QS_TEST (cursor_has_two_colours)
{
  const double lengths[] = { 22, 82, 402 };
  const QsSquare cursor = { 2, 1 };
  const QsScene scene = { .cursor = &cursor };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    for (guint j = 0; j < 4; j++)
      {
        Picture picture;

        picture_init (&picture, 4, lengths[i], 1, FALSE, picture_get_palette (j), &scene);
        g_assert_true (picture_has_color (&picture, &picture.palette->queen));
        g_assert_true (picture_has_color (&picture, &picture.palette->queen_outline));
        g_assert_cmpuint (picture_get_part (&picture, 2, 1, 0.5, 0.5), ==, picture_get_square_rgb (&picture, 2, 1));
        g_assert_cmpuint (picture_count_painted (&picture, 0, 1), ==, 0);
        g_assert_cmpuint (picture_count_painted (&picture, 2, 3), ==, 0);
        picture_clear (&picture);
      }
}

/* Until a smaller board has its own constraints, those of the larger one are there. */
QS_TEST (squares_beside_the_board_are_passed_over)
{
  const QsConstraints constraints = ask (8, "a8,h1", "h8");
  const QsSquare outside[] = { { 1, 1 }, { 7, 7 } };
  const QsScene scene = { .constraints = &constraints, .clash = outside, .cursor = &outside[1] };
  Picture picture;

  picture_init (&picture, 4, 202, 1, FALSE, picture_get_palette (0), &scene);
  for (guint row = 0; row < 4; row++)
    for (guint column = 0; column < 4; column++)
      g_assert_true ((picture_count_painted (&picture, row, column) > 0) == (row == 0 && column == 0));
  picture_clear (&picture);
}
