/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keys: those that write into the field of queens, and those that act on the page. */

#include "qs-test-widget.h"
#include "qs-tree-view.h"

static gboolean
tree_has (const char *flag)
{
  gboolean is_set;

  g_object_get (test_look_for_type (QS_TYPE_TREE_VIEW), flag, &is_set, NULL);

  return is_set;
}

static void
write_queens (const char *keys)
{
  test_type ("ctrl+l");
  test_until (test_has_focus (test_find (TEST_NUMBER, "Queens")));
  test_type (keys);
}

static gboolean
has_queens (guint n)
{
  return (guint) test_get_number ("Queens") == n;
}

static gboolean
holds (const char *text)
{
  return g_str_equal (gtk_editable_get_text (GTK_EDITABLE (test_find (TEST_NUMBER, "Queens"))), text);
}

/* After Enter the board has the keys, where a letter is not a part of a number. */
QS_TEST_WINDOW (enter_gives_the_focus_to_the_board, 8)
{
  write_queens ("1 2 Return");
  test_until (has_queens (12) && test_shows ("of 14200"));
  test_type ("g");
  test_until (test_is_on (TEST_BUTTON, "Gallery"));
  g_assert_true (holds ("12"));

  test_press ("Search");
  write_queens ("6 KP_Enter");
  test_until (has_queens (6));
  test_type ("period");
  test_until (test_shows ("Step 1"));
}

QS_TEST_WINDOW (letters_are_no_queens, 8)
{
  write_queens ("g 1 minus g u 0 period r");
  test_until (holds ("10"));
  test_type ("Tab");
  test_until (has_queens (10) && test_shows ("Solution 1 · 1 3 6 8 10 5 9 2 4 7 · *"));
  g_assert_false (test_is_on (TEST_BUTTON, "Gallery"));
}

QS_TEST_WINDOW (old_number_of_queens_comes_back, 8)
{
  write_queens ("BackSpace");
  test_until (holds (""));
  test_type ("Tab");
  test_until (holds ("8"));

  write_queens ("5");
  test_until (holds ("5"));
  test_type ("Escape");
  test_until (holds ("8"));
  g_assert_true (has_queens (8));
}

QS_TEST_WINDOW (range_of_queens_is_told, 8)
{
  write_queens ("5 0");
  test_until (test_shows ("1 to 32"));

  /* Enter does not take it for something else. */
  test_type ("0 Return");
  test_until (holds ("500"));
  g_assert_true (has_queens (8) && test_shows ("1 to 32"));

  test_type ("Tab");
  test_until (holds ("8") && !test_shows ("1 to 32"));
  write_queens ("0");
  test_until (test_shows ("1 to 32"));
  test_type ("Escape");
  test_until (holds ("8") && !test_shows ("1 to 32"));
}

QS_TEST_WINDOW (shortcuts_work_in_the_field, 8)
{
  test_type ("a 1");
  test_until (test_shows ("a1 queen"));
  write_queens ("1 ctrl+z");
  test_until (!test_shows ("a1 queen"));
  g_assert_true (has_queens (8));
}

/* Keys of the tree act while the board has the focus, but not while text is written. */
QS_TEST_WINDOW (tree_keys_work_on_the_page, 8)
{
  test_press ("Search");
  write_queens ("6 Return");
  test_until (has_queens (6));
  test_type ("period period");
  test_until (test_shows ("Step 2") && test_look_for (TEST_BUTTON, "Tree") != NULL);
  g_assert_true (test_has_focus (test_find (TEST_IMAGE, "Board of 6*")));

  test_type ("f l");
  test_until (tree_has ("folds"));
  test_until (!tree_has ("has-labels"));

  write_queens ("f l 7");
  test_until (holds ("7"));
  g_assert_true (tree_has ("folds"));
  test_type ("Escape Tab f");
  test_until (!tree_has ("folds"));
}

/* Each key belongs to one view. Elsewhere it does nothing, and moves no focus either. */
QS_TEST_WINDOW (keys_act_on_the_view_that_is_shown, 8)
{
  GtkWidget *board;

  test_type ("space period n");
  test_press ("Search");
  write_queens ("6 Return");
  test_until (has_queens (6) && test_shows ("Step 0"));

  board = test_find (TEST_IMAGE, "Empty board of 6*");
  test_type ("r g h u Page_Down ctrl+plus Right period");
  test_until (test_shows ("Step 1"));
  g_assert_true (test_has_focus (board));

  test_press ("Solutions");
  test_until (test_shows ("Solution 1 · 2 4 6 1 3 5 · *") && test_shows ("of 4"));
  g_assert_false (test_is_on (TEST_BUTTON, "Gallery"));
  g_assert_false (test_is_on (TEST_BUTTON, "Heat Map"));
}

/* Home and End lead through what is shown, and stay with the text while that is written. */
QS_TEST_WINDOW (home_and_end_lead_through_each_view, 8)
{
  test_press ("Search");
  write_queens ("6 Return");
  test_until (has_queens (6) && test_shows ("Step 0"));
  test_type ("End");
  test_until (test_shows ("The search has ended with 4 solutions"));
  test_type ("Home");
  test_until (test_shows ("Step 0"));

  write_queens ("End 1 Home Delete");
  test_until (holds ("1"));
  test_type ("Delete 6 Return");
  test_until (has_queens (6) && !test_has_focus (test_find (TEST_NUMBER, "Queens")));
  g_assert_true (test_shows ("Step 0"));

  test_press ("Solutions");
  test_until (test_shows ("Solution 1 · 2 4 6 1 3 5 · *") && test_shows ("of 4"));
  test_type ("End");
  test_until (test_shows ("Solution 4 · 5 3 1 6 4 2 · *"));
  test_type ("Home");
  test_until (test_shows ("Solution 1 · 2 4 6 1 3 5 · *"));
}

QS_TEST_WINDOW (all_keys_are_shown, 8)
{
  test_type ("ctrl+question");
  test_until (test_shows ("Keyboard Shortcuts"));
  test_until (test_shows ("Show the whole tree") && test_shows ("Fold dead ends"));
  test_until (test_shows ("Label nodes with columns") && test_shows ("Show the tree at its normal size"));
  test_until (test_shows ("Heat map") && test_shows ("Zoom in on the tree"));
  test_until (test_shows ("← ↑ ↓ →") && test_shows ("Ctrl+← ↑ ↓ →") && test_shows ("Right"));
}

/* A dialog belongs to its window, and all of them go. */
QS_TEST_WINDOW (quit_works_in_a_dialog, 8)
{
  test_type ("ctrl+question");
  test_until (test_is_active ("Keyboard Shortcuts"));
  test_type ("ctrl+q");
  test_until (test_get_window () == NULL);

  test_open_window (8);
  test_type ("ctrl+e");
  test_until (test_is_active ("Export Solutions"));
  test_type ("ctrl+q");
  test_until (test_get_window () == NULL);
}

/* GTK's own dialogs, such as the one for files, belong to no application. */
QS_TEST_WINDOW (quit_works_in_a_foreign_dialog, 8)
{
  GtkWidget *dialog = gtk_window_new ();

  gtk_window_set_title (GTK_WINDOW (dialog), "A Dialog of GTK");
  gtk_window_set_transient_for (GTK_WINDOW (dialog), test_get_window ());
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  gtk_window_present (GTK_WINDOW (dialog));
  test_until (test_is_active ("A Dialog of GTK"));

  test_type ("ctrl+q");
  test_until (test_get_window () == NULL);
}

static guint
count_widgets (GtkWidget *widget)
{
  guint n = 1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_widgets (child);

  return n;
}

/* The first board comes sooner without what nobody sees yet, which gets the focus all the same. */
QS_TEST_WINDOW (views_are_made_when_they_are_shown, 8)
{
  GtkWidget *window = GTK_WIDGET (test_get_window ());
  guint n_before = count_widgets (window), n_with_search;

  test_type ("alt+2");
  test_until (test_has_focus (test_find (TEST_IMAGE, "Empty board of 8*")));
  n_with_search = count_widgets (window);
  g_assert_cmpuint (n_with_search, >, n_before + 50);

  test_type ("alt+3");
  test_until (count_widgets (window) > n_with_search + 50);
  g_assert_true (gtk_widget_get_mapped (gtk_window_get_focus (GTK_WINDOW (window))));
}
