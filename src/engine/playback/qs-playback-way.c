/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The part of a playback that goes to a goal, or plays, as the timer and the run say. */

#include "qs-playback-private.h"

#include <math.h>

/* The shortest time between two frames while the search plays, in microseconds. */
#define FRAME_INTERVAL 8000

/* The same while it goes somewhere, when what is on the way is not worth much. */
#define SEEK_INTERVAL 50000

/* How far a search may lag behind its pace before the lag is forgiven, in microseconds. */
#define MAX_LAG 20000

/* After input, and in turn with redrawing: neither can starve the other. */
#define PRIORITY (G_PRIORITY_HIGH_IDLE + 20)

static void
wait_until (QsPlayback *self,
            gint64      time)
{
  qs_clock_set_ready_time (self->clock, self->timer, time);
}

static void
copy_steps (GArray       *to,
            const GArray *from)
{
  g_array_set_size (to, 0);
  g_array_append_vals (to, from->data, from->len);
}

/* Reads what the run knows of the search. */
static void
update_trail (QsPlayback *self)
{
  QsRun *run = self->run;

  self->status.trail.last_step = run->last_step;
  self->status.trail.n_solutions = run->solutions.n;
  self->status.trail.is_complete = run->end != QS_RUN_NEVER;
  if (run->has_marks)
    {
      copy_steps (self->status.trail.solution_steps, run->solutions.steps);
      copy_steps (self->status.trail.backtrack_steps, run->backtracks.steps);
      run->has_marks = FALSE;
    }

  if (run->steps->len > 0)
    run->wants_steps = qs_tree_builder_feed (self->tree_builder, (guint32 *) (gpointer) run->steps->data,
                                              run->steps->len);
  g_array_set_size (run->steps, 0);
}

/* Goes to a step that the timeline has. */
static void
set_position (QsPlayback *self,
              guint64     step)
{
  if (step == self->run->timeline->last.step)
    self->status.moment = self->run->timeline->last;
  else
    qs_timeline_get_moment (self->run->timeline, step, &self->status.moment);
  self->is_shown = FALSE;
}

/* Goes to whatever comes first of a step and an event behind the position; both may be never. The
 * run makes the steps that the timeline does not have. */
static void
go_to (QsPlayback *self,
       QsRunGoal   goal)
{
  QsTimeline *timeline = self->run->timeline;
  guint64 head = timeline->last.step, step = 0;

  goal.step = MIN (goal.step, self->run->end);
  if (goal.event != QS_RUN_NO_EVENT)
    step = qs_timeline_find_next (timeline, self->status.moment.step, goal.step, goal.event);
  if (step != 0)
    goal.step = step;

  if (goal.step <= head && goal.step >= qs_timeline_get_first_step (timeline) && goal.sought == QS_RUN_NO_EVENT)
    {
      self->target = goal.step;
      qs_run_go (self->run, NULL, FALSE);
    }
  else
    {
      self->target = QS_RUN_NEVER;
      qs_run_go (self->run, &goal, goal.step <= head);
    }
  self->is_under_way = TRUE;
}

/* Begins the way. What the timeline has forgotten is for another run: a decision before the step that it goes to at most,
 * and an earlier event up to the position. */
static void
set_out (QsPlayback *self)
{
  const QsTimeline *timeline = self->run->timeline;
  const QsWay *way = &self->way;
  QsRunGoal goal = QS_RUN_GOAL_INIT;
  guint64 step;

  switch (way->kind)
    {
    case QS_WAY_NEXT:
      goal.event = way->event;
      break;
    case QS_WAY_PREVIOUS:
      step = qs_timeline_find_previous (timeline, self->status.moment.step, way->event);
      goal.step = step != 0 ? step : self->status.moment.step;
      if (step == 0 && qs_timeline_get_first_step (timeline) > 0)
        goal.sought = way->event;
      break;
    case QS_WAY_DECISION:
      goal.step = way->number > 0 ? qs_timeline_find_decision (timeline, way->number) : 0;
      goal.decision = way->number > 0 ? way->number : QS_RUN_NEVER;
      break;
    case QS_WAY_STEP:
    case QS_WAY_SEEK:
    case QS_WAY_PLAY:
    default:
      goal.step = way->number;
      break;
    }
  go_to (self, goal);
}

/* From now on the first step is due at once. */
static void
begin_pace (QsPlayback *self)
{
  self->way.kind = QS_WAY_PLAY;
  self->last_due = (double) qs_clock_get_time (self->clock) - G_USEC_PER_SEC / self->status.speed;
  self->next_frame = QS_CLOCK_NOW;
}

/* How many steps are due; 0 if none is, and then @time is when the next one is. Missed steps are
 * not caught up with, except for the few that keep the pace even. */
static guint64
take_due_steps (QsPlayback *self,
                gint64     *time)
{
  double now = (double) qs_clock_get_time (self->clock);
  double interval = G_USEC_PER_SEC / self->status.speed, next = self->last_due + interval;
  guint64 n_steps;

  *time = MAX ((gint64) ceil (next), self->next_frame);
  if ((double) *time > now)
    return 0;

  self->next_frame = (gint64) now + FRAME_INTERVAL;
  next = MAX (next, now - MAX_LAG);
  n_steps = 1 + (guint64) ((now - next) / interval);
  self->last_due = next + (double) (n_steps - 1) * interval;

  return n_steps;
}

/* Makes the steps that are due, at full speed as many as there are until the next frame. */
static void
play_on (QsPlayback *self)
{
  QsRunGoal goal = QS_RUN_GOAL_INIT;
  gint64 time;

  if (self->status.speed < QS_PLAYBACK_MAX_SPEED)
    {
      guint64 n_steps = take_due_steps (self, &time);

      if (n_steps == 0)
        {
          wait_until (self, time);
          if (!self->is_shown)
            qs_playback_show (self);
          return;
        }
      time = QS_CLOCK_NEVER;
      goal.step = self->status.moment.step + n_steps;
    }
  else
    {
      time = qs_clock_get_time (self->clock) + FRAME_INTERVAL;
    }

  goal.event = self->stops_at_solutions ? QS_TRACE_SOLUTION : QS_RUN_NO_EVENT;
  qs_run_enter (self->run);
  go_to (self, goal);
  qs_run_leave (self->run);
  wait_until (self, self->target != QS_RUN_NEVER ? QS_CLOCK_NOW : time);
}

/* Whether it is known where the way leads. A run that looked for an event continues to the last one that it found. */
static gboolean
is_there (QsPlayback *self)
{
  if (self->target == QS_RUN_NEVER && self->run->is_there && self->run->found != 0)
    {
      QsRunGoal goal = QS_RUN_GOAL_INIT;

      goal.step = self->run->found;
      go_to (self, goal);
    }
  if (self->target == QS_RUN_NEVER && self->run->is_there)
    self->target = self->run->timeline->last.step;

  return self->target != QS_RUN_NEVER;
}

/* The position is where the way leads. */
static void
arrive (QsPlayback *self)
{
  gboolean is_finished = self->status.trail.is_complete && self->status.moment.step == self->status.trail.last_step;
  gboolean stops = self->way.kind == QS_WAY_PLAY && self->stops_at_solutions && self->status.moment.step > 0 &&
                   self->status.moment.event == QS_TRACE_SOLUTION;

  self->is_under_way = FALSE;
  self->status.is_seeking = FALSE;
  if (is_finished || stops || !self->plays)
    {
      wait_until (self, QS_CLOCK_NEVER);
      qs_playback_set_state (self, is_finished ? QS_PLAYBACK_FINISHED : QS_PLAYBACK_PAUSED);
    }
  else
    {
      if (self->way.kind != QS_WAY_PLAY)
        begin_pace (self);
      wait_until (self, QS_CLOCK_NOW);
    }
  qs_playback_show (self);
}

static void
follow_way (QsPlayback *self,
            gboolean    is_timer)
{
  gboolean has_arrived;

  qs_run_enter (self->run);
  if (!is_timer)
    self->run->is_announced = FALSE;
  self->run->is_known = TRUE;
  update_trail (self);
  has_arrived = self->is_under_way && is_there (self);
  if (has_arrived)
    set_position (self, self->target);
  else if (self->is_under_way && is_timer)
    set_position (self, self->run->timeline->last.step);
  qs_run_leave (self->run);

  if (has_arrived)
    arrive (self);
  else if (self->is_under_way && is_timer)
    {
      self->status.is_seeking = self->way.kind != QS_WAY_PLAY;
      wait_until (self, qs_clock_get_time (self->clock) + (self->status.is_seeking ? SEEK_INTERVAL : FRAME_INTERVAL));
      qs_playback_show (self);
    }
}

static void
receive_run (gpointer message,
             gpointer user_data)
{
  g_autoptr (QsPlayback) self = g_object_ref (QS_PLAYBACK (user_data));

  follow_way (self, FALSE);
}

static const QsWorkerKind run_kind = {
  .name = "qs-playback",
  .work = qs_run_work,
  .receive = receive_run,
  .free_job = (GDestroyNotify) qs_run_free,
};

static gboolean
timer_cb (gpointer user_data)
{
  g_autoptr (QsPlayback) self = g_object_ref (QS_PLAYBACK (user_data));

  wait_until (self, QS_CLOCK_NEVER);
  if (self->is_under_way)
    follow_way (self, TRUE);
  else if (self->status.state == QS_PLAYBACK_PLAYING)
    play_on (self);
  else if (self->run != NULL)
    arrive (self);

  return G_SOURCE_CONTINUE;
}

void
qs_playback_init_way (QsPlayback *self)
{
  g_autoptr (GMainContext) context = g_main_context_ref_thread_default ();

  self->timer = qs_clock_timer_new ("qs-playback", PRIORITY, timer_cb, self);
  g_source_attach (self->timer, context);
}

/* Ends the way that it is on, wherever it is by now; a frame follows. */
void
qs_playback_halt (QsPlayback *self)
{
  wait_until (self, QS_CLOCK_NOW);
  if (!self->is_under_way)
    return;

  qs_run_enter (self->run);
  set_position (self, self->target != QS_RUN_NEVER ? self->target : self->run->timeline->last.step);
  qs_run_go (self->run, NULL, FALSE);
  update_trail (self);
  qs_run_leave (self->run);
  self->is_under_way = FALSE;
  self->status.is_seeking = FALSE;
}

/* Takes up a setting while it plays. */
void
qs_playback_renew_pace (QsPlayback *self)
{
  if (self->status.state == QS_PLAYBACK_PLAYING && self->way.kind == QS_WAY_PLAY)
    qs_playback_halt (self);
}

/* Goes a way, then pauses, or plays on if it @plays. */
void
qs_playback_go (QsPlayback *self,
                QsWay       way,
                gboolean    plays)
{
  if (self->run == NULL)
    {
      self->run = qs_run_new (&self->status.moment, self->status.seed, self->memory);
      self->worker = qs_worker_start (&run_kind, self->run, self);
    }

  self->way = way;
  self->plays = plays;
  self->status.is_seeking = FALSE;
  if (way.kind == QS_WAY_PLAY)
    {
      begin_pace (self);
    }
  else
    {
      qs_run_enter (self->run);
      set_out (self);
      qs_run_leave (self->run);
    }
  wait_until (self, way.kind == QS_WAY_PLAY || self->target != QS_RUN_NEVER
                        ? QS_CLOCK_NOW
                        : qs_clock_get_time (self->clock) + SEEK_INTERVAL);
  qs_playback_set_state (self, QS_PLAYBACK_PLAYING);
}

/* Whether it is on such a way, and the run has yet to find where it leads. */
gboolean
qs_playback_is_on (QsPlayback *self,
                   QsWayKind   kind)
{
  return self->is_under_way && self->target == QS_RUN_NEVER && self->way.kind == kind;
}

/* Forgets the search, where there is one. */
void
qs_playback_end_run (QsPlayback *self)
{
  if (self->run != NULL)
    qs_run_end (self->run);
  self->run = NULL;
  g_clear_pointer (&self->worker, qs_worker_stop);
  self->is_under_way = FALSE;
  self->status.is_seeking = FALSE;
  self->plays = FALSE;
  wait_until (self, QS_CLOCK_NEVER);
}
