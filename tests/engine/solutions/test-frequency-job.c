/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The queens on each square of a set's solutions: when they are counted, and what is told of them. */

#include "qs-frequency-job-private.h"

#include "engine-test-util.h"
#include "qs-test-main.h"

typedef struct
{
  QsSolutionSet *set;
  QsFrequencyJob *job;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->job = qs_frequency_job_new ();
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_assert_finalize_object (self->job);
  g_assert_finalize_object (self->set);
}

static void
start (Fixture *self,
       guint    n)
{
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  g_clear_object (&self->set);
  self->set = qs_solution_set_start (&space);
  qs_frequency_job_set_solutions (self->job, self->set);
  g_signal_connect_object (self->set, "changed::state", G_CALLBACK (qs_frequency_job_update), self->job, G_CONNECT_SWAPPED);
}

static gboolean
is_finished (Fixture *self)
{
  return qs_solution_set_get_status (self->set)->is_complete;
}

static gboolean
is_complete (Fixture *self)
{
  gboolean is_complete;

  return qs_frequency_job_get (self->job, &is_complete) != NULL && is_complete;
}

static void
test_of_8 (Fixture      *self,
           gconstpointer data)
{
  static const guint64 top[4][8] = {
    { 4, 8, 16, 18, 18, 16, 8, 4 },
    { 8, 16, 14, 8, 8, 14, 16, 8 },
    { 16, 14, 4, 12, 12, 4, 14, 16 },
    { 18, 8, 12, 8, 8, 12, 8, 18 },
  };
  const QsFrequencies *frequencies;

  qs_frequency_job_set_wanted (self->job, TRUE);
  start (self, 8);
  g_assert_false (is_complete (self));
  engine_run_until (is_complete (self));

  frequencies = qs_frequency_job_get (self->job, NULL);
  g_assert_cmpuint (frequencies->total, ==, 92);
  for (guint row = 0; row < 8; row++)
    {
      for (guint column = 0; column < 8; column++)
        g_assert_cmpuint (qs_frequencies_get (frequencies, (QsSquare){ row, column }), ==,
                          top[MIN (row, 7 - row)][column]);
    }
}

/* The frequencies as they were told. */
typedef struct
{
  guint n_told;
  guint64 last_total;
} Growth;

static void
changed_cb (QsFrequencyJob *job,
            gpointer        user_data)
{
  Growth *growth = user_data;
  const QsFrequencies *frequencies = qs_frequency_job_get (job, NULL);
  guint64 total = frequencies->total;
  guint64 sum = 0;

  for (guint column = 0; column < 14; column++)
    sum += qs_frequencies_get (frequencies, (QsSquare){ 3, column });
  g_assert_cmpuint (sum, ==, total);
  g_assert_cmpuint (total, >=, growth->last_total);
  growth->last_total = total;
  growth->n_told++;
}

static void
test_grow (Fixture      *self,
           gconstpointer data)
{
  Growth growth = { 0 };

  start (self, 14);
  engine_run_until (is_finished (self));
  g_signal_connect (self->job, "changed", G_CALLBACK (changed_cb), &growth);
  qs_frequency_job_set_wanted (self->job, TRUE);
  g_assert_true (qs_frequency_job_is_running (self->job));
  engine_run_until (is_complete (self));
  g_assert_false (qs_frequency_job_is_running (self->job));
  g_assert_cmpuint (growth.n_told, >=, 2);
  g_assert_cmpuint (growth.last_total, ==, 365596);
  g_signal_handlers_disconnect_by_data (self->job, &growth);
}

static void
test_counts_what_is_wanted (Fixture      *self,
                            gconstpointer data)
{
  start (self, 7);
  engine_run_until (is_finished (self));
  g_assert_false (qs_frequency_job_is_running (self->job));
  g_assert_null (qs_frequency_job_get (self->job, NULL));

  qs_frequency_job_set_wanted (self->job, TRUE);
  g_assert_nonnull (qs_frequency_job_get (self->job, NULL));
  qs_frequency_job_set_wanted (self->job, FALSE);
  g_assert_false (qs_frequency_job_is_running (self->job));
  g_assert_null (qs_frequency_job_get (self->job, NULL));
}

/* What was counted of another board or set is not given for this one, whether or not the job was updated. */
static void
test_other_solutions (Fixture      *self,
                     gconstpointer data)
{
  g_autofree QsFrequencies *of_6 = NULL;

  qs_frequency_job_set_wanted (self->job, TRUE);
  start (self, 6);
  engine_run_until (is_complete (self));
  of_6 = g_memdup2 (qs_frequency_job_get (self->job, NULL), sizeof *of_6);
  g_assert_cmpuint (of_6->total, ==, 4);

  start (self, 5);
  g_assert_null (qs_frequency_job_get (self->job, NULL));
  engine_run_until (is_complete (self));
  g_assert_cmpuint (qs_frequency_job_get (self->job, NULL)->total, ==, 10);

  qs_frequency_job_set_solutions (self->job, NULL);
  g_assert_null (qs_frequency_job_get (self->job, NULL));
  qs_frequency_job_set_solutions (self->job, self->set);
  g_assert_cmpuint (qs_frequency_job_get (self->job, NULL)->total, ==, 10);
}

static void
test_too_many (Fixture      *self,
               gconstpointer data)
{
  qs_frequency_job_set_max_solutions (self->job, 91);
  qs_frequency_job_set_wanted (self->job, TRUE);
  start (self, 8);
  g_assert_false (qs_frequency_job_has_too_many (self->job));
  engine_run_until (is_finished (self));
  g_assert_true (qs_frequency_job_has_too_many (self->job));
  g_assert_null (qs_frequency_job_get (self->job, NULL));

  qs_frequency_job_set_max_solutions (self->job, 92);
  g_assert_false (qs_frequency_job_has_too_many (self->job));
  engine_run_until (is_complete (self));
}

static guint
count_threads (void)
{
  g_autoptr (GDir) threads = g_dir_open ("/proc/self/task", 0, NULL);
  guint n = 0;

  g_assert_nonnull (threads);
  while (g_dir_read_name (threads) != NULL)
    n++;

  return n;
}

/* While it counts; its threads end soon afterwards. */
static void
test_goes_away (Fixture      *self,
                gconstpointer data)
{
  guint n_threads;

  start (self, 13);
  engine_run_until (is_finished (self));
  n_threads = count_threads ();

  for (guint i = 0; i < 20; i++)
    {
      QsFrequencyJob *job = qs_frequency_job_new ();

      qs_frequency_job_set_solutions (job, self->set);
      qs_frequency_job_set_wanted (job, TRUE);
      g_assert_true (qs_frequency_job_is_running (job));
      if (i % 2 == 0)
        engine_run_a_little ();
      g_assert_finalize_object (job);
    }
  engine_run_until (count_threads () <= n_threads);
  engine_run_pending ();
}

static void
add (const char *name,
     void      (*test) (Fixture      *self,
                        gconstpointer data))
{
  g_autofree char *path = g_strconcat ("/engine/frequency-job/", name, NULL);

  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

QS_TEST_MAIN
{
  add ("frequencies-of-8", test_of_8);
  add ("frequencies-grow", test_grow);
  add ("only-what-is-wanted-is-counted", test_counts_what_is_wanted);
  add ("other-solutions-have-others", test_other_solutions);
  add ("too-many-solutions", test_too_many);
  add ("it-goes-away", test_goes_away);
}
