/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes in charts with Pango, which has all scripts. */

#pragma once

#include "qs-chart-text.h"

G_BEGIN_DECLS

extern const QsChartText qs_pango_text;

G_END_DECLS
