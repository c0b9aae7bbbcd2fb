/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli kernels: a line for each that can be used, with its pace. */

#include "qs-test-main.h"
#include "qs-test-program.h"

QS_TEST (list)
{
  g_auto (TestRun) run = test_run ("kernels");
  g_auto (GStrv) lines = g_strsplit (g_strchomp (run.output), "\n", -1);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_str_has_prefix (lines[0], "KERNEL "));
  g_assert_true (g_str_has_prefix (lines[1], "portable "));

  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit_set (lines[i], " ", 2);
      g_auto (TestRun) count = test_run ("count 12 --kernel %s", words[0]);

      test_assert_done (&count, "14200\n");
      g_assert_cmpfloat (g_ascii_strtod (words[1], NULL), >, 0);
    }
}
