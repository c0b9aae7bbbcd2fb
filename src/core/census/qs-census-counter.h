/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts the solutions below each prefix, in one thread. */

#pragma once

#include "qs-census-space.h"
#include "qs-kernel.h"
#include "qs-stop.h"

/* A space, a kernel and the memory to search in, half a megabyte. Each thread has its own. */
typedef struct _QsCensusCounter QsCensusCounter;

/* The kernels that search below prefixes. */
extern const QsKernel qs_census_kernels[];

QsCensusCounter     *qs_census_counter_new       (const QsCensusSpace   *space,
                                                  const QsKernel        *kernel);
void                 qs_census_counter_free      (QsCensusCounter       *self);
void                 qs_census_counter_set_stop  (QsCensusCounter       *self,
                                                  QsStop                 stop);
const QsCensusSpace *qs_census_counter_get_space (const QsCensusCounter *self);
gboolean             qs_census_counter_count     (QsCensusCounter       *self,
                                                  const guint16         *prefix,
                                                  guint                  n_rows,
                                                  guint                  depth,
                                                  GArray                *counts);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsCensusCounter, qs_census_counter_free)
