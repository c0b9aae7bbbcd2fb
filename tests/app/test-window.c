/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window itself: its panel, size and menu, other windows, what a screen reader hears, and the end. */

#include "config.h"

#include <string.h>

#include "qs-test-session.h"
#include "qs-test-window.h"

/* How long the end of a window may take, in milliseconds. The promise is 500; a machine that is busy with
 * other things gets some more. */
#define END_LIMIT 2000

/* A number that `xdotool getwindowgeometry --shell` tells of the window that has the keyboard. */
static int
get_geometry (const char *key)
{
  g_autofree char *geometry = test_xdotool ("getwindowfocus getwindowgeometry --shell");
  const char *line = geometry != NULL ? strstr (geometry, key) : NULL;

  return line != NULL ? (int) g_ascii_strtoll (line + strlen (key), NULL, 10) : -1;
}

static void
ask_for_size (int width,
              int height)
{
  g_autofree char *arguments = g_strdup_printf ("getwindowfocus windowsize %d %d", width, height);
  g_autofree char *done = test_xdotool (arguments);

  g_assert_nonnull (done);
}

/* As narrow as it goes: how narrow that is depends on fonts and buttons. */
static void
make_narrow (TestApp *app)
{
  int width = get_geometry ("WIDTH=");

  ask_for_size (100, 480);
  test_wait_until (app, get_geometry ("WIDTH=") < width && get_geometry ("HEIGHT=") == 480);
}

static void
resize (TestApp *app,
        int      width,
        int      height)
{
  ask_for_size (width, height);
  test_wait_until (app, get_geometry ("WIDTH=") == width && get_geometry ("HEIGHT=") == height);
}

static gboolean
shows_panel (TestApp *app)
{
  return test_shows (app, "*agrees with A000170");
}

static void
test_panel_key (TestApp *app)
{
  test_wait_until (app, shows_panel (app));
  g_assert_true (test_is_on (app, TEST_BUTTON, "Side panel"));
  test_type (app, "F9");
  test_wait_until (app, !shows_panel (app));
  g_assert_false (test_is_on (app, TEST_BUTTON, "Side panel"));
  test_press (app, "Side panel");
  test_wait_until (app, shows_panel (app));
  g_assert_true (test_is_on (app, TEST_BUTTON, "Side panel"));
}

static void
test_narrow_window (TestApp *app)
{
  test_wait_until (app, shows_panel (app));
  make_narrow (app);
  test_wait_until (app, !shows_panel (app));
  g_assert_true (test_shows (app, "1 · 1 5 8 6 3 7 2 4*"));

  /* Now it lies above the content, as long as it is wanted. */
  test_type (app, "F9");
  test_wait_until (app, shows_panel (app));
  test_type (app, "F9");
  test_wait_until (app, !shows_panel (app));

  resize (app, 1000, 720);
  test_wait_until (app, shows_panel (app));
}

/* A hidden panel folds unseen, and the fold hides it again if the key was faster. */
static void
show_folded_panel (TestApp *app)
{
  guint n_tries = 0;

  for (gint64 next_try = 0; !shows_panel (app);)
    {
      if (g_get_monotonic_time () < next_try)
        continue;

      g_assert_cmpuint (n_tries++, <, 3);
      test_type (app, "F9");
      next_try = g_get_monotonic_time () + 3 * G_USEC_PER_SEC;
    }
}

static void
test_hidden_panel_stays_hidden (TestApp *app)
{
  test_wait_until (app, shows_panel (app));
  test_type (app, "F9");
  test_wait_until (app, !shows_panel (app));
  make_narrow (app);
  show_folded_panel (app);
  resize (app, 1000, 720);
  test_wait_until (app, !shows_panel (app));
}

static void
test_smallest_screen (TestApp *app)
{
  resize (app, 640, 480);
  test_wait_until (app, test_shows (app, "1 · 1 5 8 6 3 7 2 4*"));
  test_type (app, "alt+2");
  test_wait_until (app, test_shows (app, "Step 0"));
  g_assert_cmpint (get_geometry ("WIDTH="), ==, 640);
  g_assert_cmpint (get_geometry ("HEIGHT="), ==, 480);
}

static void
test_fullscreen (TestApp *app)
{
  int width = get_geometry ("WIDTH=");

  g_assert_cmpint (width, <, TEST_SCREEN_WIDTH);
  test_type (app, "F11");
  test_wait_until (app, get_geometry ("WIDTH=") == TEST_SCREEN_WIDTH &&
                            get_geometry ("HEIGHT=") == TEST_SCREEN_HEIGHT);
  test_type (app, "F11");
  test_wait_until (app, get_geometry ("WIDTH=") == width);
}

/* A new window has the board of the last one, and from then on its own. */
static void
test_second_window (TestApp *app)
{
  test_set_number (app, "Queens", 5);
  test_wait_until (app, test_shows (app, "of 10"));
  test_type (app, "ctrl+n");
  test_wait_until (app, test_count_windows (app, "Queenside") == 2);
  test_wait_until (app, test_shows (app, "of 10"));
  test_set_number (app, "Queens", 6);
  test_wait_until (app, test_shows (app, "of 4"));

  test_press (app, "Close");
  test_wait_until (app, test_count_windows (app, "Queenside") == 1);
  test_wait_until (app, test_shows (app, "of 10"));
}

/* Opens the menu, and chooses the item that is the @place-th from the top, from 0. */
static void
choose_from_menu (TestApp *app,
                  guint    place)
{
  test_type (app, "F10");
  test_wait_until (app, test_has_state (test_find (app, TEST_MENU_ITEM, "*"), ATSPI_STATE_FOCUSED));
  for (guint i = 0; i < place; i++)
    test_type (app, "Down");
  test_type (app, "Return");
}

/* Whether only one window is left on the display, which has the keyboard then: while another goes, nobody may have it. */
static gboolean
is_alone (void)
{
  g_autofree char *windows = test_xdotool ("search --onlyvisible --name ^Queenside$");

  return windows != NULL && strchr (windows, '\n') == NULL;
}

static void
test_close_key (TestApp *app)
{
  choose_from_menu (app, 0);
  test_wait_until (app, test_count_windows (app, "Queenside") == 2);
  test_wait_until (app, test_shows (app, "of 92"));
  test_type (app, "ctrl+w");
  test_wait_until (app, test_count_windows (app, "Queenside") == 1 && is_alone ());
  test_type (app, "ctrl+w");
  test_app_assert_ends (app);
}

static void
test_quit_key (TestApp *app)
{
  test_type (app, "ctrl+n");
  test_wait_until (app, test_count_windows (app, "Queenside") == 2);
  test_wait_until (app, test_shows (app, "of 92"));
  test_type (app, "ctrl+q");
  test_app_assert_ends (app);
}

static void
test_shortcuts (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 92"));
  test_type (app, "ctrl+question");
  test_wait_until (app, test_is_active (app, "Keyboard Shortcuts"));
  g_assert_true (test_shows (app, "Next solution"));
  g_assert_true (test_shows (app, "Ctrl+E"));
  test_type (app, "Escape");
  test_wait_until (app, test_is_active (app, "Queenside"));

  choose_from_menu (app, 3);
  test_wait_until (app, test_is_active (app, "Keyboard Shortcuts"));
}

static gboolean
has_focus (TestApp    *app,
           TestKind    kind,
           const char *name)
{
  AtspiAccessible *widget = test_look_for (app, kind, name);

  return widget != NULL && test_has_state (widget, ATSPI_STATE_FOCUSED);
}

/* Backwards from the board to the panel. */
static void
test_focus_goes_back (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 92"));
  test_wait_until (app, has_focus (app, TEST_IMAGE, "Board of 8*"));
  test_type (app, "shift+Tab");
  test_wait_until (app, has_focus (app, TEST_BUTTON, "Export to Text…"));
}

static void
test_about (TestApp *app)
{
  g_auto (TestRun) run = test_run (g_getenv ("QS_APP"), "--version");
  const char *version = strrchr (g_strchomp (run.output), ' ');

  choose_from_menu (app, 4);
  test_wait_until (app, test_is_active (app, "About*"));
  test_wait_until (app, test_shows (app, "Queenside"));
  g_assert_nonnull (version);
  g_assert_true (test_shows (app, version + 1));
  test_type (app, "Escape");
  test_wait_until (app, test_is_active (app, "Queenside"));
}

/* Whether @name was made up from a class, for want of a better one. */
static gboolean
is_class_name (const char *name)
{
  return (g_str_has_prefix (name, "Gtk") && g_ascii_isupper (name[3])) ||
         (g_str_has_prefix (name, "Qs") && g_ascii_isupper (name[2]));
}

/* Whether a screen reader stops at @widget, so that it needs a name. */
static gboolean
needs_name (AtspiAccessible *widget,
            AtspiRole        role)
{
  switch ((int) role)
    {
    case ATSPI_ROLE_CHECK_BOX:
    case ATSPI_ROLE_COMBO_BOX:
    case ATSPI_ROLE_ENTRY:
    case ATSPI_ROLE_MENU_ITEM:
    case ATSPI_ROLE_PAGE_TAB:
    case ATSPI_ROLE_PAGE_TAB_LIST:
    case ATSPI_ROLE_PROGRESS_BAR:
    case ATSPI_ROLE_PUSH_BUTTON:
    case ATSPI_ROLE_RADIO_BUTTON:
    case ATSPI_ROLE_SLIDER:
    case ATSPI_ROLE_SPIN_BUTTON:
    case ATSPI_ROLE_TEXT:
    case ATSPI_ROLE_TOGGLE_BUTTON:
      return TRUE;
    case ATSPI_ROLE_IMAGE:
    case ATSPI_ROLE_LABEL:
      return test_is_shown (widget);
    case ATSPI_ROLE_SCROLL_PANE:
      /* It takes the focus only when nothing in it does. */
      return FALSE;
    default:
      return test_has_state (widget, ATSPI_STATE_FOCUSABLE);
    }
}

/* Whether @widget is the head or the body that GTK itself gives to a table; the whole has the name. */
static gboolean
is_part_of_table (AtspiAccessible *widget)
{
  g_autoptr (GObject) parent = (GObject *) atspi_accessible_get_parent (widget, NULL);

  return parent != NULL && atspi_accessible_get_role ((AtspiAccessible *) parent, NULL) == ATSPI_ROLE_TREE_TABLE;
}

/* Whether @widget is a part that GTK itself gives to a list that drops down; the whole has the name. */
static gboolean
is_part_of_choice (AtspiAccessible *widget)
{
  g_autoptr (GObject) ancestor = (GObject *) atspi_accessible_get_parent (widget, NULL);

  while (ancestor != NULL)
    {
      g_autoptr (GObject) child = g_steal_pointer (&ancestor);

      if (atspi_accessible_get_role ((AtspiAccessible *) child, NULL) == ATSPI_ROLE_COMBO_BOX)
        return TRUE;

      ancestor = (GObject *) atspi_accessible_get_parent ((AtspiAccessible *) child, NULL);
    }

  return FALSE;
}

/* Counts the widgets whose name is good, and tells of the others. */
typedef struct
{
  guint n_good;
  guint n_bad;
} Names;

static gboolean
check_name_cb (AtspiAccessible *widget,
               gpointer         user_data)
{
  Names *names = user_data;
  AtspiRole role = atspi_accessible_get_role (widget, NULL);
  g_autofree char *name = test_get_name (widget);

  if (!needs_name (widget, role))
    return TRUE;

  if (*name != '\0' && !is_class_name (name))
    names->n_good++;
  else if (!is_part_of_choice (widget) && !is_part_of_table (widget))
    {
      g_autoptr (GObject) parent = (GObject *) atspi_accessible_get_parent (widget, NULL);
      g_autofree char *parent_name = parent != NULL ? test_get_name ((AtspiAccessible *) parent) : NULL;

      names->n_bad++;
      g_test_message ("a widget of role %d in “%s” is named “%s”", (int) role, parent_name, name);
    }

  return TRUE;
}

static void
assert_named (TestApp *app,
              guint    at_least)
{
  Names names = { 0 };

  test_walk (test_get_window (app), check_name_cb, &names);
  g_assert_cmpuint (names.n_good, >=, at_least);
  g_assert_cmpuint (names.n_bad, ==, 0);
}

static void
test_names (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 92"));
  assert_named (app, 20);
  test_type (app, "alt+2");
  test_wait_until (app, test_shows (app, "Step 0"));
  assert_named (app, 20);
  test_type (app, "alt+3");
  test_wait_until (app, test_shows (app, "Which Method Is the Fastest?"));
  assert_named (app, 20);
  test_set_number (app, "Queens", 3);
  test_type (app, "alt+1");
  test_wait_until (app, test_shows (app, "No Solutions for 3 Queens"));
  assert_named (app, 10);
}

static void
test_names_of_long_run (TestApp *app)
{
  test_set_number (app, "Queens", 20);
  test_wait_until (app, test_look_for (app, TEST_BUTTON, "Stop") != NULL);
  test_wait_until (app, test_look_for (app, TEST_NUMBER, "Search progress") != NULL);
  assert_named (app, 20);
}

static void
test_names_of_dialogs (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 92"));
  test_type (app, "ctrl+e");
  test_wait_until (app, test_is_active (app, "Export Solutions"));
  assert_named (app, 10);
  test_type (app, "Escape");
  test_wait_until (app, test_is_active (app, "Queenside"));
  test_type (app, "ctrl+question");
  test_wait_until (app, test_is_active (app, "Keyboard Shortcuts"));
  assert_named (app, 20);
}

/* Asserts that the application ends soon, and tells how soon. */
static void
assert_ends_soon (TestApp    *app,
                  gint64      start,
                  const char *what)
{
  gint64 taken;

  test_app_assert_ends (app);
  taken = (g_get_monotonic_time () - start) / 1000;
  g_test_message ("%s took %" G_GINT64_FORMAT " ms", what, taken);
  g_assert_cmpint (taken, <, END_LIMIT);
}

static void
start_counting (TestApp *app)
{
  test_set_number (app, "Queens", 20);
  test_wait_until (app, test_shows (app, "solutions so far"));
  test_wait_until (app, test_look_for (app, TEST_BUTTON, "Stop") != NULL);
}

static void
test_close_while_counting (TestApp *app)
{
  gint64 start;

  start_counting (app);
  start = g_get_monotonic_time ();
  test_type (app, "ctrl+w");
  assert_ends_soon (app, start, "closing");
}

static void
test_quit_while_everything_runs (TestApp *app)
{
  gint64 start;

  start_counting (app);
  test_type (app, "alt+2");
  test_set_number (app, "Speed", 6);
  test_press (app, "Play");
  test_wait_until (app, test_look_for (app, TEST_BUTTON, "Pause") != NULL);
  start = g_get_monotonic_time ();
  test_type (app, "ctrl+q");
  assert_ends_soon (app, start, "quitting");
}

static void
test_signal (TestApp *app)
{
  gint64 start;

  start_counting (app);
  start = g_get_monotonic_time ();
  g_subprocess_send_signal (app->process, SIGTERM);
  assert_ends_soon (app, start, "ending by a signal");
}

/* Whoever ends a session may say so more than once. */
static void
test_many_signals (TestApp *app)
{
  start_counting (app);
  for (guint i = 0; i < 1000 && !test_app_has_ended (app); i++)
    {
      g_subprocess_send_signal (app->process, SIGTERM);
      g_usleep (100);
    }

  test_app_assert_ends (app);
}

/* Settings are kept in a file for this one. */
static void
test_settings (void)
{
  TestApp *app;
  int width, height;

  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);

  app = test_app_start ("");
  test_wait_until (app, shows_panel (app));
  test_set_number (app, "Queens", 5);
  test_type (app, "alt+2");
  test_set_number (app, "Speed", 2);
  test_wait_until (app, test_shows (app, "100 steps a second"));
  test_type (app, "alt+1");
  resize (app, 800, 600);
  test_type (app, "F9");
  test_wait_until (app, !shows_panel (app));
  test_app_quit (app);
  test_app_free (app);

  app = test_app_start ("");
  test_wait_until (app, test_shows (app, "of 10"));
  g_assert_false (shows_panel (app));
  width = get_geometry ("WIDTH=");
  height = get_geometry ("HEIGHT=");
  g_assert_cmpint (width, ==, 800);
  g_assert_cmpint (height, ==, 600);
  test_type (app, "F9 alt+2");
  test_wait_until (app, test_shows (app, "100 steps a second"));
  test_app_quit (app);
  test_app_free (app);

  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add_with_app ("/app/window/f9-hides-and-shows-the-panel", "", test_panel_key);
  test_add_with_app ("/app/window/narrow-window-folds-the-panel", "", test_narrow_window);
  test_add_with_app ("/app/window/hidden-panel-stays-hidden", "", test_hidden_panel_stays_hidden);
  test_add_with_app ("/app/window/fits-640-by-480", "", test_smallest_screen);
  test_add_with_app ("/app/window/f11-fills-the-screen", "", test_fullscreen);
  test_add_with_app ("/app/window/second-window-has-its-own-board", "", test_second_window);
  test_add_with_app ("/app/window/ctrl-w-closes-one-window", "", test_close_key);
  test_add_with_app ("/app/window/ctrl-q-closes-all-windows", "", test_quit_key);
  test_add_with_app ("/app/window/focus-goes-back", "", test_focus_goes_back);
  test_add_with_app ("/app/window/shortcuts-are-shown", "", test_shortcuts);
  test_add_with_app ("/app/window/about-dialog-tells-the-version", "", test_about);
  test_add_with_app ("/app/window/every-control-has-a-name", "", test_names);
  test_add_with_app ("/app/window/every-control-of-a-long-run-has-a-name", "", test_names_of_long_run);
  test_add_with_app ("/app/window/every-control-of-the-dialogs-has-a-name", "", test_names_of_dialogs);
  test_add_with_app ("/app/window/closing-ends-a-count-at-once", "", test_close_while_counting);
  test_add_with_app ("/app/window/quitting-ends-everything-at-once", "", test_quit_while_everything_runs);
  test_add_with_app ("/app/window/signal-ends-everything-at-once", "", test_signal);
  test_add_with_app ("/app/window/many-signals-do-no-more-than-one", "", test_many_signals);
  test_add ("/app/window/settings-are-kept", test_settings);

  return test_run_all ();
}
