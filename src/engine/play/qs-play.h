/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Somebody plays: the game, its clock, what was asked for and answered, and the file that keeps all of it. */

#pragma once

#include "qs-play-state.h"

#define QS_TYPE_PLAY (qs_play_get_type ())

G_DECLARE_FINAL_TYPE (QsPlay, qs_play, QS, PLAY, GObject)

QsPlay            *qs_play_new            (void);
const QsPlayState *qs_play_get_state      (QsPlay              *self);

void               qs_play_begin          (QsPlay              *self,
                                           const QsProblem     *problem);
void               qs_play_order          (QsPlay              *self,
                                           const QsPuzzleOrder *order);
void               qs_play_cancel         (QsPlay              *self);

/* Goes on with the game of this file, unless another window does so by now. The game before stays in its own. */
void               qs_play_continue       (QsPlay              *self,
                                           guint                number);

void               qs_play_set_marks      (QsPlay              *self,
                                           const QsConstraints *marks,
                                           gboolean             is_over);
void               qs_play_move           (QsPlay              *self,
                                           QsGameMove           move);

void               qs_play_ask            (QsPlay              *self,
                                           QsAdviceKind         kind);
void               qs_play_apply          (QsPlay              *self);
void               qs_play_dismiss        (QsPlay              *self);

void               qs_play_set_is_watched (QsPlay              *self,
                                           gboolean             is_watched);
gboolean           qs_play_is_clock_running (QsPlay            *self);
double             qs_play_get_seconds    (QsPlay              *self);
