/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A second search of the same board that keeps in step with the first. */

#pragma once

#include "qs-playback.h"

/* What keeping in step means. */
typedef enum
{
  QS_FOLLOW_STEPS, /* the same number of steps made */
  /* The same number of decisions made, see qs_moment_count_decisions(). The second search shows
   * the step that made the last of them. */
  QS_FOLLOW_DECISIONS,
} QsFollow;

/* How far a search has come, counted as its follower does. */
static inline guint64
qs_follow_count (QsFollow        self,
                 const QsMoment *moment)
{
  return self == QS_FOLLOW_STEPS ? moment->step : qs_moment_count_decisions (moment);
}

#define QS_TYPE_FOLLOWER (qs_follower_get_type ())

G_DECLARE_FINAL_TYPE (QsFollower, qs_follower, QS, FOLLOWER, GObject)

QsFollower *qs_follower_new          (QsPlayback     *first,
                                      guint           memory,
                                      QsClock        *clock);
void        qs_follower_set_method   (QsFollower     *self,
                                      const QsMethod *method,
                                      QsFollow        follow);
void        qs_follower_seek         (QsFollower     *self,
                                      guint64         step);
void        qs_follower_seek_second  (QsFollower     *self,
                                      guint64         step);
QsPlayback *qs_follower_get_playback (QsFollower     *self);
QsPlayback *qs_follower_get_leader   (QsFollower     *self);
