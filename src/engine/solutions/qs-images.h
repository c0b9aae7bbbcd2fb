/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The symmetry class of a solution: its images, and the numbers of the images and of the class. */

#pragma once

#include "qs-solver.h"
#include "qs-symmetry.h"

#define QS_TYPE_IMAGES (qs_images_get_type ())

/* One image of a solution. */
typedef struct
{
  guint16 columns[QS_CENSUS_MAX_N];
  QsSymmetry symmetry; /* the first that makes it; QS_SYMMETRY_IDENTITY only for the solution itself */
  gboolean fits;       /* whether it is shown once all solutions are, and not only the fundamental ones */
  gboolean is_listed;  /* whether it is one of those that are shown */
} QsImage;

/* A solution that is looked at, and what belongs to it. The images keep their order when another
 * one of them is looked at: the least is the first. */
G_DECLARE_FINAL_TYPE (QsImages, qs_images, QS, IMAGES, GObject)

QsImages      *qs_images_new            (void);

void           qs_images_set_solution   (QsImages      *self,
                                         QsSolutionSet *listed,
                                         QsSolver      *fundamental,
                                         guint64        rank,
                                         const guint16 *columns);
void           qs_images_clear          (QsImages      *self);

const QsProblem *qs_images_get_problem (QsImages    *self);
const guint16 *qs_images_get_columns    (QsImages      *self);
guint64        qs_images_get_rank       (QsImages      *self);
gboolean       qs_images_get_class      (QsImages      *self,
                                         guint64       *rank,
                                         guint64       *total);

guint          qs_images_get_size       (QsImages      *self);
const QsImage *qs_images_get_image      (QsImages      *self,
                                         guint          index);
gboolean       qs_images_get_image_rank (QsImages      *self,
                                         guint          index,
                                         guint64       *rank);
guint          qs_images_get_ranks      (QsImages      *self,
                                         guint64       *ranks);
