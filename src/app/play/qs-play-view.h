/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle on a board: what is seen of it, and what the pointer, fingers and keys do there. */

#pragma once

#include "qs-board-view.h"
#include "qs-play.h"

typedef struct _QsPlayView QsPlayView;

QsPlayView *qs_play_view_attach   (QsBoardView *board,
                                   QsPlay      *play);
void        qs_play_view_set_look (QsPlayView  *self,
                                   gboolean     shows_ruled_out,
                                   gboolean     shows_clashes,
                                   gboolean     has_letters);
void        qs_play_view_update   (QsPlayView  *self);
