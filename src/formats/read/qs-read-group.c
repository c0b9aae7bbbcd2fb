/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words that belong together, such as those of a line: what they are, and the queens in them. All
 * texts have single blanks between their words, and none at their ends. */

#include "config.h"

#include "qs-read-group.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"

#define DIGITS "0123456789"

gboolean
qs_read_sign_is_queen (const QsReadProfile *profile,
                       gunichar             c)
{
  if (profile->queen != 0)
    return c == profile->queen;

  switch (c)
    {
    case 'Q':
    case 'q':
    case 0x2655:  /* ♕ */
    case 0x265b:  /* ♛ */
    case 0xff31:  /* Ｑ */
    case 0x1f451: /* a crown */
    case 0x1f478: /* a princess */
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
qs_read_sign_is_cell (const QsReadProfile *profile,
                      gunichar             c)
{
  for (guint i = 0; i < QS_READ_MAX_EMPTY; i++)
    {
      if (c == profile->empty[i] && c != 0)
        return TRUE;
    }

  return c == QS_READ_BLANK || qs_read_sign_is_queen (profile, c);
}

/* The character at @text; where the text is not UTF-8, a number that is no character. */
static gunichar
get_character (const char *text)
{
  return (guchar) *text < 0x80 ? (gunichar) *text : g_utf8_get_char_validated (text, -1);
}

gboolean
qs_read_group_is_row (const QsReadProfile *profile,
                      const char          *text)
{
  gboolean has_cell = FALSE;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      if (*text == ' ')
        continue;
      if (!qs_read_sign_is_cell (profile, get_character (text)))
        return FALSE;

      has_cell = TRUE;
    }

  return has_cell;
}

static gsize
get_word_length (const char *text)
{
  return strcspn (text, " ");
}

/* Of a word: a whole number, perhaps with a point and zeros; -1 where it is none. Too large numbers are all the same. */
static int
parse_number (const char *word,
              gsize       length)
{
  gsize n_digits = strspn (word, DIGITS);
  char *end;
  double value;

  if (n_digits == 0 || n_digits > length)
    return -1;
  if (n_digits == length && n_digits <= 4)
    return atoi (word);

  value = g_ascii_strtod (word, &end);
  if (end != word + length || value != floor (value) || memchr (word, 'x', length) != NULL)
    return -1;

  return (int) MIN (value, 10000);
}

char
qs_read_word_as_cell (const char *word)
{
  gsize length = strlen (word);

  if (g_ascii_strcasecmp (word, "true") == 0)
    return '1';
  if (g_ascii_strcasecmp (word, "false") == 0)
    return '0';
  if (length < 2 || word[1] != '.' || parse_number (word, length) > 1)
    return '\0';

  return parse_number (word, length) == 1 ? '1' : parse_number (word, length) == 0 ? '0'
                                                                                   : '\0';
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
  gsize length = get_word_length (text);

  return strspn (text, "QqKkRrBbNnPp/" DIGITS) == length && strcspn (text, "Qq" DIGITS) < length &&
         (memchr (text, '/', length) != NULL || g_str_has_prefix (text + length, " w - "));
}

/* What the words of a text are. */
typedef struct
{
  guint n_words;
  guint n_numbers; /* of the words */
  guint n_squares;
  guint n_letters; /* of the characters */
  guint n_digits;
} Census;

static Census
count (const char *text)
{
  Census census = { 0 };

  for (const char *word = text; *word != '\0'; word += strspn (word, " "))
    {
      gsize length = get_word_length (word);

      census.n_words++;
      census.n_numbers += parse_number (word, length) >= 0;
      census.n_squares += begins_with_square (word);
      word += length;
    }

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = get_character (text);

      if (g_ascii_isdigit (*text))
        census.n_digits++;
      else if (c < 0x110000 && g_unichar_isalpha (c))
        census.n_letters++;
    }

  return census;
}

static const char ruler_signs[] = "-=_*+~";

/* A line that is drawn across the page with one sign, such as ----. */
static gboolean
is_line (const char *text)
{
  const char sign[] = { text[0], '\0' };

  return strlen (text) >= 3 && strchr (ruler_signs, *text) != NULL && strspn (text, sign) == strlen (text);
}

/* The same with several signs, or with words in it. */
static gboolean
is_ruler (const char *text)
{
  gsize length = strspn (text, ruler_signs);

  if (strspn (text, "-=_*+~.#: ") == strlen (text))
    return strlen (text) >= 3;

  return length >= 3 && strchr (ruler_signs, text[strlen (text) - 1]) != NULL;
}

/* The names of columns or numbers of rows beside a board: a b c d, 4 3 2 1, abcd. */
static gboolean
is_axis (const char *text)
{
  gboolean has_blanks = strchr (text, ' ') != NULL;
  int last = 0, step = 0;
  guint count = 0;

  for (const char *word = text; *word != '\0'; word += strspn (word, " "), count++)
    {
      gsize length = has_blanks ? get_word_length (word) : 1;
      int value = length == 1 && g_ascii_isalnum (*word) ? *word : parse_number (word, length) + '0';

      if (value < '0' || (count == 1 && ABS (value - last) != 1) || (count > 1 && value - last != step))
        return FALSE;

      step = value - last;
      last = value;
      word += length;
    }

  return count > 1;
}

/* A number before a row or list: 3, 3., #3; or a bullet. */
static gboolean
is_label (const char *word,
          gsize       length)
{
  if (length == 1 && strchr ("-*>", *word) != NULL)
    return TRUE;

  return *word == '#' && length > 1 && strspn (word + 1, DIGITS) >= length - 1;
}

/* Whether at least two words, and half of them, are what boards are made of. */
gboolean
qs_read_group_is_clean (const QsReadProfile *profile,
                        const char          *text)
{
  Census census = count (text);
  guint n_good = profile->shape == QS_READ_SQUARES ? census.n_squares : census.n_numbers;

  return (n_good >= 2 && 2 * n_good >= census.n_words) || census.n_words == n_good || profile->shape == QS_READ_FEN ||
         (profile->shape == QS_READ_MODEL && census.n_words > 1);
}

static const char *
skip_word (const char *text)
{
  text += get_word_length (text);

  return text + strspn (text, " ");
}

const char *
qs_read_group_skip_label (const QsReadProfile *profile,
                          const char          *text)
{
  static const char *const arrows[] = { " -> ", " => ", " → ", " = ", " := " };
  const char *rest = text;

  if (profile->shape != QS_READ_ROW)
    {
      for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
        {
          const char *arrow = strstr (rest, arrows[i]);

          if (arrow != NULL && strchr (arrow + strlen (arrows[i]), ' ') != NULL)
            rest = arrow + strlen (arrows[i]);
        }
      while (is_label (rest, get_word_length (rest)) && *skip_word (rest) != '\0')
        rest = skip_word (rest);
    }

  if (profile->has_labels && *skip_word (rest) != '\0' &&
      (parse_number (rest, get_word_length (rest)) >= 0 || get_word_length (rest) == 1))
    rest = skip_word (rest);

  return rest;
}

/* How many characters are signs of squares, less those that are not. */
static int
weigh_cells (const QsReadProfile *profile,
             const char          *text)
{
  int weight = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      if (*text != ' ')
        weight += qs_read_sign_is_cell (profile, get_character (text)) ? 1 : -1;
    }

  return weight;
}

/* Whether two other signs, or one, are all that there is: a row of a board that is written in another way. */
static gboolean
is_row_of_others (const char *text)
{
  gunichar signs[2] = { 0 };
  guint count = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = get_character (text);

      if (c == ' ')
        continue;
      count++;
      if (signs[0] == 0 || signs[0] == c)
        signs[0] = c;
      else if (signs[1] == 0 || signs[1] == c)
        signs[1] = c;
      else
        return FALSE;
    }

  return count >= 4 && signs[1] != 0;
}

static QsReadKind
guess_row (const QsReadProfile *profile,
           const char          *text,
           gboolean             is_inside)
{
  if (!is_inside && is_line (text))
    return QS_READ_NOTHING;
  if (qs_read_group_is_row (profile, text))
    return QS_READ_BOARD;
  if (is_axis (text) || is_ruler (text))
    return QS_READ_NOTHING;
  if (is_row_of_others (text))
    return QS_READ_BOARD;

  return weigh_cells (profile, text) >= 0 ? QS_READ_BOARD : QS_READ_HEADING;
}

/* Words are for people unless at least two of them, and half, are what the boards are made of. */
static QsReadKind
guess_words (const Census *census,
             guint         n_good)
{
  if (n_good == census->n_words || (n_good >= 2 && 2 * n_good >= census->n_words))
    return QS_READ_BOARD;
  if (census->n_letters == 0 && census->n_digits == 0)
    return QS_READ_NOTHING;
  if (census->n_letters > 0 && (census->n_letters >= census->n_digits || census->n_words > n_good + 1 || census->n_words == 2))
    return QS_READ_HEADING;

  return QS_READ_BOARD;
}

QsReadKind
qs_read_group_guess (const QsReadProfile *profile,
                     const char          *text,
                     gboolean             is_inside)
{
  const char *rest = qs_read_group_skip_label (profile, text);
  gunichar first = get_character (rest);
  gboolean is_word = first < 0x110000 && g_unichar_isalpha (first);
  Census census;

  if (profile->shape == QS_READ_ROW)
    return guess_row (profile, rest, is_inside);
  if (profile->shape == QS_READ_NUMBERS && strspn (rest, DIGITS " ") == strlen (rest))
    return QS_READ_BOARD;
  if (is_ruler (rest))
    return QS_READ_NOTHING;

  census = count (rest);
  switch (profile->shape)
    {
    case QS_READ_SQUARES:
      if (begins_with_square (rest) && guess_words (&census, census.n_squares) == QS_READ_BOARD)
        return QS_READ_BOARD;
      if (is_axis (rest))
        return QS_READ_NOTHING;
      return is_word ? QS_READ_HEADING : guess_words (&census, census.n_squares);
    case QS_READ_FEN:
      return begins_with_ranks (rest) ? QS_READ_BOARD : is_word ? QS_READ_HEADING
                                                                : guess_words (&census, 0);
    case QS_READ_MODEL:
      return census.n_letters == 0 || g_str_has_prefix (rest, "v ") ? QS_READ_BOARD : QS_READ_HEADING;
    case QS_READ_ROW:
    case QS_READ_NUMBERS:
    case QS_READ_DIGITS:
    case QS_READ_PAIRS:
    default:
      return is_word ? QS_READ_HEADING : guess_words (&census, census.n_numbers);
    }
}

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

gboolean
qs_read_group_parse_row (const QsReadProfile *profile,
                         const char          *text,
                         GArray              *queens,
                         guint               *width,
                         GError             **error)
{
  guint column = 0;

  for (const char *cursor = text; *cursor != '\0'; cursor = g_utf8_next_char (cursor))
    {
      gunichar c = get_character (cursor);
      guint16 value = (guint16) column;

      if (c == ' ')
        continue;

      if (!qs_read_sign_is_cell (profile, c))
        return refuse (text, strlen (text), _ ("“%s” is not a row of a board, such as .Q.."), error);
      if (column++ == QS_MAX_N)
        return refuse_length (error);

      if (qs_read_sign_is_queen (profile, c))
        g_array_append_val (queens, value);
    }

  *width = column;
  return TRUE;
}

gboolean
qs_read_group_parse_numbers (const char *text,
                             GArray     *numbers,
                             GError    **error)
{
  for (const char *word = text; *word != '\0'; word += strspn (word, " "))
    {
      gsize length = get_word_length (word);
      int number = parse_number (word, length);
      guint16 value = (guint16) number;

      if (number < 0)
        return refuse (word, length, _ ("“%s” is not the number of a column"), error);
      if (number > QS_MAX_N)
        return refuse_column (word, length, error);
      if (numbers->len == QS_MAX_N)
        return refuse_length (error);

      g_array_append_val (numbers, value);
      word += length;
    }

  return TRUE;
}

gboolean
qs_read_group_parse_digits (const char *word,
                            gsize       length,
                            GArray     *numbers,
                            GError    **error)
{
  if (strspn (word, DIGITS) != length)
    return refuse (word, length, _ ("“%s” is not the number of a column"), error);

  for (gsize i = 0; i < length; i++)
    {
      guint16 value = (guint16) (word[i] - '0');

      g_array_append_val (numbers, value);
    }

  return TRUE;
}

guint
qs_read_group_count_words (const char *text)
{
  guint count = *text != '\0';

  for (; *text != '\0'; text++)
    count += *text == ' ';

  return count;
}

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
