/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search offers before its first step, and after its last one. */

#include "config.h"

#include "qs-board-view.h"
#include "qs-search-end.h"
#include "qs-search-start.h"
#include "qs-test-widget.h"

static GtkWidget *
find_start (void)
{
  return test_look_for_type (QS_TYPE_SEARCH_START);
}

static void
open_search (void)
{
  test_type ("alt+2");
  test_find (TEST_LABEL, "Step 0");
  test_until (find_start () != NULL);
}

static gboolean
board_has_focus (void)
{
  GtkWidget *focus = gtk_window_get_focus (test_get_window ());

  return QS_IS_BOARD_VIEW (focus);
}

/* The card that plays is the first of them; the keys act on the search when it has begun. */
QS_TEST_WINDOW (play, 8)
{
  open_search ();
  test_find (TEST_BUTTON, "Brute force");
  test_until (board_has_focus ());
  test_type ("Tab space");
  test_until (find_start () == NULL && board_has_focus ());
  test_find (TEST_BUTTON, "Pause");
  test_type ("space BackSpace");
  test_until (test_shows ("Step 0"));
  test_pass_frames (3);
  g_assert_null (find_start ());

  test_set_number ("Queens", 5);
  test_until (find_start () != NULL);
  test_type ("period");
  test_until (find_start () == NULL);
}

/* Where there is room for one part, it is the cards that keys act on. */
QS_TEST_WINDOW (narrow, 8)
{
  test_resize (360, 640);
  open_search ();
  test_until (test_has_focus (gtk_widget_get_ancestor (test_find (TEST_LABEL, "Watch this search*"), GTK_TYPE_BUTTON)));
  test_type ("End");
  test_until (find_start () == NULL && board_has_focus ());
  test_until (test_look_for_type (QS_TYPE_SEARCH_END) != NULL);

  test_type ("alt+Down");
  test_until (find_start () != NULL);
  test_press ("Code");
  test_until (find_start () == NULL);
  test_press ("Board");
  test_until (find_start () != NULL);
}

/* Two searches have no room for them. */
QS_TEST_WINDOW (two, 8)
{
  open_search ();
  test_select ("Compare With", 1);
  test_until (find_start () == NULL);
  test_select ("Compare With", 0);
  test_until (find_start () != NULL);
}

static gboolean
shows_board (const char *description)
{
  return test_look_for (TEST_IMAGE, description) != NULL;
}

/* Its solutions lead to their steps; the focus is with the search when they have gone. */
QS_TEST_WINDOW (solutions, 4)
{
  GtkWidget *end;

  open_search ();
  g_assert_null (test_look_for_type (QS_TYPE_SEARCH_END));
  test_type ("End");
  test_until ((end = test_look_for_type (QS_TYPE_SEARCH_END)) != NULL);
  test_find (TEST_LABEL, "Pruning left 17 nodes to visit; brute force visits 341, 20 times as many");
  g_assert_cmpuint (test_list (TEST_ITEM, "Solution *")->len, ==, 2);
  g_assert_true (shows_board ("Empty board of 4*4. The search has ended with 2 solutions"));

  /* Tab goes to the button, the boards, and what follows. */
  test_type ("Tab Tab Tab");
  test_until (test_has_focus (test_find (TEST_BUTTON, "Tree")));
  test_type ("shift+Tab shift+Tab Tab Right");
  test_until (test_has_focus (test_find (TEST_ITEM, "Solution 2: 3 1 4 2")));
  test_type ("Return");
  test_until (shows_board ("Board of 4*4 with queens on c4, a3, d2, b1. Every row has its queen: solution 2"));
  test_until (test_look_for_type (QS_TYPE_SEARCH_END) == NULL && board_has_focus ());

  test_type ("End");
  test_press ("Play Again");
  test_until (test_look_for_type (QS_TYPE_SEARCH_END) == NULL);
  test_find (TEST_BUTTON, "Pause");
}

/* While the pointer is on a node of the tree, the board shows its placement. */
QS_TEST_WINDOW (pointing, 4)
{
  GtkWidget *end, *tree;

  open_search ();
  test_type ("End");
  test_until ((end = test_look_for_type (QS_TYPE_SEARCH_END)) != NULL);
  tree = test_find (TEST_IMAGE, "Search tree");
  test_point (tree, gtk_widget_get_width (tree) / 2.0, 28, "");
  test_until (gtk_widget_get_opacity (end) == 0);
  test_point (tree, 2, 2, "");
  test_until (gtk_widget_get_opacity (end) == 1);
}

/* Of many solutions the first ones are shown; a search without any says so, and one that looks at everything has
 * saved nothing. */
QS_TEST_WINDOW (many_and_none, 9)
{
  open_search ();
  test_type ("End");
  test_find (TEST_LABEL, "and 256 more");
  g_assert_cmpuint (test_list (TEST_ITEM, "Solution *")->len, ==, 96);

  test_set_number ("Queens", 3);
  test_until (find_start () != NULL);
  test_type ("End");
  test_find (TEST_LABEL, "Pruning left * nodes to visit*");
  g_assert_null (test_look_for (TEST_ITEM, "Solution *"));

  test_select ("Method", 0);
  test_until (find_start () != NULL);
  test_type ("End");
  test_find (TEST_LABEL, "Nothing was pruned: the whole tree of 40 nodes was visited");

  /* It rejects full boards, and prunes none. */
  test_select ("Method", 1);
  test_until (find_start () != NULL);
  test_type ("End");
  test_find (TEST_LABEL, "One queen per column left 16 nodes to visit; brute force visits 40, 2.5 times as many");
}
