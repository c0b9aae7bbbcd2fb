/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-text-private.h"

#include <glib/gi18n.h>
#include <limits.h>
#include <locale.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "qs-solution.h"
#include "qs-square.h"

/* Below so many seconds a duration is not told in figures. */
#define SHORTEST 0.0005

/* Groups the digits as in the locale. */
char *
qs_text_count (guint64 count)
{
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, count);
}

/* ngettext() takes an unsigned long, whose size differs between systems; only
 * small numbers and the last digits of large ones matter to any language. */
static gulong
plural_of (guint64 count)
{
  return (gulong) (count > 1000000 ? count % 1000000 + 1000000 : count);
}

/* Such as “92 solutions”. */
char *
qs_text_solutions (guint64 count)
{
  return qs_text_fill (ngettext ("%s solution", "%s solutions", plural_of (count)), qs_text_count (count));
}

/* Such as “2.2 million/s”; @rate is in solutions per second. */
char *
qs_text_rate (double rate)
{
  /* Translators: the power of ten of the word for solutions in each second. A language that counts in other steps
   * gives its own here, and its word for it: 4 and “万”, 8 and “亿”. */
  double thousand = pow (10, atoi (C_ ("power of ten of thousand per second", "3")));
  double million = pow (10, atoi (C_ ("power of ten of million per second", "6")));

  if (rate >= 0.9995 * million)
    /* Translators: solutions in each second. */
    return g_strdup_printf (_ ("%.1f million/s"), rate / million);

  if (rate >= MAX (9995, 0.9995 * thousand))
    /* Translators: solutions in each second. */
    return g_strdup_printf (_ ("%.0f thousand/s"), rate / thousand);

  /* Translators: solutions in each second. */
  return g_strdup_printf (_ ("%.0f/s"), rate);
}

/* Such as “2 ms”, “0.2 s” or “3 min 12 s”: two units at most. */
char *
qs_text_duration (double seconds)
{
  guint64 whole = (guint64) MIN (seconds + 0.5, 1e18);
  guint64 days = whole / 86400;

  if (seconds < SHORTEST)
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

/* Such as “about 5 min 16 s” */
char *
qs_text_estimate (double seconds)
{
  char *duration = qs_text_duration (seconds);

  /* Translators: a time span. */
  return seconds < SHORTEST ? duration : qs_text_fill (_ ("about %s"), duration);
}

/* Such as “3 s”: whole seconds, because an estimate changes
 * all the time, and no number that nobody lives to see. */
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

/* How many digits after the point leave three in all. */
static int
count_decimals (double number)
{
  return number < 9.995 ? 2 : number < 99.95 ? 1 : 0;
}

/* A number with its unit: a thousand of each unit are one of the unit before. */
static char *
add_unit (const char *number,
          guint       unit)
{
  switch (unit)
    {
    case 0:
      /* Translators: seconds. */
      return g_strdup_printf (_ ("%s s"), number);
    case 1:
      /* Translators: thousandths of a second. */
      return g_strdup_printf (_ ("%s ms"), number);
    case 2:
      /* Translators: millionths of a second. */
      return g_strdup_printf (_ ("%s µs"), number);
    default:
      /* Translators: billionths of a second. */
      return g_strdup_printf (_ ("%s ns"), number);
    }
}

/* Such as “853 ns”, “1.24 ms” or “3 min 12 s”: three
 * digits, but whole numbers without zeros after the point. */
char *
qs_text_time (double seconds)
{
  double number = seconds;
  guint unit = 0;
  g_autofree char *digits = NULL;
  gboolean is_whole;

  if (seconds >= 99.95)
    return qs_text_duration (seconds);

  for (; unit < 3 && number < 0.9995; unit++)
    number *= 1000;

  /* An axis is labelled with whole numbers. */
  is_whole = fabs (number - round (number)) < 1e-9 * number;
  digits = g_strdup_printf ("%.*f", is_whole ? 0 : count_decimals (number), number);

  return add_unit (digits, unit);
}

/* Such as “1 µs”, “10 s” or “10,000 s”: powers of ten are not round in minutes. */
char *
qs_text_tick (double seconds)
{
  g_autofree char *number = NULL;

  if (seconds < 99)
    return qs_text_time (seconds);

  if (seconds > 1.5e6)
    /* Translators: a power of ten, in seconds. */
    return qs_text_raise (g_strdup_printf (_ ("10^%d s"), (gint) lround (log10 (seconds))));

  number = qs_text_count ((guint64) llround (seconds));

  return add_unit (number, 0);
}

/* Such as “×1”, “×3.14” or “×12,345”. */
char *
qs_text_ratio (double ratio)
{
  if (ratio == 1)
    return g_strdup ("×1");

  return g_strdup_printf ("×%'.*f", count_decimals (ratio), ratio);
}

/* @groups has the sizes of groups of digits from the last, as in `struct lconv`. */
char *
qs_text_group (const char *digits,
               const char *groups,
               const char *separator)
{
  gsize end = strlen (digits);
  GString *text = g_string_new (NULL);

  /* From the last group; the last size repeats, and one that is 0 or CHAR_MAX ends the grouping. */
  while (end > 0)
    {
      gsize group = *groups > 0 && *groups < CHAR_MAX ? MIN ((gsize) *groups, end) : end;

      g_string_prepend_len (text, digits + end - group, (gssize) group);
      end -= group;
      if (end > 0)
        g_string_prepend (text, separator);
      if (groups[0] != 0 && groups[1] != 0)
        groups++;
    }

  return g_string_free (text, FALSE);
}

/* Groups the digits as in the locale, however many they are. */
char *
qs_text_digits (const char *digits)
{
  const struct lconv *locale = localeconv ();

  return qs_text_group (digits, locale->grouping, locale->thousands_sep);
}

/* Raises the whole powers that ^ stands before, such as “10⁹ s”. Takes @text. */
char *
qs_text_raise (char *text)
{
  static const char *const raised[] = { "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹" };
  GString *result = g_string_new (NULL);
  gboolean is_power = FALSE;

  for (const char *c = text; *c != '\0'; c++)
    {
      is_power = *c == '^' || (is_power && g_ascii_isdigit (*c));
      if (!is_power)
        g_string_append_c (result, *c);
      else if (*c != '^')
        g_string_append (result, raised[*c - '0']);
    }
  g_free (text);

  return g_string_free (result, FALSE);
}

/* A large number with so many decimals, such as “2.34 × 10¹⁷”. */
char *
qs_text_power (double number,
               int    n_decimals)
{
  /* 9.996 must not become 10.00. */
  int exponent = (int) floor (log10 (number * (1 + 0.05 / pow (10, n_decimals))));

  /* Translators: a number such as 2.34 × 10^17. */
  return qs_text_raise (g_strdup_printf (_ ("%.*f × 10^%d"), n_decimals, number / pow (10, exponent), exponent));
}

/* Keeps each part of a text such as “Nodes 17 · Solutions 1” in
 * one line: it can be broken behind the dots alone. Takes @text. */
char *
qs_text_keep (char *text)
{
  GString *kept = g_string_new (text);

  g_free (text);
  g_string_replace (kept, " ", "\302\240", 0);
  g_string_replace (kept, "·\302\240", "· ", 0);

  return g_string_free (kept, FALSE);
}

/* A language may have the texts in another order, and each is written once. */
char *
qs_text_fill (const char *sentence,
              ...)
{
  va_list texts, rest;
  char *filled;

  va_start (texts, sentence);
  va_copy (rest, texts);
  filled = g_strdup_vprintf (sentence, texts);
  for (const char *c = strchr (sentence, '%'); c != NULL; c = strchr (c + 1, '%'))
    {
      if (c[1] == '%')
        c++;
      else
        g_free (va_arg (rest, char *));
    }
  va_end (rest);
  va_end (texts);

  return filled;
}

/* Such as “a8, e7, h6”, top row first. @columns has the column of each row's queen, from 0, or QS_EMPTY_ROW. */
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

      square = qs_square_to_string ((QsSquare){ row, columns[row] }, n);
      if (squares->len > 0)
        g_string_append (squares, ", ");
      g_string_append (squares, square);
    }

  return g_string_free (g_steal_pointer (&squares), FALSE);
}
