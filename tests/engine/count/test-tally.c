/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known of each board: small ones are counted while they are shown, large ones looked up and forecast. */

#include "qs-tally.h"

#include "engine-test-util.h"
#include "qs-count-forecast.h"
#include "qs-known.h"
#include "qs-test-main.h"

/* The largest board whose classes the test waits for: the thread continues with larger ones, and is stopped there. */
#define WAITED_N 13

/* Of n = 19; see A000170 and A002562. It has no solution that a quarter turn leaves as it is, so that
 * 8 · 621012754 = 4968057848 + 44184. */
static const QsCountRecord record_of_19 = {
  .n = 19,
  .solutions = { 0, G_GUINT64_CONSTANT (4968057848) },
  .symmetric = { .half_turn = 44184, .quarter_turn = 0 },
  .time = 10 * G_USEC_PER_SEC,
  .date = 1700000000,
};

__typeof__ (qs_count_forecast_make) __real_qs_count_forecast_make;
__typeof__ (qs_count_forecast_make) __wrap_qs_count_forecast_make;

/* The linker puts this in the place of qs_count_forecast_make(), which counts for a second and has tests of its own. For
 * 20 queens it is that, and is stopped meanwhile. */
gboolean
__wrap_qs_count_forecast_make (const QsCountOrder *order,
                               QsStop              stop,
                               QsCountForecast    *forecast)
{
  if (order->n == 20)
    return __real_qs_count_forecast_make (order, stop, forecast);

  *forecast = (QsCountForecast){ .n = order->n, .seconds = 60, .memory = order->n_threads << 20 };

  return TRUE;
}

typedef struct
{
  char *folder;
  QsCountRecords *records;
  QsTally *tally;
  guint n_changes; /* of n = 8 */
} Fixture;

static void
changed_cb (QsTally *tally,
            guint    n,
            Fixture *self)
{
  if (n == 8)
    self->n_changes++;
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  g_autofree char *path = NULL;

  self->folder = engine_folder_new ();
  path = g_build_filename (self->folder, "records", NULL);
  self->records = qs_count_records_new (path);
  self->tally = qs_tally_new (self->records);
  g_signal_connect (self->tally, "changed", G_CALLBACK (changed_cb), self);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_assert_finalize_object (self->tally);
  qs_count_records_unref (self->records);
  engine_folder_remove (self->folder);
}

static gboolean
is_known (Fixture *self,
          guint    n)
{
  QsCountRecord record;

  return qs_tally_get_record (self->tally, n, &record);
}

static gboolean
get_forecast (Fixture         *self,
              guint            n,
              QsCountForecast *forecast)
{
  *forecast = qs_tally_get (self->tally, n)->forecast;

  return forecast->n > 0;
}

static QsCountEntry
get_entry (Fixture *self,
           guint    n)
{
  g_autoptr (GArray) entries = qs_tally_list (self->tally);

  for (guint i = 0; i < entries->len; i++)
    {
      const QsCountEntry *entry = &g_array_index (entries, QsCountEntry, i);

      if (entry->n == n)
        return *entry;
    }

  g_assert_not_reached ();
}

static void
assert_known (Fixture *self,
              guint    n,
              guint64  total,
              guint64  fundamental)
{
  QsCountRecord record;
  QsClasses classes;

  g_assert_true (qs_tally_get_record (self->tally, n, &record));
  g_assert_cmpuint (record.n, ==, n);
  g_assert_cmpuint (record.solutions.high, ==, 0);
  g_assert_cmpuint (record.solutions.low, ==, total);
  g_assert_true (qs_classes_find (n, &record.solutions, &record.symmetric, &classes));
  g_assert_cmpuint (classes.fundamental.low, ==, fundamental);
}

QS_TEST_WITH (small_board_is_counted, Fixture, NULL, set_up, tear_down)
{
  QsCountRecord record;

  g_assert_false (is_known (fixture, 12));
  g_assert_cmpint (get_entry (fixture, 12).numbers[QS_COUNT_SOLUTIONS].source, ==, QS_COUNT_SOURCE_PUBLISHED);
  qs_tally_turn (fixture->tally, 0, 12);
  g_assert_nonnull (qs_tally_get (fixture->tally, 12)->job);
  g_assert_null (qs_tally_get_long_job (fixture->tally));
  engine_run_until (is_known (fixture, 12));
  g_assert_null (qs_tally_get (fixture->tally, 12)->job);
  assert_known (fixture, 12, 14200, 1787);

  /* It was counted just now, and is not put on record, but known to those who list all counts. */
  g_assert_true (qs_tally_get_record (fixture->tally, 12, &record));
  g_assert_cmpint (record.date, ==, 0);
  g_assert_cmpint (record.time, >=, 0);
  g_assert_false (qs_count_records_get (fixture->records, 12, &record));
  g_assert_cmpint (get_entry (fixture, 12).numbers[QS_COUNT_SOLUTIONS].source, ==, QS_COUNT_SOURCE_HERE);
  g_assert_cmpint (get_entry (fixture, 12).date, >, 0);

  /* Nobody counts it again. */
  qs_tally_turn (fixture->tally, 12, 0);
  qs_tally_turn (fixture->tally, 0, 12);
  g_assert_null (qs_tally_get (fixture->tally, 12)->job);
}

QS_TEST_WITH (board_without_solutions_has_none, Fixture, NULL, set_up, tear_down)
{
  qs_tally_turn (fixture->tally, 0, 3);
  engine_run_until (is_known (fixture, 3));
  assert_known (fixture, 3, 0, 0);

  qs_tally_turn (fixture->tally, 3, 1);
  engine_run_until (is_known (fixture, 1));
  assert_known (fixture, 1, 1, 1);
}

/* The user keeps the spin button pressed. */
QS_TEST_WITH (last_board_wins, Fixture, NULL, set_up, tear_down)
{
  qs_tally_turn (fixture->tally, 0, QS_TALLY_MAX_QUICK_N);
  for (guint n = QS_TALLY_MAX_QUICK_N; n > 8; n--)
    {
      g_main_context_iteration (NULL, FALSE);
      qs_tally_turn (fixture->tally, n, n - 1);
      g_assert_null (qs_tally_get (fixture->tally, n)->job);
    }

  engine_run_until (is_known (fixture, 8));
  assert_known (fixture, 8, 92, 12);
  g_assert_cmpuint (fixture->n_changes, >=, 2);

  engine_run_pending ();
  assert_known (fixture, 8, 92, 12);
}

/* Two windows show the same board, and one turns to another. */
QS_TEST_WITH (board_of_two_windows, Fixture, NULL, set_up, tear_down)
{
  QsCountJob *job;

  qs_tally_turn (fixture->tally, 0, QS_TALLY_MAX_QUICK_N);
  job = qs_tally_get (fixture->tally, QS_TALLY_MAX_QUICK_N)->job;
  qs_tally_turn (fixture->tally, 0, QS_TALLY_MAX_QUICK_N);
  qs_tally_turn (fixture->tally, QS_TALLY_MAX_QUICK_N, 8);
  g_assert_true (qs_tally_get (fixture->tally, QS_TALLY_MAX_QUICK_N)->job == job);
  engine_run_until (is_known (fixture, 8));

  qs_tally_turn (fixture->tally, QS_TALLY_MAX_QUICK_N, 8);
  g_assert_null (qs_tally_get (fixture->tally, QS_TALLY_MAX_QUICK_N)->job);
}

QS_TEST_WITH (stopped_board_goes_on, Fixture, NULL, set_up, tear_down)
{
  qs_tally_turn (fixture->tally, 0, 15);
  qs_tally_stop (fixture->tally, 14);
  g_assert_nonnull (qs_tally_get (fixture->tally, 15)->job);
  qs_tally_stop (fixture->tally, 15);
  g_assert_null (qs_tally_get (fixture->tally, 15)->job);
  g_assert_false (is_known (fixture, 15));

  qs_tally_go_on (fixture->tally, 15);
  engine_run_until (is_known (fixture, 15));
  assert_known (fixture, 15, 2279184, 285053);
}

QS_TEST_WITH (large_board_is_looked_up, Fixture, NULL, set_up, tear_down)
{
  QsCountRecord record;

  qs_tally_turn (fixture->tally, 0, 19);
  engine_run_pending ();
  g_assert_false (is_known (fixture, 19));
  g_assert_null (qs_tally_get (fixture->tally, 19)->job);

  g_assert_true (qs_count_records_add (fixture->records, &record_of_19, NULL));
  assert_known (fixture, 19, record_of_19.solutions.low, 621012754);
  g_assert_true (qs_tally_get_record (fixture->tally, 19, &record));
  g_assert_cmpint (record.date, ==, record_of_19.date);
  g_assert_cmpint (record.time, ==, record_of_19.time);
  g_assert_false (is_known (fixture, 20));
  g_assert_false (is_known (fixture, 1000));
}

/* Of the boards that are shown, one after the other; those that nobody shows any more are left out. */
QS_TEST_WITH (forecasts_what_is_shown, Fixture, NULL, set_up, tear_down)
{
  QsCountForecast forecast;
  guint64 memory;

  qs_tally_turn (fixture->tally, 0, 19);
  qs_tally_turn (fixture->tally, 0, 20);
  qs_tally_turn (fixture->tally, 0, 21);
  qs_tally_turn (fixture->tally, 20, 0);
  engine_run_until (get_forecast (fixture, 19, &forecast));
  g_assert_cmpuint (forecast.n, ==, 19);
  g_assert_cmpfloat (forecast.seconds, >, 0);
  engine_run_until (get_forecast (fixture, 21, &forecast));
  g_assert_false (get_forecast (fixture, 20, &forecast));
  g_assert_false (get_forecast (fixture, 1000, &forecast));

  /* Others are made for another machine. Each thread has memory of its own. */
  g_assert_true (get_forecast (fixture, 19, &forecast));
  memory = forecast.memory;
  qs_tally_set_machine (fixture->tally, 999, "");
  g_assert_false (get_forecast (fixture, 19, &forecast));
  engine_run_until (get_forecast (fixture, 19, &forecast));
  g_assert_cmpuint (forecast.memory, >, memory);
  qs_tally_set_machine (fixture->tally, 999, "");
  g_assert_true (get_forecast (fixture, 19, &forecast));
}

QS_TEST_WITH (has_what_is_published, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (GArray) entries = qs_tally_list (fixture->tally);

  g_assert_cmpuint (entries->len, ==, QS_KNOWN_MAX_N);
  for (guint i = 0; i < entries->len; i++)
    {
      const QsCountEntry *entry = &g_array_index (entries, QsCountEntry, i);

      g_assert_cmpuint (entry->n, ==, i + 1);
      g_assert_cmpint (entry->numbers[QS_COUNT_SOLUTIONS].source, ==, QS_COUNT_SOURCE_PUBLISHED);
    }

  g_assert_cmpuint (get_entry (fixture, 27).numbers[QS_COUNT_SOLUTIONS].total.low, ==, G_GUINT64_CONSTANT (234907967154122528));
}

QS_TEST_WITH (follows_the_records, Fixture, NULL, set_up, tear_down)
{
  const QsCountRecord eight = { .n = 8, .solutions = { 0, 92 }, .symmetric = { 4, 0 }, .time = 900, .date = 1 };
  const QsCountRecord large = { .n = 29, .solutions = { 1, 0 }, .time = 1, .date = 1795000000 };
  g_autoptr (GArray) entries = NULL;

  g_assert_true (qs_count_records_add (fixture->records, &eight, NULL));
  g_assert_cmpint (get_entry (fixture, 8).numbers[QS_COUNT_SOLUTIONS].source, ==, QS_COUNT_SOURCE_HERE);
  g_assert_cmpint (get_entry (fixture, 8).time, ==, 900);
  g_assert_cmpint (get_entry (fixture, 9).numbers[QS_COUNT_SOLUTIONS].source, ==, QS_COUNT_SOURCE_PUBLISHED);

  /* An unpublished board comes after the others. */
  g_assert_true (qs_count_records_add (fixture->records, &large, NULL));
  entries = qs_tally_list (fixture->tally);
  g_assert_cmpuint (entries->len, ==, QS_KNOWN_MAX_N + 1);
  g_assert_cmpuint (g_array_index (entries, QsCountEntry, QS_KNOWN_MAX_N).n, ==, 29);
}

QS_TEST_WITH (finds_the_sizes_of_classes, Fixture, NULL, set_up, tear_down)
{
  g_assert_cmpint (get_entry (fixture, 5).numbers[QS_COUNT_OF_8].source, ==, QS_COUNT_SOURCE_NONE);
  qs_tally_find_classes (fixture->tally);
  qs_tally_find_classes (fixture->tally);
  engine_run_until (get_entry (fixture, WAITED_N).numbers[QS_COUNT_OF_8].source != QS_COUNT_SOURCE_NONE);

  for (guint n = 2; n <= WAITED_N; n++)
    {
      QsCountEntry entry = get_entry (fixture, n);

      g_assert_cmpint (entry.numbers[QS_COUNT_OF_8].source, !=, QS_COUNT_SOURCE_NONE);
      g_assert_cmpuint (8 * entry.numbers[QS_COUNT_OF_8].total.low + 4 * entry.numbers[QS_COUNT_OF_4].total.low + 2 * entry.numbers[QS_COUNT_OF_2].total.low, ==,
                        entry.numbers[QS_COUNT_SOLUTIONS].total.low);
    }

  g_assert_cmpuint (get_entry (fixture, 4).numbers[QS_COUNT_OF_2].total.low, ==, 1);
  g_assert_cmpuint (get_entry (fixture, 9).numbers[QS_COUNT_OF_8].total.low, ==, 42);
  g_assert_cmpuint (get_entry (fixture, 9).numbers[QS_COUNT_OF_4].total.low, ==, 4);
}

QS_TEST_WITH (can_be_dropped_at_any_moment, Fixture, NULL, set_up, tear_down)
{
  for (guint i = 0; i < 10; i++)
    {
      QsTally *tally = qs_tally_new (fixture->records);

      qs_tally_turn (tally, 0, 20);
      g_usleep ((gulong) g_test_rand_int_range (0, 5000));
      g_assert_finalize_object (tally);
    }

  qs_tally_turn (fixture->tally, 0, QS_TALLY_MAX_QUICK_N);
  qs_tally_turn (fixture->tally, 0, 19);
  qs_tally_find_classes (fixture->tally);
}
