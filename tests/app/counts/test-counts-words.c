/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the table of counts and its charts. */

#include "qs-counts-words.h"

#include "qs-counts-plots.h"
#include "qs-test-main.h"
#include "qs-test-text.h"

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

static void
test_counted (void)
{
  const QsCountRecord record = make_record (92);
  const QsCountEntry entry = make_entry (8, &record);

  assert_text (qs_counts_words_number (&entry, QS_COUNT_SOLUTIONS), "92");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_FUNDAMENTAL), "12");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_OF_8), "11");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_OF_4), "1");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_OF_2), "0");
  assert_text (qs_counts_words_time (&entry), "1.50 ms");
  assert_text (qs_counts_words_source (&entry), "Counted here, 21 Nov 2026");
  assert_text (qs_counts_words_row (&entry), "8 queens: 92 · Counted here, 21 Nov 2026");
  g_assert_null (qs_counts_words_explain (&entry, QS_COUNT_SOLUTIONS));
  g_assert_null (qs_counts_words_explain (&entry, QS_COUNT_OF_8));
}

static void
test_published (void)
{
  const QsCountEntry entry = make_entry (27, NULL);
  const QsCountEntry other = make_entry (24, NULL);

  assert_text (qs_counts_words_number (&entry, QS_COUNT_SOLUTIONS), "234907967154122528");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_FUNDAMENTAL), "29363495934315694");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_OF_2), "0");
  assert_text (qs_counts_words_time (&entry), "—");
  assert_text (qs_counts_words_source (&entry), "OEIS A000170, A002562");
  assert_text (qs_counts_words_explain (&entry, QS_COUNT_FUNDAMENTAL), "Published as OEIS A002562");
  assert_text (qs_counts_words_explain (&entry, QS_COUNT_OF_4), "Follows from the published numbers");

  /* Nobody has published how many of these a quarter turn leaves as they are. */
  assert_text (qs_counts_words_number (&other, QS_COUNT_OF_8), "—");
  g_assert_nonnull (qs_counts_words_explain (&other, QS_COUNT_OF_8));
}

/* Other kinds have sequences of their own, or none. */
static void
test_other_boards (void)
{
  QsProblem torus, cylinder;
  QsCountEntry entry;

  g_assert_true (qs_problem_parse ("11:torus", &torus, NULL) && qs_problem_parse ("5x11:torus", &cylinder, NULL));
  g_assert_true (qs_count_entry_init_other (&entry, &torus, 0, 0, 0, DATE));
  assert_text (qs_counts_words_number (&entry, QS_COUNT_SOLUTIONS), "88");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_FUNDAMENTAL), "—");
  assert_text (qs_counts_words_source (&entry), "OEIS A051906");
  assert_text (qs_counts_words_explain (&entry, QS_COUNT_SOLUTIONS), "Published as OEIS A051906");
  g_assert_null (qs_counts_words_explain (&entry, QS_COUNT_FUNDAMENTAL));

  g_assert_true (qs_count_entry_init_other (&entry, &torus, 88, 12, 1500, DATE));
  assert_text (qs_counts_words_number (&entry, QS_COUNT_FUNDAMENTAL), "12");
  assert_text (qs_counts_words_time (&entry), "1.50 ms");
  assert_text (qs_counts_words_source (&entry), "Counted here, 21 Nov 2026");
  g_assert_false (entry.differs);
  g_assert_true (qs_count_entry_init_other (&entry, &torus, 87, 12, 1500, DATE));
  assert_text (qs_counts_words_number (&entry, QS_COUNT_SOLUTIONS), "87 ≠ 88 (OEIS)");
  g_assert_true (entry.differs);

  g_assert_false (qs_count_entry_init_other (&entry, &cylinder, 0, 0, 0, DATE));
  g_assert_true (qs_count_entry_init_other (&entry, &cylinder, 7, 2, 1, DATE));
  g_assert_cmpuint (entry.n, ==, 5);
  assert_text (qs_counts_words_number (&entry, QS_COUNT_SOLUTIONS), "7");
}

static void
test_difference (void)
{
  const QsCountRecord record = make_record (100);
  const QsCountRecord impossible = make_record (93);
  const QsCountEntry entry = make_entry (8, &record);
  const QsCountEntry broken = make_entry (8, &impossible);

  assert_text (qs_counts_words_number (&entry, QS_COUNT_SOLUTIONS), "100 ≠ 92 (OEIS)");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_FUNDAMENTAL), "13 ≠ 12 (OEIS)");
  assert_text (qs_counts_words_number (&entry, QS_COUNT_OF_8), "12");
  assert_text (qs_counts_words_source (&entry), "Counted here, 21 Nov 2026: differs from OEIS");

  assert_text (qs_counts_words_number (&broken, QS_COUNT_SOLUTIONS), "93 ≠ 92 (OEIS)");
  assert_text (qs_counts_words_number (&broken, QS_COUNT_FUNDAMENTAL), "—");
  g_assert_nonnull (qs_counts_words_explain (&broken, QS_COUNT_FUNDAMENTAL));
}

static void
test_ticks (void)
{
  assert_text (qs_counts_words_tick (0.1), "");
  assert_text (qs_counts_words_tick (1), "1");
  assert_text (qs_counts_words_tick (1e5), "100000");
  assert_text (qs_counts_words_tick (1e6), "10⁶");
  assert_text (qs_counts_words_tick (1e18), "10¹⁸");
}

static void
test_copied (void)
{
  assert_text (qs_counts_words_copied ("A000170", 27), "Copied 27 lines of A000170");
  assert_text (qs_counts_words_copied ("A002562", 1), "Copied 1 line of A002562");
}

/* In words: a line's last number. */
static void
test_charts (void)
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

QS_TEST_MAIN
{
  g_test_add_func ("/app/counts-words/other-boards", test_other_boards);
  g_test_add_func ("/app/counts-words/counted-here", test_counted);
  g_test_add_func ("/app/counts-words/published-numbers-are-marked", test_published);
  g_test_add_func ("/app/counts-words/both-numbers-where-they-differ", test_difference);
  g_test_add_func ("/app/counts-words/ticks-are-powers-of-ten", test_ticks);
  g_test_add_func ("/app/counts-words/copied", test_copied);
  g_test_add_func ("/app/counts-words/charts-tell-their-last-numbers", test_charts);
}
