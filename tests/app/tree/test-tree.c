/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search tree of four queens: walking in it moves the search, and the search moves in it. */

#include <string.h>

#include "qs-board-view.h"
#include "qs-test-chooser.h"
#include "qs-test-session.h"
#include "qs-test-svg.h"
#include "qs-test-widget.h"
#include "qs-tree-view.h"

static gboolean
tree_has (const char *flag)
{
  gboolean is_set;

  g_object_get (test_look_for_type (QS_TYPE_TREE_VIEW), flag, &is_set, NULL);

  return is_set;
}

/* The chosen node in words. */
static gboolean
is_at (const char *node)
{
  g_autofree char *words = test_get_words (test_find (TEST_IMAGE, "Search tree"));

  return g_strcmp0 (words, node) == 0;
}

/* The whole search is known, and the tree has the focus. */
static void
open_tree (void)
{
  test_type ("alt+2");
  test_find (TEST_LABEL, "Step 0");
  test_press ("Run to the end");
  test_until (test_shows ("49 steps*2 solutions"));
  test_until (is_at ("Empty board; children tried: 4 of 4"));
  test_until (test_has_focus (test_find (TEST_IMAGE, "Empty board of *")));
  /* The end of the search and the menu of the tree come first. */
  test_type ("Tab Tab Tab Tab");
  test_until (test_has_focus (test_find (TEST_IMAGE, "Search tree")));
}

static void
wait_for (const char *step,
          const char *node,
          const char *board)
{
  test_until (test_shows (step));
  test_until (is_at (node));
  test_until (test_look_for (TEST_IMAGE, board) != NULL);
}

/* Steps are counted by hand: a look at a row, a queen placed, a queen taken back, a solution. */
QS_TEST_WINDOW (walk_seeks, 4)
{
  open_tree ();

  test_type ("Down");
  wait_for ("Step 2", "a4: placed; children tried: 0 of 4", "Board of 4*4 with queens on a4.*");
  test_type ("Right");
  wait_for ("Step 14", "b4: placed; children tried: 0 of 4", "Board of 4*4 with queens on b4.*");
  test_type ("Down");
  wait_for ("Step 15", "a3 below b4: pruned", "Board of 4*4 with queens on b4.*");
  test_type ("Up");
  wait_for ("Step 14", "b4: placed; children tried: 0 of 4", "Board of 4*4 with queens on b4.*");
}

QS_TEST_WINDOW (search_selects, 4)
{
  open_tree ();

  test_type ("Down");
  test_until (test_shows ("Step 2"));
  test_type ("period");
  test_until (test_shows ("Step 3"));
  test_type ("period");
  wait_for ("Step 4", "c3 below a4: placed; children tried: 0 of 4", "Board of 4*4 with queens on a4, c3.*");
  test_type ("n");
  wait_for ("Step 21", "c1 below a2: solution", "Board of 4*4 with queens on b4, d3, a2, c1.*");
  test_type ("comma");
  test_until (test_shows ("Step 20"));
}

static char *
get_tooltip (void)
{
  GtkWidget *view = gtk_widget_get_ancestor (test_find (TEST_IMAGE, "Search tree"), g_type_from_name ("QsTreeView"));
  const char *tooltip = gtk_widget_get_tooltip_text (view);

  return g_strdup (tooltip != NULL ? tooltip : "");
}

static gboolean
is_told (const char *words)
{
  g_autofree char *tooltip = get_tooltip ();

  return g_strcmp0 (tooltip, words) == 0;
}

/* Where the tree has seen the pointer last. */
static graphene_point_t seen;

static void
seen_cb (double x,
         double y)
{
  graphene_point_init (&seen, (float) x, (float) y);
}

static void
watch_pointer (GtkWidget *canvas)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (seen_cb), NULL);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (seen_cb), NULL);
  gtk_widget_add_controller (canvas, motion);
}

/* Moves the pointer there, and waits until the tree has seen it and the frame with its tooltip has come: until then the
 * tooltip is that of the place before. */
static void
point (GtkWidget *canvas,
       int        x,
       int        y)
{
  test_point (canvas, x, y, "");
  test_until (graphene_point_near (&seen, &GRAPHENE_POINT_INIT ((float) x, (float) y), 2));
  test_pass_frames (2);
}

/* The first node of the lowest level lies below a4, d3 and b2. */
static void
test_pointing_tells_why (void)
{
  GtkWidget *canvas;

  open_tree ();
  canvas = test_find (TEST_IMAGE, "Search tree");
  watch_pointer (canvas);
  point (canvas, 5, gtk_widget_get_height (canvas) - 5);
  g_assert_true (is_told (""));

  for (int x = 10; is_told (""); x += 4)
    {
      g_assert_cmpint (x, <, gtk_widget_get_width (canvas));
      point (canvas, x, gtk_widget_get_height (canvas) - 24);
    }
  test_until (is_told ("a1 is attacked by the queen on b2, along the anti-diagonal"));
}

/* The search is at its end, its board empty: what stands there is the placement under the pointer alone. */
QS_TEST_WINDOW (pointing_shows_the_placement_alone, 4)
{
  static const guint16 placed[] = { 0, 3, 1, QS_EMPTY_ROW };
  g_autoptr (QsBoardPicture) picture = NULL;

  test_pointing_tells_why ();
  picture = qs_board_view_get_picture (QS_BOARD_VIEW (test_look_for_type (QS_TYPE_BOARD_VIEW)));
  g_assert_cmpmem (picture->scene.columns, sizeof placed, placed, sizeof placed);
}

/* A search that plays has the board for itself; the words say what is pointed at. */
QS_TEST_WINDOW (pointing_while_playing, 4)
{
  g_autoptr (QsBoardPicture) picture = NULL;
  GtkWidget *canvas;

  test_type ("alt+2");
  test_find (TEST_LABEL, "Step 0");
  test_set_number ("Speed", -1);
  test_type ("period period");
  test_until (test_shows ("Step 2"));
  canvas = test_find (TEST_IMAGE, "Search tree");
  watch_pointer (canvas);
  test_type ("space");
  test_find (TEST_BUTTON, "Pause");

  for (int x = gtk_widget_get_width (canvas) - 20; !is_told ("d4: not tried yet"); x -= 12)
    {
      g_assert_cmpint (x, >, 0);
      for (int part = 5; part <= 6 && !is_told ("d4: not tried yet"); part++)
        point (canvas, x, gtk_widget_get_height (canvas) * part / 11);
    }
  picture = qs_board_view_get_picture (QS_BOARD_VIEW (test_look_for_type (QS_TYPE_BOARD_VIEW)));
  for (guint i = 0; i < picture->scene.n_marks; i++)
    g_assert_false (picture->scene.marks[i].row == 0 && picture->scene.marks[i].column == 3);
}

/* The pointer rests on a node of the lowest level; once that is folded, it is on another node, or on none. */
QS_TEST_WINDOW (pointer_leaves_nodes, 4)
{
  test_pointing_tells_why ();
  test_type ("f");
  test_until (!is_told ("a1 is attacked by the queen on b2, along the anti-diagonal"));
}

static void
get_place (GtkWidget       *widget,
           graphene_rect_t *place)
{
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (test_get_window ()), place));
}

/* A wide tree has its first nodes in the corner of the tools, and its root in the middle. */
QS_TEST_WINDOW (tools_cover_nothing, 4)
{
  graphene_rect_t tree, tools, note;

  open_tree ();
  test_type ("f");
  test_until (test_shows ("Folded: *"));
  test_pass_frames (3);

  get_place (test_find (TEST_IMAGE, "Search tree"), &tree);
  get_place (test_find (TEST_BUTTON, "Tree"), &tools);
  get_place (test_find (TEST_LABEL, "Folded: *"), &note);
  g_assert_false (graphene_rect_intersection (&tree, &tools, NULL));
  g_assert_false (graphene_rect_intersection (&tree, &note, NULL));
  g_assert_false (graphene_rect_intersection (&tools, &note, NULL));
}

QS_TEST_WINDOW (folds_and_labels, 4)
{
  open_tree ();

  g_assert_false (tree_has ("folds"));
  g_assert_true (tree_has ("has-labels"));
  test_type ("f");
  test_until (tree_has ("folds"));
  test_until (test_shows ("Folded: *"));
  test_type ("f");
  test_until (!test_shows ("Folded: *"));
  test_type ("l");
  test_until (!tree_has ("has-labels"));
}

/* The whole tree of six queens would not be readable. The tool says that something is folded, whoever did it. */
QS_TEST_WINDOW (whole_tree, 6)
{
  test_type ("alt+2");
  test_find (TEST_LABEL, "Step 0");
  test_press ("Run to the end");
  test_until (test_shows ("Folded: *"));
  test_until (tree_has ("folds"));
  test_until (test_has_focus (test_find (TEST_IMAGE, "Empty board of *")));

  test_type ("z");
  test_until (!test_shows ("Folded: *"));
  test_until (!tree_has ("folds"));
  test_type ("0");
  test_until (test_shows ("Folded: *"));
  test_until (tree_has ("folds"));

  /* Nobody folds it again against the user's will. */
  test_type ("f");
  test_until (!test_shows ("Folded: *"));
  test_until (!tree_has ("folds"));
  test_type ("f");
  test_until (test_shows ("Folded: *") && tree_has ("folds"));
  test_choose ("Tree", 0);
  test_until (!test_shows ("Folded: *") && !tree_has ("folds"));
}

static guint
count (const char *text,
       const char *part)
{
  guint n = 0;

  for (text = strstr (text, part); text != NULL; text = strstr (text + 1, part))
    n++;

  return n;
}

/* How many drawings look like the last one. */
static guint
count_last (const char *picture)
{
  const char *last = g_strrstr (picture, "<path ");
  g_autofree char *style = NULL;

  g_assert_nonnull (last);
  style = g_strndup (last, (gsize) (strstr (last, " d=") - last));

  return count (picture, style);
}

/* Without labels the only words are those of the legend, placed, pruned and solution: no node is open at the end of the
 * search. */
QS_TEST_WINDOW (is_saved, 4)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "tree.svg", NULL);
  g_autofree char *picture = NULL;
  g_autoptr (GError) error = NULL;

  open_tree ();
  test_choose ("Tree", 2);
  test_chooser_choose (g_file_new_for_path (path));
  test_choose ("Tree", 4);
  test_until (test_shows ("Saved to “tree.svg”"));

  g_file_get_contents (path, &picture, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (picture, "<svg "));
  test_assert_plain_svg (picture);
  g_assert_cmpuint (count_last (picture), ==, 3);
}

/* The tree within that of brute force, which takes the whole width, and how much of that was looked at. Only the legend
 * may need another line for it. */
QS_TEST_WINDOW (forest, 4)
{
  GtkWidget *canvas;
  graphene_rect_t before, after;

  open_tree ();
  canvas = test_find (TEST_IMAGE, "Search tree");
  g_assert_true (gtk_widget_compute_bounds (canvas, GTK_WIDGET (test_get_window ()), &before));
  g_assert_null (test_look_for (TEST_LABEL, "Boards: *"));
  test_type ("b");
  test_until (test_shows ("Boards: 256 · 17 nodes looked at"));
  g_assert_true (tree_has ("has-forest"));
  g_assert_true (gtk_widget_compute_bounds (canvas, GTK_WIDGET (test_get_window ()), &after));
  g_assert_true (graphene_point_equal (&before.origin, &after.origin));
  g_assert_cmpfloat (before.size.width, ==, after.size.width);

  test_type ("Down");
  wait_for ("Step 2", "a4: placed; children tried: 0 of 4", "Board of 4*4 with queens on a4.*");
  test_until (test_shows ("Boards: 256 · 2 nodes looked at"));
  test_set_number ("Queens", 5);
  test_until (test_shows ("Boards: 3125 · 1 node looked at"));

  test_choose ("Tree", 3);
  test_until (test_look_for (TEST_LABEL, "Boards: *") == NULL);
}

QS_TEST_WIDGETS
{
  test_add_window ("/app/tree/pointing-tells-why", 4, test_pointing_tells_why);
}
