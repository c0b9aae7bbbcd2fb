/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Remembers the texts that are painted, and paints none. */

#pragma once

#include "qs-chart-text.h"

extern const QsChartText test_recorder;

GString *test_recorder_start (void);
