/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a screen reader calls things. On every page and in every dialog, in each of their states, all that can be
 * worked has a name of its own: not none, not one that is said twice, none with the mark of a key in it, and not
 * that of its class. The names are those that GTK computes and sends over the accessibility bus. */

#include <string.h>

#include "qs-test-session.h"
#include "qs-test-window.h"

/* What a reader meets in a list, a table or a menu, even if it never stops there. */
static const AtspiRole named_roles[] = {
  ATSPI_ROLE_CHECK_BOX,
  ATSPI_ROLE_COMBO_BOX,
  ATSPI_ROLE_DIALOG,
  ATSPI_ROLE_ENTRY,
  ATSPI_ROLE_FRAME,
  ATSPI_ROLE_LIST,
  ATSPI_ROLE_LIST_ITEM,
  ATSPI_ROLE_MENU,
  ATSPI_ROLE_MENU_ITEM,
  ATSPI_ROLE_PAGE_TAB,
  ATSPI_ROLE_PROGRESS_BAR,
  ATSPI_ROLE_PUSH_BUTTON,
  ATSPI_ROLE_RADIO_BUTTON,
  ATSPI_ROLE_SLIDER,
  ATSPI_ROLE_SPIN_BUTTON,
  ATSPI_ROLE_TABLE_CELL,
  ATSPI_ROLE_TABLE_ROW,
  ATSPI_ROLE_TOGGLE_BUTTON,
  ATSPI_ROLE_TREE_TABLE,
};

/* What only holds others needs no name. */
static gboolean
needs_name (AtspiAccessible *widget)
{
  AtspiRole role = atspi_accessible_get_role (widget, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (named_roles); i++)
    {
      if (role == named_roles[i])
        return TRUE;
    }

  return test_has_state (widget, ATSPI_STATE_FOCUSABLE);
}

/* A screen reader says the panels that the focus comes into, but those without a name. */
static gboolean
is_said_panel (AtspiAccessible *widget,
               const char      *name)
{
  return *name != '\0' && atspi_accessible_get_role (widget, NULL) == ATSPI_ROLE_PANEL;
}

static gboolean
is_doubled (const char *name)
{
  gsize half = strlen (name) / 2;

  return strlen (name) % 2 == 1 && name[half] == ' ' && strncmp (name, name + half + 1, half) == 0;
}

static gboolean
is_good (const char *name)
{
  return *name != '\0' && strchr (name, '_') == NULL && !is_doubled (name) &&
         !g_regex_match_simple ("^(Gtk|Gdk|Qs)[A-Z]\\w+$", name, 0, 0);
}

static gboolean
has_raw_name (AtspiAccessible *widget,
              const char      *name)
{
  g_autofree char *own = atspi_accessible_get_name (widget, NULL);

  return g_strcmp0 (own, name) == 0;
}

/* Where a widget is, from the inside. */
static void
append_path (AtspiAccessible *widget,
             GString         *text)
{
  g_autoptr (GObject) parent = (GObject *) atspi_accessible_get_parent (widget, NULL);
  g_autofree char *role = atspi_accessible_get_role_name (widget, NULL);
  g_autofree char *name = atspi_accessible_get_name (widget, NULL);

  g_string_append_printf (text, "%s “%s”%s", role, name, parent != NULL ? ", in " : "\n");
  if (parent != NULL)
    append_path ((AtspiAccessible *) parent, text);
}

/* Whether a widget stands in another one of that role. */
static gboolean
is_in (AtspiAccessible *widget,
       AtspiRole        role)
{
  g_autoptr (GObject) parent = (GObject *) atspi_accessible_get_parent (widget, NULL);

  return parent != NULL && (atspi_accessible_get_role ((AtspiAccessible *) parent, NULL) == role ||
                            is_in ((AtspiAccessible *) parent, role));
}

/* Menus are GTK's own: their list scrolls, and GTK 4.18 does not report the names of their items. So is what GTK 4.24
 * calls focusable inside the button of a list that drops down, and inside a table. */
static gboolean
is_excused (AtspiAccessible *widget)
{
  AtspiRole role = atspi_accessible_get_role (widget, NULL);
  g_autoptr (GObject) parent = (GObject *) atspi_accessible_get_parent (widget, NULL);

  if (role == ATSPI_ROLE_MENU_ITEM)
    return has_raw_name (widget, "");
  if (role == ATSPI_ROLE_LIST && parent != NULL &&
      atspi_accessible_get_role ((AtspiAccessible *) parent, NULL) == ATSPI_ROLE_TREE_TABLE)
    return has_raw_name (widget, "");
  if (role == ATSPI_ROLE_PANEL && is_in (widget, ATSPI_ROLE_TOGGLE_BUTTON))
    return has_raw_name (widget, "");
  /* The button of a list that drops down has a stack. */
  if (role == ATSPI_ROLE_PANEL && is_in (widget, ATSPI_ROLE_PUSH_BUTTON))
    return has_raw_name (widget, "GtkStackPage");

  return role == ATSPI_ROLE_SCROLL_PANE && parent != NULL &&
         has_raw_name ((AtspiAccessible *) parent, "GtkPopoverContent");
}

static gboolean
judge_cb (AtspiAccessible *widget,
          gpointer         user_data)
{
  g_autofree char *name = atspi_accessible_get_name (widget, NULL);

  if (name != NULL && !is_good (name) && (needs_name (widget) || is_said_panel (widget, name)) && !is_excused (widget))
    append_path (widget, user_data);

  return TRUE;
}

/* Looks at all that the newest window has. */
static void
look (TestApp *app)
{
  g_autoptr (GString) found = g_string_new (NULL);

  test_walk (test_get_window (app), judge_cb, found);
  g_assert_cmpstr (found->str, ==, "");
}

static void
test_solutions (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 92"));
  look (app);
  test_type (app, "a 1");
  test_wait_until (app, test_shows (app, "4 of 92 solutions match") && test_shows (app, "a1 queen"));
  look (app);
  test_type (app, "h");
  test_wait_until (app, test_shows (app, "solutions with a queen on the square"));
  look (app);
  test_type (app, "g");
  test_wait_until (app, test_is_on (app, TEST_BUTTON, "Gallery"));
  look (app);
}

static void
test_no_solution (TestApp *app)
{
  test_wait_until (app, test_shows (app, "No Solutions for 3 Queens"));
  look (app);
}

static void
test_forecast (TestApp *app)
{
  test_press (app, "Count All");
  test_find (app, TEST_BUTTON, "Count");
  look (app);
}

static void
test_search (TestApp *app)
{
  test_press (app, "Search");
  test_wait_until (app, test_shows (app, "Step 0"));
  look (app);
  test_press (app, "One step forward");
  test_wait_until (app, test_shows (app, "Step 1"));
  look (app);
  test_press (app, "Calls");
  look (app);
  test_type (app, "ctrl+g");
  test_find (app, TEST_ENTRY, "*step");
  look (app);
}

/* Where the machine stood still for a moment, the race asks first. */
static gboolean
has_raced (TestApp *app)
{
  if (test_look_for (app, TEST_BUTTON, "Run") != NULL)
    test_press (app, "Run");

  return test_shows (app, "×1");
}

static void
test_compare (TestApp *app)
{
  /* The race that begins by itself will do. */
  test_press (app, "Compare");
  test_wait_until (app, has_raced (app));
  look (app);
  test_press (app, "Growth");
  look (app);
  test_press (app, "Sizes");
  look (app);
  test_press (app, "Options");
  look (app);
}

static void
test_counts (TestApp *app)
{
  test_press (app, "Compare");
  test_press (app, "Counts");
  test_wait_until (app, test_shows (app, "365596"));
  look (app);
  test_press (app, "Chart");
  look (app);
}

static void
test_tours (TestApp *app)
{
  test_press (app, "Search");
  test_press (app, "Pruning");
  test_wait_until (app, test_shows (app, "* · 1 of *"));
  look (app);
  test_type (app, "BackSpace");
  test_wait_until (app, test_shows (app, "Each takes a few minutes*"));
  look (app);
}

static void
test_opened (TestApp *app)
{
  test_wait_until (app, test_shows (app, "1 wrong"));
  look (app);
}

static void
test_unreadable (TestApp *app)
{
  test_wait_until (app, test_shows (app, "No Boards Found"));
  look (app);
}

static void
test_part (TestApp *app)
{
  test_wait_until (app, test_shows (app, "*Missing units: *"));
  look (app);
}

static gboolean
is_dialog (TestApp    *app,
           const char *title)
{
  return test_is_active (app, title) && atspi_accessible_get_role (test_get_window (app), NULL) == ATSPI_ROLE_DIALOG;
}

static void
look_at_dialog (TestApp    *app,
                const char *keys,
                const char *title)
{
  test_type (app, keys);
  test_wait_until (app, is_dialog (app, title));
  look (app);
  test_type (app, "Escape");
  test_wait_until (app, test_window_is_active (app));
}

static void
test_dialogs (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 92"));
  look_at_dialog (app, "ctrl+e", "Export Solutions");
  look_at_dialog (app, "ctrl+p", "Print");
  look_at_dialog (app, "ctrl+s", "Save Picture");
  look_at_dialog (app, "ctrl+question", "Keyboard Shortcuts");

  test_press (app, "Main menu");
  test_find (app, TEST_MENU_ITEM, "*");
  look (app);
}

/* Writes what is to be opened into the folder that the application starts in. */
static void
write_file (const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *part = NULL;

  test_init (&argc, &argv);
  /* However many threads search, the names are the same. */
  test_take_one_processor ();
  part = test_cli ("count 12 --units 2-3 --partial");
  write_file ("part.json", part);
  write_file ("boards.txt", "3 1 4 2\n2 4 1 3\n2 4 1 3\n1 2 3 4\n");
  write_file ("queens.txt", "queens\n");

  test_add_with_app ("/app/names/solutions", "8", test_solutions);
  test_add_with_app ("/app/names/no-solution", "3", test_no_solution);
  test_add_with_app ("/app/names/forecast", "21", test_forecast);
  test_add_with_app ("/app/names/search", "6", test_search);
  test_add_with_app ("/app/names/compare", "5", test_compare);
  test_add_with_app ("/app/names/counts", "8", test_counts);
  test_add_with_app ("/app/names/tours", "8", test_tours);
  test_add_with_app ("/app/names/opened-file", "boards.txt", test_opened);
  test_add_with_app ("/app/names/unreadable-file", "queens.txt", test_unreadable);
  test_add_with_app ("/app/names/part-of-a-count", "part.json", test_part);
  test_add_with_app ("/app/names/dialogs", "8", test_dialogs);

  return test_run_all ();
}
