/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A playback from within: for its parts. */

#pragma once

#include "qs-playback.h"
#include "qs-run.h"
#include "qs-tree-builder.h"

typedef enum
{
  QS_WAY_STEP, /* single steps, on or back */
  QS_WAY_SEEK,
  QS_WAY_DECISION,
  QS_WAY_NEXT,
  QS_WAY_PREVIOUS,
  QS_WAY_PLAY,
} QsWayKind;

/* A way to go. */
typedef struct
{
  QsWayKind kind;
  QsTraceEvent event; /* of those that go to an event */
  guint64 number;     /* of the step or the decision */
} QsWay;

struct _QsPlayback
{
  GObject parent_instance;

  QsPlaybackStatus status;
  guint memory;              /* how many steps the run remembers */
  QsClock *clock;            /* nullable: the real one */
  gboolean stops_at_solutions;

  gboolean is_shown;         /* whether there was a frame of it */
  QsWay way;                 /* the last one */
  gboolean is_under_way;     /* whether the run has yet to come to the goal, or the position to @target */
  guint64 target;            /* while under way: the step to go to, or QS_RUN_NEVER while only the run can find it */
  gboolean plays;            /* whether it plays on, or does so after the way */
  double last_due;           /* when the last step was, to parts of a microsecond, so that high speeds are exact */
  gint64 next_frame;         /* when there may be one while it plays */
  GSource *timer;

  QsTreeBuilder *tree_builder;

  QsRun *run;                /* from the first step on, as is @worker */
  QsWorker *worker;
};

void     qs_playback_set_state  (QsPlayback     *self,
                                 QsPlaybackState state);
void     qs_playback_show       (QsPlayback     *self);

void     qs_playback_init_way   (QsPlayback     *self);
void     qs_playback_go         (QsPlayback     *self,
                                 QsWay           way,
                                 gboolean        plays);
void     qs_playback_halt       (QsPlayback     *self);
void     qs_playback_renew_pace (QsPlayback     *self);
gboolean qs_playback_is_on      (QsPlayback     *self,
                                 QsWayKind       kind);
void     qs_playback_end_run    (QsPlayback     *self);
