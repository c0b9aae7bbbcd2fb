/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Methods that do the same work one after the other, measured. */

#pragma once

#include <glib-object.h>

#include "qs-race-report.h"

#define QS_TYPE_RACE (qs_race_get_type ())

G_DECLARE_FINAL_TYPE (QsRace, qs_race, QS, RACE, GObject)

QsRace             *qs_race_new        (void);
void                qs_race_start      (QsRace                *self,
                                        const QsRaceTask      *task,
                                        const QsMethod *const *racers);
void                qs_race_confirm    (QsRace               *self);
void                qs_race_cancel     (QsRace               *self);
const QsRaceReport *qs_race_get_report (QsRace               *self);
