/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A way to read a file: what its boards are, and which signs they are made of. */

#pragma once

#include "qs-read-board.h"

typedef enum {
  QS_READ_ROW,     /* a row of a board, a sign for each square */
  QS_READ_NUMBERS, /* a board as a list of columns */
  QS_READ_DIGITS,  /* the same without blanks: 2413 */
  QS_READ_PAIRS,   /* a board as pairs of a row and a column */
  QS_READ_SQUARES, /* a board as a list of squares: b4 d3 a2 c1 */
  QS_READ_FEN,     /* a board in Forsyth-Edwards notation */
  QS_READ_MODEL,   /* a board as the true and false variables of a formula */
} QsReadShape;

typedef enum {
  QS_READ_BARS_ARE_BLANKS,
  QS_READ_BARS_AROUND,  /* they part the cells of a row, and stand at both ends of it */
  QS_READ_BARS_BETWEEN, /* they part the cells of a row, and stand nowhere else */
} QsReadBars;

typedef enum {
  QS_READ_SIGN_OTHER,
  QS_READ_SIGN_EMPTY, /* an empty square */
  QS_READ_SIGN_QUEEN,
  QS_READ_SIGN_GAP, /* a blank between squares */
} QsReadSign;

#define QS_READ_MAX_EMPTY 3

/* How many keys of objects, each with those around it, can have lists; what is beyond them has no boards. Number 0 is
 * for all keys that are known, and for lists outside of objects. */
#define QS_READ_MAX_PATHS 16

typedef struct
{
  QsReadShape shape;
  const char *format; /* that was asked for, or NULL */
  guint n;            /* the columns of every board; 0: the first one tells */
  guint n_rows;       /* of every board; 0: as many as columns */
  QsReadBase base;
  gboolean is_base_assumed; /* whether nothing in the text says so */
  gboolean is_by_file;

  gunichar queen;                    /* the sign of a queen; 0: each that means a queen anywhere */
  gunichar empty[QS_READ_MAX_EMPTY]; /* the signs of empty squares, 0 after the last */
  gboolean is_blank_cell;            /* whether a blank in quotation marks or between bars is an empty square */
  QsReadBars bars;
  char bar;                  /* what is a bar besides | and &; 0 for none */

  gboolean has_labels;       /* whether each row or list begins with its number */
  gboolean is_column;        /* whether each line is one number of a list */
  gboolean has_values;       /* whether each pair is a variable, with 1 behind it for a queen, and 0 for none */
  gboolean is_spaced;        /* whether empty lines are between the rows of a board */
  gboolean is_beside;        /* whether each line has a row of several boards, side by side */
  gboolean is_line_bound;    /* whether brackets end where the line does */
  gboolean is_doubtful;      /* whether what can be read is likely no board */
  guint64 rival_line;        /* where other boards begin that the text has in another form; 0 where there are none */
  guint32 paths;             /* under which keys boards stand, a bit each */

  guint8 signs[128]; /* what those of ASCII are: QsReadSign, set by qs_read_profile_prepare() */
} QsReadProfile;

/* What a way to read made of a text. */
typedef struct
{
  guint64 n_boards;
  guint64 n_wrong;        /* that are no solutions of plain queens */
  guint64 first_line;     /* where the first begins */
  guint64 weight;         /* of the boards: qs_read_board_weigh() */
  guint64 n_bad;          /* lines that should be boards and are none */
  guint64 n_fitting;      /* rows and lists that are well written, even where no board came of them */
  guint64 n_words;        /* words for people */
  guint64 n_headings;     /* on boards of one square: words that say something else */
  guint64 n_base_0;       /* lists that count from 0 */
  guint64 n_base_1;

  /* Under each key: how many brackets are around a list, 0 where there is none; and which key is around it. */
  guint8 levels[QS_READ_MAX_PATHS + 1];
  guint8 outer[QS_READ_MAX_PATHS + 1];
} QsReadScore;
