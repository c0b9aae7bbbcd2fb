/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Export: the file holds what the dialogs choose, and nothing is half written. */

#include <glib/gstdio.h>
#include <string.h>

#include "qs-export-formats.h"
#include "qs-export-sample.h"
#include "qs-test-chooser.h"
#include "qs-test-gzip.h"
#include "qs-test-run.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

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
open_dialog (void)
{
  test_press ("Export…");
  test_until (test_is_active ("Export Solutions"));
}

/* A format by its place in the list, and the line on it. */
static void
choose_column_lists (void)
{
  test_select ("Format", 1);
  test_until (test_shows ("The column of the queen in each row, *"));
}

static void
choose_range (double   first,
              double   last)
{
  test_tick ("Numbers from");
  test_until (test_is_sensitive (TEST_NUMBER, "Last number"));
  test_set_number ("First number", first);
  test_set_number ("Last number", last);
}

/* Exports the choice, and compares it with the output of the other program. */
static void
assert_exports (const char *cli_arguments,
                const char *message)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "solutions.txt", NULL);
  g_autofree char *expected = test_cli (cli_arguments);

  test_save_as (path);
  test_until (test_shows (message));
  assert_content (path, expected);
  assert_holds_only (folder, "solutions.txt");
}

QS_TEST_WINDOW (dialog_opens_and_tells_the_size, 8)
{
  test_type ("ctrl+e");
  test_until (test_is_active ("Export Solutions"));
  g_assert_true (test_is_on (TEST_CHECK, "All"));
  g_assert_false (test_is_on (TEST_CHECK, "Number each solution"));
  test_until (!test_is_sensitive (TEST_NUMBER, "First number"));
  test_until (test_shows ("92 solutions, 6.7*kB"));
  test_type ("Escape");
  test_until (test_window_is_active ());

  test_press ("Export…");
  test_until (test_is_active ("Export Solutions"));
  test_press ("Cancel");
  test_until (test_window_is_active ());

  open_dialog ();
  choose_column_lists ();
  test_until (test_look_for (TEST_CHECK, "Number each solution") == NULL);
  test_until (test_shows ("92 solutions, 1.5*kB"));
  choose_range (3, 5);
  test_until (test_shows ("3 solutions, 48*bytes"));
  test_press ("Cancel");
  test_until (test_window_is_active ());
}

/* The range has all at first, and what is shown has a choice of its own. */
QS_TEST_WINDOW (the_shown_solution_alone, 8)
{
  test_until (test_shows ("of 92"));
  test_type ("Right Right Page_Down");
  test_until (test_entry_holds ("Number of the solution shown", "13"));
  open_dialog ();
  g_assert_cmpfloat (test_get_number ("First number"), ==, 1);
  g_assert_cmpfloat (test_get_number ("Last number"), ==, 92);
  test_tick ("The solution shown, number 13");
  test_until (test_shows ("1 solution, 72*bytes"));
  assert_exports ("list 8 --from 13 --limit 1 --format text", "1 solution exported to “solutions.txt”");
  g_assert_cmpstr (test_chooser_get_suggested (), ==, "8-queens-13.txt");
}

QS_TEST_WINDOW (text_boards_equal_the_command_line, 8)
{
  open_dialog ();
  assert_exports ("list 8 --format text", "92 solutions exported to “solutions.txt”");
  g_assert_cmpstr (test_chooser_get_suggested (), ==, "8-queens.txt");
}

static void
put_data (const char *name,
          const char *content)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "applications", name, NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_no_errno (g_mkdir_with_parents (folder, 0700));
  g_file_set_contents (path, content, -1, &error);
  g_assert_no_error (error);
}

/* The user's program for texts writes down what it was given. */
static char *
add_text_program (void)
{
  char *witness = g_build_filename (g_get_user_data_dir (), "witness", NULL);
  g_autofree char *entry = g_strdup_printf ("[Desktop Entry]\nType=Application\nName=Reader\n"
                                            "Exec=cp %%f %s\nMimeType=text/plain;\n", witness);

  put_data ("reader.desktop", entry);
  put_data ("mimeapps.list", "[Default Applications]\ntext/plain=reader.desktop\n");

  return witness;
}

static gboolean
holds (const char *path,
       const char *expected)
{
  g_autofree char *content = NULL;

  return g_file_get_contents (path, &content, NULL, NULL) && g_str_equal (content, expected);
}

QS_TEST_WINDOW (file_is_opened_by_the_users_program, 8)
{
  g_autofree char *witness = add_text_program ();
  g_autofree char *expected = test_cli ("list 8 --format text");

  open_dialog ();
  assert_exports ("list 8 --format text", "92 solutions exported to “solutions.txt”");
  test_press ("Open");
  test_until (holds (witness, expected));
}

/* The file is gone by then. */
QS_TEST_WINDOW (file_that_cannot_be_opened_is_told, 8)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "queens.txt", NULL);

  open_dialog ();
  test_save_as (path);
  test_until (test_shows ("92 solutions exported*"));
  g_assert_no_errno (g_unlink (path));
  test_press ("Open");
  test_until (test_shows ("Could not open “queens.txt”: *"));
}

QS_TEST_WINDOW (numbered_boards_equal_the_command_line, 8)
{
  open_dialog ();
  test_tick ("Number each solution");
  test_until (test_shows ("Solution 1\nQ.......\n*"));
  assert_exports ("list 8 --format text --numbered", "92 solutions exported to “solutions.txt”");
}

QS_TEST_WINDOW (column_lists_equal_the_command_line, 8)
{
  test_set_number ("Queens", 10);
  open_dialog ();
  choose_column_lists ();
  assert_exports ("list 10 --format columns", "724 solutions exported to “solutions.txt”");
}

QS_TEST_WINDOW (numbered_range_equals_the_command_line, 8)
{
  open_dialog ();
  test_tick ("Number each solution");
  choose_range (90, 92);
  assert_exports ("list 8 --from 90 --limit 3 --format text --numbered",
                  "3 solutions exported to “solutions.txt”");
}

/* Lists the solutions that match a square: those with a queen in the corner. */
static void
narrow (void)
{
  test_until (test_shows ("of 92"));
  test_type ("a 1");
  test_until (test_shows ("of 4"));
  open_dialog ();
}

QS_TEST_WINDOW (required_squares_narrow_what_is_exported, 8)
{
  narrow ();
  g_assert_true (test_is_on (TEST_CHECK, "Matching the squares"));
  test_until (test_shows ("4 solutions, *"));
  choose_column_lists ();
  assert_exports ("list 8 --require a1 --format columns", "4 solutions exported*");
  g_assert_cmpstr (test_chooser_get_suggested (), ==, "8-queens-matching.txt");
}

QS_TEST_WINDOW (range_of_what_matches_the_squares, 8)
{
  narrow ();
  choose_column_lists ();
  choose_range (2, 3);
  test_until (test_shows ("3 6 4 2 8 5 7 1\n…"));
  assert_exports ("list 8 --require a1 --from 2 --limit 2 --format columns", "2 solutions exported*");
  g_assert_cmpstr (test_chooser_get_suggested (), ==, "8-queens-matching-2-3.txt");
}

QS_TEST_WINDOW (all_are_exported_beside_the_squares, 8)
{
  narrow ();
  test_tick ("All");
  test_until (test_shows ("92 solutions, *"));
  assert_exports ("list 8 --format text", "92 solutions exported*");
  g_assert_cmpstr (test_chooser_get_suggested (), ==, "8-queens.txt");
}

QS_TEST_WINDOW (fundamental_solutions, 8)
{
  open_dialog ();
  g_assert_false (test_is_sensitive (TEST_CHECK, "Matching the squares"));
  test_tick ("Fundamental only");
  test_until (test_shows ("12 solutions, *"));
  choose_column_lists ();
  assert_exports ("list 8 --fundamental --format columns", "12 solutions exported*");
  g_assert_cmpstr (test_chooser_get_suggested (), ==, "8-queens-fundamental.txt");
}

/* Where only the fundamental ones are shown, they are what is exported. */
QS_TEST_WINDOW (shown_fundamental_solutions, 8)
{
  test_until (test_shows ("of 92"));
  test_type ("u");
  test_until (test_shows ("of 12"));
  test_type ("a 8");
  test_until (test_shows ("of 2"));
  open_dialog ();
  test_until (test_is_on (TEST_CHECK, "Fundamental, matching the squares"));
  assert_exports ("list 8 --fundamental --require a8 --format text", "2 solutions exported*");
  g_assert_cmpstr (test_chooser_get_suggested (), ==, "8-queens-fundamental-matching.txt");
}

QS_TEST_WINDOW (board_without_solutions, 3)
{
  open_dialog ();
  test_until (test_shows ("There is no solution to export"));
  g_assert_false (test_is_sensitive (TEST_BUTTON, "Save…"));
  g_assert_false (test_is_sensitive (TEST_CHECK, "Numbers from"));
  g_assert_false (test_is_sensitive (TEST_CHECK, "The solution shown"));
  test_press ("Cancel");
}

QS_TEST_WINDOW (preview_is_the_first_board, 8)
{
  open_dialog ();
  test_until (test_shows ("Q.......\n....Q...\n.......Q\n.....Q..\n..Q.....\n......Q.\n.Q......\n...Q....\n…"));
  choose_range (92, 92);
  test_until (test_shows (".......Q\n...Q....\nQ.......\n..Q.....\n.....Q..\n.Q......\n......Q.\n....Q..."));
  test_tick ("Number each solution");
  test_until (test_shows ("Solution 92\n.......Q\n*"));
  test_press ("Cancel");
}

QS_TEST_WINDOW (large_file_is_warned_of, 16)
{
  open_dialog ();
  test_until (test_shows ("14772512 solutions, 4.0*GB"));
  test_until (test_shows ("Larger than 1*GB: *"));
  choose_range (1, 1000);
  test_until (!test_shows ("Larger than 1*GB: *"));
  test_press ("Cancel");
}

/* The check adds the suffix, and the suffix sets the check. */
QS_TEST_WINDOW (compressed_file, 8)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "queens.txt.Gz", NULL);
  g_autofree char *plain_path = g_build_filename (folder, "queens.txt", NULL);
  g_autofree char *expected = test_cli ("list 8 --format text");
  g_autofree char *content = NULL;

  open_dialog ();
  test_tick ("Compress (gzip)");
  test_until (test_shows ("92 solutions, at most 6.8*kB"));
  test_save_as (path);
  g_assert_cmpstr (test_chooser_get_suggested (), ==, "8-queens.txt.gz");
  test_until (test_shows ("92 solutions exported to “queens.txt.Gz”"));
  content = test_read_gzip (path, NULL);
  g_assert_cmpstr (content, ==, expected);

  open_dialog ();
  g_assert_true (test_is_on (TEST_CHECK, "Compress (gzip)"));
  test_save_as (plain_path);
  test_until (test_shows ("92 solutions exported to “queens.txt”"));
  assert_content (plain_path, expected);

  open_dialog ();
  g_assert_false (test_is_on (TEST_CHECK, "Compress (gzip)"));
  test_press ("Cancel");
}

/* Which files the dialog shows. */
QS_TEST_WIDGET (filters_know_suffixes_in_any_case)
{
  g_autoptr (GListModel) filters = qs_export_formats_make_filters (&qs_format_csv);
  g_autoptr (GtkFilter) own = g_list_model_get_item (filters, 0);
  g_autoptr (GtkFilter) all = g_list_model_get_item (filters, 1);
  static const struct
  {
    const char *name;
    gboolean is_own;
  } files[] = {
    { "a.csv", TRUE },
    { "a.CSV", TRUE },
    { "a.csv.gz", TRUE },
    { "a.csv.GZ", TRUE },
    { "a.txt", FALSE },
    { "csv", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GFileInfo) info = g_file_info_new ();

      g_file_info_set_display_name (info, files[i].name);
      g_assert_cmpint (gtk_filter_match (own, info), ==, files[i].is_own);
      g_assert_true (gtk_filter_match (all, info));
    }
}

QS_TEST_WINDOW (far_range_equals_the_command_line, 8)
{
  test_set_number ("Queens", 13);
  open_dialog ();
  choose_column_lists ();
  choose_range (73700, 73712);
  assert_exports ("list 13 --from 73700 --format columns", "13 solutions exported to “solutions.txt”");
}

/* The place of a format in the list. */
static guint
find_format (const char *id)
{
  guint place = 0;

  while (!g_str_equal (qs_format_list ()[place]->id, id))
    place++;

  return place;
}

/* Those of solutions; those of the problem follow. */
static guint
count_formats (void)
{
  guint count = 0;

  while (qs_format_list ()[count]->append != NULL)
    count++;

  return count;
}

static void
tick_scope (guint place)
{
  static const char *const checks[] = { "All", "Matching the squares", "Fundamental only", "Numbers from",
                                        "The solution shown*" };

  test_tick (checks[place]);
  if (place == 3)
    choose_range (2, 3);
}

/* What the command line writes to a file. */
static void
assert_equals_command_line (const char *path,
                            const char *arguments)
{
  g_autofree char *other = g_strconcat (path, ".other", NULL);
  g_autofree char *command = g_strdup_printf ("list 8 %s -o %s", arguments, other);
  G_GNUC_UNUSED g_autofree char *nothing = test_cli (command);
  g_autofree char *content = NULL;
  g_autofree char *expected = NULL;
  gsize length, expected_length;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &content, &length, &error);
  g_assert_no_error (error);
  g_file_get_contents (other, &expected, &expected_length, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (content, length, expected, expected_length);
}

/* Exports in one format after the other, of one part of the solutions after the other, and JSON of all parts: it tells
 * most about its solutions. */
QS_TEST_WINDOW (all_formats_equal_the_command_line, 8)
{
  static const char *const options[] = { "", "--require a1", "--fundamental", "--require a1 --from 2 --limit 2",
                                         "--require a1 --limit 1" };
  g_autofree char *folder = make_folder ();
  guint n_formats = count_formats ();

  narrow ();
  test_press ("Cancel");

  for (guint i = 0; i < n_formats + G_N_ELEMENTS (options); i++)
    {
      const QsFormat *format = i < n_formats ? qs_format_list ()[i] : qs_format_find ("json");
      guint part = i % (guint) G_N_ELEMENTS (options);
      g_autofree char *name = g_strdup_printf ("%u%s", i, format->suffix);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *arguments = g_strdup_printf ("%s --format %s", options[part], format->id);
      g_autofree char *message = g_strdup_printf ("*exported to “%s”", name);

      open_dialog ();
      test_select ("Format", find_format (format->id));
      tick_scope (part);
      test_save_as (path);
      test_until (test_shows (message));
      assert_equals_command_line (path, arguments);
    }
}

/* The name has the last word, and the next dialog begins with what it said. */
QS_TEST_WINDOW (suffix_chooses_the_format, 8)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "queens.csv", NULL);
  open_dialog ();
  test_save_as (path);
  test_until (test_shows ("92 solutions exported to “queens.csv”"));
  assert_equals_command_line (path, "--format csv");

  open_dialog ();
  test_until (test_shows (qs_format_csv.description));
  test_press ("Cancel");
}

/* Most formats are text: a name that says no more does not ask for one of those with this suffix. */
QS_TEST_WINDOW (any_text_keeps_the_format, 8)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "queens.txt", NULL);

  open_dialog ();
  test_select ("Format", find_format ("fen"));
  test_until (test_shows (qs_format_fen.description));
  test_save_as (path);
  test_until (test_shows ("92 solutions exported to “queens.txt”"));
  assert_equals_command_line (path, "--format fen");
}

/* Where columns count from is chosen where the format has the choice; and what was exported last is how the next dialog
 * begins, in any window. */
QS_TEST_WINDOW (base_is_remembered, 8)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "queens.txt", NULL);

  open_dialog ();
  g_assert_false (test_shows ("Columns start at"));
  choose_column_lists ();
  test_until (test_shows ("1 5 8 6 3 7 2 4\n…"));
  g_assert_true (test_shows ("Columns start at"));
  test_select ("Columns start at", 1);
  test_until (test_shows ("0 4 7 5 2 6 1 3\n…"));
  test_save_as (path);
  test_until (test_shows ("92 solutions exported to “queens.txt”"));
  assert_equals_command_line (path, "--format columns --base 0");

  test_open_window (8);
  open_dialog ();
  test_until (test_shows ("0 4 7 5 2 6 1 3\n…"));
  test_select ("Columns start at", 2);
  test_until (test_shows ("1 5 8 6 3 7 2 4\n…"));
  test_press ("Cancel");
  test_until (test_window_is_active ());

  /* Nothing was exported like this. */
  open_dialog ();
  test_until (test_shows ("0 4 7 5 2 6 1 3\n…"));
  test_press ("Cancel");
  test_until (test_window_is_active ());
}

QS_TEST_WINDOW (encoding, 8)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "queens.cnf", NULL);

  open_dialog ();
  test_select ("Format", count_formats ());
  test_until (test_shows ("Encoding"));
  g_assert_false (test_shows ("Columns start at"));
  test_select ("Encoding", 1);
  test_until (test_shows ("The problem itself, *B"));
  test_save_as (path);
  test_until (test_shows ("The problem exported to “queens.cnf”"));
  assert_equals_command_line (path, "--format dimacs --encoding sequential");
}

/* The problem has the squares, whichever solutions are chosen. */
QS_TEST_WINDOW (problem_itself, 8)
{
  static const char *const arguments[] = { "--require a1 --format dimacs", "--require a1 --format dlx",
                                           "--require a1 --format minizinc" };
  g_autofree char *folder = make_folder ();
  guint n_formats = count_formats ();

  narrow ();
  test_tick ("All");

  for (guint i = 0; qs_format_list ()[n_formats + i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat ("problem", qs_format_list ()[n_formats + i]->suffix, NULL);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *message = g_strdup_printf ("The problem exported to “%s”", name);

      if (i > 0)
        open_dialog ();
      test_select ("Format", n_formats + i);
      test_until (!test_is_sensitive (TEST_CHECK, "All"));
      test_until (test_shows ("The problem itself, *B") || test_shows ("The problem itself, *bytes"));
      test_save_as (path);
      test_until (test_shows (message));
      assert_equals_command_line (path, arguments[i]);
    }
}

/* Whatever the format, the preview stays in its place beside the choices. */
QS_TEST_WINDOW (preview_stays_where_it_is, 12)
{
  graphene_rect_t first, place;

  open_dialog ();
  for (guint i = 0; qs_format_list ()[i] != NULL; i++)
    {
      GtkWidget *preview = test_look_for_type (QS_TYPE_EXPORT_SAMPLE);
      GtkWidget *dialog = GTK_WIDGET (gtk_widget_get_root (preview));

      test_select ("Format", i);
      test_until (!test_shows ("Looking for the first board…"));
      test_pass_frames (2);
      g_assert_true (gtk_widget_compute_bounds (preview, dialog, &place));
      g_test_message ("Format %u: at %g, %g wide", i, place.origin.x, place.size.width);
      if (i == 0)
        first = place;
      g_assert_cmpfloat (place.origin.x, ==, first.origin.x);
      g_assert_cmpfloat (place.origin.y, ==, first.origin.y);
      g_assert_cmpfloat (place.size.width, ==, first.size.width);
    }
  test_press ("Cancel");
}

/* A line of a document is wrapped; a line of a board is not. */
QS_TEST_WINDOW (long_lines_are_wrapped, 8)
{
  open_dialog ();
  test_until (test_look_for (TEST_LABEL, "Q.......\n*") != NULL);
  g_assert_false (gtk_label_get_wrap (GTK_LABEL (test_find (TEST_LABEL, "Q.......\n*"))));

  test_select ("Format", find_format ("jsonl"));
  test_until (test_look_for (TEST_LABEL, "{*}\n{*}\n…") != NULL);
  g_assert_true (gtk_label_get_wrap (GTK_LABEL (test_find (TEST_LABEL, "{*}\n{*}\n…"))));
  test_press ("Cancel");
}

/* A text that is far longer than the preview begins at the top; a click on it, as whoever copies a part of it does,
 * leaves it where it was scrolled to. */
QS_TEST_WINDOW (long_preview_stays_where_it_was_scrolled_to, 8)
{
  GtkWidget *label, *scrolled;
  GtkAdjustment *place;

  open_dialog ();
  test_resize (600, 700);
  test_select ("Format", count_formats ());
  test_until (test_look_for (TEST_LABEL, "c Queens on a board of *") != NULL);
  label = test_find (TEST_LABEL, "c Queens on a board of *");
  scrolled = gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW);
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  test_until (gtk_adjustment_get_upper (place) > 10 * gtk_adjustment_get_page_size (place));

  gtk_adjustment_set_value (place, 1000);
  test_pass_frames (2);
  test_point (scrolled, 40, 40, "click 1");
  test_until (test_has_focus (label));
  test_pass_frames (2);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 1000);

  test_select ("Format", count_formats () + 1);
  test_until (gtk_adjustment_get_value (place) == 0);
  test_press ("Cancel");
}

QS_TEST_WINDOW (too_large_for_the_disk, 27)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "all.txt", NULL);

  open_dialog ();
  test_until (test_shows ("Larger than 1*GB: *"));
  test_save_as (path);
  test_until (test_shows ("Could not write “*all.txt”: it needs *EB, and its file system has only * free"));
  assert_holds_only (folder, NULL);
}

QS_TEST_WINDOW (existing_file_is_replaced_when_told_so, 8)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "old.txt", NULL);
  g_autofree char *expected = test_cli ("list 8 --limit 2 --format text");
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, "old\n", -1, &error);
  g_assert_no_error (error);

  open_dialog ();
  choose_range (1, 2);
  test_save_as (path);
  test_until (test_shows ("2 solutions exported to “old.txt”"));
  assert_content (path, expected);
  assert_holds_only (folder, "old.txt");
}

/* The kernel's own folder takes no file from anybody. */
QS_TEST_WINDOW (failure_is_told, 8)
{
  open_dialog ();
  test_save_as ("/proc/queens.txt");
  test_until (test_shows ("*queens.txt*: *"));
  g_assert_false (test_shows ("*exported*"));

  /* A failure is reported, and then it is over: the next export is a new one. */
  test_press ("Dismiss");
  test_until (!test_shows ("*queens.txt*"));
  open_dialog ();
  assert_exports ("list 8 --format text", "92 solutions exported to “solutions.txt”");
}

/* Begins an export that no test waits for: it looks for its first solution for many minutes. */
static void
begin_long_export (const char *path)
{
  test_set_number ("Queens", 22);
  open_dialog ();
  choose_column_lists ();
  choose_range (1e12, 1e12 + 9);
  test_save_as (path);
}

QS_TEST_WINDOW (cancel_leaves_no_file, 8)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "long.txt", NULL);

  begin_long_export (path);
  test_until (test_shows ("Exporting: 0 of 10 · *"));
  g_assert_cmpfloat (test_get_number ("Export progress"), ==, 0);
  test_until (!test_is_sensitive (TEST_BUTTON, "Export…"));
  test_press ("Cancel");
  test_until (test_shows ("Export cancelled*long.txt*"));
  assert_holds_only (folder, NULL);
  test_until (test_is_sensitive (TEST_BUTTON, "Export…"));
}

/* Ten million boards as JSON take every computer some time. */
QS_TEST_WINDOW (time_that_is_left_is_told, 16)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "long.json", NULL);

  open_dialog ();
  choose_range (1, 1e7);
  test_save_as (path);
  test_until (test_shows ("Exporting: * of 10000000 · */s · about * left"));
  test_press ("Cancel");
  test_until (test_shows ("Export cancelled*long.json*"));
  assert_holds_only (folder, NULL);
}

QS_TEST_WINDOW (cancel_leaves_the_old_file, 8)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "long.txt", NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, "old\n", -1, &error);
  g_assert_no_error (error);

  begin_long_export (path);
  test_until (test_shows ("Exporting: *"));
  test_press ("Cancel");
  test_until (test_shows ("Export cancelled*long.txt*"));
  assert_content (path, "old\n");
  assert_holds_only (folder, "long.txt");
}
