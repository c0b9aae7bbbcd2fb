/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the forest that a search tree is laid out over; a part of the tree's painter. */

#pragma once

#include "qs-tree-sight.h"

/* What a legend explains. */
typedef enum
{
  QS_TREE_FOREST_STANDING,
  QS_TREE_FOREST_BURNT,
  QS_TREE_FOREST_TRIED, /* by brute force */
  QS_TREE_FOREST_N_SIGNS,
} QsTreeForestSign;

void qs_tree_forest_paint_mask  (const QsTreeSight *sight);
void qs_tree_forest_paint       (const QsTreeSight *sight,
                                 cairo_surface_t   *mask);
void qs_tree_forest_paint_tried (const QsTreeSight *sight);
void qs_tree_forest_paint_sign (cairo_t           *cr,
                                QsTreeForestSign   sign,
                                double             x,
                                double             y,
                                double             radius,
                                const QsPalette   *palette);
