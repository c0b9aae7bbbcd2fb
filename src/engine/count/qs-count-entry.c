/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known about the number of a board's solutions, and its source. */

#include "qs-count-entry.h"

#include "qs-known.h"

/* A quarter turn moves queens in rings of four, except one in the middle, so no solution of other boards stays the
 * same. */
static gboolean
has_quarter_turns (guint n)
{
  return n % 4 <= 1;
}

/* @problem has no squares. */
static void
find_published (QsCountEntry    *self,
                const QsProblem *problem)
{
  self->sequences[0] = qs_known_get_sequence (problem, FALSE);
  self->sequences[1] = qs_known_get_sequence (problem, TRUE);
  self->is_published = qs_known_get_number (problem, FALSE, &self->published_solutions.low);
  if (self->sequences[1] != NULL)
    qs_known_get_number (problem, TRUE, &self->published_fundamental.low);
}

/* Whether what was counted here is not what is published. */
static gboolean
differs (const QsCountEntry *self)
{
  return self->is_published &&
         (qs_total_compare (&self->solutions, &self->published_solutions) != 0 ||
          (self->sequences[1] != NULL && qs_total_compare (&self->fundamental, &self->published_fundamental) != 0));
}

static void
take_record (QsCountEntry        *self,
             const QsCountRecord *record)
{
  self->source = QS_COUNT_SOURCE_HERE;
  self->solutions = record->solutions;
  self->time = record->time;
  self->date = record->date;

  if (!qs_classes_find (self->n, &record->solutions, &record->symmetric, &self->classes))
    {
      self->differs = self->is_published;
      return;
    }

  self->fundamental_source = self->classes_source = QS_COUNT_SOURCE_HERE;
  self->fundamental = self->classes.fundamental;
  self->differs = differs (self);
}

/* Where a quarter turn leaves no solution as it is, 8 · fundamental = all + those that a half turn leaves. */
static QsSymmetricCounts
derive_half_turns (const QsCountEntry *self)
{
  return (QsSymmetricCounts){ .half_turn = 8 * self->fundamental.low - self->solutions.low };
}

static void
find_published_classes (QsCountEntry            *self,
                        const QsSymmetricCounts *symmetric)
{
  QsSymmetricCounts derived;
  QsClasses classes;

  if (!has_quarter_turns (self->n))
    {
      derived = derive_half_turns (self);
      symmetric = &derived;
      self->classes_source = QS_COUNT_SOURCE_PUBLISHED;
    }
  else if (symmetric != NULL)
    self->classes_source = QS_COUNT_SOURCE_HERE;

  if (symmetric != NULL && qs_classes_find (self->n, &self->solutions, symmetric, &classes) &&
      qs_total_compare (&classes.fundamental, &self->fundamental) == 0)
    self->classes = classes;
  else
    self->classes_source = QS_COUNT_SOURCE_NONE;
}

/* Whether the sizes of the symmetry classes do not follow from the published numbers alone. */
gboolean
qs_count_entry_needs_symmetric (guint n)
{
  return has_quarter_turns (n);
}

/* Gathers what is known about a board. @symmetric is for the sizes of the classes of a board that
 * was not counted here; it and @record may be %NULL.
 *
 * Source of the sizes: the number of orbits by Burnside's lemma, 8 · classes = all + those a half
 * turn leaves + 2 · those a quarter turn leaves; no mirror leaves a solution as it is. */
gboolean
qs_count_entry_init (QsCountEntry            *self,
                     guint                    n,
                     const QsCountRecord     *record,
                     const QsSymmetricCounts *symmetric)
{
  QsProblem problem;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (record == NULL || record->n == n, FALSE);

  *self = (QsCountEntry){ .n = n };
  qs_problem_init (&problem, MIN (n, QS_ENUMERATOR_MAX_N));
  find_published (self, &problem);
  if (record != NULL)
    {
      take_record (self, record);
      return TRUE;
    }

  if (!self->is_published)
    return FALSE;

  self->source = self->fundamental_source = QS_COUNT_SOURCE_PUBLISHED;
  self->solutions = self->published_solutions;
  self->fundamental = self->published_fundamental;
  find_published_classes (self, symmetric);

  return TRUE;
}

/* Likewise about a board that no record is of. What was counted here, in @time microseconds, does not matter where
 * that is 0. */
gboolean
qs_count_entry_init_other (QsCountEntry    *self,
                           const QsProblem *problem,
                           guint64          solutions,
                           guint64          fundamental,
                           gint64           time,
                           gint64           date)
{
  *self = (QsCountEntry){ .n = problem->n_rows };
  find_published (self, problem);
  if (time > 0)
    {
      self->source = self->fundamental_source = QS_COUNT_SOURCE_HERE;
      self->solutions.low = solutions;
      self->fundamental.low = fundamental;
      self->time = time;
      self->date = date;
      self->differs = differs (self);
      return TRUE;
    }

  self->source = QS_COUNT_SOURCE_PUBLISHED;
  self->solutions = self->published_solutions;
  self->fundamental = self->published_fundamental;
  self->fundamental_source = self->sequences[1] != NULL ? QS_COUNT_SOURCE_PUBLISHED : QS_COUNT_SOURCE_NONE;

  return self->is_published;
}
