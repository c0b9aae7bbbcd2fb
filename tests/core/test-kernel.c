/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which kernels there are; test-census-counter.c and test-counter.c have what they count. */

#include "qs-census-counter.h"
#include "qs-lanes.h"
#include "qs-test-main.h"

static const QsKernel list[] = {
  { "portable", QS_PROCESSOR_ANY, NULL },
  { "also-portable", QS_PROCESSOR_ANY, NULL },
  { NULL, QS_PROCESSOR_ANY, NULL },
  { "behind-the-end", QS_PROCESSOR_ANY, NULL },
};

QS_TEST (a_list_has_an_end)
{
  g_assert_cmpuint (qs_kernel_get_n_supported (list), ==, 2);
  g_assert_true (qs_kernel_get_best (list) == &list[1]);
  g_assert_true (qs_kernel_find (list, "portable") == &list[0]);
  g_assert_null (qs_kernel_find (list, "behind-the-end"));
}

QS_TEST (each_has_its_name)
{
  guint n = qs_kernel_get_n_supported (qs_census_kernels);

  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpstr (qs_census_kernels[0].name, ==, "portable");
  g_assert_true (qs_kernel_get_best (qs_census_kernels) == &qs_census_kernels[n - 1]);

  for (guint i = 0; i < n; i++)
    {
      const QsKernel *kernel = &qs_census_kernels[i];

      g_assert_true (qs_kernel_find (qs_census_kernels, kernel->name) == kernel);
      for (guint other = 0; other < i; other++)
        {
          const QsKernel *slower = &qs_census_kernels[other];

          g_assert_true (((const QsLanesLoops *) slower->loops)->count != ((const QsLanesLoops *) kernel->loops)->count);
        }
    }
}

QS_TEST (unknown_names_have_none)
{
  g_assert_null (qs_kernel_find (qs_census_kernels, ""));
  g_assert_null (qs_kernel_find (qs_census_kernels, "AVX2"));
  g_assert_null (qs_kernel_find (qs_census_kernels, "sse"));
}

/* The pace of each kernel of a list is given. */
static double
get_pace (const QsKernel *kernel,
          gpointer        data)
{
  const double *paces = data;

  return paces[kernel - list];
}

QS_TEST (the_fastest_is_found)
{
  double rising[] = { 1, 2 }, falling[] = { 2, 1 }, even[] = { 2, 2 };

  g_assert_true (qs_kernel_find_fastest (list, get_pace, rising) == &list[1]);
  g_assert_true (qs_kernel_find_fastest (list, get_pace, falling) == &list[0]);
  g_assert_true (qs_kernel_find_fastest (list, get_pace, even) == &list[1]);
}
