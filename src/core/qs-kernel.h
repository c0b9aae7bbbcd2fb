/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The builds of an inner loop for different processors, of which this processor's best is taken. */

#pragma once

#include <glib.h>

/* What a kernel needs; each kind of processor can do what those before it can. */
typedef enum
{
  QS_PROCESSOR_ANY,
  QS_PROCESSOR_V2,            /* x86-64 with SSE 4.2 and a count of bits */
  QS_PROCESSOR_AVX2,          /* the same with AVX2 and both sets of bit instructions */
  QS_PROCESSOR_AVX512,        /* the same with vectors of 512 bits, as x86-64-v4 has them */
  QS_PROCESSOR_AVX512_POPCNT, /* the same with a count of bits in each lane */
  QS_PROCESSOR_AVX512_VBMI,   /* the same with permutations of bytes and products with bit matrices */
} QsProcessor;

/* One build of a list, which begins with the slowest: that one can run anywhere, and what needs more comes later. All of
 * them compute the same. */
typedef struct
{
  /* What a user calls it, such as "portable" or "avx2"; %NULL behind the last one of a list. */
  const char *name;
  QsProcessor processor;
  gconstpointer loops; /* what was built for it; its type is that of the list */
} QsKernel;

/* How fast a kernel is, in any unit. */
typedef double (*QsKernelMeasure) (const QsKernel *kernel,
                                   gpointer        data);

guint           qs_kernel_get_n_supported (const QsKernel *list);
const QsKernel *qs_kernel_get_best        (const QsKernel *list);
const QsKernel *qs_kernel_find_fastest    (const QsKernel *list,
                                           QsKernelMeasure measure,
                                           gpointer        data);
const QsKernel *qs_kernel_find            (const QsKernel *list,
                                           const char     *name);
