/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all parts of a race's work share: where racers run, and what is reported. */

#pragma once

#include "qs-race-report.h"
#include "qs-race-track.h"
#include "qs-worker.h"

G_BEGIN_DECLS

/* The work of a race. */
typedef struct
{
  QsWorker *worker;
  QsRaceReport *report; /* what is known so far */
  QsRaceTrack *track;   /* where racers run */
  double spent;         /* of the budget, in seconds */
  gint64 next_post;     /* when a message is due even if only time has changed */
} QsRaceStage;

gboolean qs_race_stage_post       (QsRaceStage  *self);
gboolean qs_race_stage_post_late  (QsRaceStage  *self);
gboolean qs_race_stage_run        (QsRaceStage  *self,
                                   guint         racer,
                                   guint         n,
                                   double        seconds_limit,
                                   QsRaceSample *sample);
void     qs_race_stage_add_growth (QsRaceStage  *self,
                                   guint         racer,
                                   guint         n,
                                   double        seconds,
                                   gboolean      is_estimate);

G_END_DECLS
