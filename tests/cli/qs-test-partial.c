/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Partial results, written without the program. So a test knows what the program reads, and can let
 * it read counts that nobody made. */

#include "qs-test-partial.h"

#include <string.h>

#include "qs-test-program.h"

/* Returns: the number after the first @before */
guint
test_read_number (const char *text,
                  const char *before)
{
  const char *found = strstr (text, before);

  g_assert_nonnull (found);

  return (guint) g_ascii_strtoull (found + strlen (before), NULL, 10);
}

/* Returns: how many units its count is cut into, which the program says when it is asked for others */
guint
test_find_n_units (guint n)
{
  g_auto (TestRun) run = test_run ("count %u --partial --units 0", n);
  g_autofree char *before = g_strdup_printf ("n = %u has ", n);

  test_assert_failed (&run, 2, before);

  return test_read_number (run.errors, before);
}

/* Returns: (transfer full): the hash of how its count is cut, from the result of an empty share */
char *
test_find_hash (guint n)
{
  g_auto (TestRun) run = test_run ("count %u --partial --units 1/4000000000", n);
  const char *hash = strstr (run.output, "\"plan\": \"");

  g_assert_nonnull (hash);

  return g_strndup (hash + strlen ("\"plan\": \""), 16);
}

static char *
seal (guint       version,
      guint       n,
      guint       n_units,
      const char *hash,
      guint       from,
      guint       to,
      const char *solutions)
{
  g_autofree char *start = g_strdup_printf ("{\n"
                                            "  \"format\": \"queenside-count\",\n"
                                            "  \"version\": %u,\n"
                                            "  \"n\": %u,\n"
                                            "  \"units\": %u,\n"
                                            "  \"plan\": \"%s\",\n"
                                            "  \"counted-by\": \"\",\n"
                                            "  \"microseconds\": 0,\n"
                                            "  \"ranges\": [\n"
                                            "    {\"from\": %u, \"to\": %u, \"solutions\": \"%s\"}\n"
                                            "  ],\n",
                                            version, n, n_units, hash, from, to, solutions);
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, start, -1);

  return g_strdup_printf ("%s  \"checksum\": \"sha256:%s\"\n}\n", start, checksum);
}

/* Makes a partial result of this version without the program.
 * @from: the first unit, from 1
 * @to: the last unit
 * Returns: (transfer full): the partial result */
char *
test_seal_partial (guint       n,
                   guint       n_units,
                   const char *hash,
                   guint       from,
                   guint       to,
                   const char *solutions)
{
  return seal (TEST_PARTIAL_VERSION, n, n_units, hash, from, to, solutions);
}

/* @version: the version of the cut into units
 * @from: the first unit, from 1
 * @to: the last unit
 * Returns: (transfer full): a partial result */
char *
test_make_partial (guint       version,
                   guint       n,
                   guint       from,
                   guint       to,
                   const char *solutions)
{
  g_autofree char *hash = test_find_hash (n);

  return seal (version, n, test_find_n_units (n), hash, from, to, solutions);
}

/* Writes a partial result of this version into a file. */
void
test_write_partial (const char *path,
                    guint       n,
                    guint       from,
                    guint       to,
                    const char *solutions)
{
  g_autofree char *text = test_make_partial (TEST_PARTIAL_VERSION, n, from, to, solutions);

  test_write_file (path, text);
}
