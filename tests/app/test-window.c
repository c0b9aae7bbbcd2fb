/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window itself: its panel and size, its menu and dialogs, and other windows beside it. Tests that need a desktop
 * are in test-desktop.c. */

#include "config.h"

#include <string.h>

#include "qs-test-run.h"
#include "qs-test-widget.h"

static gboolean
shows_panel (void)
{
  return test_tells ("*agrees with A000170*");
}

/* Whether there is no room for the panel beside the content, so that it would lie over it. The window follows some
 * events after its size. */
static gboolean
is_folded (void)
{
  GtkWidget *view = gtk_widget_get_first_child (gtk_window_get_child (test_get_window ()));
  GtkWidget *child = gtk_widget_get_first_child (view);

  while (child != NULL && !gtk_widget_has_css_class (child, "overlay-panel"))
    child = gtk_widget_get_next_sibling (child);

  return child != NULL;
}

static int
measure (GtkOrientation orientation)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (test_get_window ()), orientation, -1, &minimum, NULL, NULL, NULL);

  return minimum;
}

/* So narrow that the panel lies over the content. */
static void
make_narrow (void)
{
  test_resize (640, 480);
  test_until (is_folded ());
}

static guint
count_windows (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  guint count = 0;

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

      count += QS_IS_WINDOW (window) && gtk_widget_get_mapped (window);
    }

  return count;
}

/* Whether a menu is open and everything in it can be chosen. */
static gboolean
has_whole_menu (void)
{
  g_autoptr (GPtrArray) items = test_list (TEST_MENU_ITEM, "*");
  guint n_ready = 0;

  for (guint i = 0; i < items->len; i++)
    n_ready += gtk_widget_is_sensitive (items->pdata[i]);

  return items->len > 0 && n_ready == items->len;
}

/* Opens the menu by its key, and chooses an item. */
static void
choose_from_menu (const char *item)
{
  test_type ("F10");
  test_until (has_whole_menu ());
  g_assert_true (gtk_widget_activate (gtk_widget_get_parent (test_find (TEST_LABEL, item))));
}

static void
test_panel_key (void)
{
  test_until (shows_panel ());
  g_assert_true (test_is_on (TEST_BUTTON, "Side panel"));
  test_type ("F9");
  test_until (!shows_panel ());
  g_assert_false (test_is_on (TEST_BUTTON, "Side panel"));
  test_press ("Side panel");
  test_until (shows_panel ());
  g_assert_true (test_is_on (TEST_BUTTON, "Side panel"));
}

/* It would move the content when the view changes. */
static void
test_panel_width (void)
{
  static const char *const views[] = { "Search", "Compare", "Solutions" };
  GtkWidget *revealer = gtk_widget_get_ancestor (test_find (TEST_NUMBER, "Queens"), GTK_TYPE_REVEALER);
  int width = gtk_widget_get_width (revealer);

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      test_press (views[i]);
      test_pass_frames (4);
      g_assert_cmpint (gtk_widget_get_width (revealer), ==, width);
    }
}

/* Nothing of the panel can be clicked while it slides away. */
static void
test_sliding_panel (void)
{
  GtkWidget *revealer = gtk_widget_get_ancestor (test_find (TEST_NUMBER, "Queens"), GTK_TYPE_REVEALER);

  g_assert_true (gtk_widget_get_can_target (revealer));
  test_type ("F9");
  test_until (!gtk_revealer_get_reveal_child (GTK_REVEALER (revealer)));
  g_assert_false (gtk_widget_get_can_target (revealer));
  test_type ("F9");
  test_until (gtk_revealer_get_reveal_child (GTK_REVEALER (revealer)));
  g_assert_true (gtk_widget_get_can_target (revealer));
}

static void
test_narrow_window (void)
{
  test_until (shows_panel ());
  g_assert_false (is_folded ());
  make_narrow ();
  test_until (!shows_panel ());
  test_until (test_shows ("Solution 1 · 1 5 8 6 3 7 2 4*"));

  /* Now it lies above the content, as long as it is wanted. */
  test_type ("F9");
  test_until (shows_panel ());
  test_type ("F9");
  test_until (!shows_panel ());

  test_resize (1000, 720);
  test_until (shows_panel ());
  g_assert_false (is_folded ());
}

static void
begin_tours (void)
{
  test_activate ("win.tours");
  test_until (test_shows ("Each takes a few minutes*"));
  test_until (!shows_panel ());
}

/* A tour has all of the window, and decides nothing for later, whatever becomes of the window meanwhile. */
static void
test_tour_hides_the_panel_for_itself (void)
{
  test_until (shows_panel ());
  make_narrow ();
  begin_tours ();
  test_resize (1000, 720);
  test_until (!is_folded ());
  g_assert_false (shows_panel ());
  test_activate ("win.leave-tours");
  test_until (shows_panel ());

  begin_tours ();
  make_narrow ();
  test_activate ("win.leave-tours");
  test_until (test_shows ("of 92"));
  g_assert_false (shows_panel ());

  begin_tours ();
  test_resize (1000, 720);
  test_until (!is_folded ());
  test_type ("ctrl+w");
  test_until (test_get_window () == NULL);
  test_open_window (8);
  test_until (shows_panel ());
}

static void
test_hidden_panel_stays_hidden (void)
{
  test_until (shows_panel ());
  test_type ("F9");
  test_until (!shows_panel ());
  make_narrow ();
  test_type ("F9");
  test_until (shows_panel ());
  test_resize (1000, 720);
  test_until (!is_folded () && !shows_panel ());
}

static void
assert_fits (void)
{
  test_pass_frames (2);
  g_assert_true (test_has_size (640, 480));
  g_assert_cmpint (measure (GTK_ORIENTATION_HORIZONTAL), <=, 640);
  g_assert_cmpint (measure (GTK_ORIENTATION_VERTICAL), <=, 480);
}

static int
get_bottom (GtkWidget *widget)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (test_get_window ()), &place));

  return (int) (place.origin.y + place.size.height);
}

static void
test_smallest_screen (void)
{
  test_resize (640, 480);
  test_until (test_shows ("Solution 1 · 1 5 8 6 3 7 2 4*"));
  assert_fits ();
  /* The views are in the header, and take nothing from the board. */
  g_assert_cmpint (get_bottom (test_find (TEST_BUTTON, "Search")), <=, 60);
  test_type ("alt+2");
  test_until (test_shows ("Step 0"));
  assert_fits ();
}

/* A new window has the board of the last one, and from then on its own. */
static void
test_second_window (void)
{
  test_set_number ("Queens", 5);
  test_until (test_shows ("of 10"));
  test_type ("ctrl+n");
  test_until (count_windows () == 2);
  test_until (test_shows ("of 10"));
  test_set_number ("Queens", 6);
  test_until (test_shows ("of 4"));

  test_press ("Close");
  test_until (count_windows () == 1);
  test_until (test_shows ("of 10"));
}

static void
test_close_key (void)
{
  choose_from_menu ("New Window");
  test_until (count_windows () == 2);
  test_until (test_shows ("of 92"));
  test_type ("ctrl+w");
  test_until (count_windows () == 1);
  test_type ("ctrl+w");
  test_until (test_get_window () == NULL);
}

static gboolean
is_at_second (void)
{
  return test_shows ("a1 queen") && test_shows ("c8 empty") && test_shows ("of 2") &&
         test_entry_holds ("Number of the solution shown", "2");
}

/* The view, the squares and the solution come back. The next window is a new one. */
static void
test_goes_on (void)
{
  test_find_board ();
  test_type ("a 1 minus c 8");
  test_until (test_shows ("of 2"));
  test_type ("Right");
  test_until (is_at_second ());
  test_type ("alt+2");
  test_until (test_is_on (TEST_BUTTON, "Search"));
  test_type ("ctrl+w");
  test_until (test_get_window () == NULL);

  qs_window_restore (test_open_window (8));
  test_until (test_is_on (TEST_BUTTON, "Search"));
  test_type ("alt+1");
  test_until (is_at_second ());
  test_close_windows ();

  test_open_window (8);
  test_until (test_shows ("of 92"));
  g_assert_true (test_is_on (TEST_BUTTON, "Solutions"));
}

/* Two windows write the same settings: the squares of one that closes go with its own board, and not with the board
 * that was chosen last in the other, which may be ended by force. */
static void
test_goes_on_as_one (void)
{
  g_autoptr (GSettings) settings = g_settings_new (QS_APP_ID);
  g_autofree char *problem = NULL;
  GtkWindow *first = test_get_window ();

  test_find_board ();
  test_type ("a 1 minus c 8");
  test_until (test_shows ("of 2"));
  test_type ("ctrl+n");
  test_until (count_windows () == 2 && test_get_window () != first);
  test_set_number ("Queens", 6);
  test_until (test_shows ("of 4"));
  g_assert_cmpuint (g_settings_get_uint (settings, "n"), ==, 6);

  gtk_window_close (first);
  test_until (count_windows () == 1);
  problem = g_settings_get_string (settings, "problem");
  g_assert_cmpuint (g_settings_get_uint (settings, "n"), ==, 8);
  g_assert_cmpstr (problem, ==, "8-c8+a1");
}

static void
gone_cb (gpointer n_left,
         GObject *widget)
{
  (*(guint *) n_left)--;
}

/* Counts the application's own widgets, as long as they are there. */
static void
watch (GtkWidget *widget,
       guint     *n_left)
{
  if (g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Qs"))
    {
      (*n_left)++;
      g_object_weak_ref (G_OBJECT (widget), gone_cb, n_left);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch (child, n_left);
}

/* A board that stayed would keep all solutions of its size. */
static void
test_nothing_stays (void)
{
  guint n_left = 0;

  test_until (shows_panel ());
  watch (GTK_WIDGET (test_get_window ()), &n_left);
  g_assert_cmpuint (n_left, >, 10);
  test_close_windows ();
  test_until (n_left == 0);
}

static void
add_scrolled (GtkWidget *widget,
              GPtrArray *scrolled)
{
  if (GTK_IS_SCROLLED_WINDOW (widget))
    g_ptr_array_add (scrolled, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_scrolled (child, scrolled);
}

/* How many of them the desktop's settings tell of a change. */
static guint
count_told (GPtrArray *widgets)
{
  guint n_told = 0;

  for (guint i = 0; i < widgets->len; i++)
    n_told += g_signal_handler_find (gtk_settings_get_default (), G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL,
                                     widgets->pdata[i]) != 0;

  return n_told;
}

static void
test_scrollbars_change (void)
{
  g_autoptr (GPtrArray) scrolled = g_ptr_array_new ();

  test_until (shows_panel ());
  add_scrolled (GTK_WIDGET (test_get_window ()), scrolled);
  g_assert_cmpuint (count_told (scrolled), >, 0);
  test_close_windows ();
  g_assert_cmpuint (count_told (scrolled), ==, 0);
}

/* Backwards from the board to the panel. */
static void
test_focus_goes_back (void)
{
  test_find_board ();
  test_type ("shift+Tab");
  test_until (gtk_widget_get_ancestor (gtk_window_get_focus (test_get_window ()), GTK_TYPE_REVEALER) != NULL);
}

static void
test_shortcuts (void)
{
  test_type ("ctrl+question");
  test_until (test_is_active ("Keyboard Shortcuts"));
  test_until (test_shows ("Next solution"));
  test_until (test_shows ("Ctrl+E"));
  test_type ("Escape");
  test_until (test_window_is_active ());

  choose_from_menu ("Keyboard Shortcuts");
  test_until (test_is_active ("Keyboard Shortcuts"));
}

/* In a narrow window the groups of keys stand beside each other, too. */
static void
test_shortcuts_in_narrow_window (void)
{
  GtkWidget *window;
  int natural;

  test_resize (640, 480);
  test_type ("ctrl+question");
  test_until (test_is_active ("Keyboard Shortcuts"));
  window = GTK_WIDGET (gtk_widget_get_root (test_find (TEST_LABEL, "Next solution")));
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, <=, 640);
  g_assert_cmpfloat (test_get_middle (test_find (TEST_LABEL, "Next solution")), <,
                     test_get_middle (test_find (TEST_LABEL, "Next stop")));
}

static void
test_about (void)
{
  g_auto (TestRun) run = test_run (g_getenv ("QS_APP"), "--version");
  const char *version = strrchr (g_strchomp (run.output), ' ');

  choose_from_menu ("About Queenside");
  test_until (test_is_active ("About*"));
  test_until (test_shows ("Queenside"));
  g_assert_nonnull (version);
  test_until (test_shows (version + 1));
  test_type ("Escape");
  test_until (test_window_is_active ());
}

/* Another process may look when the message is gone. */
static void
test_way_out_of_full_screen (void)
{
  test_activate ("win.fullscreen");
  test_until (test_shows ("Press Esc to leave full screen"));
}

/* Three windows can be told apart. */
static void
test_title (void)
{
  test_until (test_is_active ("8 queens"));
  test_set_number ("Queens", 1);
  test_until (test_is_active ("1 queen"));
}

QS_TEST_WIDGETS
{
  test_add_window ("/app/window/f9-hides-and-shows-the-panel", 8, test_panel_key);
  test_add_window ("/app/window/panel-has-the-same-width-in-every-view", 8, test_panel_width);
  test_add_window ("/app/window/a-panel-that-slides-away-takes-no-clicks", 8, test_sliding_panel);
  test_add_window ("/app/window/narrow-window-folds-the-panel", 8, test_narrow_window);
  test_add_window ("/app/window/tour-hides-the-panel-for-itself", 8, test_tour_hides_the_panel_for_itself);
  test_add_window ("/app/window/hidden-panel-stays-hidden", 8, test_hidden_panel_stays_hidden);
  test_add_window ("/app/window/fits-640-by-480", 8, test_smallest_screen);
  test_add_window ("/app/window/second-window-has-its-own-board", 8, test_second_window);
  test_add_window ("/app/window/goes-on-as-one", 8, test_goes_on_as_one);
  test_add_window ("/app/window/ctrl-w-closes-one-window", 8, test_close_key);
  test_add_window ("/app/window/nothing-of-a-closed-window-stays", 8, test_nothing_stays);
  test_add_window ("/app/window/scrollbars-change-after-it", 8, test_scrollbars_change);
  test_add_window ("/app/window/goes-on-where-the-last-one-was-closed", 8, test_goes_on);
  test_add_window ("/app/window/focus-goes-back", 8, test_focus_goes_back);
  test_add_window ("/app/window/shortcuts-are-shown", 8, test_shortcuts);
  test_add_window ("/app/window/shortcuts-in-two-columns-at-640", 8, test_shortcuts_in_narrow_window);
  test_add_window ("/app/window/about-dialog-tells-the-version", 8, test_about);
  test_add_window ("/app/window/title-tells-the-board", 8, test_title);
  test_add_window ("/app/window/full-screen-tells-the-way-out", 8, test_way_out_of_full_screen);
}
