/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long a racer will take, from short runs on small boards and the sizes of the trees. */

#pragma once

#include "qs-race-report.h"

/* What is known about one racer's pace, for g_free(). */
typedef struct _QsRaceForecast QsRaceForecast;

QsRaceForecast *qs_race_forecast_new            (const QsMethod   *racer,
                                                 const QsRaceTask *task);
void            qs_race_forecast_calibrate      (QsRaceForecast       *self,
                                                 guint                 n,
                                                 double                seconds);
double          qs_race_forecast_get_placements (QsRaceForecast       *self,
                                                 guint                 n,
                                                 gboolean             *is_exact);
double          qs_race_forecast_get_seconds    (QsRaceForecast       *self,
                                                 guint                 n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsRaceForecast, g_free)
