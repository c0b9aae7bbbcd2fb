/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli estimate against the known numbers. */

#include <math.h>
#include <string.h>

#include "qs-test-main.h"
#include "qs-test-program.h"

/* The number that follows a word at the start of a line. */
static double
read_number (const char *output,
             const char *word)
{
  g_autofree char *start = g_strconcat ("\n", word, " ", NULL);
  g_autofree char *padded = g_strconcat ("\n", output, NULL);
  const char *found = strstr (padded, start);

  g_assert_nonnull (found);

  return g_ascii_strtod (found + strlen (start), NULL);
}

static double
read_error (const char *output,
            const char *word)
{
  g_autofree char *start = g_strconcat ("\n", word, " ", NULL);
  g_autofree char *padded = g_strconcat ("\n", output, NULL);
  const char *found = strstr (padded, start);

  g_assert_nonnull (found);
  found = strstr (found, "± ");
  g_assert_nonnull (found);

  return g_ascii_strtod (found + strlen ("± "), NULL);
}

/* What is said of so many queens, which several tests read. */
static const char *
estimate (guint n)
{
  static char *outputs[32];

  if (outputs[n] == NULL)
    {
      g_auto (TestRun) run = test_run ("estimate %u", n);

      test_assert_done (&run, run.output);
      outputs[n] = g_steal_pointer (&run.output);
    }

  return outputs[n];
}

/* The nodes of n = 8 and 12 are those of a search that places queens on free squares, row by row. */
QS_TEST (estimates_are_near)
{
  static const struct
  {
    guint n;
    double nodes;
  } cases[] = { { 8, 2057 }, { 12, 856189 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *output = estimate (cases[i].n);
      double error = read_error (output, "nodes");

      g_assert_cmpfloat (error, >, 0);
      g_assert_cmpfloat (fabs (read_number (output, "nodes") - cases[i].nodes), <=, 4 * error + 1);
    }
}

/* No number of 28 queens is known. That of 27 is 2.349e17, and each board has ten to eleven times those of the one before. */
QS_TEST (unknown_solutions)
{
  double solutions = read_number (estimate (28), "solutions");
  double error = read_error (estimate (28), "solutions");

  g_assert_cmpfloat (error, >, 0);
  g_assert_cmpfloat (error, <, 0.1 * solutions);
  g_assert_cmpfloat (solutions, >, 10 * 2.349e17);
  g_assert_cmpfloat (solutions, <, 12 * 2.349e17);
}

/* A method that goes row by row has the nodes that stand above the table: one number is estimated once. */
QS_TEST (nodes_agree)
{
  static const char *const methods[] = { "scanning", "boolean-arrays", "hash-sets", "explicit-stack",
                                         "conflict-matrix", "shifting-masks", "fixed-masks", "enumerator" };
  static const guint boards[] = { 8, 12 };

  for (guint board = 0; board < G_N_ELEMENTS (boards); board++)
    {
      const char *output = estimate (boards[board]);
      double nodes = read_number (output, "nodes");

      for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
        {
          g_autofree char *start = g_strconcat ("\n", methods[i], " ", NULL);
          const char *line = strstr (output, start);

          g_assert_nonnull (line);
          line += strlen (start);
          line += strcspn (line, "0123456789\n");
          g_assert_cmpfloat (g_ascii_strtod (line, NULL), ==, nodes);
        }
    }
}

QS_TEST (known_number)
{
  const char *known = estimate (12);

  g_assert_nonnull (strstr (known, "is known: 14200\n"));
  g_assert_false (g_str_has_prefix (known, "solutions"));
  g_assert_null (strstr (known, "\nsolutions"));
  g_assert_nonnull (strstr (estimate (28), "is not known."));
}

/* Every method that can find all solutions has a line with a time. */
QS_TEST (times)
{
  g_auto (GStrv) parts = g_strsplit (estimate (12), "\n\n", 2);
  g_auto (GStrv) lines = NULL;
  guint i = 1;

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  lines = g_strsplit (parts[1], "\n", -1);
  g_assert_true (g_str_has_prefix (lines[0], "METHOD"));

  for (; *lines[i] != '\0'; i++)
    {
      g_assert_cmpint (g_utf8_strlen (lines[i], -1), ==, g_utf8_strlen (lines[0], -1));
      g_assert_true (g_regex_match_simple ("[0-9] (µs|ms|s|min|h|days|years)$", lines[i], 0, 0));
    }
  g_assert_cmpuint (i, >, 3);
  g_assert_nonnull (strstr (parts[1], "\nshifting-masks "));
  g_assert_nonnull (strstr (parts[1], "\nenumerator "));
}
