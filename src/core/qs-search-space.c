/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many placements there are to choose from. */

#include "qs-search-space.h"

static void
multiply_power (QsBigNumber *count,
                guint        base,
                guint        exponent)
{
  for (guint i = 0; i < exponent; i++)
    qs_big_number_multiply (count, base);
}

/* After each step it is a binomial coefficient, so no division leaves a remainder. */
static void
multiply_binomial (QsBigNumber *count,
                   guint        n,
                   guint        k)
{
  for (guint i = 1; i <= k; i++)
    {
      guint32 rest;

      qs_big_number_multiply (count, n - k + i);
      rest = qs_big_number_divide (count, i);
      g_assert (rest == 0);
    }
}

void
qs_search_space_count (QsSearchSpace space,
                       guint         n_rows,
                       guint         n,
                       QsBigNumber  *count)
{
  g_return_if_fail (n_rows >= 1 && n_rows <= n && n <= QS_SEARCH_SPACE_MAX_N);

  qs_big_number_init (count, 1);

  switch (space)
    {
    case QS_SEARCH_SPACE_SUBSETS:
      multiply_power (count, 2, n_rows * n);
      break;
    case QS_SEARCH_SPACE_N_SQUARES:
      multiply_binomial (count, n_rows * n, n_rows);
      break;
    case QS_SEARCH_SPACE_ROWS:
      multiply_power (count, n, n_rows);
      break;
    case QS_SEARCH_SPACE_PERMUTATIONS:
      for (guint i = n - n_rows + 1; i <= n; i++)
        qs_big_number_multiply (count, i);
      break;
    case QS_SEARCH_SPACE_N_SPACES:
    default:
      g_assert_not_reached ();
    }
}

char *
qs_search_space_to_string (QsSearchSpace space,
                           guint         n_rows,
                           guint         n)
{
  QsBigNumber count = { 0 };

  qs_search_space_count (space, n_rows, n, &count);

  return qs_big_number_to_string (&count);
}
