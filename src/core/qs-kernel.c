/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-kernel.h"

/* LCOV_EXCL_START: a processor has these things or not, and the tests run on one. */

/* Each kind has all that those before it have. */
static QsProcessor
find_processor (void)
{
#ifdef QS_HAVE_X86_64_KERNELS
  __builtin_cpu_init ();

  if (!__builtin_cpu_supports ("sse3") || !__builtin_cpu_supports ("ssse3") || !__builtin_cpu_supports ("sse4.1") ||
      !__builtin_cpu_supports ("sse4.2") || !__builtin_cpu_supports ("popcnt"))
    return QS_PROCESSOR_ANY;
  if (!__builtin_cpu_supports ("avx2") || !__builtin_cpu_supports ("bmi") || !__builtin_cpu_supports ("bmi2"))
    return QS_PROCESSOR_V2;
  if (!__builtin_cpu_supports ("avx512f") || !__builtin_cpu_supports ("avx512bw") || !__builtin_cpu_supports ("avx512cd") ||
      !__builtin_cpu_supports ("avx512dq") || !__builtin_cpu_supports ("avx512vl"))
    return QS_PROCESSOR_AVX2;
  if (!__builtin_cpu_supports ("avx512vpopcntdq"))
    return QS_PROCESSOR_AVX512;
  if (!__builtin_cpu_supports ("avx512vbmi") || !__builtin_cpu_supports ("gfni"))
    return QS_PROCESSOR_AVX512_POPCNT;

  return QS_PROCESSOR_AVX512_VBMI;
#else
  return QS_PROCESSOR_ANY;
#endif
}
/* LCOV_EXCL_STOP */

/* How many of them this processor can run, at least 1: the first ones of the list. */
guint
qs_kernel_get_n_supported (const QsKernel *list)
{
  QsProcessor processor = find_processor ();
  guint n = 0;

  while (list[n].name != NULL && list[n].processor <= processor)
    n++;

  return n;
}

/* The last one that this processor can run, which is the fastest on most. */
const QsKernel *
qs_kernel_get_best (const QsKernel *list)
{
  return &list[qs_kernel_get_n_supported (list) - 1];
}

/* Measures each kernel that this processor can run: on some processors wide vectors lose. Returns
 * the fastest; of several the last. */
const QsKernel *
qs_kernel_find_fastest (const QsKernel *list,
                        QsKernelMeasure measure,
                        gpointer        data)
{
  const QsKernel *fastest = NULL;
  guint n = qs_kernel_get_n_supported (list);
  double most = 0;

  for (guint i = 0; i < n; i++)
    {
      double pace = measure (&list[i], data);

      if (pace < most)
        continue;
      fastest = &list[i];
      most = pace;
    }

  return fastest;
}

/* The kernel of that name, if there is one and this processor can run it. */
const QsKernel *
qs_kernel_find (const QsKernel *list,
                const char     *name)
{
  for (guint i = qs_kernel_get_n_supported (list); i-- > 0;)
    {
      if (g_str_equal (list[i].name, name))
        return &list[i];
    }

  return NULL;
}
