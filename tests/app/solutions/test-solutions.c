/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window as it opens, and paging through solutions. */

#include "qs-test-run.h"
#include "qs-test-widget.h"

#define POSITION "Number of the solution shown"

/* Whether all parts of the page say that this is solution number @rank of @total. */
static gboolean
is_at (const char *rank,
       const char *total,
       const char *columns)
{
  g_autofree char *of_total = g_strconcat ("of ", total, NULL);
  g_autofree char *caption = g_strconcat ("Solution ", rank, " · ", columns, " · symmetry class *", NULL);

  return test_shows (caption) && test_entry_holds (POSITION, rank) && test_shows (of_total);
}

/* The column list of one solution, from the other program. */
static char *
get_columns (guint n,
             guint rank)
{
  g_autofree char *arguments = g_strdup_printf ("list %u --from %u --limit 1 --format columns", n, rank);
  char *line = test_cli (arguments);

  return g_strchomp (line);
}

QS_TEST_WINDOW (first_start_shows_92, 8)
{
  test_until (test_shows ("92"));
  test_until (test_shows ("solutions"));
  test_until (test_tells ("*agrees with A000170*"));
  test_until (is_at ("1", "92", "1 5 8 6 3 7 2 4"));
  test_until (test_look_for (TEST_IMAGE,
                                       "Board of 8*8 with queens on a8, e7, h6, f5, c4, g3, b2, d1") != NULL);
  g_assert_cmpfloat (test_get_number ("Queens"), ==, 8);
  g_assert_true (test_is_on (TEST_BUTTON, "Solutions"));
  g_assert_false (test_is_on (TEST_BUTTON, "Search"));
}

QS_TEST_WINDOW (buttons_go_next_last_previous_first, 8)
{
  test_until (is_at ("1", "92", "1 5 8 6 3 7 2 4"));
  test_press ("Next solution");
  test_until (is_at ("2", "92", "1 6 8 3 7 4 2 5"));
  test_until (test_look_for (TEST_IMAGE,
                                       "Board of 8*8 with queens on a8, f7, h6, c5, g4, d3, b2, e1") != NULL);
  test_press ("Last solution");
  test_until (is_at ("92", "92", "8 4 1 3 6 2 7 5"));
  test_press ("Previous solution");
  test_until (is_at ("91", "92", "8 3 1 6 2 5 7 4"));
  test_press ("First solution");
  test_until (is_at ("1", "92", "1 5 8 6 3 7 2 4"));
}

QS_TEST_WINDOW (keys_go_everywhere, 8)
{
  g_autofree char *eleventh = get_columns (8, 11);
  g_autofree char *twelfth = get_columns (8, 12);

  test_until (is_at ("1", "92", "1 5 8 6 3 7 2 4"));
  test_type ("Right");
  test_until (is_at ("2", "92", "1 6 8 3 7 4 2 5"));
  test_type ("Page_Down");
  test_until (is_at ("12", "92", twelfth));
  test_type ("Left");
  test_until (is_at ("11", "92", eleventh));
  test_type ("Page_Up");
  test_until (is_at ("1", "92", "1 5 8 6 3 7 2 4"));
  test_type ("End");
  test_until (is_at ("92", "92", "8 4 1 3 6 2 7 5"));
  test_type ("Home");
  test_until (is_at ("1", "92", "1 5 8 6 3 7 2 4"));
}

/* A key that went round the end would be seen in where the next one leads to. */
QS_TEST_WINDOW (nothing_lies_beyond_the_ends, 8)
{
  g_autofree char *fourth = get_columns (8, 4);

  test_until (is_at ("1", "92", "1 5 8 6 3 7 2 4"));
  test_until (!test_is_sensitive (TEST_BUTTON, "First solution"));
  test_until (!test_is_sensitive (TEST_BUTTON, "Previous solution"));
  g_assert_true (test_is_sensitive (TEST_BUTTON, "Next solution"));
  test_type ("Left Page_Up Home Right Right Right");
  test_until (is_at ("4", "92", fourth));

  /* Page Up does not go beyond the first, nor Page Down beyond the last. */
  test_type ("Page_Up");
  test_until (is_at ("1", "92", "1 5 8 6 3 7 2 4"));
  test_type ("End Left Page_Down");
  test_until (is_at ("92", "92", "8 4 1 3 6 2 7 5"));
  g_assert_true (test_is_sensitive (TEST_BUTTON, "Previous solution"));
  test_until (!test_is_sensitive (TEST_BUTTON, "Next solution"));
  test_until (!test_is_sensitive (TEST_BUTTON, "Last solution"));
  test_type ("Right Page_Down End Left");
  test_until (is_at ("91", "92", "8 3 1 6 2 5 7 4"));
}

QS_TEST_WINDOW (typed_number_is_gone_to, 8)
{
  g_autofree char *fiftieth = get_columns (8, 50);

  test_until (is_at ("1", "92", "1 5 8 6 3 7 2 4"));
  test_type ("ctrl+g 5 0 Return");
  test_until (is_at ("50", "92", fiftieth));

  /* The keys of the board write in an entry. */
  test_type ("ctrl+g ctrl+a 9 1 Left Left Delete 8 Return");
  test_until (is_at ("81", "92", "*"));
}

QS_TEST_WINDOW (typed_nonsense_changes_nothing, 8)
{
  test_until (is_at ("1", "92", "1 5 8 6 3 7 2 4"));
  test_type ("Right ctrl+g x y Return");
  test_until (test_entry_holds (POSITION, "xy"));
  test_until (test_shows ("Solution 2 · 1 6 8 3 7 4 2 5*"));

  /* Whoever leaves sees again where they are. */
  test_type ("shift+Tab");
  test_until (is_at ("2", "92", "1 6 8 3 7 4 2 5"));
}

QS_TEST_WINDOW (other_boards_start_from_their_first, 8)
{
  static const struct
  {
    guint n;
    const char *total;
    const char *first;
  } boards[] = {
    { 6, "4", "2 4 6 1 3 5" },
    { 1, "1", "1" },
    { 4, "2", "2 4 1 3" },
    { 12, "14200", "1 3 5 8 10 12 6 11 2 7 9 4" },
    { 5, "10", "1 3 5 2 4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      test_set_number ("Queens", boards[i].n);
      test_until (is_at ("1", boards[i].total, boards[i].first));
      test_until (test_shows (boards[i].total));
      test_until (test_shows (boards[i].n == 1 ? "solution" : "solutions"));
      test_until (test_tells ("*agrees with A000170*"));
    }
}

QS_TEST_WINDOW (keys_change_the_number_of_queens, 8)
{
  test_until (is_at ("1", "92", "1 5 8 6 3 7 2 4"));
  test_type ("alt+Down");
  test_until (test_shows ("of 40"));
  test_type ("alt+Up alt+Up");
  test_until (test_shows ("of 352"));
  g_assert_cmpfloat (test_get_number ("Queens"), ==, 9);

  /* By the number itself, and no further than 32 and 1. */
  test_type ("ctrl+l ctrl+a 1 0 Return");
  test_until (test_shows ("of 724"));
  test_set_number ("Queens", 32);
  test_type ("alt+Up alt+Down");
  test_until (test_get_number ("Queens") == 31);
  test_set_number ("Queens", 1);
  test_type ("alt+Down alt+Up alt+Up");
  test_until (test_get_number ("Queens") == 3);
}

QS_TEST_WINDOW (two_and_three_queens_have_none, 8)
{
  test_set_number ("Queens", 3);
  test_until (test_shows ("No Solutions for 3 Queens"));
  test_until (test_shows ("0"));
  test_until (test_tells ("*agrees with A000170*"));
  g_assert_false (test_shows ("of *"));

  test_set_number ("Queens", 2);
  test_until (test_shows ("No Solutions for 2 Queens"));

  test_press ("Try 4 queens");
  test_until (is_at ("1", "2", "2 4 1 3"));
  test_until (!test_shows ("No Solutions for*"));
  g_assert_cmpfloat (test_get_number ("Queens"), ==, 4);
}

QS_TEST_WINDOW (ten_quick_changes_end_right, 8)
{
  static const guint boards[] = { 12, 3, 16, 20, 2, 32, 15, 1, 18, 10 };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    test_set_number ("Queens", boards[i]);

  test_until (is_at ("1", "724", "1 3 6 8 10 5 9 2 4 7"));
  test_until (test_shows ("724"));
  test_until (test_tells ("*agrees with A000170*"));
  g_assert_cmpfloat (test_get_number ("Queens"), ==, 10);

  test_type ("End");
  test_until (is_at ("724", "724", "10 8 5 3 1 6 2 9 7 4"));
}

QS_TEST_WINDOW (another_board_starts_from_its_first, 8)
{
  test_until (is_at ("1", "92", "1 5 8 6 3 7 2 4"));
  test_press ("Last solution");
  test_until (is_at ("92", "92", "8 4 1 3 6 2 7 5"));
  test_set_number ("Queens", 9);
  test_until (is_at ("1", "352", "1 3 6 8 2 4 9 7 5"));
}

/* How many were found so far, below the published number. */
static guint64
read_count (void)
{
  GtkWidget *count = test_look_for (TEST_LABEL, "* found so far*");

  return count != NULL ? g_ascii_strtoull (gtk_label_get_text (GTK_LABEL (count)), NULL, 10) : 0;
}

static float
find_top (const char *button)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (test_find (TEST_BUTTON, button), GTK_WIDGET (test_get_window ()), &bounds));

  return bounds.origin.y;
}

/* What a count does moves nothing under the pointer. */
QS_TEST_WINDOW (long_run_counts_on, 8)
{
  guint64 count;
  float all, heat_map;

  test_set_number ("Queens", 20);
  test_until (test_shows ("solutions, as published"));
  test_pass_frames (2);
  all = find_top ("All");
  heat_map = find_top ("Heat Map");
  test_until (test_shows ("*million*") || test_shows ("*thousand*"));
  test_until ((count = read_count ()) > 0);
  test_until (read_count () > count + 1000000);
  g_assert_cmpfloat (find_top ("All"), ==, all);
  g_assert_cmpfloat (find_top ("Heat Map"), ==, heat_map);
  g_assert_false (test_shows ("*A000170"));
}

QS_TEST_WINDOW (stopped_run_stays_and_starts_again, 8)
{
  guint64 count;

  test_set_number ("Queens", 20);
  test_until (test_shows ("solutions, as published"));
  test_until (read_count () > 1000000);
  test_press ("Stop");
  test_until (test_shows ("*Stopped after*"));
  g_assert_true (test_shows ("solutions, as published"));
  test_pass_frames (2);
  count = read_count ();
  g_assert_cmpuint (count, <, G_GUINT64_CONSTANT (39029188884));

  /* The last solution is the mirror image of the first; nothing more comes. */
  test_press ("Last solution");
  test_until (test_entry_holds (POSITION, "39029188884"));
  g_assert_cmpuint (read_count (), ==, count);

  test_press ("Resume");
  g_assert_cmpuint (read_count (), >=, count);
  test_until (read_count () > count && test_look_for (TEST_BUTTON, "Stop") != NULL);
  test_until (!test_shows ("*Stopped after*"));
}

static void
count_cb (guint *n_changes)
{
  (*n_changes)++;
}

/* Its labels would have the window find the places of all widgets again, at each frame of the page that is seen. */
QS_TEST_WINDOW (hidden_page_rests, 8)
{
  GtkWidget *total, *count;
  g_autofree char *before = NULL;
  guint n_changes = 0;

  test_set_number ("Queens", 28);
  test_until (test_entry_holds (POSITION, "1"));
  test_until (test_shows ("* ready"));
  total = test_find (TEST_LABEL, "* ready");
  test_type ("alt+2");
  test_until (!gtk_widget_get_mapped (total));
  test_pass_frames (2);

  g_signal_connect_swapped (total, "notify::label", G_CALLBACK (count_cb), &n_changes);
  count = gtk_widget_get_prev_sibling (test_find (TEST_LABEL, "solutions so far"));
  before = g_strdup (gtk_label_get_label (GTK_LABEL (count)));
  test_until (!g_str_equal (gtk_label_get_label (GTK_LABEL (count)), before));
  g_assert_cmpuint (n_changes, ==, 0);

  test_type ("alt+1");
  test_until (n_changes > 0);
  g_signal_handlers_disconnect_by_data (total, &n_changes);
}
