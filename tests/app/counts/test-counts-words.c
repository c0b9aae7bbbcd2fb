/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of counts: in the panel, in the table and in its charts. */

#include "qs-counts-words.h"

#include "qs-counts-plots.h"
#include "qs-test-main.h"
#include "qs-test-text.h"

QS_TEST (totals_have_all_their_digits)
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

QS_TEST (estimates_have_three_digits)
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

QS_TEST (verdicts_compare_both_numbers)
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

QS_TEST (origins_tell_time_and_date)
{
  QsCountRecord record = { .n = 20, .time = 42 * G_USEC_PER_SEC };
  g_autoptr (GDateTime) date = g_date_time_new_local (2026, 11, 21, 12, 0, 0);

  assert_text (qs_counts_words_origin (&record), "Counted in 42 s");
  record.date = g_date_time_to_unix (date);
  assert_text (qs_counts_words_origin (&record), "Counted here on 21 Nov 2026\nin 42 s");
}

QS_TEST (forecasts_tell_numbers_time_and_memory)
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
QS_TEST (percent_are_rounded_down)
{
  assert_text (qs_counts_words_percent (0), "0 %");
  assert_text (qs_counts_words_percent (0.439), "43 %");
  assert_text (qs_counts_words_percent (0.999), "99 %");
  assert_text (qs_counts_words_percent (1), "100 %");
}

QS_TEST (progress_tells_rate_and_rest)
{
  assert_text (qs_counts_words_progress (0.004, 0, -1), "0 %");
  assert_text (qs_counts_words_progress (0.43, 939e6, 23), "43 % · 939.0 million/s\nabout 23 s left");
  assert_text (qs_counts_words_progress (0.43, 939e6, 1.2e14), "43 % · 939.0 million/s\nlonger than a year");
}

QS_TEST (listing_tells_rate_or_rest)
{
  QsCounterState state = { .rate = 2200000, .seconds_left = -1 };

  assert_text (qs_counts_words_listing (&state), "New solutions: 2.2 million/s");
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

/* Noon of 21 November 2026 in Greenwich: the same day almost everywhere. */
#define DATE 1795262400

static QsCountEntry
make_entry (guint                n,
            const QsCountRecord *record)
{
  QsCountEntry entry;

  g_assert_true (qs_count_entry_init (&entry, n, record, NULL));

  return entry;
}

static QsCountRecord
make_record (guint64 solutions)
{
  return (QsCountRecord){
    .n = 8, .solutions = { 0, solutions }, .symmetric = { 4, 0 }, .time = 1500, .date = DATE
  };
}

QS_TEST (counted_here)
{
  const QsCountRecord record = make_record (92);
  const QsCountEntry entry = make_entry (8, &record);

  assert_text (qs_counts_words_number (&entry, QS_COUNT_SOLUTIONS), "92");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_FUNDAMENTAL), "12");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_OF_8), "11");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_OF_4), "1");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_OF_2), "0");
  assert_text (qs_counts_words_time (&entry), "1.50 ms");
  assert_text (qs_counts_words_explain (&entry, QS_COUNT_SOLUTIONS), "Counted here, 21 Nov 2026");
  assert_text (qs_counts_words_row (&entry), "8 queens: 92 · Counted here, 21 Nov 2026");
  g_assert_null (qs_counts_words_explain (&entry, QS_COUNT_OF_8));
}

QS_TEST (published_numbers_are_marked)
{
  const QsCountEntry entry = make_entry (27, NULL);
  const QsCountEntry other = make_entry (24, NULL);

  assert_text (qs_counts_words_number (&entry, QS_COUNT_SOLUTIONS), "234907967154122528");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_FUNDAMENTAL), "29363495934315694");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_OF_2), "0");
  assert_text (qs_counts_words_time (&entry), "—");
  assert_text (qs_counts_words_row (&entry), "27 queens: 234907967154122528 · Published as OEIS A000170");
  assert_text (qs_counts_words_explain (&entry, QS_COUNT_FUNDAMENTAL), "Published as OEIS A002562");
  assert_text (qs_counts_words_explain (&entry, QS_COUNT_OF_4), "Follows from the published numbers");

  /* Nobody has published how many of these a quarter turn leaves as they are. */
  assert_text (qs_counts_words_number (&other, QS_COUNT_OF_8), "—");
  g_assert_nonnull (qs_counts_words_explain (&other, QS_COUNT_OF_8));
}

/* Other kinds have sequences of their own, or none. */
QS_TEST (other_boards)
{
  QsProblem torus, cylinder;
  QsCountEntry entry;

  g_assert_true (qs_problem_parse ("11:torus", &torus, NULL) && qs_problem_parse ("5x11:torus", &cylinder, NULL));
  g_assert_true (qs_count_entry_init_other (&entry, &torus, 0, 0, 0, DATE));
  assert_text (qs_counts_words_number (&entry, QS_COUNT_SOLUTIONS), "88");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_FUNDAMENTAL), "—");
  assert_text (qs_counts_words_explain (&entry, QS_COUNT_SOLUTIONS), "Published as OEIS A051906");
  g_assert_null (qs_counts_words_explain (&entry, QS_COUNT_FUNDAMENTAL));

  g_assert_true (qs_count_entry_init_other (&entry, &torus, 88, 12, 1500, DATE));
  assert_text (qs_counts_words_number (&entry, QS_COUNT_FUNDAMENTAL), "12");
  assert_text (qs_counts_words_time (&entry), "1.50 ms");
  assert_text (qs_counts_words_explain (&entry, QS_COUNT_SOLUTIONS), "Counted here, 21 Nov 2026");
  g_assert_false (entry.differs);
  g_assert_true (qs_count_entry_init_other (&entry, &torus, 87, 12, 1500, DATE));
  assert_text (qs_counts_words_number (&entry, QS_COUNT_SOLUTIONS), "87 ≠ 88 (OEIS)");
  g_assert_true (entry.differs);

  g_assert_false (qs_count_entry_init_other (&entry, &cylinder, 0, 0, 0, DATE));
  g_assert_true (qs_count_entry_init_other (&entry, &cylinder, 7, 2, 1, DATE));
  g_assert_cmpuint (entry.n, ==, 5);
  assert_text (qs_counts_words_number (&entry, QS_COUNT_SOLUTIONS), "7");
}

QS_TEST (both_numbers_where_they_differ)
{
  const QsCountRecord record = make_record (100);
  const QsCountRecord impossible = make_record (93);
  const QsCountEntry entry = make_entry (8, &record);
  const QsCountEntry broken = make_entry (8, &impossible);

  assert_text (qs_counts_words_number (&entry, QS_COUNT_SOLUTIONS), "100 ≠ 92 (OEIS)");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_FUNDAMENTAL), "13 ≠ 12 (OEIS)");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_OF_8), "12");
  assert_text (qs_counts_words_explain (&entry, QS_COUNT_SOLUTIONS), "Counted here, 21 Nov 2026: differs from OEIS");

  assert_text (qs_counts_words_number (&broken, QS_COUNT_SOLUTIONS), "93 ≠ 92 (OEIS)");
  assert_text (qs_counts_words_number (&broken, QS_COUNT_FUNDAMENTAL), "—");
  g_assert_nonnull (qs_counts_words_explain (&broken, QS_COUNT_FUNDAMENTAL));
}

QS_TEST (ticks_are_powers_of_ten)
{
  assert_text (qs_counts_words_tick (0.1), "");
  assert_text (qs_counts_words_tick (1), "1");
  assert_text (qs_counts_words_tick (1e5), "100000");
  assert_text (qs_counts_words_tick (1e6), "10⁶");
  assert_text (qs_counts_words_tick (1e18), "10¹⁸");
}

QS_TEST (copied)
{
  assert_text (qs_counts_words_copied ("A000170", 27), "Copied 27 lines of A000170");
  assert_text (qs_counts_words_copied ("A002562", 1), "Copied 1 line of A002562");
}

/* In words: a line's last number. */
QS_TEST (charts_tell_their_last_numbers)
{
  const QsCountRecord record = make_record (92);
  const QsCountEntry entries[] = { make_entry (7, NULL), make_entry (8, &record), make_entry (9, NULL) };
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (QsCountEntry));
  g_autoptr (QsChartFigure) none = NULL;
  g_autoptr (QsChartFigure) times = NULL;
  g_autoptr (QsChartFigure) solutions = NULL;

  none = qs_counts_plots_new_times (list);
  g_assert_null (none);

  g_array_append_vals (list, entries, G_N_ELEMENTS (entries));
  times = qs_counts_plots_new_times (list);
  g_assert_cmpstr (qs_chart_figure_get_description (times), ==,
                   "Time to count all solutions on this machine. Time: 1.50 ms for 8 queens.");
  solutions = qs_counts_plots_new_solutions (list);
  g_assert_cmpstr (qs_chart_figure_get_description (solutions), ==,
                   "Numbers of solutions. All solutions: 352 for 9 queens. Fundamental solutions: 46 for 9 queens.");
}
