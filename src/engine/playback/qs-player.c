/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The worker's side of a playback.
 *
 * The search runs up to its head and waits there, in its tracer. The shown moment
 * is the head, or one behind it that the timeline knows. To reach a moment before
 * the timeline's first, the player runs the search again: its tracer ends it, and
 * another, which makes the same steps, takes its place.
 *
 * While it waits it hears commands, and it posts moments no faster than a screen
 * shows them. */

#include "config.h"

#include "qs-player.h"

#include "qs-timeline.h"

/* After how many steps a search that does not wait hears commands: it may be behind its pace for ever. */
#define STEPS_PER_LOOK 64

/* No event at all. */
#define NO_EVENT QS_TRACE_N_EVENTS

/* A step and a decision that no search reaches. */
#define NO_STEP G_MAXUINT64
#define NO_DECISION G_MAXUINT64

typedef enum
{
  MODE_PAUSED,
  MODE_PLAYING,
  MODE_SEEKING,
} Mode;

struct _QsPlayer
{
  const QsMethod *method;
  guint n;
  guint32 seed;
  QsWorker *worker;
  QsTimeline *timeline;    /* up to the head */
  QsPlayerNews *news;
  guint64 end;             /* the last step of the search, or NO_STEP while it is not known */
  gboolean runs_again;     /* whether the search must end, so that another one begins */

  gboolean is_behind;      /* whether the moment to show is before the head, and so in past */
  QsMoment past;
  gboolean is_posted;      /* whether the present moment was posted */

  Mode mode;
  guint64 goal;            /* while seeking: the step to go to, or NO_STEP */
  QsTraceEvent goal_event; /* while seeking: the event to go to, or NO_EVENT */
  guint64 goal_decision;   /* while seeking: the decision to go to, or NO_DECISION */
  QsTraceEvent sought;     /* while seeking: the event to go back to from the goal, or NO_EVENT */
  guint64 found;           /* the last step before the goal that was sought, or 0 */
  gboolean is_going_back;  /* while seeking: whether moves wait until it is there */
  GQueue waiting;          /* QsPlayerCommand: such moves */

  guint n_unheard;         /* steps since commands were heard */
  guint64 n_commands_heard;
  QsPlayerPace pace;
  gboolean stops_at_solutions;
};

/* A player before its first step. @capacity is how many steps it remembers, a power of two;
 * farther back it is slower, because the search is run again. Usually %QS_TIMELINE_CAPACITY.
 * @clock may be %NULL. */
QsPlayer *
qs_player_new (const QsMethod *method,
               guint           n,
               guint32         seed,
               guint           capacity,
               QsClock        *clock)
{
  QsPlayer *self = g_new0 (QsPlayer, 1);

  self->method = method;
  self->n = n;
  self->seed = seed;
  qs_player_pace_init (&self->pace, clock);
  self->timeline = qs_timeline_new (n, capacity, MIN (capacity, QS_TIMELINE_INTERVAL));
  self->news = qs_player_news_new (method->look != QS_LOOK_MOVES);
  self->end = NO_STEP;
  self->goal_event = NO_EVENT;
  self->goal_decision = NO_DECISION;
  self->sought = NO_EVENT;
  self->is_posted = TRUE;
  g_queue_init (&self->waiting);

  return self;
}

/* It must not run. */
void
qs_player_free (QsPlayer *self)
{
  g_queue_clear_full (&self->waiting, g_free);
  qs_timeline_free (self->timeline);
  qs_player_news_free (self->news);
  g_free (self);
}

static const QsMoment *
get_moment (const QsPlayer *self)
{
  return self->is_behind ? &self->past : qs_timeline_get_last_moment (self->timeline);
}

static guint64
get_position (const QsPlayer *self)
{
  return get_moment (self)->step;
}

static QsPlayerReport *
report_new (QsPlayer *self)
{
  QsPlayerReport *report = qs_player_news_tell (self->news);

  report->is_complete = self->end != NO_STEP;

  return report;
}

static gboolean
post_moment (QsPlayer *self)
{
  QsPlayerReport *report = report_new (self);

  report->has_moment = TRUE;
  report->moment = *get_moment (self);
  report->is_paused = self->mode == MODE_PAUSED;
  report->is_finished = report->moment.step == self->end;
  report->is_seeking = self->mode == MODE_SEEKING;
  report->n_commands_heard = self->n_commands_heard;

  self->is_posted = TRUE;
  qs_player_pace_take_frame (&self->pace);

  return qs_worker_post (self->worker, report);
}

static void
halt (QsPlayer *self)
{
  self->mode = MODE_PAUSED;
  self->goal_event = NO_EVENT;
  self->goal_decision = NO_DECISION;
  self->sought = NO_EVENT;
  self->is_going_back = FALSE;
  self->runs_again = FALSE;
}

static void
set_out (QsPlayer *self)
{
  if (self->mode != MODE_SEEKING)
    qs_player_pace_take_frame (&self->pace);
  self->mode = MODE_SEEKING;
}

/* Goes to the moment after a step, at once if the timeline has it. */
static void
seek (QsPlayer *self,
      guint64   step)
{
  guint64 head = qs_timeline_get_last_step (self->timeline);

  self->goal = MIN (step, self->end);
  self->goal_event = NO_EVENT;
  self->goal_decision = NO_DECISION;
  self->sought = NO_EVENT;

  if (self->goal > head || self->goal < qs_timeline_get_first_step (self->timeline))
    {
      self->runs_again = self->goal <= head;
      self->is_behind = FALSE;
      set_out (self);
      return;
    }

  self->is_behind = self->goal < head;
  if (self->is_behind)
    qs_timeline_get_moment (self->timeline, self->goal, &self->past);
  halt (self);
}

/* A decision that the timeline has forgotten lies before the step that another run goes to at most. */
static void
seek_decision (QsPlayer *self,
               guint64   decision)
{
  seek (self, decision > 0 ? qs_timeline_find_decision (self->timeline, decision) : 0);
  if (self->mode == MODE_SEEKING && decision > 0)
    self->goal_decision = decision;
}

static void
seek_next (QsPlayer    *self,
           QsTraceEvent event)
{
  guint64 step = qs_timeline_find_next (self->timeline, get_position (self), event);

  seek (self, step != 0 ? step : NO_STEP);
  if (self->mode == MODE_SEEKING)
    self->goal_event = event;
}

/* Another run seeks what the timeline does not know, up to the moment that is shown now. */
static void
seek_previous (QsPlayer    *self,
               QsTraceEvent event)
{
  guint64 position = get_position (self);
  guint64 step = qs_timeline_find_previous (self->timeline, position, event);

  halt (self);
  if (step != 0)
    {
      seek (self, step);
    }
  else if (qs_timeline_get_first_step (self->timeline) > 0)
    {
      self->goal = position;
      self->sought = event;
      self->found = 0;
      self->runs_again = TRUE;
      self->is_behind = FALSE;
      self->is_going_back = TRUE;
      set_out (self);
    }
}

static void
step_back (QsPlayer *self)
{
  guint64 position = get_position (self);

  if (position > 0)
    seek (self, position - 1);
  else
    halt (self);
  self->is_going_back = self->mode == MODE_SEEKING;
}

static void
play (QsPlayer *self)
{
  if (self->mode != MODE_PLAYING)
    qs_player_pace_begin (&self->pace);
  self->mode = MODE_PLAYING;
}

static void
move (QsPlayer              *self,
      const QsPlayerCommand *command)
{
  self->n_commands_heard++;

  switch (command->kind)
    {
    case QS_PLAYER_SET:
      break;
    case QS_PLAYER_PLAY:
      play (self);
      break;
    case QS_PLAYER_PLAY_AGAIN:
      seek (self, 0);
      play (self);
      break;
    case QS_PLAYER_PAUSE:
      halt (self);
      break;
    case QS_PLAYER_STEP:
      seek (self, get_position (self) + 1);
      break;
    case QS_PLAYER_STEP_BACK:
      step_back (self);
      break;
    case QS_PLAYER_NEXT:
      seek_next (self, command->event);
      break;
    case QS_PLAYER_PREVIOUS:
      seek_previous (self, command->event);
      break;
    case QS_PLAYER_SEEK:
      seek (self, command->step);
      break;
    case QS_PLAYER_SEEK_DECISION:
      seek_decision (self, command->step);
      break;
    case QS_PLAYER_END_STEPS:
      qs_player_news_end_steps (self->news);
      break;
    default:
      g_assert_not_reached ();
    }

  /* This report tells the owner that the command was heard. */
  self->is_posted = FALSE;
}

/* Whether a command decides where to go, or whether to go, independently of the commands before it. */
static gboolean
overrides (const QsPlayerCommand *command)
{
  return command->kind == QS_PLAYER_PAUSE ||
         command->kind == QS_PLAYER_SEEK ||
         command->kind == QS_PLAYER_SEEK_DECISION ||
         command->kind == QS_PLAYER_PLAY_AGAIN;
}

static gboolean
is_setting (const QsPlayerCommand *command)
{
  return command->kind == QS_PLAYER_SET || command->kind == QS_PLAYER_END_STEPS;
}

static void
drop_waiting (QsPlayer *self)
{
  self->n_commands_heard += self->waiting.length;
  g_queue_clear_full (&self->waiting, g_free);
  self->is_going_back = FALSE;
}

/* Moves begin where the last one ends. A search forward may take for ever, and
 * so is interrupted; the way back always ends. */
static void
obey (QsPlayer        *self,
      QsPlayerCommand *command)
{
  g_autofree QsPlayerCommand *owned = command;

  self->pace.speed = command->speed;
  self->stops_at_solutions = command->stops_at_solutions;

  if (overrides (command))
    drop_waiting (self);

  if (self->is_going_back && !is_setting (command))
    g_queue_push_tail (&self->waiting, g_steal_pointer (&owned));
  else
    move (self, command);
}

/* Waits for a command, and obeys it. */
static void
listen (QsPlayer *self,
        gint64    until)
{
  QsPlayerCommand *command = qs_worker_listen (self->worker, self->pace.clock, until);

  self->n_unheard = 0;
  if (command != NULL)
    obey (self, command);
}

/* Makes the next of the waiting moves. */
static gboolean
make_waiting_move (QsPlayer *self)
{
  g_autofree QsPlayerCommand *command = g_queue_pop_head (&self->waiting);

  if (command != NULL)
    move (self, command);

  return command != NULL;
}

/* Where the next step is not due yet, waits for it or for the next command.
 * Returns whether to continue; @is_due is whether the step is due. */
static gboolean
wait_until_due (QsPlayer *self,
                gboolean *is_due)
{
  gboolean has_frame;
  gint64 due;

  *is_due = self->mode != MODE_PLAYING || qs_player_pace_take_step (&self->pace, &due, &has_frame);
  if (*is_due)
    return TRUE;

  if (!self->is_posted && has_frame && !post_moment (self))
    return FALSE;
  listen (self, due);

  return TRUE;
}

static gboolean
wait_for_command (QsPlayer *self)
{
  if (!self->is_posted && !post_moment (self))
    return FALSE;
  listen (self, QS_CLOCK_NEVER);

  return TRUE;
}

/* Between two steps, whether or not there is time to wait. */
static gboolean
look_up (QsPlayer *self)
{
  if (++self->n_unheard < STEPS_PER_LOOK)
    return TRUE;

  listen (self, QS_CLOCK_NOW);
  if (qs_worker_is_stopped (self->worker))
    return FALSE;

  return !qs_player_pace_has_frame (&self->pace, self->mode == MODE_SEEKING) || post_moment (self);
}

static void
reach_goal (QsPlayer *self)
{
  if (self->sought != NO_EVENT && self->found != 0)
    seek (self, self->found);
  else
    halt (self);
}

/* After a step, made by the search or known from the timeline. */
static void
arrive (QsPlayer *self)
{
  const QsMoment *moment = get_moment (self);

  self->is_posted = FALSE;

  if (self->mode == MODE_PLAYING)
    {
      if (moment->event == QS_TRACE_SOLUTION && self->stops_at_solutions)
        halt (self);
    }
  else if (self->mode == MODE_SEEKING)
    {
      if (moment->step == self->goal || moment->event == self->goal_event ||
          qs_moment_count_decisions (moment) == self->goal_decision)
        reach_goal (self);
      else if (moment->event == self->sought)
        self->found = moment->step;
    }
}

/* Makes a step that the search made before. */
static gboolean
advance (QsPlayer *self)
{
  qs_timeline_advance (self->timeline, &self->past);
  self->is_behind = self->past.step < qs_timeline_get_last_step (self->timeline);
  arrive (self);

  return self->mode == MODE_PAUSED || look_up (self);
}

/* Does everything that comes before the next step of the search. Returns FALSE when the search must end instead. */
static gboolean
tend (QsPlayer *self)
{
  gboolean is_due, goes_on = TRUE;

  while (goes_on && !self->runs_again && !qs_worker_is_stopped (self->worker))
    {
      if (!self->is_going_back && make_waiting_move (self))
        continue;

      if (self->mode == MODE_PAUSED)
        {
          goes_on = wait_for_command (self);
          continue;
        }

      if (get_position (self) == self->end)
        {
          halt (self);
          continue;
        }

      goes_on = wait_until_due (self, &is_due);
      if (!goes_on || !is_due)
        continue;

      if (!self->is_behind)
        return TRUE;
      goes_on = advance (self);
    }

  return FALSE;
}

/* Records a step that no run has reached before. */
static gboolean
note (QsPlayer    *self,
      QsTraceEvent event,
      guint        row,
      guint        column)
{
  return !qs_player_news_add (self->news, event, row, column) ||
         qs_worker_post (self->worker, report_new (self));
}

static gboolean
trace (QsTraceEvent event,
       guint        row,
       guint        column,
       gpointer     data)
{
  QsPlayer *self = data;

  qs_timeline_append (self->timeline, event, row, column);
  if (qs_timeline_get_last_step (self->timeline) > qs_player_news_get_last (self->news) &&
      !note (self, event, row, column))
    return FALSE;

  arrive (self);

  return (self->mode == MODE_PAUSED || look_up (self)) && tend (self);
}

/* Runs the search once, from its first step to its end or until it must run again. */
static void
run_once (QsPlayer *self)
{
  QsTracer tracer = { trace, self };

  self->runs_again = FALSE;
  qs_timeline_clear (self->timeline);
  self->is_behind = FALSE;
  if (self->mode == MODE_SEEKING && self->goal == 0)
    halt (self);

  if (!tend (self))
    return;

  self->method->search (&(QsSearch){ .n = self->n, .seed = self->seed, .tracer = &tracer });
  if (self->runs_again || qs_worker_is_stopped (self->worker))
    return;

  self->end = qs_timeline_get_last_step (self->timeline);
  self->is_posted = FALSE;
  tend (self);
}

/* Searches as commands say, until the worker is stopped, and posts #QsPlayerReport. It begins
 * paused. */
void
qs_player_run (QsWorker *worker,
               gpointer  player)
{
  QsPlayer *self = player;

  self->worker = worker;

  do
    run_once (self);
  while (!qs_worker_is_stopped (worker));
}
