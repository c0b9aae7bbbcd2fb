/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the constraints on squares, and the square that keys act on; a part of the board's painter. */

#pragma once

#include <cairo.h>

#include "qs-board-geometry.h"
#include "qs-constraints.h"

void qs_rules_paint        (const QsBoardPainter *self,
                            const QsConstraints  *constraints);
void qs_rules_paint_cursor (const QsBoardPainter *self,
                            const QsSquare       *square);
