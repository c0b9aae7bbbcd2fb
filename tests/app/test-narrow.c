/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The smallest window that applications are asked to fit into: each page shows what it is about, and each dialog fits. */

#include "config.h"

#include "qs-test-widget.h"

/* In pixels. */
#define LEAST_WIDTH 360
#define LEAST_HEIGHT 294

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

static void
assert_fits (GtkWidget *window)
{
  assert_fits_along (window, GTK_ORIENTATION_HORIZONTAL, LEAST_WIDTH);
  assert_fits_along (window, GTK_ORIENTATION_VERTICAL, LEAST_HEIGHT);
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
  GtkWidget *page = g_object_ref_sink (g_object_new (g_type_from_name ("QsSearchPage"), NULL));
  int unseen = measure (page, GTK_ORIENTATION_HORIZONTAL);

  test_type ("alt+2");
  test_until (test_is_on (TEST_BUTTON, "Search"));
  test_resize (LEAST_WIDTH, 640);
  test_pass_frames (3);
  g_assert_cmpint (unseen, ==, measure (find_page (GTK_WIDGET (test_get_window ()), "QsSearchPage"),
                                        GTK_ORIENTATION_HORIZONTAL));
  g_object_unref (page);
}

static void
test_upright (void)
{
  check_views (LEAST_WIDTH, 640);
  test_press ("Search");
  check_view (1);
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

/* What is said in place of a board is read in full. */
static void
test_no_solution (void)
{
  GtkWidget *window = GTK_WIDGET (test_get_window ());
  graphene_rect_t place;

  test_resize (LEAST_WIDTH, LEAST_HEIGHT);
  test_pass_frames (3);
  assert_fits (window);
  g_assert_true (gtk_widget_compute_bounds (test_find (TEST_LABEL, "However 3 queens*"), window, &place));
  g_assert_cmpfloat (place.origin.x, >=, 0);
  g_assert_cmpfloat (place.origin.x + place.size.width, <=, LEAST_WIDTH);
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

static void
test_dialogs (void)
{
  static const char *const actions[] = { "win.export", "win.print", "win.save-picture", "win.shortcuts" };

  test_until (test_shows ("of 92") && test_is_sensitive (TEST_BUTTON, "Quarter turn"));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (test_get_window ()), actions[i], NULL);
      test_until (find_dialog () != NULL);
      test_pass_frames (3);
      g_test_message ("%s", actions[i]);
      assert_fits (find_dialog ());
      gtk_window_close (GTK_WINDOW (find_dialog ()));
      test_until (find_dialog () == NULL);
    }
}

int
main (int   argc,
      char *argv[])
{
  test_widgets_init (&argc, &argv);

  test_add_window ("/app/narrow/unseen", 8, test_unseen);
  test_add_window ("/app/narrow/360-by-640", 8, test_upright);
  test_add_window ("/app/narrow/640-by-360", 8, test_flat);
  test_add_window ("/app/narrow/360-by-294", 8, test_least);

  test_add_window ("/app/narrow/no-solution", 3, test_no_solution);
  test_add_window ("/app/narrow/dialogs", 8, test_dialogs);

  return test_widgets_run ();
}
