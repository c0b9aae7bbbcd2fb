/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search tree with its legend, its buttons and the chosen node in words. */

#pragma once

#include <gtk/gtk.h>

#include "qs-playback.h"
#include "qs-tree-arranger.h"

#define QS_TYPE_TREE_VIEW (qs_tree_view_get_type ())

G_DECLARE_FINAL_TYPE (QsTreeView, qs_tree_view, QS, TREE_VIEW, GtkWidget)

/* How the tree is shown, and where. */
typedef struct
{
  GtkWidget *canvas; /* shows the tree itself */
  GtkWidget *legend; /* explains its nodes */
  gboolean has_labels;
  QsTreeFolds folds;   /* which failed subtrees the user wants to be folded */
  QsTreeForest forest; /* without rows if it is not shown */
} QsTreeLook;

void        qs_tree_view_set_tree   (QsTreeView     *self,
                                     QsPlayback     *playback);
void        qs_tree_view_match      (QsTreeView     *self,
                                     QsTreeView     *beside);
void        qs_tree_view_update     (QsTreeView     *self,
                                     double          tried,
                                     gboolean        is_moving);
char       *qs_tree_view_describe   (QsTreeView     *self,
                                     guint32         node);
QsTreeLook  qs_tree_view_get_look   (QsTreeView     *self);
