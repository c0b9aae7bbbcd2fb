/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The data that each method shows, compared with arrays that are kept here
 * while the steps are made, at every step of small boards. */

#include "config.h"

#include <string.h>

#include "qs-methods.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"
#include "qs-test-steps.h"

#define MAX_N 6
#define MAX_LINES (2 * MAX_N - 1)

/* The data of a search, as the steps change them. */
typedef struct
{
  guint n;
  TestStep step;              /* the last */
  guint16 queen[MAX_N];       /* or QS_EMPTY_ROW */
  guint order[MAX_N];         /* of the permutations */
  guint orders[MAX_N][MAX_N]; /* as it was before the queen in each row */
  guint n_stack;
  TestStep stack[MAX_N]; /* the placed queens */
  gboolean columns[MAX_N];
  gboolean diagonals[MAX_LINES];
  gboolean anti[MAX_LINES];
  gboolean conflict[MAX_N][MAX_N];
  TestStep undo[MAX_N * MAX_N];
  guint n_undo[MAX_N + 1];   /* the length of the list below each queen */
  TestStep looks[MAX_N + 1]; /* the last check with this many queens on the board */
} State;

typedef void (*AssertFunc) (const State       *state,
                            const QsInternals *internals);

static const QsDatum *
find (const QsInternals *internals,
      const char        *name,
      QsDatumKind        kind,
      guint              n_cells)
{
  guint n_data;
  const QsDatum *data = qs_internals_get_data (internals, &n_data);

  for (guint i = 0; i < n_data; i++)
    {
      if (!g_str_equal (data[i].name, name))
        continue;

      g_assert_cmpint (data[i].kind, ==, kind);
      g_assert_cmpuint (data[i].n_cells, ==, n_cells);
      g_assert_cmpuint (data[i].n_total, ==, n_cells);
      g_assert_cmpint (data[i].first_index, ==, 0);
      return &data[i];
    }

  g_error ("There is no %s", name);
}

static const QsCell *
find_cells (const QsInternals *internals,
            const char        *name,
            QsDatumKind        kind,
            guint              n_cells)
{
  return qs_internals_get_cells (internals, find (internals, name, kind, n_cells));
}

static guint
flag (gboolean is_set,
      gboolean is_current)
{
  return (is_set ? QS_CELL_SET : 0) | (is_current ? QS_CELL_CURRENT : 0);
}

/* Whether the square is one of the region's. */
static gboolean
region_contains (const QsRegion *self,
                 guint           row,
                 guint           column)
{
  switch (self->kind)
    {
    case QS_REGION_NONE:
      return FALSE;
    case QS_REGION_SQUARE:
      return row == self->row && column == self->column;
    case QS_REGION_ROW:
      return row == self->row;
    case QS_REGION_COLUMN:
      return column == self->column;
    case QS_REGION_DIAGONAL:
      return row - column == self->row - self->column;
    case QS_REGION_ANTI_DIAGONAL:
      return row + column == self->row + self->column;
    default:
      g_assert_not_reached ();
    }
}

/* Whether the region is exactly the squares for which @contains says so. */
static void
assert_region (const QsRegion *region,
               guint           n,
               gboolean (*contains) (guint row, guint column, int key, guint n),
               int             key)
{
  for (guint row = 0; row < n; row++)
    {
      for (guint column = 0; column < n; column++)
        g_assert_cmpint (region_contains (region, row, column), ==, contains (row, column, key, n));
    }
}

static gboolean
in_row (guint row,
        guint column,
        int   key,
        guint n)
{
  return (int) row == key;
}

static gboolean
in_column (guint row,
           guint column,
           int   key,
           guint n)
{
  return (int) column == key;
}

static gboolean
in_diagonal (guint row,
             guint column,
             int   key,
             guint n)
{
  return (int) row - (int) column + (int) n - 1 == key;
}

static gboolean
in_anti_diagonal (guint row,
                  guint column,
                  int   key,
                  guint n)
{
  return (int) (row + column) == key;
}

static gboolean
is_square (guint row,
           guint column,
           int   key,
           guint n)
{
  return (int) (row * n + column) == key;
}

static void
assert_square (const State  *state,
               const QsCell *cell,
               guint         row,
               guint         column)
{
  assert_region (&cell->region, state->n, is_square, (int) (row * state->n + column));
}

static void
assert_cell (const QsCell *cell,
             gint64        value,
             guint         flags)
{
  g_assert_cmpint (cell->value, ==, value);
  g_assert_cmpuint (cell->flags, ==, flags);
}

static gboolean
is_row (const State *state,
        guint        row)
{
  return state->step.row == row;
}

/* The queens' columns by row. */
static void
assert_queens (const State       *state,
               const QsInternals *internals)
{
  const QsCell *cells = find_cells (internals, "queen", QS_DATUM_ARRAY, state->n);

  for (guint row = 0; row < state->n; row++)
    {
      if (state->queen[row] == QS_EMPTY_ROW)
        {
          assert_cell (&cells[row], -1, QS_CELL_UNUSED | flag (FALSE, is_row (state, row)));
          assert_region (&cells[row].region, state->n, in_row, (int) row);
        }
      else
        {
          assert_cell (&cells[row], state->queen[row], flag (TRUE, is_row (state, row)));
          assert_square (state, &cells[row], row, state->queen[row]);
        }
    }
}

/* The upper of a pair attacks the lower, or is the last above; none before it attacks. */
static void
assert_pair (const State       *state,
             const QsInternals *internals)
{
  const QsCell *upper = find_cells (internals, "upper", QS_DATUM_NUMBER, 1);
  const QsCell *lower = find_cells (internals, "lower", QS_DATUM_NUMBER, 1);
  guint row = 0;

  if (state->step.event != QS_TRACE_CHECK && state->step.event != QS_TRACE_REJECT)
    {
      assert_cell (upper, -1, QS_CELL_UNUSED);
      assert_cell (lower, -1, QS_CELL_UNUSED);
      return;
    }

  while (row < state->step.row - 1 && !test_attacks (row, state->queen[row], state->step.row, state->step.column))
    row++;

  assert_cell (upper, row, flag (TRUE, TRUE));
  assert_square (state, upper, row, state->queen[row]);
  assert_cell (lower, state->step.row, flag (TRUE, TRUE));
  assert_square (state, lower, state->step.row, state->step.column);
}

static void
assert_brute_force (const State       *state,
                    const QsInternals *internals)
{
  assert_queens (state, internals);
  assert_pair (state, internals);
}

static void
assert_permutations (const State       *state,
                     const QsInternals *internals)
{
  const QsCell *cells = find_cells (internals, "order", QS_DATUM_ARRAY, state->n);

  for (guint i = 0; i < state->n; i++)
    {
      assert_cell (&cells[i], state->order[i], flag (i < state->n_stack, is_row (state, i)));
      if (i < state->n_stack)
        assert_square (state, &cells[i], i, state->order[i]);
      else
        assert_region (&cells[i].region, state->n, in_column, (int) state->order[i]);
    }

  assert_pair (state, internals);
}

/* The squares from which the last square was seen, until a queen: up, up left, up right. */
static guint
walk (const State *state,
      TestStep    *squares)
{
  guint n_squares = 0;

  for (int direction = 0; direction < 3; direction++)
    {
      static const int right[] = { 0, -1, 1 };

      for (int up = 1; up <= (int) state->step.row; up++)
        {
          int row = (int) state->step.row - up, column = (int) state->step.column + up * right[direction];

          if (column < 0 || column >= (int) state->n)
            break;
          squares[n_squares++] = (TestStep){ QS_TRACE_CHECK, (guint) row, (guint) column };
          if (state->queen[row] == column)
            return n_squares;
        }
    }

  return n_squares;
}

static void
assert_scanning (const State       *state,
                 const QsInternals *internals)
{
  TestStep squares[3 * MAX_N];
  guint n_squares = state->step.event == QS_TRACE_REMOVE ? 0 : walk (state, squares);
  const QsDatum *datum = find (internals, "walk", QS_DATUM_LIST, n_squares);
  const QsCell *cells = qs_internals_get_cells (internals, datum);

  g_assert_cmpint (datum->style, ==, QS_VALUE_SQUARE);
  for (guint i = 0; i < n_squares; i++)
    {
      gboolean is_queen = state->queen[squares[i].row] == squares[i].column;

      g_assert_cmpuint (cells[i].flags, ==, flag (is_queen, is_queen));
      assert_square (state, &cells[i], squares[i].row, squares[i].column);
    }

  assert_queens (state, internals);
}

static void
assert_lines (const State       *state,
              const QsInternals *internals)
{
  guint n = state->n;
  const QsCell *columns = find_cells (internals, "columns", QS_DATUM_ARRAY, n);
  const QsCell *diagonals = find_cells (internals, "diagonals", QS_DATUM_ARRAY, 2 * n - 1);
  const QsCell *anti = find_cells (internals, "anti", QS_DATUM_ARRAY, 2 * n - 1);

  for (guint i = 0; i < 2 * n - 1; i++)
    {
      gboolean is_diagonal = in_diagonal (state->step.row, state->step.column, (int) i, n);
      gboolean is_anti_diagonal = state->step.row + state->step.column == i;

      assert_cell (&diagonals[i], state->diagonals[i], flag (state->diagonals[i], is_diagonal));
      assert_cell (&anti[i], state->anti[i], flag (state->anti[i], is_anti_diagonal));
      assert_region (&diagonals[i].region, n, in_diagonal, (int) i);
      assert_region (&anti[i].region, n, in_anti_diagonal, (int) i);
    }

  for (guint i = 0; i < n; i++)
    {
      assert_cell (&columns[i], state->columns[i], flag (state->columns[i], i == state->step.column));
      assert_region (&columns[i].region, n, in_column, (int) i);
    }
}

/* The same lines as bits; those of R are counted from the other end. */
static void
assert_bit_sets (const State       *state,
                 const QsInternals *internals)
{
  guint n = state->n;
  const QsCell *columns = find_cells (internals, "columns", QS_DATUM_BITS, n);
  const QsDatum *left = find (internals, "L", QS_DATUM_BITS, 2 * n - 1);
  const QsDatum *right = find (internals, "R", QS_DATUM_BITS, 2 * n - 1);

  g_assert_cmpint (left->align, ==, (int) state->step.row);
  g_assert_cmpint (right->align, ==, (int) (n - 1 - state->step.row));

  for (guint i = 0; i < 2 * n - 1; i++)
    {
      const QsCell *down_left = &qs_internals_get_cells (internals, left)[i];
      const QsCell *down_right = &qs_internals_get_cells (internals, right)[2 * n - 2 - i];

      assert_cell (down_left, state->anti[i], flag (state->anti[i], state->step.row + state->step.column == i));
      assert_cell (down_right, state->diagonals[i],
                   flag (state->diagonals[i], in_diagonal (state->step.row, state->step.column, (int) i, n)));
      assert_region (&down_left->region, n, in_anti_diagonal, (int) i);
      assert_region (&down_right->region, n, in_diagonal, (int) i);
    }

  for (guint i = 0; i < n; i++)
    {
      assert_cell (&columns[i], state->columns[i], flag (state->columns[i], i == state->step.column));
      assert_region (&columns[i].region, n, in_column, (int) i);
    }
}

/* The numbers of the lines that are set, each less @offset, and nothing else. */
static void
assert_set (const State       *state,
            const QsInternals *internals,
            const char        *name,
            const gboolean    *is_set,
            guint              n_lines,
            int                offset,
            int                current,
            gboolean (*contains) (guint row, guint column, int key, guint n))
{
  const QsCell *cells = find_cells (internals, name, QS_DATUM_SET, state->n_stack);
  guint n_found = 0;

  for (guint i = 0; i < n_lines; i++)
    {
      if (!is_set[i])
        continue;

      assert_cell (&cells[n_found], (int) i - offset, flag (TRUE, (int) i - offset == current));
      assert_region (&cells[n_found].region, state->n, contains, (int) i);
      n_found++;
    }

  g_assert_cmpuint (n_found, ==, state->n_stack);
}

static void
assert_sets (const State       *state,
             const QsInternals *internals)
{
  guint n = state->n;
  int row = (int) state->step.row, column = (int) state->step.column;

  assert_set (state, internals, "columns", state->columns, n, 0, column, in_column);
  assert_set (state, internals, "differences", state->diagonals, 2 * n - 1, (int) n - 1, row - column, in_diagonal);
  assert_set (state, internals, "sums", state->anti, 2 * n - 1, 0, row + column, in_anti_diagonal);
}

static void
assert_stack (const State       *state,
              const QsInternals *internals)
{
  const QsCell *row = find_cells (internals, "row", QS_DATUM_NUMBER, 1);
  const QsCell *column = find_cells (internals, "column", QS_DATUM_NUMBER, 1);
  const QsCell *stack = find_cells (internals, "stack", QS_DATUM_LIST, state->n_stack);

  assert_cell (row, state->step.row, QS_CELL_SET);
  assert_region (&row->region, state->n, in_row, (int) state->step.row);
  assert_cell (column, state->step.column, QS_CELL_SET);
  assert_region (&column->region, state->n, in_column, (int) state->step.column);

  for (guint i = 0; i < state->n_stack; i++)
    {
      assert_cell (&stack[i], state->stack[i].column, flag (TRUE, is_row (state, i)));
      assert_square (state, &stack[i], i, state->stack[i].column);
    }

  assert_lines (state, internals);
}

static void
assert_matrix (const State       *state,
               const QsInternals *internals)
{
  guint n = state->n, n_undo = state->n_undo[state->n_stack];
  guint n_before = state->n_stack > 0 ? state->n_undo[state->n_stack - 1] : 0;
  const QsDatum *matrix = find (internals, "conflict", QS_DATUM_MATRIX, n * n);
  const QsDatum *undo = find (internals, "undo", QS_DATUM_LIST, n_undo);
  const QsCell *cells = qs_internals_get_cells (internals, matrix);

  g_assert_cmpuint (matrix->width, ==, n);
  for (guint i = 0; i < n * n; i++)
    {
      guint row = i / n, column = i % n;

      assert_cell (&cells[i], state->conflict[row][column],
                   flag (state->conflict[row][column], is_row (state, row) && state->step.column == column));
      assert_square (state, &cells[i], row, column);
    }

  g_assert_cmpint (undo->style, ==, QS_VALUE_SQUARE);
  cells = qs_internals_get_cells (internals, undo);
  for (guint i = 0; i < n_undo; i++)
    {
      g_assert_cmpuint (cells[i].flags, ==, flag (TRUE, i >= n_before));
      assert_square (state, &cells[i], state->undo[i].row, state->undo[i].column);
    }
}

/* Whether a queen above the last step's row stands on the line through its square of @column. */
static gboolean
is_on_line (const State *state,
            guint        column,
            int          right)
{
  for (int row = 0; row < (int) state->step.row; row++)
    {
      if (state->queen[row] == (int) column - right * ((int) state->step.row - row))
        return TRUE;
    }

  return FALSE;
}

/* Whether the search has still to try the free square of the last step's row. */
static gboolean
is_to_try (const State *state,
           guint        column)
{
  return (state->step.column == QS_TRACE_WHOLE || column > state->step.column) && !is_on_line (state, column, 0) &&
         !is_on_line (state, column, 1) && !is_on_line (state, column, -1);
}

static void
assert_free (const State       *state,
             const QsInternals *internals)
{
  const QsCell *free_squares = find_cells (internals, "free", QS_DATUM_BITS, state->n);
  const QsCell *bit = find_cells (internals, "bit", QS_DATUM_BITS, state->n);
  gboolean has_bit = state->step.column != QS_TRACE_WHOLE;

  for (guint i = 0; i < state->n; i++)
    {
      assert_cell (&free_squares[i], is_to_try (state, i), flag (is_to_try (state, i), FALSE));
      if (has_bit)
        assert_cell (&bit[i], i == state->step.column, flag (i == state->step.column, i == state->step.column));
      else
        assert_cell (&bit[i], -1, QS_CELL_UNUSED);
      assert_square (state, &free_squares[i], state->step.row, i);
      assert_square (state, &bit[i], state->step.row, i);
    }
}

static void
assert_shifting (const State       *state,
                 const QsInternals *internals)
{
  guint n = state->n;
  const QsCell *columns = find_cells (internals, "columns", QS_DATUM_BITS, n);
  const QsCell *diagonals = find_cells (internals, "diagonals", QS_DATUM_BITS, n);
  const QsCell *anti = find_cells (internals, "anti", QS_DATUM_BITS, n);
  gboolean is_shifted;

  for (guint i = 0; i < n; i++)
    {
      assert_cell (&columns[i], is_on_line (state, i, 0), flag (is_on_line (state, i, 0), FALSE));
      assert_cell (&diagonals[i], is_on_line (state, i, 1), flag (is_on_line (state, i, 1), FALSE));
      assert_cell (&anti[i], is_on_line (state, i, -1), flag (is_on_line (state, i, -1), FALSE));
      assert_region (&columns[i].region, n, in_column, (int) i);
      assert_region (&diagonals[i].region, n, in_diagonal, (int) (state->step.row + n - 1 - i));
      assert_region (&anti[i].region, n, in_anti_diagonal, (int) (state->step.row + i));
    }

  is_shifted = state->step.event == QS_TRACE_CHECK && state->step.row > 0;
  g_assert_cmpint (find (internals, "columns", QS_DATUM_BITS, n)->shift, ==, 0);
  g_assert_cmpint (find (internals, "diagonals", QS_DATUM_BITS, n)->shift, ==, is_shifted ? 1 : 0);
  g_assert_cmpint (find (internals, "anti", QS_DATUM_BITS, n)->shift, ==, is_shifted ? -1 : 0);
  assert_free (state, internals);
}

/* A bit of a mask of lines: whether no queen above the last step's row stands on its line. */
static void
assert_free_line (const State  *state,
                  const QsCell *cell,
                  gboolean      is_seen)
{
  gboolean is_free = TRUE;

  for (guint row = 0; row < state->step.row; row++)
    is_free = is_free && !region_contains (&cell->region, row, state->queen[row]);

  assert_cell (cell, is_free, flag (is_free, FALSE) | (is_seen ? 0 : QS_CELL_UNUSED));
}

/* The bit over a column of the board is that of the line through the row's square there. */
static void
assert_diagonal_mask (const State       *state,
                      const QsInternals *internals,
                      const char        *name,
                      gboolean (*contains) (guint row, guint column, int key, guint n))
{
  guint n = state->n;
  const QsDatum *datum = find (internals, name, QS_DATUM_BITS, 2 * n - 1);
  const QsCell *cells = qs_internals_get_cells (internals, datum);

  for (int i = 0; i < (int) (2 * n - 1); i++)
    {
      int column = i - datum->align;
      gboolean is_seen = column >= 0 && column < (int) n;

      assert_free_line (state, &cells[i], is_seen);
      assert_region (&cells[i].region, n, contains, contains == in_diagonal ? (int) (2 * n - 2) - i : i);
      if (is_seen)
        g_assert_true (region_contains (&cells[i].region, state->step.row, (guint) column));
    }
}

static void
assert_fixed (const State       *state,
              const QsInternals *internals)
{
  const QsCell *columns = find_cells (internals, "columns", QS_DATUM_BITS, state->n);

  for (guint i = 0; i < state->n; i++)
    {
      assert_free_line (state, &columns[i], TRUE);
      assert_region (&columns[i].region, state->n, in_column, (int) i);
    }
  assert_diagonal_mask (state, internals, "L", in_anti_diagonal);
  assert_diagonal_mask (state, internals, "R", in_diagonal);
  assert_free (state, internals);
}

/* How many squares of a line no queen attacks; a line with a queen is covered. */
static void
assert_size (const State    *state,
             const QsCell   *cell,
             const TestStep *look,
             guint           row,
             guint           column)
{
  guint n_left = 0;
  gboolean is_covered = FALSE, is_chosen = look->row == row && look->column == column;

  for (guint i = 0; i < state->n; i++)
    {
      guint its_row = row == QS_TRACE_WHOLE ? i : row, its_column = column == QS_TRACE_WHOLE ? i : column;
      gboolean is_left = TRUE;

      for (guint j = 0; j < state->n_stack; j++)
        {
          const TestStep *queen = &state->stack[j];

          is_covered = is_covered || queen->row == row || queen->column == column;
          is_left = is_left && !test_attacks (queen->row, queen->column, its_row, its_column);
        }
      n_left += is_left;
    }

  assert_cell (cell, is_covered ? 0 : n_left, (is_covered ? QS_CELL_UNUSED : QS_CELL_SET) | flag (FALSE, is_chosen));
}

static void
assert_links (const State       *state,
              const QsInternals *internals)
{
  const QsCell *rows = find_cells (internals, "rows", QS_DATUM_ARRAY, state->n);
  const QsCell *columns = find_cells (internals, "columns", QS_DATUM_ARRAY, state->n);
  const QsDatum *solution = find (internals, "solution", QS_DATUM_LIST, state->n_stack);
  const QsCell *squares = qs_internals_get_cells (internals, solution);
  gboolean is_below = state->step.event == QS_TRACE_PLACE || state->step.event == QS_TRACE_SOLUTION;
  const TestStep *look = &state->looks[state->n_stack - (is_below ? 1 : 0)];

  for (guint i = 0; i < state->n; i++)
    {
      assert_size (state, &rows[i], look, i, QS_TRACE_WHOLE);
      assert_size (state, &columns[i], look, QS_TRACE_WHOLE, i);
      assert_region (&rows[i].region, state->n, in_row, (int) i);
      assert_region (&columns[i].region, state->n, in_column, (int) i);
    }

  g_assert_cmpint (solution->style, ==, QS_VALUE_SQUARE);
  for (guint i = 0; i < state->n_stack; i++)
    {
      g_assert_cmpuint (squares[i].flags, ==, flag (TRUE, state->stack[i].row == state->step.row));
      assert_square (state, &squares[i], state->stack[i].row, state->stack[i].column);
    }
}

/* How many queens stand on the squares of a cell. */
static guint
count_queens (const State  *state,
              const QsCell *cell)
{
  guint count = 0;

  for (guint i = 0; i < state->n_stack; i++)
    count += region_contains (&cell->region, state->stack[i].row, state->stack[i].column);

  return count;
}

static void
assert_counted_line (const State  *state,
                     const QsCell *cell,
                     gboolean (*contains) (guint row, guint column, int key, guint n),
                     guint         key)
{
  guint count = count_queens (state, cell);
  guint column = state->step.column == QS_TRACE_WHOLE ? state->queen[state->step.row] : state->step.column;

  assert_region (&cell->region, state->n, contains, (int) key);
  assert_cell (cell, count, flag (count > 0, column != QS_EMPTY_ROW &&
                                                 contains (state->step.row, column, (int) key, state->n)));
}

static void
assert_moves (const State       *state,
              const QsInternals *internals)
{
  guint n = state->n;
  const QsCell *conflicts = find_cells (internals, "conflicts", QS_DATUM_ARRAY, n);
  const QsCell *columns = find_cells (internals, "columns", QS_DATUM_ARRAY, n);
  const QsCell *diagonals = find_cells (internals, "diagonals", QS_DATUM_ARRAY, 2 * n - 1);
  const QsCell *anti = find_cells (internals, "anti", QS_DATUM_ARRAY, 2 * n - 1);

  for (guint row = 0; row < n; row++)
    {
      guint count = 0;

      for (guint i = 0; i < state->n_stack; i++)
        count += state->stack[i].row != row && state->queen[row] != QS_EMPTY_ROW &&
                 test_attacks (state->stack[i].row, state->stack[i].column, row, state->queen[row]);

      assert_cell (&conflicts[row], count,
                   (state->queen[row] == QS_EMPTY_ROW ? QS_CELL_UNUSED : 0) | flag (count > 0, is_row (state, row)));
      assert_counted_line (state, &columns[row], in_column, row);
    }

  for (guint i = 0; i < 2 * n - 1; i++)
    {
      assert_counted_line (state, &diagonals[i], in_diagonal, i);
      assert_counted_line (state, &anti[i], in_anti_diagonal, i);
    }
}

static const struct
{
  const char *id;
  AssertFunc assert_data;
  const char *names; /* of all data, in their order */
} methods[] = {
  { "brute-force", assert_brute_force, "queen upper lower" },
  { "permutations", assert_permutations, "order upper lower" },
  { "scanning", assert_scanning, "queen walk" },
  { "boolean-arrays", assert_lines, "columns diagonals anti" },
  { "hash-sets", assert_sets, "columns differences sums" },
  { "explicit-stack", assert_stack, "row column stack columns diagonals anti" },
  { "conflict-matrix", assert_matrix, "conflict undo" },
  { "bit-sets", assert_bit_sets, "columns L R" },
  { "shifting-masks", assert_shifting, "columns diagonals anti free bit" },
  { "fixed-masks", assert_fixed, "columns L R free bit" },
  { "dancing-links", assert_links, "rows columns solution" },
  { "min-conflicts", assert_moves, "conflicts columns diagonals anti" },
};

/* Marks a square for the conflict matrix, if it is on the board and not marked yet. */
static void
mark (State *state,
      guint  row,
      int    column)
{
  guint *n_undo = &state->n_undo[state->n_stack];

  if (column < 0 || column >= (int) state->n || state->conflict[row][column])
    return;

  state->conflict[row][column] = TRUE;
  state->undo[(*n_undo)++] = (TestStep){ QS_TRACE_CHECK, row, (guint) column };
}

static void
place (State *state)
{
  guint n = state->n, row = state->step.row, column = state->step.column, place_of_column = 0;

  memcpy (state->orders[row], state->order, sizeof state->order);
  while (state->order[place_of_column] != column)
    place_of_column++;
  state->order[place_of_column] = state->order[row];
  state->order[row] = column;

  state->queen[row] = (guint16) column;
  state->columns[column] = TRUE;
  state->diagonals[row + n - 1 - column] = TRUE;
  state->anti[row + column] = TRUE;

  state->stack[state->n_stack++] = state->step;
  state->n_undo[state->n_stack] = state->n_undo[state->n_stack - 1];
  for (guint below = row + 1; below < n; below++)
    {
      mark (state, below, (int) column - (int) (below - row));
      mark (state, below, (int) column);
      mark (state, below, (int) column + (int) (below - row));
    }
}

static void
take_back (State *state)
{
  guint n = state->n, row = state->step.row, column = state->step.column, i = 0;

  while (state->stack[i].row != row)
    i++;
  for (guint j = state->n_undo[i]; j < state->n_undo[i + 1] && i + 1 == state->n_stack; j++)
    state->conflict[state->undo[j].row][state->undo[j].column] = FALSE;
  state->n_stack--;
  memmove (&state->stack[i], &state->stack[i + 1], (state->n_stack - i) * sizeof *state->stack);

  memcpy (state->order, state->orders[row], sizeof state->order);
  state->queen[row] = QS_EMPTY_ROW;
  state->columns[column] = FALSE;
  state->diagonals[row + n - 1 - column] = FALSE;
  state->anti[row + column] = FALSE;
}

static void
init (State *state,
      guint  n)
{
  *state = (State){ .n = n };
  for (guint i = 0; i < n; i++)
    {
      state->queen[i] = QS_EMPTY_ROW;
      state->order[i] = i;
    }
}

static void
make_step (State          *state,
           const TestStep *step)
{
  state->step = *step;

  if (step->event == QS_TRACE_CHECK)
    state->looks[state->n_stack] = *step;
  if (step->event == QS_TRACE_PLACE)
    place (state);
  if (step->event == QS_TRACE_REMOVE)
    take_back (state);
}

static void
test_every_step (gconstpointer data)
{
  const guint place = GPOINTER_TO_UINT (data);
  const QsMethod *method = qs_methods_find (methods[place].id);
  guint last_n = method->look == QS_LOOK_BOARD ? 4 : method->look == QS_LOOK_BOARD_UNUSED ? 5 : MAX_N;
  g_autoptr (QsInternals) internals = qs_internals_new ();

  for (guint n = 1; n <= last_n; n++)
    {
      QsSearch search = { .n = n, .seed = 7 };
      g_autoptr (GArray) steps = test_steps_record (method, &search);
      QsMoment moment;
      State state;

      qs_moment_init (&moment, NULL, n, NULL);
      init (&state, n);
      for (guint i = 0; i < steps->len; i++)
        {
          const TestStep *step = &g_array_index (steps, TestStep, i);

          make_step (&state, step);
          qs_moment_record (&moment, step->event, step->row, step->column);
          qs_internals_clear (internals);
          method->describe (&moment, internals);
          methods[place].assert_data (&state, internals);
        }
    }
}

/* The names are those of the pseudocode, and the same before the first step as after it. */
static void
test_names (gconstpointer data)
{
  const guint place = GPOINTER_TO_UINT (data);
  const QsMethod *method = qs_methods_find (methods[place].id);
  g_autofree char *pseudocode = g_strjoinv ("\n", (char **) method->pseudocode);
  g_autoptr (QsInternals) internals = qs_internals_new ();
  g_autoptr (GString) names = g_string_new (NULL);
  const QsDatum *shown;
  QsMoment moment;
  guint n_shown;

  qs_moment_init (&moment, NULL, 8, NULL);
  method->describe (&moment, internals);
  shown = qs_internals_get_data (internals, &n_shown);

  for (guint i = 0; i < n_shown; i++)
    {
      g_autofree char *pattern = g_strdup_printf ("\\b%s\\b", shown[i].name);

      g_assert_true (g_regex_match_simple (pattern, pseudocode, 0, 0));
      g_string_append_printf (names, "%s%s", i > 0 ? " " : "", shown[i].name);
    }

  g_assert_cmpstr (names->str, ==, methods[place].names);
}

/* Nothing is current, and what each step computes anew is empty. */
static void
assert_rest (const QsMethod *method,
             const QsMoment *moment)
{
  static const char *const of_steps[] = { "free", "bit", "row", "column", "upper", "lower" };
  g_autoptr (QsInternals) internals = qs_internals_new ();
  const QsDatum *shown;
  guint n_shown;

  method->describe (moment, internals);
  shown = qs_internals_get_data (internals, &n_shown);

  for (guint i = 0; i < n_shown; i++)
    {
      const QsCell *cells = qs_internals_get_cells (internals, &shown[i]);

      for (guint j = 0; j < shown[i].n_cells; j++)
        {
          g_assert_cmpuint (cells[j].flags & QS_CELL_CURRENT, ==, 0);
          for (guint k = 0; k < G_N_ELEMENTS (of_steps); k++)
            {
              if (g_str_equal (shown[i].name, of_steps[k]))
                assert_cell (&cells[j], -1, QS_CELL_UNUSED);
            }
        }
    }
}

static void
test_before_the_first_step (gconstpointer data)
{
  QsMoment moment;

  qs_moment_init (&moment, NULL, 8, NULL);
  assert_rest (qs_methods_find (methods[GPOINTER_TO_UINT (data)].id), &moment);
}

/* The queens and counts stay: a method that moves queens ends with a solution on the board. */
static void
test_after_the_end (gconstpointer data)
{
  const QsMethod *method = qs_methods_find (methods[GPOINTER_TO_UINT (data)].id);
  QsSearch search = { .n = 4, .seed = 7 };
  g_autoptr (GArray) steps = test_steps_record (method, &search);
  QsMoment moment;

  qs_moment_init (&moment, NULL, 4, NULL);
  for (guint i = 0; i < steps->len; i++)
    {
      const TestStep *step = &g_array_index (steps, TestStep, i);

      qs_moment_record (&moment, step->event, step->row, step->column);
    }

  qs_moment_rest (&moment);
  assert_rest (method, &moment);
  g_assert_cmpuint (moment.n_placed, ==, method->look != QS_LOOK_MOVES ? 0 : 4);
  g_assert_cmpuint (moment.counts.placements, ==, search.counts.placements);
}

/* The largest boards do not fit: 64 values of each array are listed, around the current one. */
QS_TEST (data_of_large_boards_are_listed_in_part)
{
  static const char *const names[] = { "conflicts", "columns", "diagonals", "anti" };
  const QsMethod *method = qs_methods_find ("min-conflicts");
  g_autoptr (QsInternals) internals = qs_internals_new ();
  QsMoment moment;

  qs_moment_init (&moment, NULL, QS_MAX_N, NULL);
  for (guint row = 0; row < QS_MAX_N; row++)
    {
      guint column = row * 7 % QS_MAX_N;
      guint current[] = { row, column, row + QS_MAX_N - 1 - column, row + column };
      const QsDatum *shown;
      guint n_shown;

      qs_moment_record (&moment, QS_TRACE_PLACE, row, column);
      qs_internals_clear (internals);
      method->describe (&moment, internals);
      shown = qs_internals_get_data (internals, &n_shown);
      g_assert_cmpuint (n_shown, ==, G_N_ELEMENTS (names));

      for (guint i = 0; i < n_shown; i++)
        {
          guint n_total = i < 2 ? QS_MAX_N : 2 * QS_MAX_N - 1;
          const QsCell *cells = qs_internals_get_cells (internals, &shown[i]);

          g_assert_cmpstr (shown[i].name, ==, names[i]);
          g_assert_cmpuint (shown[i].n_cells, ==, 64);
          g_assert_cmpuint (shown[i].n_total, ==, n_total);
          g_assert_cmpint (shown[i].first_index, >=, 0);
          g_assert_cmpint (shown[i].first_index, <=, (gint) (n_total - 64));
          g_assert_cmpint ((gint) current[i] - shown[i].first_index, >=, 0);
          g_assert_cmpint ((gint) current[i] - shown[i].first_index, <, 64);
          g_assert_true (cells[(gint) current[i] - shown[i].first_index].flags & QS_CELL_CURRENT);
          g_assert_true (region_contains (&cells[(gint) current[i] - shown[i].first_index].region, row, column));
        }
    }
}

static void
add (guint         place,
     const char   *path,
     GTestDataFunc test)
{
  g_autofree char *full_path = g_strdup_printf ("/methods/%s/%s", methods[place].id, path);

  g_test_add_data_func (full_path, GUINT_TO_POINTER (place), test);
}

QS_TEST_MAIN
{
  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      add (i, "data-are-true-at-every-step", test_every_step);
      add (i, "data-have-the-names-of-the-pseudocode", test_names);
      add (i, "nothing-is-current-before-the-first-step", test_before_the_first_step);
      add (i, "nothing-is-current-after-the-end", test_after_the_end);
    }
}
