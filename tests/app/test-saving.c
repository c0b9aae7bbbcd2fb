/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saving, with a hand that chooses files at once: what the window says, and about which file. */

#include <glib/gstdio.h>
#include <sys/stat.h>

#include "qs-saving-flow.h"
#include "qs-saving.h"
#include "qs-test-chooser.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"
#include "qs-toast.h"

static QsToast *
show_toast (void)
{
  QsToast *toast = g_object_new (QS_TYPE_TOAST, NULL);

  test_show (GTK_WIDGET (toast));

  return toast;
}

static void
save_text (void)
{
  qs_saving_flow_save_text (test_get_window (), "Save Table", "table.csv", g_strdup ("method,time\n"));
}

static void
paint_nothing (cairo_t *cr,
               double   width,
               double   height,
               gpointer data)
{
}

static void
save_picture (void)
{
  qs_saving_flow_save_picture (test_get_window (), "Save Chart", "chart.svg",
                               &(QsPicture){ 0, 10, 10, paint_nothing, g_strdup ("what is painted") }, g_free);
}

/* The first one waits for a reader while the second one is written. */
QS_TEST_WIDGET (two_at_a_time_have_their_own_names)
{
  g_autofree char *first = g_build_filename (test_session_get_folder (), "first.csv", NULL);
  g_autofree char *second = g_build_filename (test_session_get_folder (), "second.csv", NULL);
  g_autofree char *read_first = NULL;
  g_autofree char *read_second = NULL;

  show_toast ();
  g_assert_no_errno (mkfifo (first, 0600));
  test_chooser_choose (g_file_new_for_path (first));
  save_text ();
  test_chooser_choose (g_file_new_for_path (second));
  save_text ();
  test_until (test_shows ("Saved to “second.csv”"));

  g_assert_true (g_file_get_contents (first, &read_first, NULL, NULL));
  test_until (test_shows ("Saved to “first.csv”"));
  g_assert_true (g_file_get_contents (second, &read_second, NULL, NULL));
  g_assert_cmpstr (read_first, ==, read_second);
  g_assert_true (g_str_has_prefix (read_first, "method,"));
}

/* A window that is closed meanwhile gets no message, and the file is written. */
QS_TEST_WIDGET (the_window_closes)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "late.csv", NULL);
  g_autofree char *content = NULL;

  show_toast ();
  test_chooser_choose (g_file_new_for_path (path));
  save_text ();
  test_close_windows ();
  test_until (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_true (g_str_has_prefix (content, "method,"));
}

QS_TEST_WIDGET (pictures_have_their_kind_from_the_name)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "chart.SVG", NULL);
  g_autofree char *content = NULL;

  show_toast ();
  test_chooser_choose (g_file_new_for_path ("/nowhere/chart.odt"));
  save_picture ();
  test_until (test_shows ("“chart.odt” is not a picture: choose a name that ends in .svg, .pdf or .png"));

  test_chooser_choose (g_file_new_for_path ("/nowhere/chart.png"));
  save_picture ();
  test_until (test_shows ("*/nowhere/chart.png*"));

  test_chooser_choose (g_file_new_for_path (path));
  save_picture ();
  test_until (test_shows ("Saved to “chart.SVG”"));
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_nonnull (strstr (content, "<svg "));
}

QS_TEST_WIDGET (nothing_is_told_of_a_dismissal)
{
  QsToast *toast = show_toast ();

  save_text ();
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (toast)));
}

QS_TEST_WIDGET (a_failed_dialog_is_told)
{
  show_toast ();
  test_chooser_fail (g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "nobody is there"));
  save_text ();
  test_until (test_shows ("Could not open the file chooser: nobody is there"));
}

QS_TEST_WIDGET (another_machine_is_told)
{
  show_toast ();
  test_chooser_choose (g_file_new_for_uri ("somewhere://else/f.csv"));
  save_text ();
  test_until (test_shows ("“somewhere://else/f.csv” is not on this machine: choose a local folder"));
}

/* The names of this folder and of what is in it are no UTF-8, and their letters would be obeyed. GTK would warn. */
#define NASTY "caf\351\n\342\200\256"
#define SHOWN "caf�\\x0a\\u202e"

QS_TEST_WIDGET (nasty_names_are_shown)
{
  g_autofree char *folder = g_build_filename (test_session_get_folder (), NASTY, NULL);
  g_autofree char *table = g_build_filename (folder, NASTY ".csv", NULL);
  g_autofree char *picture = g_build_filename (folder, NASTY ".svg", NULL);
  g_autofree char *other = g_build_filename (folder, NASTY ".odt", NULL);

  show_toast ();
  test_chooser_choose (g_file_new_for_path (table));
  save_text ();
  test_until (test_shows ("Could not write “*/" SHOWN "/" SHOWN ".csv”: *"));
  test_chooser_choose (g_file_new_for_path (picture));
  save_picture ();
  test_until (test_shows ("Could not write “*/" SHOWN "/" SHOWN ".svg”: *"));
  test_chooser_choose (g_file_new_for_path (other));
  save_picture ();
  test_until (test_shows ("“" SHOWN ".odt” is not a picture*"));

  g_assert_no_errno (g_mkdir (folder, 0700));
  test_chooser_choose (g_file_new_for_path (table));
  save_text ();
  test_until (test_shows ("Saved to “" SHOWN ".csv”"));
  test_chooser_choose (g_file_new_for_path (picture));
  save_picture ();
  test_until (test_shows ("Saved to “" SHOWN ".svg”"));
}

static void
export_to (const char *name)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), name, NULL);

  test_chooser_choose (g_file_new_for_path (path));
  test_activate ("win.export");
  test_until (test_is_active ("Export Solutions"));
  test_press ("Save…");
}

QS_TEST_WINDOW (nasty_names_of_exports_are_shown, 6)
{
  test_until (test_shows ("of 4"));
  export_to ("nowhere" NASTY "/" NASTY ".txt");
  test_until (test_shows ("Could not write “*nowhere" SHOWN "/" SHOWN ".txt”: *"));
  export_to (NASTY ".txt");
  test_until (test_shows ("4 solutions exported to “" SHOWN ".txt”"));
}

QS_TEST_WINDOW (a_failed_dialog_of_an_export_is_told, 8)
{
  test_until (test_shows ("of 92"));
  test_chooser_fail (g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "nobody is there"));
  test_activate ("win.export");
  test_until (test_is_active ("Export Solutions"));
  test_press ("Save…");
  test_until (test_shows ("Could not open the file chooser: nobody is there"));
}

QS_TEST_WINDOW (nothing_to_export, 3)
{
  test_until (test_shows ("No Solutions for 3 Queens"));
  test_activate ("win.export");
  test_until (test_is_active ("Export Solutions"));
  test_until (test_shows ("There is no solution to export"));
  g_assert_false (test_is_sensitive (TEST_BUTTON, "Save…"));
}

/* The window goes while the file dialog is open, whose answer then starts nothing any more. */
static void
test_late_answer (const char *action,
                  const char *button)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "late.pdf", NULL);

  test_activate (action);
  test_until (test_is_sensitive (TEST_BUTTON, button));
  test_chooser_hold ();
  test_press (button);
  test_until (test_chooser_is_held ());

  test_close_windows ();
  test_chooser_answer (path);
  g_assert_false (qs_saving_is_going_on ());
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

QS_TEST_WINDOW (the_end_while_the_export_asks, 6)
{
  test_until (test_shows ("of 4"));
  test_late_answer ("win.export", "Save…");
}

QS_TEST_WINDOW (the_end_while_the_picture_asks, 6)
{
  test_until (test_shows ("of 4"));
  test_late_answer ("win.save-picture", "Save…");
}

QS_TEST_WINDOW (the_end_while_the_pages_ask, 6)
{
  test_until (test_shows ("of 4"));
  test_late_answer ("win.print", "Save…");
}

QS_TEST_WINDOW (the_end_while_the_steps_ask, 6)
{
  test_type ("alt+2");
  test_until (test_shows ("Step 0"));
  test_late_answer ("win.save-steps", "Save…");
}
