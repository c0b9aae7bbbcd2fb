/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The application on a desktop: a full screen, the words for a screen reader, the settings for the next
 * start, and the end. */

#include <string.h>

#include "qs-count-records.h"
#include "qs-test-session.h"
#include "qs-test-window.h"

/* A number that `xdotool getwindowgeometry --shell` reports about the window with the keyboard. */
static int
get_geometry (const char *key)
{
  g_autofree char *geometry = test_xdotool ("getwindowfocus getwindowgeometry --shell");
  const char *line = geometry != NULL ? strstr (geometry, key) : NULL;

  return line != NULL ? (int) g_ascii_strtoll (line + strlen (key), NULL, 10) : -1;
}

static void
resize (TestApp *app,
        int      width,
        int      height)
{
  g_autofree char *arguments = g_strdup_printf ("getwindowfocus windowsize %d %d", width, height);
  g_autofree char *done = NULL;

  test_wait_until (app, (done = test_xdotool (arguments)) != NULL);
  test_wait_until (app, get_geometry ("WIDTH=") == width && get_geometry ("HEIGHT=") == height);
}

static gboolean
shows_panel (TestApp *app)
{
  return test_shows (app, "* fundamental");
}

/* What is not shown is left out by newer GTK. */
static gboolean
shows_header (TestApp *app)
{
  AtspiAccessible *label = test_look_for (app, TEST_LABEL, "Export…");

  return label != NULL && test_is_shown (label);
}

/* The width of a text beside the board; 0 where it is not shown. */
static int
get_text_width (TestApp *app)
{
  AtspiAccessible *label = test_look_for (app, TEST_LABEL, "of 92");
  g_autoptr (GObject) component = label != NULL ? (GObject *) atspi_accessible_get_component_iface (label) : NULL;
  g_autofree AtspiRect *place =
      component != NULL ? atspi_component_get_extents ((AtspiComponent *) component, ATSPI_COORD_TYPE_WINDOW, NULL)
                        : NULL;

  return place != NULL ? place->width : 0;
}

/* For an audience: one page and nothing else, in large letters, and the panel afterwards as it was. */
static void
test_fullscreen (TestApp *app)
{
  int width, text_width;

  test_wait_until (app, (width = get_geometry ("WIDTH=")) > 0);
  test_wait_until (app, shows_panel (app) && (text_width = get_text_width (app)) > 0);
  g_assert_cmpint (width, <, TEST_SCREEN_WIDTH);
  test_type (app, "F11");
  test_wait_until (app, get_geometry ("WIDTH=") == TEST_SCREEN_WIDTH &&
                            get_geometry ("HEIGHT=") == TEST_SCREEN_HEIGHT);
  test_wait_until (app, get_text_width (app) > text_width);
  test_wait_until (app, !shows_panel (app));
  test_wait_until (app, !shows_header (app));
  test_type (app, "alt+2");
  test_wait_until (app, test_shows (app, "Step 0"));
  g_assert_false (shows_panel (app));
  test_type (app, "alt+1");
  test_type (app, "F11");
  test_wait_until (app, get_geometry ("WIDTH=") == width && shows_panel (app));
}

/* The key that anybody tries first. */
static void
test_way_out (TestApp *app)
{
  int width;

  test_wait_until (app, (width = get_geometry ("WIDTH=")) > 0);
  test_type (app, "Escape");
  for (guint view = 1; view <= 3; view++)
    {
      g_autofree char *key = g_strdup_printf ("alt+%u", view);

      test_type (app, key);
      test_type (app, "F11");
      test_wait_until (app, get_geometry ("WIDTH=") == TEST_SCREEN_WIDTH);
      test_type (app, "Escape");
      test_wait_until (app, get_geometry ("WIDTH=") == width);
    }
}

static void
move_pointer (int x,
              int y)
{
  g_autofree char *arguments = g_strdup_printf ("mousemove %d %d", x, y);

  g_free (test_xdotool (arguments));
}

/* The pointer at the upper edge brings the header, with a button that leads out; so does the key of the menu. */
static void
test_upper_edge (TestApp *app)
{
  int width;

  test_wait_until (app, (width = get_geometry ("WIDTH=")) > 0 && shows_header (app));
  test_type (app, "F11");
  test_wait_until (app, get_geometry ("WIDTH=") == TEST_SCREEN_WIDTH && !shows_header (app));

  test_wait_until (app, (move_pointer (TEST_SCREEN_WIDTH / 2, TEST_SCREEN_HEIGHT / 2),
                         move_pointer (TEST_SCREEN_WIDTH / 2, 0), shows_header (app)));
  test_wait_until (app, (move_pointer (TEST_SCREEN_WIDTH / 2, TEST_SCREEN_HEIGHT / 2), !shows_header (app)));
  test_type (app, "F10");
  test_wait_until (app, shows_header (app));
  test_find (app, TEST_MENU_ITEM, "*");
  test_type (app, "Escape");
  /* Without the menu the pointer may send it away. */
  test_wait_until (app, (move_pointer (TEST_SCREEN_WIDTH / 2, TEST_SCREEN_HEIGHT / 2),
                         move_pointer (TEST_SCREEN_WIDTH / 2, 0), shows_header (app)));
  test_press (app, "Leave Full Screen");
  test_wait_until (app, get_geometry ("WIDTH=") == width && shows_header (app));
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

/* Counts the widgets with a good name, and tells of the others. */
typedef struct
{
  guint n_good;
  GString *bad;
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

      g_string_append_printf (names->bad, "a widget of role %d in “%s” is named “%s”\n", (int) role, parent_name, name);
    }

  return TRUE;
}

static gboolean
is_named (TestApp *app,
          guint    at_least)
{
  g_autoptr (GString) bad = g_string_new (NULL);
  Names names = { 0, bad };

  test_walk (test_get_window (app), check_name_cb, &names);
  if (bad->len > 0)
    g_test_message ("%s", bad->str);

  return names.n_good >= at_least && bad->len == 0;
}

/* A widget that goes while it is looked at has no name, and then it is gone. */
static void
assert_named (TestApp *app,
              guint    at_least)
{
  test_wait_until (app, is_named (app, at_least));
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
  test_wait_until (app, test_shows (app, "×1"));
  assert_named (app, 20);
  test_set_number (app, "Queens", 3);
  test_type (app, "alt+1");
  test_wait_until (app, test_shows (app, "No Solutions for 3 Queens"));
  assert_named (app, 10);
}

/* The number of solutions is known, so that the list can show its progress. */
static void
add_record (void)
{
  static const QsCountRecord record = { .n = 19, .solutions = { 0, G_GUINT64_CONSTANT (4968057848) } }; /* A000170 */
  g_autofree char *path = qs_count_records_get_default_path ();
  g_autoptr (QsCountRecords) records = qs_count_records_new (path);
  g_autoptr (GError) error = NULL;

  qs_count_records_add (records, &record, &error);
  g_assert_no_error (error);
}

static void
test_names_of_long_run (void)
{
  TestApp *app;

  add_record ();
  app = test_app_start ("19");
  test_wait_until (app, test_look_for (app, TEST_NUMBER, "Search progress") != NULL);
  test_wait_until (app, test_look_for (app, TEST_BUTTON, "Stop") != NULL);
  assert_named (app, 20);
  test_app_quit (app);
  test_app_free (app);
}

static void
test_names_of_dialogs (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 92"));
  test_type (app, "ctrl+e");
  test_wait_until (app, test_is_active (app, "Export Solutions"));
  assert_named (app, 10);
  test_type (app, "Escape");
  test_wait_until (app, test_window_is_active (app));
  test_type (app, "ctrl+question");
  test_wait_until (app, test_is_active (app, "Keyboard Shortcuts"));
  assert_named (app, 20);
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
  test_wait_until (app, test_shows (app, "100 steps per second"));
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
  test_wait_until (app, test_shows (app, "100 steps per second"));
  test_app_quit (app);
  test_app_free (app);

  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
}

static void
test_quit_key (TestApp *app)
{
  test_type (app, "ctrl+n");
  test_wait_until (app, test_count_windows (app) == 2);
  test_wait_until (app, test_shows (app, "of 92"));
  test_type (app, "ctrl+q");
  test_app_assert_ends (app);
}

/* One window for them: each leaves it as it was, but for the last. */
static void
test_one_window (TestApp *app)
{
  test_fullscreen (app);
  test_upper_edge (app);
  test_quit_key (app);
}

static void
start_counting (TestApp *app)
{
  test_set_number (app, "Queens", 20);
  test_wait_until (app, test_shows (app, "solutions, as published"));
  test_wait_until (app, test_look_for (app, TEST_BUTTON, "Stop") != NULL);
}

static void
test_close_while_counting (TestApp *app)
{
  start_counting (app);
  test_type (app, "ctrl+w");
  test_app_assert_ends (app);
}

static void
test_quit_while_everything_runs (TestApp *app)
{
  test_type (app, "alt+2");
  start_counting (app);
  test_set_number (app, "Speed", 6);
  test_press (app, "Play");
  test_wait_until (app, test_look_for (app, TEST_BUTTON, "Pause") != NULL);
  test_type (app, "ctrl+q");
  test_app_assert_ends (app);
}

/* A signal ends all, and whoever ends a session may say so more than once. */
static void
test_signals (TestApp *app)
{
  start_counting (app);
  for (guint i = 0; i < 1000 && !test_app_has_ended (app); i++)
    {
      g_subprocess_send_signal (app->process, SIGTERM);
      g_usleep (100);
    }

  test_app_assert_ends (app);
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add_with_app ("/app/desktop/f11-header-at-the-upper-edge-and-ctrl-q", "", test_one_window);
  test_add_with_app ("/app/desktop/escape-leaves-the-full-screen", "", test_way_out);
  /* The test of names, where there is one, looks at more. */
  if (!HAS_TEST_OF_NAMES)
    {
      test_add_with_app ("/app/desktop/every-control-has-a-name", "", test_names);
      test_add ("/app/desktop/every-control-of-a-long-run-has-a-name", test_names_of_long_run);
      test_add_with_app ("/app/desktop/every-control-of-the-dialogs-has-a-name", "", test_names_of_dialogs);
    }
  test_add ("/app/desktop/settings-are-kept", test_settings);
  test_add_with_app ("/app/desktop/closing-ends-a-count", "", test_close_while_counting);
  test_add_with_app ("/app/desktop/quitting-ends-everything", "", test_quit_while_everything_runs);
  test_add_with_app ("/app/desktop/signals-end-everything", "", test_signals);

  return test_run_all ();
}
