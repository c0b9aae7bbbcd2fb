/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What there is to see of a search at one moment. */

#include "config.h"

#include "qs-playback-frame.h"

/**
 * qs_playback_frame_init:
 * @self: a frame, of any content
 *
 * Makes it the moment before the first step.
 */
void
qs_playback_frame_init (QsPlaybackFrame *self)
{
  g_return_if_fail (self != NULL);

  *self = (QsPlaybackFrame){ 0 };
  for (guint row = 0; row < QS_ENUMERATOR_MAX_N; row++)
    self->columns[row] = QS_EMPTY_ROW;
}

/**
 * qs_playback_frame_record:
 * @self: a frame
 * @event: the step that is made
 * @row: the row of its square, from 0 at the top
 * @column: the column of its square, from 0 at the left
 *
 * Makes it the moment after that step.
 */
void
qs_playback_frame_record (QsPlaybackFrame *self,
                          QsTraceEvent     event,
                          guint            row,
                          guint            column)
{
  self->step++;
  self->event = event;
  self->row = row;
  self->column = column;

  switch (event)
    {
    case QS_TRACE_REJECT:
      self->rejected[row] |= 1u << column;
      break;
    case QS_TRACE_PLACE:
      self->placements++;
      self->columns[row] = (guint16) column;
      if (row + 1 < QS_ENUMERATOR_MAX_N)
        self->rejected[row + 1] = 0;
      break;
    case QS_TRACE_REMOVE:
      self->backtracks++;
      self->columns[row] = QS_EMPTY_ROW;
      break;
    case QS_TRACE_SOLUTION:
      self->solutions++;
      break;
    case QS_TRACE_CHECK:
      break;
    default:
      g_assert_not_reached ();
    }
}
