/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words that belong together, such as those of a line: what they are, and the queens in them. All
 * texts have single blanks between their words, and none at their ends. */

#include "config.h"

#include "qs-read-group.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"

#define DIGITS "0123456789"

/* Which of two shapes of a chess sign to draw; it stands for no square. */
#define IS_VARIATION_SELECTOR(c) ((c) == 0xfe0e || (c) == 0xfe0f)

typedef enum
{
  CELL_NONE,
  CELL_EMPTY,
  CELL_QUEEN,
} Cell;

static Cell
get_cell (gunichar c)
{
  switch (c)
    {
    case 'Q':
    case 'q':
    case 'x':
    case 'X':
    case '1':
    case '*':
    case 0x2655: /* ♕ */
    case 0x265b: /* ♛ */
      return CELL_QUEEN;
    case '.':
    case '-':
    case '0':
    case '_':
    case 0xb7: /* · */
      return CELL_EMPTY;
    default:
      return CELL_NONE;
    }
}

/* The character at @text; where the text is not UTF-8, a number that is no character. */
static gunichar
get_character (const char *text)
{
  return g_utf8_get_char_validated (text, -1);
}

/**
 * qs_read_group_is_row:
 * @text: words
 *
 * Returns: whether every character of them, at least one, stands for a square
 */
gboolean
qs_read_group_is_row (const char *text)
{
  gboolean has_cell = FALSE;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = get_character (text);

      if (c == ' ' || IS_VARIATION_SELECTOR (c))
        continue;
      if (get_cell (c) == CELL_NONE)
        return FALSE;

      has_cell = TRUE;
    }

  return has_cell;
}

/**
 * qs_read_group_is_ruler:
 * @text: words
 *
 * Returns: whether they are a line that is drawn across the page, such as `----`
 */
gboolean
qs_read_group_is_ruler (const char *text)
{
  static const char signs[] = "-=_*+~";
  gsize length = strlen (text);

  for (guint i = 0; signs[i] != '\0'; i++)
    {
      const char sign[] = { signs[i], '\0' };

      if (length >= 3 && strspn (text, sign) == length)
        return TRUE;
    }

  return FALSE;
}

/* Whether the first word is the name of a square. */
static gboolean
begins_with_square (const char *text)
{
  const char *rank = text;
  gsize length;

  while (g_ascii_isalpha (*rank))
    rank++;
  length = strspn (rank, DIGITS);

  return rank > text && rank < text + QS_SQUARE_FILE_SIZE && *rank != '0' && length > 0 &&
         (rank[length] == '\0' || rank[length] == ' ');
}

/* The position of a board with one square has no slash, but what follows it. */
static gboolean
begins_with_ranks (const char *text)
{
  gsize length = strcspn (text, " ");

  return memchr (text, '/', length) != NULL || g_str_has_prefix (text + length, " w - ");
}

static gboolean
begins_with_letter (const char *text)
{
  return g_unichar_isalpha (get_character (text)) && !begins_with_square (text) && !begins_with_ranks (text);
}

/* Words, or a number and words, as in “92 solutions”. */
static gboolean
is_heading (const char *text)
{
  const char *second = text + strspn (text, DIGITS);

  return (begins_with_letter (text) || (second > text && *second == ' ' && begins_with_letter (second + 1))) &&
         !qs_read_group_is_row (text);
}

/* A list of columns of 0 and 1 alone would be no solution of any board with three rows. */
static QsReadShape
guess_digits (const char *text)
{
  gboolean is_row = strlen (text) > 1 && strspn (text, " 01") == strlen (text);

  return is_row ? QS_READ_ROW : QS_READ_NUMBERS;
}

/**
 * qs_read_group_guess:
 * @text: words
 * @shape: what all that is no heading has to be; %QS_READ_UNKNOWN where it can
 *   be anything
 *
 * Returns: what it is, or %QS_READ_UNKNOWN
 */
QsReadShape
qs_read_group_guess (const char *text,
                     QsReadShape shape)
{
  if (is_heading (text))
    return QS_READ_HEADING;
  if (shape != QS_READ_UNKNOWN)
    return shape;

  if (begins_with_ranks (text))
    return QS_READ_FEN;
  if (strspn (text, DIGITS " ") == strlen (text))
    return guess_digits (text);
  if (begins_with_square (text))
    return QS_READ_SQUARES;

  if (qs_read_group_is_row (text))
    return QS_READ_ROW;

  /* A list of columns with a mistake in it. */
  return text[strspn (text, DIGITS)] == ' ' ? QS_READ_NUMBERS : QS_READ_UNKNOWN;
}

/**
 * qs_read_board_begin:
 * @board: a board, of any content
 * @n: its side, in squares
 * @line: the line where it begins
 *
 * Makes an empty board.
 */
void
qs_read_board_begin (QsReadBoard *board,
                     guint        n,
                     guint64      line)
{
  board->line = line;
  board->n = n;
  board->n_queens = 0;
  board->has_clash = FALSE;
  for (guint row = 0; row < n; row++)
    board->columns[row] = QS_EMPTY_ROW;
}

/**
 * qs_read_board_place:
 * @board: a board
 * @row: a row of it
 * @column: a column of it
 *
 * Places a queen.
 */
void
qs_read_board_place (QsReadBoard *board,
                     guint        row,
                     guint        column)
{
  board->n_queens++;

  if (board->columns[row] == QS_EMPTY_ROW)
    {
      board->columns[row] = (guint16) column;
      return;
    }

  if (!board->has_clash)
    {
      board->has_clash = TRUE;
      board->first = (QsSquare){ row, MIN (column, board->columns[row]) };
      board->second = (QsSquare){ row, MAX (column, board->columns[row]) };
    }
}

static gboolean
refuse (const char *text,
        gsize       length,
        const char *format,
        GError    **error)
{
  g_autofree char *shown = qs_error_shorten (text, length);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT, format, shown);
#pragma GCC diagnostic pop

  return FALSE;
}

static gboolean
refuse_length (GError **error)
{
  g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE, _ ("The board has more than %u rows or columns"), QS_MAX_N);
  return FALSE;
}

static gboolean
refuse_column (const char *text,
               gsize       length,
               GError    **error)
{
  g_autofree char *shown = qs_error_shorten (text, length);

  g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE, _ ("Column %s is on no board, for none has more than %u"), shown,
               QS_MAX_N);
  return FALSE;
}

/**
 * qs_read_group_parse_row:
 * @text: the row of a board
 * @queens: (element-type guint16): where to append the columns of its queens
 * @width: (out): how many squares it has
 * @error: the place for an error: %QS_ERROR_INVALID_TEXT or
 *   %QS_ERROR_OUT_OF_RANGE
 *
 * Returns: whether it is one
 */
gboolean
qs_read_group_parse_row (const char *text,
                         GArray     *queens,
                         guint      *width,
                         GError    **error)
{
  guint column = 0;

  for (const char *cursor = text; *cursor != '\0'; cursor = g_utf8_next_char (cursor))
    {
      gunichar c = get_character (cursor);
      guint16 value = (guint16) column;

      if (c == ' ' || IS_VARIATION_SELECTOR (c))
        continue;

      if (get_cell (c) == CELL_NONE)
        return refuse (text, strlen (text), _ ("“%s” is not a row of a board, such as .Q.."), error);
      if (column++ == QS_MAX_N)
        return refuse_length (error);

      if (get_cell (c) == CELL_QUEEN)
        g_array_append_val (queens, value);
    }

  *width = column;
  return TRUE;
}

/**
 * qs_read_group_parse_numbers:
 * @text: a list of columns
 * @numbers: (element-type guint16): where to append them
 * @error: the place for an error: %QS_ERROR_INVALID_TEXT or
 *   %QS_ERROR_OUT_OF_RANGE
 *
 * Returns: whether it is one
 */
gboolean
qs_read_group_parse_numbers (const char *text,
                             GArray     *numbers,
                             GError    **error)
{
  for (const char *word = text; *word != '\0'; word += strspn (word, " "))
    {
      gsize length = strcspn (word, " ");
      guint16 value = 0;

      if (strspn (word, DIGITS) != length)
        return refuse (word, length, _ ("“%s” is not the number of a column"), error);

      /* A number that does not fit becomes one that is too large in any case. */
      for (gsize i = 0; i < length; i++)
        value = (guint16) MIN (value * 10 + (word[i] - '0'), QS_MAX_N + 1);

      if (value > QS_MAX_N)
        return refuse_column (word, length, error);
      if (numbers->len == QS_MAX_N)
        return refuse_length (error);

      g_array_append_val (numbers, value);
      word += length;
    }

  return TRUE;
}

/**
 * qs_read_group_count_words:
 * @text: words
 *
 * Returns: how many there are
 */
guint
qs_read_group_count_words (const char *text)
{
  guint count = *text != '\0';

  for (; *text != '\0'; text++)
    count += *text == ' ';

  return count;
}

/**
 * qs_read_group_parse_squares:
 * @text: the names of the queens' squares
 * @board: (inout): an empty board
 * @error: the place for an error of qs_square_parse_list()
 *
 * Returns: whether the queens were placed
 */
gboolean
qs_read_group_parse_squares (const char  *text,
                             QsReadBoard *board,
                             GError     **error)
{
  g_autoptr (GArray) squares = qs_square_parse_list (text, board->n, error);

  for (guint i = 0; squares != NULL && i < squares->len; i++)
    {
      QsSquare square = g_array_index (squares, QsSquare, i);

      qs_read_board_place (board, square.row, square.column);
    }

  return squares != NULL;
}

/**
 * qs_read_group_count_ranks:
 * @text: a position in Forsyth-Edwards notation
 *
 * Returns: how many rows its board has
 */
guint
qs_read_group_count_ranks (const char *text)
{
  guint count = 1;

  for (; *text != '\0' && *text != ' '; text++)
    count += *text == '/';

  return count;
}

/* Reads one row of a position, which ends at @end. */
static gboolean
parse_rank (const char  *text,
            const char  *end,
            guint        row,
            QsReadBoard *board,
            GError     **error)
{
  guint column = 0;

  for (const char *cursor = text; cursor < end; cursor++)
    {
      guint empty = 0;

      if (*cursor == 'Q' || *cursor == 'q')
        {
          if (column < board->n)
            qs_read_board_place (board, row, column);
          column++;
          continue;
        }

      if (!g_ascii_isdigit (*cursor))
        return refuse (text, (gsize) (end - text), _ ("“%s” is not a row of queens and numbers, such as 3Q4"), error);

      for (; cursor < end && g_ascii_isdigit (*cursor); cursor++)
        empty = MIN (empty * 10 + (guint) (*cursor - '0'), QS_MAX_N + 1);
      column = MIN (column + empty, QS_MAX_N + 1);
      cursor--;
    }

  if (column == board->n)
    return TRUE;

  g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
               ngettext ("Row %u of the position has %u square, but the board has %u columns",
                         "Row %u of the position has %u squares, but the board has %u columns", column),
               row + 1, column, board->n);
  return FALSE;
}

/**
 * qs_read_group_parse_fen:
 * @text: a position in Forsyth-Edwards notation; only its first word is read
 * @board: (inout): an empty board
 * @error: the place for an error: %QS_ERROR_INVALID_TEXT or
 *   %QS_ERROR_OUT_OF_RANGE
 *
 * Returns: whether the queens were placed
 */
gboolean
qs_read_group_parse_fen (const char  *text,
                         QsReadBoard *board,
                         GError     **error)
{
  for (guint row = 0; row < board->n; row++)
    {
      const char *end = text + strcspn (text, "/ ");

      if (!parse_rank (text, end, row, board, error))
        return FALSE;

      text = end + (*end == '/');
    }

  return TRUE;
}
