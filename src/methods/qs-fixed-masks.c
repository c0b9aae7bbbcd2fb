/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking with diagonal masks that never move.
 *
 * Here a bit says that its column or diagonal is still free. Each diagonal of
 * the board has a bit of its own for the whole search: square (row, column) lies
 * on L diagonal row + column and R diagonal column + n − 1 − row. A row sees n
 * neighbouring bits of each mask, from bit row of L and bit n − 1 − row of R. The
 * number of a lone bit comes from a table: a de Bruijn constant times the bit has
 * five different bits on top for each of the 32 bits. */

#include "qs-methods.h"

#include <glib/gi18n-lib.h>

#include "qs-describe.h"
#include "qs-search-step.h"

#define DE_BRUIJN 0x077CB531u

/* The number of the bit for the top five bits of its product. */
static const guint8 table[32] = {
  0, 1, 28, 2, 29, 14, 24, 3, 30, 22, 20, 15, 25, 17, 4, 8,
  31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6, 11, 5, 10, 9,
};

typedef struct
{
  QsSearch *search;
  guint n;
  guint n_diagonals; /* how many bits L and R have */
} Masks;

/* What is compiled of search_row(). */
typedef gboolean Search (Masks *self, guint row, guint32 columns, guint64 left, guint64 right);

static Search search_traced, search_any, search_plain;

/* What a row sees of a mask from bit @first on. On a torus the lowest bits follow upon the highest. */
static inline guint64
see (guint64 mask,
     guint   n_diagonals,
     guint   first)
{
  return (mask | mask << n_diagonals) >> first;
}

/* The mask without the diagonal that a row sees at @bit. */
static inline guint64
take_out (guint64 mask,
          guint   n_diagonals,
          guint64 bit)
{
  return mask & ~(bit | bit >> n_diagonals);
}

static guint32
find_free (const QsProblem *problem,
           guint            n,
           guint            row,
           guint32          columns,
           guint64          left,
           guint64          right)
{
  guint n_diagonals = qs_search_count_diagonals (problem, n);

  return columns & (guint32) see (left, n_diagonals, row) & (guint32) see (right, n_diagonals, n - 1 - row) &
         qs_search_get_choices (problem, n, row);
}

/* Searches the rows from @row on. The masks are the lines without a queen: @left those that go
 * down to the left (L), @right those that go down to the right (R). */
QS_SEARCH_BODY gboolean
search_row (Masks   *self,
            guint    row,
            guint32  columns,
            guint64  left,
            guint64  right,
            gboolean is_plain,
            gboolean is_traced)
{
  Search *search_next_row = is_traced ? search_traced : is_plain ? search_plain : search_any;
  QsSearch *search = self->search;
  guint back = self->n - 1 - row;
  guint last_row = is_plain ? self->n - 1 : qs_search_get_rows (search->problem, self->n) - 1;
  guint32 free_squares = is_plain ? columns & (guint32) (left >> row) & (guint32) (right >> back)
                                  : find_free (search->problem, self->n, row, columns, left, right);

  if (!qs_search_check (search, row, QS_TRACE_WHOLE, is_traced))
    return FALSE;

  for (; free_squares != 0; free_squares &= free_squares - 1)
    {
      guint32 bit = free_squares & -free_squares;
      guint column = table[bit * DE_BRUIJN >> 27];

      if (!qs_search_place (search, row, column, is_traced))
        return FALSE;

      if (row < last_row
              ? !search_next_row (self, row + 1, columns & ~bit,
                                  is_plain ? left & ~((guint64) bit << row)
                                           : take_out (left, self->n_diagonals, (guint64) bit << row),
                                  is_plain ? right & ~((guint64) bit << back)
                                           : take_out (right, self->n_diagonals, (guint64) bit << back))
              : !qs_search_solution (search, row, column, is_traced))
        return FALSE;

      if (!qs_search_remove (search, row, column, is_traced))
        return FALSE;
    }

  return TRUE;
}

#define DEFINE_SEARCH(name, is_plain, is_traced)                                \
  static gboolean                                                               \
  name (Masks *self, guint row, guint32 columns, guint64 left, guint64 right)   \
  {                                                                             \
    return search_row (self, row, columns, left, right, is_plain, is_traced);   \
  }

DEFINE_SEARCH (search_traced, FALSE, TRUE)
DEFINE_SEARCH (search_any, FALSE, FALSE)
DEFINE_SEARCH (search_plain, TRUE, FALSE)

static void
search_board (QsSearch *search)
{
  Masks self = { search, search->n, qs_search_count_diagonals (search->problem, search->n) };
  guint32 columns = G_MAXUINT32 >> (32 - search->n);
  guint64 diagonals = G_MAXUINT64 >> (64 - self.n_diagonals);

  (search->tracer != NULL    ? search_traced
   : search->problem != NULL ? search_any
                             : search_plain) (&self, 0, columns, diagonals, diagonals);
}

/* The variables of a search in the row of the last step. */
typedef struct
{
  guint n;
  guint n_diagonals;
  guint row;
  guint32 columns;
  guint64 left;
  guint64 right;
} RowData;

/* They are made from the queens above the row. Before the first step it is the first row. */
static void
find_row_data (const QsMoment *moment,
               RowData        *data)
{
  guint n = moment->n, row = moment->row;

  *data = (RowData){ .n = n, .n_diagonals = qs_search_count_diagonals (moment->problem, n), .row = row };
  data->columns = G_MAXUINT32 >> (32 - n);
  data->left = data->right = G_MAXUINT64 >> (64 - data->n_diagonals);

  for (guint above = 0; above < row; above++)
    {
      guint column = moment->columns[above];

      data->columns &= ~(1u << column);
      data->left = take_out (data->left, data->n_diagonals, G_GUINT64_CONSTANT (1) << (column + above));
      data->right = take_out (data->right, data->n_diagonals, G_GUINT64_CONSTANT (1) << (column + n - 1 - above));
    }
}

/* The row sees the n bits from @align on, which stand above the board; on a torus all bits, those below @align last. */
static void
describe_diagonals (const RowData *data,
                    QsInternals   *internals,
                    const char    *name,
                    guint64        mask,
                    guint          align,
                    gboolean       is_left)
{
  qs_internals_begin (internals, name, QS_DATUM_BITS)->align = (gint) align;
  for (guint i = 0; i < data->n_diagonals; i++)
    {
      gboolean is_seen = data->n_diagonals == data->n || (i >= align && i < align + data->n);

      qs_internals_add_bit (internals, mask >> i & 1, is_seen ? 0 : QS_CELL_UNUSED,
                            is_left ? (QsRegion){ QS_REGION_ANTI_DIAGONAL, i, 0 }
                                    : (QsRegion){ QS_REGION_DIAGONAL, data->n - 1, i });
    }
}

/* Describes how the table finds the number of the isolated bit: the product, its top five bits,
 * and the number that the table has for them. */
static void
describe_table (const QsMoment *moment,
                QsInternals    *internals)
{
  gboolean has_bit = qs_describe_has_square (moment);
  guint32 product = has_bit ? DE_BRUIJN << moment->column : 0;
  guint index = has_bit ? product >> 27 : G_N_ELEMENTS (table), flags = QS_CELL_SET | QS_CELL_CURRENT;
  QsRegion region = (QsRegion){ QS_REGION_SQUARE, moment->row, moment->column };

  /* All belong to the isolated bit, and are unused as long as there is none. */
  qs_internals_add_number (internals, "product", has_bit, product, flags, region)->style = QS_VALUE_HEX;
  qs_internals_add_number (internals, "index", has_bit, index, flags, region);
  qs_internals_add_number (internals, "table[index]", has_bit, has_bit ? table[index] : 0, flags, region);

  qs_internals_begin (internals, "table", QS_DATUM_ARRAY);
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      qs_internals_add (internals, table[i], i == index ? flags : table[i] < moment->n ? 0 : QS_CELL_UNUSED,
                        table[i] < moment->n ? (QsRegion){ QS_REGION_COLUMN, 0, table[i] } : (QsRegion){ QS_REGION_NONE });
    }
}

static void
describe (const QsMoment *moment,
          QsInternals    *internals)
{
  RowData data;

  find_row_data (moment, &data);

  qs_describe_mask (internals, "columns", TRUE, data.columns, data.n, data.n, (QsRegion){ QS_REGION_COLUMN });
  describe_diagonals (&data, internals, "L", data.left, data.row, TRUE);
  describe_diagonals (&data, internals, "R", data.right, data.n - 1 - data.row, FALSE);
  qs_describe_choice (moment, internals, find_free (moment->problem, data.n, data.row, data.columns, data.left, data.right));
}

static const char *const pseudocode[] = {
  N_ ("search (row, columns, L, R):"),
  N_ ("  free ← columns & (L >> row) & (R >> (n − 1 − row))"),
  N_ ("  while free ≠ 0:"),
  N_ ("    bit ← free & −free; free ← free & (free − 1)"),
  N_ ("    product ← bit·0x077CB531; index ← product >> 27"),
  N_ ("    queen[row] ← table[index]"),
  N_ ("    if row = n − 1: report the solution"),
  N_ ("    else: search (row + 1, columns & ~bit,\n"
      "                  L & ~(bit << row),\n"
      "                  R & ~(bit << (n − 1 − row)))"),
  NULL,
};

const QsMethod qs_fixed_masks = {
  .id = "fixed-masks",
  .name = N_ ("Fixed masks, de Bruijn"),
  .group = QS_GROUP_BITS,
  .news = N_ ("Masks that stay, and a de Bruijn look-up"),
  .idea = N_ ("Each diagonal of the board keeps one bit of two long masks, and every row looks at its own part of them. "
              "The column of the lowest free bit comes from a multiplication and a table of 32 numbers."),
  .time = "O(n!)",
  .space = "O(n)",
  .order = N_ ("lexicographic"),
  .check = N_ ("a row whose free squares are computed"),
  .pseudocode = pseudocode,
  .others = {
    { 1, N_ ("  free ← columns & rotate (L, −row)\n"
             "                 & rotate (R, row + 1 − n)") },
    { 7, N_ ("    else: search (row + 1, columns & ~bit,\n"
             "                  L & ~rotate (bit, row),\n"
             "                  R & ~rotate (bit, n − 1 − row))") },
  },
  .lines = { 1, 1, 5, 2, 6 },
  .max_n = QS_METHOD_MAX_N,
  .look = QS_LOOK_LINE,
  .numbers = QS_NUMBERS_BY_COLUMN,
  .masks = QS_MASKS_FIXED,
  .calls = "search (row, columns, L, R)",
  .search = search_board,
  .describe = describe,
  .describe_table = describe_table,
};
