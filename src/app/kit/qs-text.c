/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers and squares as people read them. */

#include "config.h"

#include "qs-text.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-solution.h"
#include "qs-square.h"

/**
 * qs_text_count:
 * @count: a number
 *
 * Returns: (transfer full): the number, its digits grouped as in the locale
 */
char *
qs_text_count (guint64 count)
{
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, count);
}

/* ngettext() takes an unsigned long, whose size differs between systems; only small numbers and
 * the last digits of large ones matter to any language. */
static gulong
plural_of (guint64 count)
{
  return (gulong) (count > 1000000 ? count % 1000000 + 1000000 : count);
}

/**
 * qs_text_solutions:
 * @count: how many there are
 *
 * Returns: (transfer full): such as “92 solutions”
 */
char *
qs_text_solutions (guint64 count)
{
  g_autofree char *number = qs_text_count (count);

  return g_strdup_printf (ngettext ("%s solution", "%s solutions", plural_of (count)), number);
}

/**
 * qs_text_rate:
 * @rate: how many solutions a second
 *
 * Returns: (transfer full): such as “2.2 million/s”
 */
char *
qs_text_rate (double rate)
{
  if (rate >= 999500)
    /* Translators: solutions in each second. */
    return g_strdup_printf (_ ("%.1f million/s"), rate / 1e6);

  if (rate >= 9995)
    /* Translators: solutions in each second. */
    return g_strdup_printf (_ ("%.0f thousand/s"), rate / 1e3);

  /* Translators: solutions in each second. */
  return g_strdup_printf (_ ("%.0f/s"), rate);
}

/**
 * qs_text_duration:
 * @seconds: a time span
 *
 * Returns: (transfer full): such as “2 ms”, “0.2 s” or “3 min 12 s”: two units
 *   at most
 */
char *
qs_text_duration (double seconds)
{
  guint64 whole = (guint64) MIN (seconds + 0.5, 1e18);
  guint64 days = whole / 86400;

  if (seconds < 0.0005)
    return g_strdup (_ ("under 1 ms"));

  if (seconds < 0.0995)
    return g_strdup_printf (_ ("%.0f ms"), seconds * 1000);

  if (seconds < 9.95)
    return g_strdup_printf (_ ("%.1f s"), seconds);

  if (whole < 60)
    return g_strdup_printf (_ ("%u s"), (guint) whole);

  if (whole < 3600)
    return g_strdup_printf (_ ("%u min %u s"), (guint) (whole / 60), (guint) (whole % 60));

  if (days < 1)
    return g_strdup_printf (_ ("%u h %u min"), (guint) (whole / 3600), (guint) (whole / 60 % 60));

  if (days < 1000)
    return g_strdup_printf (ngettext ("%u day", "%u days", (gulong) days), (guint) days);

  return g_strdup_printf (_ ("%'u years"), (guint) MIN (days / 365, G_MAXUINT));
}

/**
 * qs_text_wait:
 * @seconds: how long something takes, as far as that can be told
 *
 * Returns: (transfer full): such as “3 s”: whole seconds, as an estimate
 *   changes all the time, and no number that nobody lives to see
 */
char *
qs_text_wait (double seconds)
{
  if (seconds > QS_TEXT_YEAR)
    /* Translators: a time span. */
    return g_strdup (_ ("longer than a year"));

  if (seconds < 60)
    return g_strdup_printf (_ ("%u s"), (guint) MAX (ceil (seconds), 1));

  return qs_text_duration (seconds);
}

/**
 * qs_text_square:
 * @n: the side of the board, in squares
 * @row: the row, from 0 at the top
 * @column: the column, from 0 at the left
 *
 * Returns: (transfer full): the square's name, such as “a8”; files past z are aa, ab, …
 */
char *
qs_text_square (guint n,
                guint row,
                guint column)
{
  return qs_square_to_string ((QsSquare){ row, column }, n);
}

/**
 * qs_text_squares:
 * @columns: (array length=n): the column of the queen in each row, from 0, or
 *   %QS_EMPTY_ROW
 * @n: the side of the board, in squares
 *
 * Returns: (transfer full): the squares of the queens, top row first, such as
 *   “a8, e7, h6”
 */
char *
qs_text_squares (const guint16 *columns,
                 guint          n)
{
  g_autoptr (GString) squares = g_string_new (NULL);

  for (guint row = 0; row < n; row++)
    {
      g_autofree char *square = NULL;

      if (columns[row] == QS_EMPTY_ROW)
        continue;

      square = qs_text_square (n, row, columns[row]);
      if (squares->len > 0)
        g_string_append (squares, ", ");
      g_string_append (squares, square);
    }

  return g_string_free (g_steal_pointer (&squares), FALSE);
}

/**
 * qs_text_required:
 * @constraints: what is asked of squares
 *
 * Returns: (transfer full): those on which there must be a queen, top row
 *   first, such as “a8, e7, h6”
 */
char *
qs_text_required (const QsConstraints *constraints)
{
  g_autoptr (GString) squares = g_string_new (NULL);
  guint position = 0;
  QsSquare square;
  QsSquareRule rule;

  while (qs_constraints_next (constraints, &position, &square, &rule))
    {
      g_autofree char *name = qs_square_to_string (square, constraints->n);

      if (rule == QS_SQUARE_RULE_REQUIRED)
        g_string_append_printf (squares, "%s%s", squares->len > 0 ? ", " : "", name);
    }

  return g_string_free (g_steal_pointer (&squares), FALSE);
}
