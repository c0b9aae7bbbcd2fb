/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Medians of times, and when they are stable, against values worked out by hand. */

#include "qs-race-report.h"

#include "qs-test-main.h"

typedef struct
{
  const char *name;
  double seconds[8]; /* up to the first 0 */
  double median;
  double deviation;
  gboolean is_stable;
} Case;

static const Case cases[] = {
  { "one", { 0.5 }, 0.5, 0, FALSE },
  { "two", { 0.5, 0.25 }, 0.375, 0.125, FALSE },
  { "three-out-of-order", { 3, 1, 2 }, 2, 1, FALSE },
  { "even", { 4, 1, 3, 2 }, 2.5, 1, FALSE },
  { "four-equal", { 0.5, 0.5, 0.5, 0.5 }, 0.5, 0, FALSE },
  { "five-equal", { 0.5, 0.5, 0.5, 0.5, 0.5 }, 0.5, 0, TRUE },
  { "three-long", { 1.5, 1.5, 1.5 }, 1.5, 0, TRUE },
  { "two-long", { 1.5, 1.5 }, 1.5, 0, FALSE },
  { "one-disturbed", { 0.5, 0.5, 9, 0.5, 0.5 }, 0.5, 0, TRUE },
  /* A deviation of d is stable up to 1.858 · d / √5 = 1 % of the median, so d up to 1.2034 %. */
  { "just-stable", { 0.9, 0.98798, 1, 1.01202, 1.1 }, 1, 0.01202, TRUE },
  { "just-not-stable", { 0.9, 0.98794, 1, 1.01206, 1.1 }, 1, 0.01206, FALSE },
};

static void
test_case (gconstpointer data)
{
  const Case *expected = data;
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (QsRaceSample));
  QsRaceResult result = { .racer = qs_racers_find ("enumerator") };
  guint count = 0;

  for (; count < G_N_ELEMENTS (expected->seconds) && expected->seconds[count] > 0; count++)
    {
      const QsRaceSample sample = { TRUE, 3, expected->seconds[count], 3 * expected->seconds[count],
                                    { 1, 2, 3, 4 }, 100 + (count == 1 ? 50 : count) };

      g_array_append_val (samples, sample);
    }

  qs_race_samples_sum_up (samples, &result);
  g_assert_true (result.racer == qs_racers_find ("enumerator"));
  g_assert_cmpuint (result.n_runs, ==, 3 * count);
  g_assert_cmpfloat_with_epsilon (result.seconds, expected->median, 1e-12);
  g_assert_cmpfloat_with_epsilon (result.deviation, expected->deviation, 1e-12);
  g_assert_cmpint (result.is_stable, ==, expected->is_stable);
  g_assert_cmpuint (result.counts.backtracks, ==, 3);
  g_assert_cmpuint (result.memory, ==, count > 1 ? 150 : 100);
}

QS_TEST (none_say_nothing)
{
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (QsRaceSample));
  QsRaceResult result = { .racer = qs_racers_find ("enumerator") };

  qs_race_samples_sum_up (samples, &result);
  g_assert_nonnull (result.racer);
  g_assert_cmpuint (result.n_runs, ==, 0);
  g_assert_cmpfloat (result.seconds, ==, 0);
  g_assert_false (result.is_stable);
}

QS_TEST_MAIN
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/race-samples/median-of/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
}
