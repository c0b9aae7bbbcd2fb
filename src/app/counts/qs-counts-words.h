/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the table of counts: numbers and their sources, times, and what the machine is counting. */

#pragma once

#include "qs-tally.h"

char *qs_counts_words_number  (const QsCountEntry  *entry,
                               QsCountKind          kind);
char *qs_counts_words_explain (const QsCountEntry  *entry,
                               QsCountKind          kind);
char *qs_counts_words_time    (const QsCountEntry  *entry);
char *qs_counts_words_source  (const QsCountEntry  *entry);
char *qs_counts_words_row     (const QsCountEntry  *entry);
char *qs_counts_words_tick    (double               number);
char *qs_counts_words_state   (const QsCountSeries *series);
char *qs_counts_words_copied  (const char          *sequence,
                               guint                n_lines);
