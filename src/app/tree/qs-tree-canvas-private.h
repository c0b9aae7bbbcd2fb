/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of a canvas, for its tests. */

#pragma once

#include "qs-tree-arranger.h"
#include "qs-tree-canvas.h"
#include "qs-tree-layers.h"

struct _QsTreeCanvas
{
  GtkWidget parent_instance;

  QsTreeArranger *arranger;
  QsTreeCamera camera;
  QsTreeLayers layers;     /* of the last frame */
  guint64 step;
  double tried;            /* the part of a forest's boards that brute force has tried */
  guint32 current;         /* where the search is; or QS_TREE_NONE */
  guint32 selected;        /* or QS_TREE_NONE */
  guint32 pointed;         /* the one under the pointer, or QS_TREE_NONE */
  double pointer_x;        /* where the pointer is, in pixels; negative if it is elsewhere */
  double pointer_y;
  gboolean has_labels;
  QsTreeFolds folds;       /* what the user wants */
  gboolean folds_itself;   /* whether all are folded because the tree would not be readable otherwise */
  guint tick_id;           /* folds a tree that has another room now, or unfolds it */
};
