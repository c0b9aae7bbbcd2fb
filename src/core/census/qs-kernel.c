/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The builds of the vector tree search, of which the processor's best is taken. */

#include "config.h"

#include "qs-kernel-private.h"

static const QsKernel portable = { "portable", qs_lanes_count_portable };

#ifdef QS_HAVE_X86_64_KERNELS
static const QsKernel avx2 = { "avx2", qs_lanes_count_avx2 };
static const QsKernel avx512 = { "avx512", qs_lanes_count_avx512 };
#endif

#define MOST_KERNELS 3

/* Finds those that this processor can run, the slowest first. */
static guint
find_supported (const QsKernel **kernels)
{
  guint n = 0;

  kernels[n++] = &portable;

#ifdef QS_HAVE_X86_64_KERNELS
  __builtin_cpu_init ();
  if (__builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi2") && __builtin_cpu_supports ("popcnt"))
    kernels[n++] = &avx2;
  if (n > 1 && __builtin_cpu_supports ("avx512f"))
    kernels[n++] = &avx512;
#endif

  return n;
}

/**
 * qs_kernel_get_n_supported:
 *
 * Returns: how many kernels this processor can run, at least 1
 */
guint
qs_kernel_get_n_supported (void)
{
  const QsKernel *kernels[MOST_KERNELS];

  return find_supported (kernels);
}

/**
 * qs_kernel_get_supported:
 * @index: which, from 0: the slowest, and one that any processor can run
 *
 * Returns: one of the kernels that this processor can run
 */
const QsKernel *
qs_kernel_get_supported (guint index)
{
  const QsKernel *kernels[MOST_KERNELS];

  g_return_val_if_fail (index < find_supported (kernels), NULL);

  return kernels[index];
}

/**
 * qs_kernel_get_best:
 *
 * Returns: the fastest kernel that this processor can run
 */
const QsKernel *
qs_kernel_get_best (void)
{
  return qs_kernel_get_supported (qs_kernel_get_n_supported () - 1);
}

/**
 * qs_kernel_find:
 * @name: the name of a kernel
 *
 * Returns: (nullable): the kernel of that name, if there is one and this
 *   processor can run it
 */
const QsKernel *
qs_kernel_find (const char *name)
{
  const QsKernel *kernels[MOST_KERNELS];
  guint n = find_supported (kernels);

  for (guint i = 0; i < n; i++)
    {
      if (g_str_equal (kernels[i]->name, name))
        return kernels[i];
    }

  return NULL;
}
