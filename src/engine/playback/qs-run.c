/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search that goes as far as its owner wants.
 *
 * Its thread holds the lock while it makes steps. When the owner asks for the lock it waits for one step, not
 * more, and then knows exactly how far the search is. What the timeline has forgotten is made again by another
 * search from the start: the tracer ends the one that runs. */

#include "qs-run.h"

#include "qs-packed-step.h"
#include "qs-queue.h"
#include "qs-recording.h"

/* How many new steps wait for the owner at most, so that it is done with them soon. */
#define MAX_STEPS (1u << 14)

/* A run of what is searched at @moment, which waits before its first step. @memory is how many steps its timeline remembers, a
 * power of two. */
QsRun *
qs_run_new (const QsMoment *moment,
            guint32         seed,
            guint           memory)
{
  QsRun *self = g_new0 (QsRun, 1);

  qs_recording_hold (&self->method, moment->method);
  self->seed = seed;
  self->timeline = qs_timeline_new (moment->method, moment->n, moment->problem, memory, MIN (memory, QS_TIMELINE_INTERVAL));
  self->is_there = self->is_known = TRUE;
  self->end = QS_RUN_NEVER;
  self->solutions = self->backtracks = (QsRunMarks){ .stride = 1 };
  self->solutions.steps = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->backtracks.steps = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->wants_steps = moment->method->look != QS_LOOK_MOVES;
  self->steps = g_array_sized_new (FALSE, FALSE, sizeof (guint32), MAX_STEPS);
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);

  return self;
}

void
qs_run_free (QsRun *self)
{
  qs_recording_hold (&self->method, NULL);
  qs_timeline_free (self->timeline);
  g_array_unref (self->solutions.steps);
  g_array_unref (self->backtracks.steps);
  g_array_unref (self->steps);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->changed);
  g_free (self);
}

/* Leaves out every second. */
static void
thin (QsRunMarks *self)
{
  guint64 *steps = (guint64 *) (gpointer) self->steps->data;
  guint n_kept = (self->steps->len + 1) / 2;

  for (guint i = 0; i < n_kept; i++)
    steps[i] = steps[2 * i];

  g_array_set_size (self->steps, n_kept);
  self->stride *= 2;
}

static void
add_mark (QsRun      *self,
          QsRunMarks *marks)
{
  if (marks->n++ % marks->stride != 0)
    return;

  if (marks->steps->len == QS_RUN_MAX_MARKS)
    thin (marks);

  g_array_append_val (marks->steps, self->last_step);
  self->has_marks = TRUE;
}

static gboolean
is_full (QsRun *self)
{
  return self->wants_steps && self->steps->len == MAX_STEPS;
}

static gboolean
must_end (QsRun *self)
{
  return self->is_again || self->is_ended;
}

/* Waits until the owner, who is notified once, wants more, and lets it have the lock. Returns whether to continue. */
static gboolean
wait_until_wanted (QsRun *self)
{
  while (!must_end (self) && (self->is_there || is_full (self) || g_atomic_int_get (&self->is_asked)))
    {
      if ((self->is_there || is_full (self)) && !self->is_announced && !self->is_known)
        {
          self->is_announced = TRUE;
          qs_worker_post (self->worker, self);
        }
      qs_lock_wait (&self->lock, &self->changed);
    }
  self->is_known = FALSE;

  return !must_end (self);
}

static void
note_new_step (QsRun       *self,
               QsTraceEvent event,
               guint        row,
               guint        column)
{
  self->last_step++;
  if (event == QS_TRACE_SOLUTION)
    add_mark (self, &self->solutions);
  else if (event == QS_TRACE_REMOVE && self->method->look != QS_LOOK_MOVES)
    add_mark (self, &self->backtracks);

  if (self->wants_steps)
    {
      guint32 step = qs_packed_step_new (event, row, column);

      g_array_append_val (self->steps, step);
    }
}

static void
look_for_goal (QsRun       *self,
               QsTraceEvent event)
{
  const QsMoment *head = &self->timeline->last;

  if (head->step == self->goal.step || event == self->goal.event ||
      (self->goal.decision != QS_RUN_NEVER && qs_moment_count_decisions (head) == self->goal.decision))
    self->is_there = TRUE;
  else if (event == self->goal.sought)
    self->found = head->step;
}

static gboolean
trace (QsTraceEvent event,
       guint        row,
       guint        column,
       gpointer     data)
{
  QsRun *self = data;

  if (event == QS_TRACE_N_EVENTS)
    {
      qs_lock_wait_until (&self->lock, &self->changed, g_get_monotonic_time () + QS_RECORDING_WAIT);
      return wait_until_wanted (self);
    }

  qs_timeline_append (self->timeline, event, row, column);
  if (self->timeline->last.step > self->last_step)
    note_new_step (self, event, row, column);
  look_for_goal (self, event);

  if (!self->is_there && !is_full (self) && !g_atomic_int_get (&self->is_asked))
    return TRUE;

  return wait_until_wanted (self);
}

/* Searches once, from the first step to the end or until it must end. */
static void
run_once (QsRun *self)
{
  QsTracer tracer = { trace, self };
  const QsMoment *head = &self->timeline->last;

  self->is_again = FALSE;
  if (!wait_until_wanted (self))
    return;

  self->method->search (&(QsSearch){ .n = head->n, .problem = head->problem, .seed = self->seed, .tracer = &tracer,
                                     .recording = self->method->recording });
  if (must_end (self))
    return;

  self->end = head->step;
  self->is_there = TRUE;
  wait_until_wanted (self);
}

/* Searches until qs_run_end(), and posts itself whenever it waits for its owner. */
void
qs_run_work (QsWorker *worker,
             gpointer  run)
{
  QsRun *self = run;

  self->worker = worker;
  qs_lock_enter (&self->lock);
  while (!self->is_ended)
    run_once (self);
  qs_lock_leave (&self->lock);
}

/* Waits for the step that is being made. Until qs_run_leave() the search stands still. */
void
qs_run_enter (QsRun *self)
{
  g_atomic_int_set (&self->is_asked, TRUE);
  qs_lock_enter (&self->lock);
  g_atomic_int_set (&self->is_asked, FALSE);
}

void
qs_run_leave (QsRun *self)
{
  g_cond_signal (&self->changed);
  qs_lock_leave (&self->lock);
}

/* Between qs_run_enter() and qs_run_leave(): has it continue to a goal beyond its head, or to its end,
 * or with %NULL stay there. @is_again is whether it begins with the first step again. */
void
qs_run_go (QsRun           *self,
           const QsRunGoal *goal,
           gboolean         is_again)
{
  static const QsRunGoal none = QS_RUN_GOAL_INIT;
  guint64 head;

  self->goal = goal != NULL ? *goal : none;
  self->found = 0;
  self->is_known = goal == NULL;
  if (is_again)
    {
      self->is_again = TRUE;
      qs_timeline_clear (self->timeline);
    }
  head = self->timeline->last.step;
  self->is_there = goal == NULL || goal->step == head || head == self->end;
}

/* Has its work end soon; before qs_worker_stop(). */
void
qs_run_end (QsRun *self)
{
  qs_run_enter (self);
  self->is_ended = TRUE;
  qs_run_leave (self);
}
