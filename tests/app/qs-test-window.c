/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds, reads and works the widgets of a running application, as a screen reader and a hand at the keyboard do.
 *
 * Only the newest window is looked at: a dialog hides what is under it. Newer versions of GTK report more: 4.8
 * does not say which pages of a stack are shown, writes the names of labelled controls twice, and leaves in them
 * the underscores that mark keys. */

#include "qs-test-window.h"

#include <string.h>

#include "qs-test-session.h"

/* Returns: whether the widget is in that state */
gboolean
test_has_state (AtspiAccessible *widget,
                AtspiStateType   state)
{
  g_autoptr (GObject) states = (GObject *) atspi_accessible_get_state_set (widget);

  return states != NULL && atspi_state_set_contains ((AtspiStateSet *) states, state);
}

static GPtrArray *
list_children (AtspiAccessible *widget)
{
  GPtrArray *children = g_ptr_array_new_with_free_func (g_object_unref);
  int n_children = atspi_accessible_get_child_count (widget, NULL);

  for (int i = 0; i < n_children; i++)
    {
      AtspiAccessible *child = atspi_accessible_get_child_at_index (widget, i, NULL);

      if (child != NULL)
        g_ptr_array_add (children, child);
    }

  return children;
}

/* A page of a stack has no place, only the widgets on it have. */
static gboolean
is_page (AtspiAccessible *widget)
{
  g_autoptr (GObject) component = NULL;

  if (atspi_accessible_get_role (widget, NULL) != ATSPI_ROLE_PANEL)
    return FALSE;

  component = (GObject *) atspi_accessible_get_component_iface (widget);

  return component == NULL;
}

/* Whether anything is found on a page: on a hidden page nothing is, nor are widgets that nobody has asked for yet. */
static gboolean
is_shown_page (AtspiAccessible *page)
{
  g_autoptr (GObject) content = (GObject *) atspi_accessible_get_child_at_index (page, 0, NULL);
  g_autoptr (GObject) component = NULL;
  g_autoptr (GObject) hit = NULL;
  g_autofree AtspiRect *extents = NULL;

  if (content != NULL)
    component = (GObject *) atspi_accessible_get_component_iface ((AtspiAccessible *) content);
  if (component != NULL)
    extents = atspi_component_get_extents ((AtspiComponent *) component, ATSPI_COORD_TYPE_WINDOW, NULL);

  for (int quarter = 1; extents != NULL && hit == NULL && quarter <= 3; quarter++)
    hit = (GObject *) atspi_component_get_accessible_at_point ((AtspiComponent *) component,
                                                               extents->x + extents->width / 2,
                                                               extents->y + extents->height * quarter / 4,
                                                               ATSPI_COORD_TYPE_WINDOW, NULL);

  return hit != NULL;
}

/* Where one page of a stack is known to be shown, the others are not. */
static void
leave_hidden_pages_out (GPtrArray *children)
{
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();

  if (children->len < 2 || !is_page (children->pdata[0]))
    return;

  for (guint i = 0; i < children->len; i++)
    {
      if (is_shown_page (children->pdata[i]))
        g_ptr_array_add (shown, children->pdata[i]);
    }

  for (guint i = children->len; shown->len > 0 && i-- > 0;)
    {
      if (!g_ptr_array_find (shown, children->pdata[i], NULL))
        g_ptr_array_remove_index (children, i);
    }
}

/* Visits a widget and all below it, from the top, but nothing on pages that are surely hidden: a look at everything
 * takes long.
 * @widget: where to begin
 * Returns: whether all of them were visited */
gboolean
test_walk (AtspiAccessible *widget,
           TestVisit        visit,
           gpointer         user_data)
{
  g_autoptr (GPtrArray) children = NULL;

  if (!visit (widget, user_data))
    return FALSE;

  children = list_children (widget);
  leave_hidden_pages_out (children);
  for (guint i = 0; i < children->len; i++)
    {
      if (!test_walk (children->pdata[i], visit, user_data))
        return FALSE;
    }

  return TRUE;
}

/* Keeps @widget for as long as @app is there, so that no test has to. */
static AtspiAccessible *
keep (TestApp         *app,
      AtspiAccessible *widget)
{
  if (widget != NULL)
    g_ptr_array_add (app->widgets, widget);

  return widget;
}

/* Removes what GTK 4.8 adds to a name: “_All” for “All”, “Speed Speed” for “Speed”. */
static void
clean_name (char *name)
{
  gsize length;
  char *end = name;

  for (const char *c = name; *c != '\0'; c++)
    {
      if (*c != '_')
        *end++ = *c;
    }
  *end = '\0';

  length = strlen (name) / 2;
  if (name[length] == ' ' && strncmp (name, name + length + 1, length) == 0)
    name[length] = '\0';
}

/* Returns: (transfer full): its accessible name; empty where it has none */
char *
test_get_name (AtspiAccessible *widget)
{
  char *name = atspi_accessible_get_name (widget, NULL);

  if (name == NULL)
    return g_strdup ("");

  clean_name (name);

  return name;
}

static gboolean
has_name (AtspiAccessible *widget,
          const char      *pattern)
{
  g_autofree char *name = test_get_name (widget);

  return g_pattern_match_simple (pattern, name);
}

/* Returns: how many windows it has, dialogs and all */
guint
test_count_windows (TestApp *app)
{
  return (guint) MAX (0, atspi_accessible_get_child_count (app->root, NULL));
}

/* Returns: (nullable): its newest window */
AtspiAccessible *
test_get_window (TestApp *app)
{
  int n_windows = atspi_accessible_get_child_count (app->root, NULL);

  return n_windows > 0 ? keep (app, atspi_accessible_get_child_at_index (app->root, n_windows - 1, NULL)) : NULL;
}

/* @title: a window's title, which may hold `*`
 * Returns: whether that is its newest window, and the keyboard's */
gboolean
test_is_active (TestApp    *app,
                const char *title)
{
  AtspiAccessible *window = test_get_window (app);
  g_autofree char *focused = test_xdotool ("getwindowfocus getwindowname");

  return window != NULL && focused != NULL && has_name (window, title) && has_name (window, focused);
}

/* Whether no dialog is in front of the application's window: its title tells the board or the file. */
gboolean
test_window_is_active (TestApp *app)
{
  return test_is_active (app, "* queens") || test_is_active (app, "*.txt") || test_is_active (app, "*.json");
}

/* Whether its parent finds @widget at its place: nothing is found on a page that is not shown. */
static gboolean
is_hit (AtspiAccessible *widget)
{
  g_autoptr (GObject) parent = (GObject *) atspi_accessible_get_parent (widget, NULL);
  g_autoptr (GObject) component = (GObject *) atspi_accessible_get_component_iface (widget);
  g_autoptr (GObject) parent_component = NULL;
  g_autoptr (GObject) hit = NULL;
  g_autofree AtspiRect *extents = NULL;

  if (parent != NULL)
    parent_component = (GObject *) atspi_accessible_get_component_iface ((AtspiAccessible *) parent);
  if (component == NULL || parent_component == NULL)
    return FALSE;

  extents = atspi_component_get_extents ((AtspiComponent *) component, ATSPI_COORD_TYPE_WINDOW, NULL);
  if (extents == NULL || extents->width <= 0 || extents->height <= 0)
    return FALSE;

  hit = (GObject *) atspi_component_get_accessible_at_point ((AtspiComponent *) parent_component,
                                                             extents->x + extents->width / 2,
                                                             extents->y + extents->height / 2,
                                                             ATSPI_COORD_TYPE_WINDOW, NULL);

  return hit == (GObject *) widget;
}

/* @widget: a label or an image
 * Returns: whether it can be seen */
gboolean
test_is_shown (AtspiAccessible *widget)
{
  return test_has_state (widget, ATSPI_STATE_SHOWING) || is_hit (widget);
}

/* The index of the action that presses a widget; −1 when it has none. */
static int
find_click (AtspiAccessible *widget)
{
  g_autoptr (GObject) action = (GObject *) atspi_accessible_get_action_iface (widget);
  int n_actions = action != NULL ? atspi_action_get_n_actions ((AtspiAction *) action, NULL) : 0;

  for (int i = 0; i < n_actions; i++)
    {
      g_autofree char *name = atspi_action_get_action_name ((AtspiAction *) action, i, NULL);

      if (g_strcmp0 (name, "click") == 0)
        return i;
    }

  return -1;
}

static gboolean
is_kind (AtspiAccessible *widget,
         TestKind         kind)
{
  AtspiRole role = atspi_accessible_get_role (widget, NULL);

  switch (kind)
    {
    case TEST_LABEL:
      return role == ATSPI_ROLE_LABEL && test_is_shown (widget);
    case TEST_BUTTON:
      return role != ATSPI_ROLE_LABEL && find_click (widget) >= 0;
    case TEST_CHECK:
      return role == ATSPI_ROLE_CHECK_BOX || role == ATSPI_ROLE_RADIO_BUTTON;
    case TEST_MENU_ITEM:
      return role == ATSPI_ROLE_MENU_ITEM || role == ATSPI_ROLE_CHECK_MENU_ITEM;
    case TEST_NUMBER:
      return role == ATSPI_ROLE_SPIN_BUTTON || role == ATSPI_ROLE_SLIDER || role == ATSPI_ROLE_PROGRESS_BAR;
    case TEST_ENTRY:
      return role == ATSPI_ROLE_ENTRY || role == ATSPI_ROLE_TEXT;
    case TEST_IMAGE:
      return role == ATSPI_ROLE_IMAGE && test_is_shown (widget);
    default:
      g_assert_not_reached ();
    }
}

typedef struct
{
  TestKind kind;
  const char *name;
  AtspiAccessible *found;
} Search;

static gboolean
compare_cb (AtspiAccessible *widget,
            gpointer         user_data)
{
  Search *search = user_data;

  if (!has_name (widget, search->name) || !is_kind (widget, search->kind))
    return TRUE;

  search->found = g_object_ref (widget);

  return FALSE;
}

/* @name: its accessible name, which may hold `*`
 * Returns: (nullable): the first such widget of the newest window; %NULL when there is none at this moment */
AtspiAccessible *
test_look_for (TestApp    *app,
               TestKind    kind,
               const char *name)
{
  AtspiAccessible *window = test_get_window (app);
  Search search = { kind, name, NULL };

  if (window != NULL)
    test_walk (window, compare_cb, &search);

  return keep (app, search.found);
}

/* Waits until there is such a widget.
 * @name: its accessible name, which may hold `*`
 * Returns: the first one of the newest window */
AtspiAccessible *
test_find (TestApp    *app,
           TestKind    kind,
           const char *name)
{
  AtspiAccessible *widget = NULL;
  g_autofree char *wanted = g_strdup_printf ("a widget named “%s”", name);
  gint64 start = g_get_monotonic_time ();

  while ((widget = test_look_for (app, kind, name)) == NULL)
    test_wait_longer (app, start, wanted);

  return widget;
}

/* @text: a text, which may hold `*`
 * Returns: whether a label of the newest window shows it */
gboolean
test_shows (TestApp    *app,
            const char *text)
{
  return test_look_for (app, TEST_LABEL, text) != NULL;
}

/* Waits for a widget. Returns: whether it can be used */
gboolean
test_is_sensitive (TestApp    *app,
                   TestKind    kind,
                   const char *name)
{
  return test_has_state (test_find (app, kind, name), ATSPI_STATE_SENSITIVE);
}

/* Waits for it.
 * @kind: %TEST_BUTTON or %TEST_CHECK
 * @name: the name of a toggle, a tab or a check button
 * Returns: whether it is pressed, checked or selected */
gboolean
test_is_on (TestApp    *app,
            TestKind    kind,
            const char *name)
{
  AtspiAccessible *widget = test_find (app, kind, name);

  return test_has_state (widget, ATSPI_STATE_PRESSED) || test_has_state (widget, ATSPI_STATE_CHECKED) ||
         test_has_state (widget, ATSPI_STATE_SELECTED);
}

/* Waits until a button can be pressed, and presses it. */
void
test_press (TestApp    *app,
            const char *button)
{
  AtspiAccessible *widget = NULL;
  g_autoptr (GObject) action = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *wanted = g_strdup_printf ("a button named “%s” that can be pressed", button);
  gint64 start = g_get_monotonic_time ();

  while ((widget = test_look_for (app, TEST_BUTTON, button)) == NULL ||
         !test_has_state (widget, ATSPI_STATE_SENSITIVE))
    test_wait_longer (app, start, wanted);

  action = (GObject *) atspi_accessible_get_action_iface (widget);
  atspi_action_do_action ((AtspiAction *) action, find_click (widget), &error);
  g_assert_no_error (error);
}

/* @name: the name of a spin button, a slider or a progress bar
 * Returns: its value */
double
test_get_number (TestApp    *app,
                 const char *name)
{
  g_autoptr (GObject) value = (GObject *) atspi_accessible_get_value_iface (test_find (app, TEST_NUMBER, name));

  return atspi_value_get_current_value ((AtspiValue *) value, NULL);
}

/* Sets it.
 * @widget: a spin button or a slider */
void
test_set_value (AtspiAccessible *widget,
                double           value)
{
  g_autoptr (GObject) iface = (GObject *) atspi_accessible_get_value_iface (widget);
  g_autoptr (GError) error = NULL;

  atspi_value_set_current_value ((AtspiValue *) iface, value, &error);
  g_assert_no_error (error);
}

/* Waits for a widget, and sets its value.
 * @name: the name of a spin button or a slider */
void
test_set_number (TestApp    *app,
                 const char *name,
                 double      number)
{
  test_set_value (test_find (app, TEST_NUMBER, name), number);
}

/* Returns: whether the entry holds the text */
gboolean
test_entry_holds (TestApp    *app,
                  const char *name,
                  const char *text)
{
  AtspiAccessible *entry = test_find (app, TEST_ENTRY, name);
  g_autoptr (GObject) iface = (GObject *) atspi_accessible_get_text_iface (entry);
  int length = atspi_text_get_character_count ((AtspiText *) iface, NULL);
  g_autofree char *held = length > 0 ? atspi_text_get_text ((AtspiText *) iface, 0, length, NULL) : NULL;

  return g_strcmp0 (held != NULL ? held : "", text) == 0;
}

/* Replaces the text in the entry. */
void
test_set_text (TestApp    *app,
               const char *entry,
               const char *text)
{
  g_autoptr (GObject) iface = (GObject *) atspi_accessible_get_editable_text_iface (test_find (app, TEST_ENTRY, entry));
  g_autoptr (GError) error = NULL;

  atspi_editable_text_set_text_contents ((AtspiEditableText *) iface, text, &error);
  g_assert_no_error (error);
  test_wait_until (app, test_entry_holds (app, entry, text));
}

/* Moves keys and windows as a user does. Returns: (transfer full) (nullable): its output; %NULL when that cannot be
 * done at this moment */
char *
test_xdotool (const char *arguments)
{
  g_autofree char *program = g_find_program_in_path ("xdotool");
  g_auto (TestRun) run = { 0 };

  g_assert_nonnull (program);
  run = test_run (program, arguments);

  return run.status == 0 ? g_strchomp (g_steal_pointer (&run.output)) : NULL;
}

/* Presses keys, one after the other, in the newest window.
 * @keys: keys with blanks between, such as “ctrl+g 5 Return” */
void
test_type (TestApp    *app,
           const char *keys)
{
  g_autofree char *names = test_session_name_keys (keys);
  g_autofree char *arguments = g_strdup_printf ("key --delay 20 %s", names);
  g_autofree char *done = NULL;

  test_wait_until (app, test_is_active (app, "*"));
  done = test_xdotool (arguments);
  g_assert_nonnull (done);
}

/* Opens a menu, and chooses an item.
 * @place: an item's place from the top, from 0 */
void
test_choose (TestApp    *app,
             const char *menu,
             guint       place)
{
  test_press (app, menu);
  test_find (app, TEST_MENU_ITEM, "*");
  if (!test_has_state (test_find (app, TEST_MENU_ITEM, "*"), ATSPI_STATE_FOCUSED))
    test_type (app, "Down");
  test_wait_until (app, test_has_state (test_find (app, TEST_MENU_ITEM, "*"), ATSPI_STATE_FOCUSED));
  for (guint i = 0; i < place; i++)
    test_type (app, "Down");
  test_type (app, "Return");
}

static gboolean
describe_cb (AtspiAccessible *widget,
             gpointer         user_data)
{
  GString *text = user_data;
  g_autofree char *role = atspi_accessible_get_role_name (widget, NULL);
  g_autofree char *name = test_get_name (widget);

  if (*name != '\0')
    g_string_append_printf (text, "  %s “%s”%s\n", role, name,
                            test_has_state (widget, ATSPI_STATE_SENSITIVE) ? "" : ", insensitive");

  return TRUE;
}

/* Returns: (transfer full): all its named widgets, for a message */
char *
test_describe (TestApp *app)
{
  GString *text = g_string_new (NULL);

  if (app->root != NULL)
    test_walk (app->root, describe_cb, text);

  return g_string_free (text, FALSE);
}
