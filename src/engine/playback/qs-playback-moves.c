/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways that a playback goes: playing on, single steps, and far places. */

#include "config.h"

#include "qs-playback-private.h"

/* Whether it was told to play on, not only to some step. */
static gboolean
plays_on (QsPlayback *self)
{
  return self->way.kind == QS_PLAYER_PLAY || self->way.kind == QS_PLAYER_PLAY_AGAIN;
}

/* Sends a command that makes the search step, forward or back. */
static void
set_going (QsPlayback     *self,
           QsPlayerCommand command)
{
  /* Moments from before it hears of another place are no longer wanted. */
  if (command.kind == QS_PLAYER_SEEK || command.kind == QS_PLAYER_SEEK_DECISION ||
      command.kind == QS_PLAYER_PLAY_AGAIN)
    self->n_commands_to_hear = self->n_commands_sent + 1;

  self->way = command;
  self->is_seeking = FALSE;
  qs_playback_send (self, command);
  qs_playback_set_state (self, QS_PLAYBACK_PLAYING);
}

/* Plays at the speed that is set; after the end, from before the first step. */
void
qs_playback_play (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->state == QS_PLAYBACK_FINISHED)
    {
      qs_moment_init (&self->moment, self->n);
      set_going (self, (QsPlayerCommand){ .kind = QS_PLAYER_PLAY_AGAIN });
      g_signal_emit_by_name (self, "frame");
    }
  else if (self->state != QS_PLAYBACK_PLAYING || !plays_on (self))
    {
      set_going (self, (QsPlayerCommand){ .kind = QS_PLAYER_PLAY });
    }
}

/* Lets the search wait where it is. */
void
qs_playback_pause (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->state != QS_PLAYBACK_PLAYING)
    return;

  self->is_seeking = FALSE;
  qs_playback_send (self, (QsPlayerCommand){ .kind = QS_PLAYER_PAUSE });
  qs_playback_set_state (self, QS_PLAYBACK_PAUSED);
}

/* The command of each move, and the state in which it does nothing. */
static const struct
{
  QsPlayerCommand command;
  QsPlaybackState limit;
} moves[] = {
  [QS_PLAYBACK_STEP] = { { .kind = QS_PLAYER_STEP }, QS_PLAYBACK_FINISHED },
  [QS_PLAYBACK_STEP_BACK] = { { .kind = QS_PLAYER_STEP_BACK }, QS_PLAYBACK_READY },
  [QS_PLAYBACK_NEXT_SOLUTION] = { { .kind = QS_PLAYER_NEXT, .event = QS_TRACE_SOLUTION }, QS_PLAYBACK_FINISHED },
  [QS_PLAYBACK_PREVIOUS_SOLUTION] = { { .kind = QS_PLAYER_PREVIOUS, .event = QS_TRACE_SOLUTION }, QS_PLAYBACK_READY },
  [QS_PLAYBACK_NEXT_BACKTRACK] = { { .kind = QS_PLAYER_NEXT, .event = QS_TRACE_REMOVE }, QS_PLAYBACK_FINISHED },
  [QS_PLAYBACK_PREVIOUS_BACKTRACK] = { { .kind = QS_PLAYER_PREVIOUS, .event = QS_TRACE_REMOVE }, QS_PLAYBACK_READY },
  [QS_PLAYBACK_REWIND] = { { .kind = QS_PLAYER_SEEK, .step = 0 }, QS_PLAYBACK_READY },
  [QS_PLAYBACK_END] = { { .kind = QS_PLAYER_SEEK, .step = G_MAXUINT64 }, QS_PLAYBACK_FINISHED },
};

/* Goes there at once, then pauses. Does nothing where there is nothing on that side. */
void
qs_playback_move (QsPlayback    *self,
                  QsPlaybackMove move)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));
  g_return_if_fail (move < G_N_ELEMENTS (moves));

  if (self->state != moves[move].limit)
    set_going (self, moves[move].command);
}

/* Goes to the moment after that step, or to the end if the search has fewer steps, then pauses.
 * On a long way it shows now and then where it is; see qs_playback_is_seeking(). */
void
qs_playback_seek (QsPlayback *self,
                  guint64     step)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->worker != NULL || step > 0)
    set_going (self, (QsPlayerCommand){ .kind = QS_PLAYER_SEEK, .step = step });
}

/* Goes to the moment after it as qs_playback_seek() does. Decisions are as
 * qs_moment_count_decisions() counts them. */
void
qs_playback_seek_decision (QsPlayback *self,
                           guint64     decision)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->worker != NULL || decision > 0)
    set_going (self, (QsPlayerCommand){ .kind = QS_PLAYER_SEEK_DECISION, .step = decision });
}

/* Goes where @other was going: plays on, or goes on to the next event or to the step that @other
 * was too short for. If @other has arrived, does nothing. @self stands still before its end, and
 * @other has come to its end. */
void
qs_playback_take_over (QsPlayback *self,
                       QsPlayback *other)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));
  g_return_if_fail (QS_IS_PLAYBACK (other));

  if (plays_on (other))
    qs_playback_play (self);
  else if (other->way.kind == QS_PLAYER_NEXT ||
           (other->way.kind == QS_PLAYER_SEEK && other->way.step > other->moment.step))
    set_going (self, other->way);
}
