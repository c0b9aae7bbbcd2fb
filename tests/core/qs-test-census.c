/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Censuses made in one go, and solutions chosen without them. */

#include "qs-test-census.h"

#include "qs-census-plan.h"
#include "qs-census-walk.h"
#include "qs-test-boards.h"

/* Forbids no square, some or most of them, and may require a queen in a row.
 * @allowed: (out caller-allocates) (array length=n): the squares of each row */
void
test_census_random_masks (GRand   *random,
                          guint    n,
                          guint32 *allowed)
{
  double density = g_rand_double (random);

  for (guint row = 0; row < n; row++)
    {
      allowed[row] = 0;
      for (guint column = 0; column < n; column++)
        allowed[row] |= (guint32) (g_rand_double (random) >= density * density) << column;
    }

  if (g_rand_int_range (random, 0, 4) == 0)
    allowed[g_rand_int_range (random, 0, (gint32) n)] = 1u << g_rand_int_range (random, 0, (gint32) n);
}

static gboolean
is_allowed (const guint16 *columns,
            guint          n,
            const guint32 *allowed)
{
  for (guint row = 0; row < n && allowed != NULL; row++)
    {
      if ((allowed[row] >> columns[row] & 1) == 0)
        return FALSE;
    }

  return TRUE;
}

/* @allowed: (array length=n) (nullable): the allowed squares of each row
 * @scope: whether all are wanted or only the least of their images
 * Returns: (transfer full) (element-type guint16): the wanted ones */
GArray *
test_census_choose (const GArray  *solutions,
                    guint          n,
                    const guint32 *allowed,
                    QsCensusScope  scope)
{
  GArray *chosen = g_array_new (FALSE, FALSE, sizeof (guint16));

  for (guint i = 0; i < solutions->len; i += n)
    {
      const guint16 *columns = &g_array_index (solutions, guint16, i);

      if (is_allowed (columns, n, allowed) && (scope == QS_CENSUS_ALL || test_is_least (columns, n)))
        g_array_append_vals (chosen, columns, n);
    }

  return chosen;
}

/* Tests the whole board, and boards with random squares, in both scopes. */
void
test_census_each_space (guint          n,
                        const GArray  *all,
                        TestCensusFunc test)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (n);

  for (guint i = 0; i < 8; i++)
    {
      QsCensusScope scope = i % 2 == 0 ? QS_CENSUS_ALL : QS_CENSUS_FUNDAMENTAL;
      g_autoptr (GArray) solutions = NULL;
      guint32 allowed[QS_CENSUS_MAX_N];
      QsCensusSpace space;

      for (guint row = 0; row < n; row++)
        allowed[row] = G_MAXUINT32;
      if (i >= 2)
        test_census_random_masks (random, n, allowed);
      qs_census_space_init (&space, n, allowed, scope);
      solutions = test_census_choose (all, n, allowed, scope);
      test (&space, solutions, random);
    }
}

static guint64
count_row (guint32 full,
           guint32 taken,
           guint32 diagonals,
           guint32 anti_diagonals)
{
  guint32 free_squares = full & ~(taken | diagonals | anti_diagonals);
  guint64 count = 0;

  if (taken == full)
    return 1;

  for (; free_squares != 0; free_squares &= free_squares - 1)
    {
      guint32 bit = free_squares & -free_squares;

      count += count_row (full, taken | bit, (diagonals | bit) << 1, (anti_diagonals | bit) >> 1);
    }

  return count;
}

/* @prefix: (array length=n_rows): columns of queens that no other attacks
 * Returns: the number of solutions that begin with @prefix, by the plain recursive count */
guint64
test_census_recount (guint          n,
                     const guint16 *prefix,
                     guint          n_rows)
{
  guint32 taken = 0, diagonals = 0, anti_diagonals = 0;

  for (guint row = 0; row < n_rows; row++)
    {
      guint32 bit = 1u << prefix[row];

      taken |= bit;
      diagonals = (diagonals | bit) << 1;
      anti_diagonals = (anti_diagonals | bit) >> 1;
    }

  return count_row (G_MAXUINT32 >> (32 - n), taken, diagonals, anti_diagonals);
}

/* @unit_rows: how many rows a unit has
 * @max_size: how many bytes it may take
 * Returns: (transfer full): a complete census */
QsCensus *
test_census_make_cut (const QsCensusSpace *space,
                      const QsKernel      *kernel,
                      guint                unit_rows,
                      guint                depth,
                      gsize                max_size)
{
  g_autoptr (QsCensusCounter) counter = qs_census_counter_new (space, kernel);
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  QsCensus *census = qs_census_new (space, depth, max_size);
  QsCensusWalk units;

  qs_census_walk_init (&units, space, NULL, 0, unit_rows);
  while (qs_census_walk_next (&units))
    {
      guint unit_depth = MAX (qs_census_get_depth (census), unit_rows);

      g_assert_true (qs_census_counter_count (counter, units.columns, unit_rows, unit_depth, counts));
      qs_census_append (census, units.columns, unit_rows, unit_depth, counts);
    }
  qs_census_finish (census);

  return census;
}

/* Returns: (transfer full): a complete census, as the application makes it */
QsCensus *
test_census_make (const QsCensusSpace *space,
                  const QsKernel      *kernel)
{
  QsCensusPlan plan;

  qs_census_plan_init (&plan, space);

  return test_census_make_cut (space, kernel, plan.unit_rows, plan.depth, QS_CENSUS_MAX_SIZE);
}
