/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of placements, and the words beside them. */

#include "qs-compare-sizes.h"

#include "qs-test-widget.h"

/* On small boards backtracking visits no small part of anything. */
static void
test_backtracking_has_its_number (void)
{
  GtkWidget *sizes = g_object_new (QS_TYPE_COMPARE_SIZES, NULL);

  qs_compare_sizes_set_queens (QS_COMPARE_SIZES (sizes), 4);
  test_show (sizes);
  test_until (test_shows ("24") && test_shows ("Nodes of backtracking*") && test_shows ("17"));
  g_assert_false (test_shows ("*small part*"));

  qs_compare_sizes_set_queens (QS_COMPARE_SIZES (sizes), 32);
  test_until (test_shows ("How many ways there are to place 32 queens"));
  g_assert_true (test_shows ("about * × 10²*"));
}

/* Down to the solutions, as long as anybody knows how many there are. */
static void
test_solutions (void)
{
  GtkWidget *sizes = g_object_new (QS_TYPE_COMPARE_SIZES, NULL);

  qs_compare_sizes_set_queens (QS_COMPARE_SIZES (sizes), 8);
  test_show (sizes);
  test_until (test_shows ("Solutions") && test_shows ("92"));
  qs_compare_sizes_set_queens (QS_COMPARE_SIZES (sizes), 28);
  test_until (!test_shows ("Solutions"));
}

int
main (int   argc,
      char *argv[])
{
  test_widgets_init (&argc, &argv);

  test_add_widget ("/app/compare-sizes/backtracking-has-its-number", test_backtracking_has_its_number);

  test_add_widget ("/app/compare-sizes/solutions", test_solutions);

  return test_widgets_run ();
}
