/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sets of columns and their numbers. */

#include "config.h"

#include "qs-column-sets.h"
#include "qs-test-main.h"

#define MAX_COLUMNS 12

/* The number that the documentation says. */
static guint32
get_number (const QsColumnSets *sets,
            guint32             set)
{
  guint32 number = 0;

  for (guint size = 1; set != 0; size++, set &= set - 1)
    number += sets->choose[__builtin_ctz (set)][size];

  return number;
}

/* All sets of one size are numbered in the order of their masks. */
QS_TEST (are_numbered_in_order)
{
  QsColumnSets sets;

  qs_column_sets_init (&sets);
  for (guint size = 0; size <= MAX_COLUMNS; size++)
    {
      guint32 number = 0, previous = 0;

      for (guint32 set = 0; set < 1u << MAX_COLUMNS; set++)
        {
          if ((guint) __builtin_popcount (set) != size)
            continue;
          g_assert_cmpuint (get_number (&sets, set), ==, number);
          if (number > 0)
            g_assert_cmpuint (qs_column_sets_get_next (previous), ==, set);
          previous = set;
          number++;
        }
      g_assert_cmpuint (sets.choose[MAX_COLUMNS][size], ==, number);
    }
}

QS_TEST (half_of_32_columns_fit)
{
  const guint32 last = 0xffff0000;
  QsColumnSets sets;

  qs_column_sets_init (&sets);
  g_assert_cmpuint (sets.choose[32][16], ==, 601080390);
  g_assert_cmpuint (get_number (&sets, last), ==, 601080389);
  g_assert_cmpuint (qs_column_sets_get_next (0xfffe8000), ==, last);
}
