/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where one racer runs at a time and is measured: a thread with a stack of its own. */

#pragma once

#include "qs-clock.h"
#include "qs-racers.h"

/* Shorter runs are repeated until a sample takes this long, in seconds, so that the clock can
 * tell. */
#define QS_RACE_SAMPLE_SECONDS 0.002

/* Called in the waiting thread every few milliseconds while a racer runs, until it returns
 * %FALSE. @seconds is the processor time that the sample has taken so far; negative while the
 * system gives no thread to run the racer. */
typedef gboolean (*QsRaceTick) (double   seconds,
                                gpointer data);

/* What to run. */
typedef struct
{
  const QsMethod *racer;
  guint n;
  const QsProblem *problem;
  gboolean wants_first; /* or all solutions */
  double seconds_limit; /* the processor time after which the sample is given up */
  QsRaceTick tick;      /* or %NULL */
  gpointer data;        /* for that */
} QsRaceRun;

/* What was measured. */
typedef struct
{
  gboolean is_finished; /* by themselves; if not, only @total_seconds is set */
  guint n_runs;
  double seconds;       /* the processor time of each run */
  double total_seconds; /* that of the sample */
  QsCounts counts;      /* what one run did */
  guint64 memory;       /* the most that a run held, stack and heap, in bytes */
} QsRaceSample;

typedef struct _QsRaceTrack QsRaceTrack;

QsRaceTrack *qs_race_track_new  (QsClock         *clock);
void         qs_race_track_free (QsRaceTrack     *self);
gboolean     qs_race_track_run  (QsRaceTrack     *self,
                                 const QsRaceRun *run,
                                 QsRaceSample    *sample);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsRaceTrack, qs_race_track_free)
