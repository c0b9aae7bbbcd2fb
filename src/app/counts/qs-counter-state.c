/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each number and each state comes only from here, so that no two places of the panel can contradict each other.
 *
 * A count finds the number long before the list has all solutions. So while a count runs, or can be resumed, nobody
 * waits for the list, and the time that it would take is not shown. */

#include "qs-counter-state.h"

static void
take_greater (QsTotal       *number,
              const QsTotal *other)
{
  if (qs_total_compare (other, number) > 0)
    *number = *other;
}

/* The largest number found so far is the best. What matches
 * the squares, or is fundamental, is a solution as well. */
static void
find_number (QsCounterState     *self,
             QsExplorer         *explorer,
             const QsTallyBoard *board)
{
  const QsExplorerStatus *explored = qs_explorer_get_status (explorer);
  const QsSolutionStatus *all = qs_solution_set_get_status (explored->whole[QS_CENSUS_ALL]);
  const QsTotal shown = { 0, qs_solution_set_get_status (explored->shown)->count };

  self->number = (QsTotal){ 0, all->count };
  self->is_whole = all->is_complete;
  if (self->is_whole)
    return;

  take_greater (&self->number, &shown);
  if (board->job != NULL)
    take_greater (&self->number, &qs_count_job_get_status (board->job)->solutions);
  if (board->remains != NULL)
    take_greater (&self->number, &board->remains->solutions);
}

static void
describe_job (QsCounterState   *self,
              QsCounterActivity activity,
              QsCountJob       *job)
{
  const QsCountStatus *status = qs_count_job_get_status (job);

  self->activity = activity;
  self->elapsed = status->elapsed;
  self->progress = status->progress;
  self->rate = status->rate;
  self->seconds_left = status->seconds_left;
}

/* Only once the number is known, the user waits for the list. */
static void
describe_list (QsCounterState *self,
               QsSolutionSet  *set)
{
  const QsSolutionStatus *status = qs_solution_set_get_status (set);
  double progress, seconds_left;

  self->activity = QS_COUNTER_LISTING;
  self->elapsed = status->elapsed;
  self->rate = status->rate;
  self->lists_fundamental = qs_solution_set_get_space (set)->scope == QS_CENSUS_FUNDAMENTAL;
  if (self->is_whole && qs_solution_set_estimate (set, &progress, &seconds_left))
    {
      self->progress = progress;
      self->seconds_left = seconds_left;
    }
}

/* A stopped count says so itself. */
static void
describe_stop (QsCounterState *self,
               QsExplorer     *explorer,
               gboolean        has_remains)
{
  const QsExplorerStatus *explored = qs_explorer_get_status (explorer);
  QsSolutionSet *const sets[] = { explored->shown, explored->whole[QS_CENSUS_ALL] };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      const QsSolutionStatus *status = qs_solution_set_get_status (sets[i]);

      if (status->is_stopped && (self->is_whole || !has_remains))
        {
          self->activity = QS_COUNTER_STOPPED;
          self->elapsed = status->elapsed;
          return;
        }
    }
}

/* The explorer's board has this size or, where @n is more than can be listed, another one. Only those of plain queens are
 * tallied. */
void
qs_counter_state_find (QsCounterState *self,
                       guint           n,
                       QsExplorer     *explorer,
                       QsTally        *tally)
{
  gboolean is_tallied = n > QS_CENSUS_MAX_N || qs_problem_is_plain (&qs_explorer_get_status (explorer)->problem);
  const QsTallyBoard *board = qs_tally_get (tally, is_tallied ? n : 0);
  QsSolutionSet *running = qs_explorer_get_running (explorer);

  *self = (QsCounterState){ .progress = -1, .seconds_left = -1 };
  self->is_recorded = is_tallied && qs_tally_get_record (tally, n, &self->record);
  if (self->is_recorded)
    {
      QsClasses classes;

      self->has_fundamental = qs_classes_find (n, &self->record.solutions, &self->record.symmetric, &classes);
      self->fundamental = classes.fundamental;
      self->number = self->record.solutions;
      self->is_whole = TRUE;
    }
  else
    find_number (self, explorer, board);
  if (!is_tallied)
    {
      QsSolutionSet *fundamental = qs_explorer_get_status (explorer)->whole[QS_CENSUS_FUNDAMENTAL];
      const QsSolutionStatus *status = qs_solution_set_get_status (fundamental);

      self->has_fundamental = self->is_whole && status->is_complete;
      self->fundamental = (QsTotal){ 0, status->count };
    }

  if (board->job != NULL && board->purpose == QS_TALLY_LONG)
    describe_job (self, QS_COUNTER_COUNTING, board->job);
  else if (board->job != NULL && !self->is_whole)
    describe_job (self, QS_COUNTER_TALLYING, board->job);
  else if (running != NULL)
    describe_list (self, running);
  else
    describe_stop (self, explorer, board->remains != NULL);
}
