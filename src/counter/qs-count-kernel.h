/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The builds of the counter's inner loops, of which the processor's best is taken. */

#pragma once

#include "qs-count-lanes.h"

G_BEGIN_DECLS

/**
 * QsCountKernel:
 *
 * One build of the loops that join strips to half boards and count the pairs
 * of half boards that go together. All give the same sums.
 */
typedef struct _QsCountKernel QsCountKernel;

guint                qs_count_kernel_get_n_supported (void);
const QsCountKernel *qs_count_kernel_get_supported   (guint                index);
const QsCountKernel *qs_count_kernel_get_best        (void);
const QsCountKernel *qs_count_kernel_find            (const char          *name);
const char          *qs_count_kernel_get_name        (const QsCountKernel *self);
const QsCountLanes  *qs_count_kernel_get_lanes       (const QsCountKernel *self);

G_END_DECLS
