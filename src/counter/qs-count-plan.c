/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the count of a board is cut into units that many threads, days or machines can share.
 *
 * Columns are numbered here without that of the middle row's queen. Either the upper half
 * board's column set or the lower one's has the last column. Only solutions where the upper
 * one has it are counted, because the others are these turned upside down. Likewise only
 * solutions whose middle row's queen is in the left half are counted. If that queen is in
 * the middle, or there is no middle row, then mirroring turns a column set into another,
 * and one of the two is chosen. */

#include "config.h"

#include "qs-count-plan-private.h"

#include "qs-pairs.h"
#include "qs-strips.h"

/* How many column sets a unit of a small board has. */
#define SETS_OF_A_UNIT 128

/* From these boards on a count is cut for many machines: no unit takes longer than about a minute of a common
 * processor up to n = 24, and ten thousand tasks have something to do each. */
#define FINE_N 18
#define FINE_UNITS 10000
#define FINER_N 24
#define FINER_UNITS 100000
#define FINEST_N 26
#define FINEST_UNITS 1000000

/* What a counter takes besides its lists, in bytes. */
#define SIZE_OF_A_COUNTER 16384

static gboolean
is_middle_central (const QsCountPlan *self,
                   guint              middle)
{
  return self->n % 2 == 0 || middle == self->n / 2;
}

static guint32
find_common_divisor (guint32 a,
                     guint32 b)
{
  while (b != 0)
    {
      guint32 rest = a % b;

      a = b;
      b = rest;
    }

  return a;
}

/* How many places further on the next unit's is. It has no common divisor with the number of places, so that each has
 * its turn, and is near the golden section of it, so that the places lie evenly at any time. */
static guint32
get_stride (guint32 n_places)
{
  guint32 golden = (guint32) (n_places * G_GUINT64_CONSTANT (618033989) / 1000000000);

  for (guint32 distance = 0; distance < golden; distance++)
    {
      if (find_common_divisor (n_places, golden + distance) == 1)
        return golden + distance;
      if (find_common_divisor (n_places, golden - distance) == 1)
        return golden - distance;
    }

  return 1;
}

/* About how many units the whole board gets. */
static guint32
find_wanted_units (const QsCountPlan *self)
{
  if (self->n >= FINEST_N)
    return FINEST_UNITS;
  if (self->n >= FINER_N)
    return FINER_UNITS;

  return self->n >= FINE_N ? FINE_UNITS : self->n_sets / SETS_OF_A_UNIT * self->n_middles;
}

/**
 * qs_count_plan_init:
 * @self: (out caller-allocates): the plan
 * @n: the side of the board, in squares, 1 … %QS_COUNT_MAX_N
 *
 * Cuts the count of a board into units.
 */
void
qs_count_plan_init (QsCountPlan *self,
                    guint        n)
{
  guint32 twice_wanted;
  QsColumnSets sets;

  g_return_if_fail (n >= 1 && n <= QS_COUNT_MAX_N);

  qs_column_sets_init (&sets);
  self->n = n;
  self->half_rows = n / 2;
  self->n_middles = n % 2 ? (n + 1) / 2 : 1;
  self->n_sets = n == 1 ? 1 : sets.choose[2 * self->half_rows - 1][self->half_rows - 1];

  /* The central middle of an odd board has half as many. */
  twice_wanted = 2 * MAX (1, find_wanted_units (self));
  qs_count_plan_cut (self, n % 2 ? (twice_wanted + n - 1) / n : twice_wanted / 2);
}

/**
 * qs_count_plan_cut:
 * @self: a plan
 * @units_of_a_middle: how many units each queen in the middle row gets, at
 *   least 1
 *
 * Cuts the count into another number of units, for tests. The queen in the
 * centre, if there is a middle row, gets half as many, because half of its
 * column sets need no work.
 */
void
qs_count_plan_cut (QsCountPlan *self,
                   guint32      units_of_a_middle)
{
  guint32 n_central = self->n % 2 ? (units_of_a_middle + 1) / 2 : units_of_a_middle;

  self->units_of_a_middle = units_of_a_middle;
  self->n_units = (self->n_middles - 1) * units_of_a_middle + n_central;
  self->stride = get_stride (units_of_a_middle);
  self->central_stride = get_stride (n_central);
}

/**
 * qs_count_plan_get_hash:
 * @self: a plan
 *
 * Sums up how a count is cut. Programs that cut it otherwise have another hash,
 * on whatever machine they run.
 *
 * Returns: (transfer full): sixteen hexadecimal digits
 */
char *
qs_count_plan_get_hash (const QsCountPlan *self)
{
  g_autofree char *text = g_strdup_printf ("cut %u of n = %u: %u middles of %u sets in %u units, %u in all, "
                                           "strides %u and %u",
                                           QS_COUNT_VERSION, self->n, self->n_middles, self->n_sets,
                                           self->units_of_a_middle, self->n_units, self->stride,
                                           self->central_stride);
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  return g_strndup (hash, 16);
}

/**
 * qs_count_plan_get_unit:
 * @self: a plan
 * @number: a unit's number
 * @unit: (out caller-allocates): the unit
 *
 * Finds what a unit counts. All units of a queen in the middle row follow each other.
 * Its column sets are dealt out to them like cards, see #QsUnitSets; the places of the units in
 * the deal do not follow each other, so that the first units are a fair sample.
 */
void
qs_count_plan_get_unit (const QsCountPlan *self,
                        guint32            number,
                        QsCountUnit       *unit)
{
  guint32 middle = number / self->units_of_a_middle;
  gboolean is_central = middle + 1 == self->n_middles;

  g_return_if_fail (number < self->n_units);

  unit->number = number;
  unit->middle = self->n % 2 ? middle : QS_COUNT_NO_MIDDLE;
  unit->n_places = MIN (self->units_of_a_middle, self->n_units - middle * self->units_of_a_middle);
  unit->place = (guint32) ((guint64) (number % self->units_of_a_middle) *
                           (is_central ? self->central_stride : self->stride) % unit->n_places);
}

/**
 * qs_count_plan_get_set:
 * @self: a plan
 * @index: the index of a column set, less than the plan's n_sets
 *
 * Returns: the mask of the columns in which the upper half board has its
 *   queens, numbered without that of the middle row's queen; the last one is
 *   always among them. qs_column_sets_get_next() gives the set of the next
 *   index.
 */
guint32
qs_count_plan_get_set (const QsCountPlan *self,
                       guint32            index)
{
  QsColumnSets sets;
  guint half_rows = self->half_rows;

  if (half_rows == 0)
    return 0;

  qs_column_sets_init (&sets);

  return 1u << (2 * half_rows - 1) | qs_column_sets_get_set (&sets, half_rows - 1, index);
}

/* Which of @set and its complement is counted. */
static guint32
turn_up (const QsCountPlan *self,
         guint32            set)
{
  guint n_columns = 2 * self->half_rows;

  if (n_columns == 0 || set >> (n_columns - 1) & 1)
    return set;

  return G_MAXUINT32 >> (32 - n_columns) ^ set;
}

/* The image of a set in the mirror. */
static guint32
mirror (const QsCountPlan *self,
        guint32            set)
{
  return turn_up (self, qs_column_sets_mirror (set, 2 * self->half_rows));
}

/* Decides between a set and its mirror image, without any order, so that neighbours are counted
 * as often as not. (Different sets have different numbers because the factor is odd.) */
static guint32
scatter (guint32 set)
{
  return set * 0x9e3779b1u;
}

/**
 * qs_count_plan_get_weight:
 * @self: a plan
 * @middle: the column of the middle row's queen, or %QS_COUNT_NO_MIDDLE
 * @set: the mask of a column set, see qs_count_plan_get_set()
 *
 * Returns: how many images of the same number of solutions the solutions with
 *   this column set stand for; 0 if others stand for them
 */
guint
qs_count_plan_get_weight (const QsCountPlan *self,
                          guint              middle,
                          guint32            set)
{
  guint32 image;

  if (self->n == 1)
    return 1;
  if (!is_middle_central (self, middle))
    return 4;

  image = mirror (self, set);
  if (image == set)
    return 2;

  return scatter (set) < scatter (image) ? 4 : 0;
}

/**
 * qs_count_plan_get_cost:
 * @self: a plan
 * @number: a unit's number
 *
 * Finds how much work a unit is. All units of a queen in the middle row are about the same
 * work. The nearer the queen is to the middle column, the fewer strips it leaves; how many
 * fewer was measured for n = 15, 17 and 19.
 *
 * Returns: the unit's cost, in units of the costliest queen in the middle row
 */
double
qs_count_plan_get_cost (const QsCountPlan *self,
                        guint32            number)
{
  QsCountUnit unit;
  double n_centred;

  qs_count_plan_get_unit (self, number, &unit);
  if (self->n % 2 == 0 || self->n == 1)
    return 1;

  /* Units of the central queen have as many sets as others, but for rounding. */
  n_centred = is_middle_central (self, unit.middle) ? unit.n_places * 2.0 : unit.n_places;

  return MIN (1, 1.08 - 0.7 * unit.middle / (self->n - 1)) * self->units_of_a_middle / n_centred;
}

/**
 * qs_count_plan_get_memory:
 * @self: a plan
 * @n_threads: how many threads count at once
 *
 * Estimates how much memory a count takes: a counter for each thread, and the half
 * boards, of which there are two sets while threads move to another queen in the middle
 * row.
 *
 * Returns: the memory, in bytes
 */
guint64
qs_count_plan_get_memory (const QsCountPlan *self,
                          guint              n_threads)
{
  guint64 half_boards = qs_strips_estimate_size (self->n) + self->n_sets * sizeof (guint32);

  return half_boards * (self->n_middles > 1 ? 2 : 1) +
         (guint64) n_threads * (qs_pairs_estimate_size (self->n) + SIZE_OF_A_COUNTER);
}
