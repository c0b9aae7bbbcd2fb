/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How boards are read, and what is read: queens wherever the text has them. */

#pragma once

#include "qs-solution.h"
#include "qs-problem.h"
#include "qs-square.h"

/* Whether a board is the first of another list than the board before. */
typedef enum {
  QS_READ_SAME_LIST,
  QS_READ_SAME_WORDS, /* no, although there are words before it: those that the board before has */
  QS_READ_SAME_FOOTERS, /* and they do not begin with those next to it */
  QS_READ_BARE,   /* perhaps: there is no label any more */
  QS_READ_WORDS,  /* there are other words before it */
  QS_READ_CAPTION, /* it has another label or key, or more or fewer brackets, or there are other words with a colon before it */
} QsReadBreak;

/* What a list is under that says what it has: a row for each column, or a column for each row. */
enum
{
  QS_READ_NO_CAPTION,
  QS_READ_ROWS,
  QS_READ_COLUMNS,
  QS_READ_INVERSE,
};

/* A board. Nobody has looked yet whether it is a solution. */
typedef struct
{
  guint64 line; /* of the file where it begins, from 1 */
  guint n_rows; /* at most @n */
  guint n;      /* columns, 1 … QS_MAX_N */
  guint n_queens;
  QsReadBreak how;
  guint caption; /* the same for boards under the same words: one of those below, or a hash */
  gboolean has_clash; /* whether a row has two queens: */
  QsSquare first;
  QsSquare second;
  guint16 columns[QS_MAX_N]; /* of the first queen of each row, from 0, or QS_EMPTY_ROW */
} QsReadBoard;

/* From where lists of columns count. */
typedef enum {
  QS_READ_BASE_UNKNOWN = -1, /* the boards tell */
  QS_READ_BASE_0,
  QS_READ_BASE_1,
} QsReadBase;

/* How a file is read. */
typedef struct
{
  const char *format; /* its name; NULL to recognise it */
  QsReadBase base;
  gboolean is_by_file; /* whether a list has a number for each column from the left, which counts rows from the bottom */
  guint n;             /* the columns of every board; 0 to recognise them */
  gboolean has_fewer_rows; /* than columns, all boards as many: else such boards are cut off */
  const QsProblem *problem; /* that the boards solve, on a board of as many columns; NULL for the one that the file names */
} QsReadOptions;

/* A number that the file says of itself. */
typedef struct
{
  guint64 line;
  guint64 number;
  gboolean is_side; /* of the board; else the number of boards */
} QsReadClaim;

/* What was recognised. */
typedef struct
{
  const char *format;       /* the format's name, or NULL */
  guint n_rows;             /* at most @n */
  guint n;                  /* the columns of the boards; 0 where no board was read and the file says nothing */
  QsReadBase base;          /* QS_READ_BASE_UNKNOWN where there are no lists of columns */
  gboolean is_base_assumed; /* whether nothing in the file says so */
  gboolean is_by_file;      /* as it was asked for */
  QsReadClaim claim;        /* of the file's own words the first that is false; its line is 0 where none is */
  gboolean has_problem;     /* whether the boards solve @problem, and not that of plain queens */
  QsProblem problem;
  gunichar queen;           /* the sign that was taken for a queen because it is the rarer of two; else 0 */
} QsReadFacts;

/* Takes a board, which is only valid during the call. Returns: whether to continue. */
typedef gboolean (*QsReadFunc) (const QsReadBoard *board,
                                gpointer data,
                                GError **error);

/* Takes a line that should be a board and is none, with the reason. */
typedef void (*QsReadBadFunc) (guint64 line,
                               const char *reason,
                               gpointer data);

/* Who hears of what is read; all of it may be NULL. */
typedef struct
{
  QsReadFunc func;
  QsReadBadFunc bad;
  gpointer data;
} QsReadSink;
