/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of counts: totals, forecasts and the progress in the panel; then numbers and their sources, times, and what the
 * machine is counting in the table. */

#pragma once

#include "qs-counter-state.h"

char *qs_counts_words_total    (const QsTotal         *total);
char *qs_counts_words_verdict  (const QsProblem       *problem,
                                const QsTotal         *total,
                                const QsTotal         *fundamental,
                                gboolean              *agrees);
char *qs_counts_words_origin   (const QsCountRecord   *record);
char *qs_counts_words_forecast (const QsCountForecast *forecast);
char *qs_counts_words_cost     (const QsCountForecast *forecast);
char *qs_counts_words_question (const QsCountForecast *forecast);
char *qs_counts_words_percent  (double                 progress);
char *qs_counts_words_progress (double                 progress,
                                double                 rate,
                                double                 seconds_left);
char *qs_counts_words_listing  (const QsCounterState  *state);
char *qs_counts_words_number   (const QsCountEntry    *entry,
                                QsCountKind            kind);
char *qs_counts_words_explain  (const QsCountEntry    *entry,
                                QsCountKind            kind);
char *qs_counts_words_time     (const QsCountEntry    *entry);
char *qs_counts_words_row      (const QsCountEntry    *entry);
char *qs_counts_words_tick     (double                 number);
char *qs_counts_words_state    (const QsCountSeries   *series);
char *qs_counts_words_copied   (const char            *sequence,
                                guint                  n_lines);
