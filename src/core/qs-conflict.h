/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where constraints contradict themselves, as far as it shows without a search. */

#pragma once

#include <glib.h>

#include "qs-constraints.h"
#include "qs-square.h"

G_BEGIN_DECLS

/**
 * QsConflictKind:
 * @QS_CONFLICT_ROW: two required queens stand on one row
 * @QS_CONFLICT_COLUMN: two stand on one column
 * @QS_CONFLICT_DIAGONAL: two stand on one diagonal, down to the right
 * @QS_CONFLICT_ANTI_DIAGONAL: two stand on one diagonal, down to the left
 * @QS_CONFLICT_FULL_ROW: every square of a row is forbidden or attacked by
 *   required queens
 * @QS_CONFLICT_FULL_COLUMN: every square of a column is
 *
 * Why constraints leave no solution.
 */
typedef enum
{
  QS_CONFLICT_ROW,
  QS_CONFLICT_COLUMN,
  QS_CONFLICT_DIAGONAL,
  QS_CONFLICT_ANTI_DIAGONAL,
  QS_CONFLICT_FULL_ROW,
  QS_CONFLICT_FULL_COLUMN,
} QsConflictKind;

/**
 * QsConflict:
 * @kind: what is wrong
 * @first: the upper or else left queen of the pair; of a full row or column
 *   its first square
 * @second: the other queen of the pair; of a full row or column its last square
 *
 * A contradiction in constraints, and the two ends of the line to draw.
 */
typedef struct
{
  QsConflictKind kind;
  QsSquare first;
  QsSquare second;
} QsConflict;

gboolean qs_conflict_find  (const QsConstraints *constraints,
                            QsConflict          *conflict);
gboolean qs_conflict_check (const QsConstraints *constraints,
                            GError             **error);

G_END_DECLS
