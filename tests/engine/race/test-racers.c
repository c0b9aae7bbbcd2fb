/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which racers can take part, and that the references do their task. */

#include "qs-racers.h"

#include "qs-methods.h"
#include "qs-test-main.h"

/* From n = 1; see A000170. */
static const guint64 totals[] = { 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200 };

QS_TEST (are_the_methods_and_the_references)
{
  const QsMethod *const *racers = qs_racers_list ();
  const QsMethod *const *methods = qs_methods_list ();
  guint i = 0;

  for (; methods[i] != NULL; i++)
    g_assert_true (racers[i] == methods[i]);

  g_assert_cmpstr (racers[i]->id, ==, "enumerator");
  g_assert_cmpint (racers[i]->group, ==, QS_GROUP_REFERENCE);
  g_assert_null (racers[i + 1]);
  g_assert_true (qs_racers_list () == racers);
}

QS_TEST (are_found_by_their_ids)
{
  for (const QsMethod *const *racer = qs_racers_list (); *racer != NULL; racer++)
    g_assert_true (qs_racers_find ((*racer)->id) == *racer);

  g_assert_null (qs_racers_find ("Enumerator"));
  g_assert_null (qs_racers_find (""));
}

QS_TEST (who_cannot_take_part_has_a_reason)
{
  const QsMethod one = { .id = "one", .look = QS_LOOK_MOVES, .max_n = 40 };
  const QsMethod *enumerator = qs_racers_find ("enumerator");
  const QsMethod *masks = qs_racers_find ("shifting-masks");

  g_assert_cmpint (qs_racers_check (masks, 32, NULL, FALSE), ==, QS_RACER_FITS);
  g_assert_cmpint (qs_racers_check (masks, 33, NULL, TRUE), ==, QS_RACER_LIMITED);
  g_assert_cmpint (qs_racers_check (enumerator, 32, NULL, TRUE), ==, QS_RACER_FITS);
  g_assert_cmpint (qs_racers_check (enumerator, 33, NULL, FALSE), ==, QS_RACER_LIMITED);
  g_assert_cmpint (qs_racers_check (&one, 40, NULL, TRUE), ==, QS_RACER_FITS);
  g_assert_cmpint (qs_racers_check (&one, 40, NULL, FALSE), ==, QS_RACER_FINDS_ONE);
  g_assert_cmpint (qs_racers_check (&one, 41, NULL, FALSE), ==, QS_RACER_LIMITED);
}

QS_TEST (enumerator_counts_solutions)
{
  const QsMethod *enumerator = qs_racers_find ("enumerator");

  for (guint n = 1; n <= G_N_ELEMENTS (totals); n++)
    {
      QsSearch all = { .n = n };
      QsSearch first = { .n = n, .wants_first = TRUE };

      enumerator->search (&all);
      g_assert_cmpuint (all.counts.solutions, ==, totals[n - 1]);
      g_assert_cmpuint (all.counts.placements, ==, 0);

      enumerator->search (&first);
      g_assert_cmpuint (first.counts.solutions, ==, MIN (totals[n - 1], 1));
    }
}

/* The search for all solutions of 32 queens never ends. */
QS_TEST (enumerator_stops)
{
  const gint is_stopped = 1;
  QsSearch search = { .n = 32, .is_stopped = &is_stopped };

  qs_racers_find ("enumerator")->search (&search);
  g_assert_cmpuint (search.counts.solutions, ==, 0);
}
