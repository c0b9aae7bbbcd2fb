/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search must look like at each of its steps, found out from its trace alone. */

#pragma once

#include "qs-method.h"
#include "qs-playback-frame.h"

G_BEGIN_DECLS

/**
 * EngineStep:
 * @event: the step
 * @row: the row of its square
 * @column: the column of its square
 *
 * One call of a tracer.
 */
typedef struct
{
  QsTraceEvent event;
  guint row;
  guint column;
} EngineStep;

GArray *engine_replay_new          (const QsMethod        *method,
                                    guint                  n);
guint64 engine_replay_next         (const GArray          *replay,
                                    guint64                step);
void    engine_replay_assert_frame (const GArray          *replay,
                                    const QsPlaybackFrame *frame);

G_END_DECLS
