/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a race's worker does, from the prediction to the growth. */

#pragma once

#include "qs-race-report.h"
#include "qs-worker.h"

void qs_race_runner_work    (QsWorker *worker,
                             gpointer  report);
void qs_race_runner_confirm (QsWorker *worker);
