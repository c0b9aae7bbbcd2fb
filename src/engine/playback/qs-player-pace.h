/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When a player makes its next step, and when it has something new for the screen. */

#pragma once

#include "qs-clock.h"

G_BEGIN_DECLS

/* In steps per second. */
#define QS_PLAYBACK_MIN_SPEED 0.1

/* In steps per second: from here on the search does not wait at all, but goes as fast as it can. */
#define QS_PLAYBACK_MAX_SPEED 1e6

/* A plain value. The other fields are private. */
typedef struct
{
  QsClock *clock; /* or %NULL */
  double speed;   /* steps per second; may change at any time */

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
