/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How boards are read, and what is read: queens wherever the text has them. */

#pragma once

#include "qs-solution.h"
#include "qs-square.h"

G_BEGIN_DECLS

/**
 * QsReadBoard:
 * @line: the line of the file where it begins, from 1
 * @n: the side of the board, in squares, 1 … %QS_MAX_N
 * @n_queens: how many queens it has
 * @columns: the column of the first queen of each row, from 0, or
 *   %QS_EMPTY_ROW
 * @has_clash: whether a row has two queens
 * @first: one of these two
 * @second: the other
 *
 * A board. Nobody has looked yet whether it is a solution.
 */
typedef struct
{
  guint64 line;
  guint n;
  guint n_queens;
  gboolean has_clash;
  QsSquare first;
  QsSquare second;
  guint16 columns[QS_MAX_N];
} QsReadBoard;

/**
 * QsReadBase:
 * @QS_READ_BASE_UNKNOWN: the boards tell
 * @QS_READ_BASE_0: columns count from 0
 * @QS_READ_BASE_1: columns count from 1
 *
 * From where lists of columns count.
 */
typedef enum
{
  QS_READ_BASE_UNKNOWN = -1,
  QS_READ_BASE_0,
  QS_READ_BASE_1,
} QsReadBase;

/**
 * QsReadOptions:
 * @format: (nullable): the format's name; %NULL to recognise it
 * @base: from where lists of columns count
 * @is_by_file: whether a list has a number for each column from the left, which
 *   counts rows from the bottom; if not, one for each row from the top
 * @n: the side of every board; 0 to recognise it
 *
 * How a file is read.
 */
typedef struct
{
  const char *format;
  QsReadBase base;
  gboolean is_by_file;
  guint n;
} QsReadOptions;

/**
 * QsReadFacts:
 * @format: (nullable): the format's name
 * @n: the side of the boards; 0 where no board was read and the file says
 *   nothing
 * @base: from where the lists of columns count; %QS_READ_BASE_UNKNOWN where
 *   there are none
 * @is_base_assumed: whether nothing in the file says so
 *
 * What was recognised.
 */
typedef struct
{
  const char *format;
  guint n;
  QsReadBase base;
  gboolean is_base_assumed;
} QsReadFacts;

/**
 * QsReadFunc:
 * @board: a board; only valid during the call
 * @data: what was given with the function
 * @error: the place for an error
 *
 * Returns: whether to continue
 */
typedef gboolean (*QsReadFunc) (const QsReadBoard *board,
                                gpointer           data,
                                GError           **error);

G_END_DECLS
