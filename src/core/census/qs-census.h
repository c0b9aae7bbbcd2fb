/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions lie below every prefix of some rows: the numbers of all solutions. */

#pragma once

#include "qs-census-space.h"

/* The memory that the counts may take, in bytes. They are made coarser in some milliseconds. */
#define QS_CENSUS_MAX_SIZE (16 << 20)

/* The counts of all prefixes from the first on, as far as they are known, in lexicographic order.
 * Nothing in it searches, so it may be asked under a lock. Only qs_census_append() and
 * qs_census_finish() change it.
 *
 * To fill it: a #QsCensusWalk of the plan's unit_rows gives the units one after the other; each
 * is counted with a #QsCensusCounter by qs_census_counter_count(), at any time and in any thread;
 * the counts are appended in the order of the units, and at last qs_census_finish() is called.
 * An append that fills the memory makes the census coarser; units that are still counted for the
 * finer one can be appended to it.
 *
 * Numbers of solutions are from 0. Until the census is complete, those below
 * qs_census_get_reachable() can be found, which are the first ones. The second half of a halved
 * space is not searched: number k mirrors number total − 1 − k. So where the total was published,
 * as many of the last ones can be found too. Elsewhere the total is known only at the end, and
 * until then no solution of the second half has a number. */
typedef struct _QsCensus QsCensus;

/* A part of the list of solutions that is small enough to be searched. */
typedef struct
{
  guint n_rows;
  guint16 columns[QS_CENSUS_MAX_N];
  guint64 rank;         /* as qs_census_find() or qs_census_locate() say */
  gboolean is_mirrored; /* whether the solution is the mirror image of one below the prefix */
  guint64 total;        /* of all solutions, when @is_mirrored */
} QsCensusPlace;

QsCensus *qs_census_new           (const QsCensusSpace *space,
                                   guint                depth,
                                   gsize                max_size);
void      qs_census_free          (QsCensus            *self);

guint     qs_census_get_depth     (const QsCensus      *self);
guint64   qs_census_get_found     (const QsCensus      *self);
guint64   qs_census_get_reachable (const QsCensus      *self);

void      qs_census_append        (QsCensus            *self,
                                   const guint16       *prefix,
                                   guint                n_rows,
                                   guint                depth,
                                   const GArray        *counts);
void      qs_census_finish        (QsCensus            *self);

gboolean  qs_census_find          (const QsCensus      *self,
                                   guint64              rank,
                                   QsCensusPlace       *place);
gboolean  qs_census_locate        (const QsCensus      *self,
                                   const guint16       *columns,
                                   QsCensusPlace       *place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsCensus, qs_census_free)
