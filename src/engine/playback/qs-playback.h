/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search that is watched step by step. */

#pragma once

#include <glib-object.h>

#include "qs-method.h"
#include "qs-player.h"
#include "qs-tree.h"

G_BEGIN_DECLS

/**
 * QsPlaybackState:
 * @QS_PLAYBACK_READY: before the first step
 * @QS_PLAYBACK_PLAYING: the search makes its steps, or goes back
 * @QS_PLAYBACK_PAUSED: the search waits; after going back perhaps before the
 *   first step
 * @QS_PLAYBACK_FINISHED: the search has ended, and its last moment is shown
 *
 * What a playback is doing.
 */
typedef enum
{
  QS_PLAYBACK_READY,
  QS_PLAYBACK_PLAYING,
  QS_PLAYBACK_PAUSED,
  QS_PLAYBACK_FINISHED,
} QsPlaybackState;

#define QS_TYPE_PLAYBACK (qs_playback_get_type ())

G_DECLARE_FINAL_TYPE (QsPlayback, qs_playback, QS, PLAYBACK, GObject)

QsPlayback      *qs_playback_new                    (const QsMethod *method,
                                                     guint           n,
                                                     QsClock        *clock);

void             qs_playback_set_board              (QsPlayback     *self,
                                                     const QsMethod *method,
                                                     guint           n);
const QsMethod  *qs_playback_get_method             (QsPlayback     *self);
guint            qs_playback_get_n                  (QsPlayback     *self);
guint32          qs_playback_get_seed               (QsPlayback     *self);
void             qs_playback_set_seed               (QsPlayback     *self,
                                                     guint32         seed);
double           qs_playback_get_speed              (QsPlayback     *self);
void             qs_playback_set_speed              (QsPlayback     *self,
                                                     double          speed);
gboolean         qs_playback_get_stops_at_solutions (QsPlayback     *self);
void             qs_playback_set_stops_at_solutions (QsPlayback     *self,
                                                     gboolean        stops);
void             qs_playback_set_memory             (QsPlayback     *self,
                                                     guint           n_steps);

QsPlaybackState  qs_playback_get_state              (QsPlayback     *self);
const QsMoment  *qs_playback_get_moment             (QsPlayback     *self);
guint64          qs_playback_get_last_step          (QsPlayback     *self);
gboolean         qs_playback_is_complete            (QsPlayback     *self);
gboolean         qs_playback_is_seeking             (QsPlayback     *self);
const guint64   *qs_playback_get_solution_steps     (QsPlayback     *self,
                                                     guint          *n_steps);
const QsTree    *qs_playback_get_tree               (QsPlayback     *self);

void             qs_playback_play                   (QsPlayback     *self);
void             qs_playback_pause                  (QsPlayback     *self);
void             qs_playback_stop                   (QsPlayback     *self);
void             qs_playback_step                   (QsPlayback     *self);
void             qs_playback_step_back              (QsPlayback     *self);
void             qs_playback_next_solution          (QsPlayback     *self);
void             qs_playback_previous_solution      (QsPlayback     *self);
void             qs_playback_next_backtrack         (QsPlayback     *self);
void             qs_playback_previous_backtrack     (QsPlayback     *self);
void             qs_playback_seek                   (QsPlayback     *self,
                                                     guint64         step);

G_END_DECLS
