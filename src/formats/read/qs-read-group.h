/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words that belong together, such as those of a line, and the queens in them. */

#pragma once

#include "qs-read-profile.h"

/* Stands in a group for an empty square that is written as a blank. */
#define QS_READ_BLANK '\037'

void        qs_read_profile_prepare     (QsReadProfile       *profile);
QsReadSign  qs_read_profile_find_sign   (const QsReadProfile *profile,
                                         gunichar             c);


/* The character at @text; where the text is not UTF-8, a number that is no character. */
static inline gunichar
qs_read_text_get_character (const char *text)
{
  return (guchar) *text < 0x80 ? (gunichar) *text : g_utf8_get_char_validated (text, -1);
}

/* What the character at @text is, which then is behind it. */
static inline QsReadSign
qs_read_group_next_sign (const QsReadProfile *profile,
                         const char         **text)
{
  const char *here = *text;

  if ((guchar) *here < 128)
    {
      (*text)++;
      return (QsReadSign) profile->signs[(guchar) *here];
    }

  *text = g_utf8_next_char (here);
  return qs_read_profile_find_sign (profile, qs_read_text_get_character (here));
}

gboolean    qs_read_group_is_row        (const QsReadProfile *profile,
                                         const char          *text);
/* Returns: the length of a list of numbers, without the words behind it */
gsize        qs_read_group_measure_list (const char *text);
/* The same for all words that differ in numbers only. */
guint        qs_read_group_hash_words (const char *text);

guint       qs_read_group_count_words   (const char          *text);

/* How many digits each number has in a word of several: in 02040103 two. */
gsize       qs_read_word_find_width     (const char          *word,
                                         gsize                length);
/* Of a word: a whole number, perhaps with a point and zeros; -1 where it is none. Too large numbers are all the same. */
int         qs_read_word_parse_number   (const char          *word,
                                         gsize                length);

/* Returns: 1 for True and 1.0, 0 for False and 0., or NUL */
char        qs_read_word_as_cell        (const char          *word);

void        qs_read_board_begin         (QsReadBoard         *board,
                                         guint                n_rows,
                                         guint                n,
                                         guint64              line);
void        qs_read_board_place         (QsReadBoard         *board,
                                         guint                row,
                                         guint                column);

/* Append columns or numbers to an array of guint16, or place queens on an empty board. QS_ERROR_INVALID_TEXT or
 * QS_ERROR_OUT_OF_RANGE. */
gboolean    qs_read_group_parse_row     (const QsReadProfile *profile,
                                         const char          *text,
                                         GArray              *queens,
                                         guint               *width,
                                         GError             **error);
gboolean    qs_read_group_refuse_blanks (const char          *text,
                                         GError             **error);
gboolean qs_read_group_parse_numbers (const char  *text,
                                      GArray      *numbers,
                                      GError     **error);

/* @n: how many columns there are; 0 for as many as rows
 * Returns: (transfer full): the rows of a position, with a sign for each square */
GStrv       qs_read_group_split_position (const char         *text,
                                          guint               n,
                                          GError            **error);

gboolean    qs_read_board_is_solution   (const QsReadBoard   *board);

/* @literals: (element-type int): of a formula. The first of them are the squares of a board of a known side, or else of the largest
 * that is a solution, or all are squares
 * @n: (inout): the side, where it is not 0 */
gboolean    qs_read_board_place_model   (QsReadBoard         *board,
                                         const GArray        *literals,
                                         guint                n_rows,
                                         guint               *n,
                                         GError             **error);

/* Fails where a board was enlarged to @n, so that it is not one of so many queens. */
gboolean    qs_read_pairs_check_blocks  (const GArray        *pairs,
                                         guint                n,
                                         GError             **error);
/* Returns: 4 where each row has one queen, no column two, and no queen touches that of the row above, which few lists of
 * something else have; 0 for numbers that count, as above columns; else 1 */
guint       qs_read_board_weigh         (const QsReadBoard   *board);
/* Whether there is a row, @place 0, or a column, 1, with the number. */
gboolean    qs_read_pairs_have          (const GArray        *pairs,
                                         guint                place,
                                         guint                number);
/* Whether there are as many pairs as rows up to the last, or as many as the largest number of a row or column says. */
gboolean    qs_read_pairs_are_whole     (const GArray        *pairs,
                                         gboolean             is_of_rows);
/* Rows may count from 0 and columns from 1, or the other way round. Returns: where rows begin, less where columns do */
int         qs_read_pairs_find_shift    (const GArray        *pairs,
                                         guint                n);
/* Whether a line of a table, or each pair, begins with a number of queens and that of their solutions: no board. */
gboolean    qs_read_group_is_total      (const char          *text);
gboolean    qs_read_pairs_are_totals    (const GArray        *pairs);
/* Makes columns of the numbers of squares, row by row, such as 1 7 8 14, one in each row. Returns: whether they are such */
gboolean    qs_read_group_take_squares  (const GArray        *numbers);
guint       qs_read_group_find_max      (const GArray        *numbers);
/* Whether a list is of 0 and 1 alone, or of 0 but for one number: as a list of columns it would be no solution of any board
 * with three rows. */
gboolean    qs_read_group_is_row_of_matrix (const GArray     *numbers);
gboolean    qs_read_group_check_range   (gboolean             is_row,
                                         guint                value,
                                         guint                base,
                                         guint                n,
                                         GError             **error);
/* The same of a square such as c4, by its row from below and its column, both from 1 if it is one. */
gboolean    qs_read_group_check_square  (guint                row,
                                         guint                column,
                                         guint                n_rows,
                                         guint                n,
                                         GError             **error);
