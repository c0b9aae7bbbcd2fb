/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pages of boards: how many there are, what is written on them, and what is refused. */

#include <string.h>

#include "qs-constraints.h"
#include "qs-error.h"
#include "qs-sheet-book.h"
#include "qs-solution-set.h"
#include "qs-test-main.h"
#include "qs-test-recorder.h"

/* What was written, a text a line. */
static GString *written;

static gboolean
is_never_stopped (gpointer data)
{
  return FALSE;
}

static gboolean
is_always_stopped (gpointer data)
{
  return TRUE;
}

static QsSheetOrder
make_order (QsSheetKind   kind,
            guint         n,
            QsCensusScope scope)
{
  QsSheetOrder order = {
    .kind = kind,
    .first = 1,
    .seed = 7,
    .across = 3,
    .down = 4,
    .width = 510,
    .height = 757,
    .has_numbers = TRUE,
    .has_columns = TRUE,
    .text = &test_recorder,
  };

  qs_census_space_init (&order.space, n, NULL, scope);

  return order;
}

static QsSheetBook *
make_book (const QsSheetOrder *order)
{
  g_autoptr (GError) error = NULL;
  QsSheetBook *book = qs_sheet_book_new (order, (QsStop){ is_never_stopped, NULL }, &error);

  g_assert_no_error (error);
  g_assert_nonnull (book);

  return book;
}

/* What is written on a page. */
static const char *
read_page (const QsSheetBook *book,
           guint              page)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  written = test_recorder_start ();
  qs_sheet_book_paint (book, cr, page);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return written->str;
}

QS_TEST (all_solutions_are_there)
{
  QsSheetOrder order = make_order (QS_SHEET_SOLUTIONS, 8, QS_CENSUS_ALL);
  g_autoptr (QsSheetBook) book = make_book (&order);

  g_assert_cmpuint (qs_sheet_book_get_n_pages (book), ==, 8);
  g_assert_true (g_str_has_prefix (read_page (book, 0),
                                   "Solutions for 8 queens\nPage 1 of 8\n1\n1 5 8 6 3 7 2 4\n2\n"));
  g_assert_true (g_str_has_suffix (read_page (book, 7), "\n92\n8 4 1 3 6 2 7 5\n"));
}

QS_TEST (a_part_has_its_numbers)
{
  QsSheetOrder order = make_order (QS_SHEET_SOLUTIONS, 8, QS_CENSUS_ALL);
  g_autoptr (QsSheetBook) counted = NULL;
  g_autoptr (QsSheetBook) started = NULL;
  const guint16 second[] = { 0, 5, 7, 2, 6, 3, 1, 4 };

  order.heading = "";
  order.first = 2;
  order.count = 2;
  counted = make_book (&order);
  g_assert_cmpstr (read_page (counted, 0), ==, "2\n1 6 8 3 7 4 2 5\n3\n1 7 4 6 8 2 5 3\n");

  /* The same from a solution whose number the caller knows. */
  order.has_start = TRUE;
  memcpy (order.start, second, sizeof second);
  started = make_book (&order);
  g_assert_cmpstr (read_page (started, 0), ==, "2\n1 6 8 3 7 4 2 5\n3\n1 7 4 6 8 2 5 3\n");
}

/* What the counts find is what a search finds. */
QS_TEST (counts_find_a_part)
{
  for (guint scope = QS_CENSUS_ALL; scope <= QS_CENSUS_FUNDAMENTAL; scope++)
    {
      QsSheetOrder order = make_order (QS_SHEET_SOLUTIONS, 10, scope);
      g_autoptr (QsSolutionSet) set = NULL;
      g_autoptr (QsSheetBook) searched = NULL;
      g_autoptr (QsSheetBook) counted = NULL;
      g_autofree char *expected = NULL;

      set = qs_solution_set_start (&order.space);
      while (!qs_solution_set_get_status (set)->is_complete)
        g_main_context_iteration (NULL, TRUE);

      order.first = 60;
      order.count = 20;
      searched = make_book (&order);
      expected = g_strdup (read_page (searched, 1));
      order.census = qs_solution_set_get_census (set);
      counted = make_book (&order);
      g_assert_cmpstr (read_page (counted, 1), ==, expected);
    }
}

QS_TEST (fundamental_solutions_alone)
{
  QsSheetOrder order = make_order (QS_SHEET_SOLUTIONS, 8, QS_CENSUS_FUNDAMENTAL);
  g_autoptr (QsSheetBook) book = make_book (&order);

  g_assert_cmpuint (qs_sheet_book_get_n_pages (book), ==, 1);
  g_assert_true (g_str_has_prefix (read_page (book, 0), "Fundamental solutions for 8 queens\n1\n1 5 8 6 3 7 2 4\n"));
  g_assert_nonnull (strstr (written->str, "\n12\n"));
}

QS_TEST (empty_boards_fill_a_page)
{
  QsSheetOrder order = make_order (QS_SHEET_EMPTY, 3, QS_CENSUS_ALL);
  g_autoptr (QsSheetBook) book = NULL;

  order.heading = "Try";
  book = make_book (&order);
  g_assert_cmpuint (qs_sheet_book_get_n_pages (book), ==, 1);
  g_assert_cmpstr (read_page (book, 0), ==, "Try\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n");
}

QS_TEST (the_key_comes_last)
{
  QsSheetOrder order = make_order (QS_SHEET_PUZZLES, 8, QS_CENSUS_ALL);
  g_autoptr (QsSheetBook) without = NULL;
  g_autoptr (QsSheetBook) book = NULL;

  order.heading = "Homework";
  order.n_given = 4;
  order.is_unique = TRUE;
  order.count = 13;
  without = make_book (&order);
  g_assert_cmpuint (qs_sheet_book_get_n_pages (without), ==, 2);

  order.has_key = TRUE;
  book = make_book (&order);
  g_assert_cmpuint (qs_sheet_book_get_n_pages (book), ==, 4);
  g_assert_cmpstr (read_page (book, 1), ==, "Homework\n8 queens, 4 given, seed 7\nPage 2 of 4\n13\n");
  g_assert_true (g_str_has_prefix (read_page (book, 3), "Key: Homework\n8 queens, 4 given, seed 7\nPage 4 of 4\n13\n"));

  /* The columns of eight queens. */
  g_assert_cmpuint (strlen (strrchr (g_strchomp (written->str), '\n')), ==, 1 + 15);
}

QS_TEST (what_is_not_wanted_is_left_out)
{
  QsSheetOrder order = make_order (QS_SHEET_SOLUTIONS, 4, QS_CENSUS_ALL);
  g_autoptr (QsSheetBook) book = NULL;

  order.heading = "";
  order.has_numbers = FALSE;
  order.has_columns = FALSE;
  book = make_book (&order);
  g_assert_cmpstr (read_page (book, 0), ==, "");
}

static void
assert_refused (const QsSheetOrder *order,
                const char         *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (qs_sheet_book_new (order, (QsStop){ is_never_stopped, NULL }, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
  g_assert_nonnull (strstr (error->message, message));
}

QS_TEST (what_cannot_be_is_refused)
{
  QsSheetOrder none = make_order (QS_SHEET_SOLUTIONS, 3, QS_CENSUS_ALL);
  QsSheetOrder beyond = make_order (QS_SHEET_SOLUTIONS, 8, QS_CENSUS_ALL);
  QsSheetOrder too_many = make_order (QS_SHEET_SOLUTIONS, 14, QS_CENSUS_ALL);
  QsSheetOrder unknown = make_order (QS_SHEET_SOLUTIONS, 32, QS_CENSUS_FUNDAMENTAL);
  QsSheetOrder too_small = make_order (QS_SHEET_SOLUTIONS, 32, QS_CENSUS_ALL);

  beyond.first = 93;
  too_small.across = 20;
  too_small.count = 1;

  assert_refused (&none, "no solution");
  assert_refused (&beyond, "no solution 93: the last is number 92");
  assert_refused (&too_many, "More than 100000 boards");
  assert_refused (&unknown, "More than 100000 boards");
  assert_refused (&too_small, "20 × 4 boards of 32 queens");
}

/* Whatever the board is. */
QS_TEST (puzzles_have_their_rule)
{
  static const char *const rules[][2] = {
    { "4:touching+b4", "One queen in each row and column, and no two touch\n" },
    { "10:superqueens", "One queen in each row, and no two attack each other, not even as" },
    { "5:torus", "One queen in each row, and no two attack each other, not even across" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (QsSheetBook) book = NULL;
      QsProblem problem;
      QsSheetOrder order;

      g_assert_true (qs_problem_parse (rules[i][0], &problem, &error));
      order = make_order (QS_SHEET_GRADED, problem.n, QS_CENSUS_ALL);
      order.problems = &problem;
      order.count = 1;
      book = make_book (&order);
      g_assert_true (g_str_has_prefix (read_page (book, 0), rules[i][1]));
    }
}

QS_TEST (can_be_stopped)
{
  QsSheetOrder order = make_order (QS_SHEET_SOLUTIONS, 8, QS_CENSUS_ALL);
  g_autoptr (GError) error = NULL;

  g_assert_null (qs_sheet_book_new (&order, (QsStop){ is_always_stopped, NULL }, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_CANCELLED);
}
