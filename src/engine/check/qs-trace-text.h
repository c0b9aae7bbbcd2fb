/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of another program's search, as text.
 *
 * A step is a line: check, reject, place or remove with a row and a column, solution alone or with its columns, and n with
 * the number of queens. Numbers, times and what logs write may stand before it, words such as “row” or “queen at” within it,
 * and a comment behind a # after it. Numbers are counted from 0 if any is 0. “line 7” at its end, or alone before it, is the
 * line of the program that makes it. */

#pragma once

#include "qs-trace.h"

/* How many steps are read. */
#define QS_TRACE_MAX_STEPS 10000000

/* How much of a text tells whether it is a trace, in bytes. */
#define QS_TRACE_HEAD_SIZE 8192

/* Stands for the columns of a solution that has none. */
#define QS_TRACE_NO_COLUMNS G_MAXUINT32

typedef struct
{
  guint32 line;
  guint32 columns;     /* of a solution: where they begin */
  guint16 event;       /* a QsTraceEvent */
  guint16 row;         /* as written; QS_TRACE_WHOLE for all, and of a solution for none */
  guint16 column;
  guint16 source_line; /* of the program; 0 where it is not known */
} QsTraceStep;

typedef struct
{
  GArray *steps;       /* of QsTraceStep */
  GArray *columns;     /* guint16: of solutions, each with its number of columns before them */
  GString *line;       /* the beginning of the one that is read */
  guint64 n_lines;
  guint n;             /* that is written; else 0 */
  guint largest;       /* of the numbers */
  gboolean has_zero;
  gboolean has_whole;  /* whether a check looks at a whole line */
  guint n_moves;       /* steps that are no solutions */
  gboolean is_prose;   /* whether a step has other words than its name */
  guint16 source_line; /* of the steps from now on */
  guint64 n_unread;    /* lines that are none of these */
  guint64 unread_line; /* the first of them */
} QsTraceText;

void     qs_trace_text_init   (QsTraceText *self);
void     qs_trace_text_clear  (QsTraceText *self);
gboolean qs_trace_text_read   (QsTraceText *self,
                               const char  *text,
                               gsize        length,
                               GError     **error);
gboolean qs_trace_text_end    (QsTraceText *self,
                               GError     **error);
gboolean qs_trace_text_is_one (const char  *text,
                               gsize        length);
