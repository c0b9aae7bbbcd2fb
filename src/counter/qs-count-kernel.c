/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The builds of the counter's inner loops, of which the processor's best is taken. */

#include "config.h"

#include "qs-count-kernel.h"

#include "qs-count-lanes.h"

struct _QsCountKernel
{
  const char *name;
  const QsCountLanes *lanes;
};

static const QsCountKernel portable = { "portable", &qs_count_lanes_portable };

#ifdef QS_HAVE_X86_64_KERNELS
static const QsCountKernel v2 = { "v2", &qs_count_lanes_v2 };
static const QsCountKernel avx2 = { "avx2", &qs_count_lanes_avx2 };
static const QsCountKernel avx512 = { "avx512", &qs_count_lanes_avx512 };
#endif

#define MOST_KERNELS 4

#ifdef QS_HAVE_X86_64_KERNELS

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
         __builtin_cpu_supports ("avx512dq") && __builtin_cpu_supports ("avx512vl") &&
         __builtin_cpu_supports ("avx512vpopcntdq");
}

#endif

/* Finds those that this processor can run, the slowest first. */
static guint
find_supported (const QsCountKernel **kernels)
{
  guint n = 0;

  kernels[n++] = &portable;

#ifdef QS_HAVE_X86_64_KERNELS
  __builtin_cpu_init ();
  if (has_v2 ())
    kernels[n++] = &v2;
  if (has_avx2 ())
    kernels[n++] = &avx2;
  if (has_avx512 ())
    kernels[n++] = &avx512;
#endif

  return n;
}

/**
 * qs_count_kernel_get_n_supported:
 *
 * Returns: how many kernels this processor can run, at least 1
 */
guint
qs_count_kernel_get_n_supported (void)
{
  const QsCountKernel *kernels[MOST_KERNELS];

  return find_supported (kernels);
}

/**
 * qs_count_kernel_get_supported:
 * @index: which, from 0: the slowest, and one that any processor can run
 *
 * Returns: one of the kernels that this processor can run
 */
const QsCountKernel *
qs_count_kernel_get_supported (guint index)
{
  const QsCountKernel *kernels[MOST_KERNELS];

  g_return_val_if_fail (index < find_supported (kernels), NULL);

  return kernels[index];
}

/**
 * qs_count_kernel_get_best:
 *
 * Returns: the fastest kernel that this processor can run
 */
const QsCountKernel *
qs_count_kernel_get_best (void)
{
  return qs_count_kernel_get_supported (qs_count_kernel_get_n_supported () - 1);
}

/**
 * qs_count_kernel_find:
 * @name: the name of a kernel
 *
 * Returns: (nullable): the kernel of that name, if there is one and this
 *   processor can run it
 */
const QsCountKernel *
qs_count_kernel_find (const char *name)
{
  const QsCountKernel *kernels[MOST_KERNELS];
  guint n = find_supported (kernels);

  for (guint i = 0; i < n; i++)
    {
      if (g_str_equal (kernels[i]->name, name))
        return kernels[i];
    }

  return NULL;
}

/**
 * qs_count_kernel_get_name:
 * @self: a kernel
 *
 * Returns: what a user calls it: "portable", "v2", "avx2" or "avx512"
 */
const char *
qs_count_kernel_get_name (const QsCountKernel *self)
{
  return self->name;
}

/**
 * qs_count_kernel_get_lanes:
 * @self: a kernel
 *
 * Returns: (transfer none): its loops
 */
const QsCountLanes *
qs_count_kernel_get_lanes (const QsCountKernel *self)
{
  return self->lanes;
}
