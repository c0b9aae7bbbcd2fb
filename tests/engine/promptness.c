/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All running work ends within 100 ms, from anywhere.
 *
 * The only program that judges real time, so it is not a test but runs with the benchmarks. Other
 * work of the machine can only delay an end, so one of several has to be prompt. The tests of the
 * classes check that each of these ends is right. */

#include "engine-test-util.h"
#include "qs-count-job.h"
#include "qs-explorer.h"
#include "qs-export.h"
#include "qs-methods.h"
#include "qs-playback.h"
#include "qs-race.h"
#include "qs-solution-set.h"
#include "qs-tally.h"
#include "qs-test-explorer.h"
#include "qs-worker.h"

/* How long an end may take, in microseconds. */
#define PROMPTLY (100 * G_TIME_SPAN_MILLISECOND)

#define N_TRIES 5

/* A search that never reaches its end. */
#define LONG_N 20

/* Fills the queue, in microseconds: enough for every worker here. */
#define A_WHILE (100 * G_TIME_SPAN_MILLISECOND)

/* The work that is ended, and how it gets to the place where it is ended. */
typedef struct
{
  const char *path;
  gpointer (*begin) (int how);
  void (*end) (gpointer what);
  int how;
} Case;

static char *folder;

/* The files that another process would have. */
static GPtrArray *held;

static gboolean
set_flag_cb (gpointer data)
{
  gboolean *flag = data;

  *flag = TRUE;

  return G_SOURCE_REMOVE;
}

/* Runs the default main context for some microseconds. */
static void
run_for (gint64 duration)
{
  gboolean is_over = FALSE;

  g_timeout_add ((guint) (duration / G_TIME_SPAN_MILLISECOND), set_flag_cb, &is_over);
  engine_run_until (is_over);
}

/* Waits for its owner, in one of two ways. */
static void
work (QsWorker *worker,
      gpointer  is_posting)
{
  while (!qs_worker_is_stopped (worker))
    {
      if (GPOINTER_TO_INT (is_posting))
        qs_worker_post (worker, g_malloc (1));
      else
        qs_worker_listen (worker, NULL, QS_CLOCK_NEVER);
    }
}

static void
receive (gpointer message,
         gpointer user_data)
{
}

static gpointer
begin_worker (int is_posting)
{
  static const QsWorkerKind kind = { .name = "prompt", .work = work, .receive = receive, .free_message = g_free };
  QsWorker *worker = qs_worker_start (&kind, GINT_TO_POINTER (is_posting), NULL);

  g_usleep (A_WHILE);

  return worker;
}

static void
end_worker (gpointer worker)
{
  qs_worker_stop (worker);
}

static gpointer
begin_playback (int speed)
{
  QsPlayback *playback = qs_playback_new (&qs_shifting_masks, LONG_N, QS_TIMELINE_CAPACITY, NULL);

  g_object_set (playback, "speed", (double) speed, NULL);
  qs_playback_play (playback);
  engine_run_until (qs_playback_get_status (playback)->moment.step > 0);
  if (speed > 1)
    g_usleep (A_WHILE);

  return playback;
}

/* On a way that never ends, or on a way back that takes as long as the way there, and may be short. */
static gpointer
begin_seek (int is_back)
{
  QsPlayback *playback = qs_playback_new (&qs_shifting_masks, LONG_N, 32, NULL);

  qs_playback_seek (playback, G_MAXUINT64 - 1);
  engine_run_until (qs_playback_get_status (playback)->is_seeking);
  if (is_back)
    {
      qs_playback_move (playback, QS_PLAYBACK_PREVIOUS_SOLUTION);
      engine_run_until (qs_playback_get_status (playback)->is_seeking || !qs_playback_is_playing (playback));
    }

  return playback;
}

static void
stop_playback (gpointer playback)
{
  qs_playback_stop (playback);
}

static void
drop (gpointer object)
{
  g_assert_finalize_object (object);
}

static void
search_for_ever (QsSearch *search)
{
  while (g_atomic_int_get (search->is_stopped) == 0)
    search->counts.checks++;
}

static gpointer
begin_race (int how)
{
  static const QsMethod for_ever = { .id = "for-ever", .max_n = 32, .group = QS_GROUP_REFERENCE, .look = QS_LOOK_LINE,
                                     .search = search_for_ever };
  const QsMethod *const racers[] = { &for_ever, NULL };
  const QsRaceTask task = { .n = 8, .budget = 1000 };
  QsRace *race = qs_race_new ();

  qs_race_start (race, &task, racers);
  engine_run_until (qs_race_get_report (race)->state == QS_RACE_ASKING);
  qs_race_confirm (race);
  engine_run_until (qs_race_get_report (race)->running == &for_ever);

  return race;
}

static void
cancel_race (gpointer race)
{
  qs_race_cancel (race);
}

/* When it has just begun, or while it waits for its owner. */
static gpointer
begin_count (int n)
{
  QsSolutionSet *set;
  QsCensusSpace space;

  qs_census_space_init (&space, (guint) ABS (n), NULL, QS_CENSUS_ALL);
  set = qs_solution_set_start (&space);
  if (n > 0)
    g_usleep (A_WHILE);

  return set;
}

/* While its solutions are fetched. */
static gpointer
begin_set (int n)
{
  QsSolutionSet *set = begin_count (-n);

  qs_solution_set_want (set, 0, 4096);
  engine_run_until (qs_solution_set_get_status (set)->reachable > 0);

  return set;
}

static void
stop_count (gpointer set)
{
  qs_solution_set_stop (set);
}

static gpointer
begin_explorer (int n)
{
  QsExplorer *explorer = qs_test_explorer_new ((guint) n);

  run_for (20 * G_TIME_SPAN_MILLISECOND);

  return explorer;
}

static void
change_board (gpointer explorer)
{
  qs_test_set_n (explorer, 8);
}

/* In the middle of a unit, and while half boards are made. */
static gpointer
begin_job (int milliseconds)
{
  QsCountJob *job = NULL;

  job = qs_count_job_start (&(QsCountOrder){ .n = 21, .n_threads = 2 }, NULL);
  run_for (milliseconds * G_TIME_SPAN_MILLISECOND);

  return job;
}

static void
stop_job (gpointer job)
{
  qs_count_job_stop (job);
}

static QsCountRecords *
make_records (void)
{
  g_autofree char *path = g_build_filename (folder, "records", NULL);

  return qs_count_records_new (path);
}

static gpointer
begin_long_count (int n)
{
  g_autoptr (QsCountRecords) records = make_records ();
  QsTally *count = qs_tally_new (records);

  g_assert_true (qs_tally_count (count, (guint) n, NULL));
  run_for (A_WHILE);

  return count;
}

static void
stop_long_count (gpointer count)
{
  qs_tally_stop (count, 0);
}

/* Another process has the files of some boards, which the long count finds one after the other. */
static gpointer
begin_reading (int first_n)
{
  g_autoptr (QsCountRecords) records = make_records ();
  QsTally *count;

  held = g_ptr_array_new_with_free_func ((GDestroyNotify) qs_count_store_free);
  for (guint n = (guint) first_n; n < LONG_N; n++)
    {
      g_autofree char *path = qs_count_store_get_default_path (n);
      QsCountStore *store = qs_count_store_open (path, n, NULL);
      g_autoptr (QsPartial) partial = qs_count_store_get_partial (store);

      g_assert_true (qs_count_store_save (store, partial, NULL));
      g_ptr_array_add (held, store);
    }

  count = qs_tally_new (records);
  g_usleep (A_WHILE);

  return count;
}

static void
drop_reading (gpointer count)
{
  g_object_run_dispose (count);
  g_clear_pointer (&held, g_ptr_array_unref);
}

static gpointer
begin_tally (int n)
{
  g_autoptr (QsCountRecords) records = make_records ();
  QsTally *tally = qs_tally_new (records);

  qs_tally_turn (tally, 0, (guint) n);

  return tally;
}

static void
count_cb (QsErrand *exporter,
          guint      *n_signs)
{
  (*n_signs)++;
}

/* While it waits for its owner, or not. */
static gpointer
begin_export (int waits)
{
  const QsExportScope scope = engine_scope (16, 1, G_MAXUINT64, &qs_format_columns, FALSE);
  g_autofree char *path = g_build_filename (folder, "target", NULL);
  QsErrand *exporter = qs_exporter_start (&scope, NULL, path, NULL);
  guint n_signs = 0;

  g_signal_connect (exporter, "progress", G_CALLBACK (count_cb), &n_signs);
  engine_run_until (n_signs > 0);
  g_signal_handlers_disconnect_by_func (exporter, count_cb, &n_signs);
  if (waits)
    g_usleep (6 * A_WHILE);

  return exporter;
}

static void
cancel_export (gpointer exporter)
{
  qs_errand_cancel (exporter);
  engine_run_until (!qs_errand_is_running (exporter));
}

static void
test_end_is_prompt (gconstpointer data)
{
  const Case *this = data;
  gint64 shortest = G_MAXINT64;

  for (guint i = 0; i < N_TRIES && shortest >= PROMPTLY; i++)
    {
      gpointer what = this->begin (this->how);
      gint64 start = g_get_monotonic_time ();

      this->end (what);
      shortest = MIN (shortest, g_get_monotonic_time () - start);
      if (this->end != end_worker && this->end != drop)
        g_object_unref (what);
    }

  g_test_message ("%.1f ms", (double) shortest / G_TIME_SPAN_MILLISECOND);
  g_assert_cmpint (shortest, <, PROMPTLY);
}

static const Case cases[] = {
  { "worker/listening", begin_worker, end_worker, FALSE },
  { "worker/posting", begin_worker, end_worker, TRUE },
  { "playback/stopped-at-1-step-a-second", begin_playback, stop_playback, 1 },
  { "playback/stopped-behind-its-pace", begin_playback, stop_playback, (int) QS_PLAYBACK_MAX_SPEED - 1 },
  { "playback/stopped-at-full-speed", begin_playback, stop_playback, (int) QS_PLAYBACK_MAX_SPEED },
  { "playback/dropped-at-full-speed", begin_playback, drop, (int) QS_PLAYBACK_MAX_SPEED },
  { "playback/dropped-on-a-long-way-on", begin_seek, drop, FALSE },
  { "playback/dropped-on-a-long-way-back", begin_seek, drop, TRUE },
  { "race/cancelled", begin_race, cancel_race, 0 },
  { "race/dropped", begin_race, drop, 0 },
  { "solutions/stopped-at-once/18", begin_count, stop_count, -18 },
  { "solutions/stopped-at-once/32", begin_count, stop_count, -32 },
  { "solutions/stopped-while-it-waits/18", begin_count, stop_count, 18 },
  { "solutions/stopped-while-it-waits/32", begin_count, stop_count, 32 },
  { "solutions/dropped", begin_count, drop, LONG_N },
  { "solutions/dropped-while-solutions-are-fetched/18", begin_set, drop, 18 },
  { "solutions/dropped-while-solutions-are-fetched/30", begin_set, drop, 30 },
  { "explorer/another-board/18", begin_explorer, change_board, 18 },
  { "explorer/another-board/32", begin_explorer, change_board, 32 },
  { "count-job/stopped-after-5-ms", begin_job, stop_job, 5 },
  { "count-job/stopped-after-50-ms", begin_job, stop_job, 50 },
  { "count-job/stopped-after-200-ms", begin_job, stop_job, 200 },
  { "long-count/stopped", begin_long_count, stop_long_count, LONG_N },
  { "long-count/dropped-while-it-reads", begin_reading, drop_reading, 1 },
  { "tally/dropped", begin_tally, drop, QS_TALLY_MAX_QUICK_N },
  { "exporter/cancelled", begin_export, cancel_export, FALSE },
  { "exporter/cancelled-while-it-waits", begin_export, cancel_export, TRUE },
};

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = engine_folder_new ();
  g_setenv ("XDG_STATE_HOME", folder, TRUE);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/promptness/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_end_is_prompt);
    }

  status = g_test_run ();
  engine_folder_remove (folder);

  return status;
}
