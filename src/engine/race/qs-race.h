/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Methods that do the same work one after the other, measured. */

#pragma once

#include <glib-object.h>

#include "qs-race-report.h"
#include "qs-racers.h"

#define QS_TYPE_RACE (qs_race_get_type ())

G_DECLARE_FINAL_TYPE (QsRace, qs_race, QS, RACE, GObject)

QsRace                 *qs_race_new                  (void);
void                    qs_race_start                (QsRace               *self,
                                                      const QsRaceTask     *task,
                                                      const QsRacer *const *racers);
void                    qs_race_confirm              (QsRace               *self);
void                    qs_race_cancel               (QsRace               *self);

QsRaceState             qs_race_get_state            (QsRace               *self);
const QsRaceTask       *qs_race_get_task             (QsRace               *self);
double                  qs_race_get_progress         (QsRace               *self);
double                  qs_race_get_expected_seconds (QsRace               *self);
const QsRacer          *qs_race_get_running          (QsRace               *self);
const QsRaceResult     *qs_race_get_results          (QsRace               *self,
                                                      guint                *n_results);
const QsGrowthPoint    *qs_race_get_growth           (QsRace               *self,
                                                      guint                *n_points);
const QsRacePrediction *qs_race_get_predictions      (QsRace               *self,
                                                      guint                *n_predictions);
