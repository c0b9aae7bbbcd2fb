/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board shows about a square or a node that the user points at. */

#pragma once

#include "qs-board-painter.h"
#include "qs-method.h"
#include "qs-tree.h"

/* Marks about what the user points at. All zero is nothing. */
typedef struct
{
  QsRegion line;                     /* on which a queen attacks it */
  QsMark marks[QS_METHOD_MAX_N + 1]; /* that queen; for a node also its square and the queens above it */
  guint n_marks;
} QsPointed;

char *qs_pointed_set_square (QsPointed      *self,
                             const QsMethod *method,
                             const QsMoment *moment,
                             const QsSquare *square);
char *qs_pointed_set_node   (QsPointed      *self,
                             const QsMethod *method,
                             const QsMoment *moment,
                             const QsTree   *tree,
                             guint32         node);

/* Why a square that no queen attacks can have no queen all the same: by the rules of the ladder, never by a look at
 * solutions. @square is the one that was set, NULL for that of an open node. NULL where no rule says so. */
char *qs_pointed_find_reason (const QsPointed *self,
                              const QsMoment  *moment,
                              const QsSquare  *square);
