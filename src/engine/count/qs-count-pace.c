/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast a count proceeds, and how long the rest of it takes.
 *
 * A count proceeds in steps, a unit at a time, which take milliseconds on one board and minutes
 * on another. So the pace is measured between moments at which a unit has just ended, over half a
 * minute, or over as many steps where these are long. */

#include "qs-count-pace.h"

/* The shortest time between two moments that are remembered, in seconds. */
#define SPACING 0.5

static const QsCountMoment *
get_oldest (const QsCountPace *self)
{
  return &self->moments[self->n_moments > QS_COUNT_PACE_LENGTH ? self->n_moments % QS_COUNT_PACE_LENGTH : 0];
}

/* Adds a moment, unless no more work is done than at the one before. The first one is where the
 * count began or resumed. */
void
qs_count_pace_add (QsCountPace         *self,
                   const QsCountMoment *moment)
{
  const QsCountMoment *newest = &self->moments[(self->n_moments - 1) % QS_COUNT_PACE_LENGTH];

  if (self->n_moments > 0 && moment->done <= self->last.done)
    return;

  self->last = *moment;
  if (self->n_moments == 0 || moment->time >= newest->time + SPACING)
    self->moments[self->n_moments++ % QS_COUNT_PACE_LENGTH] = *moment;
}

/* How many solutions were counted per second lately. */
double
qs_count_pace_get_rate (const QsCountPace *self)
{
  const QsCountMoment *oldest = get_oldest (self);

  if (self->n_moments == 0 || self->last.time <= oldest->time)
    return 0;

  return (self->last.solutions - oldest->solutions) / (self->last.time - oldest->time);
}

/* About how long the rest takes, in seconds, @time seconds after the start; negative while that
 * is unknown. @total is all work there is. */
double
qs_count_pace_get_seconds_left (const QsCountPace *self,
                                double             time,
                                double             total)
{
  const QsCountMoment *oldest = get_oldest (self);
  double seconds;

  if (self->n_moments == 0 || self->last.time <= oldest->time || self->last.done <= oldest->done)
    return -1;

  seconds = (total - self->last.done) * (self->last.time - oldest->time) / (self->last.done - oldest->done);

  return MAX (0, seconds - (time - self->last.time));
}
