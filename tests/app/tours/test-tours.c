/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Guided tours in the window: how they are chosen and walked by keys, what they ask, and that nothing is changed when
 * they are left. */

#include <string.h>

#include "qs-test-widget.h"
#include "qs-tour-card.h"
#include "qs-tour-light-private.h"

#define N_TOURS 11

static GtkWidget *
find_below (GtkWidget *widget,
            GType      type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_below (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
open_list (void)
{
  test_activate ("win.tours");
  test_until (test_shows ("Each takes a few minutes*"));
}

/* By keys alone: the first tour has the focus. */
static void
open_tour (guint       number,
           const char *heading)
{
  open_list ();
  test_until (test_has_focus (test_find (TEST_LABEL, "Brute force")) ||
              test_has_focus (gtk_widget_get_parent (gtk_widget_get_parent (test_find (TEST_LABEL, "Brute force")))));
  for (guint i = 0; i < number; i++)
    test_type ("Down");
  test_type ("Return");
  test_until (test_shows (heading));
}

QS_TEST_WINDOW (list_of_tours, 8)
{
  g_autoptr (GPtrArray) rows = NULL;

  open_list ();
  rows = test_list (TEST_ITEM, "*");
  g_assert_cmpuint (rows->len, ==, N_TOURS);
  g_assert_true (test_is_on (TEST_BUTTON, "Tours"));
  test_until (test_shows ("Fixed masks and de Bruijn"));
}

/* The text of a stop has the focus, so that a screen reader reads it. */
QS_TEST_WINDOW (stops, 8)
{
  open_tour (1, "Pruning · 1 of 11");
  test_until (test_has_focus (test_find (TEST_LABEL, "This search asks a question*")));
  test_until (test_look_for (TEST_IMAGE, "Empty board of 4*4. ") != NULL);
  g_assert_false (test_shows ("*Press Play*"));

  test_type ("space");
  test_until (test_shows ("Pruning · 2 of 11"));
  test_until (test_has_focus (test_find (TEST_LABEL, "A queen stands on a4, so a3 is attacked*")));
  g_assert_false (gtk_label_get_selection_bounds (GTK_LABEL (test_find (TEST_LABEL, "A queen stands on a4*")), NULL, NULL));
  test_until (test_look_for (TEST_IMAGE, "Board of 4*4 with queens on a4. a3 is attacked*") != NULL);

  test_type ("BackSpace");
  test_until (test_shows ("Pruning · 1 of 11"));
  test_until (test_look_for (TEST_IMAGE, "Empty board of 4*4.*") != NULL);
  test_type ("BackSpace");
  test_until (test_shows ("Each takes a few minutes*"));
  test_until (test_has_focus (gtk_widget_get_ancestor (test_find (TEST_LABEL, "Pruning"), GTK_TYPE_LIST_BOX_ROW)));
}

static void
go_cb (GtkWidget **button)
{
  g_clear_pointer (button, gtk_widget_unparent);
}

/* What had the focus may go with it. */
QS_TEST_WINDOW (focus_that_goes, 8)
{
  GtkWidget *button = gtk_button_new ();
  gulong handler;

  open_tour (1, "Pruning · 1 of 11");
  gtk_widget_set_parent (button, gtk_window_get_child (test_get_window ()));
  g_assert_true (gtk_widget_grab_focus (button));
  handler = g_signal_connect_swapped (test_get_window (), "notify::focus-widget", G_CALLBACK (go_cb), &button);
  test_press ("Next");
  test_until (test_has_focus (test_find (TEST_LABEL, "A queen stands on a4, so a3 is attacked*")));
  g_assert_null (button);
  g_signal_handler_disconnect (test_get_window (), handler);
}

/* One may leave the path: the next stop is where it is. */
QS_TEST_WINDOW (steps, 8)
{
  open_tour (1, "Pruning · 1 of 11");
  test_type ("period period period");
  test_until (test_look_for (TEST_IMAGE, "Board of 4*4 with queens on a4. Is a3 safe?*") != NULL);
  test_type ("comma");
  test_until (test_look_for (TEST_IMAGE, "Board of 4*4 with queens on a4. A queen is placed*") != NULL);
  test_type ("space");
  test_until (test_look_for (TEST_IMAGE, "Board of 4*4 with queens on a4. a3 is attacked*") != NULL);
}

static void
go_to_question (void)
{
  open_tour (1, "Pruning · 1 of 11");
  test_type ("space space space");
  test_until (test_shows ("May a queen stand on c3?"));
  test_until (test_look_for (TEST_IMAGE, "*Is c3 safe?*") != NULL);
}

/* From the text Tab comes to the answers, then to the buttons, which stand above. */
QS_TEST_WINDOW (tab, 8)
{
  GtkWidget *text, *back;

  open_tour (1, "Pruning · 1 of 11");
  text = test_find (TEST_LABEL, "This search asks a question*");
  back = test_find (TEST_BUTTON, "Previous stop");
  test_until (test_has_focus (text));
  test_type ("Tab");
  test_until (test_has_focus (back));
  test_type ("Tab");
  test_until (test_has_focus (test_find (TEST_BUTTON, "Next")));
  test_type ("shift+Tab shift+Tab");
  test_until (test_has_focus (text));

  test_type ("space space space");
  test_until (test_shows ("May a queen stand on c3?"));
  test_type ("Tab");
  test_until (test_has_focus (test_find (TEST_BUTTON, "1 *")));
  test_type ("Tab Tab Tab");
  test_until (test_has_focus (test_find (TEST_BUTTON, "Show Answer")));
}

QS_TEST_WINDOW (right_answer, 8)
{
  go_to_question ();
  test_type ("1");
  test_until (test_shows ("✓ Right. All three walks*"));
  test_until (test_has_focus (test_find (TEST_LABEL, "✓ Right.*")));
  test_until (test_look_for (TEST_IMAGE, "*queens on a4, c3. A queen is placed on c3*") != NULL);
  g_assert_false (test_shows ("May a queen stand on c3?"));
  g_assert_true (test_shows ("✓  Yes, nothing attacks it"));

  /* Another answer is too late. */
  test_type ("2");
  g_assert_true (test_shows ("✓ Right. All three walks*"));
  g_assert_true (test_shows ("2  No*"));
  test_type ("space");
  test_until (test_shows ("Pruning · 5 of 11"));
}

/* The search shows what follows, whatever the answer, which is seen beside the right one. */
QS_TEST_WINDOW (wrong_answer, 8)
{
  go_to_question ();
  test_type ("3 9 2");
  test_until (test_shows ("✗ Not quite. All three walks*"));
  g_assert_true (test_shows ("✓  Yes, nothing attacks it"));
  g_assert_true (test_shows ("✗  No, the queen on a4 attacks it"));
  test_until (test_look_for (TEST_IMAGE, "*queens on a4, c3. A queen is placed on c3*") != NULL);

  /* The question is open again when one comes back. */
  test_type ("space");
  test_until (test_shows ("Pruning · 5 of 11"));
  test_type ("BackSpace");
  test_until (test_shows ("May a queen stand on c3?"));
  g_assert_true (test_shows ("1  Yes, nothing attacks it"));
}

/* On a button, Space presses it and does not go on. */
QS_TEST_WINDOW (space_on_button, 8)
{
  GtkWidget *answer;

  go_to_question ();
  answer = test_find (TEST_BUTTON, "2  No*");
  g_assert_true (gtk_widget_grab_focus (answer));
  test_until (test_has_focus (answer));
  test_type ("space");
  test_until (test_shows ("✗ Not quite.*"));
  g_assert_true (test_shows ("Pruning · 4 of 11"));
}

/* Whoever does not answer is shown the answer first: no question is skipped without a word. */
QS_TEST_WINDOW (no_answer, 8)
{
  go_to_question ();
  g_assert_true (test_shows ("Show Answer"));
  test_type ("space");
  test_until (test_shows ("All three walks*"));
  g_assert_true (test_shows ("✓  Yes, nothing attacks it"));
  g_assert_true (test_shows ("Pruning · 4 of 11"));
  g_assert_true (test_shows ("Next"));
  test_until (test_look_for (TEST_IMAGE, "*queens on a4, c3. A queen is placed on c3*") != NULL);
  test_type ("space");
  test_until (test_shows ("Pruning · 5 of 11"));
}

static gboolean
is_lit (void)
{
  GtkWidget *light = find_below (GTK_WIDGET (test_get_window ()), QS_TYPE_TOUR_LIGHT);
  graphene_rect_t area;

  return qs_tour_light_find_area (QS_TOUR_LIGHT (light), &area);
}

/* Off the path nothing is pointed at, and an answer leads to the step that it is about. */
QS_TEST_WINDOW (off_the_path, 8)
{
  go_to_question ();
  test_until (is_lit ());
  test_type ("period period");
  test_until (test_shows ("Pruning · 4 of 11 · off the path"));
  g_assert_false (is_lit ());
  test_type ("comma comma");
  test_until (test_shows ("Pruning · 4 of 11"));
  test_until (is_lit ());

  test_type ("period period period");
  test_until (test_shows ("Pruning · 4 of 11 · off the path"));
  test_type ("1");
  test_until (test_look_for (TEST_IMAGE, "*queens on a4, c3. A queen is placed on c3*") != NULL);
  test_until (test_shows ("Pruning · 4 of 11"));
}

/* The board, the method, the step, the view and the panel are what they were. */
QS_TEST_WINDOW (leaving_a_search, 6)
{
  test_type ("alt+2");
  test_until (test_shows ("Step 0"));
  test_select ("Method", 4);
  test_type ("period period period period period");
  test_until (test_shows ("Step 5"));

  open_tour (0, "Brute force · 1 of 10");
  g_assert_null (test_look_for (TEST_NUMBER, "Queens"));
  test_type ("space space 1 alt+Up period");
  test_until (test_shows ("✓ Right.*"));
  test_type ("Escape");

  test_until (test_is_on (TEST_BUTTON, "Search"));
  test_until (test_shows ("Step 5"));
  g_assert_cmpfloat (test_get_number ("Queens"), ==, 6);
  test_until (test_shows ("Hash sets"));
  g_assert_null (test_look_for (TEST_BUTTON, "Tours"));
  test_type ("period");
  test_until (test_shows ("Step 6"));
}

/* So are the squares that were asked for. */
QS_TEST_WINDOW (leaving_squares, 8)
{
  test_until (test_shows ("of 92"));
  test_type ("a 1");
  test_until (test_shows ("a1 queen") && test_shows ("of 4"));
  test_type ("Right Right");
  test_until (test_shows ("Solution 3 · *"));

  open_tour (0, "Brute force · 1 of 10");
  test_type ("space space space a 2 Escape");
  test_until (test_is_on (TEST_BUTTON, "Solutions"));
  g_assert_true (test_shows ("a1 queen"));
  g_assert_false (test_shows ("a2 *"));
  test_until (test_shows ("Solution 3 · *") && test_shows ("of 4"));
}

QS_TEST_WINDOW (other_view, 8)
{
  open_tour (0, "Brute force · 1 of 10");
  test_press ("Compare");
  test_until (test_is_on (TEST_BUTTON, "Compare"));
  test_until (test_look_for (TEST_BUTTON, "Tours") == NULL);
  test_until (test_look_for (TEST_NUMBER, "Queens") != NULL);
}

/* Whoever has not begun a search finds the tours beside it, and comes back there. */
QS_TEST_WINDOW (card, 8)
{
  test_type ("alt+2");
  test_until (test_is_on (TEST_BUTTON, "Search"));
  test_press ("Pruning");
  test_until (test_shows ("Pruning · 1 of 11"));
  test_type ("BackSpace");
  test_until (test_has_focus (gtk_widget_get_ancestor (test_find (TEST_LABEL, "Pruning"), GTK_TYPE_LIST_BOX_ROW)));
  test_type ("Escape");
  test_until (test_is_on (TEST_BUTTON, "Search"));
  test_find (TEST_BUTTON, "Pruning");
}

/* What a tab shows can be pointed at only while it is open. */
QS_TEST_WINDOW (a_tab_is_opened_to_point_at, 8)
{
  open_tour (7, "Shifting masks · 1 of 8");
  g_assert_true (test_is_on (TEST_BUTTON, "Data"));
  test_type ("space space");
  test_until (test_shows ("Shifting masks · 3 of 8"));
  g_assert_true (test_is_on (TEST_BUTTON, "Bits"));
  test_until (test_shows ("*free & −free*"));
  test_type ("space");
  test_until (test_shows ("Shifting masks · 4 of 8"));
  g_assert_true (test_is_on (TEST_BUTTON, "Data"));
}

QS_TEST_WINDOW (the_table_is_opened_to_point_at, 8)
{
  open_tour (8, "Fixed masks and de Bruijn · 1 of 9");
  test_type ("space space");
  test_until (test_shows ("Fixed masks and de Bruijn · 3 of 9"));
  g_assert_true (test_is_on (TEST_BUTTON, "Table"));
}

/* Whether the whole text is in view, and what it points at, too. */
static gboolean
stop_fits (void)
{
  GtkWidget *root = GTK_WIDGET (test_get_window ());
  GtkWidget *card = find_below (root, QS_TYPE_TOUR_CARD), *light = find_below (root, QS_TYPE_TOUR_LIGHT);
  GtkWidget *scroller = gtk_widget_get_ancestor (card, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  graphene_rect_t area;

  /* Heights are rounded; the padding of the card hides that. */
  return gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment) + 2 &&
         qs_tour_light_find_area (QS_TOUR_LIGHT (light), &area) && area.size.width >= 16 && area.size.height >= 16 &&
         area.origin.x >= 0 && area.origin.y >= 0 &&
         area.origin.x + area.size.width <= gtk_widget_get_width (light) &&
         area.origin.y + area.size.height <= gtk_widget_get_height (light);
}

/* Through all tours by one key, to where one came from. */
static void
walk (int width,
      int height)
{
  guint n_stops = 0, n_tours = 0;

  test_resize (width, height);
  test_until (test_has_size (width, height));
  open_tour (0, "Brute force · 1 of *");

  while (!test_is_on (TEST_BUTTON, "Solutions"))
    {
      GtkWidget *card = find_below (GTK_WIDGET (test_get_window ()), QS_TYPE_TOUR_CARD);
      GtkLabel *label = GTK_LABEL (find_below (card, GTK_TYPE_LABEL)); /* the first is the heading */
      g_autofree char *heading = g_strdup (gtk_label_get_label (label));

      test_pass_frames (2);
      g_test_message ("%s", heading);
      test_until (stop_fits ());
      n_stops++;
      n_tours += strstr (heading, " · 1 of ") != NULL;
      if (test_shows ("Show Answer"))
        {
          test_type ("space");
          test_until (!test_shows ("Show Answer"));
        }
      test_type ("space");
      test_until (test_is_on (TEST_BUTTON, "Solutions") || !g_str_equal (heading, gtk_label_get_label (label)));
    }

  g_assert_cmpuint (n_tours, ==, N_TOURS);
  g_assert_cmpuint (n_stops, >=, 6 * N_TOURS);
}

QS_TEST_WINDOW (walk, 8)
{
  walk (1000, 720);
}

static void
check_whole_data (void)
{
  GtkWidget *root = GTK_WIDGET (test_get_window ()), *scroller;
  GtkAdjustment *height;

  test_pass_frames (4);
  scroller = gtk_widget_get_ancestor (find_below (find_below (root, g_type_from_name ("QsTourPage")),
                                                  g_type_from_name ("QsInternalsView")),
                                      GTK_TYPE_SCROLLED_WINDOW);
  height = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  test_until (gtk_adjustment_get_upper (height) > 0);
  g_assert_cmpfloat (gtk_adjustment_get_upper (height), <=, gtk_adjustment_get_page_size (height));
}

/* In the usual window long code leaves room for all of the data that a stop points at. */
QS_TEST_WINDOW (all_data_are_seen, 8)
{

  test_resize (1000, 720);
  test_until (test_has_size (1000, 720));
  open_tour (4, "Without recursion · 1 of *");
  test_type ("space");
  test_until (test_shows ("Without recursion · 2 of *"));
  check_whole_data ();
}

/* So it does with all operations on bits. */
QS_TEST_WINDOW (all_bits_are_seen, 8)
{
  test_resize (1000, 720);
  test_until (test_has_size (1000, 720));
  open_tour (6, "State compression · 1 of *");
  test_type ("space space space space space");
  test_until (test_shows ("State compression · 5 of *"));
  check_whole_data ();
}

/* A stop that shows a recursive search beside the one without recursion moves nothing, and neither does another figure:
 * the tree keeps its place. */
static void
check_places (guint       number,
              const char *heading,
              guint       n_stops,
              int         width,
              int         height)
{
  GtkWidget *root = GTK_WIDGET (test_get_window ()), *tree;
  graphene_rect_t first, now;

  test_resize (width, height);
  test_until (test_has_size (width, height));
  open_tour (number, heading);
  tree = find_below (find_below (root, g_type_from_name ("QsTourPage")), g_type_from_name ("QsTreeView"));
  test_pass_frames (4);
  g_assert_true (gtk_widget_compute_bounds (tree, root, &first));
  for (guint i = 1; i < n_stops; i++)
    {
      test_type (test_shows ("Show Answer") ? "space space" : "space");
      test_pass_frames (4);
      test_until (stop_fits ());
      g_assert_true (gtk_widget_compute_bounds (tree, root, &now));
      g_assert_cmpfloat (now.origin.x, ==, first.origin.x);
      g_assert_cmpfloat (now.size.width, ==, first.size.width);
    }
}

QS_TEST_WINDOW (a_recursive_search_moves_nothing, 8)
{
  check_places (4, "Without recursion · 1 of *", 9, 1000, 720);
}

QS_TEST_WINDOW (bits_leave_the_tree_its_place, 8)
{
  check_places (6, "State compression · 1 of *", 8, 1000, 720);
}

QS_TEST_WINDOW (bits_leave_the_tree_its_place_in_a_wider_window, 8)
{
  check_places (6, "State compression · 1 of *", 8, 1366, 768);
}

QS_TEST_WINDOW (methods_leave_the_tree_its_place_in_a_large_window, 8)
{
  check_places (9, "Why so fast? · 1 of *", 9, 1800, 1000);
}

QS_TEST_WINDOW (other_methods_leave_the_tree_its_place, 8)
{
  check_places (9, "Why so fast? · 1 of *", 9, 1000, 720);
}

QS_TEST_WINDOW (walk_small, 8)
{
  walk (640, 480);
}

/* In a narrow window a short stop leaves the search half of the height, and a long one has what it needs. */
QS_TEST_WINDOW (narrow, 8)
{
  GtkWidget *root = GTK_WIDGET (test_get_window ()), *page, *stage;

  test_resize (360, 640);
  test_until (test_has_size (360, 640));
  open_tour (0, "Brute force · 1 of *");
  page = find_below (root, g_type_from_name ("QsTourPage"));
  stage = gtk_widget_get_parent (find_below (root, QS_TYPE_TOUR_LIGHT));
  test_until (stop_fits () && gtk_widget_get_height (stage) >= gtk_widget_get_height (page) / 2);
}

static void
check_beside (int width,
              int height,
              int least)
{
  GtkWidget *root = GTK_WIDGET (test_get_window ()), *stage, *board;
  graphene_rect_t area, text;

  test_resize (width, height);
  test_until (test_has_size (width, height));
  stage = gtk_widget_get_parent (find_below (root, QS_TYPE_TOUR_LIGHT));
  board = find_below (stage, g_type_from_name ("QsBoardView"));
  test_until (stop_fits () && MIN (gtk_widget_get_width (board), gtk_widget_get_height (board)) >= least);
  g_assert_true (gtk_widget_compute_bounds (stage, root, &area));
  g_assert_true (gtk_widget_compute_bounds (find_below (root, QS_TYPE_TOUR_CARD), root, &text));
  if (gtk_widget_get_direction (root) == GTK_TEXT_DIR_RTL)
    g_assert_cmpfloat (text.origin.x + text.size.width, <=, area.origin.x);
  else
    g_assert_cmpfloat (area.origin.x + area.size.width, <=, text.origin.x);
}

/* In a window that is wider than high the text stands beside the search, and leaves it the whole height. */
QS_TEST_WINDOW (beside, 8)
{
  open_tour (0, "Brute force · 1 of *");
  check_beside (1000, 720, 290);
  check_beside (640, 480, 270);
  check_beside (1366, 768, 340);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  check_beside (1000, 720, 290);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}
