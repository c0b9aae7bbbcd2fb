/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which kernels there are; test-census-counter.c has what they count. */

#include "config.h"

#include "qs-kernel-private.h"

static void
test_names (void)
{
  guint n = qs_kernel_get_n_supported ();

  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpstr (qs_kernel_get_supported (0)->name, ==, "portable");
  g_assert_true (qs_kernel_get_best () == qs_kernel_get_supported (n - 1));

  for (guint i = 0; i < n; i++)
    {
      const QsKernel *kernel = qs_kernel_get_supported (i);

      g_assert_true (qs_kernel_find (kernel->name) == kernel);
      for (guint other = 0; other < i; other++)
        g_assert_true (qs_kernel_get_supported (other)->count != kernel->count);
    }
}

static void
test_unknown (void)
{
  g_assert_null (qs_kernel_find (""));
  g_assert_null (qs_kernel_find ("AVX2"));
  g_assert_null (qs_kernel_find ("sse"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/kernel/each-has-its-name", test_names);
  g_test_add_func ("/core/kernel/unknown-names-have-none", test_unknown);

  return g_test_run ();
}
