/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search that is watched step by step: the main thread's face of the player. */

#include "config.h"

#include "qs-playback.h"

struct _QsPlayback
{
  GObject parent_instance;

  const QsMethod *method;
  guint n;
  guint32 seed;
  guint memory;                /* how many steps the player remembers */
  QsClock *clock;              /* nullable: the real one */
  double speed;                /* steps per second */
  gboolean stops_at_solutions;
  QsPlaybackState state;
  QsPlayerCommand way;         /* what it was last told to make steps by */
  gboolean is_seeking;

  QsMoment moment;             /* the last one that arrived */
  QsTrail *trail;

  QsWorker *worker;            /* from the first step on */
  guint64 n_commands_sent;     /* to this worker */
  guint64 n_commands_to_hear;  /* how many of them it must have heard before its moments are the wanted ones */
};

enum
{
  PROP_0,
  PROP_STATE,
  PROP_SPEED,
  PROP_STOPS_AT_SOLUTIONS,
  N_PROPS
};

enum
{
  SIGNAL_FRAME,
  N_SIGNALS
};

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

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_ENUM_TYPE (QsPlaybackState, qs_playback_state,
                    G_DEFINE_ENUM_VALUE (QS_PLAYBACK_READY, "ready"),
                    G_DEFINE_ENUM_VALUE (QS_PLAYBACK_PLAYING, "playing"),
                    G_DEFINE_ENUM_VALUE (QS_PLAYBACK_PAUSED, "paused"),
                    G_DEFINE_ENUM_VALUE (QS_PLAYBACK_FINISHED, "finished"))

G_DEFINE_FINAL_TYPE (QsPlayback, qs_playback, G_TYPE_OBJECT)

static void
set_state (QsPlayback     *self,
           QsPlaybackState state)
{
  if (self->state == state)
    return;

  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

static void send_command (QsPlayback     *self,
                          QsPlayerCommand command);

/* A report from before the last command was heard says nothing about the state. */
static void
take_moment (QsPlayback           *self,
             const QsPlayerReport *report,
             gboolean              is_current)
{
  if (is_current)
    self->is_seeking = report->is_seeking;
  if (report->n_commands_heard >= self->n_commands_to_hear)
    self->moment = report->moment;

  if (is_current && (report->is_finished || report->is_paused))
    set_state (self, report->is_finished ? QS_PLAYBACK_FINISHED : QS_PLAYBACK_PAUSED);

  g_signal_emit (self, signals[SIGNAL_FRAME], 0);
}

static void
receive_report (gpointer message,
                gpointer user_data)
{
  g_autoptr (QsPlayback) self = g_object_ref (QS_PLAYBACK (user_data));
  const QsPlayerReport *report = message;
  gboolean is_current = report->has_moment && report->n_commands_heard == self->n_commands_sent;

  if (!qs_trail_add (self->trail, report))
    send_command (self, (QsPlayerCommand){ .kind = QS_PLAYER_END_STEPS });
  if (report->has_moment)
    take_moment (self, report, is_current);
}

static const QsWorkerKind player_kind = {
  .name = "qs-playback",
  .work = qs_player_run,
  .receive = receive_report,
  .free_job = (GDestroyNotify) qs_player_free,
  .free_message = (GDestroyNotify) qs_player_report_free,
  .free_command = g_free,
};

/* Sends a command with the settings, to a new worker before the first step. */
static void
send_command (QsPlayback     *self,
              QsPlayerCommand command)
{
  if (self->worker == NULL)
    {
      self->n_commands_sent = 0;
      self->n_commands_to_hear = 0;
      self->worker = qs_worker_start (
          &player_kind, qs_player_new (self->method, self->n, self->seed, self->memory, self->clock), self);
    }

  command.speed = self->speed;
  command.stops_at_solutions = self->stops_at_solutions;

  self->n_commands_sent++;
  qs_worker_send (self->worker, g_memdup2 (&command, sizeof command));
}

/* Puts the playback before the first step of a search about which nothing is known. */
static void
rewind_to_start (QsPlayback *self)
{
  g_clear_pointer (&self->worker, qs_worker_stop);
  qs_moment_init (&self->moment, self->n);
  self->is_seeking = FALSE;
  qs_trail_begin (self->trail, self->method->look, self->n);

  set_state (self, QS_PLAYBACK_READY);
  g_signal_emit (self, signals[SIGNAL_FRAME], 0);
}

static void
qs_playback_dispose (GObject *object)
{
  QsPlayback *self = QS_PLAYBACK (object);

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_clear_pointer (&self->trail, qs_trail_free);

  G_OBJECT_CLASS (qs_playback_parent_class)->dispose (object);
}

static void
qs_playback_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  QsPlayback *self = QS_PLAYBACK (object);

  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_enum (value, (int) self->state);
      break;
    case PROP_SPEED:
      g_value_set_double (value, self->speed);
      break;
    case PROP_STOPS_AT_SOLUTIONS:
      g_value_set_boolean (value, self->stops_at_solutions);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* Also while the search waits for its next step. */
static void
set_speed (QsPlayback *self,
           double      speed)
{
  if (self->speed == speed)
    return;

  self->speed = speed;
  if (self->worker != NULL)
    send_command (self, (QsPlayerCommand){ .kind = QS_PLAYER_SET });
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPEED]);
}

static void
set_stops_at_solutions (QsPlayback *self,
                        gboolean    stops)
{
  if (self->stops_at_solutions == stops)
    return;

  self->stops_at_solutions = stops;
  if (self->worker != NULL)
    send_command (self, (QsPlayerCommand){ .kind = QS_PLAYER_SET });
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STOPS_AT_SOLUTIONS]);
}

static void
qs_playback_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  QsPlayback *self = QS_PLAYBACK (object);

  switch (prop_id)
    {
    case PROP_SPEED:
      set_speed (self, g_value_get_double (value));
      break;
    case PROP_STOPS_AT_SOLUTIONS:
      set_stops_at_solutions (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
qs_playback_class_init (QsPlaybackClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = qs_playback_dispose;
  object_class->get_property = qs_playback_get_property;
  object_class->set_property = qs_playback_set_property;

  /* A #QsPlaybackState. */
  properties[PROP_STATE] =
      g_param_spec_enum ("state", NULL, NULL, QS_TYPE_PLAYBACK_STATE, QS_PLAYBACK_READY,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);

  /* Steps per second, from %QS_PLAYBACK_MIN_SPEED; at %QS_PLAYBACK_MAX_SPEED it does not wait at
   * all. */
  properties[PROP_SPEED] =
      g_param_spec_double ("speed", NULL, NULL, QS_PLAYBACK_MIN_SPEED, QS_PLAYBACK_MAX_SPEED, 8,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);

  /* Whether to pause at each solution that it reaches while it plays. */
  properties[PROP_STOPS_AT_SOLUTIONS] =
      g_param_spec_boolean ("stops-at-solutions", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* There is another moment to show, or more is known about the search. At high speeds most
   * moments are passed over. */
  signals[SIGNAL_FRAME] =
      g_signal_new ("frame", QS_TYPE_PLAYBACK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_playback_init (QsPlayback *self)
{
  self->speed = 8;
  self->trail = qs_trail_new ();
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
  qs_playback_set_board (self, method, n);

  return self;
}

/* Changes what is searched, and how. A running search is ended. */
void
qs_playback_set_board (QsPlayback     *self,
                       const QsMethod *method,
                       guint           n)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));
  g_return_if_fail (method != NULL);
  g_return_if_fail (n >= 1 && n <= method->max_n);

  if (self->method == method && self->n == n)
    return;

  self->method = method;
  self->n = n;
  rewind_to_start (self);
}

const QsMethod *
qs_playback_get_method (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), NULL);

  return self->method;
}

guint32
qs_playback_get_seed (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), 0);

  return self->seed;
}

/* Changes the random choices of a method. A running search is ended. */
void
qs_playback_set_seed (QsPlayback *self,
                      guint32     seed)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->seed == seed)
    return;

  self->seed = seed;
  rewind_to_start (self);
}

/* In steps per second. */
double
qs_playback_get_speed (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), 0);

  return self->speed;
}

QsPlaybackState
qs_playback_get_state (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), QS_PLAYBACK_READY);

  return self->state;
}

/* Whether steps follow by themselves. */
gboolean
qs_playback_is_playing (QsPlayback *self)
{
  return qs_playback_get_state (self) == QS_PLAYBACK_PLAYING;
}

/* The moment to show. */
const QsMoment *
qs_playback_get_moment (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), NULL);

  return &self->moment;
}

/* Whether it is on a long way: its moment is only one that it passes, and not worth much. A new
 * command ends that. The signal QsPlayback::frame reports each change. */
gboolean
qs_playback_is_seeking (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), FALSE);

  return self->is_seeking;
}

/* What is known about the search. It is the same one as long as @self lives, and its tree grows
 * between the signals too. */
const QsTrail *
qs_playback_get_trail (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), NULL);

  return self->trail;
}

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
  send_command (self, command);
  set_state (self, QS_PLAYBACK_PLAYING);
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
      g_signal_emit (self, signals[SIGNAL_FRAME], 0);
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
  send_command (self, (QsPlayerCommand){ .kind = QS_PLAYER_PAUSE });
  set_state (self, QS_PLAYBACK_PAUSED);
}

/* Ends the search, forgets it, and returns to before its first step. */
void
qs_playback_stop (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->state != QS_PLAYBACK_READY)
    rewind_to_start (self);
}

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
