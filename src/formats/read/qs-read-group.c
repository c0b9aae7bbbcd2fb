/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words that belong together, such as those of a line, and the queens in them. All
 * texts have single blanks between their words, and none at their ends. */

#include "config.h"

#include "qs-read-group.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"
#include "qs-known.h"
#include "qs-read-patterns.h"
#include "qs-square.h"

/* Smaller boards are not enlarged, and their squares have no numbers. */
#define LEAST_USUAL 4

QsReadSign
qs_read_profile_find_sign (const QsReadProfile *profile,
                           gunichar             c)
{
  static const gunichar queens[] = { 'Q', 'q', 0x2655 /* ♕ */, 0x265b /* ♛ */, 0xff31 /* Ｑ */, 0x1f451 /* a crown */,
                                     0x1f478 /* a princess */ };

  for (guint i = 0; i < QS_READ_MAX_EMPTY; i++)
    {
      if (c == profile->empty[i] && c != 0)
        return QS_READ_SIGN_EMPTY;
    }

  if (c == QS_READ_BLANK)
    return QS_READ_SIGN_EMPTY;
  if (profile->queen != 0)
    return c == profile->queen ? QS_READ_SIGN_QUEEN : QS_READ_SIGN_OTHER;

  for (guint i = 0; i < G_N_ELEMENTS (queens); i++)
    {
      if (c == queens[i])
        return QS_READ_SIGN_QUEEN;
    }

  return QS_READ_SIGN_OTHER;
}

void
qs_read_profile_prepare (QsReadProfile *profile)
{
  for (gunichar c = 0; c < G_N_ELEMENTS (profile->signs); c++)
    profile->signs[c] = (guint8) (c == ' ' ? QS_READ_SIGN_GAP : qs_read_profile_find_sign (profile, c));
}

gboolean
qs_read_group_is_row (const QsReadProfile *profile,
                      const char          *text)
{
  gboolean has_cell = FALSE;

  while (*text != '\0')
    {
      QsReadSign sign = qs_read_group_next_sign (profile, &text);

      if (sign == QS_READ_SIGN_OTHER)
        return FALSE;
      has_cell = has_cell || sign != QS_READ_SIGN_GAP;
    }

  return has_cell;
}

gsize
qs_read_word_find_width (const char *word,
                         gsize       length)
{
  gsize i = 0;

  while (i < length && (word[i] == '0' || word[i] == '1'))
    i += 2;

  return i == length && length >= 2 * LEAST_USUAL ? 2 : 1;
}

int
qs_read_word_parse_number (const char *word,
                           gsize       length)
{
  gsize n_digits = strspn (word, QS_DIGITS);
  char *end;
  double value;
  int number;

  if (n_digits == 0 || n_digits > length)
    return -1;
  if (n_digits == length && n_digits <= 4)
    return atoi (word);

  value = g_ascii_strtod (word, &end);
  number = (int) MIN (value, 10000);
  if (end != word + length || (number < 10000 && value > number) || memchr (word, 'x', length) != NULL)
    return -1;

  return number;
}

char
qs_read_word_as_cell (const char *word)
{
  int number;

  if ((*word | 0x20) == 't')
    return g_ascii_strcasecmp (word, "true") == 0 ? '1' : '\0';
  if ((*word | 0x20) == 'f')
    return g_ascii_strcasecmp (word, "false") == 0 ? '0' : '\0';
  if (!g_ascii_isdigit (*word) || word[1] != '.')
    return '\0';

  number = qs_read_word_parse_number (word, strlen (word));
  return number == 0 || number == 1 ? (char) ('0' + number) : '\0';
}

void
qs_read_board_begin (QsReadBoard *board,
                     guint        n_rows,
                     guint        n,
                     guint64      line)
{
  board->line = line;
  board->n_rows = n_rows;
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
refuse_length (GError **error)
{
  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("The board has more than %u rows or columns"), QS_MAX_N);
}

gboolean
qs_read_group_refuse_blanks (const char *text,
                             GError    **error)
{
  return qs_error_refuse (text, strlen (text), _ ("“%s” has blanks between some squares only: blanks are not read as squares"),
                          error);
}

gboolean
qs_read_group_parse_row (const QsReadProfile *profile,
                         const char          *text,
                         GArray              *queens,
                         guint               *width,
                         GError             **error)
{
  guint column = 0, start = 0, length = 0;

  for (const char *cursor = text; *cursor != '\0';)
    {
      QsReadSign sign = qs_read_group_next_sign (profile, &cursor);
      guint16 value = (guint16) column;

      if (sign == QS_READ_SIGN_GAP)
        {
          if (length > 0 && column - start != length)
            return qs_read_group_refuse_blanks (text, error);
          length = column - start;
          start = column;
          continue;
        }
      if (sign == QS_READ_SIGN_OTHER)
        return qs_error_refuse (text, strlen (text), _ ("“%s” is not a row of a board, such as .Q.."), error);
      if (column++ == QS_MAX_N)
        return refuse_length (error);
      if (sign == QS_READ_SIGN_QUEEN)
        g_array_append_val (queens, value);
    }

  if (length > 0 && column - start != length)
    return qs_read_group_refuse_blanks (text, error);

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
      gsize length = strcspn (word, " ");
      int number = qs_read_word_parse_number (word, length);
      guint16 value = (guint16) number;

      if (number < 0)
        return qs_error_refuse (word, length, _ ("“%s” is not the number of a column"), error);
      if (number > QS_MAX_N)
        {
          g_autofree char *shown = qs_error_shorten (word, length);

          return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("Column %s is too large: boards have at most %u columns"), shown,
                                QS_MAX_N);
        }
      if (numbers->len == QS_MAX_N)
        return refuse_length (error);

      g_array_append_val (numbers, value);
      word += length;
    }

  return TRUE;
}

gsize
qs_read_group_measure_list (const char *text)
{
  const char *word = text;
  guint count = 0;

  for (; qs_read_word_parse_number (word, strcspn (word, " ")) >= 0; word += strspn (word, " "), count++)
    word += strcspn (word, " ");

  return count >= LEAST_USUAL && qs_read_pattern_matches (QS_PATTERN_NAME, word) ? (gsize) (word - text) - 1 : strlen (text);
}

guint
qs_read_group_hash_words (const char *text)
{
  guint hash = 5381;

  for (; *text != '\0'; text++)
    {
      if (!g_ascii_isdigit (*text) && *text != '.' && *text != ' ')
        hash = hash * 33 + (guchar) *text;
    }

  return hash;
}

guint
qs_read_group_count_words (const char *text)
{
  guint count = *text != '\0';

  for (; *text != '\0'; text++)
    count += *text == ' ';

  return count;
}

static gboolean
check_widths (GStrv    rows,
              guint    n,
              GError **error)
{
  for (guint i = 0; rows[i] != NULL; i++)
    {
      guint width = (guint) strlen (rows[i]);

      if (width != n)
        return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                              ngettext ("Row %u of the position has %u square, but the board has %u columns",
                                        "Row %u of the position has %u squares, but the board has %u columns", width),
                              i + 1, width, n);
    }

  return TRUE;
}

GStrv
qs_read_group_split_position (const char *text,
                              guint       n,
                              GError    **error)
{
  g_autoptr (GString) signs = g_string_sized_new (2 * strlen (text));
  g_auto (GStrv) rows = NULL;
  const char *start = text;
  guint n_rows = 1;
  char *end;

  for (const char *c = text; *c != ' ' && *c != '\0'; c++)
    n_rows += *c == '/';
  for (const char *c = text; *c != ' ' && *c != '\0'; c = end)
    {
      guint64 n_empty = MIN (g_ascii_strtoull (c, &end, 10), QS_MAX_N + 1);

      /* The four numbers of 1111. */
      if (n_empty > n_rows && end > c + 1)
        {
          n_empty = (guint64) (*c - '0');
          end = (char *) c + 1;
        }
      while (n_empty-- > 0)
        g_string_append_c (signs, QS_READ_BLANK);
      if (end > c)
        continue;
      if (*c == '/')
        start = c + 1;
      else if (*c != 'Q' && *c != 'q')
        {
          qs_error_refuse (start, strcspn (start, "/ "), _ ("“%s” is not a row of queens and numbers, such as 3Q4"), error);
          return NULL;
        }
      g_string_append_c (signs, *c);
      end = (char *) c + 1;
    }

  rows = g_strsplit (signs->str, "/", -1);

  return check_widths (rows, n > 0 ? n : g_strv_length (rows), error) ? g_steal_pointer (&rows) : NULL;
}

gboolean
qs_read_board_is_solution (const QsReadBoard *board)
{
  return !board->has_clash && board->n_queens == board->n && !qs_solution_find_attack (board->columns, board->n, NULL);
}

/* Variables behind those of the squares help an encoding. */
static void
place_literals (QsReadBoard  *board,
                const GArray *literals,
                guint         n_rows,
                guint         n)
{
  qs_read_board_begin (board, n_rows, n, board->line);
  for (guint i = 0; i < n * n_rows; i++)
    {
      if (g_array_index (literals, int, i) > 0)
        qs_read_board_place (board, i / n, i % n);
    }
}

gboolean
qs_read_board_place_model (QsReadBoard  *board,
                           const GArray *literals,
                           guint         n_rows,
                           guint        *n,
                           GError      **error)
{
  gboolean is_whole = TRUE, has_negative = FALSE;
  guint side = 1, n_squares;

  for (guint i = 0; i < literals->len; i++)
    {
      is_whole = is_whole && (guint) ABS (g_array_index (literals, int, i)) == i + 1;
      has_negative = has_negative || g_array_index (literals, int, i) < 0;
    }
  if (!has_negative || !is_whole)
    return qs_error_fail (error, QS_ERROR_INVALID_TEXT, _ ("The model does not say of each variable whether it is true"));

  while ((side + 1) * (side + 1) <= literals->len)
    side++;
  for (guint i = side; *n == 0 && i >= LEAST_USUAL; i--)
    {
      place_literals (board, literals, i, i);
      *n = qs_read_board_is_solution (board) ? i : 0;
    }
  if (*n == 0 && side * side == literals->len)
    *n = side;

  n_squares = *n * (n_rows > 0 ? n_rows : *n);
  if (n_squares == 0 || n_squares > literals->len)
    /* Translators: the number of variables of a formula, one a square. */
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("A model of %d variables is not a board, which has n × n squares"),
                          literals->len);

  place_literals (board, literals, n_squares / *n, *n);
  return TRUE;
}

gboolean
qs_read_pairs_check_blocks (const GArray *pairs,
                            guint         n,
                            GError      **error)
{
  guint n_queens = pairs->len / 2, side = n_queens / n, n_corners = 0;

  for (guint i = 0; side > 1 && i < pairs->len; i += 2)
    n_corners += g_array_index (pairs, guint16, i) % side == 0 && g_array_index (pairs, guint16, i + 1) % side == 0;
  if (n_corners < LEAST_USUAL || n_corners * side != n || n_corners * side * side != n_queens)
    return TRUE;

  return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                        /* Translators: how many signs each square of a board has from left to right and from top to bottom. */
                        _ ("Each square is written with %u × %u signs: boards are read with one sign for a square"), side, side);
}

guint
qs_read_board_weigh (const QsReadBoard *board)
{
  guint8 seen[QS_MAX_N] = { 0 };
  guint n_touching = 0;
  gboolean is_likely = !board->has_clash && board->n_queens == board->n_rows;

  for (guint row = 0; row < board->n_rows && is_likely; row++)
    {
      is_likely = board->columns[row] != QS_EMPTY_ROW && seen[board->columns[row]]++ == 0;
      n_touching += row > 0 && ABS (board->columns[row] - board->columns[row - 1]) == 1;
    }

  if (!is_likely || (n_touching > 0 && (n_touching < board->n_rows - 1 || board->n_rows < 4)))
    return 1;

  return n_touching > 0 ? 0 : 4;
}

gboolean
qs_read_pairs_have (const GArray *pairs,
                    guint         place,
                    guint         number)
{
  for (guint i = place; i < pairs->len; i += 2)
    {
      if (g_array_index (pairs, guint16, i) == number)
        return TRUE;
    }

  return FALSE;
}

gboolean
qs_read_pairs_are_whole (const GArray *pairs,
                         gboolean      is_of_rows)
{
  guint last = 0;

  for (guint i = 0; i < pairs->len; i += is_of_rows ? 2 : 1)
    last = MAX (last, g_array_index (pairs, guint16, i));

  return pairs->len / 2 == last + (qs_read_pairs_have (pairs, 0, 0) && (is_of_rows || qs_read_pairs_have (pairs, 1, 0)));
}

int
qs_read_pairs_find_shift (const GArray *pairs,
                          guint         n)
{
  int shift = qs_read_pairs_have (pairs, 1, 0) - qs_read_pairs_have (pairs, 0, 0);

  return qs_read_pairs_have (pairs, 0, n) - qs_read_pairs_have (pairs, 1, n) == shift ? shift : 0;
}

static gboolean
is_total (guint64 n,
          guint64 number)
{
  guint64 total;

  return n <= QS_MAX_N && qs_known_total ((guint) n, &total) && number == total;
}

gboolean
qs_read_group_is_total (const char *text)
{
  char *end;
  guint64 n = g_ascii_strtoull (text, &end, 10);

  return *end == ' ' && g_ascii_isdigit (end[1]) && is_total (n, g_ascii_strtoull (end, NULL, 10)) &&
         n > qs_read_group_count_words (text);
}

gboolean
qs_read_pairs_are_totals (const GArray *pairs)
{
  guint i = 0;

  while (i < pairs->len && is_total (g_array_index (pairs, guint16, i), g_array_index (pairs, guint16, i + 1)))
    i += 2;

  return i == pairs->len;
}

guint
qs_read_group_find_max (const GArray *numbers)
{
  guint max = 0;

  for (guint i = 0; i < numbers->len; i++)
    max = MAX (max, g_array_index (numbers, guint16, i));

  return max;
}

gboolean
qs_read_group_take_squares (const GArray *numbers)
{
  gboolean from_0 = numbers->len >= LEAST_USUAL, from_1 = from_0;

  for (guint i = 0; i < numbers->len; i++)
    {
      guint number = g_array_index (numbers, guint16, i);

      from_0 = from_0 && number >= i * numbers->len && number < (i + 1) * numbers->len;
      from_1 = from_1 && number > i * numbers->len && number <= (i + 1) * numbers->len;
    }
  if (!from_0 && !from_1)
    return FALSE;

  for (guint i = 0; i < numbers->len; i++)
    g_array_index (numbers, guint16, i) -= (guint16) (i * numbers->len);

  return TRUE;
}

gboolean
qs_read_group_is_row_of_matrix (const GArray *numbers)
{
  guint n_zeros = 0;

  for (guint i = 0; i < numbers->len; i++)
    n_zeros += g_array_index (numbers, guint16, i) == 0;

  return numbers->len >= 2 && (qs_read_group_find_max (numbers) <= 1 || (n_zeros == numbers->len - 1 && n_zeros >= 3));
}

gboolean
qs_read_group_check_range (gboolean is_row,
                           guint    value,
                           guint    base,
                           guint    n,
                           GError **error)
{
  if (value >= base && value - base < n)
    return TRUE;

  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        /* Translators: a row or column and the limits, such as 9, 1 and 8. */
                        is_row ? _ ("Row %u is not between %u and %u") : _ ("Column %u is not between %u and %u"), value, base,
                        base + n - 1);
}

gboolean
qs_read_group_check_square (guint    row,
                            guint    column,
                            guint    n_rows,
                            guint    n,
                            GError **error)
{
  g_autofree char *name = NULL;
  QsSquare square;

  if (column == 0 || (row >= 1 && row <= n_rows && column <= n))
    return TRUE;

  name = qs_square_to_string ((QsSquare){ 0, column - 1 }, row);
  return qs_square_parse (name, n_rows, n, &square, error);
}
