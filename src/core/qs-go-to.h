/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people write to say which solution they want to see. */

#pragma once

#include <glib.h>

#include "qs-enumerator.h"

G_BEGIN_DECLS

/**
 * QS_GO_TO_WHOLE:
 *
 * The share that is all of a list: a millionth of a percent is 1.
 */
#define QS_GO_TO_WHOLE 100000000

/**
 * QsGoToKind:
 * @QS_GO_TO_NUMBER: a number, counted from 1 at the list's beginning
 * @QS_GO_TO_NUMBER_FROM_END: a number, counted from 1 at the list's end
 * @QS_GO_TO_SHARE: a share of the list
 * @QS_GO_TO_SOLUTION: the columns of a solution
 *
 * The ways to name a solution.
 */
typedef enum
{
  QS_GO_TO_NUMBER,
  QS_GO_TO_NUMBER_FROM_END,
  QS_GO_TO_SHARE,
  QS_GO_TO_SOLUTION,
} QsGoToKind;

/**
 * QsGoTo:
 * @kind: which field holds the place
 * @number: of %QS_GO_TO_NUMBER and %QS_GO_TO_NUMBER_FROM_END, at least 1
 * @share: of %QS_GO_TO_SHARE, 0 … %QS_GO_TO_WHOLE
 * @columns: of %QS_GO_TO_SOLUTION, the column, from 0, of the queen in each
 *   row; no queens attack each other
 *
 * A place in a list of solutions. A plain value.
 */
typedef struct
{
  QsGoToKind kind;
  guint64 number;
  guint64 share;
  guint16 columns[QS_ENUMERATOR_MAX_N];
} QsGoTo;

gboolean qs_go_to_parse    (const char   *text,
                            guint         n,
                            QsGoTo       *go_to,
                            GError      **error);
gboolean qs_go_to_get_rank (const QsGoTo *self,
                            guint64       total,
                            guint64      *rank,
                            GError      **error);

G_END_DECLS
