/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solutions that turns leave as they are: against all solutions, turned one by one. */

#include "config.h"

#include "qs-symmetric.h"

#include "qs-enumerator.h"
#include "qs-symmetry.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"
#include "qs-test-stop.h"
#include "qs-test-turns.h"

#define ENUMERATED_MAX_N 10

/* A search of several seconds, if nobody stopped it. */
#define LONG_N 26

static QsSymmetricCounts
count (guint n)
{
  QsSymmetricCounts counts = { G_MAXUINT64, G_MAXUINT64 };

  g_assert_true (qs_symmetric_count (n, QS_STOP_NEVER, &counts));

  return counts;
}

static gboolean
is_unchanged (QsSymmetry     symmetry,
              const guint16 *columns,
              guint          n)
{
  guint16 image[QS_ENUMERATOR_MAX_N];

  qs_symmetry_apply (symmetry, columns, n, n, image);

  return test_compare (image, columns, n) == 0;
}

QS_TEST (counts_equal_turned_solutions)
{
  for (guint n = 1; n <= ENUMERATED_MAX_N; n++)
    {
      QsSymmetricCounts expected = { 0, 0 }, counted = count (n);
      guint16 columns[QS_ENUMERATOR_MAX_N];
      QsEnumerator enumerator;

      qs_enumerator_init (&enumerator, n);
      while (qs_enumerator_next (&enumerator, G_MAXUINT64, columns) == QS_ENUMERATOR_SOLUTION)
        {
          expected.half_turn += is_unchanged (QS_SYMMETRY_HALF_TURN, columns, n);
          expected.quarter_turn += is_unchanged (QS_SYMMETRY_QUARTER_TURN, columns, n);
        }

      g_assert_cmpuint (counted.half_turn, ==, expected.half_turn);
      g_assert_cmpuint (counted.quarter_turn, ==, expected.quarter_turn);
    }
}

QS_TEST (counts_are_as_published)
{
  guint most = g_test_slow () ? 20 : 18;

  for (guint n = 1; n <= most; n++)
    {
      QsSymmetricCounts counted = count (n);

      g_assert_cmpuint (counted.half_turn, ==, test_get_turns (n)->half);
      g_assert_cmpuint (counted.quarter_turn, ==, test_get_turns (n)->quarter);
    }
}

/* Asked once more after a stop, it would be counted. */
QS_TEST (a_count_can_be_stopped)
{
  static const guint most[] = { 1, 2, 10 };

  for (guint i = 0; i < G_N_ELEMENTS (most); i++)
    {
      TestStop stop = { 0, most[i] };
      QsSymmetricCounts counts;

      g_assert_false (qs_symmetric_count (LONG_N, (QsStop){ test_is_stopped, &stop }, &counts));
      g_assert_cmpuint (stop.asked, ==, most[i]);
    }
}

QS_TEST (a_count_goes_on_while_nobody_stops_it)
{
  TestStop stop = { 0, G_MAXUINT };
  QsSymmetricCounts counts;

  g_assert_true (qs_symmetric_count (18, (QsStop){ test_is_stopped, &stop }, &counts));
  g_assert_cmpuint (stop.asked, >=, 2);
  g_assert_cmpuint (counts.half_turn, ==, test_get_turns (18)->half);
}
