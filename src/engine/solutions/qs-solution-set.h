/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a census, by their number. */

#pragma once

#include <gio/gio.h>

#include "qs-shared-census.h"

/* How many solutions can be asked for at once. */
#define QS_SOLUTION_SET_MAX_WINDOW 4096

#define QS_TYPE_SOLUTION_SET (qs_solution_set_get_type ())

/* The solutions that a solver counts. It holds only those that were wanted last:
 * qs_solution_set_want() has a worker fetch them, and #QsSolutionSet::fetched announces that they
 * are there. */
G_DECLARE_FINAL_TYPE (QsSolutionSet, qs_solution_set, QS, SOLUTION_SET, GObject)

const QsCensusSpace *qs_solution_set_get_space     (QsSolutionSet       *self);
guint64              qs_solution_set_get_count     (QsSolutionSet       *self);
guint64              qs_solution_set_get_reachable (QsSolutionSet       *self);
gboolean             qs_solution_set_can_reach     (QsSolutionSet       *self,
                                                    guint64              rank);
gboolean             qs_solution_set_get_total     (QsSolutionSet       *self,
                                                    guint64             *total);
gboolean             qs_solution_set_is_complete   (QsSolutionSet       *self);

void                 qs_solution_set_want          (QsSolutionSet       *self,
                                                    guint64              first,
                                                    guint                n_solutions);
gboolean             qs_solution_set_get           (QsSolutionSet       *self,
                                                    guint64              rank,
                                                    guint16             *columns);

guint                qs_solution_set_ask           (QsSolutionSet       *self,
                                                    const guint16       *columns);

/* For whoever counts the solutions. */
QsSolutionSet       *qs_solution_set_new           (QsSharedCensus      *census);
QsSharedCensus      *qs_solution_set_get_census    (QsSolutionSet       *self);
void                 qs_solution_set_update        (QsSolutionSet       *self,
                                                    const QsCensusProgress *progress);
void                 qs_solution_set_add_first     (QsSolutionSet       *self,
                                                    const guint8        *packed);
