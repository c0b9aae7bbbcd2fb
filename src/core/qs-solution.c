/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Placements with at most one queen a row, as arrays of columns. */

#include "qs-solution.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"

/* Finds the first row from the top whose queen attacks one above it, and the nearest queen that
 * it attacks, in O(n). Rows may be %QS_EMPTY_ROW. */
gboolean
qs_solution_find_attack (const guint16 *columns,
                         guint          n,
                         QsAttack      *attack)
{
  /* Of each column, diagonal and anti-diagonal, the last row above that has a queen on it, counted from 1; 0 for none. */
  guint16 lines[5 * QS_MAX_N];

  g_return_val_if_fail (n >= 1 && n <= QS_MAX_N, FALSE);

  memset (lines, 0, 5 * n * sizeof *lines);

  for (guint row = 0; row < n; row++)
    {
      guint column = columns[row], upper;
      guint16 *on_column, *on_diagonal, *on_anti_diagonal;

      if (column == QS_EMPTY_ROW)
        continue;

      g_return_val_if_fail (column < n, FALSE);

      on_column = &lines[column];
      on_diagonal = &lines[n + column + n - 1 - row];
      on_anti_diagonal = &lines[3 * n + column + row];

      upper = MAX (*on_column, MAX (*on_diagonal, *on_anti_diagonal));
      if (upper > 0 && attack != NULL)
        *attack = (QsAttack){ upper - 1, row, upper == *on_column     ? QS_LINE_COLUMN
                                              : upper == *on_diagonal ? QS_LINE_DIAGONAL
                                                                      : QS_LINE_ANTI_DIAGONAL };
      if (upper > 0)
        return TRUE;

      *on_column = *on_diagonal = *on_anti_diagonal = (guint16) (row + 1);
    }

  return FALSE;
}

/* Fails with %QS_ERROR_ATTACK, which names the pair, or %QS_ERROR_INVALID_TEXT for the first row without a queen. */
gboolean
qs_solution_check (const guint16 *columns,
                   guint          n,
                   GError       **error)
{
  QsAttack attack;

  g_return_val_if_fail (n >= 1 && n <= QS_MAX_N, FALSE);

  if (qs_solution_find_attack (columns, n, &attack))
    return qs_error_fail (error, QS_ERROR_ATTACK,
                          attack.line == QS_LINE_COLUMN
                            /* Translators: row, column, row, column of two queens, counted from 1 at the top left. */
                            ? _ ("The queens in row %u, column %u and row %u, column %u share a column")
                            /* Translators: row, column, row, column of two queens, counted from 1 at the top left. */
                            : _ ("The queens in row %u, column %u and row %u, column %u share a diagonal"),
                          attack.upper_row + 1, columns[attack.upper_row] + 1u, attack.lower_row + 1,
                          columns[attack.lower_row] + 1u);

  for (guint row = 0; row < n; row++)
    {
      if (columns[row] == QS_EMPTY_ROW)
        return qs_error_fail (error, QS_ERROR_INVALID_TEXT, _ ("Row %u has no queen"), row + 1);
    }

  return TRUE;
}

/* Reads the next number of a column list, which is kept counted from 0; *@cursor is moved behind it. */
static gboolean
parse_column (const char **cursor,
              GArray      *columns,
              GError     **error)
{
  const char *start = *cursor;
  gsize length = strcspn (start, QS_SOLUTION_SEPARATORS);
  guint64 value;
  guint16 column;

  if (strspn (start, "0123456789") != length)
    {
      g_autofree char *word = qs_error_shorten (start, strcspn (start, " \t\r\n"));

      return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                            _ ("“%s” in place %u of the column list is not a column number"), word, columns->len + 1);
    }

  value = g_ascii_strtoull (start, NULL, 10);
  if (value < 1 || value > QS_MAX_N)
    {
      /* Shown as it was read: a longer number does not fit in 64 bits. */
      g_autofree char *number = qs_error_shorten (start, length);

      return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                            _ ("Column %s in place %u of the column list is not between 1 and %u"),
                            number, columns->len + 1, QS_MAX_N);
    }

  column = (guint16) (value - 1);
  g_array_append_val (columns, column);
  *cursor = start + length;
  return TRUE;
}

/* Reads numbers until the text ends. */
static gboolean
parse_columns (const char *text,
               GArray     *columns,
               GError    **error)
{
  const char *cursor = text + strspn (text, QS_SOLUTION_SEPARATORS);

  while (*cursor != '\0')
    {
      if (columns->len == QS_MAX_N)
        return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("The column list has more than %u numbers"), QS_MAX_N);

      if (!parse_column (&cursor, columns, error))
        return FALSE;

      cursor += strspn (cursor, QS_SOLUTION_SEPARATORS);
    }

  return TRUE;
}

/* How many words @text has. */
guint
qs_solution_count_words (const char *text)
{
  guint count = 0;

  for (const char *cursor = text + strspn (text, QS_SOLUTION_SEPARATORS); *cursor != '\0';
       cursor += strspn (cursor, QS_SOLUTION_SEPARATORS))
    {
      cursor += strcspn (cursor, QS_SOLUTION_SEPARATORS);
      count++;
    }

  return count;
}

/**
 * qs_solution_parse:
 * @n_columns: of the board, or 0 for as many as it has rows
 * @error: the place for an error: %QS_ERROR_INVALID_TEXT or %QS_ERROR_OUT_OF_RANGE
 *
 * Reads a column list such as `1 5 8 6 3 7 2 4`. Queens may attack each other: that is what
 * qs_solution_check() is for. Commas and brackets separate as blanks do; a byte-order mark is passed over.
 *
 * Returns: (array length=n) (transfer full): the columns from 0, or %NULL
 */
guint16 *
qs_solution_parse (const char *text,
                   guint       n_columns,
                   guint      *n,
                   GError    **error)
{
  static const char byte_order_mark[] = "\357\273\277";
  g_autoptr (GArray) columns = NULL;

  if (g_str_has_prefix (text, byte_order_mark))
    text += strlen (byte_order_mark);

  columns = g_array_new (FALSE, FALSE, sizeof (guint16));
  if (!parse_columns (text, columns, error))
    return NULL;

  if (columns->len == 0)
    return qs_error_fail_null (error, QS_ERROR_INVALID_TEXT, _ ("The column list is empty"));

  for (guint row = 0; row < columns->len; row++)
    {
      guint column = g_array_index (columns, guint16, row);

      if (column >= (n_columns > 0 ? n_columns : columns->len))
        return qs_error_fail_null (error, QS_ERROR_OUT_OF_RANGE,
                                   _ ("Column %u in place %u of the column list is not on a board of %u columns"),
                                   column + 1, row + 1, n_columns > 0 ? n_columns : columns->len);
    }

  *n = columns->len;
  return (guint16 *) (gpointer) g_array_free (g_steal_pointer (&columns), FALSE);
}

char *
qs_solution_to_string (const guint16 *columns,
                       guint          n)
{
  GString *text = g_string_sized_new (4 * n);

  for (guint row = 0; row < n; row++)
    g_string_append_printf (text, row == 0 ? "%u" : " %u", columns[row] + 1u);

  return g_string_free (text, FALSE);
}
