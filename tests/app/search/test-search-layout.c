/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search page in windows of many sizes: a large board, its narration, and all of the code. */

#include "config.h"

#include <math.h>

#include "qs-board-view.h"
#include "qs-internals-view.h"
#include "qs-listing-private.h"
#include "qs-methods.h"
#include "qs-search-controls.h"
#include "qs-search-data-private.h"
#include "qs-search-layout.h"
#include "qs-test-widget.h"
#include "qs-tree-view-private.h"
#include "qs-tree-view.h"

/* A window's size, and what it shows. */
static const struct
{
  int width;
  int height;
  int least_board; /* the least side of the board, in pixels */
  gboolean is_narrow; /* whether one part is shown at a time */
} sizes[] = {
  { 640, 480, 240, TRUE },
  { 360, 640, 270, TRUE },
  { 1000, 720, 310, FALSE },
  { 1366, 768, 360, FALSE },
  { 1920, 1080, 400, FALSE },
};

/* The least height of a line of code, in pixels, and the least distance of two nodes in a window of 360. */
#define LEAST_LINE 12
#define LEAST_LINE_OF_LAPTOP 13
#define LEAST_UNIT 6.5

/* The height of the line above the calls, in pixels, at most. */
#define TITLE 24

static void
get_place (GtkWidget       *widget,
           graphene_rect_t *place)
{
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (test_get_window ()), place));
}

/* Opens the search of four queens in a window of that size. */
static void
open_search (guint size)
{
  test_type ("alt+2");
  test_until (test_is_on (TEST_BUTTON, "Search"));
  test_resize (sizes[size].width, sizes[size].height);
  test_until (test_has_size (sizes[size].width, sizes[size].height));
  test_pass_frames (3);
}

static guint
find_size (int width)
{
  guint size = 0;

  while (sizes[size].width != width)
    size++;

  return size;
}

/* The data are shown with the code where there is room for both. */
static void
open_part (guint       size,
           const char *part)
{
  if (!sizes[size].is_narrow)
    return;

  if (g_str_equal (part, "Data") && test_look_for (TEST_BUTTON, "Calls") != NULL)
    return;

  test_press (part);
  test_pass_frames (3);
}

static QsSearchData *
find_data (void)
{
  GtkWidget *data = test_look_for_type (QS_TYPE_SEARCH_DATA);

  return data != NULL ? QS_SEARCH_DATA (data) : NULL;
}

/* Where a statement is in the code. */
static gboolean
get_statement (guint         statement,
               GdkRectangle *place)
{
  QsSearchData *data = find_data ();

  return qs_listing_get_statement (&data->listing, gtk_widget_get_pango_context (data->code), statement, data->current,
                                   place);
}

/* Directly under the board, or above the tree beside it, there is room for two lines of narration, whatever is said. */
static void
check_board (guint size)
{
  gboolean is_pair = sizes[size].is_narrow && sizes[size].width > sizes[size].height;
  GtkWidget *narration;
  graphene_rect_t board, words, tree;
  int line_height;

  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test_get_window ())), <=, sizes[size].width);
  open_part (size, "Board");
  narration = test_find (TEST_LABEL, "Press Play*");
  get_place (test_look_for_type (QS_TYPE_BOARD_VIEW), &board);
  get_place (narration, &words);
  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (narration)), NULL, &line_height);
  line_height /= pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (narration)));

  g_assert_cmpfloat (MIN (board.size.width, board.size.height), >=, sizes[size].least_board);
  if (is_pair)
    {
      get_place (test_look_for_type (QS_TYPE_TREE_VIEW), &tree);
      g_assert_cmpfloat (words.origin.y, ==, board.origin.y);
      g_assert_cmpfloat (words.origin.x, >=, board.origin.x + board.size.width);
      g_assert_cmpfloat (tree.origin.x, ==, words.origin.x);
      g_assert_cmpfloat (tree.origin.y + tree.size.height, <=, board.origin.y + board.size.height);
    }
  else
    {
      g_assert_cmpfloat (words.origin.y, >=, board.origin.y + board.size.height);
      g_assert_cmpfloat (words.origin.y, <=, board.origin.y + board.size.height + 12);
    }
  g_assert_cmpfloat (words.size.height, >=, 2 * line_height);
  g_assert_nonnull (test_look_for_type (QS_TYPE_BOARD_VIEW));
  g_assert_true (sizes[size].is_narrow == (find_data () == NULL || !gtk_widget_get_mapped (find_data ()->code)));
}

/* So the current one is seen at each step. Letters of this height are read well. */
static void
check_statements (void)
{
  GtkWidget *code = find_data ()->code;
  guint n_statements = 0;
  GdkRectangle place;
  graphene_rect_t bounds;

  get_place (code, &bounds);
  while (get_statement (n_statements, &place))
    {
      g_assert_cmpint (place.x + place.width, <=, gtk_widget_get_width (code));
      g_assert_cmpint (place.y + place.height, <=, gtk_widget_get_height (code));
      if (n_statements == 0)
        g_assert_cmpint (place.height, >=, LEAST_LINE);
      n_statements++;
    }

  g_assert_cmpuint (n_statements, >=, 7);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (GTK_WIDGET (test_get_window ())));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (test_get_window ())));
}

static void
set_method (GtkWidget      *controls,
            const QsMethod *method)
{
  g_assert_nonnull (controls);
  qs_search_controls_set_method (QS_SEARCH_CONTROLS (controls), method);
  test_pass_frames (3);
}

static void
choose_method (const QsMethod *method)
{
  set_method (test_look_for_type (QS_TYPE_SEARCH_CONTROLS), method);
}

/* The controls, which a small window hides. */
static GtkWidget *
open_controls (void)
{
  open_search (find_size (1000));
  test_until (test_look_for_type (QS_TYPE_SEARCH_CONTROLS) != NULL);

  return test_look_for_type (QS_TYPE_SEARCH_CONTROLS);
}

/* So the page beside it stays where it is when another method is chosen, another search stands beside the first, or
 * the speed changes. */
QS_TEST_WINDOW (the_panel_has_one_width, 4)
{
  GtkWidget *panel;
  int width;

  open_search (find_size (1000));
  panel = gtk_widget_get_ancestor (test_look_for_type (QS_TYPE_SEARCH_CONTROLS), GTK_TYPE_REVEALER);
  width = gtk_widget_get_width (panel);
  for (const QsMethod *const *methods = qs_methods_list (); *methods != NULL; methods++)
    {
      choose_method (*methods);
      g_assert_cmpint (gtk_widget_get_width (panel), ==, width);
    }

  test_select ("Compare With", 1);
  test_select ("In step by", 1);
  test_set_number ("Speed", 5.99);
  test_until (test_shows ("980000 steps per second"));
  test_pass_frames (3);
  g_assert_cmpint (gtk_widget_get_width (panel), ==, width);
}

static void
test_size (guint size)
{
  open_search (size);
  check_board (size);
  g_assert_nonnull (test_find (TEST_BUTTON, "One step forward"));

  open_part (size, "Code");
  check_statements ();
  open_part (size, "Data");
  g_assert_nonnull (test_find (TEST_LABEL, "Nodes\302\240*Solutions\302\240*"));
}

QS_TEST_WINDOW (640_by_480, 4)
{
  test_size (find_size (640));
}

QS_TEST_WINDOW (360_by_640, 4)
{
  test_size (find_size (360));
}

/* In a high window that has room for one part, the tree stands below the board once there is one. */
QS_TEST_WINDOW (540_by_1080, 4)
{
  graphene_rect_t board, tree;

  test_type ("alt+2");
  test_resize (540, 1080);
  test_until (test_has_size (540, 1080));
  test_press ("One step forward");
  test_until (test_look_for_type (QS_TYPE_TREE_VIEW) != NULL);
  test_pass_frames (3);
  get_place (test_look_for_type (QS_TYPE_BOARD_VIEW), &board);
  get_place (test_look_for_type (QS_TYPE_TREE_VIEW), &tree);
  g_assert_cmpfloat (board.size.height, ==, board.size.width);
  g_assert_cmpfloat (tree.origin.y, >=, board.origin.y + board.size.height);
  g_assert_cmpfloat (tree.origin.y, <=, board.origin.y + board.size.height + 12);
  g_assert_cmpfloat (tree.size.height, >=, 120);
}

/* From the least width on in which parts stand beside each other, none stands on another one. */
QS_TEST_WINDOW (no_part_stands_on_another_one, 4)
{
  graphene_rect_t board, tree, data;

  test_type ("alt+2");
  for (int width = 655; width <= 685; width += 5)
    {
      test_resize (width, 600);
      test_until (test_has_size (width, 600));
      test_press ("One step forward");
      test_until (test_look_for_type (QS_TYPE_BOARD_VIEW) != NULL);
      test_pass_frames (3);
      if (find_data () == NULL)
        continue;

      get_place (test_look_for_type (QS_TYPE_BOARD_VIEW), &board);
      get_place (test_look_for_type (QS_TYPE_TREE_VIEW), &tree);
      get_place (GTK_WIDGET (find_data ()), &data);
      g_assert_false (graphene_rect_intersection (&board, &tree, NULL));
      g_assert_false (graphene_rect_intersection (&board, &data, NULL));
      g_assert_false (graphene_rect_intersection (&tree, &data, NULL));
    }
  g_assert_nonnull (find_data ());
}

QS_TEST_WINDOW (1000_by_720, 4)
{
  test_size (find_size (1000));
}

QS_TEST_WINDOW (1366_by_768, 4)
{
  test_size (find_size (1366));
}

/* There is no card that has to be looked for, and no code in small letters. */
QS_TEST_WINDOW (whole_1366_by_768, 4)
{
  GtkAdjustment *cards;

  open_search (find_size (1366));
  cards = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (test_find (TEST_LABEL, "Guided Tours"), GTK_TYPE_SCROLLED_WINDOW)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (cards), <=, gtk_adjustment_get_page_size (cards));
  for (const QsMethod *const *methods = qs_methods_list (); *methods != NULL; methods++)
    {
      GdkRectangle place;

      choose_method (*methods);
      g_test_message ("%s", (*methods)->id);
      g_assert_true (get_statement (0, &place));
      g_assert_cmpint (place.height, >=, LEAST_LINE_OF_LAPTOP);
    }
}

QS_TEST_WINDOW (1920_by_1080, 4)
{
  test_size (find_size (1920));
}

/* Code, data and words of every method, in the usual window and in two small ones. */
QS_TEST_WINDOW (every_statement_of_every_method_is_seen, 4)
{
  GtkWidget *controls = open_controls ();
  const int widths[] = { 1000, 640, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      guint size = find_size (widths[i]);

      open_search (size);
      open_part (size, "Code");
      for (const QsMethod *const *methods = qs_methods_list (); *methods != NULL; methods++)
        {
          set_method (controls, *methods);
          check_statements ();
          if (!sizes[size].is_narrow)
            g_assert_cmpint (gtk_widget_get_height (test_look_for_type (QS_TYPE_BOARD_VIEW)), >=, 300);
        }
    }
}

/* In the lowest window the statements around the current one are seen. */
QS_TEST_WINDOW (in_the_lowest_window_the_current_statement_is_seen, 4)
{
  open_search (find_size (360));
  test_resize (360, 294);
  test_until (test_has_size (360, 294));
  test_press ("Code");
  test_pass_frames (3);

  for (guint i = 0; i < 20; i++)
    {
      guint current = MIN (find_data ()->current, 1000);
      GdkRectangle place;

      if (get_statement (current, &place))
        {
          g_assert_cmpint (place.y, >=, 0);
          g_assert_cmpint (place.y + place.height, <=, gtk_widget_get_height (find_data ()->code));
          g_assert_cmpint (place.height, >=, 10);
        }
      test_press ("One step forward");
      test_pass_frames (3);
    }
}

/* Long counters stand in one line below the code and the data, and leave these in sight. */
QS_TEST_WINDOW (long_counters_hide_no_data, 16)
{
  GtkWidget *view, *scroller, *code;
  GtkAdjustment *height;
  graphene_rect_t above, below;

  open_search (find_size (1000));
  for (guint i = 1; i <= 2; i++)
    {
      g_autofree char *counters = g_strdup_printf ("Nodes\302\240*Solutions\302\240%u", i);

      test_type ("n");
      test_until (test_look_for (TEST_LABEL, counters) != NULL);
    }
  test_pass_frames (3);

  view = test_look_for_type (QS_TYPE_INTERNALS_VIEW);
  scroller = gtk_widget_get_ancestor (view, GTK_TYPE_SCROLLED_WINDOW);
  height = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_assert_cmpfloat (gtk_adjustment_get_upper (height), <=, gtk_adjustment_get_page_size (height));

  code = find_data ()->code;
  get_place (code, &above);
  get_place (test_find (TEST_LABEL, "Nodes\302\240*"), &below);
  g_assert_cmpfloat (below.origin.y, >=, above.origin.y + above.size.height);
  get_place (test_find (TEST_LABEL, "Cut off: *"), &above);
  g_assert_cmpfloat (above.origin.y, ==, below.origin.y);
  check_statements ();
}

/* Nothing of the data is scrolled away. */
static void
check_scroller (void)
{
  GtkWidget *view = test_look_for_type (QS_TYPE_INTERNALS_VIEW);
  GtkWidget *scroller = gtk_widget_get_ancestor (view, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *height = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  g_assert_cmpfloat (gtk_adjustment_get_upper (height), <=, gtk_adjustment_get_page_size (height));
}

/* In the usual window all data of a method are seen, some way into its search. */
static void
check_whole_data (const QsMethod *method)
{
  choose_method (method);
  test_type ("shift+period");
  test_until (!test_shows ("Step 0"));
  test_pass_frames (3);
  check_scroller ();
}

/* In small windows, too, at least in a part of their own. */
QS_TEST_WINDOW (small_windows_show_all_data_of_4_queens, 4)
{
  GtkWidget *controls = open_controls ();
  const int widths[] = { 640, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      guint size = find_size (widths[i]);

      open_search (size);
      for (const QsMethod *const *methods = qs_methods_list (); *methods != NULL; methods++)
        {
          set_method (controls, *methods);
          test_type ("shift+period");
          test_until (!test_shows ("Step 0"));
          open_part (size, "Code");
          if (test_look_for_type (QS_TYPE_INTERNALS_VIEW) == NULL)
            open_part (size, "Data");
          test_pass_frames (3);
          check_scroller ();
        }
    }
}

static void
test_whole_data (void)
{
  open_search (find_size (1000));
  for (const QsMethod *const *methods = qs_methods_list (); *methods != NULL; methods++)
    check_whole_data (*methods);
}

/* The arrays of larger boards, too. */
QS_TEST_WINDOW (all_arrays_of_12_queens_are_seen, 12)
{
  open_search (find_size (1000));
  check_whole_data (qs_methods_find ("boolean-arrays"));
  check_whole_data (qs_methods_find ("hash-sets"));
  check_whole_data (qs_methods_find ("shifting-masks"));
  check_whole_data (qs_methods_find ("fixed-masks"));
}

/* A board without a tree beside it is as high as the room, or in the usual window nearly so; code, data and counters
 * stand below each other. */
QS_TEST_WINDOW (without_a_tree, 8)
{
  graphene_rect_t code, data, counters;

  open_search (find_size (1000));
  choose_method (qs_methods_find ("min-conflicts"));
  g_assert_cmpint (gtk_widget_get_height (test_look_for_type (QS_TYPE_BOARD_VIEW)), >=, 415);
  check_statements ();

  open_search (find_size (1920));
  g_assert_cmpint (gtk_widget_get_height (test_look_for_type (QS_TYPE_BOARD_VIEW)), >=, 680);
  get_place (find_data ()->code, &code);
  get_place (test_look_for_type (QS_TYPE_INTERNALS_VIEW), &data);
  get_place (test_find (TEST_LABEL, "Nodes\302\240*"), &counters);
  g_assert_cmpfloat (data.origin.y, >=, code.origin.y + code.size.height);
  g_assert_cmpfloat (counters.origin.y, >=, data.origin.y + data.size.height);
  g_assert_cmpfloat (counters.origin.y, <=, data.origin.y + data.size.height + 24);
}

/* Without the panel, as for a projector, the code is larger than it asks for. */
QS_TEST_WINDOW (without_the_panel, 4)
{
  graphene_rect_t code;

  open_search (find_size (1920));
  test_type ("F9");
  test_until (test_look_for_type (QS_TYPE_SEARCH_CONTROLS) == NULL);
  test_pass_frames (3);
  get_place (find_data ()->code, &code);
  g_assert_cmpfloat (code.size.width, >=, 1.1 * gtk_widget_get_width (find_data ()->code));
  check_statements ();
  test_type ("F9");
  test_until (test_look_for_type (QS_TYPE_SEARCH_CONTROLS) != NULL);
}

/* A window that shrinks has for a moment less room than its controls need. */
QS_TEST_WINDOW (no_room, 8)
{
  GtkWidget *page;

  open_search (find_size (640));
  page = test_look_for_type (g_type_from_name ("QsSearchPage"));
  test_press ("Tree");
  for (int height = 300; height >= 0; height -= 10)
    {
      gtk_widget_allocate (page, 360, height, -1, NULL);
      g_assert_cmpint (gtk_widget_get_height (test_look_for_type (g_type_from_name ("QsTreeView"))), >=, 0);
    }
  gtk_widget_queue_allocate (page);
  test_press ("Board");
}

/* The whole tree of four queens is seen, with labels that can be read, at each size and from the first step to the last.
 * The legend names what is there: before the first step nothing is placed. */
QS_TEST_WINDOW (the_tree_of_4_queens_is_whole, 4)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      QsTreeView *tree;

      open_search (i);
      if (!test_shows ("Step 0"))
        test_press ("Back to the start");
      test_until (test_shows ("Step 0"));
      open_part (i, "Tree");
      tree = QS_TREE_VIEW (test_look_for_type (QS_TYPE_TREE_VIEW));
      test_until (test_look_for (TEST_LABEL, "open") != NULL && test_look_for (TEST_LABEL, "placed") == NULL);

      test_press ("Run to the end");
      test_until (test_shows ("Step 49"));
      test_until (test_look_for (TEST_LABEL, "open") == NULL && test_look_for (TEST_LABEL, "placed") != NULL);
      test_pass_frames (3);
      g_assert_cmpuint (tree->camera.geometry.layout->n_hidden, ==, 0);
      g_assert_cmpfloat (tree->camera.geometry.unit, >=,
                         sizes[i].width >= 400 ? QS_TREE_GEOMETRY_READABLE : LEAST_UNIT);
      open_part (i, "Board");
    }
}

/* In the usual window the folded tree of six queens can be read as well. */
QS_TEST_WINDOW (the_folded_tree_of_6_queens_has_labels, 6)
{
  QsTreeView *tree;

  open_search (find_size (1000));
  choose_method (qs_methods_find ("hash-sets"));
  test_press ("Run to the end");
  test_until (test_look_for (TEST_LABEL, "folded") != NULL);
  test_pass_frames (3);
  tree = QS_TREE_VIEW (test_look_for_type (QS_TYPE_TREE_VIEW));
  g_assert_cmpfloat (tree->camera.geometry.unit, >=, QS_TREE_GEOMETRY_READABLE);
}

/* When the search has ended, no statement is current. */
QS_TEST_WINDOW (the_end_has_no_statement, 4)
{
  open_search (find_size (1000));
  g_assert_cmpuint (find_data ()->current, ==, G_MAXUINT);
  test_press ("One step forward");
  test_until (find_data ()->current == 1);
  test_press ("Run to the end");
  test_until (find_data ()->current == G_MAXUINT);
  test_press ("One step back");
  test_until (find_data ()->current != G_MAXUINT);
}

/* Shows the calls of fixed masks at the first solution, and returns the place of what scrolls there. */
static GtkAdjustment *
open_calls (void)
{
  open_search (find_size (1000));
  choose_method (qs_methods_find ("fixed-masks"));
  test_press ("Calls");
  test_type ("n");
  test_until (!test_shows ("Step 0"));
  test_pass_frames (5);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (
    gtk_widget_get_ancestor (test_look_for_type (QS_TYPE_INTERNALS_VIEW), GTK_TYPE_SCROLLED_WINDOW)));
}

/* The long masks of each call stand in one line, so that all calls are seen below each other, if not their title. */
QS_TEST_WINDOW (all_calls_of_8_queens_are_seen, 8)
{
  GtkAdjustment *height = open_calls ();

  g_assert_cmpfloat (gtk_adjustment_get_upper (height) - gtk_adjustment_get_page_size (height), <=, TITLE);
  check_statements ();
}

static gboolean
says (const char *data)
{
  g_autofree char *pattern = g_strdup_printf ("Data: %s", data);

  return test_look_for (TEST_IMAGE, pattern) != NULL;
}

/* Figures follow the search, back as well, and have gone with a method that does not have them. */
QS_TEST_WINDOW (figures_follow_the_search, 4)
{
  open_search (find_size (1000));
  test_press ("Calls");
  test_press ("One step forward");
  test_until (says ("search (row, columns, diagonals, anti):; 0: 0 0 0"));
  test_press ("One step forward");
  test_press ("One step forward");
  test_until (says ("search (row, columns, diagonals, anti):; 0: 0 0 0; 1: 1 2 0"));
  test_press ("One step back");
  test_until (says ("search (row, columns, diagonals, anti):; 0: 0 0 0"));

  test_press ("Bits");
  test_until (says ("free: 1 1 1 1; free & −free: 1 0 0 0; free & (free − 1): 0 1 1 1; columns: 0 0 0 0; i: 0; *"));
  test_press ("Run to the end");
  test_until (says ("free: -1 -1 -1 -1; *"));
  choose_method (qs_methods_find ("boolean-arrays"));
  test_until (says ("columns: 0 0 0 0; *"));
  g_assert_true (test_is_on (TEST_BUTTON, "Data"));
  g_assert_null (test_look_for (TEST_BUTTON, "Bits"));
}

/* Where the calls are too many, the newest is seen at once, also after a jump to it. */
QS_TEST_WINDOW (the_newest_call_is_seen, 8)
{
  GtkAdjustment *height = open_calls ();
  GtkWidget *view = test_look_for_type (QS_TYPE_INTERNALS_VIEW);
  GtkWidget *scroller = gtk_widget_get_ancestor (view, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_cmpfloat (gtk_adjustment_get_upper (height), >, gtk_adjustment_get_page_size (height));
  g_assert_cmpfloat (gtk_adjustment_get_value (height), >, 0);
  g_assert_true (gtk_widget_compute_bounds (view, scroller, &bounds));
  g_assert_cmpfloat (fabs (bounds.origin.y + gtk_adjustment_get_value (height)), <=, 1);

  test_press ("Back to the start");
  test_until (test_shows ("Step 0"));
  test_pass_frames (3);
  g_assert_cmpfloat (gtk_adjustment_get_value (height), ==, 0);
}

/* The order of bits is kept for all windows. */
QS_TEST_WINDOW (bits_stand_as_the_user_wants, 4)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.queenside.Queenside");

  open_search (find_size (1000));
  for (guint i = 0; i < 3; i++)
    test_press ("One step forward");
  test_until (says ("columns: 1 0 0 0; diagonals: 0 1 0 0; *"));
  g_settings_set_boolean (settings, "bits-as-numbers", TRUE);
  test_until (says ("columns: 0 0 0 1; diagonals: 0 0 1 0; *"));
  g_settings_reset (settings, "bits-as-numbers");
  test_until (says ("columns: 1 0 0 0; diagonals: 0 1 0 0; *"));
}

static void
check_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_width (widget), >=, least);
}

static gboolean
overlap (const GdkRectangle *a,
         const GdkRectangle *b)
{
  return gdk_rectangle_intersect (a, b, NULL);
}

/* All parts stand within the room, and none on another. */
static void
check_places (const QsSearchPlaces *places,
              int                   width,
              int                   height)
{
  const GdkRectangle *parts[] = { &places->board, &places->narration, &places->tree, &places->details };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_assert_cmpint (parts[i]->x, >=, 0);
      g_assert_cmpint (parts[i]->y, >=, 0);
      g_assert_cmpint (parts[i]->x + parts[i]->width, <=, width);
      g_assert_cmpint (parts[i]->y + parts[i]->height, <=, height);
      for (guint j = 0; j < i; j++)
        g_assert_false (overlap (parts[i], parts[j]));
    }
}

/* So much of the room's right and lower edge no part reaches. */
static void
check_blank (const QsSearchPlaces *places,
             int                   width,
             int                   height)
{
  int right = MAX (places->tree.x + places->tree.width, places->details.x + places->details.width);
  int bottom = MAX (places->tree.y + places->tree.height, places->details.y + places->details.height);

  g_assert_cmpint (width - right, <, 120);
  g_assert_cmpint (height - bottom, <, 120);
  g_assert_cmpint (places->board.x, <, 120);
}

/* From this width on, two parts stand beside each other. */
#define LEAST_ROOM 640

static void
arrange (int                  width,
         int                  height,
         const QsSearchSizes *asked,
         const QsSearchShown *shown,
         QsSearchPlaces      *places)
{
  QsSearchSizes whole = *asked;

  whole.width = width;
  whole.height = height;
  qs_search_layout_arrange (qs_search_layout_choose (&whole), &whole, shown, places);
}

/* At each height a wider room has a tree at least as wide and as high, and letters at least as large. */
QS_TEST (a_wider_room_never_has_a_narrower_tree)
{
  /* Four and eight queens, a method with long code, and large letters. */
  const QsSearchSizes asked[] = {
    { 54, 190, 330, 296, 200 }, { 54, 205, 400, 296, 200 }, { 54, 205, 520, 296, 200 }, { 108, 380, 700, 310, 240 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    for (int height = 490; height <= 1400; height += 70)
      {
        QsSearchPlaces last = { 0 };

        for (int width = LEAST_ROOM; width <= 2560; width += 40)
          {
            QsSearchPlaces places;

            arrange (width, height, &asked[i], &(QsSearchShown){ .has_tree = TRUE }, &places);
            check_places (&places, width, height);
            check_blank (&places, width, height);
            g_assert_cmpint (places.tree.width, >=, places.board.width);
            g_assert_cmpint (places.tree.width, >=, last.tree.width);
            g_assert_cmpfloat (places.scale, >=, last.scale);
            last = places;
          }
      }
}

/* Beside a tour, the whole tree of four queens is readable, unless the row would not hold the data. */
QS_TEST (four_queens_are_readable_beside_a_tour)
{
  const QsSearchSizes asked = { 54, 190, 330, 296, 200 };

  for (int width = 940; width <= 2560; width += 40)
    {
      const QsSearchSizes long_data = { 54, 215, 520, 296, 200, width, 470 };
      QsSearchPlaces places;

      arrange (width, 470, &asked, &(QsSearchShown){ .has_tree = TRUE }, &places);
      check_places (&places, width, 470);
      check_blank (&places, width, 470);
      g_assert_cmpint (places.tree.width, >=, 360);

      arrange (width, 470, &long_data, &(QsSearchShown){ .has_tree = TRUE }, &places);
      check_places (&places, width, 470);
      g_assert_cmpint (qs_search_layout_choose (&long_data), ==, QS_SEARCH_BESIDE);
    }
}

/* Without a tree, code and data stand beside the board. */
QS_TEST (code_and_data_in_place_of_a_tree)
{
  const QsSearchSizes asked = { 54, 205, 400, 296, 200 };

  for (int width = LEAST_ROOM; width <= 2560; width += 40)
    {
      QsSearchPlaces places;

      arrange (width, 620, &asked, &(QsSearchShown){ 0 }, &places);
      check_places (&places, width, 620);
      check_blank (&places, width, 620);
      g_assert_cmpint (places.details.width, >=, asked.least_details);
    }
}

/* In a low window the board has its words beside it, where it would be smaller above them; what can be begun has all of the
 * width. */
QS_TEST (what_can_be_begun_has_all_of_a_low_window)
{
  const QsSearchSizes asked = { 36, 205, 400, 296, 200 };

  for (int height = 60; height <= 240; height += 20)
    {
      QsSearchPlaces places;

      arrange (360, height, &asked, &(QsSearchShown){ TRUE, .is_board = TRUE }, &places);
      g_assert_true ((places.narration.x > places.board.x) == (places.board.height == height));
      arrange (360, height, &asked, &(QsSearchShown){ TRUE, .is_board = TRUE, .is_start = TRUE }, &places);
      g_assert_cmpint (places.board.width, ==, 360);
      g_assert_cmpint (places.board.height, >=, MIN (height, 120));
    }
}

/* In a full screen the labels of the tree are at least as large as the code. */
QS_TEST_WINDOW (labels_are_as_large_as_the_code, 4)
{
  QsTreeView *tree;
  GdkRectangle place;
  graphene_rect_t bounds;
  GtkWidget *code;

  open_search (find_size (1920));
  test_press ("Run to the end");
  test_until (test_shows ("Step 49"));
  test_pass_frames (3);
  tree = QS_TREE_VIEW (test_look_for_type (QS_TYPE_TREE_VIEW));
  code = find_data ()->code;
  g_assert_true (get_statement (0, &place));
  get_place (code, &bounds);
  /* A line of text is somewhat higher than its letters are large, and a node about as much wider than its label. */
  g_assert_cmpfloat (2 * tree->camera.geometry.radius, >=, place.height * bounds.size.height / gtk_widget_get_height (code));
}

/* Letters of 200 %, and text twice as large as that. Then the buttons above the data and the counters below them need more
 * room than their column usually has. */
QS_TEST_WINDOW (large_letters, 16)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.queenside.Queenside");

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  g_settings_set_uint (settings, "search-text", 200);
  open_search (find_size (1000));
  test_type ("F9");
  test_type ("n");
  test_until (test_look_for (TEST_LABEL, "Nodes\302\240*Solutions\302\2401") != NULL);
  test_pass_frames (3);

  check_width (gtk_widget_get_parent (gtk_widget_get_ancestor (test_find (TEST_BUTTON, "Bits"), GTK_TYPE_BOX)));
  check_width (test_find (TEST_LABEL, "Nodes\302\240*"));
  check_width (test_find (TEST_LABEL, "Cut off: *"));
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  g_settings_reset (settings, "search-text");
}

QS_TEST_WIDGETS
{
  test_add_window ("/app/search-layout/all-data-of-4-queens-are-seen", 4, test_whole_data);
  test_add_window ("/app/search-layout/all-data-of-6-queens-are-seen", 6, test_whole_data);
  test_add_window ("/app/search-layout/all-data-of-8-queens-are-seen", 8, test_whole_data);
}
