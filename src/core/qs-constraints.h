/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Squares that must have a queen, squares that must have none, and the
 * solutions that are left. */

#pragma once

#include <glib.h>

#include "qs-enumerator.h"
#include "qs-square.h"

typedef enum
{
  QS_SQUARE_RULE_FREE,      /* there may be a queen on the square */
  QS_SQUARE_RULE_REQUIRED,  /* there must be one */
  QS_SQUARE_RULE_FORBIDDEN, /* there must be none */
} QsSquareRule;

/* What is asked of the squares of a board. A plain value, whose fields may be read; no square is
 * in both masks, and rows from @n_rows on are 0. */
typedef struct
{
  guint n_rows; /* at most @n */
  guint n;      /* columns */
  guint32 required[QS_ENUMERATOR_MAX_N]; /* of each row, bit 0 for the leftmost column */
  guint32 forbidden[QS_ENUMERATOR_MAX_N];
} QsConstraints;

void         qs_constraints_init        (QsConstraints       *self,
                                         guint                n);
void         qs_constraints_init_rectangle (QsConstraints    *self,
                                            guint             n_rows,
                                            guint             n);
/* Requires the queens of @columns, one for each row from 0, or QS_EMPTY_ROW. */
void         qs_constraints_init_queens (QsConstraints       *self,
                                         guint                n,
                                         const guint16       *columns);
gboolean     qs_constraints_set         (QsConstraints       *self,
                                         QsSquare             square,
                                         QsSquareRule         rule);
QsSquareRule qs_constraints_get         (const QsConstraints *self,
                                         QsSquare             square);
gboolean     qs_constraints_set_list    (QsConstraints       *self,
                                         const char          *names,
                                         QsSquareRule         rule,
                                         GError             **error);
gboolean     qs_constraints_is_empty    (const QsConstraints *self);
gboolean     qs_constraints_equal       (const QsConstraints *self,
                                         const QsConstraints *other);
gboolean     qs_constraints_next        (const QsConstraints *self,
                                         QsSquare            *square,
                                         QsSquareRule        *rule);
gboolean     qs_constraints_allows      (const QsConstraints *self,
                                         const guint16       *columns);
