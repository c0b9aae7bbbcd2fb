/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows one of the shapes of a search tree's nodes. */

#pragma once

#include <gtk/gtk.h>

#include "qs-palette.h"
#include "qs-tree-forest.h"
#include "qs-tree-layout.h"

/* The number of folded subtrees in the legend, behind those of the states, and of the first of a forest's signs. */
#define QS_TREE_LEGEND_FOLDED (QS_TREE_SOLUTION + 1)
#define QS_TREE_LEGEND_FOREST (QS_TREE_LEGEND_FOLDED + 1)
#define QS_TREE_LEGEND_N_ENTRIES (QS_TREE_LEGEND_FOREST + QS_TREE_FOREST_N_SIGNS)

#define QS_TYPE_TREE_LEGEND (qs_tree_legend_get_type ())

G_DECLARE_FINAL_TYPE (QsTreeLegend, qs_tree_legend, QS, TREE_LEGEND, GtkWidget)

void  qs_tree_legend_set_present  (QsTreeLegend       *self,
                                   guint               present);

guint qs_tree_legend_find_present (const QsTree       *tree,
                                   const QsTreeLayout *layout,
                                   guint64             step);
void  qs_tree_legend_paint        (cairo_t            *cr,
                                   PangoContext       *font,
                                   guint               present,
                                   double              width,
                                   gboolean            is_mirrored,
                                   const GdkRGBA      *color,
                                   const QsPalette    *palette);
