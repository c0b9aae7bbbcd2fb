/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What one racer's samples show together. */

#pragma once

#include "qs-race-report.h"
#include "qs-race-track.h"

void qs_race_samples_sum_up (const GArray *samples,
                             QsRaceResult *result);
