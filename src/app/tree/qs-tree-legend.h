/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows one of the shapes of a search tree's nodes. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QS_TYPE_TREE_LEGEND (qs_tree_legend_get_type ())

G_DECLARE_FINAL_TYPE (QsTreeLegend, qs_tree_legend, QS, TREE_LEGEND, GtkWidget)

G_END_DECLS
