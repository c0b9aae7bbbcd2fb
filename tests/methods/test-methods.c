/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the methods, and what holds for every method. */

#include "config.h"

#include "qs-methods.h"

#include <string.h>

#include "qs-test-boards.h"

/* Methods without pruning look at n^n boards, so no more than this. */
#define MAX_N 7

/* From n = 1; see A000170. */
static const guint totals[MAX_N] = { 1, 0, 0, 2, 10, 4, 40 };

static void
test_list (void)
{
  const QsMethod *const *methods = qs_methods_list ();

  g_assert_nonnull (methods[0]);

  for (guint i = 0; methods[i] != NULL; i++)
    {
      g_assert_cmpstr (methods[i]->name, !=, "");
      g_assert_nonnull (methods[i]->search);
      g_assert_cmpuint (methods[i]->max_n, >=, MAX_N);

      for (guint j = 0; j < i; j++)
        {
          g_assert_cmpstr (methods[i]->id, !=, methods[j]->id);
          g_assert_cmpstr (methods[i]->name, !=, methods[j]->name);
        }
    }
}

/* Names for the command line: lower case, no blanks. */
static void
test_ids (void)
{
  const QsMethod *const *methods = qs_methods_list ();

  for (guint i = 0; methods[i] != NULL; i++)
    {
      g_assert_cmpstr (methods[i]->id, !=, "");
      g_assert_cmpuint (strspn (methods[i]->id, "abcdefghijklmnopqrstuvwxyz-"), ==, strlen (methods[i]->id));
    }
}

static void
test_find (void)
{
  const QsMethod *const *methods = qs_methods_list ();

  for (guint i = 0; methods[i] != NULL; i++)
    g_assert_true (qs_methods_find (methods[i]->id) == methods[i]);

  g_assert_nonnull (qs_methods_find ("shifting-masks"));
  g_assert_null (qs_methods_find ("shifting-mask"));
  g_assert_null (qs_methods_find ("Shifting-masks"));
  g_assert_null (qs_methods_find (""));
}

/* The queens as the steps leave them. */
typedef struct
{
  guint n;
  guint16 columns[MAX_N];
  guint solutions;
} Board;

static gboolean
follow_cb (QsTraceEvent event,
           guint        row,
           guint        column,
           gpointer     data)
{
  Board *board = data;

  g_assert_cmpuint (row, <, board->n);
  g_assert_cmpuint (column, <, board->n);

  if (event == QS_TRACE_PLACE)
    board->columns[row] = (guint16) column;

  if (event == QS_TRACE_SOLUTION)
    {
      g_assert_true (test_is_solution (board->columns, board->n));
      board->solutions++;
    }

  return TRUE;
}

static void
test_solutions (gconstpointer data)
{
  const QsMethod *method = data;

  for (guint n = 1; n <= MAX_N; n++)
    {
      Board board = { .n = n };
      QsTracer tracer = { follow_cb, &board };

      g_assert_cmpuint (method->search (n, NULL), ==, totals[n - 1]);
      g_assert_cmpuint (method->search (n, &tracer), ==, totals[n - 1]);
      g_assert_cmpuint (board.solutions, ==, totals[n - 1]);
    }
}

static gboolean
stop_cb (QsTraceEvent event,
         guint        row,
         guint        column,
         gpointer     data)
{
  guint *steps = data;

  (*steps)++;
  return FALSE;
}

static void
test_stop (gconstpointer data)
{
  const QsMethod *method = data;
  guint steps = 0;
  QsTracer tracer = { stop_cb, &steps };

  g_assert_cmpuint (method->search (method->max_n, &tracer), ==, 0);
  g_assert_cmpuint (steps, ==, 1);
}

static void
add (const QsMethod *method,
     const char     *path,
     GTestDataFunc   test)
{
  g_autofree char *full_path = g_strdup_printf ("/methods/%s/%s", method->id, path);

  g_test_add_data_func (full_path, method, test);
}

int
main (int   argc,
      char *argv[])
{
  const QsMethod *const *methods = qs_methods_list ();

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/methods/methods/names-differ", test_list);
  g_test_add_func ("/methods/methods/ids-are-plain", test_ids);
  g_test_add_func ("/methods/methods/is-found-by-its-id", test_find);

  for (guint i = 0; methods[i] != NULL; i++)
    {
      add (methods[i], "finds-all-solutions", test_solutions);
      add (methods[i], "stops-at-the-first-step", test_stop);
    }

  return g_test_run ();
}
