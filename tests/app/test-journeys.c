/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole journeys from the start of the application to its end, seen from outside as by a screen reader: a way
 * through each view. The tests in process check each page in detail. */

#include <glib/gstdio.h>

#include "qs-test-session.h"
#include "qs-test-window.h"

/* Asks for a square, takes it back, and looks at where queens stand. (Names of squares are typed in process: a slow hand
 * would come too late with their second character.) */
static void
test_squares (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 92"));
  test_type (app, "ctrl+Up ctrl+Down ctrl+Return");
  test_wait_until (app, test_shows (app, "4 of 92 solutions match") && test_shows (app, "a1 queen"));
  test_type (app, "ctrl+z");
  test_wait_until (app, !test_shows (app, "*solutions match*"));
  test_type (app, "h");
  test_wait_until (app, test_shows (app, "solutions with a queen on the square"));
}

static void
test_gallery (TestApp *app)
{
  test_wait_until (app, test_shows (app, "Solution 1 · 1 5 8 6 3 7 2 4*"));
  test_type (app, "g");
  test_wait_until (app, test_is_on (app, TEST_BUTTON, "Gallery"));
  test_type (app, "End Return");
  test_wait_until (app, test_look_for (app, TEST_IMAGE, "Board of 8*8 with queens on h8, d7, a6*") != NULL);
}

/* Watches a search, steps on and back in it, and goes to its end. */
static void
test_search (TestApp *app)
{
  test_type (app, "alt+2");
  test_wait_until (app, test_shows (app, "Step 0"));
  test_type (app, "period period");
  test_wait_until (app, test_shows (app, "Step 2"));
  test_type (app, "comma");
  test_wait_until (app, test_shows (app, "Step 1"));
  test_set_number (app, "Speed", 5);
  test_press (app, "Play");
  test_wait_until (app, test_shows (app, "*ended*2 solutions"));
  test_press (app, "Back to the start");
  test_wait_until (app, test_shows (app, "Step 0"));
}

/* The format stays: other formats are chosen in process. */
static void
open_export (TestApp *app)
{
  test_type (app, "ctrl+e");
  test_wait_until (app, test_is_active (app, "Export Solutions"));
}

/* GTK 4.18 crashes if its dialog goes while the names of the folders are being read: they all appear at the end. */
static void
save_as (TestApp    *app,
         const char *path)
{
  g_autofree char *folder = g_path_get_basename (test_session_get_folder ());

  test_press (app, "Save…");
  test_find (app, TEST_BUTTON, folder);
  test_find (app, TEST_ENTRY, "Name*");
  test_set_text (app, "Name*", path);
  test_press (app, "Save");
}

static gboolean
holds (const char *path,
       const char *expected)
{
  g_autofree char *content = NULL;

  return g_file_get_contents (path, &content, NULL, NULL) && g_str_equal (content, expected);
}

static void
test_export (TestApp *app)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "solutions.txt", NULL);
  g_autofree char *expected = test_cli ("list 8 --format text");

  g_assert_true (g_file_set_contents (path, "an older file\n", -1, NULL));
  test_wait_until (app, test_shows (app, "of 92"));
  open_export (app);
  save_as (app, path);
  test_press (app, "Replace");

  /* The file stays; the message may be gone before it is seen. */
  test_wait_until (app, holds (path, expected));
}

/* The application ends in the middle of an export that looks for its first solution for many minutes. */
static void
test_quit_while_exporting (TestApp *app)
{
  g_autofree char *folder = g_build_filename (test_session_get_folder (), "export-XXXXXX", NULL);
  g_autofree char *path = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (g_mkdtemp (folder));
  path = g_build_filename (folder, "long.txt", NULL);
  test_set_number (app, "Queens", 21);
  open_export (app);
  test_type (app, "alt+r");
  test_wait_until (app, test_is_sensitive (app, TEST_NUMBER, "First number"));
  test_set_number (app, "First number", 3e11);
  test_set_number (app, "Last number", 3e11);
  save_as (app, path);
  test_wait_until (app, test_shows (app, "Exporting: *"));
  test_type (app, "ctrl+q");
  test_app_assert_ends (app);

  dir = g_dir_open (folder, 0, &error);
  g_assert_no_error (error);
  g_assert_null (g_dir_read_name (dir));
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add_with_app ("/app/journeys/squares-are-asked-for-by-keys", "8", test_squares);
  test_add_with_app ("/app/journeys/gallery-leads-to-a-board", "8", test_gallery);
  test_add_with_app ("/app/journeys/search-is-watched-to-its-end", "4", test_search);
  test_add_with_app ("/app/journeys/solutions-become-a-file", "8", test_export);
  test_add_with_app ("/app/journeys/quitting-leaves-no-part-of-a-file", "8", test_quit_while_exporting);

  return test_run_all ();
}
