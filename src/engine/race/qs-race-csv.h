/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A race's results as a table for other programs. */

#pragma once

#include "qs-race-report.h"

char *qs_race_to_csv (const QsRaceReport *report);
