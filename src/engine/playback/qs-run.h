/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search in a thread of its own that goes as far as its owner wants, and writes its steps into a
 * timeline. */

#pragma once

#include "qs-method.h"
#include "qs-timeline.h"
#include "qs-worker.h"

/* How many steps of one kind are listed at most; beyond that every second is left out, and so on. */
#define QS_RUN_MAX_MARKS 4096

/* A step and a decision that no search reaches. */
#define QS_RUN_NEVER G_MAXUINT64

/* No event at all. */
#define QS_RUN_NO_EVENT QS_TRACE_N_EVENTS

/* Where a run waits: at whichever comes first. */
typedef struct
{
  guint64 step;        /* or %QS_RUN_NEVER */
  guint64 decision;    /* or %QS_RUN_NEVER; as qs_moment_count_decisions() counts them */
  QsTraceEvent event;  /* or %QS_RUN_NO_EVENT */
  QsTraceEvent sought; /* the event to look for on the way to @step, or %QS_RUN_NO_EVENT */
} QsRunGoal;

#define QS_RUN_GOAL_INIT { QS_RUN_NEVER, QS_RUN_NEVER, QS_RUN_NO_EVENT, QS_RUN_NO_EVENT }

/* Steps of one kind. */
typedef struct
{
  GArray *steps;  /* guint64, rising: all of them, or every second and so on */
  guint64 n;      /* how many there are */
  guint64 stride; /* every how many-th is listed */
} QsRunMarks;

/* Between qs_run_enter() and qs_run_leave() its owner may read all, and change what is said. */
typedef struct
{
  QsTimeline *timeline;     /* up to the head: the step that the search has reached */
  gboolean is_there;        /* whether it waits at its goal, or at its end */
  guint64 found;            /* the last step that was sought on the way, or 0 */
  guint64 end;              /* the last step of the search, or %QS_RUN_NEVER while it is not known */

  guint64 last_step;        /* the furthest head ever */
  QsRunMarks solutions;     /* up to @last_step */
  QsRunMarks backtracks;    /* likewise; none where queens move */
  gboolean has_marks;       /* whether there are new ones; its owner clears it */
  gboolean wants_steps;     /* whether to collect steps; its owner may clear it */
  GArray *steps;            /* guint32: those reached for the first time, packed; its owner takes them away */

  gboolean is_announced;    /* whether a message is on its way; its owner clears it */
  gboolean is_known;        /* whether its owner knows that it waits, and sets this */

  /* Private. */
  const QsMethod *method;
  guint32 seed;
  QsWorker *worker;
  QsRunGoal goal;
  gboolean is_again;        /* whether the search must end, so that another one begins */
  gboolean is_ended;
  GMutex lock;
  GCond changed;
  int is_asked;             /* atomic: whether the owner waits for the lock */
} QsRun;

QsRun *qs_run_new   (const QsMoment  *moment,
                     guint32          seed,
                     guint            memory);
void   qs_run_free  (QsRun           *self);
void   qs_run_work  (QsWorker        *worker,
                     gpointer         run);

void   qs_run_enter (QsRun           *self);
void   qs_run_leave (QsRun           *self);
void   qs_run_go    (QsRun           *self,
                     const QsRunGoal *goal,
                     gboolean         is_again);
void   qs_run_end   (QsRun           *self);
