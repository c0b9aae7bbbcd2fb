/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of another program's search, as text.
 *
 * A step is a line: check, reject, place or remove, or a word or sign that means the same, with a square, solution alone or with
 * its columns or squares, and n with the number of queens. A square is a row and a column, or such as c4. Numbers, times and what
 * logs write may stand before it, words such as “row” or “queen at” within it, and a comment behind a # after it. Numbers are
 * counted from 0 if any is 0. “line 7” at its end, or alone before it, is the line of the program that makes it. */

#pragma once

#include "qs-read-claims.h"
#include "qs-read-decoder.h"
#include "qs-trace-words.h"

/* The largest board whose rows are read below a solution. */
#define QS_TRACE_MAX_SHOWN 32

/* How many steps are read. */
#define QS_TRACE_MAX_STEPS 10000000

/* The wording of lists and rows of boards that are not read. */
#define QS_TRACE_BOARD 1

/* Stands for the columns of a solution that has none. */
#define QS_TRACE_NO_COLUMNS G_MAXUINT32

/* The event of a line that is not read: what it tells may show later. */
#define QS_TRACE_TOLD QS_TRACE_N_EVENTS

/* Beside the length of a list whose numbers are known to be counted from 1. */
#define QS_TRACE_FROM_1 0x8000

typedef struct
{
  guint32 line;
  guint32 columns;      /* of a solution: where they begin */
  guint16 event : 4;    /* a QsTraceEvent, or QS_TRACE_TOLD */
  guint16 wording : 11; /* never 0: a step that is told again in other words has another */
  guint16 is_weak : 1;  /* whether its words may mean something else as well */
  guint16 row;          /* as written; QS_TRACE_WHOLE for all, and of a solution for none */
  guint16 column;
  guint16 source_line;  /* of the program; 0 where it is not known */
} QsTraceStep;

typedef struct
{
  QsReadDecoder decoder;
  GString *text;       /* that was not read yet: the beginning of a line */
  QsTraceLine line;
  GArray *steps;       /* of QsTraceStep */
  guint n_steps;       /* of them, that are read */
  GArray *columns;     /* guint16: the numbers of solutions, behind how many they are */
  guint64 n_lines;
  guint64 cut_line;    /* the last one, if it has no end: nothing in it is wrong; else 0 */
  gboolean is_cut;     /* whether that is not read */
  guint n;             /* that is written; else 0 */
  guint guessed;       /* what it seems to be by other words before all steps; else 0 */
  guint guessed_words; /* a hash of them */
  guint largest_row;   /* of queens that are placed or removed */
  guint largest_column;
  guint place_words;   /* which words place queens: a bit for each first letter */
  guint zeros;         /* of them: 1 if a row is 0, and 2 if a column is */
  guint listed;        /* how many columns a list of them needs */
  gboolean has_lists;  /* whether a solution has one */
  gboolean has_list_from_0;
  QsReadClaims claims; /* of the lines behind the last step */
  gboolean has_whole;  /* whether a check looks at a whole line */
  guint n_events[QS_TRACE_N_EVENTS];
  gboolean is_prose;   /* whether a step has other words than its name */
  guint16 source_line; /* of the steps from now on */
  gboolean is_weak;    /* whether a queen is placed or removed in weak words */
  gboolean has_squares; /* whether lines that are none of these have a square */
  guint64 n_unread;    /* such lines */
  guint64 unread_line; /* the first of them */
  guint64 odd_line;    /* the first that places or removes a queen, nobody knows where, or has an unreadable solution; 0 for none */
  gboolean is_solution_odd; /* whether that is a solution */
  gboolean is_bare;    /* whether the last step is a solution without columns */
  gboolean has_odd_board; /* whether a board or list that is not read is no solution */
  guint n_rows;        /* how many rows of a board stand directly below the last step */
  guint n_shown;       /* how many lines that are not read were such rows, up to the last one */
  guint16 rows[QS_TRACE_MAX_SHOWN]; /* their columns */
  char *unread;        /* what that says, or else the first of the unread ones, shortened; nullable */
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
