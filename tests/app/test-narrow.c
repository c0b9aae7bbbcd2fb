/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The smallest window that applications are asked to fit into: each page shows what it is about, and each dialog fits.
 * With QS_TEST_LANGUAGE, which is one of po/LINGUAS, pages and dialogs are those of that language. */

#include <glib/gi18n.h>

#include "qs-methods.h"
#include "qs-search-controls.h"
#include "qs-search-page.h"
#include "qs-test-chinese.h"
#include "qs-test-pages.h"
#include "qs-test-widget.h"

/* In pixels. */
#define LEAST_WIDTH 360
#define LEAST_HEIGHT 294

/* Of a window that is held upright, and of what fingers press in it. */
#define LEAST_UPRIGHT_HEIGHT 560
#define LEAST_FINGER_HEIGHT 44
#define LEAST_FINGER_WIDTH 34

/* What the buttons of a dialog's header may need of the width in English: in other languages their words are a third longer. */
#define HEADER_SHARE 0.75

/* What the panel may take of a window of 1000 pixels. */
#define PANEL_WIDTH 240

/* How many frames a window may take to have all in its place. */
#define MOST_FRAMES 30

static int
measure (GtkWidget     *widget,
         GtkOrientation orientation)
{
  int minimum;

  gtk_widget_measure (widget, orientation, -1, &minimum, NULL, NULL, NULL);

  return minimum;
}

/* Names the parts that need more than half of the room. */
static void
blame (GtkWidget     *widget,
       GtkOrientation orientation,
       int            room)
{
  int minimum = measure (widget, orientation);

  if (!gtk_widget_get_mapped (widget) || minimum <= room / 2)
    return;

  g_printerr ("%s needs %d\n", G_OBJECT_TYPE_NAME (widget), minimum);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    blame (child, orientation, room);
}

static void
assert_fits_along (GtkWidget     *window,
                   GtkOrientation orientation,
                   int            room)
{
  int minimum = measure (window, orientation);

  if (minimum > room)
    blame (window, orientation, room);
  g_assert_cmpint (minimum, <=, room);
}

/* A window for fingers becomes a lower one before it has to be. */
static void
assert_fits (GtkWidget *window)
{
  int room = gtk_widget_has_css_class (window, "upright") ? LEAST_UPRIGHT_HEIGHT : LEAST_HEIGHT;

  assert_fits_along (window, GTK_ORIENTATION_HORIZONTAL, LEAST_WIDTH);
  assert_fits_along (window, GTK_ORIENTATION_VERTICAL, room);
}

static int
get_header_room (void)
{
  return g_getenv ("QS_TEST_LANGUAGE") == NULL ? (int) (LEAST_WIDTH * HEADER_SHARE) : LEAST_WIDTH;
}

static GtkWidget *
find_page (GtkWidget  *widget,
           const char *type)
{
  GtkWidget *found = NULL;

  if (gtk_widget_get_mapped (widget) && g_str_equal (G_OBJECT_TYPE_NAME (widget), type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_page (child, type);

  return found;
}

/* The views, and what they are about. */
static const struct
{
  const char *key; /* NULL for a part of the view before */
  const char *name;
  const char *content; /* a type */
} views[] = {
  { "alt+1", "Solutions", "QsBoardView" },
  { "alt+2", "Search", "QsBoardView" },
  { "alt+3", "Compare", "QsComparePage" },
  { NULL, "Counts", "QsCountsPage" },
};

/* Fits, and its bar below leads to the other views. */
static void
check_view (guint view)
{
  GtkWidget *window = GTK_WIDGET (test_get_window ()), *content;
  graphene_rect_t place;

  test_until (test_is_on (TEST_BUTTON, views[view].name));
  test_pass_frames (3);
  assert_fits (window);

  content = find_page (window, views[view].content);
  g_assert_nonnull (content);
  g_assert_true (gtk_widget_compute_bounds (content, window, &place));
  g_assert_cmpfloat (place.origin.x, >=, 0);
  g_assert_cmpfloat (place.origin.x + place.size.width, <=, gtk_widget_get_width (window));
  g_assert_cmpfloat (place.origin.y + place.size.height, <=, gtk_widget_get_height (window));
  g_assert_cmpfloat (MIN (place.size.width, place.size.height), >=, 60);
}

static void
check_views (int width,
             int height)
{
  for (guint view = 0; view < G_N_ELEMENTS (views); view++)
    {
      if (views[view].key != NULL)
        test_type (views[view].key);
      else
        test_press (views[view].name);
      test_resize (width, height);
      check_view (view);
    }
}

/* Asks for no more than a page that has got its place already: a window grows by what is asked for, and stays so. */
static void
test_unseen (void)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (QS_TYPE_SEARCH_PAGE, NULL));
  int unseen = measure (page, GTK_ORIENTATION_HORIZONTAL);

  test_type ("alt+2");
  test_until (test_is_on (TEST_BUTTON, "Search"));
  test_resize (LEAST_WIDTH, 640);
  test_pass_frames (3);
  g_assert_cmpint (unseen, ==, measure (find_page (GTK_WIDGET (test_get_window ()), "QsSearchPage"),
                                        GTK_ORIENTATION_HORIZONTAL));
  g_object_unref (page);
}

/* What fingers press. The buttons of a number are within it. */
static void
check_targets (GtkWidget *widget)
{
  graphene_rect_t place;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_WINDOW_CONTROLS (widget))
    return;

  if (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget))
    {
      g_assert_true (gtk_widget_compute_bounds (widget, widget, &place));
      g_assert_cmpfloat (place.size.height, >=, LEAST_FINGER_HEIGHT);
      g_assert_cmpfloat (place.size.width, >=, LEAST_FINGER_WIDTH);
    }

  if (GTK_IS_SPIN_BUTTON (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_targets (child);
}

/* Larger for fingers, and back where there is no room for that: a window that is made lower does not stay as high. */
static void
test_fingers (void)
{
  GtkWidget *window = GTK_WIDGET (test_get_window ());

  for (guint view = 0; view < G_N_ELEMENTS (views); view++)
    {
      if (views[view].key != NULL)
        test_type (views[view].key);
      else
        test_press (views[view].name);
      test_resize (LEAST_WIDTH, 640);
      test_until (gtk_widget_has_css_class (window, "upright"));
      test_pass_frames (3);
      check_targets (window);
      assert_fits_along (window, GTK_ORIENTATION_HORIZONTAL, LEAST_WIDTH);

      test_resize (LEAST_WIDTH, LEAST_HEIGHT);
      test_until (!gtk_widget_has_css_class (window, "upright"));
      test_pass_frames (3);
      assert_fits (window);
    }
}

/* The panel, too. */
static void
test_fingers_in_panel (void)
{
  test_type ("alt+2");
  test_resize (LEAST_WIDTH, 640);
  test_until (gtk_widget_has_css_class (GTK_WIDGET (test_get_window ()), "upright"));
  test_type ("F9");
  test_find (TEST_NUMBER, "Queens");
  test_pass_frames (3);
  check_targets (GTK_WIDGET (test_get_window ()));
}

/* Keys are in the panel that lies over the content, and return when it goes. */
static void
test_focus_in_panel (void)
{
  GtkWindow *window = GTK_WINDOW (test_get_window ());
  GtkWidget *panel, *before;

  test_resize (LEAST_WIDTH, 640);
  test_until (gtk_widget_has_css_class (GTK_WIDGET (window), "upright"));
  test_type ("alt+4");
  before = test_find (TEST_IMAGE, "*6 × 6*");
  test_until (test_has_focus (before));
  /* Then the panel is not seen at once. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  test_type ("F9");
  panel = gtk_widget_get_ancestor (test_find (TEST_BUTTON, _ ("New Puzzle")), GTK_TYPE_REVEALER);
  test_until (gtk_window_get_focus (window) != NULL && gtk_widget_is_ancestor (gtk_window_get_focus (window), panel));
  test_type ("Escape");
  test_until (test_has_focus (before));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  test_type ("F9");
  test_until (gtk_window_get_focus (window) != NULL && gtk_widget_is_ancestor (gtk_window_get_focus (window), panel));
  test_type ("F9");
  test_until (test_has_focus (before));
}

static void
test_upright (void)
{
  check_views (LEAST_WIDTH, 640);
  test_press ("Search");
  check_view (1);
}

/* There the number of all stands below the one that is shown, and is whole. */
static void
test_upright_numbers (void)
{
  GtkWidget *total;

  test_until (test_shows ("of 365596"));
  test_type ("End");
  test_resize (LEAST_WIDTH, 640);
  total = test_find (TEST_LABEL, "of 365596");
  test_until (!pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (total))));
}

static void
test_flat (void)
{
  check_views (640, LEAST_WIDTH);
}

static void
test_least (void)
{
  check_views (LEAST_WIDTH, LEAST_HEIGHT);
}

/* A puzzle has two thirds of the height that there is. */
static void
test_least_puzzle (void)
{
  graphene_rect_t place;
  GtkWidget *board;

  test_type ("alt+4");
  board = test_find (TEST_IMAGE, "*6 × 6*");
  test_resize (LEAST_WIDTH, LEAST_HEIGHT);
  test_until (test_has_focus (board));
  test_pass_frames (3);
  place = test_get_place (board);
  g_assert_cmpfloat (MIN (place.size.width, place.size.height), >=, 140);
  assert_fits (GTK_WIDGET (test_get_window ()));
}

/* The tools above a table take two lines at most, each 34 pixels high. */
static void
check_tools (const char *first,
             const char *last)
{
  GtkWidget *window = GTK_WIDGET (test_get_window ());
  graphene_rect_t top, bottom;

  test_pass_frames (3);
  g_assert_true (gtk_widget_compute_bounds (test_find (TEST_BUTTON, first), window, &top));
  g_assert_true (gtk_widget_compute_bounds (test_find (TEST_BUTTON, last), window, &bottom));
  g_assert_cmpfloat (bottom.origin.y + bottom.size.height - top.origin.y, <=, 2 * 34 + 24);
}

static void
test_tools (void)
{
  test_type ("alt+3");
  test_resize (LEAST_WIDTH, LEAST_HEIGHT);
  check_tools ("Table", "Options");
  check_tools ("Table", "Start");
  test_press ("Counts");
  check_tools ("Table", "Count All up to");
}

/* What is said in place of a board is read in full. */
static void
test_no_solution (void)
{
  GtkWidget *window = GTK_WIDGET (test_get_window ());
  graphene_rect_t place;

  test_resize (LEAST_WIDTH, LEAST_HEIGHT);
  test_pass_frames (3);
  assert_fits (window);
  g_assert_true (gtk_widget_compute_bounds (test_find (TEST_LABEL, "Of 3 queens*"), window, &place));
  g_assert_cmpfloat (place.origin.x, >=, 0);
  g_assert_cmpfloat (place.origin.x + place.size.width, <=, LEAST_WIDTH);
  g_assert_true (gtk_widget_compute_bounds (test_find (TEST_BUTTON, "Try 4 queens"), window, &place));
  g_assert_cmpfloat (place.origin.y + place.size.height, <=, LEAST_HEIGHT - LEAST_FINGER_HEIGHT);
}

/* The dialog that a key opens, when it is there. */
static GtkWidget *
find_dialog (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

      if (gtk_widget_get_mapped (window) && gtk_window_get_transient_for (GTK_WINDOW (window)) != NULL)
        return window;
    }

  return NULL;
}

/* The first text that is shortened, without a tooltip that has all of it. */
static const char *
find_shortened (GtkWidget *widget)
{
  const char *found = NULL;

  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_has_tooltip (widget))
    return NULL;
  if (GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    return gtk_label_get_text (GTK_LABEL (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_shortened (child);

  return found;
}

/* Whether something can be scrolled sideways, so that not all of its lines are seen. */
static gboolean
is_cut (GtkWidget *widget)
{
  gboolean is_here = FALSE;

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *place = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (widget));

      is_here = gtk_adjustment_get_upper (place) > gtk_adjustment_get_page_size (place);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !is_here;
       child = gtk_widget_get_next_sibling (child))
    is_here = is_cut (child);

  return is_here;
}

static void
test_dialogs (void)
{
  static const char *const actions[] = { "win.export", "win.print", "win.save-picture", "win.shortcuts",
                                         "app.preferences", "win.save-steps" };

  test_until (test_is_sensitive (TEST_BUTTON, _ ("Quarter turn")));
  test_press (_ ("Search"));
  test_resize (LEAST_WIDTH, 640);
  test_until (gtk_widget_get_width (GTK_WIDGET (test_get_window ())) <= LEAST_WIDTH);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (test_get_window ()), actions[i], NULL);
      test_until (find_dialog () != NULL);
      test_pass_frames (3);
      g_test_message ("%s", actions[i]);
      g_assert_cmpint (gtk_widget_get_width (find_dialog ()), <=, LEAST_WIDTH);
      assert_fits (find_dialog ());
      test_resize (LEAST_WIDTH, LEAST_HEIGHT);
      test_pass_frames (3);
      g_assert_false (is_cut (find_dialog ()));
      g_assert_cmpstr (find_shortened (find_dialog ()), ==, NULL);
      g_assert_cmpint (measure (gtk_window_get_titlebar (GTK_WINDOW (find_dialog ())), GTK_ORIENTATION_HORIZONTAL), <=,
                       get_header_room ());
      gtk_window_close (GTK_WINDOW (find_dialog ()));
      test_until (find_dialog () == NULL);
    }
}

/* GTK's own dialog is higher than the others, and has words of GTK's own. Only in a low window it scrolls. */
static void
test_about (void)
{
  GtkScrolledWindow *content;
  GtkAdjustment *place;

  gtk_widget_activate_action (GTK_WIDGET (test_get_window ()), "app.about", NULL);
  test_until (find_dialog () != NULL && gtk_widget_get_width (find_dialog ()) > 0);
  g_assert_cmpint (gtk_widget_get_width (find_dialog ()), <=, LEAST_WIDTH);
  assert_fits (find_dialog ());
  assert_fits_along (find_dialog (), GTK_ORIENTATION_HORIZONTAL, get_header_room ());
  content = GTK_SCROLLED_WINDOW (gtk_window_get_child (GTK_WINDOW (find_dialog ())));
  place = gtk_scrolled_window_get_vadjustment (content);
  g_assert_cmpfloat (gtk_adjustment_get_upper (place), <=, gtk_adjustment_get_page_size (place));
  gtk_window_close (GTK_WINDOW (find_dialog ()));
  test_until (find_dialog () == NULL);
}

/* What arranges widgets beside each other, and neither covers nor scrolls any. */
static gboolean
is_arrangement (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);

  return GTK_IS_BOX (widget) || (g_str_has_prefix (type, "Qs") && !g_str_equal (type, "QsSplitView") &&
                                 !g_str_equal (type, "QsGallery"));
}

/* Where a part of an arrangement stands in it. */
static gboolean
find_place (GtkWidget       *part,
            graphene_rect_t *place)
{
  return gtk_widget_get_mapped (part) && !GTK_IS_NATIVE (part) &&
         gtk_widget_compute_bounds (part, gtk_widget_get_parent (part), place) && place->size.width > 0 &&
         place->size.height > 0;
}

/* Whether a part stands on another, or outside its arrangement. Covers stand on what they hide. */
static gboolean
is_misplaced (GtkWidget *part)
{
  GtkWidget *parent = gtk_widget_get_parent (part);
  graphene_rect_t place, other, shared;

  if (!find_place (part, &place))
    return FALSE;
  if (place.origin.x < -1 || place.origin.y < -1 ||
      place.origin.x + place.size.width > (float)gtk_widget_get_width (parent) + 1 ||
      place.origin.y + place.size.height > (float)gtk_widget_get_height (parent) + 1)
    return TRUE;

  for (GtkWidget *next = gtk_widget_get_next_sibling (part); next != NULL; next = gtk_widget_get_next_sibling (next))
    {
      if (find_place (next, &other) && !gtk_widget_has_css_class (next, "cover") &&
          graphene_rect_intersection (&place, &other, &shared) &&
          MIN (shared.size.width, shared.size.height) > 1)
        return TRUE;
    }

  return FALSE;
}

static void
find_misplaced (GtkWidget *widget,
                GString   *found)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      /* GTK places the buttons of a window itself. */
      if (!gtk_widget_get_mapped (child) || GTK_IS_HEADER_BAR (child))
        continue;
      if (is_arrangement (widget) && is_misplaced (child))
        g_string_append_printf (found, "%s in %s\n", G_OBJECT_TYPE_NAME (child), G_OBJECT_TYPE_NAME (widget));
      find_misplaced (child, found);
    }
}

static void
assert_placed (void)
{
  g_autoptr (GString) found = g_string_new ("new");

  for (guint i = 0; i < MOST_FRAMES && found->len > 0; i++)
    {
      test_pass_frames (2);
      g_string_truncate (found, 0);
      find_misplaced (GTK_WIDGET (test_get_window ()), found);
    }
  g_assert_cmpstr (found->str, ==, "");
}

/* Everything fits, and nothing stands on anything else. */
static void
look (void)
{
  static const int heights[] = { 640, 420, LEAST_HEIGHT };

  assert_fits (GTK_WIDGET (test_get_window ()));
  if (!QS_IS_WINDOW (test_get_window ()))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      test_resize (LEAST_WIDTH, heights[i]);
      assert_placed ();
      assert_fits (GTK_WIDGET (test_get_window ()));
    }
  test_resize (1000, 720);
}

/* The same in one size, which stays, where nothing is shortened either. */
static void
look_at_stop (void)
{
  if (QS_IS_WINDOW (test_get_window ()) && !test_has_size (LEAST_WIDTH, 640))
    test_resize (LEAST_WIDTH, 640);
  assert_placed ();
  assert_fits (GTK_WIDGET (test_get_window ()));
  g_assert_cmpstr (find_shortened (GTK_WIDGET (test_get_window ())), ==, NULL);
}

/* On pages whose parts are worked in a wider window. In Chinese no word is left in English there: no other letters tell so much. */
static void
look_once (void)
{
  if (g_strcmp0 (g_getenv ("QS_TEST_LANGUAGE"), "zh_CN") == 0)
    test_assert_chinese ();
  look_at_stop ();
  if (QS_IS_WINDOW (test_get_window ()))
    test_resize (1000, 720);
}

/* How many solutions there are is not among what may be shortened, as long as it is not very much. */
static void
test_total (void)
{
  g_autofree char *total = g_strdup_printf (_ ("of %s"), "92");
  GtkWidget *label;

  test_resize (LEAST_WIDTH, 640);
  test_until (test_shows (total));
  test_pass_frames (3);
  label = test_find (TEST_LABEL, total);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
}

static gboolean
has_shown_focus (void)
{
  GtkWidget *focus = gtk_window_get_focus (test_get_window ());

  return focus != NULL && gtk_widget_get_mapped (focus);
}

/* A part that has taken the place of another, and the focus from it, where that had it. */
static void
check_part (const char *button,
            const char *content)
{
  GtkWidget *part;

  test_press (button);
  test_until ((part = find_page (GTK_WIDGET (test_get_window ()), content)) != NULL);
  assert_placed ();
  g_assert_cmpint (MIN (gtk_widget_get_width (part), gtk_widget_get_height (part)), >=, 40);
  test_until (has_shown_focus ());
}

/* The parts of a search, one at a time. Code and data are two where there is room for one of them. */
static void
test_parts (void)
{
  static const int heights[] = { 640, 420, LEAST_HEIGHT };

  test_type ("alt+2");
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      test_find (TEST_BUTTON, "One step forward");
      test_resize (LEAST_WIDTH, heights[i]);
      test_pass_frames (3);
      gtk_widget_grab_focus (find_page (GTK_WIDGET (test_get_window ()), "QsBoardView"));
      check_part ("Tree", "QsCanvas");
      gtk_widget_child_focus (find_page (GTK_WIDGET (test_get_window ()), "QsTreeView"), GTK_DIR_TAB_FORWARD);
      check_part ("Code", "QsCanvas");
      if (heights[i] < 640)
        check_part ("Data", "QsInternalsView");
      else
        g_assert_nonnull (find_page (GTK_WIDGET (test_get_window ()), "QsInternalsView"));
      check_part ("Board", "QsBoardView");
    }
}

/* Whatever is chosen, the panel beside a search leaves the page its room. */
static void
test_panel (void)
{
  GtkWidget *panel, *controls;

  test_press (_ ("Search"));
  test_pass_frames (3);
  controls = find_page (GTK_WIDGET (test_get_window ()), "QsSearchControls");
  panel = gtk_widget_get_ancestor (controls, GTK_TYPE_REVEALER);
  for (const QsMethod *const *methods = qs_methods_list (); *methods != NULL; methods++)
    {
      qs_search_controls_set_method (QS_SEARCH_CONTROLS (controls), *methods);
      test_pass_frames (2);
      g_test_message ("%s: %d pixels", (*methods)->id, gtk_widget_get_width (panel));
      g_assert_cmpint (gtk_widget_get_width (panel), <=, PANEL_WIDTH);
      g_assert_cmpstr (find_shortened (panel), ==, NULL);
    }
}

/* In letters of twice the size, four parts stand beside each other, and the slider is long enough to be moved. */
static void
test_large_text (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  test_type ("alt+2");
  test_find (TEST_BUTTON, "One step forward");
  test_resize (640, 480);
  check_part ("Code", "QsCanvas");
  check_part ("Data", "QsInternalsView");
  g_assert_cmpint (gtk_widget_get_width (test_find (TEST_NUMBER, "Step")), >=, 160);
  test_resize (440, 640);
  check_part ("Board", "QsBoardView");
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* Two searches, with boards that can be told apart. */
static void
test_two_searches (void)
{
  test_type ("alt+2");
  test_find (TEST_BUTTON, "One step forward");
  test_select ("Compare With", 1);
  test_until (test_look_for (TEST_LABEL, "Step 0 *") != NULL);
  look ();
}

static void
test_tours (void)
{
  test_activate ("win.tours");
  test_until (test_shows ("Guided Tours"));
  look ();
  test_type ("Return");
  test_find (TEST_BUTTON, "Leave the tour");
  look ();

  /* In large letters, too. */
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * 1024, NULL);
  test_resize (LEAST_WIDTH, 640);
  test_pass_frames (10);
  assert_fits_along (GTK_WIDGET (test_get_window ()), GTK_ORIENTATION_HORIZONTAL, LEAST_WIDTH);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* In large letters and a low window, a sentence above the number says what is waited for. In French it has two lines. */
static void
test_waiting (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  test_until (test_is_sensitive (TEST_BUTTON, _ ("Last solution")));
  gtk_window_set_default_size (test_get_window (), 540, 300);
  test_pass_frames (10);
  test_press (_ ("Last solution"));
  test_find (TEST_LABEL, _ ("That solution will be shown once all are counted"));
  test_pass_frames (10);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* However many there are, their number is read without a pointer. */
static void
test_total_upright (void)
{
  GtkWidget *total;

  test_resize (LEAST_WIDTH, 640);
  test_until ((total = test_look_for (TEST_LABEL, "of 234907967154122528")) != NULL);
  test_pass_frames (10);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (total))));
}

int
main (int   argc,
      char *argv[])
{
  const char *language = g_getenv ("QS_TEST_LANGUAGE");

  test_widgets_init (&argc, &argv);
  if (language != NULL)
    test_speak (language);

  test_add_window ("/app/narrow/dialogs", 8, test_dialogs);
  test_add_window ("/app/narrow/about", 8, test_about);
  if (language == NULL)
    test_add_window ("/app/narrow/total-of-27", 27, test_total_upright);
  /* They take long. The words of German are the longest. */
  if (g_strcmp0 (language, "de") == 0)
    test_add_tours ("/app/narrow/all", look_at_stop);
  test_add_window ("/app/narrow/total", 8, test_total);
  test_add_window ("/app/narrow/panel", 8, test_panel);
  test_add_window ("/app/narrow/waiting", 29, test_waiting);
  test_add_pages ("/app/narrow/pages", language != NULL ? look_once : look, TRUE);
  if (language != NULL)
    return test_widgets_run ();

  test_add_window ("/app/narrow/unseen", 8, test_unseen);
  test_add_window ("/app/narrow/360-by-640", 8, test_upright);
  test_add_window ("/app/narrow/360-by-640-numbers", 14, test_upright_numbers);
  test_add_window ("/app/narrow/fingers", 8, test_fingers);
  test_add_window ("/app/narrow/fingers-in-the-panel", 8, test_fingers_in_panel);
  test_add_window ("/app/narrow/least-puzzle", 8, test_least_puzzle);
  test_add_window ("/app/narrow/focus-in-the-panel", 8, test_focus_in_panel);
  test_add_window ("/app/narrow/640-by-360", 8, test_flat);
  test_add_window ("/app/narrow/360-by-294", 8, test_least);

  test_add_window ("/app/narrow/tools", 8, test_tools);
  test_add_window ("/app/narrow/no-solution", 3, test_no_solution);
  test_add_window ("/app/narrow/parts", 8, test_parts);
  test_add_window ("/app/narrow/large-text", 8, test_large_text);
  test_add_window ("/app/narrow/two-searches", 8, test_two_searches);
  test_add_window ("/app/narrow/tours", 6, test_tours);

  return test_widgets_run ();
}
