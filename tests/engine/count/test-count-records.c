/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boards that were counted: added records are there, but none that cannot be right. */

#include "qs-count-records.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "engine-test-util.h"
#include "qs-error.h"
#include "qs-file-lock.h"
#include "qs-test-main.h"

/* Boards that are added by two at a time. */
#define FIRST_N 20
#define LAST_N 27

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static const QsCountRecord eight = { 8, { 0, 92 }, { 4, 0 }, 1500, 1700000000 };
static const QsCountRecord sixteen = { 16, { 0, 14772512 }, { 3000, 64 }, 123456789, 1700000001 };

/* Any numbers that fit together: the right ones are unknown. */
static const QsCountRecord twenty_nine = { 29, { 8, 20 }, { 12, 4 }, G_MAXINT64, 1700000002 };

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = engine_folder_new ();
  fixture->path = g_build_filename (fixture->folder, "counts.ini", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_free (fixture->path);
  engine_folder_remove (fixture->folder);
}

static void
add_record (QsCountRecords      *records,
            const QsCountRecord *record)
{
  g_autoptr (GError) error = NULL;
  gboolean done = qs_count_records_add (records, record, &error);

  g_assert_no_error (error);
  g_assert_true (done);
}

static void
assert_has (QsCountRecords      *records,
            const QsCountRecord *expected)
{
  QsCountRecord record;

  g_assert_true (qs_count_records_get (records, expected->n, &record));
  g_assert_cmpuint (record.n, ==, expected->n);
  g_assert_cmpint (qs_total_compare (&record.solutions, &expected->solutions), ==, 0);
  g_assert_cmpuint (record.symmetric.half_turn, ==, expected->symmetric.half_turn);
  g_assert_cmpuint (record.symmetric.quarter_turn, ==, expected->symmetric.quarter_turn);
  g_assert_cmpint (record.time, ==, expected->time);
  g_assert_cmpint (record.date, ==, expected->date);
}

static gboolean
has (QsCountRecords *records,
     guint           n)
{
  QsCountRecord record;

  return qs_count_records_get (records, n, &record);
}

static char *
get (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *contents = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);

  return contents;
}

static void
put (const char *path,
     const char *contents,
     gsize       length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents_full (path, contents, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0666, &error);
  g_assert_no_error (error);
}

QS_TEST_WITH (there_are_none_at_first, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountRecords) records = qs_count_records_new (fixture->path);

  for (guint n = 0; n < 40; n++)
    g_assert_false (has (records, n));
  g_assert_false (has (records, G_MAXUINT));
  engine_assert_folder (fixture->folder, "");
}

QS_TEST_WITH (what_was_added_is_there, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountRecords) records = qs_count_records_new (fixture->path);
  g_autoptr (QsCountRecords) anew = NULL;

  add_record (records, &twenty_nine);
  add_record (records, &eight);
  assert_has (records, &eight);
  assert_has (records, &twenty_nine);
  engine_assert_folder (fixture->folder, "counts.ini");

  anew = qs_count_records_new (fixture->path);
  assert_has (anew, &eight);
  assert_has (anew, &twenty_nine);
  g_assert_false (has (anew, 16));
}

QS_TEST_WITH (a_later_record_replaces_the_first, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountRecords) records = qs_count_records_new (fixture->path);
  g_autoptr (QsCountRecords) anew = NULL;
  QsCountRecord again = eight;

  again.time = 7;
  add_record (records, &eight);
  add_record (records, &again);
  assert_has (records, &again);
  anew = qs_count_records_new (fixture->path);
  assert_has (anew, &again);
}

QS_TEST_WITH (another_process_is_heard, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountRecords) records = qs_count_records_new (fixture->path);
  g_autoptr (QsCountRecords) other = qs_count_records_new (fixture->path);
  g_autoptr (QsCountRecords) anew = NULL;

  add_record (other, &sixteen);
  g_assert_false (has (records, 16));
  add_record (records, &eight);
  assert_has (records, &sixteen);
  add_record (other, &twenty_nine);

  anew = qs_count_records_new (fixture->path);
  assert_has (anew, &eight);
  assert_has (anew, &sixteen);
  assert_has (anew, &twenty_nine);
}

typedef struct
{
  const char *path;
  guint first_n;
} Additions;

static void
add_many (gpointer data)
{
  const Additions *additions = data;
  g_autoptr (QsCountRecords) records = qs_count_records_new (additions->path);

  for (guint n = additions->first_n; n <= LAST_N; n += 2)
    {
      QsCountRecord record = { n, { 0, 8 * n }, { 0, 0 }, 1, 1 };

      add_record (records, &record);
    }
}

static gpointer
add_many_thread (gpointer data)
{
  add_many (data);

  return NULL;
}

/* The lock that separates processes also separates two threads that know nothing of each other. */
QS_TEST_WITH (two_at_a_time_lose_nothing, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountRecords) anew = NULL;
  Additions even = { fixture->path, FIRST_N }, odd = { fixture->path, FIRST_N + 1 };
  GThread *thread = g_thread_new ("records", add_many_thread, &even);

  add_many (&odd);
  g_thread_join (thread);

  anew = qs_count_records_new (fixture->path);
  for (guint n = FIRST_N; n <= LAST_N; n++)
    g_assert_true (has (anew, n));
}

static void
assert_refused (QsCountRecords      *records,
                const QsCountRecord *record)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (qs_count_records_add (records, record, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
  g_assert_false (has (records, record->n));
}

QS_TEST_WITH (wrong_numbers_are_not_added, Fixture, NULL, set_up, tear_down)
{
  static const QsCountRecord wrong[] = {
    { 8, { 0, 93 }, { 4, 0 }, 1, 1 },  /* no classes */
    { 8, { 0, 100 }, { 4, 0 }, 1, 1 }, /* classes, but not those of n = 8 */
    { 8, { 1, 92 }, { 4, 0 }, 1, 1 },
    { 16, { 0, 14772512 }, { 3001, 64 }, 1, 1 },
    { 16, { 0, 14772512 }, { 3000, 64 }, -1, 1 },
    { 16, { 0, 14772512 }, { 3000, 64 }, 1, -1 },
    { 0, { 0, 0 }, { 0, 0 }, 1, 1 },
    { 33, { 0, 0 }, { 0, 0 }, 1, 1 },
  };
  g_autoptr (QsCountRecords) records = qs_count_records_new (fixture->path);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    assert_refused (records, &wrong[i]);
  engine_assert_folder (fixture->folder, "");
}

/* Any single bit: the record that it is in is gone, or the whole file is not read; no number is another one. */
QS_TEST_WITH (every_single_bit_counts, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountRecords) records = qs_count_records_new (fixture->path);
  g_autofree char *text = NULL;
  guint n_gone = 0;
  gsize length;

  add_record (records, &eight);
  add_record (records, &twenty_nine);
  text = get (fixture->path);
  length = strlen (text);

  for (gsize bit = 0; bit < 8 * length; bit++)
    {
      g_autoptr (QsCountRecords) damaged = NULL;

      text[bit / 8] ^= (char) (1u << bit % 8);
      put (fixture->path, text, length);
      damaged = qs_count_records_new (fixture->path);
      text[bit / 8] ^= (char) (1u << bit % 8);

      for (guint n = 1; n <= 32; n++)
        g_assert_true (n == 8 || n == 29 || !has (damaged, n));
      if (has (damaged, 8))
        assert_has (damaged, &eight);
      if (has (damaged, 29))
        assert_has (damaged, &twenty_nine);
      n_gone += !has (damaged, 8) || !has (damaged, 29);
    }

  g_assert_cmpuint (n_gone, >, 7 * length);
}

QS_TEST_WITH (a_damaged_file_is_set_aside, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *refused = g_strconcat (fixture->path, ".refused", NULL);
  g_autoptr (QsCountRecords) records = NULL;

  put (fixture->path, "damaged\n", 8);
  records = qs_count_records_new (fixture->path);
  g_assert_false (has (records, 8));
  engine_assert_folder (fixture->folder, "counts.ini");

  add_record (records, &eight);
  engine_assert_folder (fixture->folder, "counts.ini counts.ini.refused");
  engine_assert_file (refused, "damaged\n", 8);
}

QS_TEST_WITH (unknown_groups_stay, Fixture, NULL, set_up, tear_down)
{
  static const char mine[] = "# of mine\n\n[40]\nsolutions=1\n\n[16]\nsolutions=2\n";
  g_autoptr (QsCountRecords) records = NULL;
  g_autofree char *text = NULL;

  put (fixture->path, mine, strlen (mine));
  records = qs_count_records_new (fixture->path);
  g_assert_false (has (records, 16));
  add_record (records, &eight);
  add_record (records, &twenty_nine);

  text = get (fixture->path);
  g_assert_true (g_str_has_prefix (text, mine));
}

static void
try_unwritable_folder (gpointer data)
{
  const Fixture *fixture = data;
  g_autoptr (QsCountRecords) records = qs_count_records_new (fixture->path);
  g_autoptr (GError) error = NULL;

  engine_drop_privileges ();
  g_assert_cmpint (g_chmod (fixture->folder, 0500), ==, 0);
  g_assert_false (qs_count_records_add (records, &sixteen, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  g_assert_false (has (records, 16));
  assert_has (records, &eight);
  g_assert_cmpint (g_chmod (fixture->folder, 0700), ==, 0);
}

QS_TEST_WITH (a_failed_write_adds_nothing, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountRecords) records = qs_count_records_new (fixture->path);

  add_record (records, &eight);
  g_assert_cmpint (engine_run_child (try_unwritable_folder, fixture), ==, 0);
}

static void
try_unreadable_file (gpointer data)
{
  const Fixture *fixture = data;
  g_autoptr (QsCountRecords) records = qs_count_records_new (fixture->path);
  g_autoptr (GError) error = NULL;

  engine_drop_privileges ();
  g_assert_cmpint (g_chmod (fixture->path, 0), ==, 0);
  g_assert_false (qs_count_records_add (records, &sixteen, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, fixture->path));
  assert_has (records, &eight);
}

/* It is not ours to move: there may be a cause that passes. */
QS_TEST_WITH (an_unreadable_file_stays, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountRecords) records = qs_count_records_new (fixture->path);
  g_autoptr (QsCountRecords) anew = NULL;

  add_record (records, &eight);
  g_assert_cmpint (engine_run_child (try_unreadable_file, fixture), ==, 0);
  g_assert_cmpint (g_chmod (fixture->path, 0600), ==, 0);
  engine_assert_folder (fixture->folder, "counts.ini");
  anew = qs_count_records_new (fixture->path);
  assert_has (anew, &eight);
}

QS_TEST_WITH (the_default_is_in_the_state_folder, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *expected = g_build_filename (g_get_user_state_dir (), "queenside", "counts.ini", NULL);
  g_autofree char *path = qs_count_records_get_default_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  struct stat info;

  g_assert_cmpstr (path, ==, expected);
  g_assert_cmpint (stat (folder, &info), ==, 0);
  g_assert_cmphex (info.st_mode, ==, S_IFDIR | 0700);
}

int
main (int   argc,
      char *argv[])
{
  char *state = engine_folder_new ();
  int status;

  g_setenv ("XDG_STATE_HOME", state, TRUE);
  g_test_init (&argc, &argv, NULL);
  test_add_all ();

  status = g_test_run ();
  engine_folder_remove (state);

  return status;
}
