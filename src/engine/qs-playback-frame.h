/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What there is to see of a search at one moment. */

#pragma once

#include "qs-enumerator.h"
#include "qs-solution.h"
#include "qs-trace.h"

G_BEGIN_DECLS

/**
 * QS_PLAYBACK_MIN_SPEED:
 *
 * The slowest speed, in steps a second.
 */
#define QS_PLAYBACK_MIN_SPEED 1.0

/**
 * QS_PLAYBACK_MAX_SPEED:
 *
 * The speed, in steps a second, from which on the search does not wait at
 * all: as fast as it goes.
 */
#define QS_PLAYBACK_MAX_SPEED 1e6

/**
 * QsPlaybackFrame:
 * @step: how many steps were made; the fields on the last step need one
 * @event: the last step
 * @row: the row of its square, from 0 at the top
 * @column: the column of its square, from 0 at the left
 * @placements: how many queens were placed
 * @backtracks: how many queens were taken back
 * @solutions: how many solutions were found
 * @columns: the column of the queen in each row, or %QS_EMPTY_ROW
 * @rejected: for each row, from the top to @row, the squares that were found
 *   attacked, bit 0 for the leftmost column
 *
 * A search at one moment.
 */
typedef struct
{
  guint64 step;
  QsTraceEvent event;
  guint row;
  guint column;
  guint64 placements;
  guint64 backtracks;
  guint64 solutions;
  guint16 columns[QS_ENUMERATOR_MAX_N];
  guint32 rejected[QS_ENUMERATOR_MAX_N];
} QsPlaybackFrame;

void qs_playback_frame_init   (QsPlaybackFrame *self);
void qs_playback_frame_record (QsPlaybackFrame *self,
                               QsTraceEvent     event,
                               guint            row,
                               guint            column);

G_END_DECLS
