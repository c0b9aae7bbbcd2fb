/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solution that is made by rule: it is one, for every board that has any. */

#include "qs-construction.h"

#include "qs-solution.h"
#include "qs-symmetry.h"
#include "qs-test-main.h"

/* Whatever is shown of a free board, it fits. */
QS_TEST (every_scope_of_every_board_has_one)
{
  for (guint n = 1; n <= QS_CENSUS_MAX_N; n++)
    {
      gboolean has_solutions = n != 2 && n != 3;
      guint16 columns[QS_CENSUS_MAX_N];
      g_autoptr (GError) error = NULL;
      QsCensusSpace space;

      qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
      g_assert_cmpint (qs_construction_find (&space, columns), ==, has_solutions);
      if (has_solutions)
        qs_solution_check (columns, n, &error);
      g_assert_no_error (error);

      qs_census_space_init (&space, n, NULL, QS_CENSUS_FUNDAMENTAL);
      g_assert_cmpint (qs_construction_find (&space, columns), ==, has_solutions);
      if (has_solutions)
        {
          qs_solution_check (columns, n, &error);
          g_assert_true (qs_symmetry_is_least (columns, n, n, QS_SYMMETRY_ALL));
        }
      g_assert_no_error (error);
    }
}

/* For 8 queens it makes 2 4 6 8 3 1 7 5. Requiring a square of only one image finds that image; requiring one of
 * none finds nothing. */
QS_TEST (squares_choose_among_its_images)
{
  const guint16 made[] = { 1, 3, 5, 7, 2, 0, 6, 4 };
  guint n_found = 0;

  for (guint column = 0; column < 8; column++)
    {
      guint32 allowed[8] = { 1u << column, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff };
      guint16 columns[8];
      QsCensusSpace space;

      qs_census_space_init (&space, 8, allowed, QS_CENSUS_ALL);
      if (!qs_construction_find (&space, columns))
        continue;

      n_found++;
      g_assert_cmpuint (columns[0], ==, column);
      g_assert_true (qs_solution_check (columns, 8, NULL));
      if (column == 1)
        g_assert_cmpmem (columns, sizeof columns, made, sizeof made);
    }

  /* Its borders have queens on b8, a3, d1 and h5: images have their top queens on b, c, d, e, f and g. */
  g_assert_cmpuint (n_found, ==, 6);
}
