/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out how long one racer will take. */

#pragma once

#include "qs-race-forecast.h"
#include "qs-race-stage.h"

G_BEGIN_DECLS

/* The smallest board that is worth measuring. */
#define QS_RACE_MIN_N 4

/* How long a trial may run, in seconds; after that the racer's time is unknown. */
#define QS_RACE_TRIAL_SECONDS 0.25

void qs_race_predict (QsRaceStage    *stage,
                      guint           racer,
                      QsRaceForecast *forecast);

G_END_DECLS
