/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The memory that a vector tree search needs. */

#pragma once

#include "qs-enumerator.h"
#include "qs-lanes.h"

QsLanes *qs_lanes_new  (guint    n);
void     qs_lanes_free (QsLanes *self);

/* Writes down what a prefix, whose id is that, leaves of the row below it. */
static inline void
qs_lanes_put (QsLanesLevel          *level,
              guint                  index,
              const QsEnumeratorRow *row,
              guint                  id)
{
  level->taken[index] = row->taken;
  level->diagonals[index] = row->diagonals;
  level->anti_diagonals[index] = row->anti_diagonals;
  level->ids[index] = id;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsLanes, qs_lanes_free)
