/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window's board on the clipboard and in files, with a hand that chooses files at once. */

#include "config.h"

#include <gio/gio.h>
#include <string.h>

#include "qs-test-chooser.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

#define FIRST "Solution 1 · 1 5 8 6 3 7 2 4*"
#define FIRST_COLUMNS "1 5 8 6 3 7 2 4"
#define FIRST_FEN "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1"
#define FIRST_BOARD "Q.......\n....Q...\n.......Q\n.....Q..\n..Q.....\n......Q.\n.Q......\n...Q...."

static void
store_result (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static GdkClipboard *
get_clipboard (void)
{
  return gtk_widget_get_clipboard (GTK_WIDGET (test_get_window ()));
}

/* What a program gets that asks the clipboard for this type. */
static GBytes *
paste (const char *mime_type)
{
  const char *const mime_types[] = { mime_type, NULL };
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GAsyncResult) found = NULL;
  g_autoptr (GAsyncResult) copied = NULL;
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GError) error = NULL;

  gdk_clipboard_read_async (get_clipboard (), (const char **) mime_types, G_PRIORITY_DEFAULT, NULL, store_result, &found);
  test_until (found != NULL);
  stream = gdk_clipboard_read_finish (get_clipboard (), found, NULL, &error);
  g_assert_no_error (error);
  g_output_stream_splice_async (memory, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, G_PRIORITY_DEFAULT, NULL,
                                store_result, &copied);
  test_until (copied != NULL);
  g_output_stream_splice_finish (memory, copied, &error);
  g_assert_no_error (error);

  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

static void
assert_pasted (const char *mime_type,
               const char *expected)
{
  g_autoptr (GBytes) bytes = paste (mime_type);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  g_assert_cmpstr (text, ==, expected);
}

static gboolean
pastes (const char *expected)
{
  g_autoptr (GBytes) bytes = paste ("text/plain;charset=utf-8");

  return g_bytes_get_size (bytes) == strlen (expected) &&
         memcmp (g_bytes_get_data (bytes, NULL), expected, strlen (expected)) == 0;
}

static void
assert_begins (GBytes     *bytes,
               const char *magic)
{
  gsize length = strlen (magic);

  g_assert_cmpuint (g_bytes_get_size (bytes), >=, length);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), length, magic, length);
}

static gboolean
is_on_clipboard (const char *mime_type)
{
  return gdk_content_formats_contain_mime_type (gdk_clipboard_get_formats (get_clipboard ()), mime_type);
}

/* An editor takes the text board, a slide a picture, and other programs what they know. */
QS_TEST_WINDOW (copy_offers_many_forms, 8)
{
  g_autoptr (GBytes) png = NULL;
  g_autoptr (GBytes) svg = NULL;

  test_until (test_shows (FIRST));
  test_type ("ctrl+c");
  test_until (test_shows ("Copied the board, as text and picture"));

  assert_pasted ("text/plain;charset=utf-8", FIRST_BOARD);
  assert_pasted ("application/x-queenside-columns", FIRST_COLUMNS);
  assert_pasted ("application/x-chess-fen", FIRST_FEN);
  png = paste ("image/png");
  svg = paste ("image/svg+xml");
  assert_begins (png, "\x89PNG");
  assert_begins (svg, "<?xml");
  g_assert_false (is_on_clipboard ("text/uri-list"));
}

QS_TEST_WINDOW (copy_with_shift_takes_the_columns, 8)
{
  test_until (test_shows (FIRST));
  test_type ("ctrl+shift+c");
  test_until (test_shows ("Copied " FIRST_COLUMNS ", as text and picture"));
  assert_pasted ("text/plain;charset=utf-8", FIRST_COLUMNS);
  g_assert_true (is_on_clipboard ("image/png"));
}

/* In a field Ctrl+C is the field's; the key with Shift is still the board's. */
QS_TEST_WINDOW (fields_copy_their_own, 8)
{
  test_until (test_shows (FIRST));
  gdk_clipboard_set_text (get_clipboard (), "as it was");
  test_type ("ctrl+g ctrl+a 9 0 ctrl+a ctrl+c");
  test_until (pastes ("90"));
  g_assert_false (is_on_clipboard ("image/png"));

  test_type ("ctrl+shift+c");
  test_until (is_on_clipboard ("image/png"));
  assert_pasted ("text/plain;charset=utf-8", FIRST_COLUMNS);
}

/* So it is with the selected text of a label, which only the pointer can select. */
QS_TEST_WINDOW (labels_copy_their_own, 8)
{
  GtkWidget *label;

  test_until (test_shows ("Solution 1 · " FIRST_COLUMNS " · symmetry class 1 of 12 (8 images)"));
  test_until (test_shows ("12 fundamental"));
  label = test_find (TEST_LABEL, FIRST);
  gtk_label_select_region (GTK_LABEL (label), 13, 13 + (int) strlen (FIRST_COLUMNS));
  gdk_clipboard_set_text (get_clipboard (), "as it was");
  test_type ("ctrl+c");
  test_until (pastes (FIRST_COLUMNS));
  g_assert_false (is_on_clipboard ("image/png"));

  gtk_label_select_region (GTK_LABEL (label), 0, 0);
  test_type ("ctrl+c");
  test_until (pastes (FIRST_BOARD));
}

static void
copy_as (const char *form)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (test_get_window ()), "win.copy-as", "s", form));
}

/* Each text is a file of its format with this solution alone. */
QS_TEST_WINDOW (copy_as_takes_one_text, 8)
{
  const struct
  {
    const char *form;
    const char *message;
    const char *text; /* how it begins */
  } cases[] = {
    { "text", "Copied as a text board", FIRST_BOARD },
    { "columns", "Copied as a column list", FIRST_COLUMNS },
    { "matrix", "Copied as a matrix", "Solution 1:\n1 0 0 0 0 0 0 0\n0 0 0 0 1 0 0 0\n" },
    { "squares", "Copied as squares", "a8,e7,h6,f5,c4,g3,b2,d1" },
    { "fen", "Copied as FEN", FIRST_FEN },
    { "leetcode", "Copied as LeetCode JSON", "[[\"Q.......\",\"....Q...\"," },
    { "json", "Copied as JSON", "{\"format\":\"queenside\",\"version\":1,\"n\":8,\"filter\":null,\"total\":92,\"solutions\":[\n" },
    { "jsonl", "Copied as JSON Lines", "{\"format\":\"queenside\",\"version\":1,\"n\":8,\"filter\":null,\"total\":92}\n" },
    { "csv", "Copied as CSV", "rank,class,images,row1,row2,row3,row4,row5,row6,row7,row8\n1,1,8,1,5,8,6,3,7,2,4" },
    { "latex", "Copied as a LaTeX document", "\\documentclass" },
  };

  test_until (test_shows ("*class 1 of 12*"));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) bytes = NULL;

      copy_as (cases[i].form);
      test_until (test_shows (cases[i].message));
      bytes = paste ("text/plain;charset=utf-8");
      assert_begins (bytes, cases[i].text);
      g_assert_false (is_on_clipboard ("image/png"));
    }
}

QS_TEST_WINDOW (copy_as_takes_one_picture, 8)
{
  g_autoptr (GBytes) svg = NULL;

  test_until (test_shows (FIRST));
  copy_as ("svg");
  test_until (test_shows ("Copied as an SVG picture"));
  svg = paste ("text/plain;charset=utf-8");
  assert_begins (svg, "<?xml");

  copy_as ("png");
  test_until (test_shows ("Copied as a PNG picture"));
  g_assert_true (is_on_clipboard ("image/png"));
  g_assert_false (is_on_clipboard ("image/svg+xml"));
}

/* A message takes one line where there is room for it. */
QS_TEST_WINDOW (message, 8)
{
  GtkLabel *message;

  test_until (test_shows (FIRST));
  test_type ("ctrl+c");
  message = GTK_LABEL (test_find (TEST_LABEL, "Copied the board, as text and picture"));
  test_pass_frames (3);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (message)), ==, 1);
}

/* The gallery gives the selected solution, and a search what it has placed so far. */
QS_TEST_WINDOW (gallery_and_search_are_copied, 8)
{
  test_until (test_shows (FIRST));
  test_type ("g End");
  test_until (test_shows ("Solution 92 · 8 4 1 3 6 2 7 5*"));
  test_type ("ctrl+c");
  test_until (test_shows ("Copied the board*"));
  assert_pasted ("application/x-queenside-columns", "8 4 1 3 6 2 7 5");

  test_type ("alt+2 period period");
  test_until (test_shows ("Step 2"));
  test_type ("ctrl+shift+c");
  test_until (!is_on_clipboard ("application/x-queenside-columns"));
  assert_pasted ("text/plain;charset=utf-8",
                 "Q.......\n........\n........\n........\n........\n........\n........\n........");
  assert_pasted ("application/x-chess-fen", "Q7/8/8/8/8/8/8/8 w - - 0 1");
  copy_as ("columns");
  test_until (test_shows ("Only a solution of the list can be copied like this"));

  test_type ("alt+3 ctrl+s ctrl+c");
  test_until (test_shows ("Methods"));
  g_assert_false (test_shows ("Save Picture"));
}

QS_TEST_WINDOW (no_board_is_not_copied, 3)
{
  test_until (test_shows ("No Solutions for 3 Queens"));
  gdk_clipboard_set_text (get_clipboard (), "as it was");
  test_type ("ctrl+c ctrl+s alt+Up");
  test_until (test_shows ("Solution 1 · 2 4 1 3*"));
  assert_pasted ("text/plain;charset=utf-8", "as it was");
  test_type ("ctrl+c");
  test_until (is_on_clipboard ("image/png"));
}

/* Saves a picture with what the open dialog says, and takes the file away. */
static GBytes *
save (const char *name)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), name, NULL);
  g_autofree char *message = g_strdup_printf ("Saved to “%s”", name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  GBytes *bytes;

  test_chooser_choose (g_object_ref (file));
  test_press ("Save…");
  test_until (g_file_query_exists (file, NULL));
  test_until (test_shows (message));
  test_until (test_look_for (TEST_CHECK, "Coordinates") == NULL);
  bytes = g_file_load_bytes (file, NULL, NULL, &error);
  g_assert_no_error (error);
  g_file_delete (file, NULL, &error);
  g_assert_no_error (error);

  return bytes;
}

static void
open_dialog (void)
{
  gtk_widget_activate_action (GTK_WIDGET (test_get_window ()), "win.save-picture", NULL);
  test_find (TEST_CHECK, "Coordinates");
}

static guint
get_png_width (GBytes *png)
{
  const guint8 *data = g_bytes_get_data (png, NULL);

  assert_begins (png, "\x89PNG");

  return (guint) data[18] << 8 | data[19];
}

QS_TEST_WINDOW (pictures_of_three_kinds, 8)
{
  const struct
  {
    const char *name;
    const char *magic;
  } cases[] = { { "8-queens-1.png", "\x89PNG" }, { "8-queens-1.svg", "<?xml" }, { "8-queens-1.pdf", "%PDF-1" } };

  test_until (test_shows (FIRST));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) once = NULL;
      g_autoptr (GBytes) again = NULL;

      open_dialog ();
      test_select ("Format", i);
      once = save (cases[i].name);
      g_assert_cmpstr (test_chooser_get_suggested (), ==, cases[i].name);
      assert_begins (once, cases[i].magic);

      open_dialog ();
      again = save (cases[i].name);
      g_assert_true (g_bytes_equal (once, again));
    }
}

QS_TEST_WINDOW (pictures_of_many_sizes, 8)
{
  g_autoptr (GBytes) small = NULL;
  g_autoptr (GBytes) large = NULL;

  test_until (test_shows (FIRST));
  test_type ("ctrl+s");
  test_until (test_shows ("640 × 640 pixels"));
  small = save ("small.png");
  g_assert_cmpuint (get_png_width (small), ==, 640);

  open_dialog ();
  test_set_number ("Scale", 3);
  test_until (test_shows ("1920 × 1920 pixels"));
  large = save ("large.png");
  g_assert_cmpuint (get_png_width (large), ==, 1920);

  /* The scale is remembered, unless the dialog is left. */
  open_dialog ();
  test_select ("Format", 2);
  test_until (test_shows ("339 × 339 mm"));
  test_set_number ("Scale", 1);
  test_until (test_shows ("113 × 113 mm"));
  test_press ("Cancel");
  test_until (test_window_is_active ());

  open_dialog ();
  test_until (test_shows ("1920 × 1920 pixels"));
  test_set_number ("Scale", 1000);
  g_assert_cmpfloat (test_get_number ("Scale"), ==, 12);
  test_press ("Cancel");
}

/* Saves an SVG file after the boxes were ticked, and returns it as text. */
static char *
save_svg (const char *check)
{
  g_autoptr (GBytes) bytes = NULL;

  open_dialog ();
  test_select ("Format", 1);
  if (check != NULL)
    test_tick (check);
  bytes = save ("board.svg");

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
type_to_board (const char *keys)
{
  test_until (test_shows (FIRST));
  test_find_board ();
  test_type (keys);
}

/* What is left out makes another picture; heat has its colour, 0xeba63f, and print has none. */
QS_TEST_WINDOW (pictures_show_what_is_wanted, 8)
{
  const char *const checks[] = { "Coordinates", "Required and forbidden squares", "Heat map" };
  const char *const keys[] = { "picture-coordinates", "picture-squares", "picture-heat" };
  g_autoptr (GSettings) settings = g_settings_new (QS_APP_ID);
  g_autofree char *all = NULL;
  g_autofree char *print = NULL;

  type_to_board ("h d 5");
  /* The largest number of the whole heat map gives way to that of the narrowed one. */
  test_until (test_shows ("d5 queen") && test_shows ("solutions with a queen on the square") && !test_shows ("18"));
  all = save_svg (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      g_autofree char *less = save_svg (checks[i]);

      g_assert_cmpstr (less, !=, all);
      g_settings_reset (settings, keys[i]);
    }

  print = save_svg ("Black and white, for print");
  g_assert_nonnull (strstr (all, "rgb(92.156863%"));
  g_assert_null (strstr (print, "rgb(92.156863%"));
}

/* What another board does not have stays as it was chosen for the first. */
QS_TEST_WINDOW (picture_options_are_remembered, 8)
{
  g_autofree char *bare = NULL;

  type_to_board ("d 5");
  test_until (test_shows ("d5 queen"));
  bare = save_svg ("Coordinates");
  test_type ("ctrl+z");
  test_until (test_shows (FIRST) && !test_shows ("d5 queen"));

  open_dialog ();
  g_assert_false (test_is_on (TEST_CHECK, "Coordinates"));
  g_assert_false (test_is_on (TEST_CHECK, "Required and forbidden squares"));
  g_bytes_unref (save ("other.svg"));
  type_to_board ("d 5");
  test_until (test_shows ("d5 queen"));
  open_dialog ();
  g_assert_false (test_is_on (TEST_CHECK, "Coordinates"));
  g_assert_true (test_is_on (TEST_CHECK, "Required and forbidden squares"));
}

/* What the board does not have cannot be chosen. */
QS_TEST_WINDOW (pictures_of_a_search, 8)
{
  g_autofree char *with = NULL;
  g_autofree char *without = NULL;

  test_type ("alt+2 period period period");
  test_until (test_shows ("Step 3"));
  with = save_svg (NULL);
  without = save_svg ("Marks and attacks");
  g_assert_cmpstr (without, !=, with);
  g_assert_cmpstr (test_chooser_get_suggested (), ==, "8-queens.svg");

  open_dialog ();
  g_assert_false (test_is_sensitive (TEST_CHECK, "Heat map"));
  g_assert_false (test_is_sensitive (TEST_CHECK, "Required and forbidden squares"));
  test_type ("Escape");
  test_until (test_look_for (TEST_CHECK, "Coordinates") == NULL);
}

/* What was dropped last on the window, which stands for another program. */
static GFile *dropped_file;

static gboolean
dropped_cb (GtkDropTarget *target,
            const GValue  *value,
            double         x,
            double         y,
            gpointer       user_data)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  g_assert_cmpuint (g_slist_length (files), ==, 1);
  g_set_object (&dropped_file, files->data);

  return TRUE;
}

/* What lets the widget, or one that it is in, be dragged from. */
static GtkDragSource *
find_source (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

      for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
        {
          g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

          if (GTK_IS_DRAG_SOURCE (controller))
            return GTK_DRAG_SOURCE (controller);
        }
    }

  g_assert_not_reached ();
}

static gboolean
is_over_target (GtkDragSource *source)
{
  return gdk_drag_get_selected_action (gtk_drag_source_get_drag (source)) == GDK_ACTION_COPY;
}

/* Drags from a place to a button of the header bar, by a hand that moves until each step of it has been seen. */
static void
drag (GtkWidget *from,
      double     x,
      double     y)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  GtkDragSource *source = find_source (from);
  GtkWidget *to = test_find (TEST_BUTTON, "Export…");

  g_clear_object (&dropped_file);
  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), NULL);
  gtk_widget_add_controller (to, GTK_EVENT_CONTROLLER (target));

  /* A press that moves at once is no drag for GTK. */
  test_point (from, x, y, "mousedown 1");
  for (int i = 0; gtk_drag_source_get_drag (source) == NULL; i++)
    {
      test_pass_frames (1);
      test_point (from, x + 16 + 8 * (i % 2), y + 16, "");
    }
  for (int i = 0; !is_over_target (source); i++)
    {
      test_point (to, 10 + 2 * (i % 2), 10, "");
      test_pass_frames (1);
    }
  test_point (to, 20, 12, "mouseup 1");
  test_until (dropped_file != NULL);
  test_until (gtk_drag_source_get_drag (source) == NULL);
  gtk_widget_remove_controller (to, GTK_EVENT_CONTROLLER (target));
}

static void
assert_dropped (const char *name)
{
  g_autofree char *dropped_name = g_file_get_basename (dropped_file);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_file_load_bytes (dropped_file, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (dropped_name, ==, name);
  g_assert_cmpuint (get_png_width (bytes), ==, 640);
}

/* A drag asks nothing of the square where it began. */
QS_TEST_WINDOW (boards_are_dragged_as_files, 8)
{
  GtkWidget *board;
  double middle_x, middle_y;

  test_until (test_shows (FIRST));
  board = test_find (TEST_IMAGE, "Board of 8*");
  middle_x = gtk_widget_get_width (board) / 2.0 - 20;
  middle_y = gtk_widget_get_height (board) / 2.0 - 20;
  drag (board, middle_x, middle_y);
  assert_dropped ("8-queens-1.png");
  g_assert_false (test_shows ("d5 queen"));
}

QS_TEST_WINDOW (thumbnails_are_dragged_as_files, 8)
{
  GtkWidget *cell;

  test_until (test_shows (FIRST));
  test_type ("g");
  cell = test_find (TEST_ITEM, "Solution 3: *");
  drag (cell, 40, 40);
  assert_dropped ("8-queens-3.png");
  g_assert_true (test_shows (FIRST));
}

/* The time after which GTK takes a press for a drag does not end here by itself. */
static void
hold_timeout_cb (GtkGesture       *source,
                 GdkEventSequence *sequence,
                 gboolean         *is_pressed)
{
  GSource *timeout = g_main_context_find_source_by_user_data (NULL, source);

  if (timeout != NULL)
    g_source_set_ready_time (timeout, -1);
  *is_pressed = TRUE;
}

/* A window may be closed before GTK knows whether a press is a drag. */
QS_TEST_WINDOW (press_may_close_the_window, 8)
{
  GtkWidget *board;
  GtkDragSource *source;
  gboolean is_pressed = FALSE;

  test_until (test_shows (FIRST));
  board = test_find (TEST_IMAGE, "Board of 8*");
  source = find_source (board);
  g_signal_connect_after (source, "begin", G_CALLBACK (hold_timeout_cb), &is_pressed);
  test_point (board, 200, 200, "click --repeat 2 --delay 1 1");
  test_until (is_pressed);
  test_close_windows ();
  g_assert_null (g_main_context_find_source_by_user_data (NULL, source));
}

/* They go with the application, whose data their folder is. */
QS_TEST_WINDOW (dragged_files_go_with_the_application, 8)
{
  g_autoptr (GFile) folder = NULL;

  test_until (test_shows (FIRST));
  drag (test_find (TEST_IMAGE, "Board of 8*"), 200, 200);
  folder = g_file_get_parent (dropped_file);
  g_assert_true (g_file_query_exists (dropped_file, NULL));
  g_object_set_data (G_OBJECT (g_application_get_default ()), "qs-shared-files", NULL);
  g_assert_false (g_file_query_exists (folder, NULL));
}

int
main (int   argc,
      char *argv[])
{
  int status;

  test_widgets_init (&argc, &argv);
  test_add_all ();

  status = test_widgets_run ();
  g_clear_object (&dropped_file);

  return status;
}
