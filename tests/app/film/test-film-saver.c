/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saving steps from the window, with a hand that chooses files at once. */

#include <string.h>

#include "qs-test-chooser.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

#define RANGE "Several steps:"

static void
open_dialog (void)
{
  test_type ("alt+2");
  test_until (test_shows ("Step 0"));
  test_press ("One step forward");
  test_until (test_shows ("Step 1"));
  test_press ("One step forward");
  test_until (test_shows ("Step 2"));
  test_activate ("win.save-steps");
  test_until (test_look_for (TEST_CHECK, "This step, 2") != NULL);
}

static char *
choose (const char *name)
{
  char *path = g_build_filename (test_session_get_folder (), name, NULL);

  test_chooser_choose (g_file_new_for_path (path));

  return path;
}

/* The step that is shown. */
QS_TEST_WINDOW (one, 4)
{
  g_autofree char *path = choose ("one.pdf");

  open_dialog ();
  test_select ("Format", 2);
  test_until (test_shows ("* mm"));
  test_press ("Save…");
  test_until (test_shows ("1 step saved to “one.pdf”"));
  g_assert_cmpstr (test_chooser_get_suggested (), ==, "4-queens-step-2.pdf");
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
}

static GdkPaintable *
get_preview (void)
{
  return gtk_picture_get_paintable (GTK_PICTURE (test_look_for_type (GTK_TYPE_PICTURE)));
}

/* It has this width when the server finds the time. */
static int
get_wanted_width (GtkWidget *dialog)
{
  int width;

  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width;
}

/* The step that is saved, or the one in the middle of several, when it is painted; the dialog keeps its width. */
QS_TEST_WINDOW (preview, 4)
{
  GtkWidget *dialog;
  GdkPaintable *one;
  int width;

  open_dialog ();
  test_until (get_preview () != NULL);
  one = get_preview ();
  dialog = GTK_WIDGET (gtk_widget_get_root (test_look_for_type (GTK_TYPE_PICTURE)));
  test_select ("Format", 1);
  width = get_wanted_width (dialog);
  g_assert_cmpint (MAX (gdk_paintable_get_intrinsic_width (one), gdk_paintable_get_intrinsic_height (one)), ==, 256);

  g_assert_true (get_preview () == one);
  test_tick (RANGE);
  test_set_number ("Last step", 9);
  test_until (get_preview () != one);
  one = get_preview ();
  test_set_number ("Last step", 40);
  test_until (get_preview () != one);
  g_assert_cmpint (get_wanted_width (dialog), ==, width);
}

/* While it is being painted, the dialog is gone. */
QS_TEST_WINDOW (preview_is_left, 4)
{
  open_dialog ();
  test_tick (RANGE);
  test_press ("Cancel");
  test_until (test_look_for (TEST_CHECK, RANGE) == NULL);
}

/* The search stays where it is, although the film goes further. */
QS_TEST_WINDOW (range, 4)
{
  g_autofree char *path = choose ("film.svg");
  g_autofree char *text = NULL;

  open_dialog ();
  test_select ("Format", 1);
  test_tick (RANGE);
  test_set_number ("Last step", 9);
  test_set_number ("Steps per second", 2);
  test_until (test_shows ("An animated picture of 7.0 seconds"));
  test_press ("Save…");
  test_until (test_shows ("10 steps saved to “film.svg”"));
  g_assert_cmpstr (test_chooser_get_suggested (), ==, "4-queens-steps-0-9.svg");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (g_strstr_len (text, -1, "dur=\"7.000s\""));
  g_assert_true (test_shows ("Step 2"));
}

QS_TEST_WINDOW (numbered, 4)
{
  g_autofree char *folder = choose ("numbered");
  g_autofree char *first = g_build_filename (folder, "numbered-0.png", NULL);

  open_dialog ();
  test_tick (RANGE);
  test_until (test_shows ("3 pictures in a new folder"));
  test_press ("Save…");
  test_until (test_shows ("3 steps saved to “numbered”"));
  g_assert_cmpstr (test_chooser_get_suggested (), ==, "4-queens-steps-0-2");
  g_assert_true (g_file_test (first, G_FILE_TEST_IS_REGULAR));
}

/* The folder with the pictures cannot be made, and then it can. */
QS_TEST_WINDOW (nasty_name, 4)
{
  G_GNUC_UNUSED g_autofree char *nowhere = choose ("nowhere/caf\351\n");

  open_dialog ();
  test_tick (RANGE);
  test_press ("Save…");
  test_until (test_shows ("Could not make the folder “*/nowhere/caf�\\x0a”: *"));

  {
    G_GNUC_UNUSED g_autofree char *folder = choose ("caf\351\n");

    test_activate ("win.save-steps");
    test_until (test_look_for (TEST_CHECK, "This step, 2") != NULL);
    test_tick (RANGE);
    test_press ("Save…");
    test_until (test_shows ("3 steps saved to “caf�\\x0a”"));
  }
}

/* Stands in for the encoder: writes what it is told, and for each picture the name of its first part. */
static void
add_encoder (void)
{
  test_session_add_program ("ffmpeg", "for target; do :; done; echo \"$@\" >$target; grep -ao IHDR >>$target");
}

/* The last of three pictures is seen two seconds longer. */
QS_TEST_WINDOW (video, 4)
{
  g_autofree char *path = choose ("film.mp4");
  g_autofree char *text = NULL;

  add_encoder ();
  open_dialog ();
  test_select ("Format", 3);
  test_tick (RANGE);
  test_set_number ("Steps per second", 2);
  test_until (test_shows ("A video of 3.5 seconds"));
  test_press ("Save…");
  test_until (test_shows ("3 steps saved to “film.mp4”"));
  g_assert_cmpstr (test_chooser_get_suggested (), ==, "4-queens-steps-0-2.webm");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "-framerate 2 "));
  g_assert_true (g_str_has_suffix (text, "\nIHDR\nIHDR\nIHDR\nIHDR\nIHDR\nIHDR\nIHDR\n"));
}

/* The name has the last word. */
QS_TEST_WINDOW (video_that_becomes_pictures, 4)
{
  G_GNUC_UNUSED g_autofree char *path = choose ("pictures.png");
  g_autofree char *folder = g_build_filename (test_session_get_folder (), "pictures", NULL);

  add_encoder ();
  open_dialog ();
  test_select ("Format", 3);
  test_tick (RANGE);
  test_press ("Save…");
  test_until (test_shows ("3 steps saved to “pictures”"));
  g_assert_true (g_file_test (folder, G_FILE_TEST_IS_DIR));
}

/* Said before the work starts. */
QS_TEST_WINDOW (limit, 4)
{
  open_dialog ();
  test_tick (RANGE);
  test_set_number ("Last step", 1000);
  test_until (test_shows ("At most 1000 steps can be saved at once, and these are 1001"));
  g_assert_false (test_is_sensitive (TEST_BUTTON, "Save…"));
  test_set_number ("First step", 1);
  test_until (test_is_sensitive (TEST_BUTTON, "Save…"));
  test_set_number ("Last step", 0);
  test_until (test_shows ("The last step comes before the first"));
  g_assert_false (test_is_sensitive (TEST_BUTTON, "Save…"));
}
