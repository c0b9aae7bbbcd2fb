/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All that is known of all boards. */

#include "config.h"

#include "qs-count-table.h"

#include "engine-test-util.h"
#include "qs-known.h"

/* The largest board that the test waits for: the thread continues with larger ones, and is stopped there. */
#define WAITED_N 13

static QsCountRecords *
open_records (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "records", NULL);

  return qs_count_records_new (path);
}

static QsCountEntry
get_entry (QsCountTable *table,
           guint         n)
{
  g_autoptr (GArray) entries = qs_count_table_list (table);

  for (guint i = 0; i < entries->len; i++)
    {
      const QsCountEntry *entry = &g_array_index (entries, QsCountEntry, i);

      if (entry->n == n)
        return *entry;
    }

  g_assert_not_reached ();
}

static void
count_cb (guint *n_changes)
{
  *n_changes += 1;
}

static void
test_published (void)
{
  char *folder = engine_folder_new ();
  QsCountRecords *records = open_records (folder);
  QsCountTable *table = qs_count_table_new (records);
  g_autoptr (GArray) entries = qs_count_table_list (table);

  g_assert_cmpuint (entries->len, ==, QS_KNOWN_MAX_N);
  for (guint i = 0; i < entries->len; i++)
    {
      const QsCountEntry *entry = &g_array_index (entries, QsCountEntry, i);

      g_assert_cmpuint (entry->n, ==, i + 1);
      g_assert_cmpint (entry->source, ==, QS_COUNT_SOURCE_PUBLISHED);
    }

  g_assert_cmpuint (get_entry (table, 27).solutions.low, ==, G_GUINT64_CONSTANT (234907967154122528));
  g_assert_finalize_object (table);
  g_assert_finalize_object (records);
  engine_folder_remove (folder);
}

static void
test_records (void)
{
  const QsCountRecord eight = { .n = 8, .solutions = { 0, 92 }, .symmetric = { 4, 0 }, .time = 900, .date = 1 };
  const QsCountRecord large = { .n = 29, .solutions = { 1, 0 }, .time = 1, .date = 1795000000 };
  char *folder = engine_folder_new ();
  QsCountRecords *records = open_records (folder);
  QsCountTable *table = qs_count_table_new (records);
  g_autoptr (GArray) entries = NULL;
  g_autoptr (GError) error = NULL;
  guint n_changes = 0;

  g_signal_connect_swapped (table, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_true (qs_count_records_add (records, &eight, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpint (get_entry (table, 8).source, ==, QS_COUNT_SOURCE_HERE);
  g_assert_cmpint (get_entry (table, 8).time, ==, 900);
  g_assert_cmpint (get_entry (table, 9).source, ==, QS_COUNT_SOURCE_PUBLISHED);

  /* An unpublished board comes after the others. */
  g_assert_true (qs_count_records_add (records, &large, &error));
  entries = qs_count_table_list (table);
  g_assert_cmpuint (entries->len, ==, QS_KNOWN_MAX_N + 1);
  g_assert_cmpuint (g_array_index (entries, QsCountEntry, QS_KNOWN_MAX_N).n, ==, 29);

  g_assert_finalize_object (table);
  g_assert_finalize_object (records);
  engine_folder_remove (folder);
}

static void
test_classes (void)
{
  char *folder = engine_folder_new ();
  QsCountRecords *records = open_records (folder);
  QsCountTable *table = qs_count_table_new (records);
  QsCountEntry entry;

  g_assert_cmpint (get_entry (table, 5).classes_source, ==, QS_COUNT_SOURCE_NONE);
  qs_count_table_find_classes (table);
  qs_count_table_find_classes (table);
  engine_run_until (get_entry (table, WAITED_N).classes_source != QS_COUNT_SOURCE_NONE);

  for (guint n = 2; n <= WAITED_N; n++)
    {
      entry = get_entry (table, n);
      g_assert_cmpint (entry.classes_source, !=, QS_COUNT_SOURCE_NONE);
      g_assert_cmpuint (8 * entry.classes.of_8.low + 4 * entry.classes.of_4.low + 2 * entry.classes.of_2.low, ==,
                        entry.solutions.low);
    }

  entry = get_entry (table, 4);
  g_assert_cmpuint (entry.classes.of_2.low, ==, 1);
  entry = get_entry (table, 9);
  g_assert_cmpuint (entry.classes.of_8.low, ==, 42);
  g_assert_cmpuint (entry.classes.of_4.low, ==, 4);

  g_assert_finalize_object (table);
  g_assert_finalize_object (records);
  engine_folder_remove (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/count-table/has-what-is-published", test_published);
  g_test_add_func ("/engine/count-table/follows-the-records", test_records);
  g_test_add_func ("/engine/count-table/finds-the-sizes-of-classes", test_classes);

  return g_test_run ();
}
