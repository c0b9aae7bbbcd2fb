/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a search tree. */

#pragma once

#include <gtk/gtk.h>

#include "qs-tree-arranger.h"
#include "qs-tree-camera.h"
#include "qs-tree-walk.h"

#define QS_TYPE_TREE_CANVAS (qs_tree_canvas_get_type ())

G_DECLARE_FINAL_TYPE (QsTreeCanvas, qs_tree_canvas, QS, TREE_CANVAS, GtkWidget)

void                qs_tree_canvas_set_tree      (QsTreeCanvas   *self,
                                                  const QsTree   *tree);
void                qs_tree_canvas_set_forest    (QsTreeCanvas       *self,
                                                  const QsTreeForest *forest);
void                qs_tree_canvas_set_moment    (QsTreeCanvas   *self,
                                                  const QsMoment *moment,
                                                  double          tried,
                                                  gboolean        is_moving);
void                qs_tree_canvas_update        (QsTreeCanvas   *self);
const QsTree       *qs_tree_canvas_get_tree      (QsTreeCanvas   *self);
QsTreeLayout       *qs_tree_canvas_get_layout    (QsTreeCanvas   *self);
QsTreeFolds         qs_tree_canvas_get_folds     (QsTreeCanvas   *self);
guint32             qs_tree_canvas_get_current   (QsTreeCanvas   *self);

void                qs_tree_canvas_zoom          (QsTreeCanvas   *self,
                                                  double          factor,
                                                  double          x,
                                                  double          y);
void                qs_tree_canvas_pan           (QsTreeCanvas   *self,
                                                  double          dx,
                                                  double          dy);
void                qs_tree_canvas_reset         (QsTreeCanvas   *self,
                                                  QsTreeZoom      zoom);
void                qs_tree_canvas_walk          (QsTreeCanvas   *self,
                                                  QsTreeWay       way);
void                qs_tree_canvas_point         (QsTreeCanvas   *self,
                                                  double          x,
                                                  double          y);
void                qs_tree_canvas_pick          (QsTreeCanvas   *self,
                                                  double          x,
                                                  double          y,
                                                  gboolean        opens);
void                qs_tree_canvas_seek_selected (QsTreeCanvas   *self);
