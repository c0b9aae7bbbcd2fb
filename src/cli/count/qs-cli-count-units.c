/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The units of a count that the user means: those from one number to another, several such ranges, or a share of
 * all.
 *
 * People count units from 1, the engine from 0. */

#include "qs-cli-count-units.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-cli-arguments.h"
#include "qs-cli-output.h"
#include "qs-error.h"
#include "qs-shown-text.h"

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
            guint64    *b)
{
  g_auto (GStrv) parts = g_strsplit (text, separator, 2);

  return parts[0] != NULL && parse_number (g_strstrip (parts[0]), a) &&
         parse_number (parts[1] != NULL ? g_strstrip (parts[1]) : parts[0], b);
}

static void
set_syntax_error (const char *text,
                  GError    **error)
{
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _ ("--units must be a unit such as 3, a range such as 1-8, several of these such as 1-8,12 "
                  "or a share such as 2/5, not “%s”"),
               text);
}

static void
set_absence_error (const char         *text,
                   const QsCountOrder *order,
                   GError            **error)
{
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: what the user wrote, such as 9-300 or 2/500, then n and how many units it has. */
               ngettext ("There are no units %s: n = %u has %u unit", "There are no units %s: n = %u has %u units",
                         order->n_units),
               text, order->n, order->n_units);
}

/* Units cost about the same, so each share has about the same number of them, or none where there are more shares
 * than units. */
static gboolean
parse_share (const char   *text,
             QsCountOrder *order,
             GError      **error)
{
  guint64 share, n_shares, from, to;

  if (!parse_pair (text, "/", &share, &n_shares))
    {
      set_syntax_error (text, error);
      return FALSE;
    }
  if (share < 1 || share > n_shares)
    {
      set_absence_error (text, order, error);
      return FALSE;
    }
  if (n_shares > order->n_units)
    /* Translators: n, how many units it has, and into how many shares they were asked to be divided. */
    qs_cli_output_note (_ ("n = %u has only %u units, so some of the %u shares are empty"),
                        order->n, order->n_units, (guint) n_shares);

  from = order->n_units * (share - 1) / n_shares;
  to = order->n_units * share / n_shares;
  order->first_unit = (guint32) from;
  order->n_units = (guint32) (to - from);

  return TRUE;
}

/* Adds a range to the units that are wanted. */
static gboolean
want (QsPartial          *wanted,
      const char         *text,
      const QsCountOrder *order,
      GError            **error)
{
  g_autoptr (QsPartial) more = qs_partial_new (order->n);
  g_autoptr (GError) cause = NULL;
  guint64 from, to;

  if (!parse_pair (text, "-", &from, &to))
    {
      set_syntax_error (text, error);
      return FALSE;
    }
  if (from < 1 || from > to || to > order->n_units)
    {
      set_absence_error (text, order, error);
      return FALSE;
    }

  qs_partial_add_range (more, &(QsPartialRange){ (guint32) from - 1, (guint32) (to - from) + 1, { 0, 0 } });
  if (qs_partial_merge (wanted, more, &cause))
    return TRUE;

  return qs_cli_arguments_refuse (error, _ ("--units has some units twice: those of “%s”"), text);
}

/* Has the order begin with the first of the wanted units and end with the last. Returns: (transfer full) (nullable):
 * those in between that are not wanted */
static QsPartial *
set_wanted (QsCountOrder    *order,
            const QsPartial *wanted)
{
  g_autoptr (QsPartial) skipped = qs_partial_new (order->n);
  guint32 end = qs_partial_get_range (wanted, 0)->first;

  order->first_unit = end;
  for (guint i = 0; i < qs_partial_get_n_ranges (wanted); i++)
    {
      const QsPartialRange *range = qs_partial_get_range (wanted, i);

      if (range->first > end)
        qs_partial_add_range (skipped, &(QsPartialRange){ end, range->first - end, { 0, 0 } });
      end = range->first + range->n_units;
    }
  order->n_units = end - order->first_unit;

  return qs_partial_get_n_done (skipped) > 0 ? g_steal_pointer (&skipped) : NULL;
}

/* Narrows @order, which has all units, to what --units was given: `A`, `A-B`, several of these
 * with commas in between, or `K/M`; an empty share leaves no unit. @skipped, which the order
 * skips, is the caller's. Fails with %G_OPTION_ERROR_BAD_VALUE, which names the number of units. */
gboolean
qs_cli_count_units_parse (const char   *text,
                          QsCountOrder *order,
                          QsPartial   **skipped,
                          GError      **error)
{
  /* The same dash as messages have between the numbers of a range. */
  g_auto (GStrv) dashes = g_strsplit (text, "–", -1);
  g_autofree char *plain = g_strjoinv ("-", dashes);
  g_auto (GStrv) ranges = g_strsplit (plain, ",", -1);
  g_autoptr (QsPartial) wanted = qs_partial_new (order->n);

  *skipped = NULL;
  if (strchr (text, '/') != NULL)
    return parse_share (plain, order, error);

  if (ranges[0] == NULL)
    {
      set_syntax_error (text, error);
      return FALSE;
    }

  for (guint i = 0; ranges[i] != NULL; i++)
    {
      if (!want (wanted, ranges[i], order, error))
        return FALSE;
    }

  order->skipped = *skipped = set_wanted (order, wanted);
  return TRUE;
}

/* Narrows @order, which has all units, to so many of them, drawn at random; all where there are no more. */
void
qs_cli_count_units_draw (guint         n_drawn,
                         guint32       seed,
                         QsCountOrder *order,
                         QsPartial   **skipped)
{
  g_autoptr (QsPartial) wanted = qs_partial_new (order->n);
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);

  while (qs_partial_get_n_done (wanted) < MIN (n_drawn, order->n_units))
    {
      guint32 unit = (guint32) g_rand_int_range (random, 0, (gint32) order->n_units);

      if (!qs_partial_has (wanted, unit))
        qs_partial_add (wanted, unit, 0);
    }

  order->skipped = *skipped = set_wanted (order, wanted);
}

/* How many units are wanted. */
guint32
qs_cli_count_units_get_n (const QsCountOrder *order)
{
  return order->n_units - (order->skipped != NULL ? qs_partial_get_n_done (order->skipped) : 0);
}

/* Whether some units of a range are not wanted, though others before and after them are. */
static gboolean
is_skipped (const QsCountOrder   *order,
            const QsPartialRange *range)
{
  for (guint i = 0; order->skipped != NULL && i < qs_partial_get_n_ranges (order->skipped); i++)
    {
      const QsPartialRange *skipped = qs_partial_get_range (order->skipped, i);

      if (skipped->first < range->first + range->n_units && range->first < skipped->first + skipped->n_units)
        return TRUE;
    }

  return FALSE;
}

/* Whether a partial result has no other units than those that are wanted: others would count
 * twice in the sum, because somebody else counts them. %QS_ERROR_FILE names units. */
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

      if (range->first < order->first_unit || range->first + range->n_units > end || is_skipped (order, range))
        {
          g_autofree char *name = qs_shown_name (path);

          return qs_error_fail (error, QS_ERROR_FILE,
                                /* Translators: a file's name, the units in it, and those that are wanted. */
                                _ ("“%s” has units %u-%u, which is more than the wanted units %u-%u"),
                                name, range->first + 1, range->first + range->n_units, order->first_unit + 1, end);
        }
    }

  return TRUE;
}
