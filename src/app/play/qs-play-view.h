/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle on a board: what is seen of it, and the square that keys act on. */

#pragma once

#include "qs-board-view.h"
#include "qs-play.h"

#define QS_TYPE_PLAY_VIEW (qs_play_view_get_type ())

G_DECLARE_FINAL_TYPE (QsPlayView, qs_play_view, QS, PLAY_VIEW, GObject)

QsPlayView  *qs_play_view_new          (QsBoardView    *board,
                                        QsPlay         *play);
void         qs_play_view_set_look     (QsPlayView     *self,
                                        gboolean        shows_ruled_out,
                                        gboolean        shows_clashes,
                                        gboolean        has_letters);
void         qs_play_view_update       (QsPlayView     *self);
QsPlay      *qs_play_view_get_play     (QsPlayView     *self);
void         qs_play_view_move_cursor  (QsPlayView     *self,
                                        int             down,
                                        int             right);
gboolean     qs_play_view_get_cursor   (QsPlayView     *self,
                                        QsSquare       *square);
void         qs_play_view_hide_cursor  (QsPlayView     *self);
void         qs_play_view_point        (QsPlayView     *self,
                                        const QsSquare *square);
void         qs_play_view_announce     (QsPlayView     *self,
                                        QsSquare        square);
