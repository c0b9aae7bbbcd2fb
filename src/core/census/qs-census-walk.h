/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All prefixes of a length, one after the other, in lexicographic order. */

#pragma once

#include "qs-census-space.h"

/* A place in the list of prefixes of @depth rows. A plain value, apart from the space, which must
 * stay where it is while the walk is used.
 *
 * A prefix is left out where one of the next two rows has no free square. Walks of all greater
 * depths leave it out too, so the prefixes of any walk are just those that lie below the prefixes
 * of a shorter one.
 *
 * Readers may look at @columns, at @rows[@depth] (what the prefix leaves of the row below it) and
 * at @allowed. */
typedef struct
{
  const QsCensusSpace *space;
  guint top;           /* how many rows have a queen that stays */
  guint depth;         /* how many rows have a queen */
  guint row;           /* the deepest row that has untried squares */
  gboolean is_started; /* only used where no row can change */
  guint32 allowed[QS_CENSUS_MAX_N];
  QsEnumeratorRow rows[QS_CENSUS_MAX_N + 1];
  guint16 columns[QS_CENSUS_MAX_N];
} QsCensusWalk;

void             qs_census_walk_init    (QsCensusWalk        *self,
                                         const QsCensusSpace *space,
                                         const guint16       *prefix,
                                         guint                n_rows,
                                         guint                depth);
gboolean         qs_census_walk_seek    (QsCensusWalk        *self,
                                         const guint16       *columns);
gboolean         qs_census_walk_next    (QsCensusWalk        *self);
QsEnumeratorStep qs_census_walk_advance (QsCensusWalk        *self,
                                         guint64             *nodes);
