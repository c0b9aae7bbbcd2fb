/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The symmetry class of a solution: its images, and the numbers of the images and of the class. */

#pragma once

#include "qs-solution-set.h"
#include "qs-symmetry.h"

/* One image of a solution. */
typedef struct
{
  guint16 columns[QS_CENSUS_MAX_N];
  QsSymmetry symmetry; /* the first that makes it; QS_SYMMETRY_IDENTITY only for the solution itself */
  gboolean fits;       /* whether it is shown once all solutions are, and not only the fundamental ones */
  gboolean is_listed;  /* whether it is one of those that are shown */
  gboolean has_rank;   /* whether the next is known yet */
  guint64 rank;        /* its number among those that are shown, from 0 */
} QsImage;

/* What is known of a solution. The images keep their order when another one of them is looked at:
 * the least is the first. */
typedef struct
{
  QsProblem problem; /* its n is 0 without a solution */
  guint16 columns[QS_CENSUS_MAX_N];
  guint64 rank;      /* among those that are shown, from 0 */
  guint size;        /* how many different images there are, the solution itself among them; 0 without a solution */
  QsImage images[QS_SYMMETRIES];
  gboolean has_class; /* whether the next is known yet */
  guint64 class_rank; /* the number of the least image among the fundamental solutions, from 0 */
  guint64 n_classes;  /* 0 while they are counted */
} QsImageClass;

#define QS_TYPE_IMAGES (qs_images_get_type ())

/* A solution that is looked at, and what belongs to it. */
G_DECLARE_FINAL_TYPE (QsImages, qs_images, QS, IMAGES, GObject)

QsImages           *qs_images_new          (void);
void                qs_images_set_solution (QsImages      *self,
                                            QsSolutionSet *listed,
                                            QsSolutionSet *fundamental,
                                            guint64        rank,
                                            const guint16 *columns);
void                qs_images_clear        (QsImages      *self);
const QsImageClass *qs_images_get          (QsImages      *self);
