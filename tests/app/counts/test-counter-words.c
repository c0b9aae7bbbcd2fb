/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the counter. */

#include "qs-counts-words.h"

#include "qs-test-main.h"
#include "qs-test-text.h"

static void
test_totals (void)
{
  assert_text (qs_counts_words_total (&(QsTotal){ 0, 92 }), "92");
  assert_text (qs_counts_words_total (&(QsTotal){ 0, G_GUINT64_CONSTANT (39029188884) }), "39029188884");

  /* 2^64, and the largest. */
  assert_text (qs_counts_words_total (&(QsTotal){ 1, 0 }), "18446744073709551616");
  assert_text (qs_counts_words_total (&(QsTotal){ G_MAXUINT64, G_MAXUINT64 }),
               "340282366920938463463374607431768211455");
}

static void
assert_estimate (double      solutions,
                 const char *number)
{
  const QsCountForecast forecast = { .n = 28, .solutions = solutions, .solutions_error = 0.005 };
  g_autofree char *expected = g_strdup_printf ("About %s ±\302\2400.5\302\240%%", number);

  assert_text (qs_counts_words_forecast (&forecast), expected);
}

static void
test_estimates (void)
{
  assert_estimate (2.349079e17, "2.35 × 10¹⁷");
  assert_estimate (9.9996e17, "1.00 × 10¹⁸");
}

static void
assert_verdict (const char *text,
                guint64     total,
                guint64     fundamental,
                gboolean    agrees,
                const char *expected)
{
  gboolean does_agree;
  QsProblem problem;
  char *verdict;

  g_assert_true (qs_problem_parse (text, &problem, NULL));
  verdict = qs_counts_words_verdict (&problem, &(QsTotal){ 0, total },
                                      fundamental > 0 ? &(QsTotal){ 0, fundamental } : NULL, &does_agree);
  assert_text (verdict, expected);
  g_assert_cmpint (does_agree, ==, agrees);
}

static void
test_verdicts (void)
{
  gboolean agrees;
  g_autofree char *verdict = NULL;
  QsProblem problem;

  assert_verdict ("8", 92, 12, TRUE, "✓ agrees with A000170");
  assert_verdict ("8", 92, 0, TRUE, "✓ agrees with A000170");
  assert_verdict ("8", 91, 12, FALSE, "✗ differs from A000170");
  assert_verdict ("8", 92, 13, FALSE, "✗ differs from A002562");
  assert_verdict ("28", 92, 12, FALSE, NULL);
  assert_verdict ("7:torus", 28, 4, TRUE, "✓ agrees with A051906");
  assert_verdict ("7:torus", 40, 6, FALSE, "✗ differs from A051906");
  assert_verdict ("6x8", 550, 141, TRUE, "✓ agrees with A269133");
  assert_verdict ("6x9", 2292, 584, FALSE, NULL);
  assert_verdict ("11:superqueens", 44, 7, FALSE, "✗ differs from A051224");

  /* The same lower half is not the same number. */
  qs_problem_init (&problem, 8);
  verdict = qs_counts_words_verdict (&problem, &(QsTotal){ 1, 92 }, NULL, &agrees);
  g_assert_cmpstr (verdict, ==, "✗ differs from A000170");
  g_assert_false (agrees);
}

static void
test_origins (void)
{
  QsCountRecord record = { .n = 20, .time = 42 * G_USEC_PER_SEC };
  g_autoptr (GDateTime) date = g_date_time_new_local (2026, 11, 21, 12, 0, 0);

  assert_text (qs_counts_words_origin (&record), "Counted in 42 s");
  record.date = g_date_time_to_unix (date);
  assert_text (qs_counts_words_origin (&record), "Counted here on 21 Nov 2026\nin 42 s");
}

static void
test_forecasts (void)
{
  QsCountForecast forecast = {
    .n = 20,
    .solutions = 39029188884.0,
    .solutions_error = 0.005,
    .seconds = 300,
    .memory = 96000000,
    .available = 4000000000,
  };

  /* Between the last words lie spaces that do not break. */
  assert_text (qs_counts_words_forecast (&forecast), "");
  assert_text (qs_counts_words_cost (&forecast), "Full count: about 5 min 0 s, 96.0\302\240MB");
  assert_text (qs_counts_words_question (&forecast),
               "Counting 20 queens takes about 5 min 0 s on all processors. "
               "You can pause it, or stop and resume another day.");

  forecast.seconds = 4e14;
  assert_text (qs_counts_words_cost (&forecast), "Full count: longer than a year, 96.0\302\240MB");

  forecast.memory = 9000000000;
  assert_text (qs_counts_words_cost (&forecast),
               "Counting all needs 9.0\302\240GB of memory, and 4.0\302\240GB are free");
}

/* Nothing is done entirely before its end. */
static void
test_percent (void)
{
  assert_text (qs_counts_words_percent (0), "0 %");
  assert_text (qs_counts_words_percent (0.439), "43 %");
  assert_text (qs_counts_words_percent (0.999), "99 %");
  assert_text (qs_counts_words_percent (1), "100 %");
}

static void
test_progress (void)
{
  assert_text (qs_counts_words_progress (0.004, 0, -1), "0 %");
  assert_text (qs_counts_words_progress (0.43, 939e6, 23), "43 % · 939.0 million/s\nabout 23 s left");
  assert_text (qs_counts_words_progress (0.43, 939e6, 1.2e14), "43 % · 939.0 million/s\nlonger than a year");
}

static void
test_listing (void)
{
  QsCounterState state = { .rate = 2200000, .seconds_left = -1 };

  assert_text (qs_counts_words_listing (&state), "2.2 million/s");
  state.rate = 0.9;
  g_assert_null (qs_counts_words_listing (&state));
  state.seconds_left = 139;
  assert_text (qs_counts_words_listing (&state), "Listing the rest takes about 2 min 19 s");
  state.lists_fundamental = TRUE;
  assert_text (qs_counts_words_listing (&state), "Listing the fundamental ones takes about 2 min 19 s");
  state.lists_fundamental = FALSE;
  state.seconds_left = 1e9;
  assert_text (qs_counts_words_listing (&state), "Listing the rest takes longer than a year");
}

QS_TEST_MAIN
{
  g_test_add_func ("/app/counter-words/totals-have-all-their-digits", test_totals);
  g_test_add_func ("/app/counter-words/estimates-have-three-digits", test_estimates);
  g_test_add_func ("/app/counter-words/verdicts-compare-both-numbers", test_verdicts);
  g_test_add_func ("/app/counter-words/origins-tell-time-and-date", test_origins);
  g_test_add_func ("/app/counter-words/forecasts-tell-numbers-time-and-memory", test_forecasts);
  g_test_add_func ("/app/counter-words/percent-are-rounded-down", test_percent);
  g_test_add_func ("/app/counter-words/progress-tells-rate-and-rest", test_progress);
  g_test_add_func ("/app/counter-words/listing-tells-rate-or-rest", test_listing);
}
