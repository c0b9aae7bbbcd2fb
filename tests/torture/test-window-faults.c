/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every call of the system by which the window writes or reads a file, or records a count, fails once, with each likely error.
 *
 * Whatever happens: the window says what became of which file, and why, and the next thing asked of it is done; the old
 * file is there or the whole new one, and nothing lies beside it. */

#include <glib/gstdio.h>
#include <string.h>

#include "qs-count-records.h"
#include "qs-faults.h"
#include "qs-saving.h"
#include "qs-test-chooser.h"
#include "qs-test-faults.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

#define OLD "old\n"

/* What is said of a list that was read. */
#define VERDICT "*4 solutions for 6 queens*"

typedef struct _Fixture Fixture;

typedef struct
{
  void (*do_whole) (Fixture *fixture); /* does the work if nothing fails */
  TestFaultCheck check;                /* does it if something does */
  guint least_failures;                /* a write, fsync, rename or close cannot fail unnoticed, nor can an open */
  const char *suffix;                  /* of the file's name */
  const char *action;                  /* opens the dialog that saves */
} Scenario;

struct _Fixture
{
  const Scenario *scenario;
  char *folder;
  gsize whole_length; /* of the file if nothing fails */
  guint n_tries;
  guint n_failed;
};

/* What the window says of a file. */
static char *
find_words (const char *name)
{
  g_autofree char *pattern = g_strdup_printf ("*%s*", name);
  GtkWidget *label = test_look_for (TEST_LABEL, pattern);

  return label != NULL ? g_strdup (gtk_label_get_text (GTK_LABEL (label))) : NULL;
}

/* Saves the file by the scenario's dialog. Some dialogs stay open. Returns: what the window says of it */
static char *
save (const Scenario *scenario,
      const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  char *words;

  test_activate (scenario->action);
  test_until (!test_window_is_active () && test_is_sensitive (TEST_BUTTON, "Save…"));
  test_save_as (path);
  /* Where it takes long, the name stands beside the progress first. */
  test_until (!qs_saving_is_going_on () && (words = find_words (name)) != NULL);
  while (!test_window_is_active ())
    test_type ("Escape");

  return words;
}

static char *
make_path (Fixture *fixture)
{
  g_autofree char *name = g_strdup_printf ("target-%u%s", ++fixture->n_tries, fixture->scenario->suffix);

  return g_build_filename (fixture->folder, name, NULL);
}

/* Asserts that the folder holds this file alone, and takes it away. */
static void
take_file (Fixture *fixture,
           const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);

  g_assert_cmpstr (g_dir_read_name (dir), ==, name);
  g_assert_null (g_dir_read_name (dir));
  g_assert_no_errno (g_unlink (path));
}

static void
check_saving (const char *fault,
              int error,
              gpointer user_data)
{
  Fixture *fixture = user_data;
  g_autofree char *path = make_path (fixture);
  g_autofree char *words = NULL;
  g_autofree char *content = NULL;
  gsize length;

  g_assert_true (g_file_set_contents (path, OLD, -1, NULL));
  qs_faults_begin (fixture->folder, fault);
  words = save (fixture->scenario, path);
  qs_faults_end ();

  g_assert_true (g_file_get_contents (path, &content, &length, NULL));
  if (g_str_equal (content, OLD))
    {
      g_assert_nonnull (strstr (words, g_strerror (error)));
      fixture->n_failed++;
    }
  else
    g_assert_cmpuint (length, ==, fixture->whole_length);
  take_file (fixture, path);
}

static void
save_whole (Fixture *fixture)
{
  g_autofree char *path = make_path (fixture);
  G_GNUC_UNUSED g_autofree char *words = save (fixture->scenario, path);
  g_autofree char *content = NULL;

  g_assert_true (g_file_get_contents (path, &content, &fixture->whole_length, NULL));
  take_file (fixture, path);
}

/* Returns: whether the window says what is in the file, or why it cannot */
static gboolean
has_answered (const char *name,
              const char *cause)
{
  g_autofree char *words = find_words (name);

  return words != NULL && (test_shows (VERDICT) || (cause != NULL && strstr (words, cause) != NULL));
}

/* Opens the file. Returns: whether it was read */
static gboolean
open_list (Fixture *fixture,
           const char *fault,
           const char *cause)
{
  g_autofree char *path = make_path (fixture);
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gboolean is_read;

  g_assert_true (g_file_set_contents (path, "2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n5 3 1 6 4 2\n", -1, NULL));
  qs_faults_begin (fixture->folder, fault);
  qs_window_open (QS_WINDOW (test_get_window ()), file);
  test_until (has_answered (name, cause));
  qs_faults_end ();
  is_read = test_shows (VERDICT);
  take_file (fixture, path);

  return is_read;
}

static void
check_opening (const char *fault,
               int error,
               gpointer user_data)
{
  Fixture *fixture = user_data;

  if (!open_list (fixture, fault, g_strerror (error)))
    fixture->n_failed++;
}

static void
open_whole (Fixture *fixture)
{
  g_assert_true (open_list (fixture, NULL, NULL));
}

static gboolean
has_record (QsCountRecords *records,
            const QsCountRecord *expected)
{
  QsCountRecord found;

  return qs_count_records_get (records, expected->n, &found) && found.solutions.low == expected->solutions.low;
}

/* Counts the board of one queen, and looks into the file of records: the older one is there. Returns: whether the new one is,
 * too */
static gboolean
record (const char *fault,
        const char *cause)
{
  static const QsCountRecord eight = { .n = 8, .solutions = { 0, 92 }, .symmetric = { 4, 0 } }, one = { .n = 1, .solutions = { 0, 1 } };
  g_autofree char *path = qs_count_records_get_default_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *failure = g_strdup_printf ("*counts.ini*%s*", cause);
  g_autoptr (QsCountRecords) old_records = NULL;
  g_autoptr (QsCountRecords) records = NULL;

  g_unlink (path);
  old_records = qs_count_records_new (path);
  g_assert_true (qs_count_records_add (old_records, &eight, NULL));
  qs_faults_begin (folder, fault);
  test_press ("Count * up to");
  /* What the last count ended with is shown no more. */
  test_pass_frames (2);
  test_until (test_shows ("Finished: 1 board was counted.") || test_shows (failure));
  qs_faults_end ();

  records = qs_count_records_new (path);
  g_assert_true (has_record (records, &eight));
  g_assert_true (has_record (records, &one) || test_shows (failure));

  return has_record (records, &one);
}

static void
check_recording (const char *fault,
                 int error,
                 gpointer user_data)
{
  Fixture *fixture = user_data;

  fixture->n_tries++;
  if (!record (fault, g_strerror (error)))
    fixture->n_failed++;
}

static void
record_whole (Fixture *fixture)
{
  fixture->n_tries++;
  g_assert_true (record (NULL, "no cause"));
}

/* Does the work, with each fault that can be and without. */
static void
test_faults (const Scenario *scenario)
{
  Fixture fixture = { .scenario = scenario, .folder = g_build_filename (test_session_get_folder (), "faults", NULL) };
  guint n_calls[32];

  g_assert_cmpuint (test_fault_count_functions (), <=, G_N_ELEMENTS (n_calls));
  g_assert_no_errno (g_mkdir (fixture.folder, 0700));
  qs_faults_begin (fixture.folder, NULL);
  scenario->do_whole (&fixture);
  qs_faults_end ();
  for (guint i = 0; i < test_fault_count_functions (); i++)
    n_calls[i] = qs_faults_count (test_fault_get_function (i));

  for (guint i = 0; i < test_fault_count_functions (); i++)
    test_fault_try (i, n_calls[i], scenario->check, &fixture);
  scenario->do_whole (&fixture);

  g_assert_cmpuint (fixture.n_failed, >=, scenario->least_failures);
  g_test_message ("figure: %u calls of the system failed at the window", fixture.n_tries - 2);
  g_assert_no_errno (g_rmdir (fixture.folder));
  g_free (fixture.folder);
}

QS_TEST_WINDOW (export, 6)
{
  test_until (test_shows ("of 4"));
  test_faults (&(Scenario){ save_whole, check_saving, 4, ".txt", "win.export" });
}

QS_TEST_WINDOW (picture, 6)
{
  test_until (test_shows ("of 4"));
  test_faults (&(Scenario){ save_whole, check_saving, 4, ".png", "win.save-picture" });
}

QS_TEST_WINDOW (sheet, 6)
{
  test_until (test_shows ("of 4"));
  test_faults (&(Scenario){ save_whole, check_saving, 4, ".pdf", "win.print" });
}

QS_TEST_WINDOW (film, 6)
{
  test_type ("alt+2");
  test_until (test_shows ("Step 0"));
  test_press ("One step forward");
  test_until (test_shows ("Step 1"));
  test_faults (&(Scenario){ save_whole, check_saving, 4, ".svg", "win.save-steps" });
}

QS_TEST_WINDOW (opening, 6)
{
  test_until (test_shows ("of 4"));
  test_faults (&(Scenario){ open_whole, check_opening, 1, ".txt" });
}

QS_TEST_WINDOW (recording, 6)
{
  test_activate ("win.counts");
  test_set_number ("Largest board to count", 1);
  test_faults (&(Scenario){ record_whole, check_recording, 4 });
}
