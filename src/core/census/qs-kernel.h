/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The builds of the vector tree search, of which the processor's best is taken. */

#pragma once

#include "qs-lanes.h"

G_BEGIN_DECLS

/**
 * QsKernel:
 * @name: what a user calls it: "portable", "avx2" or "avx512"
 * @count: counts the solutions below the prefixes of a level that lacks at
 *   least two rows
 *
 * A build of the vector tree search. All give the same counts.
 */
typedef struct
{
  const char *name;
  void (*count) (QsLanes *lanes,
                 guint    row,
                 guint    n_prefixes);
} QsKernel;

const QsKernel *qs_kernel_get_best (void);
const QsKernel *qs_kernel_find     (const char *name);

G_END_DECLS
