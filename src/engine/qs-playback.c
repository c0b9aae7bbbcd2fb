/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search that is watched step by step: the main thread's face of the player. */

#include "config.h"

#include "qs-playback.h"

#include "qs-player.h"

struct _QsPlayback
{
  GObject parent_instance;

  const QsMethod *method;
  guint n;
  double speed; /* steps a second */
  QsPlaybackState state;
  gboolean plays_on;       /* while playing: not only one step or to the next solution */
  QsPlaybackFrame frame;   /* the last one that arrived */
  QsWorker *worker;        /* from the first step until the end */
  guint64 n_commands_sent; /* to this worker */
};

enum
{
  PROP_0,
  PROP_STATE,
  PROP_SPEED,
  N_PROPS
};

enum
{
  SIGNAL_FRAME,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

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

/* A report that was made before the last command was heard says nothing of the state. */
static void
receive_report (gpointer message,
                gpointer user_data)
{
  g_autoptr (QsPlayback) self = g_object_ref (QS_PLAYBACK (user_data));
  const QsPlayerReport *report = message;
  gboolean is_current = report->n_commands_heard == self->n_commands_sent;

  self->frame = report->frame;

  if (report->is_finished)
    {
      g_clear_pointer (&self->worker, qs_worker_stop);
      set_state (self, QS_PLAYBACK_FINISHED);
    }
  else if (report->is_paused && is_current)
    set_state (self, QS_PLAYBACK_PAUSED);

  g_signal_emit (self, signals[SIGNAL_FRAME], 0);
}

static const QsWorkerKind player_kind = {
  .name = "qs-player",
  .work = qs_player_run,
  .receive = receive_report,
  .free_job = g_free,
  .free_message = g_free,
  .free_command = g_free,
};

/* Sends a command, to a new worker before the first step. */
static void
send (QsPlayback         *self,
      QsPlayerCommandKind kind)
{
  if (self->worker == NULL)
    {
      self->n_commands_sent = 0;
      self->worker = qs_worker_start (&player_kind, qs_player_new (self->method, self->n, self->speed), self);
    }

  self->n_commands_sent++;
  qs_worker_send (self->worker, qs_player_command_new (kind, self->speed));
}

/* Puts the playback before the first step. */
static void
rewind_to_start (QsPlayback *self)
{
  g_clear_pointer (&self->worker, qs_worker_stop);
  qs_playback_frame_init (&self->frame);
  set_state (self, QS_PLAYBACK_READY);
  g_signal_emit (self, signals[SIGNAL_FRAME], 0);
}

static void
qs_playback_dispose (GObject *object)
{
  QsPlayback *self = QS_PLAYBACK (object);

  g_clear_pointer (&self->worker, qs_worker_stop);

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
      g_value_set_int (value, (int) self->state);
      break;
    case PROP_SPEED:
      g_value_set_double (value, self->speed);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
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
      qs_playback_set_speed (self, g_value_get_double (value));
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

  /**
   * QsPlayback:state:
   *
   * What the playback is doing, a #QsPlaybackState.
   */
  properties[PROP_STATE] =
      g_param_spec_int ("state", NULL, NULL, QS_PLAYBACK_READY, QS_PLAYBACK_FINISHED, QS_PLAYBACK_READY,
                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);

  /**
   * QsPlayback:speed:
   *
   * Steps a second, from %QS_PLAYBACK_MIN_SPEED; %QS_PLAYBACK_MAX_SPEED does
   * not wait at all.
   */
  properties[PROP_SPEED] =
      g_param_spec_double ("speed", NULL, NULL, QS_PLAYBACK_MIN_SPEED, QS_PLAYBACK_MAX_SPEED, 8,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * QsPlayback::frame:
   * @self: the playback
   *
   * There is another moment to show. At high speeds most are passed over.
   */
  signals[SIGNAL_FRAME] =
      g_signal_new ("frame", QS_TYPE_PLAYBACK, G_SIGNAL_RUN_LAST,
                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_playback_init (QsPlayback *self)
{
  self->speed = 8;
}

/**
 * qs_playback_new:
 * @method: how to search
 * @n: the side of the board, in squares, 1 … the method's limit
 *
 * Returns: (transfer full): a playback before its first step
 */
QsPlayback *
qs_playback_new (const QsMethod *method,
                 guint           n)
{
  QsPlayback *self = g_object_new (QS_TYPE_PLAYBACK, NULL);

  qs_playback_set_board (self, method, n);

  return self;
}

/**
 * qs_playback_set_board:
 * @self: a playback, in any state
 * @method: how to search
 * @n: the side of the board, in squares, 1 … the method's limit
 *
 * Changes what is searched, and how. A search that goes on is ended.
 */
void
qs_playback_set_board (QsPlayback     *self,
                       const QsMethod *method,
                       guint           n)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));
  g_return_if_fail (method != NULL);
  g_return_if_fail (n >= 1 && n <= method->max_n && n <= QS_ENUMERATOR_MAX_N);

  if (self->method == method && self->n == n)
    return;

  self->method = method;
  self->n = n;
  rewind_to_start (self);
}

/**
 * qs_playback_get_method:
 * @self: a playback
 *
 * Returns: (transfer none): how it searches
 */
const QsMethod *
qs_playback_get_method (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), NULL);

  return self->method;
}

/**
 * qs_playback_get_n:
 * @self: a playback
 *
 * Returns: the side of the board, in squares
 */
guint
qs_playback_get_n (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), 0);

  return self->n;
}

/**
 * qs_playback_get_state:
 * @self: a playback
 *
 * Returns: what it is doing
 */
QsPlaybackState
qs_playback_get_state (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), QS_PLAYBACK_READY);

  return self->state;
}

/**
 * qs_playback_get_frame:
 * @self: a playback
 *
 * Returns: (transfer none): the moment to show
 */
const QsPlaybackFrame *
qs_playback_get_frame (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), NULL);

  return &self->frame;
}

/**
 * qs_playback_get_speed:
 * @self: a playback
 *
 * Returns: the speed, in steps a second
 */
double
qs_playback_get_speed (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), 0);

  return self->speed;
}

/**
 * qs_playback_set_speed:
 * @self: a playback
 * @speed: steps a second, %QS_PLAYBACK_MIN_SPEED … %QS_PLAYBACK_MAX_SPEED
 *
 * Changes the speed at once, also while the search waits for its next step.
 */
void
qs_playback_set_speed (QsPlayback *self,
                       double      speed)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));
  g_return_if_fail (speed >= QS_PLAYBACK_MIN_SPEED && speed <= QS_PLAYBACK_MAX_SPEED);

  if (self->speed == speed)
    return;

  self->speed = speed;
  if (self->worker != NULL)
    send (self, QS_PLAYER_SET_SPEED);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPEED]);
}

/* Sends a command that lets the search make steps. */
static void
go_on (QsPlayback         *self,
       QsPlayerCommandKind kind)
{
  self->plays_on = kind == QS_PLAYER_PLAY;
  send (self, kind);
  set_state (self, QS_PLAYBACK_PLAYING);
}

/**
 * qs_playback_play:
 * @self: a playback
 *
 * Lets the search go on at the speed that is set; after its end it begins anew.
 */
void
qs_playback_play (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->state == QS_PLAYBACK_FINISHED)
    rewind_to_start (self);

  if (self->state != QS_PLAYBACK_PLAYING || !self->plays_on)
    go_on (self, QS_PLAYER_PLAY);
}

/**
 * qs_playback_pause:
 * @self: a playback
 *
 * Lets the search wait where it is.
 */
void
qs_playback_pause (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->state == QS_PLAYBACK_PLAYING)
    {
      send (self, QS_PLAYER_PAUSE);
      set_state (self, QS_PLAYBACK_PAUSED);
    }
}

/**
 * qs_playback_step:
 * @self: a playback
 *
 * Makes one step, then pauses. After the end there is none.
 */
void
qs_playback_step (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->state != QS_PLAYBACK_FINISHED)
    go_on (self, QS_PLAYER_STEP);
}

/**
 * qs_playback_next_solution:
 * @self: a playback
 *
 * Searches without waiting until the next solution, then pauses.
 */
void
qs_playback_next_solution (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->state != QS_PLAYBACK_FINISHED)
    go_on (self, QS_PLAYER_NEXT_SOLUTION);
}

/**
 * qs_playback_stop:
 * @self: a playback
 *
 * Ends the search and goes back before its first step.
 */
void
qs_playback_stop (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->state != QS_PLAYBACK_READY)
    rewind_to_start (self);
}
