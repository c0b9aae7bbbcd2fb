/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A step of a search in 32 bits: millions are kept and sent. */

#pragma once

#include "qs-trace.h"

/* From the lowest bit: the column, the row, the event. */
#define QS_PACKED_STEP_LINE_BITS 11
#define QS_PACKED_STEP_LINE_MASK ((1u << QS_PACKED_STEP_LINE_BITS) - 1)

static inline guint32
qs_packed_step_new (QsTraceEvent event,
                    guint        row,
                    guint        column)
{
  return (guint32) event << 2 * QS_PACKED_STEP_LINE_BITS |
         (row & QS_PACKED_STEP_LINE_MASK) << QS_PACKED_STEP_LINE_BITS |
         (column & QS_PACKED_STEP_LINE_MASK);
}

static inline QsTraceEvent
qs_packed_step_get_event (guint32 self)
{
  return (QsTraceEvent) (self >> 2 * QS_PACKED_STEP_LINE_BITS);
}

/* No board has as many lines as this: all bits set stand for a whole line. */
static inline guint
qs_packed_step_unpack_line (guint32 line)
{
  return line == QS_PACKED_STEP_LINE_MASK ? QS_TRACE_WHOLE : line;
}

static inline guint
qs_packed_step_get_row (guint32 self)
{
  return qs_packed_step_unpack_line (self >> QS_PACKED_STEP_LINE_BITS & QS_PACKED_STEP_LINE_MASK);
}

static inline guint
qs_packed_step_get_column (guint32 self)
{
  return qs_packed_step_unpack_line (self & QS_PACKED_STEP_LINE_MASK);
}
