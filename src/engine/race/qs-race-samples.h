/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What one racer's samples show together. */

#pragma once

#include "qs-race-report.h"
#include "qs-race-track.h"

/* The samples of one racer. Its fields are private. */
typedef struct _QsRaceSamples QsRaceSamples;

QsRaceSamples *qs_race_samples_new        (void);
void           qs_race_samples_free       (QsRaceSamples       *self);
void           qs_race_samples_add        (QsRaceSamples       *self,
                                           const QsRaceSample  *sample);
guint          qs_race_samples_get_count  (const QsRaceSamples *self);
void           qs_race_samples_get_result (const QsRaceSamples *self,
                                           QsRaceResult        *result);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsRaceSamples, qs_race_samples_free)
