/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards on paper: the dialog's pages, and what goes to the printer or to a file. */

#include <glib/gstdio.h>
#include <string.h>

#include "qs-chart-text.h"
#include "qs-play-link.h"
#include "qs-print-job.h"
#include "qs-test-chooser.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"
#include "qs-toast.h"

static char *
make_path (const char *name)
{
  return g_build_filename (test_session_get_folder (), name, NULL);
}

static void
open_dialog (void)
{
  test_until (test_shows ("of 92"));
  test_type ("ctrl+p");
  test_until (test_is_active ("Print"));
  test_until (test_shows ("Page 1 of 8"));
}

/* Whether a PDF is whole. */
static gboolean
is_whole (const char *path)
{
  g_autofree char *content = NULL;
  gsize length;

  return g_file_get_contents (path, &content, &length, NULL) && g_str_has_prefix (content, "%PDF-") &&
         g_strstr_len (content + length - MIN (length, 16), -1, "%%EOF") != NULL;
}

/* How many pages a PDF has, as poppler counts them. */
static guint
count_pages (const char *path)
{
  const char *arguments[] = { "pdfinfo", path, NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *output = NULL;
  const char *line;

  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, NULL, &error);
  g_assert_no_error (error);
  line = strstr (output, "Pages:");
  g_assert_nonnull (line);

  return (guint) g_ascii_strtoull (line + strlen ("Pages:"), NULL, 10);
}

QS_TEST_WINDOW (shows_pages, 8)
{
  open_dialog ();
  g_assert_false (test_is_sensitive (TEST_BUTTON, "Previous page"));
  g_assert_true (test_is_sensitive (TEST_BUTTON, "Print…"));

  test_press ("Next page");
  test_until (test_shows ("Page 2 of 8"));
  g_assert_true (test_is_sensitive (TEST_BUTTON, "Previous page"));

  test_tick ("Fundamental only");
  test_until (test_shows ("Page 1 of 1"));
  test_tick ("The solution shown, number 1");
  test_until (test_shows ("Page 1 of 1"));
  test_tick ("All");
  test_until (test_shows ("Page 1 of 8"));
  test_set_number ("Boards below each other", 2);
  test_until (test_shows ("Page 1 of 16"));
}

QS_TEST_WINDOW (makes_boards_to_complete, 8)
{
  open_dialog ();
  test_select ("What to print", 1);
  test_until (test_shows ("Page 1 of 2"));
  test_set_number ("Pages", 3);
  test_until (test_shows ("Page 1 of 6"));
  test_tick ("Answer key at the end");
  test_until (test_shows ("Page 1 of 3"));

  test_select ("What to print", 2);
  test_until (test_shows ("Page 1 of 3"));
}

QS_TEST_WINDOW (says_what_does_not_fit, 8)
{
  open_dialog ();
  test_set_number ("Boards beside each other", 100);
  test_until (test_shows ("100 × 4 boards of 8 queens do not fit*"));
  g_assert_false (test_is_sensitive (TEST_BUTTON, "Print…"));
  g_assert_false (test_is_sensitive (TEST_BUTTON, "Save…"));

  test_set_number ("Boards beside each other", 6);
  test_until (test_shows ("Page 1 of 4"));
  g_assert_true (test_is_sensitive (TEST_BUTTON, "Print…"));
}

static void
begin (const char *puzzle)
{
  QsPlayLink link;

  test_until (test_shows ("of 92"));
  g_assert_true (qs_play_link_parse (puzzle, &link, NULL));
  qs_window_play (QS_WINDOW (test_get_window ()), &link);
  test_until (test_shows ("One queen in each row*"));
  test_type ("ctrl+p");
  test_until (test_is_active ("Print"));
}

/* The puzzle that is played, on one page, and the key on another; the player's marks stay on the screen. */
QS_TEST_WINDOW (prints_puzzle, 8)
{
  g_autofree char *path = make_path ("puzzle.pdf");

  begin ("6:regions=aabccc/aabccd/aecccc/aecccc/aaaccc/aaffcc");
  test_until (test_shows ("Page 1 of 2"));
  g_assert_null (test_look_for (TEST_CHECK, "Numbers"));
  g_assert_null (test_look_for (TEST_NUMBER, "Boards beside each other"));
  test_tick ("Answer key at the end");
  test_until (test_shows ("Page 1 of 1"));
  test_tick ("Answer key at the end");
  test_until (test_shows ("Page 1 of 2"));

  test_save_as (path);
  test_until (test_shows ("Saved to “puzzle.pdf”"));
  g_assert_true (is_whole (path));
  g_assert_cmpuint (count_pages (path), ==, 2);
  g_assert_no_errno (g_unlink (path));
}

QS_TEST_WINDOW (has_no_key_without_solution, 8)
{
  begin ("2");
  test_until (test_shows ("This puzzle has no solution"));
  test_tick ("Answer key at the end");
  test_until (test_shows ("Page 1 of 1"));
}

static void
save_to (const char *path)
{
  open_dialog ();
  test_save_as (path);
}

QS_TEST_WINDOW (saves_pages, 8)
{
  g_autofree char *path = make_path ("pages.pdf");

  save_to (path);
  test_until (test_shows ("Saved to “pages.pdf”"));

  g_assert_true (is_whole (path));
  g_assert_cmpuint (count_pages (path), ==, 8);
  g_assert_no_errno (g_unlink (path));
}

/* What was saved or printed last is how the next dialog begins; what was only looked at is not. */
QS_TEST_WINDOW (remembers_its_options, 8)
{
  g_autofree char *path = make_path ("few.pdf");

  open_dialog ();
  test_set_number ("Boards below each other", 2);
  test_until (test_shows ("Page 1 of 16"));
  test_save_as (path);
  test_until (test_shows ("Saved to “few.pdf”"));
  g_assert_no_errno (g_unlink (path));

  test_type ("ctrl+p");
  test_until (test_is_active ("Print"));
  test_until (test_shows ("Page 1 of 16"));
  test_set_number ("Boards below each other", 5);
  test_until (test_shows ("Page 1 of 7"));
  test_press ("Cancel");
  test_until (test_window_is_active ());
  test_type ("ctrl+p");
  test_until (test_is_active ("Print"));
  test_until (test_shows ("Page 1 of 16"));
}

QS_TEST_WINDOW (says_which_names_it_can_save, 8)
{
  g_autofree char *path = make_path ("pages.odt");

  save_to (path);
  test_until (test_shows ("“*” is not a picture: choose a name that ends in .svg, .pdf or .png"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* GTK's dialog works without any printer: it can print to a file. */
QS_TEST_WINDOW (asks_for_a_printer, 8)
{
  open_dialog ();
  test_press ("Print…");
  test_until (test_shows ("Print to File"));
  test_type ("Escape");
  test_until (!test_is_active ("Print"));
}

static gboolean
is_never_stopped (gpointer data)
{
  return FALSE;
}

/* Prints all solutions for 8 queens, 12 a page, to a file. */
static void
print_to (const char *path)
{
  g_autoptr (GtkPageSetup) page_setup = gtk_page_setup_new ();
  QsSheetOrder order = {
    .kind = QS_SHEET_SOLUTIONS,
    .first = 1,
    .across = 3,
    .down = 4,
    .width = gtk_page_setup_get_page_width (page_setup, GTK_UNIT_POINTS),
    .height = gtk_page_setup_get_page_height (page_setup, GTK_UNIT_POINTS),
    .has_numbers = TRUE,
    .text = &qs_chart_text_plain,
  };
  g_autoptr (QsSheetBook) book = NULL;

  qs_census_space_init (&order.space, 8, NULL, QS_CENSUS_ALL);
  book = qs_sheet_book_new (&order, (QsStop){ is_never_stopped, NULL }, NULL);
  g_assert_nonnull (book);

  qs_print_job_run (test_get_window (), book, 8, page_setup, GTK_PRINT_OPERATION_ACTION_EXPORT, path);
}

QS_TEST_WIDGET (prints_pages)
{
  g_autofree char *path = make_path ("printed.pdf");

  test_show (g_object_new (QS_TYPE_TOAST, NULL));
  print_to (path);
  test_until (is_whole (path));

  g_assert_cmpuint (count_pages (path), ==, 8);
  g_assert_no_errno (g_unlink (path));
}

QS_TEST_WIDGET (says_why_it_cannot_print)
{
  g_autofree char *path = make_path ("no-such-folder/printed.pdf");

  test_show (g_object_new (QS_TYPE_TOAST, NULL));
  print_to (path);
  test_until (test_shows ("Could not print: *"));
}
