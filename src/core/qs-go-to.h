/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people write to say which solution they want to see. */

#pragma once

#include <glib.h>

#include "qs-problem.h"

/* The share that is all of a list: a millionth of a percent is 1. */
#define QS_GO_TO_WHOLE 100000000

/* The ways to name a solution. */
typedef enum
{
  QS_GO_TO_NUMBER,          /* from 1 at the list's beginning */
  QS_GO_TO_NUMBER_FROM_END, /* from 1 at the list's end */
  QS_GO_TO_SHARE,           /* a share of the list */
  QS_GO_TO_SOLUTION,        /* the columns of a solution */
} QsGoToKind;

/* A place in a list of solutions. A plain value. */
typedef struct
{
  QsGoToKind kind;                      /* which field holds the place */
  guint64 number;                       /* at least 1 */
  guint64 share;                        /* 0 … %QS_GO_TO_WHOLE */
  guint16 columns[QS_ENUMERATOR_MAX_N]; /* no queens attack each other */
} QsGoTo;

gboolean qs_go_to_parse    (const char      *text,
                            const QsProblem *problem,
                            QsGoTo          *go_to,
                            GError         **error);
gboolean qs_go_to_refuse   (guint64          number,
                            guint64          last,
                            GError         **error);
gboolean qs_go_to_get_rank (const QsGoTo    *self,
                            guint64          total,
                            guint64         *rank,
                            GError         **error);
