/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words in which programs tell their steps, and what stands beside these. */

#pragma once

#include "qs-trace.h"

/* The number of a word that is none on any board. */
#define QS_WORD_NO_NUMBER (QS_TRACE_WHOLE - 1)

/* How many words a line has at most: those of a list of squares on the largest board, and more. */
#define QS_TRACE_MAX_WORDS 2016

/* How many wordings are told apart. */
#define QS_TRACE_N_WORDINGS 0x800

/* What a word is; the name of a step has a kind and an event as well. */
enum
{
  QS_WORD_NUMBER = 1 << 0,
  QS_WORD_LETTER = 1 << 1,    /* or another sign */
  QS_WORD_FILLER = 1 << 2,    /* says no more than that there is a step */
  QS_WORD_QUEEN = 1 << 3,     /* labels of numbers */
  QS_WORD_ROW = 1 << 4,
  QS_WORD_COLUMN = 1 << 5,
  QS_WORD_SIZE = 1 << 6,
  QS_WORD_NO_LABEL = 1 << 7,
  QS_WORD_DENIAL = 1 << 8,    /* with it, a step is not done */
  QS_WORD_MARK = 1 << 9,      /* behind it, there is none */
  QS_WORD_END = 1 << 10,      /* of what a log, or a heading, puts before a step */
  QS_WORD_ARROW = 1 << 11,
  QS_WORD_NAME = 1 << 12,     /* of a step */
  QS_WORD_WEAK = 1 << 13,     /* may mean something else as well */
  QS_WORD_SIGN = 1 << 14,     /* likewise, if no word does */
  QS_WORD_FIRST = 1 << 15,    /* of a list, maybe */
};
#define QS_WORD_EVENT_SHIFT 16

typedef struct
{
  const char *text;
  guint is;
  guint16 number; /* QS_TRACE_WHOLE for a star */
} QsTraceWord;

/* The words of a line, and what all words were found to be. */
typedef struct
{
  QsTraceWord words[QS_TRACE_MAX_WORDS];
  guint n_words;
  guint n_numbers; /* of them */
  GString *copy;
  GHashTable *known;
  guint side;               /* of the board, as far as it is known */
  gboolean is_column_first; /* whether the head of a table says that columns stand before rows */
} QsTraceLine;

void     qs_trace_line_init          (QsTraceLine *self);
void     qs_trace_line_clear         (QsTraceLine *self);
void     qs_trace_line_split         (QsTraceLine *self,
                                      const char  *text);
gboolean qs_trace_line_is_plain      (const QsTraceLine *self,
                                      guint              start,
                                      guint              end);
guint    qs_trace_line_hash          (const QsTraceLine *self,
                                      guint              start);
guint    qs_trace_line_find_start    (const QsTraceLine *self,
                                      guint              end);
guint    qs_trace_line_find_name     (const QsTraceLine *self,
                                      QsTraceEvent      *event,
                                      gboolean          *is_weak);
guint    qs_trace_line_keep_words    (const QsTraceLine  *self,
                                      guint               start,
                                      const QsTraceWord **kept);
gboolean qs_trace_line_is_column_first (const QsTraceLine *self);
gboolean qs_trace_line_names_queen     (const QsTraceLine *self);
/* The number behind a label; NULL where there is none. */
const QsTraceWord *qs_trace_line_find_labelled (const QsTraceLine *self,
                                                guint              label);

/* @name: where the name of the step is */
gboolean qs_trace_line_read_square   (const QsTraceLine *self,
                                      guint              name,
                                      guint16           *square_row,
                                      guint16           *square_column);
