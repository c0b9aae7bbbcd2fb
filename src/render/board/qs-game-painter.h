/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a puzzle that is played; a part of the board's painter. */

#pragma once

#include <cairo.h>

#include "qs-board-geometry.h"
#include "qs-game-scene.h"

void qs_game_paint_regions (const QsBoardPainter *self,
                            const QsGameScene    *scene,
                            gboolean              are_filled);
void qs_game_paint_marks   (const QsBoardPainter *self,
                            const QsGameScene    *scene);
