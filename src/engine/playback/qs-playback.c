/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search that is watched step by step.
 *
 * A run makes the steps, in its thread, as far as they are wanted. The main thread has the position, the speed and
 * the goal, and reads the moment at the position from the run's timeline. */

#include "qs-members.h"
#include "qs-playback-private.h"
#include "qs-recording.h"

/* The event of each move that goes to one, and the state in which a move does nothing. */
static const struct
{
  QsWayKind kind;
  QsTraceEvent event;
  QsPlaybackState limit;
} moves[] = {
  [QS_PLAYBACK_STEP] = { QS_WAY_STEP, QS_RUN_NO_EVENT, QS_PLAYBACK_FINISHED },
  [QS_PLAYBACK_STEP_BACK] = { QS_WAY_STEP, QS_RUN_NO_EVENT, QS_PLAYBACK_READY },
  [QS_PLAYBACK_NEXT_SOLUTION] = { QS_WAY_NEXT, QS_TRACE_SOLUTION, QS_PLAYBACK_FINISHED },
  [QS_PLAYBACK_PREVIOUS_SOLUTION] = { QS_WAY_PREVIOUS, QS_TRACE_SOLUTION, QS_PLAYBACK_READY },
  [QS_PLAYBACK_NEXT_BACKTRACK] = { QS_WAY_NEXT, QS_TRACE_REMOVE, QS_PLAYBACK_FINISHED },
  [QS_PLAYBACK_PREVIOUS_BACKTRACK] = { QS_WAY_PREVIOUS, QS_TRACE_REMOVE, QS_PLAYBACK_READY },
  [QS_PLAYBACK_REWIND] = { QS_WAY_SEEK, QS_RUN_NO_EVENT, QS_PLAYBACK_READY },
  [QS_PLAYBACK_END] = { QS_WAY_SEEK, QS_RUN_NO_EVENT, QS_PLAYBACK_FINISHED },
};

G_DEFINE_FINAL_TYPE (QsPlayback, qs_playback, G_TYPE_OBJECT)

void
qs_playback_set_state (QsPlayback     *self,
                       QsPlaybackState state)
{
  if (self->status.state == state)
    return;

  self->status.state = state;
  g_signal_emit_by_name (self, "state-changed");
}

void
qs_playback_show (QsPlayback *self)
{
  self->is_shown = TRUE;
  g_signal_emit_by_name (self, "frame");
}

/* Puts the playback before the first step of a search about which nothing is known. */
static void
rewind_to_start (QsPlayback      *self,
                 guint            n,
                 const QsProblem *problem)
{
  qs_playback_end_run (self);
  qs_moment_init (&self->status.moment, self->status.moment.method, n, problem);
  self->status.trail.last_step = 0;
  self->status.trail.n_solutions = 0;
  self->status.trail.is_complete = FALSE;
  g_array_set_size (self->status.trail.solution_steps, 0);
  g_array_set_size (self->status.trail.backtrack_steps, 0);
  qs_tree_builder_begin (self->tree_builder, self->status.moment.method->look, n, problem);

  g_signal_emit_by_name (self, "renewed");
  qs_playback_set_state (self, QS_PLAYBACK_READY);
  qs_playback_show (self);
}

/* Another search of the same board. */
static void
renew (QsPlayback *self)
{
  rewind_to_start (self, self->status.moment.n, self->status.moment.problem);
}

static void
qs_playback_finalize (GObject *object)
{
  QsPlayback *self = QS_PLAYBACK (object);

  qs_playback_end_run (self);
  g_source_destroy (self->timer);
  g_source_unref (self->timer);
  qs_tree_builder_free (self->tree_builder);
  g_array_unref (self->status.trail.solution_steps);
  g_array_unref (self->status.trail.backtrack_steps);
  qs_recording_hold (&self->status.moment.method, NULL);

  G_OBJECT_CLASS (qs_playback_parent_class)->finalize (object);
}

static void
qs_playback_class_init (QsPlaybackClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = qs_playback_finalize;

  /* Steps per second, from %QS_PLAYBACK_MIN_SPEED; at %QS_PLAYBACK_MAX_SPEED it does not wait at
   * all. */
  qs_members_install_property (klass, QsPlayback, status.speed, qs_playback_renew_pace,
                               double, "speed", QS_PLAYBACK_MIN_SPEED, QS_PLAYBACK_MAX_SPEED, 8, G_PARAM_READWRITE);

  /* Whether to pause at each solution that it reaches while it plays. */
  qs_members_install_property (klass, QsPlayback, stops_at_solutions, qs_playback_renew_pace,
                               boolean, "stops-at-solutions", FALSE, G_PARAM_READWRITE);

  /* What the random choices of a method go by. Another one ends a running search. */
  qs_members_install_property (klass, QsPlayback, status.seed, renew, uint, "seed", 0, G_MAXUINT32, 0, G_PARAM_READWRITE);

  /* There is another moment to show, or more is known about the search. At high speeds most
   * moments are passed over. */
  g_signal_new ("frame", QS_TYPE_PLAYBACK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* It is before the first step of another search: its tree begins anew. */
  g_signal_new ("renewed", QS_TYPE_PLAYBACK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_signal_new ("state-changed", QS_TYPE_PLAYBACK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_playback_init (QsPlayback *self)
{
  self->status.speed = 8;
  self->is_shown = TRUE;
  self->status.trail.solution_steps = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->status.trail.backtrack_steps = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->tree_builder = qs_tree_builder_new ();
  self->status.trail.tree = self->tree_builder->tree;
  qs_playback_init_way (self);
}

/* A playback before its first step. @memory is how many steps it remembers, a power of two, 4
 * bytes each; it goes farther back by running the search again. Usually %QS_TIMELINE_CAPACITY.
 * @clock, for its pace, may be %NULL. */
QsPlayback *
qs_playback_new (const QsMethod *method,
                 guint           n,
                 guint           memory,
                 QsClock        *clock)
{
  QsPlayback *self = g_object_new (QS_TYPE_PLAYBACK, NULL);

  self->memory = memory;
  self->clock = clock;
  qs_playback_set_board (self, method, n, NULL);

  return self;
}

/* Changes what is searched, and how. A running search is ended. @problem has @n columns, is as qs_problem_intern() has it,
 * and the method can search it. */
void
qs_playback_set_board (QsPlayback      *self,
                       const QsMethod  *method,
                       guint            n,
                       const QsProblem *problem)
{
  g_return_if_fail (n >= 1 && n <= method->max_n);

  if (self->status.moment.method == method && self->status.moment.n == n && self->status.moment.problem == problem)
    return;

  qs_recording_hold (&self->status.moment.method, method);
  rewind_to_start (self, n, problem);
}

/* The signal QsPlayback::frame reports each change. */
const QsPlaybackStatus *
qs_playback_get_status (QsPlayback *self)
{
  return &self->status;
}

/* Whether steps follow by themselves. */
gboolean
qs_playback_is_playing (QsPlayback *self)
{
  return qs_playback_get_status (self)->state == QS_PLAYBACK_PLAYING;
}

/* Plays at the speed that is set; after the end, from before the first step. */
void
qs_playback_play (QsPlayback *self)
{
  if (self->status.state == QS_PLAYBACK_FINISHED)
    {
      qs_moment_init (&self->status.moment, self->status.moment.method, self->status.moment.n, self->status.moment.problem);
      qs_playback_go (self, (QsWay){ .kind = QS_WAY_SEEK }, TRUE);
      qs_playback_show (self);
    }
  else if (qs_playback_is_on (self, QS_WAY_STEP) || qs_playback_is_on (self, QS_WAY_PREVIOUS))
    {
      self->plays = TRUE;
    }
  else if (self->status.state != QS_PLAYBACK_PLAYING || !self->plays)
    {
      qs_playback_halt (self);
      qs_playback_go (self, (QsWay){ .kind = QS_WAY_PLAY }, TRUE);
    }
}

/* Lets the search wait where it is. */
void
qs_playback_pause (QsPlayback *self)
{
  if (self->status.state != QS_PLAYBACK_PLAYING)
    return;

  qs_playback_halt (self);
  self->plays = FALSE;
  qs_playback_set_state (self, QS_PLAYBACK_PAUSED);
}

/* Ends the search, forgets it, and returns to before its first step. */
void
qs_playback_stop (QsPlayback *self)
{
  if (self->status.state != QS_PLAYBACK_READY)
    renew (self);
}

/* Single steps that are still to be made add up. */
static guint64
count_on (QsPlayback *self,
          gboolean    is_back)
{
  guint64 step;

  if (!qs_playback_is_on (self, QS_WAY_STEP))
    qs_playback_halt (self);
  step = self->is_under_way ? self->way.number : self->status.moment.step;

  return is_back ? step - (step > 0) : step + 1;
}

/* Goes there at once, then pauses. Does nothing where there is nothing on that side, and while it
 * goes far back to some event. */
void
qs_playback_move (QsPlayback    *self,
                  QsPlaybackMove move)
{
  QsWay way = { 0 };

  g_return_if_fail (move < G_N_ELEMENTS (moves));

  way.kind = moves[move].kind;
  way.event = moves[move].event;
  if (self->status.state == moves[move].limit || (way.kind != QS_WAY_SEEK && qs_playback_is_on (self, QS_WAY_PREVIOUS)))
    return;

  if (way.kind == QS_WAY_STEP)
    way.number = count_on (self, move == QS_PLAYBACK_STEP_BACK);
  else if (way.kind == QS_WAY_SEEK)
    way.number = move == QS_PLAYBACK_END ? QS_RUN_NEVER : 0;
  else
    qs_playback_halt (self);
  qs_playback_go (self, way, FALSE);
}

/* Goes to the moment after that step, or to the end if the search has fewer steps, then pauses.
 * On a long way it shows now and then where it is; see QsPlaybackStatus. */
void
qs_playback_seek (QsPlayback *self,
                  guint64     step)
{
  if (self->run != NULL || step > 0)
    qs_playback_go (self, (QsWay){ .kind = QS_WAY_SEEK, .number = step }, FALSE);
}

/* Goes to the moment after it as qs_playback_seek() does. Decisions are as
 * qs_moment_count_decisions() counts them. */
void
qs_playback_seek_decision (QsPlayback *self,
                           guint64     decision)
{
  if (self->run != NULL || decision > 0)
    qs_playback_go (self, (QsWay){ .kind = QS_WAY_DECISION, .number = decision }, FALSE);
}

/* Goes where @other was going: plays on, or goes on to the next event or to the step that @other
 * was too short for. If @other has arrived, does nothing. @self stands still before its end, and
 * @other has come to its end. */
void
qs_playback_take_over (QsPlayback *self,
                       QsPlayback *other)
{
  g_return_if_fail (QS_IS_PLAYBACK (other));

  if (other->plays)
    qs_playback_play (self);
  else if (other->way.kind == QS_WAY_NEXT || (other->way.kind == QS_WAY_SEEK && other->way.number > other->status.moment.step))
    qs_playback_go (self, other->way, FALSE);
}
