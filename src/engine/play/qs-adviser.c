/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player can ask about the marks on a board; a thread finds the answer.
 *
 * Searches are held to a number of nodes, never to a time, so that every machine says the same. What a search has not
 * decided by then counts as right. */

#include "qs-adviser.h"

#include <string.h>

#include "qs-census-reader.h"
#include "qs-puzzle.h"

#define NODES (30 * 1000 * 1000)
#define NODES_PER_PIECE (1 << 14)

typedef struct
{
  QsProblem problem;
  QsConstraints *past; /* the marks after each move, the present ones last */
  guint n_past;
  QsAdvice advice;
  QsErrandRun *run;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->past);
  g_free (job);
}

/* Counts the solutions with these marks up to @most, and sets @columns to the last of them. Returns: whether these are all */
static gboolean
count (Job                 *job,
       const QsConstraints *marks,
       guint64              most,
       guint64             *n_found,
       guint16             *columns)
{
  QsProblem problem = job->problem;
  QsCensusSpace space;
  QsCensusReader reader;

  problem.squares = *marks;
  qs_census_space_init_problem (&space, &problem, QS_CENSUS_ALL);
  qs_census_reader_init (&reader, &space);
  *n_found = 0;
  for (guint n_pieces = 0; n_pieces < NODES / NODES_PER_PIECE && *n_found < most;)
    {
      QsEnumeratorStep step = qs_census_reader_next (&reader, NODES_PER_PIECE, columns);

      if (step == QS_ENUMERATOR_FINISHED)
        return TRUE;
      if (step == QS_ENUMERATOR_SOLUTION)
        ++*n_found;
      else
        n_pieces++;
      if (qs_errand_run_is_cancelled (job->run))
        break;
    }

  return FALSE;
}

/* Whether no solution has these marks. */
static gboolean
is_wrong (Job                 *job,
          const QsConstraints *marks,
          guint16             *columns)
{
  guint64 n_found;

  return count (job, marks, 1, &n_found, columns) && n_found == 0;
}

/* Says that marks are wrong, and which of them. */
static void
judge (Job *job)
{
  QsConstraints marks = job->past[job->n_past - 1];
  QsAdvice *advice = &job->advice;

  advice->is_wrong = is_wrong (job, &marks, advice->columns);
  if (!advice->is_wrong)
    return;

  memcpy (marks.forbidden, job->problem.squares.forbidden, sizeof marks.forbidden);
  advice->is_queen_wrong = is_wrong (job, &marks, advice->columns);
}

static void
solve (Job                 *job,
       const QsConstraints *marks)
{
  guint64 n_found;

  count (job, marks, 1, &n_found, job->advice.columns);
  job->advice.has_solution = n_found > 0;
}

/* Wrong marks come first; a clash or an empty unit says why they are. The ladder knows nothing of a solution. */
static void
find_hint (Job *job)
{
  const QsConstraints *marks = &job->past[job->n_past - 1];
  g_autoptr (QsLadder) ladder = qs_ladder_new (&job->problem);
  QsLadderStep *step = &job->advice.step;

  judge (job);
  qs_ladder_find (ladder, marks, step);
  if (job->advice.is_wrong && step->rule > QS_LADDER_EMPTY)
    step->rule = QS_LADDER_NOTHING;
  else if (step->rule == QS_LADDER_NOTHING)
    solve (job, marks);
}

static void
look_back (Job *job)
{
  QsAdvice *advice = &job->advice;

  judge (job);
  while (advice->is_wrong && advice->n_back + 1 < job->n_past)
    {
      advice->n_back++;
      if (!is_wrong (job, &job->past[job->n_past - 1 - advice->n_back], advice->columns))
        return;
    }
}

static void
count_all (Job *job)
{
  QsConstraints marks = job->past[job->n_past - 1];
  QsAdvice *advice = &job->advice;
  QsProblem problem = job->problem;

  advice->grade = QS_GRADE_BEYOND;
  advice->is_more = !count (job, &marks, G_MAXUINT64, &advice->count, advice->columns);
  if (advice->is_more || advice->count != 1)
    return;

  problem.squares = marks;
  advice->grade = qs_puzzle_find_grade (&problem);
}

static gboolean
advise (QsErrandRun *run,
        gpointer     data,
        GError     **error)
{
  Job *job = data;

  job->run = run;
  switch (job->advice.kind)
    {
    case QS_ADVICE_HINT:
      find_hint (job);
      break;
    case QS_ADVICE_CHECK:
      look_back (job);
      break;
    case QS_ADVICE_SOLVE:
      solve (job, &job->problem.squares);
      break;
    case QS_ADVICE_COUNT:
    default:
      count_all (job);
    }

  return TRUE;
}

static const QsErrandKind adviser_kind = {
  .name = "qs-adviser",
  .is_awaited = TRUE,
  .work = advise,
  .free_job = job_free,
};

QsErrand *
qs_adviser_start (QsAdviceKind  kind,
                  const QsGame *game)
{
  Job *job = g_new0 (Job, 1);

  job->advice.kind = kind;
  job->problem = *qs_game_get_problem (game);
  job->n_past = qs_game_get_past (game, &job->past);

  return qs_errand_start (&adviser_kind, job, 0, NULL);
}

/* Where no rule helps, a hint is the queen of a solution in the first row that has none. Returns: whether there is one */
gboolean
qs_advice_find_square (const QsAdvice      *self,
                       const QsConstraints *marks,
                       QsSquare            *square)
{
  guint row = 0;

  if (self->step.rule != QS_LADDER_NOTHING || !self->has_solution)
    return FALSE;

  while (row + 1 < marks->n && marks->required[row] != 0)
    row++;
  *square = (QsSquare){ row, self->columns[row] };

  return TRUE;
}

/* When the errand has finished. */
const QsAdvice *
qs_adviser_get (QsErrand *errand)
{
  return &((Job *) qs_errand_get_job (errand))->advice;
}
