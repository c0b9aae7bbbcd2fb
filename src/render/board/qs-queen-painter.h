/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints queens; a part of the board's painter. */

#pragma once

#include <cairo.h>

#include "qs-board-geometry.h"
#include "qs-constraints.h"
#include "qs-palette.h"

void qs_queens_add         (const QsBoardPainter *self,
                            double                x,
                            double                y,
                            gboolean              is_small);
void qs_queens_paint       (const QsBoardPainter *self,
                            const guint16        *columns,
                            const QsConstraints  *constraints,
                            gboolean              is_small);
void qs_queens_paint_found (const QsBoardPainter *self,
                            const guint16        *columns,
                            const QsConstraints  *constraints,
                            gboolean              is_small);
