/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tests where the values of a method's data stand. */

#include <math.h>
#include <string.h>

#include "qs-figures.h"
#include "qs-internals-layout.h"
#include "qs-methods.h"
#include "qs-test-main.h"

static const QsInternalsMetrics metrics = { 7, 5.5, 15, 11 };

/* A moment far into a search, so that much is shown. */
static void
place_queens (QsMoment *moment,
                 guint     n_rows)
{
  for (guint row = 0; row < n_rows; row++)
    qs_moment_record (moment, QS_TRACE_PLACE, row, (row * 2 + 1) % moment->n);
}

static gboolean
overlap (const QsPiece *a,
         const QsPiece *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height && b->y < a->y + a->height;
}

static void
assert_tidy (const QsInternalsLayout *layout,
             double                   width)
{
  const QsPiece *pieces = layout->pieces;

  for (guint i = 0; i < layout->n_pieces; i++)
    {
      g_assert_cmpfloat (pieces[i].x, >=, 0);
      g_assert_cmpfloat (pieces[i].y, >=, 0);
      g_assert_cmpfloat (pieces[i].y + pieces[i].height, <=, layout->height);
      if (pieces[i].kind == QS_PIECE_CELL)
        g_assert_cmpfloat (pieces[i].x + pieces[i].width, <=, width);

      for (guint j = 0; j < i; j++)
        g_assert_false (overlap (&pieces[i], &pieces[j]));
    }
}

/* Every value of every method is somewhere, once. */
static void
assert_complete (const QsInternalsLayout *layout,
                 const QsInternals       *internals)
{
  guint n_data, n_cells = 0, expected = 0;
  const QsPiece *pieces = layout->pieces;
  const QsDatum *data = qs_internals_get_data (internals, &n_data);

  for (guint i = 0; i < n_data; i++)
    expected += data[i].n_cells;
  for (guint i = 0; i < layout->n_pieces; i++)
    n_cells += pieces[i].kind == QS_PIECE_CELL;

  g_assert_cmpuint (n_cells, ==, expected);
}

static void
assert_figure (const QsMethod *method,
               QsFigure        figure,
               guint           n,
               double          width)
{
  g_autoptr (QsInternals) internals = qs_internals_new ();
  g_autoptr (QsInternalsLayout) layout = qs_internals_layout_new ();
  QsMoment moment;

  qs_moment_init (&moment, method, n, NULL);
  place_queens (&moment, n / 2);
  qs_figures_describe (figure, &moment, internals);
  qs_internals_layout_arrange (layout, internals, n, &metrics, width, n % 2 == 0);
  assert_tidy (layout, width);
  assert_complete (layout, internals);
}

QS_TEST (all_values_have_a_place)
{
  const double widths[] = { 160, 220, 347, 600 };
  const guint sides[] = { 1, 4, 8, 13, 32 };

  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
      for (guint j = 0; j < G_N_ELEMENTS (widths); j++)
        for (QsFigure figure = 0; figure < QS_N_FIGURES; figure++)
          if (qs_figures_has (*method, figure))
            assert_figure (*method, figure, sides[i], widths[j]);
}

static void
add_bits (QsInternals *internals,
          guint        n_bits,
          gint         align)
{
  QsDatum *datum = qs_internals_begin (internals, "bits", QS_DATUM_BITS);

  datum->align = align;
  for (guint i = 0; i < n_bits; i++)
    qs_internals_add (internals, i % 2, 0, (QsRegion){ QS_REGION_COLUMN, 0, i });
}

/* The place of the bit that stands above the board's column. */
static const QsPiece *
find_bit (const QsInternalsLayout *layout,
          guint                    datum,
          guint                    bit)
{
  const QsPiece *pieces = layout->pieces;

  for (guint i = 0; i < layout->n_pieces; i++)
    {
      if (pieces[i].kind == QS_PIECE_CELL && pieces[i].datum == datum && pieces[i].cell == bit)
        return &pieces[i];
    }

  g_assert_not_reached ();
}

/* Masks of different lengths and shifts, on one line or on many. */
QS_TEST (bits_stand_above_their_column)
{
  const double widths[] = { 160, 220, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr (QsInternals) internals = qs_internals_new ();
      g_autoptr (QsInternalsLayout) layout = qs_internals_layout_new ();

      add_bits (internals, 32, 0);
      add_bits (internals, 63, 20);
      add_bits (internals, 16, -8);
      qs_internals_layout_arrange (layout, internals, 32, &metrics, widths[i], FALSE);
      assert_tidy (layout, widths[i]);

      for (guint column = 0; column < 32; column++)
        {
          double x = find_bit (layout, 0, column)->x;

          g_assert_cmpfloat (find_bit (layout, 1, column + 20)->x, ==, x);
          if (column >= 8 && column < 24)
            g_assert_cmpfloat (find_bit (layout, 2, column - 8)->x, ==, x);
        }
    }
}

/* The next row of a search has shorter data, above the same columns. */
QS_TEST (bits_stay_from_row_to_row)
{
  g_autoptr (QsInternals) internals = qs_internals_new ();
  g_autoptr (QsInternalsLayout) layout = qs_internals_layout_new ();
  double x;

  add_bits (internals, 8, 0);
  add_bits (internals, 15, 7);
  qs_internals_layout_arrange (layout, internals, 8, &metrics, 400, FALSE);
  x = find_bit (layout, 0, 3)->x;

  qs_internals_clear (internals);
  add_bits (internals, 8, 0);
  add_bits (internals, 15, 2);
  qs_internals_layout_arrange (layout, internals, 8, &metrics, 400, FALSE);
  g_assert_cmpfloat (find_bit (layout, 0, 3)->x, ==, x);
  g_assert_cmpfloat (find_bit (layout, 1, 5)->x, ==, x);

  qs_internals_layout_clear (layout);
  qs_internals_layout_arrange (layout, internals, 8, &metrics, 400, FALSE);
  g_assert_cmpfloat (find_bit (layout, 0, 3)->x, <, x);
}

QS_TEST (indices_stand_above_their_value)
{
  g_autoptr (QsInternals) internals = qs_internals_new ();
  g_autoptr (QsInternalsLayout) layout = qs_internals_layout_new ();
  QsDatum *datum = qs_internals_begin (internals, "array", QS_DATUM_ARRAY);
  const QsPiece *pieces;

  datum->first_index = -3;
  for (guint i = 0; i < 40; i++)
    qs_internals_add (internals, i * i, 0, (QsRegion){ QS_REGION_NONE });

  qs_internals_layout_arrange (layout, internals, 40, &metrics, 200, FALSE);
  pieces = layout->pieces;
  for (guint i = 0; i < layout->n_pieces; i++)
    {
      g_autofree char *expected = NULL;
      const QsPiece *value;

      if (pieces[i].kind != QS_PIECE_INDEX)
        continue;

      value = find_bit (layout, 0, pieces[i].cell);
      expected = g_strdup_printf ("%d", (int) pieces[i].cell - 3);
      g_assert_cmpstr (pieces[i].text, ==, expected);
      g_assert_cmpfloat (pieces[i].x, ==, value->x);
      g_assert_cmpfloat (pieces[i].y + pieces[i].height, ==, value->y);
    }
}

/* The looks of values: what the method says of each, and a frame where values stand side by side. */
QS_TEST (values_look_as_the_method_says)
{
  g_autoptr (QsInternals) internals = qs_internals_new ();
  g_autoptr (QsInternalsLayout) layout = qs_internals_layout_new ();
  const guint flags[] = { 0, QS_CELL_SET, QS_CELL_CURRENT, QS_CELL_UNUSED, QS_CELL_SET | QS_CELL_CURRENT };
  const guint looks[] = { 0, QS_PIECE_FILLED, QS_PIECE_CURRENT, QS_PIECE_FAINT, QS_PIECE_FILLED | QS_PIECE_CURRENT };
  const gboolean is_framed[QS_DATUM_MATRIX + 1] = { [QS_DATUM_ARRAY] = TRUE, [QS_DATUM_LIST] = TRUE, [QS_DATUM_MATRIX] = TRUE };

  for (QsDatumKind kind = QS_DATUM_NUMBER; kind <= QS_DATUM_MATRIX; kind++)
    {
      qs_internals_begin (internals, "datum", kind)->width = 5;
      for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
        qs_internals_add (internals, 1, flags[i], (QsRegion){ QS_REGION_NONE });
    }
  qs_internals_layout_arrange (layout, internals, 8, &metrics, 400, FALSE);

  for (QsDatumKind kind = QS_DATUM_NUMBER; kind <= QS_DATUM_MATRIX; kind++)
    for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
      g_assert_cmpuint (find_bit (layout, kind, i)->look, ==, looks[i] | (is_framed[kind] ? QS_PIECE_FRAMED : 0));
}

/* The values of a mask as they stand from left to right, and what stands behind them. */
static char *
read_bits (const QsInternalsLayout *layout,
           guint                    datum)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const QsPiece *pieces = layout->pieces;
  double x = 0;

  for (guint i = 0; i < layout->n_pieces; i++)
    {
      if (pieces[i].datum != datum || pieces[i].kind == QS_PIECE_NAME || pieces[i].kind == QS_PIECE_INDEX)
        continue;

      g_assert_cmpfloat (pieces[i].x, >=, x);
      x = pieces[i].x + pieces[i].width;
      g_string_append_printf (text, "%s%s", pieces[i].kind == QS_PIECE_TEXT ? " " : "", pieces[i].text);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_bits (const QsInternals *internals,
             gboolean           are_numbers,
             const char *const *expected)
{
  g_autoptr (QsInternalsLayout) layout = qs_internals_layout_new ();
  const QsPiece *pieces;

  qs_internals_layout_arrange (layout, internals, 8, &metrics, 310, are_numbers);
  assert_tidy (layout, 310);
  for (guint datum = 0; datum < 5; datum++)
    {
      g_autofree char *bits = read_bits (layout, datum);

      g_assert_cmpstr (bits, ==, expected[datum]);
    }

  pieces = layout->pieces;
  g_assert_cmpint (pieces[0].kind, ==, QS_PIECE_INDEX);
  g_assert_cmpstr (pieces[0].text, ==, are_numbers ? "7" : "0");
  g_assert_cmpfloat (pieces[0].x, ==, find_bit (layout, 0, are_numbers ? 7 : 0)->x);
}

/* The figure of the article on masks: n = 8, queens in columns 2 and 4, and the third row is reached. On the board
 * the same masks have bit 0 at the left, and move the other way. */
QS_TEST (bits_stand_as_on_the_board_or_as_in_numbers)
{
  static const char *const as_numbers[] = { "00010100", "00110000 ← << 1", "00001001 → >> 1", "11000010", "········" };
  static const char *const as_board[] = { "00101000", "00001100 → << 1", "10010000 ← >> 1", "01000011", "········" };
  g_autoptr (QsInternals) internals = qs_internals_new ();
  QsMoment moment;

  qs_moment_init (&moment, NULL, 8, NULL);
  qs_moment_record (&moment, QS_TRACE_CHECK, 0, QS_TRACE_WHOLE);
  qs_moment_record (&moment, QS_TRACE_PLACE, 0, 2);
  qs_moment_record (&moment, QS_TRACE_CHECK, 1, QS_TRACE_WHOLE);
  qs_moment_record (&moment, QS_TRACE_PLACE, 1, 4);
  qs_moment_record (&moment, QS_TRACE_CHECK, 2, QS_TRACE_WHOLE);
  qs_methods_find ("shifting-masks")->describe (&moment, internals);

  assert_bits (internals, TRUE, as_numbers);
  assert_bits (internals, FALSE, as_board);
}

/* Boolean arrays of twelve queens, in the room that they have in a usual window: each is one line, beside its name, and
 * above each other stand equal indices. */
QS_TEST (arrays_are_lines_beside_their_names)
{
  g_autoptr (QsInternals) internals = qs_internals_new ();
  g_autoptr (QsInternalsLayout) layout = qs_internals_layout_new ();
  QsMoment moment;

  qs_moment_init (&moment, NULL, 12, NULL);
  qs_methods_find ("boolean-arrays")->describe (&moment, internals);
  qs_internals_layout_arrange (layout, internals, 12, &metrics, 310, FALSE);
  assert_tidy (layout, 310);

  for (guint datum = 0; datum < 3; datum++)
    {
      g_assert_cmpfloat (find_bit (layout, datum, 0)->y, ==, find_bit (layout, datum, 11)->y);
      g_assert_cmpfloat (find_bit (layout, datum, 11)->x, ==, find_bit (layout, 0, 11)->x);
      g_assert_cmpfloat (find_bit (layout, datum, 0)->x, >=, strlen ("diagonals") * metrics.character);
    }
  g_assert_cmpfloat (find_bit (layout, 1, 0)->y, ==, find_bit (layout, 1, 22)->y);
  g_assert_cmpstr (find_bit (layout, 1, 22)->text, ==, "0");
  g_assert_cmpfloat (layout->height, <=, 110);
}

/* So are the masks of twelve queens, below their names where there is no room beside them. */
QS_TEST (masks_are_lines)
{
  g_autoptr (QsInternals) internals = qs_internals_new ();
  g_autoptr (QsInternalsLayout) layout = qs_internals_layout_new ();

  add_bits (internals, 12, 0);
  add_bits (internals, 23, 11);
  add_bits (internals, 23, 0);
  qs_internals_layout_arrange (layout, internals, 12, &metrics, 310, FALSE);
  assert_tidy (layout, 310);
  for (guint datum = 1; datum < 3; datum++)
    g_assert_cmpfloat (find_bit (layout, datum, 0)->y, ==, find_bit (layout, datum, 22)->y);
  g_assert_cmpfloat (find_bit (layout, 0, 0)->x, ==, find_bit (layout, 1, 11)->x);
}

/* What is to be undone stands beside the matrix where there is room, else below it. */
QS_TEST (a_list_stands_beside_its_matrix)
{
  const double widths[] = { 310, 160 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr (QsInternals) internals = qs_internals_new ();
      g_autoptr (QsInternalsLayout) layout = qs_internals_layout_new ();
      const QsPiece *last, *undo;
      QsMoment moment;

      qs_moment_init (&moment, NULL, 8, NULL);
      place_queens (&moment, 4);
      qs_methods_find ("conflict-matrix")->describe (&moment, internals);
      qs_internals_layout_arrange (layout, internals, 8, &metrics, widths[i], FALSE);
      assert_tidy (layout, widths[i]);
      last = find_bit (layout, 0, 63);
      undo = find_bit (layout, 1, 0);
      g_assert_true (i == 0 ? undo->x > last->x + last->width && undo->y < last->y
                            : undo->x < last->x && undo->y > last->y);
    }
}
