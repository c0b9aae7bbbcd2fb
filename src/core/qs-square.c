/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which squares attack each other, and their names, written and read. */

#include "qs-square.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"
#include "qs-solution.h"

#define BLANKS " \t\r\n"
#define SEPARATORS BLANKS ","

#define LETTERS 26

gboolean
qs_square_next (const guint32 *squares,
                guint          n_rows,
                QsSquare      *square)
{
  for (guint from = square->column + 1; square->row < n_rows; square->row++, from = 0)
    {
      guint32 rest = from < 32 ? squares[square->row] >> from << from : 0;

      if (rest != 0)
        {
          square->column = (guint) __builtin_ctz (rest);
          return TRUE;
        }
    }

  return FALSE;
}

/* Whether queens on both would attack each other: the squares differ and share a row, a column or
 * a diagonal. */
gboolean
qs_square_attacks (QsSquare square,
                   QsSquare other)
{
  guint down = square.row > other.row ? square.row - other.row : other.row - square.row;
  guint right = square.column > other.column ? square.column - other.column : other.column - square.column;

  return (down == 0) != (right == 0) || (down == right && down > 0);
}

/* Names a file into 4 bytes: a … z, aa … az, ba …. There is no letter for zero. */
void
qs_square_format_file (guint column,
                       char *name)
{
  guint length = 0;

  g_return_if_fail (column < QS_MAX_N);

  for (guint rest = column + 1; rest > 0; rest = (rest - 1) / LETTERS)
    length++;

  name[length] = '\0';
  for (guint rest = column + 1; rest > 0; rest = (rest - 1) / LETTERS)
    name[--length] = (char) ('a' + (rest - 1) % LETTERS);
}

char *
qs_square_to_string (QsSquare square,
                     guint    n_rows)
{
  char file[QS_SQUARE_FILE_SIZE];

  g_return_val_if_fail (n_rows >= 1 && n_rows <= QS_MAX_N, NULL);
  g_return_val_if_fail (square.row < n_rows && square.column < QS_MAX_N, NULL);

  qs_square_format_file (square.column, file);

  return g_strdup_printf ("%s%u", file, n_rows - square.row);
}

char *
qs_square_join (const guint32 *squares,
                guint          n_rows,
                const char    *separator)
{
  GString *text = g_string_new (NULL);

  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_square_next (squares, n_rows, &square);)
    {
      g_autofree char *name = qs_square_to_string (square, n_rows);

      g_string_append_printf (text, "%s%s", text->len > 0 ? separator : "", name);
    }

  return g_string_free (text, FALSE);
}

/* Reads a file's letters. Returns its number from 1, or any above %QS_MAX_N, and moves @cursor behind it. */
static guint
read_file (const char **cursor)
{
  guint number = 0;

  for (; g_ascii_isalpha (**cursor); (*cursor)++)
    number = MIN (number * LETTERS + (guint) (g_ascii_tolower (**cursor) - 'a') + 1, QS_MAX_N + 1);

  return number;
}

/* Reads one name of @length bytes. */
static gboolean
parse_word (const char *word,
            gsize       length,
            guint       n_rows,
            guint       n,
            QsSquare   *square,
            GError    **error)
{
  const char *number_start = word;
  guint file = read_file (&number_start);
  const char *end = number_start + strspn (number_start, "0123456789");
  guint64 number = end > number_start ? g_ascii_strtoull (number_start, NULL, 10) : 0;
  g_autofree char *shown = NULL;
  g_autofree char *corner = NULL;

  if (number_start == word || end == number_start || end != word + length)
    /* Translators: c4 is the name of a square: its file is a letter, its row a number. */
    return qs_error_refuse (word, length, _ ("“%s” is not the name of a square, such as c4"), error);

  if (file > n || number < 1 || number > n_rows)
    {
      shown = qs_error_shorten (word, length);
      corner = qs_square_to_string ((QsSquare){ 0, n - 1 }, n_rows);
      /* Translators: the first is a square, such as “i3”, the second the board's last, such as h8. */
      return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                            _ ("Square “%s” is not on the board, whose squares are a1 to %s"), shown, corner);
    }

  *square = (QsSquare){ n_rows - (guint) number, file - 1 };
  return TRUE;
}

/* Reads a name such as `c4` or ` C4 `. Fails with %QS_ERROR_INVALID_TEXT or
 * %QS_ERROR_OUT_OF_RANGE. */
gboolean
qs_square_parse (const char *text,
                 guint       n_rows,
                 guint       n,
                 QsSquare   *square,
                 GError    **error)
{
  gsize length;

  g_return_val_if_fail (n_rows >= 1 && n_rows <= n && n <= QS_MAX_N, FALSE);

  text += strspn (text, BLANKS);
  length = strlen (text);
  while (length > 0 && strchr (BLANKS, text[length - 1]) != NULL)
    length--;

  return parse_word (text, length, n_rows, n, square, error);
}

/* Reads names of squares with commas, blanks or both between, such as `a1,c4`, in any order; one may be named more than
 * once. Returns at least one QsSquare, in the order of @text, or fails as qs_square_parse() does. */
GArray *
qs_square_parse_list (const char *text,
                      guint       n_rows,
                      guint       n,
                      GError    **error)
{
  g_autoptr (GArray) squares = g_array_new (FALSE, FALSE, sizeof (QsSquare));

  g_return_val_if_fail (n_rows >= 1 && n_rows <= n && n <= QS_MAX_N, NULL);

  for (const char *cursor = text + strspn (text, SEPARATORS); *cursor != '\0'; cursor += strspn (cursor, SEPARATORS))
    {
      gsize length = strcspn (cursor, SEPARATORS);
      QsSquare square;

      if (!parse_word (cursor, length, n_rows, n, &square, error))
        return NULL;

      g_array_append_val (squares, square);
      cursor += length;
    }

  if (squares->len == 0)
    return qs_error_fail_null (error, QS_ERROR_INVALID_TEXT, _ ("The list of squares is empty"));

  return g_steal_pointer (&squares);
}
