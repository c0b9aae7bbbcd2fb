/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the constraints on a board's squares and changes them, by the pointer, fingers and keys, and says so in words. */

#pragma once

#include "qs-board-view.h"
#include "qs-squares.h"

void qs_squares_view_attach (QsBoardView *board,
                             QsSquares   *squares);
