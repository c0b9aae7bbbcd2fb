/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search that is watched step by step. */

#pragma once

#include <glib-object.h>

#include "qs-method.h"
#include "qs-playback-frame.h"

G_BEGIN_DECLS

/**
 * QsPlaybackState:
 * @QS_PLAYBACK_READY: before the first step
 * @QS_PLAYBACK_PLAYING: the search makes its steps
 * @QS_PLAYBACK_PAUSED: the search waits
 * @QS_PLAYBACK_FINISHED: the search has ended
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

QsPlayback            *qs_playback_new             (const QsMethod *method,
                                                    guint           n);

void                   qs_playback_set_board       (QsPlayback     *self,
                                                    const QsMethod *method,
                                                    guint           n);
const QsMethod        *qs_playback_get_method      (QsPlayback     *self);
guint                  qs_playback_get_n           (QsPlayback     *self);
QsPlaybackState        qs_playback_get_state       (QsPlayback     *self);
const QsPlaybackFrame *qs_playback_get_frame       (QsPlayback     *self);
double                 qs_playback_get_speed       (QsPlayback     *self);
void                   qs_playback_set_speed       (QsPlayback     *self,
                                                    double          speed);

void                   qs_playback_play            (QsPlayback     *self);
void                   qs_playback_pause           (QsPlayback     *self);
void                   qs_playback_step            (QsPlayback     *self);
void                   qs_playback_next_solution   (QsPlayback     *self);
void                   qs_playback_stop            (QsPlayback     *self);

G_END_DECLS
