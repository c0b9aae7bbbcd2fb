/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions a turn of the board leaves as they are, as published. */

#pragma once

#include <glib.h>

/* The largest board of which the numbers are known. */
#define TEST_TURNS_MAX_N 27

/* What turns leave as it is.
 * @half: the number of solutions that a half turn leaves as they are
 * @quarter: the number of those that a quarter turn does, too */
typedef struct
{
  guint64 half;
  guint64 quarter;
} TestTurns;

const TestTurns *test_get_turns (guint n);
