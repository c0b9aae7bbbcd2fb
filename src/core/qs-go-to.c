/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads numbers with and without grouped digits, shares and column lists. */

#include "qs-go-to.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"
#include "qs-solution.h"

#define DIGITS "0123456789"
#define BLANKS " \t\r\n"

/* A number. Of digits in groups the last has three, as everywhere. Those before it have three, or two as in India. */
#define NUMBER "^(?:-|−)?(?:[0-9]+|[0-9]{1,3}([,. '’\\x{a0}\\x{202f}\\x{2009}])(?:[0-9]{2,3}\\1)*+[0-9]{3})$"

/* A share: its whole part, and its decimals. */
#define SHARE "^([0-9]+)(?:[.,]([0-9]+))?[ \\x{a0}\\x{202f}]?%$"

/* The decimals of a percentage that a share holds. */
#define DECIMALS 6

static gboolean
set_text_error (const char *text,
                GError    **error)
{
  return qs_error_refuse (text, strlen (text),
                          _ ("“%s” is neither a number such as 12 or -1, nor a share such as 50%%, nor a column list"), error);
}

static gboolean
matches (const char  *pattern,
         const char  *text,
         GMatchInfo **match)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_DOLLAR_ENDONLY, 0, NULL);

  return g_regex_match (regex, text, 0, match);
}

/* Sets the number that was written, with or without separators. */
static gboolean
set_number (QsGoTo     *go_to,
            const char *text,
            GError    **error)
{
  g_autoptr (GString) digits = g_string_new (NULL);
  g_autofree char *shown = NULL;
  g_autofree char *largest = NULL;
  guint64 number;

  for (const char *c = text; *c != '\0'; c++)
    {
      if (g_ascii_isdigit (*c))
        g_string_append_c (digits, *c);
    }

  if (g_ascii_string_to_unsigned (digits->str, 10, 1, G_MAXUINT64, &number, NULL))
    {
      go_to->kind = g_ascii_isdigit (*text) ? QS_GO_TO_NUMBER : QS_GO_TO_NUMBER_FROM_END;
      go_to->number = number;
      return TRUE;
    }

  shown = qs_error_shorten (text, strlen (text));
  if (strspn (digits->str, "0") == digits->len)
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("There is no solution “%s”: the first is 1, the last is -1"), shown);

  largest = g_strdup_printf ("%" G_GUINT64_FORMAT, G_MAXUINT64);
  /* Translators: the first is what was written, the second is a number. */
  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        _ ("“%s” is more than %s, the largest number that a solution can have"), shown, largest);
}

static gboolean
parse_share (const char *text,
             QsGoTo     *go_to,
             GError    **error)
{
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *decimals = NULL;
  gsize n_decimals;
  guint64 share;

  if (!matches (SHARE, text, &match))
    return set_text_error (text, error);

  whole = g_match_info_fetch (match, 1);
  decimals = g_match_info_fetch (match, 2);
  n_decimals = strlen (decimals);
  /* A number that does not fit becomes one that is too large in any case. */
  share = MIN (g_ascii_strtoull (whole, NULL, 10), 101);
  for (gsize i = 0; i < DECIMALS; i++)
    share = share * 10 + (i < n_decimals ? (guint64) (decimals[i] - '0') : 0);

  if (share > QS_GO_TO_WHOLE || (share == QS_GO_TO_WHOLE && strspn (decimals, "0") < n_decimals))
    {
      g_autofree char *shown = qs_error_shorten (text, strlen (text));

      return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("“%s” is more than 100%%"), shown);
    }

  go_to->kind = QS_GO_TO_SHARE;
  go_to->share = share;

  return TRUE;
}

static gboolean
parse_place (const char      *text,
             const QsProblem *problem,
             QsGoTo          *go_to,
             GError         **error)
{
  if (*text == '\0')
    return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                          _ ("The place is empty: it is a number, a share such as 50%% or a column list"));

  if (g_str_has_suffix (text, "%"))
    return parse_share (text, go_to, error);

  if (matches (NUMBER, text, NULL))
    return set_number (go_to, text, error);

  if (strspn (text, DIGITS BLANKS) == strlen (text) ||
      (strspn (text, DIGITS QS_SOLUTION_SEPARATORS) == strlen (text) && qs_solution_count_words (text) == problem->n_rows))
    {
      go_to->kind = QS_GO_TO_SOLUTION;
      return qs_problem_parse_solution (problem, text, go_to->columns, error);
    }

  return set_text_error (text, error);
}

/* Reads which solution of a problem is meant: a number such as `12`, `90,000,000` or `-1`, which is the last; a share such as
 * `50%` or `12.5%`; or a column list such as `1 5 8 6 3 7 2 4`. The digits of a number may be grouped by commas, points, blanks,
 * no-break spaces or apostrophes; a text that can be a number is one. A share keeps the first six decimals of its percentage.
 * Fails with %QS_ERROR_INVALID_TEXT, %QS_ERROR_OUT_OF_RANGE or, when queens of the list attack each other, %QS_ERROR_ATTACK. */
gboolean
qs_go_to_parse (const char      *text,
                const QsProblem *problem,
                QsGoTo          *go_to,
                GError         **error)
{
  QsGoTo found = { 0 };
  g_autofree char *trimmed = g_strstrip (g_strdup (text));

  if (!parse_place (trimmed, problem, &found, error))
    return FALSE;

  *go_to = found;
  return TRUE;
}

/* Says that a solution is behind the last one. Returns: FALSE */
gboolean
qs_go_to_refuse (guint64  number,
                 guint64  last,
                 GError **error)
{
  g_autofree char *asked = g_strdup_printf ("%" G_GUINT64_FORMAT, number);
  g_autofree char *there = g_strdup_printf ("%" G_GUINT64_FORMAT, last);

  /* Translators: two numbers, the second that of the last solution. */
  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("There is no solution %s: the last is number %s"), asked, there);
}

/* A share is the last solution of the shortest beginning that holds at least that share of the
 * list: of 92 solutions, 50% is number 46, 1% number 1 and 100% number 92; 0% is number 1 as
 * well. The rank is from 0; %QS_ERROR_OUT_OF_RANGE where there is no such solution. @self is of
 * any kind but %QS_GO_TO_SOLUTION, whose rank only a search finds. */
gboolean
qs_go_to_get_rank (const QsGoTo *self,
                   guint64       total,
                   guint64      *rank,
                   GError      **error)
{
  guint64 number;

  g_return_val_if_fail (self->kind != QS_GO_TO_SOLUTION, FALSE);

  if (total == 0)
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("There is no solution to go to"));

  if (self->kind == QS_GO_TO_SHARE)
    {
      /* In two parts, since share × total can need more than 64 bits. */
      guint64 rest = total % QS_GO_TO_WHOLE * self->share;

      number = total / QS_GO_TO_WHOLE * self->share + (rest + QS_GO_TO_WHOLE - 1) / QS_GO_TO_WHOLE;
      *rank = MAX (number, 1) - 1;
      return TRUE;
    }

  if (self->number > total)
    return qs_go_to_refuse (self->number, total, error);

  *rank = self->kind == QS_GO_TO_NUMBER ? self->number - 1 : total - self->number;
  return TRUE;
}
