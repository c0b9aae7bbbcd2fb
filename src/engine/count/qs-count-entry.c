/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-count-entry.h"

#include "qs-known.h"

/* Whether the sizes of the symmetry classes do not follow from the published numbers alone. A quarter turn moves queens in
 * rings of four, except one in the middle, so no solution of other boards stays the same. */
gboolean
qs_count_entry_needs_symmetric (guint n)
{
  return n % 4 <= 1;
}

/* The published numbers of @problem, which has no squares, stand until there are others. Returns whether there is any. */
static gboolean
take_published (QsCountEntry    *self,
                const QsProblem *problem)
{
  for (guint i = QS_COUNT_SOLUTIONS; i <= QS_COUNT_FUNDAMENTAL; i++)
    {
      QsCountNumber *number = &self->numbers[i];

      number->sequence = qs_known_get_sequence (problem, i == QS_COUNT_FUNDAMENTAL);
      number->is_published = qs_known_get_number (problem, i == QS_COUNT_FUNDAMENTAL, &number->published.low);
      number->source = number->is_published ? QS_COUNT_SOURCE_PUBLISHED : QS_COUNT_SOURCE_NONE;
      number->total = number->published;
    }

  return self->numbers[QS_COUNT_SOLUTIONS].is_published;
}

static void
set_classes (QsCountEntry    *self,
             QsCountSource    source,
             const QsClasses *classes)
{
  for (guint i = 1; i < QS_CLASS_SIZES; i++)
    {
      QsCountNumber *number = &self->numbers[QS_COUNT_N_KINDS - i];

      number->source = source;
      number->total = classes->of[i];
    }
}

/* Takes numbers that were counted here, the second of which may be NULL: then the first cannot be right. */
static void
take_counts (QsCountEntry  *self,
             const QsTotal *solutions,
             const QsTotal *fundamental,
             gint64         time,
             gint64         date)
{
  const QsTotal *const totals[] = { solutions, fundamental };

  self->time = time;
  self->date = date;
  for (guint i = 0; i < G_N_ELEMENTS (totals); i++)
    {
      QsCountNumber *number = &self->numbers[i];

      self->differs = self->differs ||
                      (number->is_published && (totals[i] == NULL || qs_total_compare (totals[i], &number->published) != 0));
      number->source = totals[i] != NULL ? QS_COUNT_SOURCE_HERE : QS_COUNT_SOURCE_NONE;
      number->total = totals[i] != NULL ? *totals[i] : (QsTotal){ 0, 0 };
    }
}

/* Where a quarter turn leaves no solution as it is, 8 · fundamental = all + those that a half turn leaves. */
static void
find_published_classes (QsCountEntry            *self,
                        const QsSymmetricCounts *symmetric)
{
  const QsTotal *solutions = &self->numbers[QS_COUNT_SOLUTIONS].total;
  const QsTotal *fundamental = &self->numbers[QS_COUNT_FUNDAMENTAL].total;
  const QsSymmetricCounts derived = { .half_turn = 8 * fundamental->low - solutions->low };
  gboolean is_derived = !qs_count_entry_needs_symmetric (self->n);
  QsClasses classes;

  if (is_derived)
    symmetric = &derived;
  if (symmetric != NULL && qs_classes_find (self->n, solutions, symmetric, &classes) &&
      qs_total_compare (&classes.fundamental, fundamental) == 0)
    set_classes (self, is_derived ? QS_COUNT_SOURCE_PUBLISHED : QS_COUNT_SOURCE_HERE, &classes);
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
  gboolean is_published, has_classes;
  QsProblem problem;
  QsClasses classes;

  g_return_val_if_fail (record == NULL || record->n == n, FALSE);

  *self = (QsCountEntry){ .n = n };
  qs_problem_init (&problem, MIN (n, QS_ENUMERATOR_MAX_N));
  is_published = take_published (self, &problem);
  if (record == NULL)
    {
      if (is_published)
        find_published_classes (self, symmetric);
      return is_published;
    }

  has_classes = qs_classes_find (n, &record->solutions, &record->symmetric, &classes);
  take_counts (self, &record->solutions, has_classes ? &classes.fundamental : NULL, record->time, record->date);
  if (has_classes)
    set_classes (self, QS_COUNT_SOURCE_HERE, &classes);

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
  gboolean is_published;

  *self = (QsCountEntry){ .n = problem->n_rows };
  is_published = take_published (self, problem);
  if (time > 0)
    take_counts (self, &(QsTotal){ 0, solutions }, &(QsTotal){ 0, fundamental }, time, date);

  return time > 0 || is_published;
}
