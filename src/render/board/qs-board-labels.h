/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the coordinates beside a board; a part of the board's painter. */

#pragma once

#include <cairo.h>

#include "qs-board-geometry.h"
#include "qs-palette.h"

void qs_board_labels_paint (const QsBoardPainter *self);
