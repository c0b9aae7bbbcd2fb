/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The squares on which a solution comes before all its images. */

#pragma once

#include "qs-census-space.h"

/* A part of the solutions below a prefix. */
typedef struct
{
  guint32 allowed[QS_CENSUS_MAX_N]; /* the squares of each row; those of the prefix's rows are its queens */
  /* Whether all solutions on these squares are the least of their images; if not, each must be
   * looked at. */
  gboolean is_decided;
} QsCensusCase;

GArray *qs_census_ties_split (const QsProblem *problem,
                              const guint32   *allowed,
                              const guint16   *prefix,
                              guint            n_rows);
