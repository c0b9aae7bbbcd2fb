/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints how many solutions have a queen on each square, as shade and number. */

#pragma once

#include <cairo.h>

#include "qs-board-geometry.h"
#include "qs-frequencies.h"
#include "qs-palette.h"

void    qs_heat_paint       (const QsBoardPainter *self,
                             const QsFrequencies  *frequencies);
void    qs_heat_paint_scale (cairo_t              *cr,
                             const QsPalette      *palette,
                             double                width,
                             double                height,
                             gboolean              is_mirrored);
guint64 qs_heat_get_largest (const QsFrequencies  *frequencies,
                             guint64              *most);
