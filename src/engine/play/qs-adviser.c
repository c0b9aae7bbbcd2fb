/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player can ask for; a thread finds the answer.
 *
 * Searches are held to a number of nodes, never to a time, so that every machine says the same. What a search has not
 * decided by then counts as right. */

#include "qs-adviser.h"

#include <string.h>

#include "qs-census-reader.h"

#define NODES (30 * 1000 * 1000)
#define NODES_PER_PIECE (1 << 14)

typedef struct
{
  QsConstraints *past; /* the marks after each move, the present ones last */
  guint n_past;
  const QsConstraints *marks; /* those */
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

/* Counts the solutions with these marks up to @most, and keeps the last of them. Returns: whether these are all */
static gboolean
count (Job                 *job,
       const QsConstraints *marks,
       guint64              most)
{
  QsAdvice *advice = &job->advice;
  QsProblem problem = job->advice.problem;
  QsCensusSpace space;
  QsCensusReader reader;

  problem.squares = *marks;
  qs_census_space_init_problem (&space, &problem, QS_CENSUS_ALL);
  qs_census_reader_init (&reader, &space);
  advice->count = 0;
  for (guint n_pieces = 0; n_pieces < NODES / NODES_PER_PIECE && advice->count < most;)
    {
      QsEnumeratorStep step = qs_census_reader_next (&reader, NODES_PER_PIECE, advice->columns);

      if (step == QS_ENUMERATOR_FINISHED)
        return TRUE;
      if (step == QS_ENUMERATOR_SOLUTION)
        advice->count++;
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
          const QsConstraints *marks)
{
  return count (job, marks, 1) && job->advice.count == 0;
}

/* Says that marks are wrong, and which of them. */
static void
judge (Job *job)
{
  QsConstraints queens = *job->marks;

  memcpy (queens.forbidden, job->advice.problem.squares.forbidden, sizeof queens.forbidden);
  job->advice.wrong = !is_wrong (job, job->marks)                    ? QS_WRONG_NOTHING
                      : !is_wrong (job, &queens)                      ? QS_WRONG_CROSS
                      : !is_wrong (job, &job->advice.problem.squares) ? QS_WRONG_QUEEN
                                                                      : QS_WRONG_PUZZLE;
}

/* Wrong marks come first; a clash or an empty unit says why they are. The ladder knows nothing of a solution: where no rule
 * helps, the hint is the queen of one in the first row that has none. */
static void
find_hint (Job *job)
{
  const QsConstraints *marks = job->marks;
  g_autoptr (QsLadder) ladder = qs_ladder_new (&job->advice.problem);
  QsAdvice *advice = &job->advice;
  QsLadderStep *step = &advice->step;
  guint row = 0;

  judge (job);
  qs_ladder_find (ladder, marks, step);
  advice->marks = *marks;
  if (advice->wrong != QS_WRONG_NOTHING && step->rule > QS_LADDER_EMPTY)
    memset (step, 0, sizeof *step);
  if (step->rule != QS_LADDER_NOTHING || advice->wrong != QS_WRONG_NOTHING || advice->count == 0)
    return;

  while (row + 1 < marks->n && marks->required[row] != 0)
    row++;
  step->square = (QsSquare){ row, advice->columns[row] };
  step->rule = QS_LADDER_SOLUTION;
}

static void
look_back (Job *job)
{
  QsAdvice *advice = &job->advice;

  judge (job);
  if (advice->wrong == QS_WRONG_NOTHING || advice->wrong == QS_WRONG_PUZZLE)
    return;

  do
    advice->n_back++;
  while (is_wrong (job, &job->past[job->n_past - 1 - advice->n_back]));
}

static void
count_all (Job *job)
{
  QsAdvice *advice = &job->advice;
  QsProblem problem = job->advice.problem;

  problem.squares = *job->marks;
  advice->is_more = !count (job, job->marks, G_MAXUINT64);
  advice->grade = advice->count == 1 && !advice->is_more ? qs_puzzle_find_grade (&problem) : QS_GRADE_BEYOND;
}

static void
solve (Job *job)
{
  job->advice.wrong = is_wrong (job, &job->advice.problem.squares) ? QS_WRONG_PUZZLE : QS_WRONG_NOTHING;
}

static gboolean
advise (QsErrandRun *run,
        gpointer     data,
        GError     **error)
{
  static void (*const answers[]) (Job *) = {
    [QS_ADVICE_HINT] = find_hint,
    [QS_ADVICE_CHECK] = look_back,
    [QS_ADVICE_COUNT] = count_all,
    [QS_ADVICE_SOLVE] = solve,
  };
  Job *job = data;

  job->run = run;
  if (job->advice.kind == QS_ADVICE_MAKE)
    return qs_puzzle_order_make (&job->advice.order, (QsStop){ qs_errand_run_is_cancelled, run }, &job->advice.grade,
                                 &job->advice.problem, error);

  answers[job->advice.kind](job);
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
  const QsConstraints *past;

  job->advice.kind = kind;
  job->advice.problem = *qs_game_get_problem (game);
  past = qs_game_get_past (game, &job->n_past);
  job->past = g_memdup2 (past, job->n_past * sizeof *past);
  job->marks = &job->past[job->n_past - 1];

  return qs_errand_start (&adviser_kind, job, 0, NULL);
}

QsErrand *
qs_adviser_make (const QsPuzzleOrder *order)
{
  Job *job = g_new0 (Job, 1);

  job->advice.kind = QS_ADVICE_MAKE;
  job->advice.order = *order;

  return qs_errand_start (&adviser_kind, job, 0, NULL);
}

/* When the errand has finished. */
const QsAdvice *
qs_adviser_get (QsErrand *errand)
{
  return &((Job *) qs_errand_get_job (errand))->advice;
}
