/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where constraints contradict themselves, as far as it shows without a search. */

#pragma once

#include <glib.h>

#include "qs-problem.h"

/* Why constraints leave no solution. */
typedef enum
{
  QS_CONFLICT_ROW,           /* two required queens on one row */
  QS_CONFLICT_COLUMN,        /* two on one column */
  QS_CONFLICT_DIAGONAL,      /* two on one diagonal, down to the right */
  QS_CONFLICT_ANTI_DIAGONAL, /* two on one diagonal, down to the left */
  QS_CONFLICT_FULL_ROW,      /* every square of a row is forbidden or attacked by required queens */
  QS_CONFLICT_FULL_COLUMN,   /* every square of a column is */
  QS_CONFLICT_REGION,        /* two required queens in one region */
  QS_CONFLICT_ATTACK,        /* two that attack each other in another way */
} QsConflictKind;

/* A contradiction in constraints, and the two ends of the line to draw. */
typedef struct
{
  QsConflictKind kind;
  QsSquare first;  /* the upper or else left queen of the pair; of a full row or column its first square */
  QsSquare second; /* the other queen of the pair; of a full row or column its last square */
} QsConflict;

/* Why two queens that attack each other do; @problem is NULL for plain queens. */
QsConflictKind qs_conflict_get_kind (const QsProblem *problem,
                                     QsSquare         first,
                                     QsSquare         second);

gboolean qs_conflict_find  (const QsProblem *problem,
                            QsConflict      *conflict);
gboolean qs_conflict_check (const QsProblem *problem,
                            GError         **error);
