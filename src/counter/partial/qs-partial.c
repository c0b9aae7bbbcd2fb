/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which units of a count are done, and their sum.
 *
 * The ranges are in order. Those that touch are joined, unless a block of units ends between them: a
 * thousandth of a large count. So the same units have the same ranges, in whatever order they were added. */

#include "qs-partial.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "qs-error.h"
#include "qs-known.h"

/* How many units a block has at least, and how many blocks there are at most. */
#define LEAST_BLOCK 50
#define MOST_BLOCKS 1000

/* So many ranges are added one by one. */
#define FEW_RANGES 8

/* How many ranges a message names. */
#define MOST_LISTED 10

/* Stands between the makers in their text. */
#define BETWEEN_MAKERS ", "

static guint32
get_end (const QsPartialRange *range)
{
  return range->first + range->n_units;
}

/* Whether two ranges touch, and no block ends between them. */
static gboolean
can_join (const QsPartial      *self,
          const QsPartialRange *range,
          const QsPartialRange *next)
{
  return get_end (range) == next->first && next->first % MAX (LEAST_BLOCK, self->plan.n_units / MOST_BLOCKS) != 0;
}

/* A partial result without any unit. */
QsPartial *
qs_partial_new (guint n)
{
  QsPartial *self;

  g_return_val_if_fail (n >= 1 && n <= QS_COUNT_MAX_N, NULL);

  self = g_new0 (QsPartial, 1);
  qs_count_plan_init (&self->plan, n);
  self->ranges = g_array_new (FALSE, FALSE, sizeof (QsPartialRange));
  self->makers = g_strdup ("");

  return self;
}

QsPartial *
qs_partial_copy (const QsPartial *self)
{
  QsPartial *copy = g_new (QsPartial, 1);

  *copy = *self;
  copy->ranges = g_array_copy (self->ranges);
  copy->makers = g_strdup (self->makers);

  return copy;
}

void
qs_partial_free (QsPartial *self)
{
  g_array_unref (self->ranges);
  g_free (self->makers);
  g_free (self);
}

/* Compares the sum of all units with the known number: whether they agree, or cannot be compared because units are missing
 * or the number is unknown. This detects a failing machine and made-up numbers, which a checksum cannot. Fails with
 * %QS_ERROR_OUT_OF_RANGE, which names both numbers.
 *
 * Source: OEIS A000170. */
gboolean
qs_partial_check_total (const QsPartial *self,
                        GError         **error)
{
  QsTotal known = { 0, 0 };
  g_autofree char *counted = NULL;
  g_autofree char *published = NULL;

  if (self->n_done < self->plan.n_units || !qs_known_total (self->plan.n, &known.low) ||
      qs_total_compare (&self->solutions, &known) == 0)
    return TRUE;

  counted = qs_total_to_string (&self->solutions);
  published = qs_total_to_string (&known);
  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        /* Translators: n, and two numbers of solutions. */
                        _ ("All units of n = %u have %s solutions, but %s are known (OEIS A000170): "
                           "one of them was miscounted"),
                        self->plan.n, counted, published);
}

/* How many ranges begin at @unit or before it; only the last of them can contain it. */
static guint
count_ranges_to (const QsPartial *self,
                 guint32          unit)
{
  guint from = 0, to = self->ranges->len;

  while (from < to)
    {
      guint middle = from + (to - from) / 2;

      if (qs_partial_get_range (self, middle)->first <= unit)
        from = middle + 1;
      else
        to = middle;
    }

  return from;
}

/* Units have numbers from 0. */
gboolean
qs_partial_has (const QsPartial *self,
                guint32          unit)
{
  guint n_before = count_ranges_to (self, unit);

  return n_before > 0 && unit < get_end (qs_partial_get_range (self, n_before - 1));
}

/* The first unit from @from on that it does not have; that of all units where none is missing. */
guint32
qs_partial_find_missing (const QsPartial *self,
                         guint32          from)
{
  guint n_before = count_ranges_to (self, from);

  if (n_before > 0)
    from = MAX (from, get_end (qs_partial_get_range (self, n_before - 1)));
  for (; n_before < self->ranges->len && qs_partial_get_range (self, n_before)->first == from; n_before++)
    from = get_end (qs_partial_get_range (self, n_before));

  return MIN (from, self->plan.n_units);
}

/* Takes over the units of the next range, which begins where this one ends. */
static void
extend (QsPartialRange       *range,
        const QsPartialRange *next)
{
  range->n_units += next->n_units;
  qs_total_add (&range->solutions, &next->solutions);
}

static gboolean
is_valid (const QsPartial      *self,
          const QsPartialRange *range)
{
  return range->n_units >= 1 && range->first < self->plan.n_units &&
         range->n_units <= self->plan.n_units - range->first;
}

/* Whether the range fits into the gap before the range number @index. */
static gboolean
fits (const QsPartial      *self,
      const QsPartialRange *range,
      guint                 index)
{
  return (index == 0 || get_end (qs_partial_get_range (self, index - 1)) <= range->first) &&
         (index == self->ranges->len || get_end (range) <= qs_partial_get_range (self, index)->first);
}

/* Adds units that it does not have yet, quickest in their order. Neighbours that they touch are joined with them. */
void
qs_partial_add_range (QsPartial            *self,
                      const QsPartialRange *range)
{
  guint index = count_ranges_to (self, range->first);
  gboolean meets_next;

  g_return_if_fail (is_valid (self, range) && fits (self, range, index));

  meets_next = index < self->ranges->len && can_join (self, range, qs_partial_get_range (self, index));
  if (index > 0 && can_join (self, qs_partial_get_range (self, index - 1), range))
    extend (qs_partial_get_range (self, --index), range);
  else
    g_array_insert_val (self->ranges, index, *range);
  if (meets_next)
    {
      extend (qs_partial_get_range (self, index), qs_partial_get_range (self, index + 1));
      g_array_remove_index (self->ranges, index + 1);
    }

  self->n_done += range->n_units;
  qs_total_add (&self->solutions, &range->solutions);
}

/* One with all units, which stand for themselves: they have no solutions. */
QsPartial *
qs_partial_new_full (guint n)
{
  QsPartial *self = qs_partial_new (n);

  qs_partial_add_range (self, &(QsPartialRange){ 0, self->plan.n_units, { 0, 0 } });

  return self;
}

/* Adds a unit that it does not have yet, quickest in their order. */
void
qs_partial_add (QsPartial *self,
                guint32    unit,
                guint64    solutions)
{
  const QsPartialRange range = { unit, 1, { 0, solutions } };

  qs_partial_add_range (self, &range);
}

/* Adds microseconds, up to the largest number. */
void
qs_partial_add_time (QsPartial *self,
                     gint64     microseconds)
{
  g_return_if_fail (microseconds >= 0);

  self->time += MIN (microseconds, G_MAXINT64 - self->time);
}

static int
compare_makers (gconstpointer a,
                gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Adds what counted some of its units, with “, ” in between, but for what is there already. */
void
qs_partial_add_makers (QsPartial  *self,
                       const char *makers)
{
  gboolean has_both = *self->makers != '\0' && *makers != '\0';
  g_autofree char *both = g_strconcat (self->makers, has_both ? BETWEEN_MAKERS : "", makers, NULL);
  g_auto (GStrv) list = g_strsplit (both, BETWEEN_MAKERS, -1);
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  if (g_str_equal (self->makers, makers))
    return;

  qsort (list, g_strv_length (list), sizeof *list, compare_makers);
  for (guint i = 0; list[i] != NULL; i++)
    {
      if (i == 0 || !g_str_equal (list[i], list[i - 1]))
        g_ptr_array_add (all, list[i]);
    }
  g_ptr_array_add (all, NULL);
  g_free (self->makers);
  self->makers = g_strjoinv (BETWEEN_MAKERS, (char **) all->pdata);
}

/* Both are in order, so one walk through both joins them, however many ranges there are. */
static GArray *
join_ranges (const QsPartial *self,
             const QsPartial *other)
{
  guint i = 0, j = 0, n_ranges = self->ranges->len + other->ranges->len;
  GArray *joined = g_array_sized_new (FALSE, FALSE, sizeof (QsPartialRange), n_ranges);

  while (i + j < n_ranges)
    {
      gboolean is_mine = j == other->ranges->len ||
                         (i < self->ranges->len &&
                          qs_partial_get_range (self, i)->first < qs_partial_get_range (other, j)->first);
      const QsPartialRange *next = is_mine ? qs_partial_get_range (self, i++) : qs_partial_get_range (other, j++);
      QsPartialRange *last = joined->len > 0 ? &g_array_index (joined, QsPartialRange, joined->len - 1) : NULL;

      if (last != NULL && can_join (self, last, next))
        extend (last, next);
      else
        g_array_append_val (joined, *next);
    }

  return joined;
}

/* Adds the units, sums, time and makers of another one, which has none of its units. */
static void
join (QsPartial       *self,
      const QsPartial *other)
{
  /* So a hundred thousand small results can be added in any order. */
  if (other->ranges->len <= FEW_RANGES)
    {
      for (guint i = 0; i < other->ranges->len; i++)
        qs_partial_add_range (self, qs_partial_get_range (other, i));
    }
  else
    {
      GArray *joined = join_ranges (self, other);

      g_array_unref (self->ranges);
      self->ranges = joined;
      self->n_done += other->n_done;
      qs_total_add (&self->solutions, &other->solutions);
    }
  qs_partial_add_time (self, other->time);
  qs_partial_add_makers (self, other->makers);
}

typedef struct
{
  guint most;    /* how many ranges are named */
  GString *text;
  guint n_ranges;
} UnitList;

/* Adds the units from @first to before @end, which are counted from 0. */
static void
append_units (UnitList *list,
              guint32   first,
              guint32   end)
{
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

/* The missing units, counted from 1, such as “17–20, 33”, in at most @most ranges; “…” stands for all others. %NULL
 * where none is missing. */
char *
qs_partial_list_missing (const QsPartial *self,
                         guint            most)
{
  UnitList list = { most, g_string_new (NULL), 0 };
  guint32 n_units = self->plan.n_units, gap = 0;

  for (guint i = 0; i < self->ranges->len; i++)
    {
      const QsPartialRange *range = qs_partial_get_range (self, i);

      if (range->first > gap)
        append_units (&list, gap, range->first);
      gap = range->first + range->n_units;
    }

  if (gap < n_units)
    append_units (&list, gap, n_units);

  return g_string_free (list.text, list.n_ranges == 0);
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

/* Lists the units that both have, like qs_partial_list_missing(); NULL where there are none. */
static char *
list_common (const QsPartial *self,
             const QsPartial *other,
             guint32         *n_common)
{
  UnitList list = { MOST_LISTED, g_string_new (NULL), 0 };
  guint n_before = other->ranges->len > 0 ? count_ranges_to (self, qs_partial_get_range (other, 0)->first) : 0;
  guint i = MAX (n_before, 1) - 1, j = 0;

  *n_common = 0;
  while (i < self->ranges->len && j < other->ranges->len)
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

  return g_string_free (list.text, list.n_ranges == 0);
}

/* Adds the units, sums and time of another one. After an error nothing is changed: %QS_ERROR_OUT_OF_RANGE names both n, or
 * the units that are in both. */
gboolean
qs_partial_merge (QsPartial       *self,
                  const QsPartial *other,
                  GError         **error)
{
  guint n = self->plan.n, other_n = other->plan.n;
  g_autofree char *common = NULL;
  guint32 n_common;

  if (n != other_n)
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("A result of n = %u cannot be added to one of n = %u"), other_n, n);

  common = list_common (self, other, &n_common);
  if (common != NULL)
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                          /* Translators: the parts that a count is cut into, as in “17–20, 33”. */
                          ngettext ("Unit %s is in both results", "Units %s are in both results", n_common), common);

  join (self, other);

  return TRUE;
}
