/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two searches beside each other: one transport moves both, and both boards have room in every window. */

#include "config.h"

#include "qs-methods.h"
#include "qs-test-chooser.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

static void
choose_beside (const QsMethod *method)
{
  guint place = 0;

  while (qs_methods_list ()[place] != method)
    place++;
  test_select ("Compare With", place + 1);
}

/* The search by shifting masks, and beside it another. */
static void
open_searches (const QsMethod *beside)
{
  test_type ("alt+2");
  test_find (TEST_LABEL, "Step 0");
  choose_beside (beside);
  test_until (test_look_for (TEST_IMAGE, "Shifting bit masks. *") != NULL);
}

static void
wait_for_board (const char *description)
{
  test_until (test_look_for (TEST_IMAGE, description) != NULL);
}

/* Shifting masks look once at a row and place a4; boolean arrays look at a4 and place it: two steps. Then the former
 * look at a row and place c3, while the latter look at a3 and reject it. */
QS_TEST_WINDOW (same_steps, 4)
{
  open_searches (&qs_boolean_arrays);
  wait_for_board ("Boolean arrays. Empty board of 4*4.*");
  g_assert_false (test_shows ("Nodes 1 : *"));

  test_type ("period period");
  wait_for_board ("Shifting bit masks. Board of 4*4 with queens on a4. A queen*");
  wait_for_board ("Boolean arrays. Board of 4*4 with queens on a4. A queen*");
  test_until (test_shows ("Step 2 · 1 decision"));
  test_until (test_shows ("Nodes 1 : 1 · Checks 1 : 1"));

  test_type ("period period");
  wait_for_board ("Shifting bit masks. Board of 4*4 with queens on a4, c3.*");
  wait_for_board ("Boolean arrays. Board of 4*4 with queens on a4. a3 is attacked*");

  test_type ("comma");
  wait_for_board ("Shifting bit masks. Board of 4*4 with queens on a4. Row*");
  wait_for_board ("Boolean arrays. Board of 4*4 with queens on a4. Is a3 safe*");
}

/* The same tree: after the same decisions, the same board, up to the last one. */
QS_TEST_WINDOW (same_decisions, 4)
{
  open_searches (&qs_boolean_arrays);
  test_select ("In step by", 1);
  test_type ("period period period period");
  wait_for_board ("Shifting bit masks. Board of 4*4 with queens on a4, c3. A queen*");
  wait_for_board ("Boolean arrays. Board of 4*4 with queens on a4, c3. A queen*");

  test_type ("n");
  wait_for_board ("Shifting bit masks. Board of 4*4 with queens on b4, d3, a2, c1.*solution 1");
  wait_for_board ("Boolean arrays. Board of 4*4 with queens on b4, d3, a2, c1.*");

  test_press ("Run to the end");
  wait_for_board ("Shifting bit masks. Empty board of 4*4. The search has ended with 2 solutions");
  wait_for_board ("Boolean arrays. Empty board of 4*4. The search has ended with 2 solutions");

  test_press ("Back to the start");
  wait_for_board ("Shifting bit masks. Empty board of 4*4. Press Play*");
  wait_for_board ("Boolean arrays. Empty board of 4*4. Press Play*");
}

/* The shorter search rests at its end while the other goes on. */
QS_TEST_WINDOW (shorter_rests, 4)
{
  g_assert_null (test_look_for (TEST_NUMBER, "Seed"));
  open_searches (&qs_min_conflicts);
  test_until (test_look_for (TEST_NUMBER, "Seed") != NULL);
  test_type ("n");
  test_until (test_shows ("*ended with 1 solution"));
  wait_for_board ("Min-conflicts. Board of 4*4 with queens on *. The search has ended with 1 solution");
  wait_for_board ("Shifting bit masks. *solution 1");
  test_until (test_look_for (TEST_LABEL, "Nodes\302\240* Moves\302\240* Solutions\302\2401") != NULL);

  test_press ("Run to the end");
  wait_for_board ("Shifting bit masks. *ended with 2 solutions");
  wait_for_board ("Min-conflicts. *ended with 1 solution");
}

/* The second search is the longer one: the controls go on with it, to its end. */
QS_TEST_WINDOW (longer_goes_on, 4)
{
  open_searches (&qs_boolean_arrays);
  test_press ("Run to the end");
  wait_for_board ("Shifting bit masks. *ended with 2 solutions");
  wait_for_board ("Boolean arrays. *ended with 2 solutions");
  test_until (test_look_for (TEST_LABEL, "Step 138") != NULL);
  test_until (test_shows ("Nodes 1 : 1 · Checks 1 : 4.00"));

  test_type ("comma");
  test_until (test_look_for (TEST_LABEL, "Step 137") != NULL);
  wait_for_board ("Shifting bit masks. *ended with 2 solutions");

  test_activate ("win.save-steps");
  test_until (test_look_for (TEST_CHECK, "This step, 137") != NULL);
  test_press ("Cancel");

  test_press ("Back to the start");
  wait_for_board ("Shifting bit masks. Empty board of 4*4. Press Play*");
  test_set_number ("Queens", 5);
  wait_for_board ("Boolean arrays. Empty board of 5*5. Press Play*");
  test_type ("period period");
  wait_for_board ("Shifting bit masks. Board of 5*5 with queens on a5. A queen*");
}

/* Both boards must be possible for the other method, too; without it the tree is there again. */
QS_TEST_WINDOW (board_changes, 4)
{
  open_searches (&qs_boolean_arrays);
  test_set_number ("Queens", 32);
  wait_for_board ("Boolean arrays. Empty board of 32*32.*");
  test_set_number ("Queens", 1);
  wait_for_board ("Boolean arrays. Empty board of 1*1.*");
  test_press ("Run to the end");
  wait_for_board ("Boolean arrays. *");

  test_select ("Compare With", 0);
  test_until (test_look_for (TEST_IMAGE, "Search tree") != NULL);
  test_until (test_look_for (TEST_IMAGE, "Boolean arrays. *") == NULL);
}

/* As a picture of both, as they are seen. */
QS_TEST_WINDOW (saved, 4)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "both.svg", NULL);

  test_chooser_choose (g_file_new_for_path (path));
  open_searches (&qs_boolean_arrays);
  test_type ("period period");
  test_until (test_shows ("Step 2 · 1 decision"));
  test_activate ("win.save-steps");
  test_until (test_look_for (TEST_CHECK, "This step, 2") != NULL);
  test_select ("Format", 1);
  test_press ("Save…");
  test_until (test_shows ("1 step saved to “both.svg”"));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
}

static void
get_place (const char      *name,
           graphene_rect_t *place)
{
  g_assert_true (gtk_widget_compute_bounds (test_find (TEST_IMAGE, name), GTK_WIDGET (test_get_window ()), place));
}

QS_TEST_WINDOW (sizes, 4)
{
  static const struct
  {
    int width;
    int height;
    int least_board; /* the least side of either board, in pixels */
  } sizes[] = {
    { 1920, 1080, 400 },
    { 1000, 720, 200 },
    { 640, 480, 150 },
    { 360, 640, 150 },
  };

  open_searches (&qs_boolean_arrays);
  test_type ("period");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GPtrArray) counters = NULL;
      graphene_rect_t first, second;

      test_resize (sizes[i].width, sizes[i].height);
      test_pass_frames (3);
      get_place ("Shifting bit masks. *", &first);
      get_place ("Boolean arrays. *", &second);
      g_assert_cmpfloat (first.size.width, ==, second.size.width);
      g_assert_cmpfloat (first.size.height, ==, second.size.height);
      g_assert_cmpfloat (first.size.width, >=, sizes[i].least_board);
      g_assert_cmpfloat (first.size.height, >=, sizes[i].least_board);
      g_assert_false (graphene_rect_intersection (&first, &second, NULL));
      test_until (test_shows ("Nodes 1 : 1 *"));
      g_assert_cmpfloat (second.origin.x + second.size.width, <=, sizes[i].width);
      g_assert_cmpfloat (second.origin.y + second.size.height, <=, sizes[i].height);
      counters = test_list (TEST_LABEL, "Step 1 · 0 decisions");
      g_assert_cmpuint (counters->len, ==, 2);
    }
}

/* Where the words of one need more lines than those of the other. */
QS_TEST_WINDOW (words_of_different_length, 3)
{
  open_searches (&qs_brute_force);
  test_resize (640, 480);
  for (guint i = 0; i < 40; i++)
    {
      graphene_rect_t first, second;

      test_type ("period");
      test_pass_frames (2);
      get_place ("Shifting bit masks. *", &first);
      get_place ("Brute force. *", &second);
      g_assert_cmpfloat (first.size.width, ==, second.size.width);
      g_assert_cmpfloat (first.size.height, ==, second.size.height);
    }
}

/* Below brute force is its tree, with that of the other search in it; its nodes lead both searches there. */
QS_TEST_WINDOW (forest, 4)
{
  static const int sizes[][2] = { { 1920, 1080 }, { 1366, 768 }, { 1000, 720 }, { 760, 1000 } };

  open_searches (&qs_brute_force);
  test_until (test_shows ("Boards: 256 · 1 node looked at"));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t first, second, tree;

      test_resize (sizes[i][0], sizes[i][1]);
      test_pass_frames (3);
      get_place ("Shifting bit masks. *", &first);
      get_place ("Brute force. *", &second);
      get_place ("Search tree", &tree);
      g_assert_cmpfloat (first.size.width, >=, 150);
      g_assert_cmpfloat (first.size.width, ==, second.size.width);
      g_assert_cmpfloat (tree.size.width, >=, sizes[i][0] * 0.6);
      g_assert_cmpfloat (tree.size.height, >=, 100);
      g_assert_false (graphene_rect_intersection (&first, &tree, NULL));
      g_assert_false (graphene_rect_intersection (&second, &tree, NULL));
    }

  /* The second search leads by then. */
  test_press ("Run to the end");
  wait_for_board ("Brute force. *ended with 2 solutions");
  test_until (test_shows ("Boards: 256 · 17 nodes looked at"));
  gtk_widget_grab_focus (test_find (TEST_IMAGE, "Search tree"));
  test_type ("Down");
  wait_for_board ("Shifting bit masks. Board of 4*4 with queens on a4. A queen*");
  wait_for_board ("Brute force. Board of 4*4 with queens on a4, a3.*");

  test_select ("Compare With", 0);
  test_until (test_look_for (TEST_LABEL, "Boards: *") == NULL);
  test_find (TEST_IMAGE, "Search tree");
  choose_beside (&qs_min_conflicts);
  test_until (test_look_for (TEST_IMAGE, "Search tree") == NULL);
}

/* Below their boards both trees are seen, whole and at one scale. A node of either leads both searches there. */
QS_TEST_WINDOW (trees, 4)
{
  g_autoptr (GPtrArray) trees = NULL;
  graphene_rect_t first, second;

  open_searches (&qs_permutations);
  test_press ("Run to the end");
  wait_for_board ("Permutations. *ended with 2 solutions");
  trees = test_list (TEST_IMAGE, "Search tree");
  g_assert_cmpuint (trees->len, ==, 2);
  g_assert_true (gtk_widget_compute_bounds (trees->pdata[0], GTK_WIDGET (test_get_window ()), &first));
  g_assert_true (gtk_widget_compute_bounds (trees->pdata[1], GTK_WIDGET (test_get_window ()), &second));
  g_assert_cmpfloat (first.size.width, ==, second.size.width);
  g_assert_cmpfloat (first.origin.x + first.size.width, <=, second.origin.x);

  gtk_widget_grab_focus (trees->pdata[1]);
  test_type ("Down");
  wait_for_board ("Permutations. Board of 4*4 with queens on a4. *");
  wait_for_board ("Shifting bit masks. Empty board of 4*4. Row *");

  /* After the same decision, both have the same queen. */
  test_select ("In step by", 1);
  test_press ("Run to the end");
  wait_for_board ("Permutations. *ended with 2 solutions");
  gtk_widget_grab_focus (trees->pdata[1]);
  test_type ("Down");
  wait_for_board ("Permutations. Board of 4*4 with queens on a4. *");
  wait_for_board ("Shifting bit masks. Board of 4*4 with queens on a4. *");
}
