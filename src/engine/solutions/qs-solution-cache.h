/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Some solutions by their number, packed: a byte per queen. */

#pragma once

#include <glib.h>

/* The memory that the solutions of a cache take at most, in bytes. */
#define QS_SOLUTION_CACHE_SIZE (1 << 20)

/* Runs of solutions that follow each other in the list of all. When there is no more room, those
 * that were not wanted for the longest time go. */
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
