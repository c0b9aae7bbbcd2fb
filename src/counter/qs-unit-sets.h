/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The column sets that are counted, and how they are dealt out to units. */

#pragma once

#include "qs-count-plan.h"
#include "qs-stop.h"

/* The masks of the column sets that are counted, in the order of their work. */
typedef struct
{
  guint32 *sets;
  guint32 n_sets;
} QsUnitSets;

gboolean qs_unit_sets_init     (QsUnitSets        *self,
                                const QsCountPlan *plan,
                                QsStop             stop);
void     qs_unit_sets_clear    (QsUnitSets        *self);
gboolean qs_unit_sets_get      (const QsUnitSets  *self,
                                const QsCountUnit *unit,
                                guint32            round,
                                guint32           *set);
