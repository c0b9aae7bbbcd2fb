/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The worker's side of a playback: a tracer that keeps the frame, waits as the
 * speed says, hears commands while it waits, and posts frames no faster than a
 * screen shows them. */

#include "config.h"

#include "qs-player.h"

#include <math.h>

/* The shortest time between two posted frames while the search runs, in microseconds. */
#define FRAME_INTERVAL 8000

/* How far a search may lag behind its pace before the lag is forgiven, in microseconds. */
#define MAX_LAG 20000

/* How often a search hears commands although it does not wait, in steps: it may be behind its pace for ever. */
#define STEPS_PER_LOOK 64

typedef enum
{
  MODE_PAUSED,
  MODE_PLAYING,
  MODE_ONE_STEP,
  MODE_TO_SOLUTION,
} Mode;

struct _QsPlayer
{
  const QsMethod *method;
  guint n;
  QsWorker *worker;
  QsPlaybackFrame frame;
  Mode mode;
  double speed;     /* steps a second */
  double last_step; /* when the last step was due, monotonic microseconds and parts of them */
  gint64 last_post;
  gboolean is_posted; /* whether the frame as it is was posted */
  guint64 n_commands_heard;
};

typedef struct
{
  QsPlayerCommandKind kind;
  double speed; /* steps a second */
} Command;

/**
 * qs_player_new:
 * @method: how to search
 * @n: the side of the board, in squares
 * @speed: steps a second
 *
 * Returns: (transfer full): a player before its first step; free with g_free()
 */
QsPlayer *
qs_player_new (const QsMethod *method,
               guint           n,
               double          speed)
{
  QsPlayer *self = g_new0 (QsPlayer, 1);

  self->method = method;
  self->n = n;
  self->speed = speed;
  self->is_posted = TRUE;
  qs_playback_frame_init (&self->frame);

  return self;
}

/**
 * qs_player_command_new:
 * @kind: what to do
 * @speed: steps a second
 *
 * Returns: (transfer full): a command for qs_worker_send(); free with g_free()
 */
gpointer
qs_player_command_new (QsPlayerCommandKind kind,
                       double              speed)
{
  Command *command = g_new (Command, 1);

  command->kind = kind;
  command->speed = speed;

  return command;
}

static gboolean
post_frame (QsPlayer *self,
            gboolean  is_finished)
{
  QsPlayerReport *report = g_new (QsPlayerReport, 1);

  report->frame = self->frame;
  report->is_paused = self->mode == MODE_PAUSED;
  report->is_finished = is_finished;
  report->n_commands_heard = self->n_commands_heard;

  self->is_posted = TRUE;
  self->last_post = g_get_monotonic_time ();

  return qs_worker_post (self->worker, report);
}

/* The time from one step to the next, in microseconds. */
static double
step_time (const QsPlayer *self)
{
  return G_USEC_PER_SEC / self->speed;
}

static void
obey (QsPlayer      *self,
      const Command *command)
{
  Mode old_mode = self->mode;

  self->n_commands_heard++;
  self->speed = command->speed;

  switch (command->kind)
    {
    case QS_PLAYER_PLAY:
      self->mode = MODE_PLAYING;
      break;
    case QS_PLAYER_PAUSE:
      self->mode = MODE_PAUSED;
      break;
    case QS_PLAYER_STEP:
      self->mode = MODE_ONE_STEP;
      break;
    case QS_PLAYER_NEXT_SOLUTION:
      self->mode = MODE_TO_SOLUTION;
      break;
    case QS_PLAYER_SET_SPEED:
      break;
    default:
      g_assert_not_reached ();
    }

  /* After a pause the next step comes at once, not when it would have come. */
  if (old_mode == MODE_PAUSED)
    self->last_step = (double) g_get_monotonic_time () - step_time (self);

  /* The owner learns from it that the command was heard. */
  self->is_posted = FALSE;
}

/* Waits for a command, and obeys it. */
static void
listen (QsPlayer *self,
        gint64    timeout)
{
  g_autofree Command *command = qs_worker_listen (self->worker, timeout);

  if (command != NULL)
    obey (self, command);
}

static gboolean
is_paced (const QsPlayer *self)
{
  return self->mode == MODE_PLAYING && self->speed < QS_PLAYBACK_MAX_SPEED;
}

/* Waits until the next step is due or the mode changes; what is due is asked anew after each command. */
static gboolean
wait_for_step (QsPlayer *self)
{
  while (!qs_worker_is_stopped (self->worker))
    {
      double now, due;

      if (self->mode == MODE_PAUSED)
        {
          if (!self->is_posted && !post_frame (self, FALSE))
            return FALSE;
          listen (self, -1);
          continue;
        }

      if (!is_paced (self))
        return TRUE;

      now = (double) g_get_monotonic_time ();
      due = self->last_step + step_time (self);
      if (due <= now)
        {
          self->last_step = MAX (due, now - MAX_LAG);
          return TRUE;
        }

      if (!self->is_posted &&
          (due - now >= FRAME_INTERVAL || now - (double) self->last_post >= FRAME_INTERVAL) &&
          !post_frame (self, FALSE))
        return FALSE;
      listen (self, (gint64) ceil (due - now));
    }

  return FALSE;
}

/* Between two steps, whether there is time to wait or not. */
static gboolean
look_up (QsPlayer *self)
{
  if (self->frame.step % STEPS_PER_LOOK != 0)
    return TRUE;

  listen (self, 0);
  if (qs_worker_is_stopped (self->worker))
    return FALSE;

  if (g_get_monotonic_time () - self->last_post >= FRAME_INTERVAL)
    return post_frame (self, FALSE);

  return TRUE;
}

static gboolean
trace (QsTraceEvent event,
       guint        row,
       guint        column,
       gpointer     data)
{
  QsPlayer *self = data;

  qs_playback_frame_record (&self->frame, event, row, column);
  self->is_posted = FALSE;

  if (self->mode == MODE_ONE_STEP ||
      (self->mode == MODE_TO_SOLUTION && event == QS_TRACE_SOLUTION))
    self->mode = MODE_PAUSED;

  return (self->mode == MODE_PAUSED || look_up (self)) && wait_for_step (self);
}

/**
 * qs_player_run:
 * @worker: the worker whose commands it obeys and through which it posts
 *   #QsPlayerReport
 * @player: a #QsPlayer before its first step
 *
 * Searches from the first step to the last, or until the worker is stopped.
 * It begins paused.
 */
void
qs_player_run (QsWorker *worker,
               gpointer  player)
{
  QsPlayer *self = player;
  QsTracer tracer = { trace, self };

  self->worker = worker;
  if (!wait_for_step (self))
    return;

  self->method->search (self->n, &tracer);

  if (!qs_worker_is_stopped (worker))
    post_frame (self, TRUE);
}
