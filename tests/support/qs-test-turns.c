/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions a turn of the board leaves as they are, as published. */

#include "qs-test-turns.h"

/* From n = 1: A032522 and A033148. */
static const TestTurns turns[TEST_TURNS_MAX_N] = {
  { 1, 1 },
  { 0, 0 },
  { 0, 0 },
  { 2, 2 },
  { 2, 2 },
  { 4, 0 },
  { 8, 0 },
  { 4, 0 },
  { 16, 0 },
  { 12, 0 },
  { 48, 0 },
  { 80, 8 },
  { 136, 8 },
  { 420, 0 },
  { 1240, 0 },
  { 3000, 64 },
  { 8152, 128 },
  { 18104, 0 },
  { 44184, 0 },
  { 144620, 480 },
  { 375664, 704 },
  { 1250692, 0 },
  { 3581240, 0 },
  { 11675080, 3328 },
  { 34132592, 3264 },
  { 115718268, 0 },
  { 320403024, 0 },
};

/* @n: the side of the board, 1 … %TEST_TURNS_MAX_N
 * Returns: how many solutions a turn leaves as they are */
const TestTurns *
test_get_turns (guint n)
{
  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (n, <=, TEST_TURNS_MAX_N);

  return &turns[n - 1];
}
