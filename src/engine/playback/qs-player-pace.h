/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When a player makes its next step, and when it has something new for the screen. */

#pragma once

#include "qs-clock.h"

G_BEGIN_DECLS

/**
 * QS_PLAYBACK_MIN_SPEED:
 *
 * The slowest speed, in steps per second.
 */
#define QS_PLAYBACK_MIN_SPEED 0.1

/**
 * QS_PLAYBACK_MAX_SPEED:
 *
 * The speed, in steps per second, from which on the search does not wait at
 * all: as fast as it goes.
 */
#define QS_PLAYBACK_MAX_SPEED 1e6

/**
 * QsPlayerPace:
 * @clock: (nullable): the clock
 * @speed: steps per second; may change at any time
 *
 * A plain value. The other fields are private.
 */
typedef struct
{
  QsClock *clock;
  double speed;

  double last_due;
  gint64 last_frame;
} QsPlayerPace;

void     qs_player_pace_init       (QsPlayerPace       *self,
                                    QsClock            *clock);
void     qs_player_pace_begin      (QsPlayerPace       *self);
gboolean qs_player_pace_take_step  (QsPlayerPace       *self,
                                    gint64             *due,
                                    gboolean           *has_frame);
void     qs_player_pace_take_frame (QsPlayerPace       *self);
gboolean qs_player_pace_has_frame  (const QsPlayerPace *self,
                                    gboolean            is_seeking);

G_END_DECLS
