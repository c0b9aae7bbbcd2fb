/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the pointer, fingers and keys do on the board of a puzzle. */

#pragma once

#include "qs-play-view.h"

void qs_play_input_attach (QsBoardView *board,
                           QsPlayView  *view);
