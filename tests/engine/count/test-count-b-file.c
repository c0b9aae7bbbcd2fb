/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines of b-files, byte by byte. */

#include "config.h"

#include "qs-count-b-file.h"
#include "qs-test-main.h"

/* The boards to @last_n, those of @first_here … @last_here counted here. */
static GArray *
make_entries (guint last_n,
              guint first_here,
              guint last_here)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (QsCountEntry));

  for (guint n = 1; n <= last_n; n++)
    {
      QsCountEntry entry;

      g_assert_true (qs_count_entry_init (&entry, n, NULL, NULL));
      if (n >= first_here && n <= last_here)
        entry.numbers[QS_COUNT_SOLUTIONS].source = entry.numbers[QS_COUNT_FUNDAMENTAL].source = QS_COUNT_SOURCE_HERE;
      g_array_append_val (entries, entry);
    }

  return entries;
}

static char *
write_lines (QsCountKind   kind,
             const GArray *entries,
             guint        *n_lines)
{
  return qs_count_b_file_write (kind, (const QsCountEntry *) (gpointer) entries->data, entries->len, n_lines);
}

QS_TEST (lines_and_their_sources)
{
  g_autoptr (GArray) entries = make_entries (9, 4, 8);
  guint n_lines;
  g_autofree char *all = write_lines (QS_COUNT_SOLUTIONS, entries, &n_lines);
  g_autofree char *fundamental = write_lines (QS_COUNT_FUNDAMENTAL, entries, &n_lines);

  g_assert_cmpuint (n_lines, ==, 9);
  g_assert_cmpstr (all, ==,
                   "# computed by Queenside " QS_VERSION ": n = 4-8\n"
                   "# from OEIS A000170: n = 1-3, 9\n"
                   "1 1\n2 0\n3 0\n4 2\n5 10\n6 4\n7 40\n8 92\n9 352\n");
  g_assert_cmpstr (fundamental, ==,
                   "# computed by Queenside " QS_VERSION ": n = 4-8\n"
                   "# from OEIS A002562: n = 1-3, 9\n"
                   "1 1\n2 0\n3 0\n4 1\n5 2\n6 1\n7 6\n8 12\n9 46\n");
}

QS_TEST (one_source_is_told_alone)
{
  g_autoptr (GArray) here = make_entries (3, 1, 3);
  g_autoptr (GArray) published = make_entries (2, 5, 5);
  guint n_lines;
  g_autofree char *of_here = write_lines (QS_COUNT_SOLUTIONS, here, &n_lines);
  g_autofree char *of_published = write_lines (QS_COUNT_SOLUTIONS, published, &n_lines);

  g_assert_cmpstr (of_here, ==, "# computed by Queenside " QS_VERSION ": n = 1-3\n1 1\n2 0\n3 0\n");
  g_assert_cmpstr (of_published, ==, "# from OEIS A000170: n = 1-2\n1 1\n2 0\n");
}

/* A b-file has no gaps: the numbers after one are left out. */
QS_TEST (ends_at_the_first_gap)
{
  g_autoptr (GArray) entries = make_entries (6, 1, 6);
  g_autoptr (GArray) others = make_entries (6, 1, 6);
  guint n_lines;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_array_remove_index (entries, 3);
  first = write_lines (QS_COUNT_SOLUTIONS, entries, &n_lines);
  g_assert_cmpuint (n_lines, ==, 3);
  g_assert_true (g_str_has_suffix (first, ": n = 1-3\n1 1\n2 0\n3 0\n"));

  /* Its symmetry classes are not known. */
  g_array_index (others, QsCountEntry, 4).numbers[QS_COUNT_FUNDAMENTAL].source = QS_COUNT_SOURCE_NONE;
  second = write_lines (QS_COUNT_FUNDAMENTAL, others, &n_lines);
  g_assert_cmpuint (n_lines, ==, 4);
  g_assert_true (g_str_has_suffix (second, "\n4 1\n"));
}

QS_TEST (tells_what_differs)
{
  g_autoptr (GArray) entries = make_entries (4, 1, 4);
  guint n_lines;
  g_autofree char *all = NULL;

  g_array_index (entries, QsCountEntry, 3).numbers[QS_COUNT_SOLUTIONS].total.low = 3;
  all = write_lines (QS_COUNT_SOLUTIONS, entries, &n_lines);
  g_assert_cmpstr (all, ==,
                   "# computed by Queenside " QS_VERSION ": n = 1-4\n"
                   "# n = 4 differs: OEIS has 2\n"
                   "1 1\n2 0\n3 0\n4 3\n");
}
