/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of placements, and the words beside them. */

#include "qs-compare-sizes.h"

#include "qs-test-widget.h"

static void
set_problem (GtkWidget  *sizes,
             const char *text)
{
  QsProblem problem;

  g_assert_true (qs_problem_parse (text, &problem, NULL));
  qs_compare_sizes_set_problem (QS_COMPARE_SIZES (sizes), &problem);
}

/* On small boards backtracking visits no small part of anything. */
QS_TEST_WIDGET (backtracking_has_its_number)
{
  GtkWidget *sizes = g_object_new (QS_TYPE_COMPARE_SIZES, NULL);

  set_problem (sizes, "4");
  test_show (sizes);
  test_until (test_shows ("24") && test_shows ("Nodes of backtracking*") && test_shows ("17"));
  g_assert_false (test_shows ("*small part*"));

  set_problem (sizes, "32");
  test_until (test_shows ("How many ways there are to place 32 queens"));
  g_assert_true (test_shows ("about * × 10²*"));
}

/* Down to the solutions, as long as anybody knows how many there are. */
QS_TEST_WIDGET (solutions)
{
  GtkWidget *sizes = g_object_new (QS_TYPE_COMPARE_SIZES, NULL);

  set_problem (sizes, "8");
  test_show (sizes);
  test_until (test_shows ("Solutions") && test_shows ("92"));
  set_problem (sizes, "28");
  test_until (!test_shows ("Solutions"));
}

/* On a rectangle no two queens share a column, but not each column has one. */
QS_TEST_WIDGET (other_boards)
{
  GtkWidget *sizes = g_object_new (QS_TYPE_COMPARE_SIZES, NULL);

  set_problem (sizes, "2x8");
  test_show (sizes);
  test_until (test_shows ("How many ways there are to place 2 queens"));
  g_assert_true (test_shows ("65536") && test_shows ("120") && test_shows ("64") && test_shows ("56") && test_shows ("51") && test_shows ("42"));
  g_assert_true (test_shows ("n! / (n − m)! · One queen in each row, no two in one column"));

  set_problem (sizes, "11:torus");
  test_until (test_shows ("27292") && test_shows ("88") && test_shows ("n! · One queen in each row and in each column"));
}
