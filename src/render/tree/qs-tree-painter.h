/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a search tree as it was at a step. */

#pragma once

#include <cairo.h>

#include "qs-palette.h"
#include "qs-tree-layers.h"

void qs_tree_paint (cairo_t              *cr,
                    const QsTreeGeometry *geometry,
                    const QsPalette      *palette,
                    const QsTreeScene    *scene);
void qs_tree_paint_again (cairo_t              *cr,
                          const QsTreeGeometry *geometry,
                          const QsPalette      *palette,
                          const QsTreeScene    *scene,
                          QsTreeLayers         *layers);
