/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Half boards that threads share. */

#include "qs-count-boards.h"
#include "qs-test-main.h"

#define N 15

/* Many threads want the half boards. */
typedef struct
{
  QsCountBoards *boards;
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

  return (gpointer) qs_count_boards_get (loan->boards, is_stopped, loan);
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
  g_autoptr (QsCountBoards) alone = new_boards (N), boards = new_boards (N);
  Loan loan = { alone, G_MAXINT, 0 };
  GThread *threads[8];
  const QsHalfBoards *first = borrow (&loan);
  int n_asked = loan.n_asked;

  /* They are kept. */
  g_assert_nonnull (first);
  g_assert_true (borrow (&loan) == first);
  g_assert_cmpint (loan.n_asked, ==, n_asked);

  /* They are made once, though all want them at the same time. */
  loan = (Loan){ boards, G_MAXINT, 0 };
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("borrower", borrow, &loan);
  first = g_thread_join (threads[0]);
  g_assert_nonnull (first);
  for (guint i = 1; i < G_N_ELEMENTS (threads); i++)
    g_assert_true (g_thread_join (threads[i]) == first);
  g_assert_cmpint (loan.n_asked, ==, n_asked);
}

/* One makes them when it is stopped, the others wait for it or come later: none is left behind. */
static void
test_all_come_back_when_stopped (void)
{
  g_autoptr (QsCountBoards) boards = new_boards (N);
  Loan loan = { boards, 20, 0 };
  GThread *threads[8];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("borrower", borrow, &loan);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_assert_null (g_thread_join (threads[i]));
  g_assert_cmpint (loan.n_asked, <=, 20 + (int) G_N_ELEMENTS (threads));

  /* Another count could continue. */
  loan.stop_at = G_MAXINT;
  g_assert_nonnull (borrow (&loan));
}

/* A board of which the half boards would take minutes to make and gigabytes to hold. */
static void
test_large_board_stops_while_it_is_made (void)
{
  g_autoptr (QsCountBoards) boards = new_boards (26);
  Loan loan = { boards, 1000, 0 };

  g_assert_null (borrow (&loan));
  g_assert_cmpint (loan.n_asked, ==, 1001);
}

QS_TEST_MAIN
{
  g_test_add_func ("/engine/count-boards/all-share-what-one-makes", test_all_share_what_one_makes);
  g_test_add_func ("/engine/count-boards/all-come-back-when-stopped", test_all_come_back_when_stopped);
  g_test_add_func ("/engine/count-boards/large-board-stops-while-it-is-made", test_large_board_stops_while_it_is_made);
}
