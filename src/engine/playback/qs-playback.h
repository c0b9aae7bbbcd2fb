/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search that is watched step by step. */

#pragma once

#include <glib-object.h>

#include "qs-clock.h"
#include "qs-method.h"
#include "qs-timeline.h"
#include "qs-tree.h"

/* In steps per second. */
#define QS_PLAYBACK_MIN_SPEED 0.1

/* In steps per second: from here on the search does not wait at all, but goes as fast as it can. */
#define QS_PLAYBACK_MAX_SPEED 1e6

/* What is known about a watched search. */
typedef struct
{
  guint64 last_step;    /* the furthest step that the search has reached; going back makes no difference */
  gboolean is_complete; /* whether the search goes no further than that */
  guint64 n_solutions;  /* that it has found up to there */
  /* The steps, guint64, at which it found its solutions, rising, at most
   * %QS_RUN_MAX_MARKS. Of many solutions only every second is listed, or every fourth, and
   * so on. */
  GArray *solution_steps;
  GArray *backtrack_steps; /* likewise those that take back a queen */
  /* The tree of the search up to @last_step, as far as it has room; the same one as long as the
   * playback lives. The tree of a method that moves queens has only its root. */
  const QsTree *tree;
} QsTrail;

typedef enum
{
  QS_PLAYBACK_READY,
  QS_PLAYBACK_PLAYING,  /* the search makes its steps, or goes back */
  QS_PLAYBACK_PAUSED,   /* after going back perhaps before the first step */
  QS_PLAYBACK_FINISHED, /* its last moment is shown */
} QsPlaybackState;

/* What there is to be seen of it: the same one as long as the playback lives. */
typedef struct
{
  guint32 seed;
  double speed;         /* in steps per second */
  QsPlaybackState state;
  QsMoment moment;      /* the one to show, with the method */
  gboolean is_seeking;  /* on a long way: the moment is only one that it passes, until a new command ends that */
  QsTrail trail;        /* its tree grows between the signals too */
} QsPlaybackStatus;

/* The ways that a playback goes without waiting. */
typedef enum
{
  QS_PLAYBACK_STEP,
  QS_PLAYBACK_STEP_BACK,
  QS_PLAYBACK_NEXT_SOLUTION,      /* or to the end */
  QS_PLAYBACK_PREVIOUS_SOLUTION,  /* back to the last one before the shown moment, if there is one */
  QS_PLAYBACK_NEXT_BACKTRACK,     /* on to the next step that takes a queen back, or to the end */
  QS_PLAYBACK_PREVIOUS_BACKTRACK, /* back to the last such step before the shown moment, if there is one */
  QS_PLAYBACK_REWIND,             /* to before the first step; what is known about the search stays */
  QS_PLAYBACK_END,                /* which may be far away; a pause stops on the way */
} QsPlaybackMove;

#define QS_TYPE_PLAYBACK (qs_playback_get_type ())

G_DECLARE_FINAL_TYPE (QsPlayback, qs_playback, QS, PLAYBACK, GObject)

QsPlayback     *qs_playback_new           (const QsMethod *method,
                                           guint           n,
                                           guint           memory,
                                           QsClock        *clock);

void            qs_playback_set_board     (QsPlayback      *self,
                                           const QsMethod  *method,
                                           guint            n,
                                           const QsProblem *problem);

const QsPlaybackStatus *qs_playback_get_status (QsPlayback *self);
gboolean        qs_playback_is_playing    (QsPlayback     *self);

void            qs_playback_play          (QsPlayback     *self);
void            qs_playback_pause         (QsPlayback     *self);
void            qs_playback_stop          (QsPlayback     *self);
void            qs_playback_move          (QsPlayback     *self,
                                           QsPlaybackMove  move);
void            qs_playback_seek          (QsPlayback     *self,
                                           guint64         step);
void            qs_playback_seek_decision (QsPlayback     *self,
                                           guint64         decision);
void            qs_playback_take_over     (QsPlayback     *self,
                                           QsPlayback     *other);
