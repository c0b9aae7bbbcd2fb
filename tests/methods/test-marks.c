/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The attacked squares that a look has found, at every step of every method. */

#include "config.h"

#include "qs-marks.h"

#include "qs-methods.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"
#include "qs-test-steps.h"

#define MAX_N 6

/* Whether a queen of another row attacks the square. */
static gboolean
is_attacked (const QsMoment *moment,
             guint           row,
             guint           column,
             guint           without_row)
{
  for (guint other = 0; other < moment->n; other++)
    {
      gboolean is_itself = other == row && moment->columns[other] == column;

      if (moment->columns[other] != QS_EMPTY_ROW && other != without_row && !is_itself &&
          test_attacks (other, moment->columns[other], row, column))
        return TRUE;
    }

  return FALSE;
}

/* The squares of the looked-at line, which the test has noted when it was looked at. */
static gboolean
is_in_line (const QsMoment *moment,
            const TestStep *look,
            guint           row,
            guint           column)
{
  gboolean is_on_it = look->row == row || look->column == column;
  gboolean is_queen = moment->columns[row] == column && row != moment->row;

  return is_on_it && (is_queen || is_attacked (moment, row, column, moment->row));
}

static gboolean
is_expected (const QsMethod *method,
             const QsMoment *moment,
             const TestStep *look,
             guint           row,
             guint           column)
{
  gboolean is_last = row == moment->row && column == moment->column;

  switch (method->look)
    {
    case QS_LOOK_BOARD:
    case QS_LOOK_BOARD_UNUSED:
      return moment->event == QS_TRACE_REJECT && is_last;
    case QS_LOOK_SQUARE:
      return row == moment->row && is_attacked (moment, row, column, row) &&
             (column < moment->column || (moment->event == QS_TRACE_REJECT && is_last));
    case QS_LOOK_LINE:
      return is_in_line (moment, look, row, column);
    case QS_LOOK_MOVES:
      return moment->columns[row] == column && is_attacked (moment, row, column, moment->n);
    default:
      g_assert_not_reached ();
    }
}

static void
assert_marks (const QsMoment *moment,
              const TestStep *look)
{
  QsSquare squares[MAX_N];
  guint n_squares = qs_marks_find_attacked (moment, squares);
  guint n_found = 0;

  for (guint row = 0; row < moment->n; row++)
    {
      for (guint column = 0; column < moment->n; column++)
        {
          if (!is_expected (moment->method, moment, look, row, column))
            continue;

          g_assert_cmpuint (n_found, <, n_squares);
          g_assert_cmpuint (squares[n_found].row, ==, row);
          g_assert_cmpuint (squares[n_found].column, ==, column);
          n_found++;
        }
    }

  g_assert_cmpuint (n_squares, ==, n_found);
}

/* The looks are kept by the number of queens that stood when they were made: a queen is taken back
 * to the look before it. */
static void
test_every_step (gconstpointer data)
{
  const QsMethod *method = data;
  guint last_n = method->look == QS_LOOK_BOARD ? 4 : MAX_N;

  for (guint n = 1; n <= last_n; n++)
    {
      QsSearch search = { .n = n };
      g_autoptr (GArray) steps = test_steps_record (method, &search);
      TestStep looks[MAX_N + 1] = { 0 };
      QsMoment moment;

      qs_moment_init (&moment, method, n, NULL);
      for (guint i = 0; i < steps->len; i++)
        {
          const TestStep *step = &g_array_index (steps, TestStep, i);
          guint n_above;

          qs_moment_record (&moment, step->event, step->row, step->column);
          n_above = moment.n_placed - (step->event == QS_TRACE_PLACE || step->event == QS_TRACE_SOLUTION ? 1 : 0);
          if (step->event == QS_TRACE_CHECK)
            looks[n_above] = *step;
          assert_marks (&moment, &looks[n_above]);
        }
    }
}

static void
test_before_the_first_step (gconstpointer data)
{
  QsSquare squares[MAX_N];
  QsMoment moment;

  qs_moment_init (&moment, data, MAX_N, NULL);
  g_assert_cmpuint (qs_marks_find_attacked (&moment, squares), ==, 0);
}

static void
add (const QsMethod *method,
     const char     *path,
     GTestDataFunc   test)
{
  g_autofree char *full_path = g_strdup_printf ("/methods/marks/%s/%s", method->id, path);

  g_test_add_data_func (full_path, method, test);
}

QS_TEST_MAIN
{
  const QsMethod *const *methods = qs_methods_list ();

  for (guint i = 0; methods[i] != NULL; i++)
    {
      add (methods[i], "are-true-at-every-step", test_every_step);
      add (methods[i], "are-none-before-the-first-step", test_before_the_first_step);
    }
}
