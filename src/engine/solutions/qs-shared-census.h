/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A census that several threads fill while others look things up in it. */

#pragma once

#include "qs-census.h"
#include "qs-census-counter.h"

/* A census behind a lock, and the list of the units that are still to be counted. Any number of
 * threads may fill it, stop at any moment, and resume later. The lock is held only for
 * microseconds, or some milliseconds in the rare moments when the census becomes coarser: nothing
 * searches under it. */
typedef struct _QsSharedCensus QsSharedCensus;

/* How far a census is. */
typedef struct
{
  guint64 found;        /* solutions that are known so far, mirror images among them */
  guint64 reachable;    /* how many of them, from the first, have a number */
  gboolean is_complete; /* whether there are no more */
} QsCensusProgress;

#define qs_shared_census_ref(self) g_atomic_rc_box_acquire (self)

QsSharedCensus      *qs_shared_census_new          (const QsCensusSpace *space,
                                                    gsize                max_size);
void                 qs_shared_census_unref        (QsSharedCensus      *self);

const QsCensusSpace *qs_shared_census_get_space    (QsSharedCensus      *self);
void                 qs_shared_census_get_progress (QsSharedCensus      *self,
                                                    QsCensusProgress    *progress);
QsCensusCounter     *qs_shared_census_new_counter  (QsSharedCensus      *self,
                                                    QsStop               stop);

void                 qs_shared_census_plan         (QsSharedCensus      *self);
gboolean             qs_shared_census_count        (QsSharedCensus      *self,
                                                    QsCensusCounter     *counter);

gboolean             qs_shared_census_find         (QsSharedCensus      *self,
                                                    guint64              rank,
                                                    QsCensusPlace       *place);
gboolean             qs_shared_census_locate       (QsSharedCensus      *self,
                                                    const guint16       *columns,
                                                    QsCensusPlace       *place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsSharedCensus, qs_shared_census_unref)
