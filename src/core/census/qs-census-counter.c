/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts the solutions below each prefix, in one thread.
 *
 * It walks through the prefixes one by one, and leaves what is below them to the
 * kernel, many prefixes at a time. In the fundamental scope it does so for each case
 * of masks that the images allow. */

#include "qs-census-counter.h"

#include <string.h>

#include "qs-census-ties.h"
#include "qs-census-walk.h"
#include "qs-lanes-memory.h"

G_STATIC_ASSERT (QS_CENSUS_MAX_N <= QS_LANES_MAX_N);

/* How many rows the kernel needs below the prefixes. */
#define LEAST_ROWS 3

const QsKernel qs_census_kernels[] = {
  { "portable", QS_PROCESSOR_ANY, &qs_lanes_portable },
#ifdef QS_HAVE_X86_64_KERNELS
  { "avx2", QS_PROCESSOR_AVX2, &qs_lanes_avx2 },
  { "avx512", QS_PROCESSOR_AVX512, &qs_lanes_avx512 },
#endif
#ifdef QS_HAVE_AARCH64_KERNELS
  { "neon", QS_PROCESSOR_ANY, &qs_lanes_neon },
#endif
  { NULL, QS_PROCESSOR_ANY, NULL },
};

struct _QsCensusCounter
{
  QsCensusSpace space;
  QsLanesFunc count_below;
  QsLanes *lanes;
};

/* @kernel is one of %qs_census_kernels. */
QsCensusCounter *
qs_census_counter_new (const QsCensusSpace *space,
                       const QsKernel      *kernel)
{
  QsCensusCounter *self = g_new0 (QsCensusCounter, 1);

  self->space = *space;
  self->count_below = ((const QsLanesLoops *) kernel->loops)->count;
  self->lanes = qs_lanes_new (space->n);

  return self;
}

void
qs_census_counter_free (QsCensusCounter *self)
{
  qs_lanes_free (self->lanes);
  g_free (self);
}

void
qs_census_counter_set_stop (QsCensusCounter *self,
                            QsStop           stop)
{
  self->lanes->stop = stop;
}

const QsCensusSpace *
qs_census_counter_get_space (const QsCensusCounter *self)
{
  return &self->space;
}

/* What is searched below a prefix one by one. */
typedef struct
{
  const QsCensusSpace *space;
  const QsCensusCase *given;
  guint16 columns[QS_CENSUS_MAX_N];
} Slow;

/* Counts the solutions below a prefix of @row rows, whose row has these squares that are not attacked. The attack is a
 * constant in each of the functions that come of it. */
#define DEFINE_COUNT(name, attack)                                                                     \
  static guint64                                                                                      \
  name (Slow                  *self,                                                                  \
        guint                  row,                                                                   \
        const QsEnumeratorRow *here,                                                                  \
        guint32                free_squares)                                                          \
  {                                                                                                   \
    const QsCensusSpace *space = self->space;                                                         \
    gboolean is_last = row + 1 == space->n_rows;                                                      \
    guint64 count = 0;                                                                                \
                                                                                                      \
    if (is_last && self->given->is_decided)                                                           \
      return (guint64) __builtin_popcount (free_squares);                                             \
                                                                                                      \
    for (; free_squares != 0; free_squares &= free_squares - 1)                                       \
      {                                                                                               \
        guint32 bit = free_squares & -free_squares;                                                   \
        QsEnumeratorRow below = { 0 };                                                                \
        guint32 attacked;                                                                             \
                                                                                                      \
        self->columns[row] = (guint16) __builtin_ctz (bit);                                           \
        if (is_last)                                                                                  \
          count += qs_census_space_counts (space, self->columns) ? 1 : 0;                             \
        else                                                                                          \
          {                                                                                           \
            attacked = qs_census_space_step (space, attack, here, row, bit, &below);                  \
            count += name (self, row + 1, &below, self->given->allowed[row + 1] & ~attacked);         \
          }                                                                                           \
      }                                                                                               \
                                                                                                      \
    return count;                                                                                     \
  }

DEFINE_COUNT (count_queens, QS_ATTACK_QUEENS)
DEFINE_COUNT (count_torus, QS_ATTACK_TORUS)
DEFINE_COUNT (count_superqueens, QS_ATTACK_SUPERQUEENS)
DEFINE_COUNT (count_touching, QS_ATTACK_TOUCHING)

static guint64 (*const slow_counts[]) (Slow *, guint, const QsEnumeratorRow *, guint32) = {
  [QS_ATTACK_QUEENS] = count_queens, [QS_ATTACK_TORUS] = count_torus, [QS_ATTACK_SUPERQUEENS] = count_superqueens,
  [QS_ATTACK_TOUCHING] = count_touching,
};

/* Whether the walk's prefix is on the squares of a case; it is so in all rows above @from. */
static inline gboolean
is_allowed (const QsCensusWalk *walk,
            guint               from,
            const guint32      *allowed)
{
  for (guint row = from; row < walk->depth; row++)
    {
      if ((allowed[row] >> walk->columns[row] & 1) == 0)
        return FALSE;
    }

  return TRUE;
}

/* Adds what lies below each of the walk's prefixes on the squares of a case to its count. */
static void
count_fast (QsCensusCounter *self,
            QsCensusWalk    *walk,
            const guint32   *allowed,
            guint64         *counts)
{
  QsLanesLevel *level = &self->lanes->levels[walk->depth];
  guint n_prefixes = 0;

  self->lanes->allowed = allowed;
  self->lanes->counts = counts;

  for (guint id = 0; qs_census_walk_next (walk); id++)
    {
      if (!is_allowed (walk, walk->top, allowed))
        continue;

      qs_lanes_put (level, n_prefixes++, &walk->rows[walk->depth], id);
      if (n_prefixes == QS_LANES_CAPACITY)
        {
          self->count_below (self->lanes, walk->depth, n_prefixes);
          n_prefixes = 0;
        }
    }

  if (n_prefixes > 0)
    self->count_below (self->lanes, walk->depth, n_prefixes);
}

/* The same without the kernel, for the bottom of the board and for cases where each solution must be looked at. */
static void
count_one_by_one (QsCensusCounter    *self,
                  QsCensusWalk       *walk,
                  const QsCensusCase *given,
                  guint64            *counts)
{
  Slow slow = { .space = &self->space, .given = given };
  gboolean is_whole = walk->depth == self->space.n_rows;

  for (guint id = 0; !self->lanes->was_stopped && qs_census_walk_next (walk); id++)
    {
      if (!is_allowed (walk, walk->top, given->allowed))
        continue;

      memcpy (slow.columns, walk->columns, sizeof slow.columns);
      if (is_whole)
        counts[id] += given->is_decided || qs_census_space_counts (&self->space, slow.columns) ? 1 : 0;
      else
        counts[id] += slow_counts[self->space.problem.attack](&slow, walk->depth, &walk->rows[walk->depth],
                                                              walk->rows[walk->depth].untried & given->allowed[walk->depth]);
      self->lanes->was_stopped = qs_stop_is_wanted (self->lanes->stop);
    }
}

/* All solutions are one case, or one for each way in which images can tie. Where only some images are solutions, each is
 * looked at. */
static GArray *
find_cases (const QsCensusWalk *walk)
{
  const QsCensusSpace *space = walk->space;
  QsCensusCase whole = { .is_decided = space->scope == QS_CENSUS_ALL };
  GArray *cases;

  if (space->scope == QS_CENSUS_FUNDAMENTAL && qs_census_space_has_all_symmetries (space))
    return qs_census_ties_split (&space->problem, walk->allowed, walk->columns, walk->top);

  memcpy (whole.allowed, walk->allowed, sizeof whole.allowed);
  cases = g_array_new (FALSE, FALSE, sizeof whole);
  g_array_append_val (cases, whole);

  return cases;
}

/* Counts the solutions of the space below @prefix, whose queens do not attack each other: sets
 * @counts to the number of guint64 below each prefix of @depth rows (@n_rows … n) that begins
 * with @prefix, as a walk gives them. Returns whether it came to its end; if not, @counts has no
 * meaning. */
gboolean
qs_census_counter_count (QsCensusCounter *self,
                         const guint16   *prefix,
                         guint            n_rows,
                         guint            depth,
                         GArray          *counts)
{
  g_autoptr (GArray) cases = NULL;
  QsCensusWalk start, walk;
  guint n_prefixes = 0;

  g_return_val_if_fail (n_rows >= 1 && n_rows <= depth && depth <= self->space.n_rows, FALSE);

  qs_census_walk_init (&start, &self->space, prefix, n_rows, depth);
  walk = start;
  while (qs_census_walk_next (&walk))
    n_prefixes++;
  g_array_set_size (counts, n_prefixes);
  if (n_prefixes == 0)
    return !qs_stop_is_wanted (self->lanes->stop);

  memset (counts->data, 0, n_prefixes * sizeof (guint64));
  self->lanes->was_stopped = FALSE;
  cases = find_cases (&start);
  for (guint i = 0; i < cases->len && !self->lanes->was_stopped; i++)
    {
      const QsCensusCase *given = &g_array_index (cases, QsCensusCase, i);

      walk = start;
      if (self->space.is_plain && given->is_decided && depth + LEAST_ROWS <= self->space.n_rows)
        count_fast (self, &walk, given->allowed, (guint64 *) (gpointer) counts->data);
      else
        count_one_by_one (self, &walk, given, (guint64 *) (gpointer) counts->data);
    }

  return !self->lanes->was_stopped;
}
