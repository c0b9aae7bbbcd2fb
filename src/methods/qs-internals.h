/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A method's own data at one moment, as values to be shown: arrays, sets,
 * stacks, masks, and the squares that each value refers to. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * QsRegionKind:
 * @QS_REGION_NONE: no square
 * @QS_REGION_SQUARE: one square
 * @QS_REGION_ROW: a row
 * @QS_REGION_COLUMN: a column
 * @QS_REGION_DIAGONAL: the squares of one row − column, down to the right
 * @QS_REGION_ANTI_DIAGONAL: the squares of one row + column, down to the left
 *
 * The squares that a value can refer to.
 */
typedef enum
{
  QS_REGION_NONE,
  QS_REGION_SQUARE,
  QS_REGION_ROW,
  QS_REGION_COLUMN,
  QS_REGION_DIAGONAL,
  QS_REGION_ANTI_DIAGONAL,
} QsRegionKind;

/**
 * QsRegion:
 * @kind: which squares
 * @row: the row of a square or of the row, from 0 at the top
 * @column: the column of a square or of the column, from 0 at the left
 * @difference: of a diagonal, row − column
 * @sum: of an anti-diagonal, row + column
 *
 * Some squares of a board; only the fields of its kind count.
 */
typedef struct
{
  QsRegionKind kind;
  guint row;
  guint column;
  gint difference;
  guint sum;
} QsRegion;

/**
 * QsCellFlags:
 * @QS_CELL_SET: the value says yes: attacked, in the set, free
 * @QS_CELL_CURRENT: the last step looked at it or changed it
 * @QS_CELL_UNUSED: outside what the method looks at now
 *
 * How a value is shown.
 */
typedef enum
{
  QS_CELL_SET = 1 << 0,
  QS_CELL_CURRENT = 1 << 1,
  QS_CELL_UNUSED = 1 << 2,
} QsCellFlags;

/**
 * QsCell:
 * @value: the number
 * @flags: #QsCellFlags
 * @region: the squares it refers to
 * @n_bits: of a value that is written as bits, how many
 *
 * One value.
 */
typedef struct
{
  gint64 value;
  guint flags;
  QsRegion region;
  guint n_bits;
} QsCell;

/**
 * QsDatumKind:
 * @QS_DATUM_NUMBER: one number
 * @QS_DATUM_ARRAY: values with their indices
 * @QS_DATUM_SET: the members of a set, from the smallest
 * @QS_DATUM_LIST: a stack or list, the oldest first
 * @QS_DATUM_BITS: a mask, the lowest bit first
 * @QS_DATUM_MATRIX: rows of @width values
 * @QS_DATUM_CALL: what a call was given or has; without values, how calls look
 *
 * How values belong together.
 */
typedef enum
{
  QS_DATUM_NUMBER,
  QS_DATUM_ARRAY,
  QS_DATUM_SET,
  QS_DATUM_LIST,
  QS_DATUM_BITS,
  QS_DATUM_MATRIX,
  QS_DATUM_CALL,
} QsDatumKind;

/**
 * QsValueStyle:
 * @QS_VALUE_DECIMAL: the number
 * @QS_VALUE_HEX: the number with base 16, as 32 bits
 * @QS_VALUE_SQUARE: the name of the square of the value's region
 * @QS_VALUE_BITS: its bits
 *
 * What is written for a value.
 */
typedef enum
{
  QS_VALUE_DECIMAL,
  QS_VALUE_HEX,
  QS_VALUE_SQUARE,
  QS_VALUE_BITS,
} QsValueStyle;

/**
 * QsDatum:
 * @name: the name, as in the pseudocode; not translated
 * @kind: how its values belong together
 * @style: what is written for each
 * @first_index: of an array, the index of the first value
 * @width: of a matrix, the values of a row; otherwise 0
 * @align: of bits, which of them stands above the board's leftmost column; may
 *   be negative
 * @shift: of bits, by how many places the last step shifted them up (`<<`), or
 *   if negative down; 0 if it did not
 * @first_cell: its first value among all cells
 * @n_cells: how many values it has here
 * @n_total: how many it really has; more than @n_cells when only those near the
 *   last step are listed
 *
 * A named piece of a method's data.
 */
typedef struct
{
  const char *name;
  QsDatumKind kind;
  QsValueStyle style;
  gint first_index;
  guint width;
  gint align;
  gint shift;
  guint first_cell;
  guint n_cells;
  guint n_total;
} QsDatum;

/**
 * QsInternals:
 *
 * All data of a method at one moment. Reuse one for many moments.
 */
typedef struct _QsInternals QsInternals;

QsInternals   *qs_internals_new       (void);
void           qs_internals_free        (QsInternals       *self);
void           qs_internals_clear       (QsInternals       *self);

QsDatum       *qs_internals_begin       (QsInternals       *self,
                                         const char        *name,
                                         QsDatumKind        kind);
void           qs_internals_add         (QsInternals       *self,
                                         gint64             value,
                                         guint              flags,
                                         QsRegion           region);
void           qs_internals_add_bits    (QsInternals       *self,
                                         gint64             value,
                                         guint              n_bits,
                                         guint              flags,
                                         QsRegion           region);

const QsDatum *qs_internals_get_data    (const QsInternals *self,
                                         guint             *n_data);
const QsCell  *qs_internals_get_cells   (const QsInternals *self,
                                         const QsDatum     *datum);

static inline QsRegion
qs_region_none (void)
{
  return (QsRegion){ QS_REGION_NONE };
}

static inline QsRegion
qs_region_square (guint row,
                  guint column)
{
  return (QsRegion){ QS_REGION_SQUARE, .row = row, .column = column };
}

static inline QsRegion
qs_region_row (guint row)
{
  return (QsRegion){ QS_REGION_ROW, .row = row };
}

static inline QsRegion
qs_region_column (guint column)
{
  return (QsRegion){ QS_REGION_COLUMN, .column = column };
}

static inline QsRegion
qs_region_diagonal (gint difference)
{
  return (QsRegion){ QS_REGION_DIAGONAL, .difference = difference };
}

static inline QsRegion
qs_region_anti_diagonal (guint sum)
{
  return (QsRegion){ QS_REGION_ANTI_DIAGONAL, .sum = sum };
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsInternals, qs_internals_free)

G_END_DECLS
