/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search that is watched step by step: the main thread's face of the player. */

#include "config.h"

#include "qs-playback.h"

#include "qs-timeline.h"
#include "qs-tree-builder.h"

struct _QsPlayback
{
  GObject parent_instance;

  const QsMethod *method;
  guint n;
  guint32 seed;
  guint memory;                /* how many steps the player remembers */
  QsClock *clock;              /* nullable: the real one */
  double speed;                /* steps a second */
  gboolean stops_at_solutions;
  QsPlaybackState state;
  gboolean plays_on;           /* while playing: not only to somewhere */
  gboolean is_seeking;

  QsMoment moment;             /* the last one that arrived */
  guint64 last_step;           /* the furthest that the search came to */
  gboolean is_complete;        /* whether it goes no further */
  GArray *solution_steps;      /* guint64, rising */
  QsTreeBuilder *tree_builder;

  QsWorker *worker;            /* from the first step on */
  guint64 n_commands_sent;     /* to this worker */
  guint64 n_commands_to_hear;  /* before what it shows is what is wanted */
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

static void
send_command (QsPlayback     *self,
              QsPlayerCommand command)
{
  command.speed = self->speed;
  command.stops_at_solutions = self->stops_at_solutions;

  self->n_commands_sent++;
  qs_worker_send (self->worker, qs_player_command_new (&command));
}

static void
take_steps (QsPlayback           *self,
            const QsPlayerReport *report)
{
  self->last_step = report->last_step;
  self->is_complete = report->is_complete;

  if (report->n_solution_steps > 0)
    {
      g_array_set_size (self->solution_steps, 0);
      g_array_append_vals (self->solution_steps, report->solution_steps, report->n_solution_steps);
    }

  if (report->n_steps > 0 && qs_tree_builder_wants_steps (self->tree_builder) &&
      !qs_tree_builder_feed (self->tree_builder, report->steps, report->n_steps))
    send_command (self, (QsPlayerCommand){ .kind = QS_PLAYER_END_STEPS });
}

/* A report that was made before the last command was heard says nothing of the state. */
static void
take_moment (QsPlayback           *self,
             const QsPlayerReport *report,
             gboolean              is_current)
{
  if (is_current)
    self->is_seeking = report->is_seeking;
  if (report->n_commands_heard >= self->n_commands_to_hear)
    self->moment = report->moment;

  if (is_current && report->is_finished)
    set_state (self, QS_PLAYBACK_FINISHED);
  else if (is_current && report->is_paused)
    set_state (self, QS_PLAYBACK_PAUSED);

  g_signal_emit (self, signals[SIGNAL_FRAME], 0);
}

static void
receive_report (gpointer message,
                gpointer user_data)
{
  g_autoptr (QsPlayback) self = g_object_ref (QS_PLAYBACK (user_data));
  const QsPlayerReport *report = message;
  gboolean is_current = report->has_moment && report->n_commands_heard == self->n_commands_sent;

  take_steps (self, report);
  if (report->has_moment)
    take_moment (self, report, is_current);
}

static const QsWorkerKind player_kind = {
  .name = "qs-player",
  .work = qs_player_run,
  .receive = receive_report,
  .free_job = (GDestroyNotify) qs_player_free,
  .free_message = (GDestroyNotify) qs_player_report_free,
  .free_command = g_free,
};

/* Sends a command, to a new worker before the first step. */
static void
send (QsPlayback     *self,
      QsPlayerCommand command)
{
  if (self->worker == NULL)
    {
      self->n_commands_sent = 0;
      self->n_commands_to_hear = 0;
      self->worker = qs_worker_start (&player_kind,
                                      qs_player_new (self->method, self->n, self->seed, self->memory, self->clock),
                                      self);
    }

  send_command (self, command);
}

/* Puts the playback before the first step of a search of which nothing is known. */
static void
rewind_to_start (QsPlayback *self)
{
  g_clear_pointer (&self->worker, qs_worker_stop);
  qs_moment_init (&self->moment, self->n);
  self->is_seeking = FALSE;
  self->last_step = 0;
  self->is_complete = FALSE;
  g_array_set_size (self->solution_steps, 0);
  qs_tree_builder_begin (self->tree_builder, self->method->look, self->n);

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
qs_playback_finalize (GObject *object)
{
  QsPlayback *self = QS_PLAYBACK (object);

  qs_tree_builder_free (self->tree_builder);
  g_array_unref (self->solution_steps);

  G_OBJECT_CLASS (qs_playback_parent_class)->finalize (object);
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
    case PROP_STOPS_AT_SOLUTIONS:
      g_value_set_boolean (value, self->stops_at_solutions);
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
    case PROP_STOPS_AT_SOLUTIONS:
      qs_playback_set_stops_at_solutions (self, g_value_get_boolean (value));
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
  object_class->finalize = qs_playback_finalize;
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

  /**
   * QsPlayback:stops-at-solutions:
   *
   * Whether to pause at each solution that it comes to while it plays.
   */
  properties[PROP_STOPS_AT_SOLUTIONS] =
      g_param_spec_boolean ("stops-at-solutions", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * QsPlayback::frame:
   * @self: the playback
   *
   * There is another moment to show, or more is known of the search. At high
   * speeds most moments are passed over.
   */
  signals[SIGNAL_FRAME] =
      g_signal_new ("frame", QS_TYPE_PLAYBACK, G_SIGNAL_RUN_LAST,
                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_playback_init (QsPlayback *self)
{
  self->speed = 8;
  self->memory = QS_TIMELINE_CAPACITY;
  self->solution_steps = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->tree_builder = qs_tree_builder_new ();
}

/**
 * qs_playback_new:
 * @method: how to search
 * @n: the side of the board, in squares, 1 … the method's limit
 * @clock: (nullable): what its pace is kept by
 *
 * Returns: (transfer full): a playback before its first step
 */
QsPlayback *
qs_playback_new (const QsMethod *method,
                 guint           n,
                 QsClock        *clock)
{
  QsPlayback *self = g_object_new (QS_TYPE_PLAYBACK, NULL);

  self->clock = clock;
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
  g_return_if_fail (n >= 1 && n <= method->max_n);

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
 * qs_playback_get_seed:
 * @self: a playback
 *
 * Returns: where a method that guesses begins to
 */
guint32
qs_playback_get_seed (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), 0);

  return self->seed;
}

/**
 * qs_playback_set_seed:
 * @self: a playback, in any state
 * @seed: where a method that guesses begins to
 *
 * Changes what a method guesses. A search that goes on is ended.
 */
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
    send (self, (QsPlayerCommand){ .kind = QS_PLAYER_SET });
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPEED]);
}

/**
 * qs_playback_get_stops_at_solutions:
 * @self: a playback
 *
 * Returns: whether it pauses at each solution that it comes to while it plays
 */
gboolean
qs_playback_get_stops_at_solutions (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), FALSE);

  return self->stops_at_solutions;
}

/**
 * qs_playback_set_stops_at_solutions:
 * @self: a playback
 * @stops: whether to pause at each solution
 *
 * Changes at once whether it pauses at each solution that it comes to while it
 * plays.
 */
void
qs_playback_set_stops_at_solutions (QsPlayback *self,
                                    gboolean    stops)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->stops_at_solutions == stops)
    return;

  self->stops_at_solutions = stops;
  if (self->worker != NULL)
    send (self, (QsPlayerCommand){ .kind = QS_PLAYER_SET });
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STOPS_AT_SOLUTIONS]);
}

/**
 * qs_playback_set_memory:
 * @self: a playback
 * @n_steps: how many steps to remember, a power of two
 *
 * Changes how far back it goes without running the search again, from the next
 * search on. Of a step, 4 bytes are remembered.
 */
void
qs_playback_set_memory (QsPlayback *self,
                        guint       n_steps)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));
  g_return_if_fail (n_steps > 0 && (n_steps & (n_steps - 1)) == 0);

  self->memory = n_steps;
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
 * qs_playback_get_moment:
 * @self: a playback
 *
 * Returns: (transfer none): the moment to show
 */
const QsMoment *
qs_playback_get_moment (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), NULL);

  return &self->moment;
}

/**
 * qs_playback_get_last_step:
 * @self: a playback
 *
 * Returns: the furthest step that the search came to; going back makes no
 *   difference
 */
guint64
qs_playback_get_last_step (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), 0);

  return self->last_step;
}

/**
 * qs_playback_is_complete:
 * @self: a playback
 *
 * Returns: whether the search goes no further than qs_playback_get_last_step()
 */
gboolean
qs_playback_is_complete (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), FALSE);

  return self->is_complete;
}

/**
 * qs_playback_is_seeking:
 * @self: a playback
 *
 * Whether it is on a long way: the moment is one that it passes, and not worth
 * much. A new command ends that. The signal QsPlayback::frame tells of each
 * change.
 *
 * Returns: whether it goes somewhere without showing all that is on the way
 */
gboolean
qs_playback_is_seeking (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), FALSE);

  return self->is_seeking;
}

/**
 * qs_playback_get_solution_steps:
 * @self: a playback
 * @n_steps: (out): how many there are, at most %QS_PLAYER_MAX_SOLUTIONS
 *
 * The steps at which the search found its solutions, up to
 * qs_playback_get_last_step(). Of many solutions only every second is there, or
 * every fourth, and so on.
 *
 * Returns: (transfer none) (array length=n_steps): the steps, rising, until the
 *   main loop runs
 */
const guint64 *
qs_playback_get_solution_steps (QsPlayback *self,
                                guint      *n_steps)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), NULL);
  g_return_val_if_fail (n_steps != NULL, NULL);

  *n_steps = self->solution_steps->len;

  return (const guint64 *) (gconstpointer) self->solution_steps->data;
}

/**
 * qs_playback_get_tree:
 * @self: a playback
 *
 * The tree of the search up to qs_playback_get_last_step(), as far as it has
 * room. It grows between the signals too. That of a method that moves queens
 * has only its root.
 *
 * Returns: (transfer none): the tree; the same one as long as @self lives
 */
const QsTree *
qs_playback_get_tree (QsPlayback *self)
{
  g_return_val_if_fail (QS_IS_PLAYBACK (self), NULL);

  return qs_tree_builder_get_tree (self->tree_builder);
}

/* Sends a command that lets the search make steps, on or back. */
static void
set_going (QsPlayback     *self,
           QsPlayerCommand command)
{
  self->plays_on = command.kind == QS_PLAYER_PLAY || command.kind == QS_PLAYER_PLAY_AGAIN;
  self->is_seeking = FALSE;
  send (self, command);
  set_state (self, QS_PLAYBACK_PLAYING);
}

/* What it shows until it hears the command is not what is wanted any more. */
static void
show_nothing_before (QsPlayback *self)
{
  self->n_commands_to_hear = self->n_commands_sent + 1;
}

/**
 * qs_playback_play:
 * @self: a playback
 *
 * Goes on at the speed that is set; after the end, from before the first step.
 */
void
qs_playback_play (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->state == QS_PLAYBACK_FINISHED)
    {
      show_nothing_before (self);
      qs_moment_init (&self->moment, self->n);
      set_going (self, (QsPlayerCommand){ .kind = QS_PLAYER_PLAY_AGAIN });
      g_signal_emit (self, signals[SIGNAL_FRAME], 0);
    }
  else if (self->state != QS_PLAYBACK_PLAYING || !self->plays_on)
    {
      set_going (self, (QsPlayerCommand){ .kind = QS_PLAYER_PLAY });
    }
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

  if (self->state != QS_PLAYBACK_PLAYING)
    return;

  self->is_seeking = FALSE;
  send (self, (QsPlayerCommand){ .kind = QS_PLAYER_PAUSE });
  set_state (self, QS_PLAYBACK_PAUSED);
}

/**
 * qs_playback_stop:
 * @self: a playback
 *
 * Ends the search, forgets it, and goes back before its first step.
 */
void
qs_playback_stop (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->state != QS_PLAYBACK_READY)
    rewind_to_start (self);
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
    set_going (self, (QsPlayerCommand){ .kind = QS_PLAYER_STEP });
}

/**
 * qs_playback_step_back:
 * @self: a playback
 *
 * Goes one step back, then pauses. Before the first step there is none.
 */
void
qs_playback_step_back (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->state != QS_PLAYBACK_READY)
    set_going (self, (QsPlayerCommand){ .kind = QS_PLAYER_STEP_BACK });
}

static void
go_on_to (QsPlayback  *self,
          QsTraceEvent event)
{
  if (self->state != QS_PLAYBACK_FINISHED)
    set_going (self, (QsPlayerCommand){ .kind = QS_PLAYER_NEXT, .event = event });
}

static void
go_back_to (QsPlayback  *self,
            QsTraceEvent event)
{
  if (self->state != QS_PLAYBACK_READY)
    set_going (self, (QsPlayerCommand){ .kind = QS_PLAYER_PREVIOUS, .event = event });
}

/**
 * qs_playback_next_solution:
 * @self: a playback
 *
 * Goes on without waiting to the next solution, or to the end, then pauses.
 */
void
qs_playback_next_solution (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  go_on_to (self, QS_TRACE_SOLUTION);
}

/**
 * qs_playback_previous_solution:
 * @self: a playback
 *
 * Goes back to the last solution before the moment that is shown, then pauses.
 * Where there is none it only pauses.
 */
void
qs_playback_previous_solution (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  go_back_to (self, QS_TRACE_SOLUTION);
}

/**
 * qs_playback_next_backtrack:
 * @self: a playback
 *
 * Goes on without waiting to the next step that takes a queen back, or to the
 * end, then pauses.
 */
void
qs_playback_next_backtrack (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  go_on_to (self, QS_TRACE_REMOVE);
}

/**
 * qs_playback_previous_backtrack:
 * @self: a playback
 *
 * Goes back to the last step before the moment that is shown that took a queen
 * back, then pauses. Where there is none it only pauses.
 */
void
qs_playback_previous_backtrack (QsPlayback *self)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  go_back_to (self, QS_TRACE_REMOVE);
}

/**
 * qs_playback_seek:
 * @self: a playback
 * @step: a step, or 0 for before the first
 *
 * Goes to the moment after that step, or to the end if the search has not so
 * many, then pauses. On a long way it shows now and then where it is; see
 * qs_playback_is_seeking().
 */
void
qs_playback_seek (QsPlayback *self,
                  guint64     step)
{
  g_return_if_fail (QS_IS_PLAYBACK (self));

  if (self->worker == NULL && step == 0)
    return;

  if (self->worker != NULL)
    show_nothing_before (self);
  set_going (self, (QsPlayerCommand){ .kind = QS_PLAYER_SEEK, .step = step });
}
