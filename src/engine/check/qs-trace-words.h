/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words in which programs tell their steps, and what stands beside these. */

#pragma once

#include "qs-trace.h"

/* Each ends with NULL; the first of a queen, a row or a column is a letter, which may be the column of a square as well. */
extern const char *const qs_trace_queen_words[];
extern const char *const qs_trace_row_words[];
extern const char *const qs_trace_column_words[];
extern const char *const qs_trace_not_labels[];
extern const char *const qs_trace_denials[]; /* with them, a step is not done, or is one of no queen */

gboolean qs_trace_words_is_number (const char *word);
gboolean qs_trace_words_is_filler (const char *word);
gboolean qs_trace_words_is_among  (const char        *word,
                                   const char *const *others);
gboolean qs_trace_words_are_plain (char **words,
                                   guint  n_words);
guint    qs_trace_words_split     (const char *line,
                                   GString    *copy,
                                   char      **words,
                                   guint       most);
guint    qs_trace_words_find_name (char        **words,
                                   guint         n_words,
                                   QsTraceEvent *event);
