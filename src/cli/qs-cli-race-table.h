/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The measurements of a race, as a table for people. */

#pragma once

#include "qs-race-report.h"

G_BEGIN_DECLS

char *qs_cli_race_make_table (const QsRaceResult *results,
                              guint               n_results);

G_END_DECLS
