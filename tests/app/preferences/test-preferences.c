/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window of preferences: what is chosen there is seen on boards, kept, and reset. */

/* For settings in a file. */
#define G_SETTINGS_ENABLE_BACKEND

#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>
#include <math.h>

#include "qs-appearance.h"
#include "qs-count-store.h"
#include "qs-counter.h"
#include "qs-preferences.h"
#include "qs-search-page.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

#define PREVIEW "Preview of the board"

static GSettings *
create_settings (void)
{
  return g_settings_new ("io.github.queenside.Queenside");
}

static void
open_preferences (void)
{
  test_until (test_shows ("of 92"));
  test_activate ("app.preferences");
  test_until (test_is_active ("Preferences"));
  test_find (TEST_IMAGE, PREVIEW);
}

/* What a widget shows, as pixels: RGB without alpha. */
static guint32 *
paint (GtkWidget *widget,
       gsize     *n_pixels)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GdkTexture) texture = NULL;
  int width = gdk_paintable_get_intrinsic_width (paintable), height = gdk_paintable_get_intrinsic_height (paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  guint32 *pixels = NULL;

  *n_pixels = 0;
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return NULL;

  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gsk_render_node_unref (node);
  *n_pixels = (gsize) width * (gsize) height;
  pixels = g_new (guint32, *n_pixels);
  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * sizeof *pixels);

  return pixels;
}

/* How many pixels have exactly that colour. */
static guint
count_pixels (GtkWidget     *widget,
              const QsColor *color)
{
  gsize n_pixels;
  g_autofree guint32 *pixels = paint (widget, &n_pixels);
  guint32 wanted = (guint32) lround (color->red * 255) << 16 | (guint32) lround (color->green * 255) << 8 |
                   (guint32) lround (color->blue * 255);
  guint count = 0;

  for (gsize i = 0; i < n_pixels; i++)
    count += (pixels[i] & 0xffffff) == wanted;

  return count;
}

static guint
count_dark_squares (GtkWidget    *widget,
                    QsBoardColors colors)
{
  return count_pixels (widget, &qs_palette_get (colors, FALSE, FALSE)->dark_square);
}

/* Both the board of the preferences and the one of the window behind. */
QS_TEST_WINDOW (colors_are_seen_on_all_boards, 8)
{
  g_autoptr (GSettings) settings = create_settings ();
  GtkWidget *large = test_find (TEST_IMAGE, "Board of 8*");
  GtkWidget *preview;

  open_preferences ();
  preview = test_find (TEST_IMAGE, PREVIEW);
  for (guint colors = QS_N_BOARD_COLORS; colors-- > 0;)
    {
      test_select ("Colours", colors);
      test_until (count_dark_squares (preview, colors) > 1000 && count_dark_squares (large, colors) > 10000);
      g_assert_cmpuint (g_settings_get_uint (settings, "board-colors"), ==, colors);
      g_assert_cmpuint (count_dark_squares (large, (colors + 1) % QS_N_BOARD_COLORS), <, 1000);
    }
}

/* A disc has more ink than a crown. */
QS_TEST_WINDOW (queens_are_seen, 8)
{
  const QsColor *ink = &qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE)->queen;
  GtkWidget *preview;
  guint crown;

  open_preferences ();
  preview = test_find (TEST_IMAGE, PREVIEW);
  test_until (count_pixels (preview, ink) > 0);
  crown = count_pixels (preview, ink);
  test_select ("Queens", QS_QUEEN_TOKEN);
  test_until (count_pixels (preview, ink) > crown * 5 / 4);
  test_select ("Queens", QS_QUEEN_CROWN);
  test_until (count_pixels (preview, ink) == crown);
}

/* Without coordinates the board has their room. */
QS_TEST_WINDOW (coordinates_are_seen, 8)
{
  GtkWidget *preview;
  guint with, without;

  open_preferences ();
  preview = test_find (TEST_IMAGE, PREVIEW);
  test_until ((with = count_dark_squares (preview, QS_BOARD_COLORS_GREEN)) > 0);
  test_select ("Coordinates", QS_COORDINATES_NONE);
  test_until ((without = count_dark_squares (preview, QS_BOARD_COLORS_GREEN)) > with * 5 / 4);
  test_select ("Coordinates", QS_COORDINATES_FROM_0);
  test_until (count_dark_squares (preview, QS_BOARD_COLORS_GREEN) == with);
}

QS_TEST_WINDOW (style_is_light_or_dark, 8)
{
  const QsColor *dark = &qs_palette_get (QS_BOARD_COLORS_GREEN, TRUE, FALSE)->dark_square;
  GtkWidget *preview;

  open_preferences ();
  preview = test_find (TEST_IMAGE, PREVIEW);
  test_until (count_dark_squares (preview, QS_BOARD_COLORS_GREEN) > 1000);
  test_select ("Style", 2);
  test_until (count_pixels (preview, dark) > 1000);
  test_select ("Style", 1);
  test_until (count_dark_squares (preview, QS_BOARD_COLORS_GREEN) > 1000);
  test_select ("Style", 2);
  test_until (count_pixels (preview, dark) > 1000);
  test_select ("Style", 0);
  test_until (count_dark_squares (preview, QS_BOARD_COLORS_GREEN) > 1000);
}

static int
get_text_size (GtkWidget *widget)
{
  return pango_font_description_get_size (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
}

QS_TEST_WINDOW (text_of_searches_grows, 8)
{
  GtkWidget *page;
  int size;

  test_press ("Search");
  page = gtk_widget_get_ancestor (test_find (TEST_BUTTON, "Play"), QS_TYPE_SEARCH_PAGE);
  size = get_text_size (page);
  test_activate ("app.preferences");
  test_until (test_is_active ("Preferences"));
  test_set_number ("Search text size, in per cent", 150);
  test_until (abs (get_text_size (page) * 2 - size * 3) <= 2);
  test_set_number ("Search text size, in per cent", 100);
  test_until (get_text_size (page) == size);
}

/* The next count has them. */
QS_TEST_WINDOW (counts_are_told_the_machine, 8)
{
  g_autoptr (GSettings) settings = create_settings ();
  guint n_processors = g_get_num_processors ();
  const QsCountOrder *machine;

  open_preferences ();
  machine = qs_tally_get_machine (test_get_count ());
  g_assert_cmpfloat (test_get_number ("Threads"), ==, n_processors);
  test_select ("Kernel", 1);
  test_set_number ("Threads", 1);
  g_assert_true (machine->kernel == &qs_count_kernels[0]);
  g_assert_cmpuint (machine->n_threads, ==, n_processors > 1 ? 1 : 0);

  test_set_number ("Threads", n_processors);
  test_select ("Kernel", 0);
  g_assert_cmpuint (g_settings_get_uint (settings, "count-threads"), ==, 0);
  g_assert_null (machine->kernel);
  g_assert_cmpuint (machine->n_threads, ==, 0);
}

/* What somebody wrote by hand: numbers out of range, another type, and a kernel of another processor. */
QS_TEST_WINDOW (damaged_settings_are_the_usual_ones, 8)
{
  static const char damaged[] = "[io/github/queenside/Queenside]\n"
                                "board-colors=uint32 4\n"
                                "board-queens='crown'\n"
                                "board-coordinates=-1\n"
                                "style=uint32 4294967295\n"
                                "search-text=uint32 0\n"
                                "count-threads=uint32 1024\n"
                                "count-kernel='of another world'\n";
  g_autofree char *path = g_build_filename (test_session_get_folder (), "damaged.ini", NULL);
  g_autoptr (GSettingsBackend) backend = NULL;
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, damaged, -1, &error);
  g_assert_no_error (error);
  backend = g_keyfile_settings_backend_new (path, "/", NULL);
  settings = g_settings_new_with_backend ("io.github.queenside.Queenside", backend);
  test_until (test_shows ("of 92"));
  qs_preferences_show (test_get_window (), settings, test_get_count ());
  test_until (test_is_active ("Preferences"));

  test_until (test_shows ("Green and cream"));
  g_assert_true (test_shows ("Rounded crown"));
  g_assert_true (test_shows ("Letters and numbers"));
  g_assert_true (test_shows ("Follow the desktop"));
  g_assert_true (test_shows ("The fastest measured"));
  g_assert_cmpfloat (test_get_number ("Search text size, in per cent"), ==, 100);
  g_assert_cmpfloat (test_get_number ("Threads"), ==, g_get_num_processors ());
  test_activate ("window.close");
  test_until (!test_is_active ("Preferences"));
}

/* Leaves a file of a count behind, which is nobody's. */
static void
leave_count (guint n)
{
  g_autofree char *path = qs_count_store_get_default_path (n);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, "no count at all", -1, &error);
  g_assert_no_error (error);
}

static gboolean
is_left (guint n)
{
  g_autofree char *path = qs_count_store_get_default_path (n);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

QS_TEST_WIDGET (interrupted_counts_are_deleted)
{
  g_autoptr (GSettings) settings = create_settings ();

  leave_count (21);
  leave_count (22);
  test_open_window (8);
  test_until (test_shows ("of 92"));
  qs_preferences_show (test_get_window (), settings, test_get_count ());
  test_until (test_is_active ("Preferences"));
  test_until (test_shows ("2 interrupted counts, 30 bytes"));
  /* Its title bar, and a panel of the desktop, have room above it on a low screen. */
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (gtk_widget_get_root (test_find (TEST_BUTTON, "Open Folder")))), <=, 680);

  gtk_widget_grab_focus (test_find (TEST_BUTTON, "Delete…"));
  test_type ("space");
  test_until (test_shows ("Delete the saved progress of 2 interrupted counts?*"));
  g_assert_true (test_has_focus (test_find (TEST_BUTTON, "Cancel")));
  test_press ("Cancel");
  test_until (!test_shows ("Delete the saved progress of 2 interrupted counts?*"));
  g_assert_true (is_left (21) && is_left (22));

  test_press ("Delete…");
  test_press ("Delete");
  test_until (test_shows ("No interrupted counts"));
  g_assert_false (is_left (21) || is_left (22));
  g_assert_false (test_is_sensitive (TEST_BUTTON, "Delete…"));
  g_assert_true (test_has_focus (test_find (TEST_BUTTON, "Open Folder")));
}

/* What is gone already is not asked about, and its button is there again. */
QS_TEST_WIDGET (question_goes_with_the_counts)
{
  g_autoptr (GSettings) settings = create_settings ();

  leave_count (21);
  test_open_window (8);
  test_until (test_shows ("of 92"));
  qs_preferences_show (test_get_window (), settings, test_get_count ());
  test_until (test_shows ("1 interrupted count, *"));
  test_press ("Delete…");
  test_until (test_shows ("Delete the saved progress of 1 interrupted count?*"));
  g_assert_true (qs_tally_discard (test_get_count (), 21, NULL));
  test_until (test_shows ("No interrupted counts"));
  g_assert_false (test_shows ("Delete the saved progress of 1 interrupted count?*"));
  g_assert_false (test_is_sensitive (TEST_BUTTON, "Delete…"));
}

QS_TEST_WINDOW (reset, 8)
{
  g_autoptr (GSettings) settings = create_settings ();

  open_preferences ();
  test_select ("Colours", QS_BOARD_COLORS_GREY);
  test_select ("Queens", QS_QUEEN_POINTS);
  test_select ("Coordinates", QS_COORDINATES_NONE);
  g_assert_cmpuint (qs_appearance_get_board_style ()->queen, ==, QS_QUEEN_POINTS);
  test_press ("Reset to Defaults");
  test_until (g_settings_get_uint (settings, "board-colors") == 0);
  g_assert_cmpuint (qs_appearance_get_board_style ()->colors, ==, 0);
  g_assert_cmpuint (qs_appearance_get_board_style ()->queen, ==, 0);
  g_assert_cmpuint (qs_appearance_get_board_style ()->coordinates, ==, 0);
}

/* It is there once, however often it is asked for. */
QS_TEST_WINDOW (there_is_one, 8)
{
  guint n_windows;

  open_preferences ();
  n_windows = g_list_model_get_n_items (gtk_window_get_toplevels ());
  test_activate ("app.preferences");
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, n_windows);
  test_activate ("window.close");
  test_until (!test_is_active ("Preferences"));
  test_activate ("app.preferences");
  test_until (test_is_active ("Preferences"));
}

/* They come before a window that was opened later, and then their menus are theirs. */
QS_TEST_WINDOW (come_to_the_front, 8)
{
  QsWindow *newer;

  open_preferences ();
  newer = test_open_window (8);
  test_activate ("app.preferences");
  test_until (test_is_active ("Preferences"));
  test_type ("Tab space");
  test_type ("Escape");

  gtk_window_present (GTK_WINDOW (newer));
  test_until (test_window_is_active ());
  test_type ("Tab");
}
