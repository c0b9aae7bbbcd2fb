/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search tree of four queens: walking in it moves the search, and the search moves in it. */

#include "config.h"

#include <string.h>

#include "qs-test-session.h"
#include "qs-test-window.h"

/* The whole search is known, and the tree has the focus. */
static void
open_tree (TestApp *app)
{
  test_type (app, "alt+2");
  test_find (app, TEST_LABEL, "Step 0");
  test_press (app, "On to the end");
  test_wait_until (app, test_shows (app, "49 steps*2 solutions"));
  test_wait_until (app, test_shows (app, "Empty board; children tried: 4 of 4"));
  test_type (app, "Tab");
}

static void
wait_for (TestApp    *app,
          const char *step,
          const char *node,
          const char *board)
{
  test_wait_until (app, test_shows (app, step));
  test_wait_until (app, test_shows (app, node));
  test_wait_until (app, test_look_for (app, TEST_IMAGE, board) != NULL);
}

/* Steps are counted by hand: a look at a row, a queen placed, a queen taken back, a solution. */
static void
test_walk_seeks (TestApp *app)
{
  open_tree (app);

  test_type (app, "Down");
  wait_for (app, "Step 2", "a4: placed; children tried: 0 of 4", "Board of 4*4 with queens on a4.*");
  test_type (app, "Right");
  wait_for (app, "Step 14", "b4: placed; children tried: 0 of 4", "Board of 4*4 with queens on b4.*");
  test_type (app, "Down");
  wait_for (app, "Step 15", "a3 below b4: pruned", "Board of 4*4 with queens on b4.*");
  test_type (app, "Up");
  wait_for (app, "Step 14", "b4: placed; children tried: 0 of 4", "Board of 4*4 with queens on b4.*");
}

static void
test_search_selects (TestApp *app)
{
  open_tree (app);

  test_type (app, "Down");
  test_wait_until (app, test_shows (app, "Step 2"));
  test_type (app, "period");
  test_wait_until (app, test_shows (app, "Step 3"));
  test_type (app, "period");
  wait_for (app, "Step 4", "c3 below a4: placed; children tried: 0 of 4", "Board of 4*4 with queens on a4, c3.*");
  test_type (app, "n");
  wait_for (app, "Step 21", "c1 below a2: solution", "Board of 4*4 with queens on b4, d3, a2, c1.*");
  test_type (app, "comma");
  test_wait_until (app, test_shows (app, "Step 20"));
}

static void
test_folds_and_labels (TestApp *app)
{
  open_tree (app);

  g_assert_false (test_is_on (app, TEST_BUTTON, "Fold failed subtrees"));
  g_assert_true (test_is_on (app, TEST_BUTTON, "Label nodes with columns"));
  test_type (app, "f");
  test_wait_until (app, test_is_on (app, TEST_BUTTON, "Fold failed subtrees"));
  test_wait_until (app, test_shows (app, "Folded: *"));
  test_type (app, "f");
  test_wait_until (app, !test_shows (app, "Folded: *"));
  test_type (app, "l");
  test_wait_until (app, !test_is_on (app, TEST_BUTTON, "Label nodes with columns"));
}

static void
test_saved (TestApp *app)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "tree.svg", NULL);
  g_autofree char *picture = NULL;
  g_autoptr (GError) error = NULL;

  open_tree (app);
  test_press (app, "Save the tree as a picture");
  test_wait_until (app, test_look_for (app, TEST_ENTRY, "Name*") != NULL);
  test_set_text (app, "Name*", path);
  test_press (app, "Save");
  test_wait_until (app, test_shows (app, "Search tree saved to “tree.svg”"));

  g_file_get_contents (path, &picture, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (picture, "<svg "));
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add_with_app ("/app/tree/walk-seeks", "4", test_walk_seeks);
  test_add_with_app ("/app/tree/search-selects", "4", test_search_selects);
  test_add_with_app ("/app/tree/folds-and-labels", "4", test_folds_and_labels);
  test_add_with_app ("/app/tree/is-saved", "4", test_saved);

  return test_run_all ();
}
