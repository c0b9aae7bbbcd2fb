/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the table of counts: numbers and their sources, times, and what the machine is counting. */

#pragma once

#include "qs-count-b-file.h"
#include "qs-tally.h"

/* The numbers that a board has: its solutions, symmetry classes, and those of eight, four and two images. */
typedef enum
{
  QS_COUNTS_SOLUTIONS,
  QS_COUNTS_FUNDAMENTAL,
  QS_COUNTS_OF_8,
  QS_COUNTS_OF_4,
  QS_COUNTS_OF_2,
} QsCountsNumber;

char          *qs_counts_words_total       (const QsTotal       *total);
QsCountSource  qs_counts_words_find_source (const QsCountEntry  *entry,
                                            QsCountsNumber       number);
char          *qs_counts_words_number      (const QsCountEntry  *entry,
                                            QsCountsNumber       number);
char          *qs_counts_words_explain     (const QsCountEntry  *entry,
                                            QsCountsNumber       number);
char          *qs_counts_words_time        (const QsCountEntry  *entry);
char          *qs_counts_words_source      (const QsCountEntry  *entry);
char          *qs_counts_words_row         (const QsCountEntry  *entry);
char          *qs_counts_words_tick        (double               number);
char          *qs_counts_words_state       (const QsCountSeries *series);
char          *qs_counts_words_copied      (QsCountSequence      sequence,
                                            guint                n_lines);
