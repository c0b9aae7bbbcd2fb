/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Symmetry classes against orbits that are made one by one, and against the published numbers. */

#include "config.h"

#include "qs-enumerator.h"
#include "qs-known.h"
#include "qs-symmetric.h"
#include "qs-symmetry.h"
#include "qs-test-main.h"

#define ENUMERATED_MAX_N 10

static QsTotal
known_total (guint n)
{
  QsTotal total = { 0, 0 };

  g_assert_true (qs_known_total (n, &total.low));

  return total;
}

static QsSymmetricCounts
count_symmetric (guint n)
{
  QsSymmetricCounts symmetric;

  g_assert_true (qs_symmetric_count (n, QS_STOP_NEVER, &symmetric));

  return symmetric;
}

static void
assert_number (const QsTotal *number,
               guint64        expected)
{
  g_assert_cmpuint (number->high, ==, 0);
  g_assert_cmpuint (number->low, ==, expected);
}

/* Each class is counted at the least of its images. */
QS_TEST (numbers_equal_orbits)
{
  for (guint n = 1; n <= ENUMERATED_MAX_N; n++)
    {
      const QsTotal total = known_total (n);
      const QsSymmetricCounts symmetric = count_symmetric (n);
      guint64 expected[QS_SYMMETRIES + 1] = { 0 }, n_classes = 0;
      guint16 columns[QS_ENUMERATOR_MAX_N];
      QsSymmetry symmetries[QS_SYMMETRIES];
      QsEnumerator enumerator;
      QsClasses classes;

      qs_enumerator_init (&enumerator, n);
      while (qs_enumerator_next (&enumerator, G_MAXUINT64, columns) == QS_ENUMERATOR_SOLUTION)
        {
          if (!qs_symmetry_is_least (columns, n, n, QS_SYMMETRY_ALL))
            continue;

          expected[qs_symmetry_orbit (columns, n, n, QS_SYMMETRY_ALL, symmetries)]++;
          n_classes++;
        }

      g_assert_true (qs_classes_find (n, &total, &symmetric, &classes));
      assert_number (&classes.fundamental, n_classes);
      assert_number (&classes.of[3], expected[8]);
      assert_number (&classes.of[2], expected[4]);
      assert_number (&classes.of[1], expected[2]);
      assert_number (&classes.of[0], expected[1]);
    }
}

QS_TEST (fundamental_solutions_are_as_published)
{
  guint most = g_test_slow () ? 20 : 16;

  for (guint n = 1; n <= most; n++)
    {
      const QsTotal total = known_total (n);
      const QsSymmetricCounts symmetric = count_symmetric (n);
      guint64 fundamental;
      QsClasses classes;

      g_assert_true (qs_known_fundamental (n, &fundamental));
      g_assert_true (qs_classes_find (n, &total, &symmetric, &classes));
      assert_number (&classes.fundamental, fundamental);
    }
}

QS_TEST (numbers_go_beyond_64_bits)
{
  const QsTotal total = { 8, 20 };
  const QsSymmetricCounts symmetric = { 12, 4 };
  QsClasses classes;

  g_assert_true (qs_classes_find (29, &total, &symmetric, &classes));
  g_assert_cmpuint (classes.of[3].high, ==, 1);
  g_assert_cmpuint (classes.of[3].low, ==, 1);
  assert_number (&classes.of[2], 2);
  assert_number (&classes.of[1], 2);
  assert_number (&classes.of[0], 0);
  g_assert_cmpuint (classes.fundamental.high, ==, 1);
  g_assert_cmpuint (classes.fundamental.low, ==, 5);
}

static void
assert_misfit (guint   n,
               guint64 total,
               guint64 half_turn,
               guint64 quarter_turn)
{
  const QsTotal wide = { 0, total };
  const QsSymmetricCounts symmetric = { half_turn, quarter_turn };
  QsClasses classes;

  g_assert_false (qs_classes_find (n, &wide, &symmetric, &classes));
}

QS_TEST (what_does_not_fit_is_seen)
{
  assert_misfit (8, 91, 4, 0);
  assert_misfit (8, 96, 4, 0);
  assert_misfit (8, 92, 8, 0);
  assert_misfit (8, 92, 100, 0);
  assert_misfit (8, 92, 4, 2);
  assert_misfit (8, 92, 4, 8);
  assert_misfit (8, 93, 5, 1);
  assert_misfit (8, 0, 4, 0);
  assert_misfit (1, 0, 0, 0);
  assert_misfit (1, 9, 1, 1);
  assert_misfit (1, 1, 0, 0);
  assert_misfit (1, 1, 1, 0);
}
