/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Work on a system that has fewer threads to give than are wanted, or none. */

#include <errno.h>
#include <glib/gstdio.h>
#include <pthread.h>
#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include "qs-count-job.h"
#include "qs-error.h"
#include "qs-export.h"
#include "qs-helpers.h"
#include "qs-race.h"
#include "qs-worker.h"

#include "engine-test-util.h"
#include "qs-test-main.h"

#define N_PARTS 1000

static int n_left; /* atomic: how many threads there are to give */

GThread *__real_g_thread_try_new (const char *name,
                                  GThreadFunc func,
                                  gpointer    data,
                                  GError    **error);
__typeof__ (g_thread_try_new) __wrap_g_thread_try_new;

/* The linker puts this in the place of g_thread_try_new(). */
GThread *
__wrap_g_thread_try_new (const char *name,
                         GThreadFunc func,
                         gpointer    data,
                         GError    **error)
{
  if (g_atomic_int_add (&n_left, -1) > 0)
    return __real_g_thread_try_new (name, func, data, error);

  g_set_error_literal (error, G_THREAD_ERROR, G_THREAD_ERROR_AGAIN, "none left");

  return NULL;
}

int __real_pthread_create (pthread_t            *thread,
                           const pthread_attr_t *attributes,
                           void                 *(*func) (void *),
                           void                 *data);
__typeof__ (pthread_create) __wrap_pthread_create;

/* The linker puts this in the place of pthread_create() in the program itself. */
int
__wrap_pthread_create (pthread_t            *thread,
                       const pthread_attr_t *attributes,
                       void                 *(*func) (void *),
                       void                 *data)
{
  if (g_atomic_int_add (&n_left, -1) > 0)
    return __real_pthread_create (thread, attributes, func, data);

  return EAGAIN;
}

/* Parts that threads share. */
typedef struct
{
  guint n_threads; /* that are wanted */
  guint n_helpers; /* that there are */
  int next;        /* atomic */
  int sum;         /* atomic */
  int is_freed;    /* atomic */
  gboolean is_done;
} Parts;

static void
add_parts (guint    thread,
           gpointer data)
{
  Parts *parts = data;
  int part;

  while ((part = g_atomic_int_add (&parts->next, 1)) < N_PARTS)
    g_atomic_int_add (&parts->sum, part);
}

static void
share_parts (QsWorker *worker,
             gpointer  job)
{
  Parts *parts = job;

  qs_helpers_work ("sharing", parts->n_threads, &parts->n_helpers, add_parts, parts);
  qs_worker_post (worker, parts);
}

static void
receive_end (gpointer message,
             gpointer user_data)
{
  ((Parts *) message)->is_done = TRUE;
}

static void
note_freed (gpointer job)
{
  g_atomic_int_set (&((Parts *) job)->is_freed, TRUE);
}

static const QsWorkerKind sharing_kind = {
  .name = "sharing",
  .work = share_parts,
  .receive = receive_end,
  .free_job = note_freed,
};

QS_TEST (fewer_helpers_do_all_the_work)
{
  for (int n = 1; n <= 4; n++)
    {
      Parts parts = { .n_threads = 4 };
      QsWorker *worker;

      g_atomic_int_set (&n_left, n);
      worker = qs_worker_start (&sharing_kind, &parts, NULL);
      engine_run_until (parts.is_done);
      qs_worker_stop (worker);

      g_assert_cmpuint (parts.n_helpers, ==, (guint) n - 1);
      g_assert_cmpint (parts.sum, ==, N_PARTS * (N_PARTS - 1) / 2);
    }
}

static void
count_failure (const GError *error,
               gpointer      data)
{
  g_assert_error (error, G_THREAD_ERROR, G_THREAD_ERROR_AGAIN);
  (*(guint *) data)++;
}

QS_TEST (work_waits_for_its_thread)
{
  Parts parts = { .n_threads = 1 };
  guint n_failures = 0;
  QsWorker *worker;

  qs_worker_set_failure_func (count_failure, &n_failures);
  g_atomic_int_set (&n_left, 0);
  worker = qs_worker_start (&sharing_kind, &parts, NULL);
  g_assert_cmpuint (n_failures, ==, 0);
  engine_run_until (n_failures == 1);

  /* It tries again and again, and does not say so again and again. */
  engine_run_until (g_atomic_int_get (&n_left) <= -4);
  g_assert_false (parts.is_done);

  g_atomic_int_set (&n_left, 1);
  engine_run_until (parts.is_done);
  g_assert_cmpuint (n_failures, ==, 1);
  g_assert_cmpint (parts.sum, ==, N_PARTS * (N_PARTS - 1) / 2);

  qs_worker_stop (worker);
  qs_worker_set_failure_func (NULL, NULL);
}

QS_TEST (stopped_without_a_thread)
{
  Parts parts = { .n_threads = 1 };

  g_atomic_int_set (&n_left, 0);
  qs_worker_stop (qs_worker_start (&sharing_kind, &parts, NULL));
  g_assert_true (parts.is_freed);
  g_assert_cmpint (parts.next, ==, 0);
}

#ifdef __linux__
/* How far each of the threads stands back. */
typedef struct
{
  int niceness[3];
  gboolean is_done;
} Ranks;

static void
note_rank (guint    thread,
           gpointer data)
{
  ((Ranks *) data)->niceness[thread] = getpriority (PRIO_PROCESS, (id_t) syscall (SYS_gettid));
}

static void
share_ranks (QsWorker *worker,
             gpointer  job)
{
  qs_helpers_work ("ranks", G_N_ELEMENTS (((Ranks *) job)->niceness), NULL, note_rank, job);
  qs_worker_post (worker, job);
}

static void
receive_ranks (gpointer message,
               gpointer user_data)
{
  ((Ranks *) message)->is_done = TRUE;
}

static void
test_standing_back (void)
{
  static const QsWorkerKind kinds[] = {
    { .name = "background", .work = share_ranks, .receive = receive_ranks },
    { .name = "awaited", .work = share_ranks, .receive = receive_ranks, .is_awaited = TRUE },
  };
  int mine = getpriority (PRIO_PROCESS, 0);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      Ranks ranks = { { -100, -100, -100 } };
      QsWorker *worker;

      g_atomic_int_set (&n_left, 3);
      worker = qs_worker_start (&kinds[i], &ranks, NULL);
      engine_run_until (ranks.is_done);
      qs_worker_stop (worker);

      g_assert_cmpint (ranks.niceness[0], ==, kinds[i].is_awaited ? mine : MIN (mine + 10, 19));
      g_assert_cmpint (ranks.niceness[1], ==, ranks.niceness[0]);
      g_assert_cmpint (ranks.niceness[2], ==, ranks.niceness[0]);
    }
}
#endif

static QsCountJob *
start_count (void)
{
  QsCountOrder order = { .n = 12, .n_threads = 3 };

  return qs_count_job_start (&order, NULL);
}

static void
assert_counted (QsCountJob *job)
{
  engine_run_until (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FINISHED);
  g_assert_cmpuint (qs_count_job_get_status (job)->partial->solutions.low, ==, 14200);
  g_assert_cmpuint (qs_count_job_get_status (job)->record.symmetric.half_turn, ==, 80);
}

QS_TEST (fewer_helpers_count_all)
{
  for (int n = 2; n <= 5; n++)
    {
      g_autoptr (QsCountJob) job = NULL;

      g_atomic_int_set (&n_left, n);
      job = start_count ();
      assert_counted (job);
    }
}

QS_TEST (count_without_helpers_says_so)
{
  g_autoptr (QsCountJob) job = NULL;

  g_atomic_int_set (&n_left, 1);
  job = start_count ();
  engine_run_until (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FAILED);
  g_assert_error (qs_count_job_get_status (job)->error, QS_ERROR, QS_ERROR_BUSY);

  /* Still none. */
  qs_count_job_resume (job);
  engine_run_until (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FAILED);

  g_atomic_int_set (&n_left, 1);
  qs_count_job_resume (job);
  assert_counted (job);
  g_assert_no_error (qs_count_job_get_status (job)->error);

  /* It can be given up as well. */
  g_atomic_int_set (&n_left, 1);
  g_clear_object (&job);
  job = start_count ();
  engine_run_until (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FAILED);
  qs_count_job_stop (job);
  g_assert_cmpint (qs_count_job_get_status (job)->state, ==, QS_COUNT_JOB_STOPPED);
}

QS_TEST (fewer_helpers_export_all)
{
  for (int n = 0; n <= 3; n++)
    {
      QsExportScope scope = engine_scope (10, 1, G_MAXUINT64, &qs_format_columns, FALSE);
      char *folder = engine_folder_new ();
      g_autofree char *path = g_build_filename (folder, "target", NULL);
      g_autoptr (QsFileWriter) writer = qs_file_writer_open (path, NULL);
      guint64 count, size;
      GStatBuf status;

      scope.n_threads = 3;
      g_atomic_int_set (&n_left, n);
      g_assert_true (qs_export_write (&scope, writer, NULL, NULL, NULL));
      g_assert_true (qs_file_writer_commit (writer, NULL));
      g_assert_cmpint (g_atomic_int_get (&n_left), <, n);

      g_assert_true (qs_export_measure (&scope, &count, &size));
      g_assert_cmpint (g_stat (path, &status), ==, 0);
      g_assert_cmpuint (count, ==, 724);
      g_assert_cmpuint (status.st_size, ==, size);
      engine_folder_remove (folder);
    }
}

/* A racer that gets no thread is not one that takes too long. */
QS_TEST (race_waits_for_its_thread)
{
  g_autoptr (QsRace) race = qs_race_new ();
  const QsRaceTask task = { .n = 6, .budget = 10 };
  guint n_failures = 0;

  qs_worker_set_failure_func (count_failure, &n_failures);
  g_atomic_int_set (&n_left, 1);
  qs_race_start (race, &task, qs_racers_list ());
  engine_run_until (n_failures == 1);

  /* It tries again and again, and does not say so again and again. */
  engine_run_until (g_atomic_int_get (&n_left) <= -4);
  g_assert_cmpint (qs_race_get_report (race)->state, ==, QS_RACE_PREDICTING);
  g_assert_cmpuint (n_failures, ==, 1);

  g_atomic_int_set (&n_left, G_MAXINT);
  engine_run_until (qs_race_get_report (race)->has_predictions);
  for (guint i = 0; i < qs_race_get_report (race)->n_racers; i++)
    g_assert_cmpfloat (qs_race_get_report (race)->results[i].predicted.seconds, >=, 0);

  qs_race_cancel (race);

  /* It can be given up as well. */
  g_atomic_int_set (&n_left, 1);
  qs_race_start (race, &task, qs_racers_list ());
  engine_run_until (n_failures == 2);
  qs_race_cancel (race);
  g_assert_cmpint (qs_race_get_report (race)->state, ==, QS_RACE_CANCELLED);

  qs_worker_set_failure_func (NULL, NULL);
}

QS_TEST_MAIN
{
#ifdef __linux__
  g_test_add_func ("/scarce-threads/helpers-stand-back-as-far-as-their-worker", test_standing_back);
#endif
}
