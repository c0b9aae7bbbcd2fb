/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search must look like at each of its steps, from its trace alone. */

#pragma once

#include "qs-method.h"
#include "qs-moment.h"

/* One call of a tracer.
 * @event: the step
 * @row: the row of its square
 * @column: the column of its square */
typedef struct
{
  QsTraceEvent event;
  guint row;
  guint column;
} EngineStep;

GArray *engine_replay_new           (const QsMethod *method,
                                     guint           n);
GArray *engine_replay_new_with_seed (const QsMethod *method,
                                     guint           n,
                                     guint32         seed);
guint64 engine_replay_next          (const GArray   *replay,
                                     guint64         step,
                                     QsTraceEvent    event);
guint64 engine_replay_previous      (const GArray   *replay,
                                     guint64         step,
                                     QsTraceEvent    event);
void    engine_replay_assert_moment (const GArray   *replay,
                                     const QsMoment *moment);
GArray *engine_replay_get_moments   (const GArray   *replay,
                                     guint           n);
void    engine_assert_same_moment   (const QsMoment *moment,
                                     const QsMoment *expected);
