/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the Compare view: names, tasks, the state of a race, and its question. */

#pragma once

#include "qs-race.h"

/* One method in a race, as the table and the charts show it. */
typedef struct
{
  QsRaceResult result;
  double ratio;       /* how many times as long as the best it takes; 0 when it was not measured */
  gboolean has_ended; /* the race, which will measure no more */
} QsCompareRow;

char       *qs_compare_words_name     (const QsMethod          *racer);
char       *qs_compare_words_time     (const QsCompareRow     *row);
char       *qs_compare_words_task     (const QsRaceTask       *task);
char       *qs_compare_words_visits   (const QsProblem        *problem,
                                       double                 *number);
char       *qs_compare_words_question (const QsRaceReport     *report);
char       *qs_compare_words_state    (const QsRaceReport     *report);
