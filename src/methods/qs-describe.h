/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Data that several methods have. Only methods include this. */

#pragma once

#include "qs-internals.h"
#include "qs-moment.h"

void     qs_describe_queens (const QsMoment *moment,
                             QsInternals    *internals,
                             const char     *name);
void     qs_describe_pair   (const QsMoment *moment,
                             QsInternals    *internals,
                             gboolean        with_columns);
void     qs_describe_lines  (const QsMoment *moment,
                             QsInternals    *internals);
QsDatum *qs_describe_mask   (QsInternals    *internals,
                             const char     *name,
                             gboolean        is_known,
                             guint64         mask,
                             guint           n_bits,
                             guint           current,
                             QsRegion        first);
void     qs_describe_choice (const QsMoment *moment,
                             QsInternals    *internals,
                             guint32         free_squares);

/* Whether the last step was at one square: not before the first step, nor where it looked at a whole line. */
static inline gboolean
qs_describe_has_square (const QsMoment *moment)
{
  return moment->step > 0 && moment->row != QS_TRACE_WHOLE && moment->column != QS_TRACE_WHOLE;
}
