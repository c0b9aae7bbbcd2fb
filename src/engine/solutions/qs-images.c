/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The symmetry class of a solution: its images, and the numbers of the images and of the class. */

#include "qs-images.h"

#include <string.h>

#include "qs-lookup.h"

struct _QsImages
{
  GObject parent_instance;

  QsProblem problem; /* its n is 0 without a solution */
  guint16 columns[QS_CENSUS_MAX_N];
  guint64 rank; /* among those that are shown, from 0 */
  guint size;   /* of the class */
  QsImage images[QS_SYMMETRIES];
  QsLookup *lookups[QS_SYMMETRIES]; /* the numbers of the images among those that are shown */

  QsSolver *fundamental;  /* counts the classes */
  QsLookup *class_lookup; /* the number of the class; NULL while none are counted */
};

G_DEFINE_FINAL_TYPE (QsImages, qs_images, G_TYPE_OBJECT)

static void
emit_changed (QsImages *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
end_lookup (QsImages  *self,
            QsLookup **lookup)
{
  if (*lookup != NULL)
    g_signal_handlers_disconnect_by_data (*lookup, self);
  g_clear_object (lookup);
}

static QsLookup *
begin_lookup (QsImages      *self,
              QsSolutionSet *solution_set,
              const guint16 *columns)
{
  QsLookup *lookup = qs_lookup_new (solution_set, columns);

  g_signal_connect_object (lookup, "found", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);

  return lookup;
}

/* The solutions of the last board are still there while those of another are shown already. */
static gboolean
is_of_same_board (const QsImages *self,
                  QsSolutionSet  *classes)
{
  return qs_problem_equal (&qs_solution_set_get_space (classes)->problem, &self->problem);
}

static void
look_for_class (QsImages *self)
{
  QsSolutionSet *classes = qs_solver_get_solution_set (self->fundamental);

  end_lookup (self, &self->class_lookup);
  if (self->problem.n > 0 && classes != NULL && is_of_same_board (self, classes))
    self->class_lookup = begin_lookup (self, classes, self->images[0].columns);
}

static void
classes_changed_cb (QsImages *self)
{
  look_for_class (self);
  emit_changed (self);
}

static void
watch_classes (QsImages *self,
               QsSolver *fundamental)
{
  if (self->fundamental == fundamental)
    return;

  if (self->fundamental != NULL)
    g_signal_handlers_disconnect_by_data (self->fundamental, self);
  g_set_object (&self->fundamental, fundamental);
  g_signal_connect_object (fundamental, "changed::solution-set", G_CALLBACK (classes_changed_cb), self,
                           G_CONNECT_SWAPPED);

  /* Their total is known at the end. */
  g_signal_connect_object (fundamental, "changed::state", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
}

/* The first symmetry that makes @image of the solution. */
static QsSymmetry
find_symmetry (QsImages      *self,
               const guint16 *image)
{
  guint16 columns[QS_CENSUS_MAX_N];

  for (guint i = 0; i < QS_SYMMETRIES; i++)
    {
      if ((qs_problem_get_symmetries (&self->problem) >> i & 1) == 0)
        continue;

      qs_symmetry_apply ((QsSymmetry) i, self->columns, self->problem.n_rows, self->problem.n, columns);
      if (memcmp (columns, image, self->problem.n_rows * sizeof *columns) == 0)
        return (QsSymmetry) i;
    }

  g_assert_not_reached ();
}

static void
set_images (QsImages      *self,
            QsSolutionSet *listed)
{
  QsCensusSpace all = *qs_solution_set_get_space (listed);
  guint group = qs_problem_get_symmetries (&self->problem);
  guint16 least[QS_CENSUS_MAX_N];
  QsSymmetry symmetries[QS_SYMMETRIES];

  all.scope = QS_CENSUS_ALL;
  qs_symmetry_least (self->columns, self->problem.n_rows, self->problem.n, group, least);
  self->size = qs_symmetry_orbit (least, self->problem.n_rows, self->problem.n, group, symmetries);

  for (guint i = 0; i < self->size; i++)
    {
      QsImage *image = &self->images[i];

      qs_symmetry_apply (symmetries[i], least, self->problem.n_rows, self->problem.n, image->columns);
      image->symmetry = find_symmetry (self, image->columns);
      image->fits = qs_census_space_contains (&all, image->columns);
      self->lookups[i] = begin_lookup (self, listed, image->columns);
      image->is_listed = qs_lookup_is_possible (self->lookups[i]);
    }
}

static void
forget (QsImages *self)
{
  end_lookup (self, &self->class_lookup);
  for (guint i = 0; i < self->size; i++)
    end_lookup (self, &self->lookups[i]);
  self->size = 0;
  self->problem.n = 0;
}

static void
qs_images_dispose (GObject *object)
{
  QsImages *self = QS_IMAGES (object);

  forget (self);
  g_clear_object (&self->fundamental);

  G_OBJECT_CLASS (qs_images_parent_class)->dispose (object);
}

static void
qs_images_class_init (QsImagesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_images_dispose;

  /* There is another solution, or more is known about it. */
  g_signal_new ("changed", QS_TYPE_IMAGES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_images_init (QsImages *self)
{
}

QsImages *
qs_images_new (void)
{
  return g_object_new (QS_TYPE_IMAGES, NULL);
}

/* Looks at a solution, number @rank, from 0, of the shown ones, @listed. @fundamental counts the
 * fundamental solutions of the board. Facts that need a search are known later. */
void
qs_images_set_solution (QsImages      *self,
                        QsSolutionSet *listed,
                        QsSolver      *fundamental,
                        guint64        rank,
                        const guint16 *columns)
{
  g_return_if_fail (QS_IS_IMAGES (self));
  g_return_if_fail (QS_IS_SOLUTION_SET (listed));
  g_return_if_fail (QS_IS_SOLVER (fundamental));
  g_return_if_fail (columns != NULL);

  forget (self);
  self->problem = qs_solution_set_get_space (listed)->problem;
  self->rank = rank;
  memcpy (self->columns, columns, self->problem.n_rows * sizeof *columns);
  set_images (self, listed);
  watch_classes (self, fundamental);
  look_for_class (self);
  emit_changed (self);
}

/* Looks at no solution. */
void
qs_images_clear (QsImages *self)
{
  g_return_if_fail (QS_IS_IMAGES (self));

  if (self->problem.n == 0)
    return;

  forget (self);
  emit_changed (self);
}

/* Its n is 0 without a solution. */
const QsProblem *
qs_images_get_problem (QsImages *self)
{
  g_return_val_if_fail (QS_IS_IMAGES (self), NULL);

  return &self->problem;
}

/* %NULL without a solution. */
const guint16 *
qs_images_get_columns (QsImages *self)
{
  g_return_val_if_fail (QS_IS_IMAGES (self), NULL);

  return self->problem.n > 0 ? self->columns : NULL;
}

/* The number of the solution among those that are shown, from 0. */
guint64
qs_images_get_rank (QsImages *self)
{
  g_return_val_if_fail (QS_IS_IMAGES (self), 0);

  return self->rank;
}

/* The number of the class, which is that of its least image among the fundamental solutions, from
 * 0, and how many classes there are; 0 while they are counted. Returns whether the number is
 * known. */
gboolean
qs_images_get_class (QsImages *self,
                     guint64  *rank,
                     guint64  *total)
{
  QsSolutionSet *classes;

  g_return_val_if_fail (QS_IS_IMAGES (self), FALSE);

  if (self->class_lookup == NULL || !qs_lookup_get_rank (self->class_lookup, rank))
    return FALSE;

  classes = qs_lookup_get_solution_set (self->class_lookup);
  *total = qs_solution_set_is_complete (classes) ? qs_solution_set_get_count (classes) : 0;

  return TRUE;
}

/* How many different images there are, the solution itself among them: 8, 4, 2 or 1; 0 without a
 * solution. */
guint
qs_images_get_size (QsImages *self)
{
  g_return_val_if_fail (QS_IS_IMAGES (self), 0);

  return self->size;
}

const QsImage *
qs_images_get_image (QsImages *self,
                     guint     index)
{
  g_return_val_if_fail (QS_IS_IMAGES (self), NULL);
  g_return_val_if_fail (index < self->size, NULL);

  return &self->images[index];
}

/* Its number among those that are shown, from 0. Returns whether it has a number, and that is
 * known. */
gboolean
qs_images_get_image_rank (QsImages *self,
                          guint     index,
                          guint64  *rank)
{
  g_return_val_if_fail (QS_IS_IMAGES (self), FALSE);
  g_return_val_if_fail (index < self->size, FALSE);

  return qs_lookup_get_rank (self->lookups[index], rank);
}

/* Sets @ranks, with room for eight, to the numbers that are known, from 0, without that of the
 * solution itself. Returns how many there are. */
guint
qs_images_get_ranks (QsImages *self,
                     guint64  *ranks)
{
  guint n_ranks = 0;

  g_return_val_if_fail (QS_IS_IMAGES (self), 0);
  g_return_val_if_fail (ranks != NULL, 0);

  for (guint i = 0; i < self->size; i++)
    {
      if (self->images[i].symmetry != QS_SYMMETRY_IDENTITY &&
          qs_lookup_get_rank (self->lookups[i], &ranks[n_ranks]))
        n_ranks++;
    }

  return n_ranks;
}
