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

#include "qs-count-plan.h"

#include "qs-pairs.h"
#include "qs-strips.h"

/* How many column sets a unit has, if not said otherwise. */
#define SETS_OF_A_UNIT 128

/* From this board on units would take long, so they have fewer sets. */
#define LARGE_N 23
#define SETS_OF_A_LARGE_UNIT 16

#define MOST_UNITS 200000

/* What a counter takes besides its lists, in bytes. */
#define SIZE_OF_A_COUNTER 16384

static guint32
get_units_of_middle (const QsCountPlan *self)
{
  return self->n_units / self->n_middles;
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

/* How many ranges of sets further on the next unit's range is. It has no common divisor with
 * the number of ranges, so that each has its turn, and is near the golden section of it, so
 * that the ranges lie evenly at any time. */
static guint32
get_stride (guint32 n_ranges)
{
  guint32 golden = (guint32) (n_ranges * 0.6180339887498949 + 0.5);

  for (guint32 distance = 0; distance < golden; distance++)
    {
      if (find_common_divisor (n_ranges, golden + distance) == 1)
        return golden + distance;
      if (find_common_divisor (n_ranges, golden - distance) == 1)
        return golden - distance;
    }

  return 1;
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
  guint32 sets_of_a_unit = n < LARGE_N ? SETS_OF_A_UNIT : SETS_OF_A_LARGE_UNIT, n_units;
  QsColumnSets sets;

  g_return_if_fail (n >= 1 && n <= QS_COUNT_MAX_N);

  qs_column_sets_init (&sets);
  self->n = n;
  self->half_rows = n / 2;
  self->n_middles = n % 2 ? (n + 1) / 2 : 1;
  self->n_sets = n == 1 ? 1 : sets.choose[2 * self->half_rows - 1][self->half_rows - 1];
  n_units = MAX (1, MIN (self->n_sets / sets_of_a_unit, MOST_UNITS / self->n_middles));
  self->n_units = self->n_middles * n_units;
  self->stride = get_stride (n_units);
}

static guint32
get_first_set (const QsCountPlan *self,
               guint32            range)
{
  return (guint32) ((guint64) self->n_sets * range / get_units_of_middle (self));
}

/**
 * qs_count_plan_get_unit:
 * @self: a plan
 * @number: a unit's number
 * @unit: (out caller-allocates): the unit
 *
 * Finds what a unit counts. All units of a queen in the middle row follow each other, but
 * the ranges of their column sets do not, so that the first units are a fair sample.
 */
void
qs_count_plan_get_unit (const QsCountPlan *self,
                        guint32            number,
                        QsCountUnit       *unit)
{
  guint32 n_ranges = get_units_of_middle (self);
  guint32 range = (guint32) ((guint64) (number % n_ranges) * self->stride % n_ranges);

  g_return_if_fail (number < self->n_units);

  unit->number = number;
  unit->middle = self->n % 2 ? number / n_ranges : QS_COUNT_NO_MIDDLE;
  unit->first_set = get_first_set (self, range);
  unit->n_sets = get_first_set (self, range + 1) - unit->first_set;
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

static gboolean
is_middle_central (const QsCountPlan *self,
                   guint              middle)
{
  return self->n % 2 == 0 || middle == self->n / 2;
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
 * Finds how much work a unit is. The nearer the middle row's queen is to the middle
 * column, the fewer strips it leaves; how many fewer was measured for n = 15, 17 and 19.
 * Where mirroring turns one column set into another, half of them need no work.
 *
 * Returns: the unit's cost, in column sets at the costliest place of that queen
 */
double
qs_count_plan_get_cost (const QsCountPlan *self,
                        guint32            number)
{
  QsCountUnit unit;
  double cost;

  qs_count_plan_get_unit (self, number, &unit);
  cost = unit.n_sets;
  if (is_middle_central (self, unit.middle))
    cost /= 2;
  if (self->n > 1 && self->n % 2)
    cost *= MIN (1, 1.08 - 0.7 * unit.middle / (self->n - 1));

  return cost;
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
  guint64 half_boards = qs_strips_estimate_size (self->n);

  return half_boards * (self->n_middles > 1 ? 2 : 1) +
         (guint64) n_threads * (qs_pairs_estimate_size (self->n) + SIZE_OF_A_COUNTER);
}
