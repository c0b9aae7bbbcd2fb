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

QS_TEST_WINDOW (f9_hides_and_shows_the_panel, 8)
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
QS_TEST_WINDOW (panel_has_the_same_width_in_every_view, 8)
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
QS_TEST_WINDOW (a_panel_that_slides_away_takes_no_clicks, 8)
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

QS_TEST_WINDOW (narrow_window_folds_the_panel, 8)
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
QS_TEST_WINDOW (tour_hides_the_panel_for_itself, 8)
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

QS_TEST_WINDOW (hidden_panel_stays_hidden, 8)
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

QS_TEST_WINDOW (fits_640_by_480, 8)
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
QS_TEST_WINDOW (second_window_has_its_own_board, 8)
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

QS_TEST_WINDOW (ctrl_w_closes_one_window, 8)
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
QS_TEST_WINDOW (goes_on_where_the_last_one_was_closed, 8)
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
QS_TEST_WINDOW (goes_on_as_one, 8)
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
QS_TEST_WINDOW (nothing_of_a_closed_window_stays, 8)
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

QS_TEST_WINDOW (scrollbars_change_after_it, 8)
{
  g_autoptr (GPtrArray) scrolled = g_ptr_array_new ();

  test_until (shows_panel ());
  add_scrolled (GTK_WIDGET (test_get_window ()), scrolled);
  g_assert_cmpuint (count_told (scrolled), >, 0);
  test_close_windows ();
  g_assert_cmpuint (count_told (scrolled), ==, 0);
}

/* Backwards from the board to the panel. */
QS_TEST_WINDOW (focus_goes_back, 8)
{
  test_find_board ();
  test_type ("shift+Tab");
  test_until (gtk_widget_get_ancestor (gtk_window_get_focus (test_get_window ()), GTK_TYPE_REVEALER) != NULL);
}

QS_TEST_WINDOW (shortcuts_are_shown, 8)
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
QS_TEST_WINDOW (shortcuts_in_two_columns_at_640, 8)
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

QS_TEST_WINDOW (about_dialog_tells_the_version, 8)
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
QS_TEST_WINDOW (full_screen_tells_the_way_out, 8)
{
  test_activate ("win.fullscreen");
  test_until (test_shows ("Press Esc to leave full screen"));
}

/* Three windows can be told apart. */
QS_TEST_WINDOW (title_tells_the_board, 8)
{
  test_until (test_is_active ("8 queens"));
  test_set_number ("Queens", 1);
  test_until (test_is_active ("1 queen"));
}
