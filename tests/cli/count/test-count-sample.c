/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli count --forecast and --plan. */

#include <stdlib.h>
#include <string.h>

#include "qs-test-main.h"
#include "qs-test-program.h"

/* How many of so many forecasts may be more than three standard errors away. */
#define SEEDS 8
#define OUTLIERS 1

/* How many standard errors the published number is away from what these units say. */
static double
forecast (guint n,
          guint n_drawn,
          guint seed)
{
  g_auto (TestRun) run = test_run ("count %u --forecast %u --seed %u", n, n_drawn, seed);
  const char *distance;

  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_str_has_prefix (run.output, "solutions  "));
  distance = strstr (run.output, ", ");
  g_assert_nonnull (distance);
  g_assert_true (g_str_has_suffix (run.output, " standard errors away\n"));

  return strtod (distance + strlen (", "), NULL);
}

QS_TEST (forecasts_are_within_their_error)
{
  guint n_outliers = 0;
  double most = 0;

  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      double distance = forecast (18, 300, seed);

      n_outliers += distance > 3;
      most = MAX (most, distance);
    }

  g_assert_cmpuint (n_outliers, <=, OUTLIERS);
  /* Other seeds draw other units, and nobody forecasts exactly. */
  g_assert_cmpfloat (most, >, 0.5);
}

/* The same seed draws the same units, whatever counts them. */
QS_TEST (a_seed_draws_the_same_units)
{
  g_auto (TestRun) once = test_run ("count 18 --forecast 20 --threads 1");
  g_auto (TestRun) again = test_run ("count 18 --forecast 20 --threads 3 --kernel portable --seed 1");
  g_auto (TestRun) other = test_run ("count 18 --forecast 20 --seed 2");

  g_assert_cmpstr (once.output, ==, again.output);
  g_assert_cmpstr (once.output, !=, other.output);
}

/* Nothing is estimated where all units are counted. */
QS_TEST (all_units_are_no_sample)
{
  g_auto (TestRun) run = test_run ("count 8 --forecast 10000");

  test_assert_done (&run, "solutions  92 ± 0\npublished  92\n");
}

QS_TEST (a_plan_says_how_to_begin)
{
  g_auto (TestRun) small = test_run ("count 18 --plan --cores 1");
  g_auto (TestRun) large = test_run ("count 19 --plan --cores 128 --seed 3");

  g_assert_cmpint (small.status, ==, 0);
  g_assert_nonnull (strstr (small.output, "units        10000\n"));
  g_assert_nonnull (strstr (small.output, "with 1 core  "));
  g_assert_true (g_str_has_suffix (small.output, "\n\nqueenside-cli count 18 --state count18.state\n"));

  g_assert_cmpint (large.status, ==, 0);
  g_assert_nonnull (strstr (large.output, "with 128 cores  "));
  g_assert_nonnull (strstr (large.output, "\nmemory          "));
}

QS_TEST (wrong_options)
{
  const char *const commands[][2] = {
    { "count 8 --forecast 1", "--forecast must be a number from 2 to 10000, not “1”" },
    { "count 8 --forecast x", "--forecast must be a number from 2 to 10000, not “x”" },
    { "count 8 --forecast 9 --units 1", "--forecast and --units do not go together" },
    { "count 8 --plan --partial", "--plan and --partial do not go together" },
    { "count 8 --plan --threads 2", "--plan and --threads do not go together" },
    { "count 8:torus --plan", "another problem than N and --plan do not go together" },
    { "count 8 --cores 3", "--cores needs --plan" },
    { "count 8 --plan --cores 0", "--cores must be a number from 1 to 10000000, not “0”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (TestRun) run = test_run ("%s", commands[i][0]);

      test_assert_failed (&run, 2, commands[i][1]);
    }
}
