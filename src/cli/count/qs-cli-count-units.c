/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The units of a count that the user means: those from one number to another, or a share of
 * all.
 *
 * People count units from 1, the engine from 0. */

#include "config.h"

#include "qs-cli-count-units.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-error.h"

static gboolean
parse_number (const char *text,
              guint64    *number)
{
  return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT32, number, NULL);
}

/* Reads “A”, or where @separator is in the text “A” and “B”. */
static gboolean
parse_pair (const char *text,
            const char *separator,
            guint64    *a,
            guint64    *b,
            GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (text, separator, 2);

  if (parts[0] != NULL && parse_number (parts[0], a) &&
      parse_number (parts[1] != NULL ? parts[1] : parts[0], b))
    return TRUE;

  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _ ("--units must be a unit such as 3, a range such as 1-8 or a share such as 2/5, not “%s”"), text);

  return FALSE;
}

static gboolean
set_range (QsCountOrder *order,
           guint64       from,
           guint64       to)
{
  if (from < 1 || from > to || to > order->n_units)
    return FALSE;

  order->first_unit = (guint32) (from - 1);
  order->n_units = (guint32) (to - from + 1);

  return TRUE;
}

/* Units cost about the same, so each share has about the same number of them. */
static gboolean
set_share (QsCountOrder *order,
           guint64       share,
           guint64       n_shares)
{
  guint64 n_units = order->n_units;

  if (share < 1 || share > n_shares || n_shares > n_units)
    return FALSE;

  return set_range (order, n_units * (share - 1) / n_shares + 1, n_units * share / n_shares);
}

/**
 * qs_cli_count_units_parse:
 * @text: what --units was given: `A`, `A-B` or `K/M`
 * @order: (inout): what to count; it has all units and gets only these
 * @error: the place for an error: %G_OPTION_ERROR_BAD_VALUE, which names the
 *   number of units
 *
 * Returns: whether there are such units
 */
gboolean
qs_cli_count_units_parse (const char   *text,
                          QsCountOrder *order,
                          GError      **error)
{
  /* The same dash as messages have between the numbers of a range. */
  g_auto (GStrv) parts = g_strsplit (text, "–", -1);
  g_autofree char *plain = g_strjoinv ("-", parts);
  gboolean is_share = strchr (text, '/') != NULL;
  guint64 a, b;

  if (!parse_pair (plain, is_share ? "/" : "-", &a, &b, error))
    return FALSE;

  if (is_share ? set_share (order, a, b) : set_range (order, a, b))
    return TRUE;

  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: what the user wrote, such as 9-300 or 2/500, then n and how many units it has. */
               ngettext ("There are no units %s: n = %u has %u unit", "There are no units %s: n = %u has %u units",
                         order->n_units),
               text, order->n, order->n_units);

  return FALSE;
}

/**
 * qs_cli_count_units_check:
 * @order: what to count
 * @partial: what a file has
 * @path: the file's name, for the message
 * @error: the place for an error: %QS_ERROR_FILE, which names units
 *
 * A partial result may have only the wanted units: others would count twice in
 * the sum, because somebody else counts them.
 *
 * Returns: whether @partial has no other units
 */
gboolean
qs_cli_count_units_check (const QsCountOrder *order,
                          const QsPartial    *partial,
                          const char         *path,
                          GError            **error)
{
  guint32 end = order->first_unit + order->n_units;

  for (guint i = 0; i < qs_partial_get_n_ranges (partial); i++)
    {
      const QsPartialRange *range = qs_partial_get_range (partial, i);

      if (range->first < order->first_unit || range->first + range->n_units > end)
        {
          g_set_error (error, QS_ERROR, QS_ERROR_FILE,
                       /* Translators: a file's name, the units in it, and those that are wanted. */
                       _ ("“%s” has units %u-%u, which is more than the wanted units %u-%u"),
                       path, range->first + 1, range->first + range->n_units, order->first_unit + 1, end);
          return FALSE;
        }
    }

  return TRUE;
}
