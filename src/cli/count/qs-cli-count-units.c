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

static gboolean
refuse_syntax (const char *text,
               GError    **error)
{
  return qs_cli_arguments_refuse (error,
                                  _ ("--units must be a unit such as 3, a range such as 1-8, several of these such as 1-8,12 "
                                     "or a share such as 2/5, not “%s”"),
                                  text);
}

static gboolean
refuse_absence (const char        *text,
                const QsCountPlan *plan,
                GError           **error)
{
  return qs_cli_arguments_refuse (error,
                                  /* Translators: what the user wrote, such as 9-300 or 2/500, then n and how many units it has. */
                                  ngettext ("There are no units %s: n = %u has %u unit",
                                            "There are no units %s: n = %u has %u units", plan->n_units),
                                  text, plan->n, plan->n_units);
}

/* Adds units, which may be none, to those that are wanted. */
static gboolean
add (QsPartial *wanted,
     guint64    from,
     guint64    to,
     GError   **error)
{
  g_autoptr (QsPartial) more = qs_partial_new (wanted->plan.n);

  if (to > from)
    qs_partial_add_range (more, &(QsPartialRange){ (guint32) from, (guint32) (to - from), { 0, 0 } });

  return qs_partial_merge (wanted, more, error);
}

/* Units cost about the same, so each share has about the same number of them, or none where there are more shares
 * than units. */
static gboolean
want_share (QsPartial  *wanted,
            const char *text,
            GError    **error)
{
  const QsCountPlan *plan = &wanted->plan;
  guint64 share, n_shares;

  if (!parse_pair (text, "/", &share, &n_shares))
    return refuse_syntax (text, error);
  if (share < 1 || share > n_shares)
    return refuse_absence (text, plan, error);
  if (n_shares > plan->n_units)
    /* Translators: n, how many units it has, and into how many shares they were asked to be divided. */
    qs_cli_output_note (_ ("n = %u has only %u units, so some of the %u shares are empty"),
                        plan->n, plan->n_units, (guint) n_shares);

  return add (wanted, plan->n_units * (share - 1) / n_shares, plan->n_units * share / n_shares, error);
}

static gboolean
want_range (QsPartial  *wanted,
            const char *text,
            GError    **error)
{
  const QsCountPlan *plan = &wanted->plan;
  guint64 from, to;

  if (!parse_pair (text, "-", &from, &to))
    return refuse_syntax (text, error);
  if (from < 1 || from > to || to > plan->n_units)
    return refuse_absence (text, plan, error);

  return add (wanted, from - 1, to, NULL) ||
         qs_cli_arguments_refuse (error, _ ("--units has some units twice: those of “%s”"), text);
}

/* The units that --units was given: `A`, `A-B`, several of these with commas in between, or `K/M`; an empty share has
 * none. Fails with %G_OPTION_ERROR_BAD_VALUE, which names the number of units. */
QsPartial *
qs_cli_count_units_parse (const char *text,
                          guint       n,
                          GError    **error)
{
  /* The same dash as messages have between the numbers of a range. */
  g_auto (GStrv) dashes = g_strsplit (text, "–", -1);
  g_autofree char *plain = g_strjoinv ("-", dashes);
  g_auto (GStrv) ranges = g_strsplit (plain, ",", -1);
  g_autoptr (QsPartial) wanted = qs_partial_new (n);
  gboolean is_share = strchr (text, '/') != NULL;
  gboolean is_good = is_share ? want_share (wanted, plain, error) : ranges[0] != NULL || refuse_syntax (text, error);

  for (guint i = 0; is_good && !is_share && ranges[i] != NULL; i++)
    is_good = want_range (wanted, ranges[i], error);

  return is_good ? g_steal_pointer (&wanted) : NULL;
}

/* So many units, drawn at random; all where there are no more. */
QsPartial *
qs_cli_count_units_draw (guint   n_drawn,
                         guint32 seed,
                         guint   n)
{
  QsPartial *wanted = qs_partial_new (n);
  guint32 n_units = wanted->plan.n_units;
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);

  while (wanted->n_done < MIN (n_drawn, n_units))
    {
      guint32 unit = (guint32) g_rand_int_range (random, 0, (gint32) n_units);

      if (!qs_partial_has (wanted, unit))
        qs_partial_add (wanted, unit, 0);
    }

  return wanted;
}

/* Whether a partial result has no other units than those that are wanted: others would count
 * twice in the sum, because somebody else counts them. %QS_ERROR_FILE names units. */
gboolean
qs_cli_count_units_check (const QsPartial *wanted,
                          const QsPartial *partial,
                          const char      *path,
                          GError         **error)
{
  const QsPartialRange *last = qs_partial_get_range (wanted, wanted->ranges->len - 1);

  for (guint i = 0; i < partial->ranges->len; i++)
    {
      const QsPartialRange *range = qs_partial_get_range (partial, i);

      if (!qs_partial_has (wanted, range->first) ||
          qs_partial_find_missing (wanted, range->first) < range->first + range->n_units)
        {
          g_autofree char *name = qs_shown_name (path);

          return qs_error_fail (error, QS_ERROR_FILE,
                                /* Translators: a file's name, the units in it, and those that are wanted. */
                                _ ("“%s” has units %u-%u, which is more than the wanted units %u-%u"),
                                name, range->first + 1, range->first + range->n_units,
                                qs_partial_get_range (wanted, 0)->first + 1, last->first + last->n_units);
        }
    }

  return TRUE;
}
