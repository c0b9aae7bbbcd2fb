/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes in charts with Pango, which has all scripts. */

#pragma once

#include "qs-chart-text.h"

extern const QsChartText qs_pango_text;
