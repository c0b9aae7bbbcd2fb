/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* NumPy's array file: the header as its description has it, and where NumPy is installed, what NumPy reads. */

#include "config.h"

#include "qs-format.h"

#include <glib/gstdio.h>
#include <string.h>

#include "qs-test-boards.h"
#include "qs-test-main.h"

static GString *
write_set (const QsFormatSet *set,
       const GArray      *solutions)
{
  GString *out = g_string_new (NULL);

  qs_format_begin (&qs_format_npy, out, set);
  for (guint i = 0; i < set->count; i++)
    {
      const QsFormatBoard board = { &g_array_index (solutions, guint16, i * set->n), i + 1, 0, 0 };

      qs_format_npy.append (out, set, &board);
    }
  qs_format_end (&qs_format_npy, out);
  g_assert_cmpuint (qs_format_get_size (&qs_format_npy, set), ==, out->len);

  return out;
}

/* The magic word, version 1.0, the length of a dictionary that ends in a newline at a multiple of 64. */
static gsize
assert_header (const char *data,
               guint64     count,
               guint       n)
{
  g_autofree char *wanted = g_strdup_printf (
      "{'descr': '|u1', 'fortran_order': False, 'shape': (%" G_GUINT64_FORMAT ", %u), }", count, n);
  g_autofree char *header = NULL;
  gsize length;

  g_assert_cmpmem (data, 8, "\x93NUMPY\x01\x00", 8);
  length = (guint8) data[8] | (gsize) (guint8) data[9] << 8;
  g_assert_cmpuint ((10 + length) % 64, ==, 0);
  g_assert_cmpint (data[10 + length - 1], ==, '\n');

  header = g_strndup (data + 10, length);
  g_assert_cmpstr (g_strchomp (header), ==, wanted);

  return 10 + length;
}

QS_TEST (file)
{
  for (guint n = 1; n <= 10; n++)
    {
      g_autoptr (GArray) solutions = test_all_solutions (n);

      for (QsFormatBase base = QS_FORMAT_BASE_USUAL; base <= QS_FORMAT_BASE_1; base++)
        {
          const QsFormatSet set = { .n_rows = n, .n = n, .first = 1, .count = solutions->len / n, .base = base };
          g_autoptr (GString) out = write_set (&set, solutions);
          gsize start = assert_header (out->str, set.count, n);

          g_assert_cmpuint (out->len, ==, start + solutions->len);
          for (guint i = 0; i < solutions->len; i++)
            g_assert_cmpint (out->str[start + i], ==,
                             g_array_index (solutions, guint16, i) + (base == QS_FORMAT_BASE_1));
        }
    }
}

/* The longest header that 64 bits can ask for. */
QS_TEST (huge_count)
{
  for (guint64 count = 1; count < G_MAXUINT64 / 10; count *= 10)
    {
      const QsFormatSet set = { .n_rows = 32, .n = 32, .first = 1, .count = count };
      g_autoptr (GString) out = g_string_new (NULL);

      qs_format_begin (&qs_format_npy, out, &set);
      g_assert_cmpuint (assert_header (out->str, count, 32), ==, out->len);
    }
}

/* NumPy maps the file into memory and adds its rows up. */
static void
test_numpy (void)
{
  const char *script = "import numpy, sys\n"
                       "a = numpy.load(sys.argv[1], mmap_mode='r')\n"
                       "print(type(a).__name__, a.dtype.str, a.shape, a.flags.c_contiguous,\n"
                       "      a[0].tolist(), a[-1].tolist(), int((a.sum(axis=1) == 28).sum()))\n";
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "queenside-XXXXXX.npy", NULL);
  const char *const arguments[] = { g_getenv ("QS_PYTHON_WITH_NUMPY"), "-c", script, path, NULL };
  g_autoptr (GArray) solutions = test_all_solutions (8);
  const QsFormatSet set = { .n_rows = 8, .n = 8, .first = 1, .count = 92 };
  g_autoptr (GString) file = write_set (&set, solutions);
  g_autoptr (GError) error = NULL;
  g_autofree char *output = NULL;
  int fd = g_mkstemp (path);
  int status;

  g_assert_cmpint (fd, >=, 0);
  g_assert_true (g_file_set_contents (path, file->str, (gssize) file->len, NULL));
  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, &status, &error);
  g_unlink (path);
  g_close (fd, NULL);

  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
  g_assert_cmpstr (output, ==,
                   "memmap |u1 (92, 8) True [0, 4, 7, 5, 2, 6, 1, 3] [7, 3, 0, 2, 5, 1, 6, 4] 92\n");
}

QS_TEST_MAIN
{
  if (g_getenv ("QS_PYTHON_WITH_NUMPY") != NULL)
    g_test_add_func ("/formats/npy/numpy-maps-it", test_numpy);
}
