/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Some solutions by their number, packed: a byte per queen. */

#pragma once

#include <glib.h>

/* How many solutions there is room for: the most that can be asked for at once, as many before and after them, and some. */
#define QS_SOLUTION_CACHE_LENGTH (1 << 14)

/* Each solution has its place, by its number modulo the length, and takes that of another. So the last ones that follow
 * each other are always there. */
typedef struct _QsSolutionCache QsSolutionCache;

QsSolutionCache *qs_solution_cache_new      (guint            n_rows);
void             qs_solution_cache_free     (QsSolutionCache *self);

void             qs_solution_cache_add      (QsSolutionCache *self,
                                             guint64          first,
                                             guint            n_solutions,
                                             const guint8    *packed);
gboolean         qs_solution_cache_get      (QsSolutionCache *self,
                                             guint64          rank,
                                             guint16         *columns);
gboolean         qs_solution_cache_find_gap (QsSolutionCache *self,
                                             guint64         *first,
                                             guint64         *end);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsSolutionCache, qs_solution_cache_free)
