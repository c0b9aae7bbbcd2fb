/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes boards of rows, lists, pairs, models and positions. */

#pragma once

#include "qs-read-group.h"

/* The boards of a file. All but @n, @n_rows, @score, @error, and what is bad, are private. */
typedef struct
{
  const QsReadProfile *profile;
  gboolean is_free; /* whether each board has a size and a base of its own: only a look at the file */
  gboolean is_named; /* whether the file says that its lists are columns */
  guint first_n;    /* of the first board */
  guint n;          /* of all boards; 0 before the first */
  guint n_rows;     /* of the current board, where rows come one by one */
  gboolean is_tight; /* whether these rows have no blanks */
  guint width;      /* of these rows: that of several boards where they stand side by side */
  QsReadScore score;
  guint cut_rows; /* that most have of the boards that end before they are square */
  guint64 n_cut;  /* how many more these are than those with other rows */
  guint sizes[QS_MAX_N + 1]; /* how often each occurs */

  QsReadSink sink;
  guint64 bad_line; /* the first line that is no board; 0 where there is none */
  char *bad_reason;
  GError *error; /* that makes it impossible to read on: nothing is given away any more */

  QsReadBoard board;
  guint64 at;   /* where the words begin that are taken */
  GError *flaw; /* of the current board */
  guint64 flaw_line;
  GArray *numbers;  /* of one group */
  GArray *column;   /* numbers that came by lines, or as one list on several lines */
  guint width_of_column; /* how many of them each line has */
  GArray *pairs;    /* rows and columns in turn, of the queens of rows as well */
  GArray *pair_lines; /* of the file, of those pairs that are no queens of rows */
  GArray *literals; /* of a model */
  guint64 line;     /* where the rows, column, pairs or literals begin */
} QsReadBoards;

void qs_read_boards_init     (QsReadBoards        *self,
                              const QsReadProfile *profile,
                              gboolean             is_free,
                              const QsReadSink    *sink);
void qs_read_boards_clear    (QsReadBoards        *self);

/* Takes a group of words that is a board, or a row of one. */
void qs_read_boards_take     (QsReadBoards        *self,
                              const char          *text);

/* Takes a line of numbers. Each column of the lines, which have @width, is a list; one line alone is one. */
void qs_read_boards_add_numbers (QsReadBoards     *self,
                                 const char       *text,
                                 guint             width);
void qs_read_boards_add_pair (QsReadBoards        *self,
                              guint16              row,
                              guint16              column);

/* How many rows the boards have if none is square, and most have as many; else 0. */
static inline guint
qs_read_boards_find_rows (const QsReadBoards *self)
{
  gboolean are_cut = self->n_cut > 0 && 2 * self->n_cut >= self->score.n_bad && self->score.n_boards == 0;

  return are_cut && self->n <= QS_ENUMERATOR_MAX_N ? self->cut_rows : 0;
}

/* Whether there is a part of a board. */
static inline gboolean
qs_read_boards_is_inside (const QsReadBoards *self)
{
  return self->n_rows > 0 || self->column->len + self->pairs->len + self->literals->len > 0;
}

/* Whether there is a board, or a part of one. */
static inline gboolean
qs_read_boards_has_begun (const QsReadBoards *self)
{
  return self->score.n_boards > 0 || qs_read_boards_is_inside (self);
}

/* Ends the current board, which may lack rows. */
void qs_read_boards_break    (QsReadBoards        *self);
void qs_read_boards_refuse   (QsReadBoards        *self,
                              guint64              line,
                              const char          *reason);
