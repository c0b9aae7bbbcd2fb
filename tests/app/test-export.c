/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Export: what the dialogs choose is what is written, and nothing is written by halves. */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "qs-test-session.h"
#include "qs-test-window.h"

/* A folder for the files of one test. */
static char *
make_folder (void)
{
  g_autofree char *template = g_build_filename (test_session_get_folder (), "export-XXXXXX", NULL);

  g_assert_nonnull (g_mkdtemp (template));

  return g_steal_pointer (&template);
}

/* Asserts that a folder holds one file with that name, or nothing when it is %NULL. */
static void
assert_holds_only (const char *folder,
                   const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (g_dir_read_name (dir), ==, name);
  g_assert_null (g_dir_read_name (dir));
}

static void
assert_content (const char *path,
                const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *content = NULL;
  gsize length;

  g_file_get_contents (path, &content, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (content, length, expected, strlen (expected));
}

static void
open_dialog (TestApp *app)
{
  test_type (app, "ctrl+e");
  test_wait_until (app, test_is_active (app, "Export Solutions"));
}

/* By its place in the list, and what it makes of four queens. */
static void
choose_column_lists (TestApp *app)
{
  test_type (app, "alt+f");
  test_wait_until (app, test_shows (app, "Column lists"));
  test_type (app, "Down Return");
  test_wait_until (app, test_shows (app, "2 4 1 3"));
}

static void
choose_range (TestApp *app,
              guint    first,
              guint    last)
{
  test_type (app, "alt+r");
  test_wait_until (app, test_is_sensitive (app, TEST_NUMBER, "Last number"));
  test_set_number (app, "First number", first);
  test_set_number (app, "Last number", last);
}

/* Goes on to the file dialog, and gives it @path. */
static void
save_as (TestApp    *app,
         const char *path)
{
  test_press (app, "Save…");
  test_wait_until (app, test_look_for (app, TEST_ENTRY, "Name*") != NULL);
  test_set_text (app, "Name*", path);
  test_press (app, "Save");
}

/* Exports what is chosen, and compares it with what the other program writes. */
static void
assert_exports (TestApp    *app,
                const char *cli_arguments,
                const char *message)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "solutions.txt", NULL);
  g_autofree char *expected = test_cli (cli_arguments);

  save_as (app, path);
  test_wait_until (app, test_shows (app, message));
  assert_content (path, expected);
  assert_holds_only (folder, "solutions.txt");
}

static void
test_dialog (TestApp *app)
{
  test_press (app, "Export to Text…");
  test_wait_until (app, test_is_active (app, "Export Solutions"));
  g_assert_true (test_is_on (app, TEST_CHECK, "All"));
  g_assert_false (test_is_on (app, TEST_CHECK, "Number each solution"));
  test_wait_until (app, !test_is_sensitive (app, TEST_NUMBER, "First number"));
  test_wait_until (app, test_shows (app, "92 solutions, 6.7*kB"));
  test_type (app, "Escape");
  test_wait_until (app, test_is_active (app, "Queenside"));

  test_press (app, "Export…");
  test_wait_until (app, test_is_active (app, "Export Solutions"));
  test_press (app, "Cancel");
  test_wait_until (app, test_is_active (app, "Queenside"));

  open_dialog (app);
  choose_column_lists (app);
  test_wait_until (app, !test_is_sensitive (app, TEST_CHECK, "Number each solution"));
  test_wait_until (app, test_shows (app, "92 solutions, 1.5*kB"));
  choose_range (app, 3, 5);
  test_wait_until (app, test_shows (app, "3 solutions, 48*bytes"));
  test_press (app, "Cancel");
  test_wait_until (app, test_is_active (app, "Queenside"));
}

/* The range begins as the solution that is shown. */
static void
test_shown_solution (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 92"));
  test_type (app, "Right Right Page_Down");
  test_wait_until (app, test_entry_holds (app, "Number of the shown solution", "13"));
  open_dialog (app);
  test_type (app, "alt+r");
  test_wait_until (app, test_is_sensitive (app, TEST_NUMBER, "Last number"));
  g_assert_cmpfloat (test_get_number (app, "First number"), ==, 13);
  g_assert_cmpfloat (test_get_number (app, "Last number"), ==, 13);
  assert_exports (app, "list 8 --from 13 --limit 1 --format text", "1 solution exported to “solutions.txt”");
}

static void
test_text (TestApp *app)
{
  open_dialog (app);
  assert_exports (app, "list 8 --format text", "92 solutions exported to “solutions.txt”");
}

static void
test_numbered (TestApp *app)
{
  open_dialog (app);
  test_type (app, "alt+n");
  test_wait_until (app, test_shows (app, "Solution 1\n.Q..\n...Q\nQ...\n..Q."));
  assert_exports (app, "list 8 --format text --numbered", "92 solutions exported to “solutions.txt”");
}

static void
test_columns (TestApp *app)
{
  test_set_number (app, "Queens", 10);
  open_dialog (app);
  choose_column_lists (app);
  assert_exports (app, "list 10 --format columns", "724 solutions exported to “solutions.txt”");
}

static void
test_numbered_range (TestApp *app)
{
  open_dialog (app);
  test_type (app, "alt+n");
  choose_range (app, 90, 92);
  assert_exports (app, "list 8 --from 90 --limit 3 --format text --numbered",
                  "3 solutions exported to “solutions.txt”");
}

/* Far behind what has been found, and found by then or not. */
/* What is shown is exported: the solutions with a queen on the corner. */
static void
test_narrowed (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 92"));
  test_type (app, "a 1");
  test_wait_until (app, test_shows (app, "of 4"));
  open_dialog (app);
  test_wait_until (app, test_shows (app, "4 solutions, *"));
  choose_column_lists (app);
  assert_exports (app, "list 8 --require a1 --format columns", "4 solutions exported*");
}

static void
test_range_of_long_run (TestApp *app)
{
  test_set_number (app, "Queens", 13);
  open_dialog (app);
  choose_column_lists (app);
  choose_range (app, 73700, 73712);
  assert_exports (app, "list 13 --from 73700 --format columns", "13 solutions exported to “solutions.txt”");
}

static void
test_existing_file (TestApp *app)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "old.txt", NULL);
  g_autofree char *expected = test_cli ("list 8 --limit 2 --format text");
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, "old\n", -1, &error);
  g_assert_no_error (error);

  open_dialog (app);
  choose_range (app, 1, 2);
  save_as (app, path);
  test_press (app, "Replace");
  test_wait_until (app, test_shows (app, "2 solutions exported to “old.txt”"));
  assert_content (path, expected);
  assert_holds_only (folder, "old.txt");
}

/* The kernel's own folder takes no file from anybody. */
static void
test_failure (TestApp *app)
{
  open_dialog (app);
  save_as (app, "/proc/queens.txt");
  test_wait_until (app, test_shows (app, "*queens.txt*: *"));
  g_assert_false (test_shows (app, "*exported*"));

  /* It is told, and then it is over: the next one is a new one. */
  test_press (app, "Dismiss");
  test_wait_until (app, !test_shows (app, "*queens.txt*"));
  open_dialog (app);
  assert_exports (app, "list 8 --format text", "92 solutions exported to “solutions.txt”");
}

/* Begins an export that takes many seconds. */
static void
begin_long_export (TestApp    *app,
                   const char *path)
{
  test_set_number (app, "Queens", 16);
  open_dialog (app);
  choose_column_lists (app);
  save_as (app, path);
}

static void
test_cancel (TestApp *app)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "long.txt", NULL);

  begin_long_export (app, path);
  test_wait_until (app, test_shows (app, "Exporting: * of 14772512 *"));
  test_wait_until (app, test_get_number (app, "Export progress") > 0);
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "Export…"));
  test_press (app, "Cancel");
  test_wait_until (app, test_shows (app, "Export cancelled*long.txt*"));
  assert_holds_only (folder, NULL);
  test_wait_until (app, test_is_sensitive (app, TEST_BUTTON, "Export…"));
}

static void
test_cancel_over_old_file (TestApp *app)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "long.txt", NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, "old\n", -1, &error);
  g_assert_no_error (error);

  begin_long_export (app, path);
  test_press (app, "Replace");
  test_wait_until (app, test_shows (app, "Exporting: *"));
  test_press (app, "Cancel");
  test_wait_until (app, test_shows (app, "Export cancelled*long.txt*"));
  assert_content (path, "old\n");
  assert_holds_only (folder, "long.txt");
}

static void
test_quit (TestApp *app)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "long.txt", NULL);

  begin_long_export (app, path);
  test_wait_until (app, test_shows (app, "Exporting: *"));
  test_type (app, "ctrl+q");
  test_app_assert_ends (app);
  assert_holds_only (folder, NULL);
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add_with_app ("/app/export/dialog-opens-and-tells-the-size", "", test_dialog);
  test_add_with_app ("/app/export/range-begins-as-the-shown-solution", "", test_shown_solution);
  test_add_with_app ("/app/export/text-boards-equal-the-command-line", "", test_text);
  test_add_with_app ("/app/export/numbered-boards-equal-the-command-line", "", test_numbered);
  test_add_with_app ("/app/export/column-lists-equal-the-command-line", "", test_columns);
  test_add_with_app ("/app/export/numbered-range-equals-the-command-line", "", test_numbered_range);
  test_add_with_app ("/app/export/far-range-equals-the-command-line", "", test_range_of_long_run);
  test_add_with_app ("/app/export/required-squares-narrow-what-is-exported", "", test_narrowed);
  test_add_with_app ("/app/export/existing-file-is-replaced-when-told-so", "", test_existing_file);
  test_add_with_app ("/app/export/failure-is-told", "", test_failure);
  test_add_with_app ("/app/export/cancel-leaves-no-file", "", test_cancel);
  test_add_with_app ("/app/export/cancel-leaves-the-old-file", "", test_cancel_over_old_file);
  test_add_with_app ("/app/export/quit-leaves-no-file", "", test_quit);

  return test_run_all ();
}
