/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The queens on each square of a set's solutions: when they are counted, and what is told of them. */

#include "qs-frequency-job.h"

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

QS_TEST_WITH (frequencies_of_8, Fixture, NULL, set_up, tear_down)
{
  static const guint64 top[4][8] = {
    { 4, 8, 16, 18, 18, 16, 8, 4 },
    { 8, 16, 14, 8, 8, 14, 16, 8 },
    { 16, 14, 4, 12, 12, 4, 14, 16 },
    { 18, 8, 12, 8, 8, 12, 8, 18 },
  };
  const QsFrequencies *frequencies;

  qs_frequency_job_set_wanted (fixture->job, TRUE);
  start (fixture, 8);
  g_assert_false (is_complete (fixture));
  engine_run_until (is_complete (fixture));

  frequencies = qs_frequency_job_get (fixture->job, NULL);
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

QS_TEST_WITH (frequencies_grow, Fixture, NULL, set_up, tear_down)
{
  Growth growth = { 0 };

  start (fixture, 14);
  engine_run_until (is_finished (fixture));
  g_signal_connect (fixture->job, "changed", G_CALLBACK (changed_cb), &growth);
  qs_frequency_job_set_wanted (fixture->job, TRUE);
  g_assert_true (qs_frequency_job_is_running (fixture->job));
  engine_run_until (is_complete (fixture));
  g_assert_false (qs_frequency_job_is_running (fixture->job));
  g_assert_cmpuint (growth.n_told, >=, 2);
  g_assert_cmpuint (growth.last_total, ==, 365596);
  g_signal_handlers_disconnect_by_data (fixture->job, &growth);
}

QS_TEST_WITH (only_what_is_wanted_is_counted, Fixture, NULL, set_up, tear_down)
{
  start (fixture, 7);
  engine_run_until (is_finished (fixture));
  g_assert_false (qs_frequency_job_is_running (fixture->job));
  g_assert_null (qs_frequency_job_get (fixture->job, NULL));

  qs_frequency_job_set_wanted (fixture->job, TRUE);
  g_assert_nonnull (qs_frequency_job_get (fixture->job, NULL));
  qs_frequency_job_set_wanted (fixture->job, FALSE);
  g_assert_false (qs_frequency_job_is_running (fixture->job));
  g_assert_null (qs_frequency_job_get (fixture->job, NULL));
}

/* What was counted of another board or set is not given for this one, whether or not the job was updated. */
QS_TEST_WITH (other_solutions_have_others, Fixture, NULL, set_up, tear_down)
{
  g_autofree QsFrequencies *of_6 = NULL;

  qs_frequency_job_set_wanted (fixture->job, TRUE);
  start (fixture, 6);
  engine_run_until (is_complete (fixture));
  of_6 = g_memdup2 (qs_frequency_job_get (fixture->job, NULL), sizeof *of_6);
  g_assert_cmpuint (of_6->total, ==, 4);

  start (fixture, 5);
  g_assert_null (qs_frequency_job_get (fixture->job, NULL));
  engine_run_until (is_complete (fixture));
  g_assert_cmpuint (qs_frequency_job_get (fixture->job, NULL)->total, ==, 10);

  qs_frequency_job_set_solutions (fixture->job, NULL);
  g_assert_null (qs_frequency_job_get (fixture->job, NULL));
  qs_frequency_job_set_solutions (fixture->job, fixture->set);
  g_assert_cmpuint (qs_frequency_job_get (fixture->job, NULL)->total, ==, 10);
}

QS_TEST_WITH (too_many_solutions, Fixture, NULL, set_up, tear_down)
{
  g_object_set (fixture->job, "max-solutions", G_GUINT64_CONSTANT (91), NULL);
  qs_frequency_job_set_wanted (fixture->job, TRUE);
  start (fixture, 8);
  g_assert_false (qs_frequency_job_has_too_many (fixture->job));
  engine_run_until (is_finished (fixture));
  g_assert_true (qs_frequency_job_has_too_many (fixture->job));
  g_assert_null (qs_frequency_job_get (fixture->job, NULL));

  g_object_set (fixture->job, "max-solutions", G_GUINT64_CONSTANT (92), NULL);
  g_assert_false (qs_frequency_job_has_too_many (fixture->job));
  engine_run_until (is_complete (fixture));
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
QS_TEST_WITH (it_goes_away, Fixture, NULL, set_up, tear_down)
{
  guint n_threads;

  start (fixture, 13);
  engine_run_until (is_finished (fixture));
  n_threads = count_threads ();

  for (guint i = 0; i < 20; i++)
    {
      QsFrequencyJob *job = qs_frequency_job_new ();

      qs_frequency_job_set_solutions (job, fixture->set);
      qs_frequency_job_set_wanted (job, TRUE);
      g_assert_true (qs_frequency_job_is_running (job));
      if (i % 2 == 0)
        engine_run_a_little ();
      g_assert_finalize_object (job);
    }
  engine_run_until (count_threads () <= n_threads);
  engine_run_pending ();
}
