/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-images.h"

#include <string.h>

#include "qs-members.h"

struct _QsImages
{
  GObject parent_instance;

  QsImageClass known;
  QsSolutionSet *listed;      /* (nullable): the solutions that are shown */
  QsSolutionSet *fundamental; /* (nullable): those of the board, which number the classes */
};

QS_DEFINE_PLAIN_TYPE (QsImages, qs_images, G_TYPE_OBJECT)

static void
emit_changed (QsImages *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
image_found_cb (const guint16 *columns,
                gboolean       is_known,
                guint64        rank,
                gpointer       data)
{
  QsImages *self = data;

  for (guint i = 0; i < self->known.size; i++)
    {
      QsImage *image = &self->known.images[i];

      if (memcmp (image->columns, columns, self->known.problem.n_rows * sizeof *columns) == 0)
        {
          image->has_rank = TRUE;
          image->rank = rank;
        }
    }
  emit_changed (self);
}

static void
class_found_cb (const guint16 *columns,
                gboolean       is_known,
                guint64        rank,
                gpointer       data)
{
  QsImages *self = data;

  self->known.has_class = TRUE;
  self->known.class_rank = rank;
  emit_changed (self);
}

static QsSymmetry
find_symmetry (const QsImageClass *self,
               const guint16      *image)
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
set_images (QsImages *self)
{
  QsCensusSpace all = *qs_solution_set_get_space (self->listed);
  QsImageClass *known = &self->known;
  guint n_rows = known->problem.n_rows, n = known->problem.n, group = qs_problem_get_symmetries (&known->problem);
  guint16 least[QS_CENSUS_MAX_N];
  QsSymmetry symmetries[QS_SYMMETRIES];

  all.scope = QS_CENSUS_ALL;
  qs_symmetry_least (known->columns, n_rows, n, group, least);
  known->size = qs_symmetry_orbit (least, n_rows, n, group, symmetries);

  for (guint i = 0; i < known->size; i++)
    {
      QsImage *image = &known->images[i];

      *image = (QsImage){ .symmetry = QS_SYMMETRY_IDENTITY };
      qs_symmetry_apply (symmetries[i], least, n_rows, n, image->columns);
      image->symmetry = find_symmetry (known, image->columns);
      image->fits = qs_census_space_contains (&all, image->columns);
      image->is_listed = qs_census_space_contains (qs_solution_set_get_space (self->listed), image->columns);
      if (image->is_listed)
        qs_solution_set_find (self->listed, image->columns, TRUE, image_found_cb, self);
    }
}

static void
forget (QsImages       *self,
        QsSolutionSet **set)
{
  if (*set == NULL)
    return;

  qs_solution_set_forget (*set, self);
  g_signal_handlers_disconnect_by_data (*set, self);
  g_clear_object (set);
}

static void
forget_all (QsImages *self)
{
  forget (self, &self->listed);
  forget (self, &self->fundamental);
  self->known = (QsImageClass){ .rank = 0 };
}

static void
qs_images_dispose (GObject *object)
{
  forget_all (QS_IMAGES (object));

  G_OBJECT_CLASS (qs_images_parent_class)->dispose (object);
}

static void
qs_images_class_init (QsImagesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_images_dispose;

  /* There is another solution, or more is known about it. */
  g_signal_new ("changed", QS_TYPE_IMAGES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

QsImages *
qs_images_new (void)
{
  return g_object_new (QS_TYPE_IMAGES, NULL);
}

/* Looks at a solution, number @rank, from 0, of the shown ones, @listed. @fundamental are the
 * fundamental solutions of the board. Facts that need a search are known later. */
void
qs_images_set_solution (QsImages      *self,
                        QsSolutionSet *listed,
                        QsSolutionSet *fundamental,
                        guint64        rank,
                        const guint16 *columns)
{
  QsImageClass *known = &self->known;

  forget_all (self);
  self->listed = g_object_ref (listed);
  self->fundamental = g_object_ref (fundamental);
  known->problem = qs_solution_set_get_space (listed)->problem;
  known->rank = rank;
  memcpy (known->columns, columns, known->problem.n_rows * sizeof *columns);
  set_images (self);

  /* For a moment these may be of the next board. */
  if (qs_problem_equal (&qs_solution_set_get_space (fundamental)->problem, &known->problem))
    qs_solution_set_find (fundamental, known->images[0].columns, TRUE, class_found_cb, self);

  /* How many classes there are is known at the end. */
  g_signal_connect_object (fundamental, "changed::state", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
  emit_changed (self);
}

/* Looks at no solution. */
void
qs_images_clear (QsImages *self)
{
  if (self->known.problem.n == 0)
    return;

  forget_all (self);
  emit_changed (self);
}

/* Valid until the next “changed”. */
const QsImageClass *
qs_images_get (QsImages *self)
{
  if (self->fundamental != NULL)
    {
      const QsSolutionStatus *status = qs_solution_set_get_status (self->fundamental);

      self->known.n_classes = status->is_complete ? status->count : 0;
    }

  return &self->known;
}
