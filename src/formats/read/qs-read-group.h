/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words that belong together, such as those of a line: what they are, and the queens in them. */

#pragma once

#include "qs-read-board.h"

G_BEGIN_DECLS

/**
 * QsReadShape:
 * @QS_READ_UNKNOWN: not known, or nothing of a board
 * @QS_READ_HEADING: words for people
 * @QS_READ_ROW: one row of a board, a sign for each square
 * @QS_READ_NUMBERS: a board as a list of columns
 * @QS_READ_SQUARES: a board as a list of squares
 * @QS_READ_FEN: a board in Forsyth-Edwards notation
 *
 * What words that belong together can be.
 */
typedef enum
{
  QS_READ_UNKNOWN,
  QS_READ_HEADING,
  QS_READ_ROW,
  QS_READ_NUMBERS,
  QS_READ_SQUARES,
  QS_READ_FEN,
} QsReadShape;

QsReadShape qs_read_group_guess         (const char  *text,
                                         QsReadShape  shape);
gboolean    qs_read_group_is_row        (const char  *text);
gboolean    qs_read_group_is_ruler      (const char  *text);

void        qs_read_board_begin         (QsReadBoard *board,
                                         guint        n,
                                         guint64      line);
void        qs_read_board_place         (QsReadBoard *board,
                                         guint        row,
                                         guint        column);

gboolean    qs_read_group_parse_row     (const char  *text,
                                         GArray      *queens,
                                         guint       *width,
                                         GError     **error);
gboolean    qs_read_group_parse_numbers (const char  *text,
                                         GArray      *numbers,
                                         GError     **error);
guint       qs_read_group_count_words   (const char  *text);
gboolean    qs_read_group_parse_squares (const char  *text,
                                         QsReadBoard *board,
                                         GError     **error);
guint       qs_read_group_count_ranks   (const char  *text);
gboolean    qs_read_group_parse_fen     (const char  *text,
                                         QsReadBoard *board,
                                         GError     **error);

G_END_DECLS
