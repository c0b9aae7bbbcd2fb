/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The loaders that are fuzzed, on the seeds: whole, cut off at many places, and with bytes changed there. */

#include "qs-test-loaders.h"

#include "qs-test-main.h"

/* How many places of a seed are tried, at most: some loaders read files, which are slow. */
#define N_PLACES 100

/* What is wrong on purpose says so in its name. Partial results and states are of today's format: after a change of it
 * make-seeds makes them anew. */
static void
test_seed (const TestLoader *loader,
           const char       *folder,
           const char       *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *bytes = NULL;
  gsize length;

  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);
  g_test_message ("%s", path);
  g_assert_true (test_load (loader, bytes, length) == !g_str_has_prefix (name, "bad-"));

  for (gsize i = 0; i < length; i += length / N_PLACES + 1)
    {
      test_load (loader, bytes, i);
      bytes[i] ^= 1;
      test_load (loader, bytes, length);
      bytes[i] ^= 1 ^ 0x80;
      test_load (loader, bytes, length);
      bytes[i] ^= (char) 0x80;
    }
}

static void
test_seeds (gconstpointer data)
{
  const TestLoader *loader = data;
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "fuzz", "seeds", loader->name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  guint count = 0;
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      test_seed (loader, folder, name);
      count++;
    }
  g_assert_cmpuint (count, >, 1);
}

QS_TEST_MAIN
{
  for (const TestLoader *loader = test_loaders; loader->name != NULL; loader++)
    {
      g_autofree char *path = g_strconcat ("/fuzz/seeds/", loader->name, NULL);

      g_test_add_data_func (path, loader, test_seeds);
    }
}
