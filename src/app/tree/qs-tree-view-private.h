/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A tree view from within: for its parts and tests. */

#pragma once

#include "qs-tree-arranger.h"
#include "qs-tree-camera.h"
#include "qs-tree-painter.h"
#include "qs-tree-legend.h"
#include "qs-tree-view.h"

struct _QsTreeView
{
  GtkWidget parent_instance;

  GtkStack *stack;
  GtkWidget *canvas;
  GtkLabel *note_label;
  GtkWidget *bar;
  GtkMenuButton *menu_button;
  QsTreeLegend *legend;

  QsTreeArranger *arranger;
  QsTreeCamera camera;
  QsTreeView *beside;   /* shows the tree of another search at the same scale, or NULL */
  QsTreeLayers layers;  /* of the last frame */
  QsTreeScene scene;    /* its part that was tried is negative without brute force beside the search */
  const QsMoment *moment; /* that of the search */
  QsTreeForest forest;  /* that the search is a part of; without rows, of none */
  gboolean has_forest;  /* whether to show it, if there is one */
  QsTreeFolds folds;    /* what the user wants */
  gboolean folds_itself; /* whether all are folded because the tree would not be readable otherwise */
  gboolean is_folded;   /* as the property says */
  guint tick_id;        /* folds a tree that has another room now, or unfolds it */
  guint describe_id;

  guint32 pointed;      /* the node under the pointer, or QS_TREE_NONE */
  double pointer_x;     /* where the pointer is, in pixels of the canvas; negative if it is elsewhere */
  double pointer_y;
  double dragged_x;     /* how far the drag has moved the tree already */
  double dragged_y;
  double pinched;       /* how much the pinch has zoomed already */
};

void qs_tree_view_update_words       (QsTreeView     *self);
void qs_tree_view_update_description (QsTreeView     *self);

void qs_tree_view_install_canvas     (GtkWidgetClass *widget_class);
void qs_tree_view_init_canvas        (QsTreeView     *self);
QsTreeFolds qs_tree_view_get_folds   (QsTreeView     *self);
void qs_tree_view_set_folds          (QsTreeView     *self,
                                      QsTreeFolds     folds);
void qs_tree_view_update_forest      (QsTreeView     *self);
