/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs a count and waits for its end. */

#pragma once

#include "qs-cli-count-options.h"

QsCountJob *qs_cli_count_run_job (const QsCountOrder      *order,
                                  QsCountStore            *store,
                                  const QsPartial         *done,
                                  const QsCliCountOptions *options,
                                  GError                 **error);
gboolean    qs_cli_count_run     (const QsCliCountOptions *options,
                                  GError                 **error);

gboolean qs_cli_count_result_print (const QsCliCountOptions *options,
                                    const QsPartial         *partial,
                                    const QsSymmetricCounts *symmetric,
                                    GError                 **error);
