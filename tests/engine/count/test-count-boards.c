/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Half boards that threads share. */

#include "config.h"

#include "qs-count-boards.h"

#define N 15

/* Many threads borrow the half boards of one middle. */
typedef struct
{
  QsCountBoards *boards;
  guint middle;
  int stop_at;  /* after this many questions, all must stop */
  int n_asked;  /* atomic */
} Loan;

static gboolean
is_stopped (gpointer data)
{
  Loan *loan = data;

  return g_atomic_int_add (&loan->n_asked, 1) >= loan->stop_at;
}

static gpointer
borrow (gpointer data)
{
  Loan *loan = data;

  return (gpointer) qs_count_boards_borrow (loan->boards, loan->middle, is_stopped, loan);
}

static QsCountBoards *
new_boards (guint n)
{
  QsCountPlan plan;

  qs_count_plan_init (&plan, n);

  return qs_count_boards_new (&plan);
}

static void
test_all_share_what_one_makes (void)
{
  g_autoptr (QsCountBoards) boards = new_boards (N);
  Loan loan = { boards, 3, G_MAXINT, 0 };
  GThread *threads[8];
  const QsHalfBoards *first = borrow (&loan);
  int n_asked = loan.n_asked;

  g_assert_cmpuint (qs_half_boards_get_middle (first), ==, 3);
  qs_count_boards_give_back (boards, first);

  /* They are kept when nobody uses them. */
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("borrower", borrow, &loan);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_assert_true (g_thread_join (threads[i]) == first);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    qs_count_boards_give_back (boards, first);
  g_assert_cmpint (loan.n_asked, ==, n_asked);

  /* Others are made once, though all want them at the same time. */
  loan = (Loan){ boards, 4, G_MAXINT, 0 };
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("borrower", borrow, &loan);
  first = g_thread_join (threads[0]);
  g_assert_cmpuint (qs_half_boards_get_middle (first), ==, 4);
  for (guint i = 1; i < G_N_ELEMENTS (threads); i++)
    g_assert_true (g_thread_join (threads[i]) == first);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    qs_count_boards_give_back (boards, first);
  g_assert_cmpint (loan.n_asked, <, 2 * n_asked);
}

static void
test_a_third_middle_waits_for_room (void)
{
  g_autoptr (QsCountBoards) boards = new_boards (N);
  Loan loans[3] = { { boards, 0, G_MAXINT, 0 }, { boards, 1, G_MAXINT, 0 }, { boards, 2, G_MAXINT, 0 } };
  const QsHalfBoards *first = borrow (&loans[0]), *second = borrow (&loans[1]), *third;
  GThread *thread = g_thread_new ("borrower", borrow, &loans[2]);

  g_usleep (1000);
  g_assert_cmpint (g_atomic_int_get (&loans[2].n_asked), ==, 0);

  qs_count_boards_give_back (boards, first);
  third = g_thread_join (thread);
  g_assert_cmpuint (qs_half_boards_get_middle (third), ==, 2);
  g_assert_cmpuint (qs_half_boards_get_middle (second), ==, 1);
  g_assert_true (borrow (&loans[1]) == second);

  qs_count_boards_give_back (boards, second);
  qs_count_boards_give_back (boards, second);
  qs_count_boards_give_back (boards, third);
}

/* One makes them when it is stopped, the others wait for it or come later: none is left behind. */
static void
test_all_come_back_when_stopped (void)
{
  g_autoptr (QsCountBoards) boards = new_boards (N);
  Loan loan = { boards, 5, 20, 0 };
  GThread *threads[8];
  const QsHalfBoards *half_boards;

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("borrower", borrow, &loan);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_assert_null (g_thread_join (threads[i]));
  g_assert_cmpint (loan.n_asked, <=, 20 + (int) G_N_ELEMENTS (threads));

  /* Another count could continue. */
  loan.stop_at = G_MAXINT;
  half_boards = borrow (&loan);
  g_assert_cmpuint (qs_half_boards_get_middle (half_boards), ==, 5);
  qs_count_boards_give_back (boards, half_boards);
}

/* A board of which the half boards would take minutes to make and gigabytes to hold. */
static void
test_large_board_stops_while_it_is_made (void)
{
  g_autoptr (QsCountBoards) boards = new_boards (26);
  Loan loan = { boards, QS_COUNT_NO_MIDDLE, 1000, 0 };

  g_assert_null (borrow (&loan));
  g_assert_cmpint (loan.n_asked, ==, 1001);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/count-boards/all-share-what-one-makes", test_all_share_what_one_makes);
  g_test_add_func ("/engine/count-boards/a-third-middle-waits-for-room", test_a_third_middle_waits_for_room);
  g_test_add_func ("/engine/count-boards/all-come-back-when-stopped", test_all_come_back_when_stopped);
  g_test_add_func ("/engine/count-boards/large-board-stops-while-it-is-made", test_large_board_stops_while_it_is_made);

  return g_test_run ();
}
