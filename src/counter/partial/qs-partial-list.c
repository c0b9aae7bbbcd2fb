/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes units as people read them, in ranges such as “17–20”, counted from 1, and adds up results. */

#include "qs-partial.h"

#include <glib/gi18n-lib.h>

#include "qs-error.h"

/* How many ranges a message names. */
#define MOST_LISTED 10

typedef struct
{
  guint most;    /* how many ranges are named */
  GString *text; /* NULL while there are none */
  guint n_ranges;
} UnitList;

/* Adds the units from @first to before @end, which are counted from 0. */
static void
append_units (UnitList *list,
              guint32   first,
              guint32   end)
{
  if (list->text == NULL)
    list->text = g_string_new (NULL);

  list->n_ranges++;
  if (list->n_ranges > list->most + 1)
    return;

  if (list->n_ranges > 1)
    g_string_append (list->text, ", ");

  if (list->n_ranges > list->most)
    g_string_append (list->text, "…");
  else if (end - first == 1)
    g_string_append_printf (list->text, "%u", end);
  else
    g_string_append_printf (list->text, "%u–%u", first + 1, end);
}

static char *
end_list (UnitList *list)
{
  return list->text != NULL ? g_string_free (list->text, FALSE) : NULL;
}

/* The missing units, counted from 1, such as “17–20, 33”, in at most @most ranges; “…” stands for all others. %NULL
 * where none is missing. */
char *
qs_partial_list_missing (const QsPartial *self,
                         guint            most)
{
  UnitList list = { most, NULL, 0 };
  guint32 n_units, gap = 0;

  g_return_val_if_fail (self != NULL, NULL);

  n_units = qs_partial_get_plan (self)->n_units;
  for (guint i = 0; i < qs_partial_get_n_ranges (self); i++)
    {
      const QsPartialRange *range = qs_partial_get_range (self, i);

      if (range->first > gap)
        append_units (&list, gap, range->first);
      gap = range->first + range->n_units;
    }

  if (gap < n_units)
    append_units (&list, gap, n_units);

  return end_list (&list);
}

/* All missing units as the option --units of queenside-cli takes them, such as “17-20,33”; %NULL where none is
 * missing. */
char *
qs_partial_list_expression (const QsPartial *self)
{
  g_autofree char *missing = qs_partial_list_missing (self, G_MAXUINT - 1);
  GString *text = g_string_new (missing);

  g_string_replace (text, "–", "-", 0);
  g_string_replace (text, ", ", ",", 0);

  return g_string_free (text, missing == NULL);
}

/* The first range of @self that can have a unit of @other. */
static guint
find_range (const QsPartial *self,
            const QsPartial *other)
{
  guint from = 0, to = qs_partial_get_n_ranges (self);
  guint32 first = qs_partial_get_n_ranges (other) > 0 ? qs_partial_get_range (other, 0)->first : 0;

  while (from < to)
    {
      guint middle = from + (to - from) / 2;
      const QsPartialRange *range = qs_partial_get_range (self, middle);

      if (range->first + range->n_units <= first)
        from = middle + 1;
      else
        to = middle;
    }

  return from;
}

/* Lists the units that both have, like qs_partial_list_missing(); NULL where there are none. */
static char *
list_common (const QsPartial *self,
             const QsPartial *other,
             guint32         *n_common)
{
  UnitList list = { MOST_LISTED, NULL, 0 };
  guint i = find_range (self, other), j = 0;

  *n_common = 0;
  while (i < qs_partial_get_n_ranges (self) && j < qs_partial_get_n_ranges (other))
    {
      const QsPartialRange *mine = qs_partial_get_range (self, i), *theirs = qs_partial_get_range (other, j);
      guint32 my_end = mine->first + mine->n_units, their_end = theirs->first + theirs->n_units;
      guint32 first = MAX (mine->first, theirs->first), end = MIN (my_end, their_end);

      if (first < end)
        {
          append_units (&list, first, end);
          *n_common += end - first;
        }

      if (my_end == end)
        i++;
      else
        j++;
    }

  return end_list (&list);
}

static gboolean
check_disjoint (const QsPartial *self,
                const QsPartial *other,
                GError         **error)
{
  guint32 n_common;
  g_autofree char *common = list_common (self, other, &n_common);

  if (common == NULL)
    return TRUE;

  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        /* Translators: the parts that a count is cut into, as in “17–20, 33”. */
                        ngettext ("Unit %s is in both results", "Units %s are in both results", n_common),
                        common);
}

/**
 * qs_partial_merge:
 * @self: a partial result
 * @other: another of the same board
 * @error: the place for an error: %QS_ERROR_OUT_OF_RANGE, which names both n,
 *   or the units that are in both
 *
 * Adds the units, sums and time of another one. After an error nothing is
 * changed.
 *
 * Returns: whether they could be added
 */
gboolean
qs_partial_merge (QsPartial       *self,
                  const QsPartial *other,
                  GError         **error)
{
  guint n, other_n;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (other != NULL, FALSE);

  n = qs_partial_get_plan (self)->n;
  other_n = qs_partial_get_plan (other)->n;
  if (n != other_n)
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("A result of n = %u cannot be added to one of n = %u"), other_n, n);

  if (!check_disjoint (self, other, error))
    return FALSE;

  qs_partial_join (self, other);

  return TRUE;
}
