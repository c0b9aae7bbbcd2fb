/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Waits for the engine, which works in the background. */

#pragma once

#include "qs-file-writer.h"
#include "qs-solution-set.h"

/* Returns whether the wait is over. */
typedef gboolean (*QsCliCondition) (gpointer data);

gboolean qs_cli_wait (QsCliCondition condition,
                      gpointer       data,
                      QsFileWriter  *output,
                      GError       **error);

gboolean       qs_cli_census_wait  (QsSolutionSet       *set,
                                    guint64              n_solutions,
                                    QsFileWriter        *output,
                                    GError             **error);
QsSolutionSet *qs_cli_census_count (const QsCensusSpace *space,
                                    guint64              n_solutions,
                                    QsFileWriter        *output,
                                    guint64             *count,
                                    GError             **error);
guint64        qs_cli_census_find  (QsSolutionSet       *set,
                                    const guint16       *columns);
