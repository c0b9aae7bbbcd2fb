/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The column sets that are counted, and how they are dealt out to units.
 *
 * Column sets differ much in their work: one whose columns are spread has thirty times as many pairs
 * of half boards as one whose columns lie side by side. So they are sorted by how crowded they are,
 * and dealt out to the units like cards, a round from the first unit to the last and the next one
 * back. Then all units are about the same work.
 *
 * All machines must deal alike, so everything here is in whole numbers. */

#include "qs-unit-sets.h"

#include "qs-column-sets.h"

/* More than any column set is crowded: two half boards of neighbouring columns have the sum of twice the
 * squares below 16. */
#define MOST_CROWDED 2500

/* How many sets are looked at between two questions whether to stop. */
#define SETS_PER_LOOK 4096

/* How crowded the queens of a half board are. Two queens in random rows of a half board attack each other the more
 * likely the nearer their columns are: at distance d there are h - d pairs of its h rows of which the diagonals hit. So
 * many windows of h columns show both, some of which lie partly beyond the edges. The logarithm of the work was found
 * to fall by 0.02 a pair for n = 18 to 22, within 22 % for one set. */
static guint
find_crowding (guint   n,
               guint   rows,
               guint64 set)
{
  guint n_pairs = 0, n_queens = 0;

  for (guint i = 0; i + 1 < n + rows; i++)
    {
      n_queens += (set >> i & 1) - (set << rows >> i & 1);
      n_pairs += n_queens * (n_queens - 1) / 2;
    }

  return n_pairs;
}

/* Lists the sets that stand for themselves or for others, in the order of their numbers, each with how crowded both
 * half boards are; FALSE when stopped. */
static gboolean
list_sets (QsUnitSets        *self,
           const QsCountPlan *plan,
           guint16           *crowding,
           QsStop             stop)
{
  guint n = plan->n, upper_rows = plan->upper_rows;
  guint32 choice = qs_count_plan_get_first_choice (plan), all = G_MAXUINT32 >> (32 - n);

  for (guint32 i = 0; i < plan->n_choices; i++, choice = qs_column_sets_get_next (choice))
    {
      guint32 set = qs_count_plan_get_set (plan, choice);

      if (i % SETS_PER_LOOK == 0 && qs_stop_is_wanted (stop))
        return FALSE;
      if (qs_count_plan_get_weight (plan, set) == 0)
        continue;

      crowding[self->n_sets] =
        (guint16) (find_crowding (n, upper_rows, set) + find_crowding (n, n - upper_rows, all ^ set));
      self->sets[self->n_sets++] = set;
    }

  return TRUE;
}

/* Puts the least crowded sets first; equally crowded ones stay in their order. */
static guint32 *
sort_sets (const QsUnitSets *self,
           const guint16    *crowding)
{
  guint32 *sorted = g_new (guint32, self->n_sets);
  guint32 places[MOST_CROWDED + 1] = { 0 };

  for (guint32 i = 0; i < self->n_sets; i++)
    places[crowding[i] + 1]++;
  for (guint i = 0; i < MOST_CROWDED; i++)
    places[i + 1] += places[i];
  for (guint32 i = 0; i < self->n_sets; i++)
    sorted[places[crowding[i]]++] = self->sets[i];

  return sorted;
}

/* Sorts the column sets with a weight (see qs_count_plan_get_weight()). FALSE if it was stopped; @self, to be cleared, can
 * only be cleared then. */
gboolean
qs_unit_sets_init (QsUnitSets        *self,
                   const QsCountPlan *plan,
                   QsStop             stop)
{
  g_autofree guint16 *crowding = g_new (guint16, plan->n_choices);
  guint32 *sorted;

  self->sets = g_new (guint32, plan->n_choices);
  self->n_sets = 0;
  if (!list_sets (self, plan, crowding, stop))
    return FALSE;

  sorted = sort_sets (self, crowding);
  g_free (self->sets);
  self->sets = sorted;

  return TRUE;
}

void
qs_unit_sets_clear (QsUnitSets *self)
{
  g_clear_pointer (&self->sets, g_free);
}

/* Finds the mask of the column set that the unit is dealt in a round, from 0. %FALSE where none was left: the end of
 * the unit. */
gboolean
qs_unit_sets_get (const QsUnitSets  *self,
                  const QsCountUnit *unit,
                  guint32            round,
                  guint32           *set)
{
  guint64 place = (guint64) round * unit->n_places +
                  (round % 2 == 0 ? unit->place : unit->n_places - 1 - unit->place);

  if (place >= self->n_sets)
    return FALSE;

  *set = self->sets[place];
  return TRUE;
}
