/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The gallery: its thumbnails, keys, pointer and sizes, in a real window. */

#include "config.h"

#include <string.h>

#include "qs-test-window.h"

#define POSITION "Number of the shown solution"

/* The first, the second and the last of the 92 solutions for eight queens. */
#define FIRST "1 5 8 6 3 7 2 4"
#define SECOND "1 6 8 3 7 4 2 5"
#define LAST "8 4 1 3 6 2 7 5"

static gboolean
find_list_cb (AtspiAccessible *widget,
              gpointer         user_data)
{
  GObject **list = user_data;

  if (atspi_accessible_get_role (widget, NULL) != ATSPI_ROLE_LIST)
    return TRUE;

  *list = g_object_ref (G_OBJECT (widget));

  return FALSE;
}

/* The thumbnails of that name and state, or of any for 0, also those that nobody sees at the moment. */
static GPtrArray *
find_thumbnails (TestApp       *app,
                 const char    *pattern,
                 AtspiStateType state)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);
  AtspiAccessible *window = test_get_window (app);
  g_autoptr (GObject) list = NULL;
  int n_items;

  if (window != NULL)
    test_walk (window, find_list_cb, &list);
  n_items = list != NULL ? atspi_accessible_get_child_count ((AtspiAccessible *) list, NULL) : 0;
  for (int i = 0; i < n_items; i++)
    {
      AtspiAccessible *item = atspi_accessible_get_child_at_index ((AtspiAccessible *) list, i, NULL);
      g_autofree char *name = item != NULL ? test_get_name (item) : NULL;

      if (name != NULL && g_pattern_match_simple (pattern, name) && (state == 0 || test_has_state (item, state)))
        g_ptr_array_add (found, item);
      else
        g_clear_object (&item);
    }

  return found;
}

static gboolean
has_thumbnail (TestApp       *app,
               const char    *name,
               AtspiStateType state)
{
  g_autoptr (GPtrArray) found = find_thumbnails (app, name, state);

  return found->len == 1 && test_is_shown (found->pdata[0]);
}

static AtspiRect
get_place (TestApp    *app,
           const char *name)
{
  g_autoptr (GPtrArray) found = find_thumbnails (app, name, 0);
  g_autoptr (GObject) component = NULL;
  g_autofree AtspiRect *extents = NULL;

  if (found->len != 1)
    return (AtspiRect){ 0 };

  /* It may have gone by now. */
  component = (GObject *) atspi_accessible_get_component_iface (found->pdata[0]);
  if (component != NULL)
    extents = atspi_component_get_extents ((AtspiComponent *) component, ATSPI_COORD_TYPE_WINDOW, NULL);

  return extents != NULL ? *extents : (AtspiRect){ 0 };
}

/* How many thumbnails are in the first row. */
static guint
count_columns (TestApp *app)
{
  AtspiRect first = get_place (app, "Solution 1: *");
  guint columns = 1;

  for (;; columns++)
    {
      g_autofree char *name = g_strdup_printf ("Solution %u: *", columns + 1);
      AtspiRect next = get_place (app, name);

      if (next.y != first.y || next.width == 0)
        return columns;
    }
}

/* Whether a solution is selected, has the focus, can be seen, and is the only one; and the pager says the same. */
static gboolean
is_at (TestApp    *app,
       guint64     number,
       const char *columns)
{
  g_autofree char *position = g_strdup_printf ("%" G_GUINT64_FORMAT, number);
  g_autofree char *name = g_strdup_printf ("Solution %s: %s", position, columns);
  g_autoptr (GPtrArray) selected = find_thumbnails (app, "*", ATSPI_STATE_SELECTED);

  return selected->len == 1 && has_thumbnail (app, name, ATSPI_STATE_SELECTED) && test_entry_holds (app, POSITION, position);
}

static gboolean
has_focus (TestApp *app)
{
  g_autoptr (GPtrArray) focused = find_thumbnails (app, "*", ATSPI_STATE_FOCUSED);

  return focused->len == 1 && test_has_state (focused->pdata[0], ATSPI_STATE_SELECTED);
}

static void
open_gallery (TestApp *app)
{
  test_wait_until (app, test_shows (app, "1 · " FIRST "*"));
  test_type (app, "g");
  test_wait_until (app, is_at (app, 1, FIRST));
}

static void
test_toggle (TestApp *app)
{
  test_wait_until (app, test_is_on (app, TEST_BUTTON, "Board"));
  g_assert_false (test_is_on (app, TEST_BUTTON, "Gallery"));
  open_gallery (app);
  test_wait_until (app, has_focus (app));
  test_wait_until (app, has_thumbnail (app, "Solution 2: " SECOND, 0));
  g_assert_true (test_is_on (app, TEST_BUTTON, "Gallery"));
  g_assert_false (test_is_on (app, TEST_BUTTON, "Board"));
  g_assert_null (test_look_for (app, TEST_IMAGE, "Board of*"));

  test_type (app, "g");
  test_wait_until (app, test_look_for (app, TEST_IMAGE, "Board of*") != NULL);
  g_assert_true (test_is_on (app, TEST_BUTTON, "Board"));
  test_press (app, "Gallery");
  test_wait_until (app, is_at (app, 1, FIRST));
  test_press (app, "Board");
  test_wait_until (app, test_look_for (app, TEST_IMAGE, "Board of*") != NULL);
}

static void
test_keys (TestApp *app)
{
  guint n_columns;

  open_gallery (app);
  n_columns = count_columns (app);
  g_assert_cmpuint (n_columns, >, 1);
  test_type (app, "Right");
  test_wait_until (app, is_at (app, 2, SECOND));
  test_type (app, "Down");
  test_wait_until (app, is_at (app, 2 + n_columns, "*"));
  test_type (app, "Down Down Down Down Down Down");
  test_wait_until (app, is_at (app, 2 + 7 * n_columns, "*"));
  test_type (app, "Up Left");
  test_wait_until (app, is_at (app, 1 + 6 * n_columns, "*"));
  g_assert_true (has_focus (app));

  test_type (app, "End");
  test_wait_until (app, is_at (app, 92, LAST));
  test_wait_until (app, test_shows (app, "92 · " LAST "*"));
  test_type (app, "Down Right");
  test_wait_until (app, is_at (app, 92, LAST));
  test_type (app, "Up");
  test_wait_until (app, is_at (app, 92 - n_columns, "*"));
  test_type (app, "Home Up");
  test_wait_until (app, is_at (app, 1, FIRST));
  g_assert_true (has_focus (app));
}

static guint64
get_number (AtspiAccessible *thumbnail)
{
  g_autofree char *name = test_get_name (thumbnail);

  return g_ascii_strtoull (name + strlen ("Solution "), NULL, 10);
}

/* How far the solution that is selected is from the first. */
static guint
read_way (TestApp *app)
{
  g_autoptr (GPtrArray) selected = find_thumbnails (app, "Solution *: *", ATSPI_STATE_SELECTED);

  return selected->len == 1 ? (guint) get_number (selected->pdata[0]) - 1 : 0;
}

static void
test_pages (TestApp *app)
{
  guint n_columns, way;
  AtspiRect before, after;
  g_autofree char *name = NULL;

  open_gallery (app);
  n_columns = count_columns (app);
  test_type (app, "Right");
  test_wait_until (app, is_at (app, 2, SECOND));
  before = get_place (app, "Solution 2: *");

  /* Whole rows, as many as fit; and the eye can rest where it was. */
  test_type (app, "Page_Down");
  test_wait_until (app, read_way (app) > 1);
  way = read_way (app) - 1;
  g_assert_cmpuint (way % n_columns, ==, 0);
  g_assert_cmpuint (way / n_columns, >=, 2);
  test_wait_until (app, is_at (app, 2 + way, "*"));
  name = g_strdup_printf ("Solution %u: *", 2 + way);
  test_wait_until (app, (after = get_place (app, name)).y == before.y);
  g_assert_cmpint (after.x, ==, before.x);

  test_type (app, "Page_Up");
  test_wait_until (app, is_at (app, 2, SECOND));

  /* On the board it is ten. */
  test_type (app, "g Page_Down");
  test_wait_until (app, test_entry_holds (app, POSITION, "12"));
}

static void
test_enter (TestApp *app)
{
  open_gallery (app);
  test_type (app, "End");
  test_wait_until (app, is_at (app, 92, LAST));
  test_type (app, "Return");
  test_wait_until (app, test_look_for (app, TEST_IMAGE, "Board of 8*8 with queens on h8, d7, a6, c5, f4, b3, g2, e1") != NULL);
  g_assert_true (test_is_on (app, TEST_BUTTON, "Board"));

  /* The keys of the board go on from there, and the gallery from these. */
  test_type (app, "Left g");
  test_wait_until (app, is_at (app, 91, "8 3 1 6 2 5 7 4"));
}

static void
test_sizes (TestApp *app)
{
  AtspiRect usual, larger;

  open_gallery (app);
  test_type (app, "End");
  test_wait_until (app, is_at (app, 92, LAST));
  usual = get_place (app, "Solution 92: *");

  test_type (app, "ctrl+plus");
  test_wait_until (app, get_place (app, "Solution 92: *").width > usual.width);
  larger = get_place (app, "Solution 92: *");
  g_assert_cmpint (larger.height - usual.height, ==, larger.width - usual.width);
  test_wait_until (app, is_at (app, 92, LAST));

  test_type (app, "ctrl+minus ctrl+minus ctrl+minus");
  test_wait_until (app, get_place (app, "Solution 92: *").width < usual.width);
  test_wait_until (app, is_at (app, 92, LAST));

  /* The number says what it is at any size; another window takes the last one over. */
  test_type (app, "ctrl+0");
  test_wait_until (app, get_place (app, "Solution 92: *").width == usual.width);
}

/* Moves the pointer to a thumbnail. The first notch of a wheel under a new window may count for nothing. */
static void
point_at (TestApp    *app,
          const char *name,
          const char *then)
{
  AtspiRect place = get_place (app, name);
  g_autofree char *window = test_xdotool ("getactivewindow");
  g_autofree char *arguments =
      g_strdup_printf ("mousemove --window %s %d %d %s", window, place.x + place.width / 2,
                       place.y + place.height / 2, then);
  g_autofree char *done = test_xdotool (arguments);

  g_assert_nonnull (done);
}

static gboolean
shows_second_board (TestApp *app)
{
  return test_look_for (app, TEST_IMAGE, "Board of 8*8 with queens on a8, f7, h6, c5, g4, d3, b2, e1") != NULL;
}

/* A busy machine may let two clicks come so late after each other that they are no double click. */
static void
double_click_second (TestApp *app)
{
  guint n_tries = 0;

  for (gint64 next_try = 0; !shows_second_board (app);)
    {
      if (g_get_monotonic_time () < next_try)
        continue;

      g_assert_cmpuint (n_tries++, <, 3);
      point_at (app, "Solution 2: *", "click --repeat 2 --delay 1 1");
      next_try = g_get_monotonic_time () + 3 * G_USEC_PER_SEC;
    }
}

static void
test_pointer (TestApp *app)
{
  open_gallery (app);
  test_wait_until (app, has_thumbnail (app, "Solution 7: *", 0));
  point_at (app, "Solution 7: *", "click 1");
  test_wait_until (app, is_at (app, 7, "*"));
  test_wait_until (app, has_focus (app));
  double_click_second (app);
  test_wait_until (app, test_entry_holds (app, POSITION, "2"));
}

/* Scrolling looks at others; it selects nothing, and the next key returns. */
static void
test_wheel (TestApp *app)
{
  test_wait_until (app, test_shows (app, "1 · 1 3 5 7 2 4 6*"));
  test_type (app, "g");
  test_wait_until (app, is_at (app, 1, "1 3 5 7 2 4 6") && has_thumbnail (app, "Solution 2: *", 0));
  point_at (app, "Solution 2: *", "click --repeat 30 --delay 5 5");
  test_wait_until (app, has_thumbnail (app, "Solution 40: 7 5 3 1 6 4 2, an image of the selected solution", 0));
  test_wait_until (app, has_thumbnail (app, "Solution 39: 7 4 1 5 2 6 3", 0));
  g_assert_false (has_thumbnail (app, "Solution 2: *", 0));
  g_assert_true (test_entry_holds (app, POSITION, "1"));
  g_assert_true (has_focus (app));

  test_type (app, "Right");
  test_wait_until (app, is_at (app, 2, "1 4 7 3 6 2 5"));
  g_assert_false (has_thumbnail (app, "Solution 40: *", 0));
}

static void
test_wheel_sizes (TestApp *app)
{
  AtspiRect usual;

  open_gallery (app);
  test_wait_until (app, has_thumbnail (app, "Solution 2: *", 0));
  usual = get_place (app, "Solution 1: *");
  point_at (app, "Solution 1: *", "keydown ctrl click --repeat 3 --delay 20 4 keyup ctrl");
  test_wait_until (app, get_place (app, "Solution 1: *").width > usual.width);
  test_wait_until (app, is_at (app, 1, FIRST));
}

static void
test_pager (TestApp *app)
{
  open_gallery (app);
  test_press (app, "Last solution");
  test_wait_until (app, is_at (app, 92, LAST));
  test_press (app, "Previous solution");
  test_wait_until (app, is_at (app, 91, "8 3 1 6 2 5 7 4"));
  test_type (app, "ctrl+g 5 0 Return");
  test_wait_until (app, is_at (app, 50, "*"));
}

/* As few widgets as can be seen, however many solutions there are; and in their order. */
static void
test_long_list (TestApp *app)
{
  g_autoptr (GPtrArray) all = NULL;

  open_gallery (app);
  test_set_number (app, "Queens", 12);
  test_wait_until (app, is_at (app, 1, "1 3 5 8 10 12 6 11 2 7 9 4"));
  test_type (app, "End");
  test_wait_until (app, is_at (app, 14200, "12 10 8 5 3 1 7 2 11 6 4 9"));
  test_wait_until (app, has_thumbnail (app, "Solution 14199: *", 0));
  all = find_thumbnails (app, "*", 0);
  g_assert_cmpuint (all->len, <, 100);
  for (guint i = 1; i < all->len; i++)
    g_assert_cmpuint (get_number (all->pdata[i - 1]), <, get_number (all->pdata[i]));

  test_type (app, "Home");
  test_wait_until (app, is_at (app, 1, "1 3 5 8 10 12 6 11 2 7 9 4"));
}

static void
test_other_boards (TestApp *app)
{
  g_autoptr (GPtrArray) all = NULL;

  open_gallery (app);
  test_type (app, "End");
  test_wait_until (app, is_at (app, 92, LAST));
  test_set_number (app, "Queens", 4);
  test_wait_until (app, is_at (app, 1, "2 4 1 3"));
  test_wait_until (app, has_thumbnail (app, "Solution 2: 3 1 4 2, an image of the selected solution", 0));
  all = find_thumbnails (app, "*", 0);
  g_assert_cmpuint (all->len, ==, 2);

  test_set_number (app, "Queens", 3);
  test_wait_until (app, test_shows (app, "No Solutions for 3 Queens"));
  test_press (app, "Try Four Queens");
  test_wait_until (app, is_at (app, 1, "2 4 1 3"));
  test_set_number (app, "Queens", 1);
  test_wait_until (app, is_at (app, 1, "1"));
}

/* Keys of the gallery do nothing where it cannot be seen. */
static void
test_other_views (TestApp *app)
{
  AtspiRect usual;

  open_gallery (app);
  usual = get_place (app, "Solution 1: *");
  test_type (app, "alt+3");
  test_wait_until (app, test_is_on (app, TEST_BUTTON, "Compare"));
  test_type (app, "g ctrl+plus alt+1");
  test_wait_until (app, test_is_on (app, TEST_BUTTON, "Solutions"));
  test_wait_until (app, is_at (app, 1, FIRST));
  g_assert_cmpint (get_place (app, "Solution 1: *").width, ==, usual.width);
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add_with_app ("/app/gallery/key-and-buttons-turn-over", "8", test_toggle);
  test_add_with_app ("/app/gallery/keys-move-the-selection", "8", test_keys);
  test_add_with_app ("/app/gallery/pages-are-whole-rows", "8", test_pages);
  test_add_with_app ("/app/gallery/enter-opens-the-board", "8", test_enter);
  test_add_with_app ("/app/gallery/keys-change-the-size", "8", test_sizes);
  test_add_with_app ("/app/gallery/clicks-select-and-open", "8", test_pointer);
  test_add_with_app ("/app/gallery/wheel-scrolls-and-selects-nothing", "7", test_wheel);
  test_add_with_app ("/app/gallery/wheel-with-control-changes-the-size", "8", test_wheel_sizes);
  test_add_with_app ("/app/gallery/pager-and-selection-are-one", "8", test_pager);
  test_add_with_app ("/app/gallery/long-list-has-few-widgets", "8", test_long_list);
  test_add_with_app ("/app/gallery/other-boards-start-from-their-first", "8", test_other_boards);
  test_add_with_app ("/app/gallery/keys-rest-in-other-views", "8", test_other_views);

  return test_run_all ();
}
