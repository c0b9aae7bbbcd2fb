/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli methods: a line for each, with columns in line. */

#include <string.h>

#include "qs-test-main.h"
#include "qs-test-program.h"

QS_TEST (list)
{
  g_auto (TestRun) run = test_run ("methods");
  g_auto (GStrv) lines = g_strsplit (run.output, "\n", -1);
  const char *names;
  guint i = 1;

  test_assert_done (&run, run.output);
  g_assert_true (g_str_has_prefix (lines[0], "METHOD "));
  names = strstr (lines[0], "NAME");
  g_assert_nonnull (names);
  g_assert_true (g_str_has_suffix (lines[0], "LARGEST N"));

  for (; *lines[i] != '\0'; i++)
    {
      /* The name begins below its heading, and all lines end in one column. */
      g_assert_cmpint (lines[i][names - lines[0] - 1], ==, ' ');
      g_assert_cmpint (lines[i][names - lines[0]], !=, ' ');
      g_assert_cmpint (g_utf8_strlen (lines[i], -1), ==, g_utf8_strlen (lines[0], -1));
      g_assert_true (g_ascii_isdigit (lines[i][strlen (lines[i]) - 1]));
    }

  g_assert_cmpuint (i, >, 2);
  g_assert_null (lines[i + 1]);
  g_assert_nonnull (strstr (run.output, "\nshifting-masks "));
  g_assert_nonnull (strstr (run.output, "\nboolean-arrays "));
}

/* Each name that is listed can be used. */
QS_TEST (names_are_taken)
{
  g_auto (TestRun) run = test_run ("methods");
  g_auto (GStrv) lines = g_strsplit (run.output, "\n", -1);

  for (guint i = 1; *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", 2);
      g_auto (TestRun) trace = test_run ("trace 1 --first --method %s", words[0]);

      test_assert_done (&trace, trace.output);
      g_assert_nonnull (strstr (trace.output, " solution 1 1\n"));
    }
}
