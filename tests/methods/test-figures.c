/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures of the methods: those of the articles, and calls against a stack that is kept here. */

#include "config.h"

#include <string.h>

#include "qs-figures.h"
#include "qs-methods.h"
#include "qs-test-main.h"
#include "qs-test-steps.h"

/* The moment when the third row of eight is reached, with queens in columns 2 and 4. */
static void
init_moment (QsMoment *moment)
{
  qs_moment_init (moment, NULL, 8, NULL);
  qs_moment_record (moment, QS_TRACE_CHECK, 0, QS_TRACE_WHOLE);
  qs_moment_record (moment, QS_TRACE_PLACE, 0, 2);
  qs_moment_record (moment, QS_TRACE_CHECK, 1, QS_TRACE_WHOLE);
  qs_moment_record (moment, QS_TRACE_PLACE, 1, 4);
  qs_moment_record (moment, QS_TRACE_CHECK, 2, QS_TRACE_WHOLE);
}

/* The values of a datum as a number, bit 0 first; −1 where they are not known. */
static gint64
read_bits (const QsInternals *internals,
           const char        *name)
{
  guint n_data;
  const QsDatum *data = qs_internals_get_data (internals, &n_data);
  const QsCell *cells;
  gint64 value = 0;

  while (n_data > 0 && !g_str_equal (data->name, name))
    {
      data++;
      n_data--;
    }
  g_assert_cmpuint (n_data, >, 0);

  cells = qs_internals_get_cells (internals, data);
  if (data->kind == QS_DATUM_NUMBER)
    return cells->value;
  for (guint i = 0; i < data->n_cells; i++)
    {
      if (cells[i].value < 0)
        return -1;
      value |= cells[i].value << i;
    }

  return value;
}

/* Each call keeps the masks that it was given: the slides of the second article, one below the other. */
QS_TEST (calls_keep_their_masks)
{
  static const gint64 expected[3][3] = {
    { 0, 0, 0 },
    { 1 << 2, 1 << 3, 1 << 1 },
    { 1 << 2 | 1 << 4, 1 << 4 | 1 << 5, 1 << 0 | 1 << 3 },
  };
  g_autoptr (QsInternals) internals = qs_internals_new ();
  const QsDatum *data;
  QsMoment moment;
  guint n_data;

  init_moment (&moment);
  moment.method = qs_methods_find ("shifting-masks");
  qs_figures_describe (QS_FIGURE_CALLS, &moment, internals);
  data = qs_internals_get_data (internals, &n_data);
  g_assert_cmpuint (n_data, ==, 4);
  g_assert_cmpstr (data[0].name, ==, "search (row, columns, diagonals, anti)");

  for (guint call = 0; call < 3; call++)
    {
      const QsCell *cells = qs_internals_get_cells (internals, &data[call + 1]);

      g_assert_cmpuint (data[call + 1].n_cells, ==, 3);
      for (guint i = 0; i < 3; i++)
        {
          g_assert_cmpint (cells[i].value, ==, expected[call][i]);
          g_assert_cmpuint (cells[i].n_bits, ==, 8);
          g_assert_cmpint ((cells[i].flags & QS_CELL_CURRENT) != 0, ==, call == 2);
        }
    }
}

/* Here a bit is a line that is free, in its fixed place. */
QS_TEST (calls_keep_their_fixed_masks)
{
  g_autoptr (QsInternals) internals = qs_internals_new ();
  const QsDatum *data;
  const QsCell *cells;
  QsMoment moment;
  guint n_data;

  init_moment (&moment);
  moment.method = qs_methods_find ("fixed-masks");
  qs_figures_describe (QS_FIGURE_CALLS, &moment, internals);
  data = qs_internals_get_data (internals, &n_data);
  g_assert_cmpuint (n_data, ==, 4);
  cells = qs_internals_get_cells (internals, &data[3]);
  g_assert_cmpint (cells[0].value, ==, 0xFF & ~(1 << 2 | 1 << 4));
  g_assert_cmpint (cells[1].value, ==, 0x7FFF & ~(1 << 2 | 1 << 5));
  g_assert_cmpint (cells[2].value, ==, 0x7FFF & ~(1 << 9 | 1 << 10));
  g_assert_cmpuint (cells[2].n_bits, ==, 15);
}

/* A call begins with the first step below a queen, and ends when that queen is taken back. */
static void
follow_calls (const QsMethod *method,
              guint           n)
{
  QsSearch search = { .n = n };
  g_autoptr (GArray) steps = test_steps_record (method, &search);
  g_autoptr (QsInternals) internals = qs_internals_new ();
  gboolean is_board = method->look == QS_LOOK_BOARD || method->look == QS_LOOK_BOARD_UNUSED;
  QsMoment moment;
  guint n_data;

  qs_moment_init (&moment, method, n, NULL);
  for (guint i = 0; i < steps->len; i++)
    {
      const TestStep *step = &g_array_index (steps, TestStep, i);
      gboolean is_full = is_board && (step->event == QS_TRACE_CHECK || step->event == QS_TRACE_REJECT);

      qs_moment_record (&moment, step->event, step->row, step->column);
      qs_internals_clear (internals);
      qs_figures_describe (QS_FIGURE_CALLS, &moment, internals);
      qs_internals_get_data (internals, &n_data);
      g_assert_cmpuint (n_data, ==, 1 + (is_full ? n : step->row + 1));
    }

  qs_moment_rest (&moment);
  qs_internals_clear (internals);
  qs_figures_describe (QS_FIGURE_CALLS, &moment, internals);
  qs_internals_get_data (internals, &n_data);
  g_assert_cmpuint (n_data, ==, 1);
}

QS_TEST (calls_are_those_of_the_recursion_at_every_step)
{
  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      for (guint n = 1; n <= 4 && (*method)->look != QS_LOOK_MOVES && !(*method)->picks_line; n++)
        follow_calls (*method, n);
    }
}

/* The five operations on the numbers of a step, as C computes them. */
QS_TEST (operations_have_the_numbers_of_the_step)
{
  g_autoptr (QsInternals) internals = qs_internals_new ();
  QsMoment moment;

  init_moment (&moment);
  moment.method = qs_methods_find ("shifting-masks");
  qs_figures_describe (QS_FIGURE_BITS, &moment, internals);
  g_assert_cmpint (read_bits (internals, "free"), ==, 0xC2);
  g_assert_cmpint (read_bits (internals, "free & −free"), ==, 0x02);
  g_assert_cmpint (read_bits (internals, "free & (free − 1)"), ==, 0xC0);
  g_assert_cmpint (read_bits (internals, "columns"), ==, 0x14);
  g_assert_cmpint (read_bits (internals, "columns | 1 << i"), ==, -1);

  qs_moment_record (&moment, QS_TRACE_PLACE, 2, 1);
  qs_internals_clear (internals);
  moment.method = qs_methods_find ("shifting-masks");
  qs_figures_describe (QS_FIGURE_BITS, &moment, internals);
  g_assert_cmpint (read_bits (internals, "free"), ==, 0xC2);
  g_assert_cmpint (read_bits (internals, "columns | 1 << i"), ==, 0x16);
  g_assert_cmpint (read_bits (internals, "columns & ~(1 << i)"), ==, 0x14);
  g_assert_cmpint (read_bits (internals, "columns ^ 1 << i"), ==, 0x16);
  g_assert_cmpint (read_bits (internals, "columns >> i & 1"), ==, 0);
  g_assert_cmpint (read_bits (internals, "i"), ==, 1);
}

/* The cell that is looked up is always the one with the column, and all 32 are different. */
QS_TEST (the_table_finds_every_bit)
{
  guint32 seen = 0;

  for (guint column = 0; column < 32; column++)
    {
      g_autoptr (QsInternals) internals = qs_internals_new ();
      guint n_data, index = (guint) (((guint64) 0x077CB531 << column & G_MAXUINT32) / (1 << 27));
      const QsDatum *data;
      const QsCell *cells;
      QsMoment moment;

      qs_moment_init (&moment, NULL, 32, NULL);
      qs_moment_record (&moment, QS_TRACE_PLACE, 0, column);
      moment.method = qs_methods_find ("fixed-masks");
      qs_figures_describe (QS_FIGURE_TABLE, &moment, internals);
      data = qs_internals_get_data (internals, &n_data);
      g_assert_cmpstr (data[3].name, ==, "table");
      g_assert_cmpuint (data[3].n_cells, ==, 32);
      cells = qs_internals_get_cells (internals, &data[3]);

      for (guint i = 0; i < 32; i++)
        g_assert_cmpint ((cells[i].flags & QS_CELL_CURRENT) != 0, ==, i == index);
      g_assert_cmpint (cells[index].value, ==, column);
      g_assert_cmpint (data[0].style, ==, QS_VALUE_HEX);
      g_assert_cmpint (read_bits (internals, "product"), ==, ((gint64) 0x077CB531 << column) % 0x100000000);
      g_assert_cmpint (read_bits (internals, "index"), ==, index);
      g_assert_cmpint (read_bits (internals, "table[index]"), ==, column);
      seen |= 1u << index;
    }

  g_assert_cmpuint (seen, ==, G_MAXUINT32);
}

/* A row that is only looked at isolates no bit: nothing is looked up. */
QS_TEST (without_a_bit_nothing_is_looked_up)
{
  g_autoptr (QsInternals) internals = qs_internals_new ();
  QsMoment moment;

  init_moment (&moment);
  moment.method = qs_methods_find ("fixed-masks");
  qs_figures_describe (QS_FIGURE_TABLE, &moment, internals);
  g_assert_cmpint (read_bits (internals, "product"), ==, -1);
  g_assert_cmpint (read_bits (internals, "index"), ==, -1);
  g_assert_cmpint (read_bits (internals, "table[index]"), ==, -1);
}

static gboolean
region_contains (const QsRegion *region,
                 guint           modulus,
                 gint            row,
                 gint            column)
{
  gint distance = region->kind == QS_REGION_DIAGONAL ? row - column - (gint) (region->row - region->column)
                                                      : row + column - (gint) (region->row + region->column);

  return distance == 0 || (modulus != 0 && distance % (gint) modulus == 0);
}

/* Each square of a value's diagonal has the index under which the method keeps that value. */
static void
assert_indices (const char *id,
                const char *board,
                const char *name,
                gboolean    is_anti,
                const char *formula)
{
  const QsMethod *method = qs_methods_find (id);
  g_autoptr (QsInternals) internals = qs_internals_new ();
  guint n_data, n_squares = 0;
  const QsDatum *data;
  const QsCell *cells;
  QsLineNumbers numbers;
  QsMoment moment;
  QsProblem problem;

  g_assert_true (qs_problem_parse (board, &problem, NULL));
  qs_moment_init (&moment, NULL, 8, qs_problem_intern (&problem));
  method->describe (&moment, internals);
  for (data = qs_internals_get_data (internals, &n_data); !g_str_equal (data->name, name); data++)
    ;
  cells = qs_internals_get_cells (internals, data);
  qs_figures_number_lines (method, moment.problem, 8, is_anti, &numbers);
  g_assert_cmpstr (numbers.formula, ==, formula);

  g_assert_cmpuint (data->n_cells, ==, moment.problem != NULL ? 8 : 15);
  for (guint i = 0; i < data->n_cells * 64; i++)
    {
      gint row = (gint) (i / 8 % 8), column = (gint) (i % 8);
      gint number = row * numbers.row + column * numbers.column + numbers.offset;

      if (!region_contains (&cells[i / 64].region, numbers.modulus, row, column))
        continue;

      g_assert_cmpint (numbers.modulus != 0 ? (number + 8) % 8 : number, ==, (gint) (i / 64));
      n_squares++;
    }

  g_assert_cmpuint (n_squares, ==, 64);
}

/* The figures of the articles: L from the top left, R from the bottom left; r − c with an offset, and r + c. */
QS_TEST (diagonals_have_the_numbers_of_the_data)
{
  QsLineNumbers numbers;

  assert_indices ("fixed-masks", "8", "L", TRUE, "row + column");
  assert_indices ("fixed-masks", "8", "R", FALSE, "column + n − 1 − row");
  assert_indices ("bit-sets", "8", "L", TRUE, "row + column");
  assert_indices ("bit-sets", "8", "R", FALSE, "column + n − 1 − row");
  assert_indices ("boolean-arrays", "8", "diagonals", FALSE, "row − column + n − 1");
  assert_indices ("boolean-arrays", "8", "anti", TRUE, "row + column");
  assert_indices ("explicit-stack", "8", "diagonals", FALSE, "row − column + n − 1");
  assert_indices ("min-conflicts", "8", "diagonals", FALSE, "row − column + n − 1");

  assert_indices ("fixed-masks", "8:torus", "L", TRUE, "(row + column) mod n");
  assert_indices ("fixed-masks", "8:torus", "R", FALSE, "(column + n − 1 − row) mod n");
  assert_indices ("bit-sets", "8:torus", "R", FALSE, "(column + n − 1 − row) mod n");
  assert_indices ("boolean-arrays", "8:torus", "diagonals", FALSE, "(row − column + n − 1) mod n");
  assert_indices ("explicit-stack", "8:torus", "anti", TRUE, "(row + column) mod n");

  qs_figures_number_lines (qs_methods_find ("hash-sets"), NULL, 8, FALSE, &numbers);
  g_assert_cmpint (numbers.offset, ==, 0);
  g_assert_cmpint (numbers.row * 2 + numbers.column * 5, ==, -3);
}

/* What a method does not have cannot be chosen. */
QS_TEST (each_method_has_its_own)
{
  g_assert_true (qs_figures_has (qs_methods_find ("fixed-masks"), QS_FIGURE_TABLE));
  g_assert_false (qs_figures_has (qs_methods_find ("shifting-masks"), QS_FIGURE_TABLE));
  g_assert_false (qs_figures_has (qs_methods_find ("boolean-arrays"), QS_FIGURE_BITS));
  g_assert_true (qs_figures_has (qs_methods_find ("explicit-stack"), QS_FIGURE_CALLS));
  g_assert_false (qs_figures_has (qs_methods_find ("min-conflicts"), QS_FIGURE_CALLS));
}
