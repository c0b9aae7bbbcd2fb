/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way from a point to a value, and from one value to the next. */

#include "qs-pieces.h"
#include "qs-test-main.h"

/* Two data: an index above each value of two lines, and below them a line with a brace before and after its values. */
static const QsPiece pieces[] = {
  { QS_PIECE_NAME, 0, 0, 50, 10, .datum = 0 },
  { QS_PIECE_INDEX, 0, 10, 20, 8, .datum = 0, .cell = 0 },
  { QS_PIECE_INDEX, 20, 10, 20, 8, .datum = 0, .cell = 1 },
  { QS_PIECE_CELL, 0, 18, 20, 12, .datum = 0, .cell = 0 },
  { QS_PIECE_CELL, 20, 18, 20, 12, .datum = 0, .cell = 1 },
  { QS_PIECE_INDEX, 0, 30, 20, 8, .datum = 0, .cell = 2 },
  { QS_PIECE_CELL, 0, 38, 20, 12, .datum = 0, .cell = 2 },
  { QS_PIECE_TEXT, 0, 60, 8, 12, .datum = 1 },
  { QS_PIECE_CELL, 8, 60, 14, 12, .datum = 1, .cell = 0 },
  { QS_PIECE_CELL, 24, 60, 14, 12, .datum = 1, .cell = 1 },
  { QS_PIECE_TEXT, 38, 60, 8, 12, .datum = 1 },
};

#define N_PIECES G_N_ELEMENTS (pieces)

QS_TEST (cells_are_found)
{
  for (guint i = 0; i < N_PIECES; i++)
    {
      const QsPiece *piece = &pieces[i];
      guint expected = piece->kind == QS_PIECE_CELL ? i : QS_PIECE_NONE;

      g_assert_cmpuint (qs_pieces_find_cell (pieces, N_PIECES, piece->x, piece->y), ==, expected);
      g_assert_cmpuint (qs_pieces_find_cell (pieces, N_PIECES, piece->x + piece->width - 0.1,
                                             piece->y + piece->height - 0.1),
                        ==, expected);
    }

  g_assert_cmpuint (qs_pieces_find_cell (pieces, N_PIECES, 3, -1), ==, QS_PIECE_NONE);
  g_assert_cmpuint (qs_pieces_find_cell (pieces, N_PIECES, 23, 65), ==, QS_PIECE_NONE);
  g_assert_cmpuint (qs_pieces_find_cell (pieces, N_PIECES, 3, 1000), ==, QS_PIECE_NONE);
  g_assert_cmpuint (qs_pieces_find_cell (pieces, 0, 3, 20), ==, QS_PIECE_NONE);
}

static void
assert_way (guint from,
            int   across,
            int   down,
            guint to)
{
  g_assert_cmpuint (qs_pieces_move (pieces, N_PIECES, from, across, down), ==, to);
}

QS_TEST (the_first_is_chosen_first)
{
  assert_way (QS_PIECE_NONE, 0, 1, 3);
  assert_way (QS_PIECE_NONE, 0, -1, 3);
  assert_way (QS_PIECE_NONE, -1, 0, 3);
  g_assert_cmpuint (qs_pieces_move (pieces, 3, QS_PIECE_NONE, 1, 0), ==, QS_PIECE_NONE);
}

QS_TEST (left_and_right_reach_all)
{
  const guint way[] = { 3, 4, 6, 8, 9 };

  for (guint i = 0; i + 1 < G_N_ELEMENTS (way); i++)
    {
      assert_way (way[i], 1, 0, way[i + 1]);
      assert_way (way[i + 1], -1, 0, way[i]);
    }

  assert_way (9, 1, 0, 9);
  assert_way (3, -1, 0, 3);
}

/* The nearest line comes first, and in it the nearest value. */
QS_TEST (up_and_down_stay_near)
{
  assert_way (3, 0, 1, 6);
  assert_way (4, 0, 1, 6);
  assert_way (6, 0, 1, 8);
  assert_way (9, 0, 1, 9);
  assert_way (9, 0, -1, 6);
  assert_way (6, 0, -1, 3);
  assert_way (4, 0, -1, 4);
}
