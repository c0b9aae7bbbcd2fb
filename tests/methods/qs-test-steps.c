/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of searches, written down in the plainest way: every square is held
 * against every queen, and nothing is kept but the queens. */

#include "config.h"

#include "qs-test-steps.h"

#include "qs-test-boards.h"

#define MAX_N 8

static gboolean
record_cb (QsTraceEvent event,
           guint        row,
           guint        column,
           gpointer     data)
{
  GArray *steps = data;
  TestStep step = { event, row, column };

  g_array_append_val (steps, step);
  return TRUE;
}

/* @search: what is asked of it; without a tracer
 * Returns: (transfer full) (element-type TestStep): all steps that the method reports */
GArray *
test_steps_record (const QsMethod *method,
                   QsSearch       *search)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (TestStep));
  QsTracer tracer = { record_cb, steps };

  search->tracer = &tracer;
  method->search (search);
  search->tracer = NULL;

  return steps;
}

/* The steps so far, and the queens that they have left on the board. */
typedef struct
{
  GArray *steps;
  guint n;
  guint n_queens;
  guint rows[MAX_N];
  guint columns[MAX_N];
} Script;

typedef void (*WriteFunc) (Script *script);

static void
tell (Script      *script,
      QsTraceEvent event,
      guint        row,
      guint        column)
{
  record_cb (event, row, column, script->steps);
}

/* Whether one of the first @n_queens attacks the square. */
static gboolean
is_attacked (const Script *script,
             guint         n_queens,
             guint         row,
             guint         column)
{
  for (guint i = 0; i < n_queens; i++)
    {
      if (test_attacks (script->rows[i], script->columns[i], row, column))
        return TRUE;
    }

  return FALSE;
}

/* Puts a queen down, writes the steps below it, and takes it back. */
static void
write_queen (Script   *script,
             guint     row,
             guint     column,
             WriteFunc write_below,
             WriteFunc write_full)
{
  tell (script, QS_TRACE_PLACE, row, column);
  script->rows[script->n_queens] = row;
  script->columns[script->n_queens] = column;
  script->n_queens++;

  (script->n_queens < script->n ? write_below : write_full) (script);

  script->n_queens--;
  tell (script, QS_TRACE_REMOVE, row, column);
}

/* Whatever stands on the board is a solution. */
static void
write_solution (Script *script)
{
  tell (script, QS_TRACE_SOLUTION, script->rows[script->n - 1], script->columns[script->n - 1]);
}

static void
write_squares (Script *script)
{
  guint row = script->n_queens;

  for (guint column = 0; column < script->n; column++)
    {
      tell (script, QS_TRACE_CHECK, row, column);
      if (is_attacked (script, row, row, column))
        tell (script, QS_TRACE_REJECT, row, column);
      else
        write_queen (script, row, column, write_squares, write_solution);
    }
}

static void
write_rows (Script *script)
{
  guint row = script->n_queens;

  tell (script, QS_TRACE_CHECK, row, QS_TRACE_WHOLE);
  for (guint column = 0; column < script->n; column++)
    {
      if (!is_attacked (script, row, row, column))
        write_queen (script, row, column, write_rows, write_solution);
    }
}

/* Looks at a full board from the top. */
static void
write_look (Script *script)
{
  for (guint row = 1; row < script->n; row++)
    {
      tell (script, QS_TRACE_CHECK, row, script->columns[row]);
      if (is_attacked (script, row, row, script->columns[row]))
        {
          tell (script, QS_TRACE_REJECT, row, script->columns[row]);
          return;
        }
    }

  write_solution (script);
}

static void
write_boards (Script *script)
{
  for (guint column = 0; column < script->n; column++)
    write_queen (script, script->n_queens, column, write_boards, write_look);
}

/* The columns that are left: at first in their order; whichever is taken, the first takes its place. */
static guint
list_left (const Script *script,
           guint        *left)
{
  guint n_left = script->n;

  for (guint i = 0; i < n_left; i++)
    left[i] = i;

  for (guint row = 0; row < script->n_queens; row++)
    {
      guint place = 0;

      while (left[place] != script->columns[row])
        place++;
      left[place] = left[0];
      n_left--;
      for (guint i = 0; i < n_left; i++)
        left[i] = left[i + 1];
    }

  return n_left;
}

static void
write_orders (Script *script)
{
  guint left[MAX_N];
  guint n_left = list_left (script, left);

  for (guint i = 0; i < n_left; i++)
    write_queen (script, script->n_queens, left[i], write_orders, write_look);
}

/* How many squares of a row (or of a column, if @row is the whole) are left; one with a queen has none to ask for. */
static guint
count_left (const Script *script,
            guint         row,
            guint         column)
{
  guint n_left = 0;

  for (guint i = 0; i < script->n_queens; i++)
    {
      if (script->rows[i] == row || script->columns[i] == column)
        return G_MAXUINT;
    }

  for (guint i = 0; i < script->n; i++)
    n_left += !is_attacked (script, script->n_queens, row == QS_TRACE_WHOLE ? i : row,
                            column == QS_TRACE_WHOLE ? i : column);

  return n_left;
}

static void
write_fewest (Script *script)
{
  guint row = QS_TRACE_WHOLE, column = QS_TRACE_WHOLE, least = G_MAXUINT;

  for (guint i = 0; i < 2 * script->n; i++)
    {
      guint its_row = i < script->n ? i : QS_TRACE_WHOLE;
      guint its_column = i < script->n ? QS_TRACE_WHOLE : i - script->n;
      guint n_left = count_left (script, its_row, its_column);

      if (n_left < least)
        {
          least = n_left;
          row = its_row;
          column = its_column;
        }
    }

  tell (script, QS_TRACE_CHECK, row, column);
  for (guint i = 0; i < script->n; i++)
    {
      guint its_row = row == QS_TRACE_WHOLE ? i : row;
      guint its_column = column == QS_TRACE_WHOLE ? i : column;

      if (!is_attacked (script, script->n_queens, its_row, its_column))
        write_queen (script, its_row, its_column, write_fewest, write_solution);
    }
}

/* Returns: (transfer full) (element-type TestStep): all steps of a search for all solutions, as the method is defined */
GArray *
test_steps_expect (const char *id,
                   guint       n)
{
  static const struct
  {
    const char *id;
    WriteFunc write;
  } scripts[] = {
    { "brute-force", write_boards },
    { "permutations", write_orders },
    { "scanning", write_squares },
    { "boolean-arrays", write_squares },
    { "hash-sets", write_squares },
    { "explicit-stack", write_squares },
    { "conflict-matrix", write_squares },
    { "bit-sets", write_squares },
    { "shifting-masks", write_rows },
    { "fixed-masks", write_rows },
    { "dancing-links", write_fewest },
  };
  Script script = { .steps = g_array_new (FALSE, FALSE, sizeof (TestStep)), .n = n };
  guint i = 0;

  g_assert_cmpuint (n, <=, MAX_N);

  while (!g_str_equal (scripts[i].id, id))
    {
      i++;
      g_assert_cmpuint (i, <, G_N_ELEMENTS (scripts));
    }
  scripts[i].write (&script);

  return script.steps;
}

/* Returns: how many they are up to the first solution, or all if there is none */
guint
test_steps_first (const GArray *steps)
{
  for (guint i = 0; i < steps->len; i++)
    {
      if (g_array_index (steps, TestStep, i).event == QS_TRACE_SOLUTION)
        return i + 1;
    }

  return steps->len;
}

/* Returns: the sums over the first of them */
QsCounts
test_steps_count (const GArray *steps,
                  guint         n_steps)
{
  guint64 counts[QS_TRACE_N_EVENTS] = { 0 };

  for (guint i = 0; i < n_steps; i++)
    counts[g_array_index (steps, TestStep, i).event]++;

  return (QsCounts){
    counts[QS_TRACE_CHECK],
    counts[QS_TRACE_PLACE],
    counts[QS_TRACE_REMOVE],
    counts[QS_TRACE_SOLUTION],
  };
}
