/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shapes of the nodes of a search tree. */

#pragma once

#include <cairo.h>

#include "qs-palette.h"
#include "qs-tree.h"

void           qs_tree_glyph_path      (cairo_t         *cr,
                                        QsTreeState      state,
                                        gboolean         is_folded,
                                        double           x,
                                        double           y,
                                        double           radius);
const QsColor *qs_tree_glyph_get_color (QsTreeState      state,
                                        const QsPalette *palette);
void           qs_tree_glyph_paint     (cairo_t         *cr,
                                        QsTreeState      state,
                                        gboolean         is_folded,
                                        double           radius,
                                        const QsPalette *palette);
