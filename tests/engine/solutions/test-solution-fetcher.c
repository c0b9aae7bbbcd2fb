/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The fetcher: solutions in the order of the spans, and answers to every question. */

#include "qs-solution-fetcher.h"

#include "engine-test-util.h"
#include "qs-census-runner.h"
#include "qs-test-main.h"

#define N 10

/* A number that no question has. */
#define NONE 0

/* The answers of a fetcher so far. */
typedef struct
{
  const GArray *solutions; /* all there are */
  GArray *ranks;           /* (element-type guint64): of those that came, in the order in which they did */
  guint question;          /* the last that was answered */
  gboolean is_known;
  guint64 rank;
} Outcome;

static void
receive (gpointer message,
         gpointer user_data)
{
  const QsFetchMessage *fetched = message;
  Outcome *outcome = user_data;

  if (fetched->question != NONE)
    {
      outcome->question = fetched->question;
      outcome->is_known = fetched->is_known;
      outcome->rank = fetched->rank;
      return;
    }

  g_assert_cmpuint (fetched->n_solutions, >, 0);
  for (guint i = 0; i < fetched->n_solutions; i++)
    {
      guint64 rank = fetched->rank + i;

      g_assert_cmpuint (rank, <, outcome->solutions->len / N);
      for (guint row = 0; row < N; row++)
        g_assert_cmpuint (fetched->packed[i * N + row], ==, g_array_index (outcome->solutions, guint16, rank * N + row));
      g_array_append_val (outcome->ranks, rank);
    }
}

static const QsWorkerKind kind = {
  .name = "test-fetcher",
  .work = qs_solution_fetcher_work,
  .receive = receive,
  .free_job = qs_solution_fetcher_free,
  .free_message = g_free,
  .free_command = g_free,
};

static void
take_report (gpointer message,
             gpointer user_data)
{
  const QsCensusReport *report = message;
  gboolean *is_complete = user_data;

  *is_complete = report->progress.is_complete;
}

static const QsWorkerKind census_kind = {
  .name = "test-census",
  .work = qs_census_runner_work,
  .receive = take_report,
  .free_job = qs_census_runner_free,
  .free_message = g_free,
};

static QsSharedCensus *
make_census (gboolean is_counted)
{
  gboolean is_complete = FALSE;
  QsCensusSpace space;
  QsSharedCensus *census;

  qs_census_space_init (&space, N, NULL, QS_CENSUS_ALL);
  census = qs_shared_census_new (&space, QS_CENSUS_MAX_SIZE);
  if (is_counted)
    {
      G_GNUC_UNUSED g_autoptr (QsWorker) worker = qs_worker_start (&census_kind, qs_census_runner_new (census, 0, 1), &is_complete);

      engine_run_until (is_complete);
    }

  return census;
}

typedef struct
{
  QsSharedCensus *census;
  GArray *solutions;
  QsWorker *worker;
  Outcome outcome;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer is_counted)
{
  self->census = make_census (GPOINTER_TO_INT (is_counted));
  self->solutions = engine_enumerate (N);
  self->outcome.solutions = self->solutions;
  self->outcome.ranks = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->worker = qs_worker_start (&kind, qs_solution_fetcher_new (self->census), &self->outcome);
}

static void
tear_down (Fixture      *self,
           gconstpointer is_counted)
{
  qs_worker_stop (self->worker);
  g_array_unref (self->outcome.ranks);
  g_array_unref (self->solutions);
  qs_shared_census_unref (self->census);
}

static void
wish (Fixture              *self,
      const QsSolutionSpan *spans,
      guint                 n_spans)
{
  QsFetchCommand *command = g_new0 (QsFetchCommand, 1);

  command->n_spans = n_spans;
  for (guint i = 0; i < n_spans; i++)
    command->spans[i] = spans[i];
  qs_worker_send (self->worker, command);
}

/* Asks for the number of a solution, and waits for the answer. */
static void
ask (Fixture *self,
     guint    question,
     guint    rank)
{
  QsFetchCommand *command = g_new0 (QsFetchCommand, 1);

  command->question = question;
  for (guint row = 0; row < N; row++)
    command->columns[row] = g_array_index (self->solutions, guint16, rank * N + row);
  qs_worker_send (self->worker, command);
  engine_run_until (self->outcome.question == question);
}

QS_TEST_WITH (spans_in_their_order, Fixture, GINT_TO_POINTER (TRUE), set_up, tear_down)
{
  const QsSolutionSpan spans[] = { { 700, 724 }, { 0, 5 }, { 300, 301 }, { 400, 400 }, { 3, 7 } };
  guint n_wanted = 0, n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (spans); i++)
    n_wanted += (guint) (spans[i].end - spans[i].first);

  wish (fixture, spans, G_N_ELEMENTS (spans));
  engine_run_until (fixture->outcome.ranks->len >= n_wanted);
  for (guint i = 0; i < G_N_ELEMENTS (spans); i++)
    {
      for (guint64 rank = spans[i].first; rank < spans[i].end; rank++)
        g_assert_cmpuint (g_array_index (fixture->outcome.ranks, guint64, n++), ==, rank);
    }

  /* No more comes before an answer. */
  ask (fixture, 1, 0);
  g_assert_cmpuint (fixture->outcome.ranks->len, ==, n_wanted);
}

QS_TEST_WITH (spans_end_with_the_list, Fixture, GINT_TO_POINTER (TRUE), set_up, tear_down)
{
  const QsSolutionSpan spans[] = { { 720, 1000 }, { 5000, 6000 }, { 1, 2 } };

  wish (fixture, spans, G_N_ELEMENTS (spans));
  engine_run_until (fixture->outcome.ranks->len >= 5);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (g_array_index (fixture->outcome.ranks, guint64, i), ==, 720 + i);
  g_assert_cmpuint (g_array_index (fixture->outcome.ranks, guint64, 4), ==, 1);
}

QS_TEST_WITH (questions_are_answered, Fixture, GINT_TO_POINTER (TRUE), set_up, tear_down)
{
  const guint ranks[] = { 0, 723, 361, 362, 17 };

  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    {
      ask (fixture, i + 1, ranks[i]);
      g_assert_true (fixture->outcome.is_known);
      g_assert_cmpuint (fixture->outcome.rank, ==, ranks[i]);
    }
  g_assert_cmpuint (fixture->outcome.ranks->len, ==, 0);
}

/* It does not matter how much of the first wish has come by then, but that is right. */
QS_TEST_WITH (a_newer_wish_takes_the_place, Fixture, GINT_TO_POINTER (TRUE), set_up, tear_down)
{
  const QsSolutionSpan most = { 0, 700 }, last = { 723, 724 };
  guint64 newest;

  wish (fixture, &most, 1);
  wish (fixture, &last, 1);
  ask (fixture, 9, 500);
  g_assert_cmpuint (fixture->outcome.rank, ==, 500);

  engine_run_until (fixture->outcome.ranks->len > 0 &&
                    g_array_index (fixture->outcome.ranks, guint64, fixture->outcome.ranks->len - 1) == 723);
  for (guint i = 0; i + 1 < fixture->outcome.ranks->len; i++)
    g_assert_cmpuint (g_array_index (fixture->outcome.ranks, guint64, i), ==, i);

  newest = fixture->outcome.ranks->len;
  ask (fixture, 10, 1);
  g_assert_cmpuint (fixture->outcome.ranks->len, ==, newest);
}

static void
test_nothing_counted (Fixture      *self,
                      gconstpointer is_counted)
{
  ask (self, 1, 362);
  g_assert_false (self->outcome.is_known);
  ask (self, 2, 723);
  g_assert_false (self->outcome.is_known);
}

static void
add (const char *path,
     gboolean    is_counted,
     void (*test) (Fixture      *self,
                   gconstpointer is_counted))
{
  g_test_add (path, Fixture, GINT_TO_POINTER (is_counted), set_up, test, tear_down);
}

QS_TEST_MAIN
{
  add ("/engine/solution-fetcher/no-number-is-known-before-the-count", FALSE, test_nothing_counted);
}
