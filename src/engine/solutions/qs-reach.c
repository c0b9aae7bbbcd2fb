/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A place is always one in the whole list, however much of it was counted: without the total, the last
 * solution is unknown before the end. */

#include "qs-reach.h"

/* Finds out which solution is meant, where that is known; returns FALSE where there is no such solution. */
static gboolean
find_rank (QsReach       *self,
           QsSolutionSet *set,
           const QsGoTo  *go_to,
           GError       **error)
{
  guint64 total;

  self->has_rank = TRUE;
  if (qs_solution_set_get_total (set, &total))
    return qs_go_to_get_rank (go_to, total, &self->rank, error);

  self->has_rank = go_to->kind == QS_GO_TO_NUMBER;
  self->rank = self->has_rank ? go_to->number - 1 : 0;
  return TRUE;
}

/* The search reaches a solution from the front, or reaches its mirror image. */
static double
estimate (const QsReach *self,
          QsSolutionSet *set)
{
  const QsSolutionStatus *status = qs_solution_set_get_status (set);
  gboolean is_halved = qs_solution_set_get_space (set)->is_halved;
  double rate = status->rate / (is_halved ? 2 : 1);
  guint64 needed = self->rank + 1, total;

  if (!self->has_rank || rate <= 0 || status->is_paused)
    return -1;

  if (is_halved && qs_solution_set_get_total (set, &total))
    needed = MIN (needed, total - self->rank);

  return (double) (needed - MIN (needed, status->reachable)) / rate;
}

/* Finds out whether a place in the list, of any kind but %QS_GO_TO_SOLUTION, can be shown now, or
 * when. Fails with %QS_ERROR_OUT_OF_RANGE where it is known that there is no such solution. */
gboolean
qs_reach_find (QsReach       *self,
               QsSolutionSet *set,
               const QsGoTo  *go_to,
               GError       **error)
{
  *self = (QsReach){ .seconds_left = -1 };
  if (!find_rank (self, set, go_to, error))
    return FALSE;

  if (self->has_rank && qs_solution_set_can_reach (set, self->rank))
    self->state = QS_REACH_NOW;
  else
    self->state = qs_solution_set_get_status (set)->is_stopped ? QS_REACH_STOPPED : QS_REACH_LATER;

  if (self->state == QS_REACH_LATER)
    self->seconds_left = estimate (self, set);

  return TRUE;
}
