/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a board, by their number. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define QS_TYPE_SOLUTION_SET (qs_solution_set_get_type ())

G_DECLARE_FINAL_TYPE (QsSolutionSet, qs_solution_set, QS, SOLUTION_SET, GObject)

QsSolutionSet *qs_solution_set_new           (guint          n);

guint          qs_solution_set_get_n         (QsSolutionSet *self);
guint64        qs_solution_set_get_count     (QsSolutionSet *self);
guint64        qs_solution_set_get_reachable (QsSolutionSet *self);
guint64        qs_solution_set_get_limit     (QsSolutionSet *self);
gboolean       qs_solution_set_is_complete   (QsSolutionSet *self);
gboolean       qs_solution_set_get           (QsSolutionSet *self,
                                              guint64        rank,
                                              guint16       *columns);

/* For who fills the set. */
void           qs_solution_set_add           (QsSolutionSet *self,
                                              guint64        found,
                                              const guint16 *columns,
                                              gsize          n_solutions,
                                              gboolean       complete);

G_END_DECLS
