/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the counter: totals, forecasts and the progress of a long count. */

#pragma once

#include "qs-count-forecast.h"
#include "qs-count-job.h"
#include "qs-count-records.h"
#include "qs-counter-state.h"

char *qs_counter_words_total    (const QsTotal         *total);
char *qs_counter_words_verdict  (const QsProblem       *problem,
                                 const QsTotal         *total,
                                 const QsTotal         *fundamental,
                                 gboolean              *agrees);
char *qs_counter_words_day      (gint64                 date);
char *qs_counter_words_origin   (const QsCountRecord   *record);
char *qs_counter_words_forecast (const QsCountForecast *forecast);
char *qs_counter_words_cost     (const QsCountForecast *forecast);
char *qs_counter_words_question (const QsCountForecast *forecast);
char *qs_counter_words_percent  (double                 progress);
char *qs_counter_words_progress (double                 progress,
                                 double                 rate,
                                 double                 seconds_left);
char *qs_counter_words_listing  (const QsCounterState  *state);
