/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which units of a count are done, and their sum.
 *
 * The ranges are in order. Those that touch are joined, unless a block of units ends between them: a
 * thousandth of a large count. So the same units have the same ranges, in whatever order they were added. */

#include "qs-partial.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-error.h"
#include "qs-known.h"

/* How many units a block has at least, and how many blocks there are at most. */
#define LEAST_BLOCK 50
#define MOST_BLOCKS 1000

/* So many ranges are added one by one. */
#define FEW_RANGES 8

/* Stands between the makers in their text. */
#define BETWEEN_MAKERS ", "

struct _QsPartial
{
  QsCountPlan plan;
  GArray *ranges;    /* QsPartialRange */
  guint32 n_done;    /* units, of all ranges */
  QsTotal solutions; /* of all ranges: below 2^96, as there are fewer than 2^32 units of 64 bits */
  gint64 time;       /* what they took, in microseconds */
  char *makers;      /* in order, each once */
};

static guint32
get_end (const QsPartialRange *range)
{
  return range->first + range->n_units;
}

static QsPartialRange *
get_range (const QsPartial *self,
           guint            index)
{
  return &g_array_index (self->ranges, QsPartialRange, index);
}

static gboolean
ends_block (const QsPartial *self,
            guint32          unit)
{
  return unit % MAX (LEAST_BLOCK, self->plan.n_units / MOST_BLOCKS) == 0;
}

/* Whether two ranges touch, and no block ends between them. */
static gboolean
can_join (const QsPartial      *self,
          const QsPartialRange *range,
          const QsPartialRange *next)
{
  return get_end (range) == next->first && !ends_block (self, next->first);
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
  QsPartial *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new (QsPartial, 1);
  *copy = *self;
  copy->ranges = g_array_copy (self->ranges);
  copy->makers = g_strdup (self->makers);

  return copy;
}

void
qs_partial_free (QsPartial *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->ranges);
  g_free (self->makers);
  g_free (self);
}

const QsCountPlan *
qs_partial_get_plan (const QsPartial *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->plan;
}

/* How many units it has. */
guint32
qs_partial_get_n_done (const QsPartial *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_done;
}

/**
 * qs_partial_check_total:
 * @self: a partial result
 * @error: the place for an error: %QS_ERROR_OUT_OF_RANGE, which names both
 *   numbers
 *
 * Compares the sum of all units with the known number. This detects a failing
 * machine and made-up numbers, which a checksum cannot.
 *
 * Source: OEIS A000170.
 *
 * Returns: whether they agree, or cannot be compared because units are missing
 *   or the number is unknown
 */
gboolean
qs_partial_check_total (const QsPartial *self,
                        GError         **error)
{
  QsTotal known = { 0, 0 };
  g_autofree char *counted = NULL;
  g_autofree char *published = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

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

      if (get_range (self, middle)->first <= unit)
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
  guint n_before;

  g_return_val_if_fail (self != NULL, FALSE);

  n_before = count_ranges_to (self, unit);

  return n_before > 0 && unit < get_end (get_range (self, n_before - 1));
}

/* The first unit from @from on that it does not have; that of all units where none is missing. */
guint32
qs_partial_find_missing (const QsPartial *self,
                         guint32          from)
{
  guint n_before;

  g_return_val_if_fail (self != NULL, 0);

  n_before = count_ranges_to (self, from);
  if (n_before > 0)
    from = MAX (from, get_end (get_range (self, n_before - 1)));
  for (; n_before < self->ranges->len && get_range (self, n_before)->first == from; n_before++)
    from = get_end (get_range (self, n_before));

  return MIN (from, self->plan.n_units);
}

/* The sum of its units' solutions. */
const QsTotal *
qs_partial_get_solutions (const QsPartial *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->solutions;
}

/* How long its units took, in microseconds. */
gint64
qs_partial_get_time (const QsPartial *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->time;
}

/* What counted its units, in order, with “, ” in between; each is a program's version and a kernel's name, such as
 * “1.2.0 avx2”. */
const char *
qs_partial_get_makers (const QsPartial *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->makers;
}

guint
qs_partial_get_n_ranges (const QsPartial *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->ranges->len;
}

/* In the order of the units; it stays until something is added. */
const QsPartialRange *
qs_partial_get_range (const QsPartial *self,
                      guint            index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->ranges->len, NULL);

  return get_range (self, index);
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
  return (index == 0 || get_end (get_range (self, index - 1)) <= range->first) &&
         (index == self->ranges->len || get_end (range) <= get_range (self, index)->first);
}

/* Puts the range into the gap before the range number @index, and joins it with neighbours that it touches. */
static void
insert (QsPartial            *self,
        const QsPartialRange *range,
        guint                 index)
{
  gboolean meets_next = index < self->ranges->len && can_join (self, range, get_range (self, index));

  if (index > 0 && can_join (self, get_range (self, index - 1), range))
    extend (get_range (self, --index), range);
  else
    g_array_insert_val (self->ranges, index, *range);

  if (meets_next)
    {
      extend (get_range (self, index), get_range (self, index + 1));
      g_array_remove_index (self->ranges, index + 1);
    }
}

/* Adds units that it does not have yet, quickest in their order. */
void
qs_partial_add_range (QsPartial            *self,
                      const QsPartialRange *range)
{
  guint index;

  g_return_if_fail (self != NULL);
  g_return_if_fail (range != NULL && is_valid (self, range));

  index = count_ranges_to (self, range->first);
  g_return_if_fail (fits (self, range, index));

  insert (self, range, index);
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
  g_return_if_fail (self != NULL);
  g_return_if_fail (microseconds >= 0);

  self->time += MIN (microseconds, G_MAXINT64 - self->time);
}

static int
compare_makers (gconstpointer a,
                gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Adds what counted some of its units, such as “1.2.0 avx2”, unless it is there already. */
void
qs_partial_add_maker (QsPartial  *self,
                      const char *maker)
{
  g_auto (GStrv) makers = NULL;
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  g_return_if_fail (self != NULL);
  g_return_if_fail (maker != NULL);

  makers = g_strsplit (self->makers, BETWEEN_MAKERS, -1);
  if (g_strv_contains ((const char *const *) makers, maker))
    return;

  for (guint i = 0; makers[i] != NULL; i++)
    g_ptr_array_add (all, makers[i]);
  g_ptr_array_add (all, (gpointer) maker);
  g_ptr_array_sort (all, compare_makers);
  g_ptr_array_add (all, NULL);
  g_free (self->makers);
  self->makers = g_strjoinv (BETWEEN_MAKERS, (char **) all->pdata);
}

static void
add_makers (QsPartial       *self,
            const QsPartial *other)
{
  g_auto (GStrv) makers = NULL;

  if (g_str_equal (self->makers, other->makers))
    return;

  makers = g_strsplit (other->makers, BETWEEN_MAKERS, -1);
  for (guint i = 0; makers[i] != NULL; i++)
    qs_partial_add_maker (self, makers[i]);
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
                         (i < self->ranges->len && get_range (self, i)->first < get_range (other, j)->first);
      const QsPartialRange *next = is_mine ? get_range (self, i++) : get_range (other, j++);
      QsPartialRange *last = joined->len > 0 ? &g_array_index (joined, QsPartialRange, joined->len - 1) : NULL;

      if (last != NULL && can_join (self, last, next))
        extend (last, next);
      else
        g_array_append_val (joined, *next);
    }

  return joined;
}

/* Adds the units, sums, time and makers of another one of the same board, which has none of its units: see
 * qs_partial_merge(). */
void
qs_partial_join (QsPartial       *self,
                 const QsPartial *other)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (other != NULL && other->plan.n == self->plan.n);

  /* So a hundred thousand small results can be added in any order. */
  if (other->ranges->len <= FEW_RANGES)
    {
      for (guint i = 0; i < other->ranges->len; i++)
        qs_partial_add_range (self, get_range (other, i));
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
  add_makers (self, other);
}
