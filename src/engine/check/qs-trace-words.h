/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words in which programs tell their steps, and what stands beside these. */

#pragma once

#include "qs-trace.h"

/* What -> and <- become. */
#define QS_TRACE_ARROW "→"
#define QS_TRACE_BACK "←"

/* Each ends with NULL; the first of a queen, a row or a column is a letter, which may be the column of a square as well. */
extern const char *const qs_trace_queen_words[];
extern const char *const qs_trace_row_words[];
extern const char *const qs_trace_column_words[];
extern const char *const qs_trace_not_labels[];
extern const char *const qs_trace_denials[]; /* with them, a step is not done */
extern const char *const qs_trace_marks[];   /* behind them, there is none */

gboolean qs_trace_words_is_number (const char *word);
gboolean qs_trace_words_is_filler (const char *word);
gboolean qs_trace_words_is_among  (const char        *word,
                                   const char *const *others);
gboolean qs_trace_words_are_plain (char **words,
                                   guint  n_words);
gboolean qs_trace_words_parse_number (const char *word,
                                      guint16    *number);
guint    qs_trace_words_count_numbers (char **words,
                                       guint  n_words);

/* The number behind one of @labels, or NULL. */
const char *qs_trace_words_find_labelled (char             **words,
                                          guint              n_words,
                                          const char *const *labels);

/* @name: where the name of the step is. @side: of the board, as far as it is known */
gboolean qs_trace_words_read_square (char   **words,
                                     guint    n_words,
                                     guint    name,
                                     guint    side,
                                     gboolean is_column_first,
                                     guint16 *square_row,
                                     guint16 *square_column);
guint    qs_trace_words_split     (const char *line,
                                   GString    *copy,
                                   char      **words,
                                   guint       most);
guint    qs_trace_words_find_start (char       **words,
                                   guint         n_words);
guint    qs_trace_words_find_name (char        **words,
                                   guint         n_words,
                                   QsTraceEvent *event,
                                   gboolean     *is_weak);
