/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The builds of an inner loop for different processors, of which this processor's best is taken. */

#include "qs-kernel.h"

#ifdef QS_HAVE_X86_64_KERNELS

/* LCOV_EXCL_START: a processor has these things or not, and the tests run on one. */
static gboolean
has_v2 (void)
{
  return __builtin_cpu_supports ("sse3") && __builtin_cpu_supports ("ssse3") && __builtin_cpu_supports ("sse4.1") &&
         __builtin_cpu_supports ("sse4.2") && __builtin_cpu_supports ("popcnt");
}

static gboolean
has_avx2 (void)
{
  return has_v2 () && __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi") &&
         __builtin_cpu_supports ("bmi2");
}

static gboolean
has_avx512 (void)
{
  return has_avx2 () && __builtin_cpu_supports ("avx512f") && __builtin_cpu_supports ("avx512bw") &&
         __builtin_cpu_supports ("avx512cd") && __builtin_cpu_supports ("avx512dq") &&
         __builtin_cpu_supports ("avx512vl");
}

static gboolean
has_avx512_popcnt (void)
{
  return has_avx512 () && __builtin_cpu_supports ("avx512vpopcntdq");
}

static gboolean
has_avx512_vbmi (void)
{
  return has_avx512_popcnt () && __builtin_cpu_supports ("avx512vbmi") && __builtin_cpu_supports ("gfni");
}
/* LCOV_EXCL_STOP */

static gboolean
is_supported (const QsKernel *kernel)
{
  __builtin_cpu_init ();

  switch (kernel->processor)
    {
    case QS_PROCESSOR_ANY:
      return TRUE;
    case QS_PROCESSOR_V2:
      return has_v2 ();
    case QS_PROCESSOR_AVX2:
      return has_avx2 ();
    case QS_PROCESSOR_AVX512:
      return has_avx512 ();
    case QS_PROCESSOR_AVX512_POPCNT:
      return has_avx512_popcnt ();
    case QS_PROCESSOR_AVX512_VBMI:
      return has_avx512_vbmi ();
    default:
      g_assert_not_reached ();
    }
}

#else

static gboolean
is_supported (const QsKernel *kernel)
{
  return kernel->processor == QS_PROCESSOR_ANY;
}

#endif

/* How many of them this processor can run, at least 1. */
guint
qs_kernel_get_n_supported (const QsKernel *list)
{
  guint n = 0;

  for (const QsKernel *kernel = list; kernel->name != NULL; kernel++)
    n += is_supported (kernel) ? 1 : 0;

  return n;
}

/* The one at @index among those that this processor can run, from the slowest. */
const QsKernel *
qs_kernel_get_supported (const QsKernel *list,
                         guint           index)
{
  for (const QsKernel *kernel = list; kernel->name != NULL; kernel++)
    {
      if (is_supported (kernel) && index-- == 0)
        return kernel;
    }

  g_return_val_if_reached (NULL);
}

/* The last one that this processor can run, which is the fastest on most. */
const QsKernel *
qs_kernel_get_best (const QsKernel *list)
{
  return qs_kernel_get_supported (list, qs_kernel_get_n_supported (list) - 1);
}

/* Measures each kernel that this processor can run: on some processors wide vectors lose. Returns
 * the fastest; of several the last. */
const QsKernel *
qs_kernel_find_fastest (const QsKernel *list,
                        QsKernelMeasure measure,
                        gpointer        data)
{
  const QsKernel *fastest = NULL;
  double most = 0;

  for (const QsKernel *kernel = list; kernel->name != NULL; kernel++)
    {
      double pace = is_supported (kernel) ? measure (kernel, data) : -1;

      if (pace < most)
        continue;
      fastest = kernel;
      most = pace;
    }

  return fastest;
}

/* The kernel of that name, if there is one and this processor can run it. */
const QsKernel *
qs_kernel_find (const QsKernel *list,
                const char     *name)
{
  for (const QsKernel *kernel = list; kernel->name != NULL; kernel++)
    {
      if (g_str_equal (kernel->name, name) && is_supported (kernel))
        return kernel;
    }

  return NULL;
}
