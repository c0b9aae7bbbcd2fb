/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When a player makes its next step, and when it has something new for the screen.
 *
 * last_due is when the last step was due, to parts of a microsecond, so that even a
 * high speed is kept exactly. */

#include "config.h"

#include "qs-player-pace.h"

#include <math.h>

/* The shortest time between two frames while the search runs, in microseconds. */
#define FRAME_INTERVAL 8000

/* The same while it goes somewhere, when what is on the way is not worth much. */
#define SEEK_INTERVAL 50000

/* How far a search may lag behind its pace before the lag is forgiven, in microseconds. */
#define MAX_LAG 20000

/* Begins with the slowest speed. @clock may be %NULL. */
void
qs_player_pace_init (QsPlayerPace *self,
                     QsClock      *clock)
{
  *self = (QsPlayerPace){ .clock = clock, .speed = QS_PLAYBACK_MIN_SPEED };
}

/* Begins anew after a pause: the next step is due at once, not when it would have been. */
void
qs_player_pace_begin (QsPlayerPace *self)
{
  self->last_due = (double) qs_clock_get_time (self->clock) - G_USEC_PER_SEC / self->speed;
}

/* Takes the next step if it is due. Missed steps are not caught up with, except for the few that
 * keep the pace even. Otherwise, @due is when it is, and @has_frame whether there is time for a
 * frame before. */
gboolean
qs_player_pace_take_step (QsPlayerPace *self,
                          gint64       *due,
                          gboolean     *has_frame)
{
  double now, next;

  if (self->speed >= QS_PLAYBACK_MAX_SPEED)
    return TRUE;

  now = (double) qs_clock_get_time (self->clock);
  next = self->last_due + G_USEC_PER_SEC / self->speed;
  if (next <= now)
    {
      self->last_due = MAX (next, now - MAX_LAG);
      return TRUE;
    }

  *due = (gint64) ceil (next);
  *has_frame = next - now >= FRAME_INTERVAL || now - (double) self->last_frame >= FRAME_INTERVAL;

  return FALSE;
}

/* Records that the screen gets a frame now. */
void
qs_player_pace_take_frame (QsPlayerPace *self)
{
  self->last_frame = qs_clock_get_time (self->clock);
}

/* Whether it is time for another frame. */
gboolean
qs_player_pace_has_frame (const QsPlayerPace *self,
                          gboolean            is_seeking)
{
  return qs_clock_get_time (self->clock) - self->last_frame >= (is_seeking ? SEEK_INTERVAL : FRAME_INTERVAL);
}
