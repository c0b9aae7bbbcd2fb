/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is seen of a puzzle on its board. */

#pragma once

#include <gio/gio.h>

#include "qs-game-scene.h"
#include "qs-play-state.h"

/* @board is that of the puzzle, without marks of the player; a queen on the square @pointed, NULL for none, shows what it
 * rules out. The settings say what else is shown. */
void qs_play_scene_init (QsGameScene       *self,
                         const QsGameScene *board,
                         const QsPlayState *state,
                         const QsSquare    *pointed,
                         GSettings         *settings);
