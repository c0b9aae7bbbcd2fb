/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search at one moment: what its steps so far add up to. */

#pragma once

#include "qs-search.h"
#include "qs-solution.h"

typedef struct _QsMethod QsMethod;

/* A plain value. All that can be shown of a search follows from it. */
typedef struct
{
  const QsMethod *method;    /* that searches; NULL where nothing is asked that depends on it */
  guint n;                   /* columns */
  const QsProblem *problem;  /* what is searched, as qs_problem_intern() has it; NULL for queens on n × n */
  guint64 step;              /* how many were made; the fields on the last step are valid from 1 on */
  QsTraceEvent event;        /* the last step */
  guint row;                 /* of its square, or %QS_TRACE_WHOLE */
  guint column;              /* of its square, or %QS_TRACE_WHOLE */
  QsCounts counts;           /* what was done so far */
  guint n_placed;            /* how many queens are on the board */
  guint16 columns[QS_MAX_N]; /* by row, from 0, or %QS_EMPTY_ROW */
  guint16 order[QS_MAX_N];   /* the rows of the queens, in the order in which they were placed */
} QsMoment;

/* How many rows the board has. */
static inline guint
qs_moment_get_rows (const QsMoment *self)
{
  return qs_search_get_rows (self->problem, self->n);
}

void    qs_moment_init            (QsMoment        *self,
                                   const QsMethod  *method,
                                   guint            n,
                                   const QsProblem *problem);
void    qs_moment_rest            (QsMoment       *self);
void    qs_moment_record          (QsMoment       *self,
                                   QsTraceEvent    event,
                                   guint           row,
                                   guint           column);
guint64 qs_moment_count_decisions (const QsMoment *self);
