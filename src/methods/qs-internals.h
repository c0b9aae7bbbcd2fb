/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A method's own data at one moment, as values to be shown: arrays, sets,
 * stacks, masks, and the squares that each value refers to. */

#pragma once

#include <glib.h>

/* The squares that a value can refer to. */
typedef enum
{
  QS_REGION_NONE,
  QS_REGION_SQUARE,
  QS_REGION_ROW,
  QS_REGION_COLUMN,
  QS_REGION_DIAGONAL,      /* of one row − column, down to the right */
  QS_REGION_ANTI_DIAGONAL, /* of one row + column, down to the left */
} QsRegionKind;

/* Some squares of a board: one, or a line on which that one is. On a diagonal it may be beside the board, at negative numbers
 * too: its row − column or row + column is what counts. */
typedef struct
{
  QsRegionKind kind;
  guint row;    /* from 0 at the top */
  guint column; /* from 0 at the left */
} QsRegion;

/* How a value is shown. */
typedef enum
{
  QS_CELL_SET = 1 << 0,     /* the value says yes: attacked, in the set, free */
  QS_CELL_CURRENT = 1 << 1, /* the last step looked at it or changed it */
  QS_CELL_UNUSED = 1 << 2,  /* outside what the method looks at now */
} QsCellFlags;

typedef struct
{
  gint64 value;
  guint flags;     /* #QsCellFlags */
  QsRegion region; /* the squares it refers to */
  guint n_bits;    /* of a value that is written as bits */
} QsCell;

/* How values belong together. */
typedef enum
{
  QS_DATUM_NUMBER,
  QS_DATUM_ARRAY,  /* values with their indices */
  QS_DATUM_SET,    /* the members, from the smallest */
  QS_DATUM_LIST,   /* a stack or list, the oldest first */
  QS_DATUM_BITS,   /* a mask, the lowest bit first */
  QS_DATUM_MATRIX, /* rows of @width values */
  QS_DATUM_CALL,   /* what a call was given or has; without values, how calls look */
} QsDatumKind;

/* What is written for a value. */
typedef enum
{
  QS_VALUE_DECIMAL,
  QS_VALUE_HEX,    /* with base 16, as 32 bits */
  QS_VALUE_SQUARE, /* the name of the square of the value's region */
  QS_VALUE_BITS,
} QsValueStyle;

/* A named piece of a method's data. */
typedef struct
{
  const char *name; /* as in the pseudocode; not translated */
  QsDatumKind kind;
  QsValueStyle style;
  gint first_index; /* of an array */
  guint width;      /* of a matrix, the values of a row; otherwise 0 */
  gint align;       /* of bits, which of them stands above the board's leftmost column; may be negative */
  gint shift;       /* of bits, by how many places the last step shifted them up (`<<`), or if negative down */
  guint first_cell; /* its first value among all cells */
  guint n_cells;    /* how many values it has here */
  guint n_total;    /* how many it really has; more when only those near the last step are listed */
} QsDatum;

/* All data of a method at one moment. Reuse one for many moments. */
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
void           qs_internals_add_bit     (QsInternals       *self,
                                         gint64             value,
                                         guint              other_flags,
                                         QsRegion           region);
QsDatum       *qs_internals_add_number  (QsInternals       *self,
                                         const char        *name,
                                         gboolean           is_known,
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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsInternals, qs_internals_free)
