/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the count of a board is cut into units that many threads, days or machines can share.
 *
 * Solutions are sorted by the columns of their upper half board's queens. On an even board either these or the others
 * have the last column. Only solutions where it is above are counted, because the others are these turned upside
 * down. On an odd board the middle row belongs to the lower half board. Only solutions where the middle column is
 * below are counted, for the same reason; but those with a queen in the centre of the board stay such when they are
 * turned upside down. Mirroring turns a column set into another, and one of the two is chosen. */

#include "qs-count-plan-private.h"

#include "qs-pairs.h"
#include "qs-strips.h"
#include "qs-symmetry.h"

/* How many column sets a unit of a small board has, half of which others stand for. On an odd board, where the lower half
 * board has a row more, a set is more work. */
#define SETS_OF_AN_EVEN_UNIT 128
#define SETS_OF_AN_ODD_UNIT 35

/* From these boards on a count is cut for many machines: no unit takes longer than about a minute of a common
 * processor up to n = 24, and ten thousand tasks have something to do each. */
static const struct
{
  guint n;
  guint32 n_units;
} fine_cuts[] = { { 26, 1000000 }, { 24, 100000 }, { 18, 10000 } };

/* From these boards on each column set is so much work that to make its strips takes little of it; the strips of all
 * would take gigabytes. */
#define OWN_STRIPS_N 23

/* What a counter takes besides its lists, in bytes. */
#define SIZE_OF_A_COUNTER 16384

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

static guint32
find_n_units (const QsCountPlan *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (fine_cuts); i++)
    {
      if (self->n >= fine_cuts[i].n)
        return fine_cuts[i].n_units;
    }

  return MAX (1, self->n_choices / (self->n % 2 ? SETS_OF_AN_ODD_UNIT : SETS_OF_AN_EVEN_UNIT));
}

/* How many of the columns other than the last or the middle one the upper half board has. */
static guint
get_n_chosen (const QsCountPlan *self)
{
  return self->n % 2 ? self->upper_rows : self->upper_rows - 1;
}

/* Cuts the count of a board of @n squares a side, 1 … %QS_COUNT_MAX_N, into units. */
void
qs_count_plan_init (QsCountPlan *self,
                    guint        n)
{
  QsColumnSets sets;

  g_return_if_fail (n >= 1 && n <= QS_COUNT_MAX_N);

  qs_column_sets_init (&sets);
  self->n = n;
  self->upper_rows = n / 2;
  self->n_choices = sets.choose[n - 1][get_n_chosen (self)];
  self->has_own_strips = n >= OWN_STRIPS_N;
  qs_count_plan_cut (self, find_n_units (self));
}

/* Cuts the count into another number of units, for tests. */
void
qs_count_plan_cut (QsCountPlan *self,
                   guint32      n_units)
{
  self->n_units = n_units;
  self->stride = get_stride (n_units);
}

/* Sums up how a count is cut, in sixteen hexadecimal digits: programs that cut it otherwise have another hash, on
 * whatever machine they run. */
char *
qs_count_plan_get_hash (const QsCountPlan *self)
{
  g_autofree char *text = g_strdup_printf ("cut %u of n = %u: %u sets in %u units, stride %u", QS_COUNT_VERSION, self->n,
                                           self->n_choices, self->n_units, self->stride);
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  return g_strndup (hash, 16);
}

/* Finds what a unit counts. Column sets are dealt out to units like cards, see #QsUnitSets; the places of the units in
 * the deal do not follow each other, so that the first units are a fair sample. */
void
qs_count_plan_get_unit (const QsCountPlan *self,
                        guint32            number,
                        QsCountUnit       *unit)
{
  g_return_if_fail (number < self->n_units);

  unit->number = number;
  unit->n_places = self->n_units;
  unit->place = (guint32) ((guint64) number * self->stride % self->n_units);
}

/* The first choice of columns for qs_count_plan_get_set(); qs_column_sets_get_next() gives the others. */
guint32
qs_count_plan_get_first_choice (const QsCountPlan *self)
{
  return (1u << get_n_chosen (self)) - 1;
}

/* The mask of the columns in which the upper half board has its queens. @choice is some of n − 1 columns, as many as in
 * qs_count_plan_get_first_choice(): on an even board these and the last, on an odd one these of all but the middle. */
guint32
qs_count_plan_get_set (const QsCountPlan *self,
                       guint32            choice)
{
  guint32 left = (1u << self->upper_rows) - 1;

  if (self->n % 2 == 0)
    return 1u << (self->n - 1) | choice;

  return (choice & left) | (choice & ~left) << 1;
}

/* The column sets of the images of solutions with a column set that are counted themselves. */
typedef struct
{
  guint32 mirrored;
  guint32 turned; /* upside down, for those with a queen in the centre, or else the set itself */
  guint32 both;
} Images;

static void
find_images (const QsCountPlan *self,
             guint32            set,
             Images            *images)
{
  guint32 all = G_MAXUINT32 >> (32 - self->n);

  images->mirrored = qs_symmetry_mirror (set, self->n);
  if (self->n % 2 == 0)
    {
      if (images->mirrored >> (self->n - 1) == 0)
        images->mirrored ^= all;
      images->turned = set;
      images->both = images->mirrored;
    }
  else
    {
      all ^= 1u << self->upper_rows;
      images->turned = all ^ set;
      images->both = all ^ images->mirrored;
    }
}

/* Decides between a set and its images, without any order, so that neighbours are counted as often as
 * not. (Different sets have different numbers because the factor is odd.) */
static guint32
scatter (guint32 set)
{
  return set * 0x9e3779b1u;
}

/* How many images of the same number of solutions those with this column set stand for; 0 if others stand for them. */
guint
qs_count_plan_get_weight (const QsCountPlan *self,
                          guint32            set)
{
  Images images;

  if (self->n == 1)
    return 1;

  find_images (self, set, &images);
  /* Where the mirror turns a set upside down too, those with a queen in the centre must not be counted twice. */
  if (images.mirrored == set || (images.both == set && images.turned != set))
    return 2;

  return scatter (set) < scatter (images.mirrored) ? 4 : 0;
}

/* Whether solutions with a queen in the centre of the board are counted with this column set, which has a weight;
 * otherwise others stand for them. */
gboolean
qs_count_plan_has_centre (const QsCountPlan *self,
                          guint32            set)
{
  Images images;

  find_images (self, set, &images);

  return scatter (set) <= scatter (images.mirrored) && scatter (set) <= scatter (images.turned) &&
         scatter (set) <= scatter (images.both);
}

/* Estimates how much memory a count takes, in bytes: a counter for each thread, and the half boards. */
guint64
qs_count_plan_get_memory (const QsCountPlan *self,
                          guint              n_threads)
{
  guint n = self->n, upper_rows = self->upper_rows, lower_rows = n - upper_rows;
  guint64 counter = qs_pairs_estimate_size (n) + SIZE_OF_A_COUNTER, sets = self->n_choices * sizeof (guint32);

  /* Some column sets have a fifth more strips than the mean. */
  if (self->has_own_strips)
    return sets + n_threads * (counter + (qs_strips_estimate_size (n, upper_rows, upper_rows) +
                                          qs_strips_estimate_size (n, lower_rows, lower_rows)) * 5 / 4);

  return sets + n_threads * counter + qs_strips_estimate_size (n, upper_rows, n) +
         (n % 2 ? qs_strips_estimate_size (n, lower_rows, n) : 0);
}
