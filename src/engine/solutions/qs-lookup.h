/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the number of one solution as soon as its set has been counted so far. */

#pragma once

#include "qs-solution-set.h"

#define QS_TYPE_LOOKUP (qs_lookup_get_type ())

G_DECLARE_FINAL_TYPE (QsLookup, qs_lookup, QS, LOOKUP, GObject)

QsLookup      *qs_lookup_new              (QsSolutionSet *solution_set,
                                           const guint16 *columns);

QsSolutionSet *qs_lookup_get_solution_set (QsLookup      *self);
gboolean       qs_lookup_is_possible      (QsLookup      *self);
gboolean       qs_lookup_get_rank         (QsLookup      *self,
                                           guint64       *rank);
