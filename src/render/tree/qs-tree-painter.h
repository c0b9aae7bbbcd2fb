/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a search tree as it was at a step. */

#pragma once

#include <cairo.h>

#include "qs-palette.h"
#include "qs-tree-geometry.h"
#include "qs-tree-scene.h"

/* A part of a picture that does not depend on where the search is, from the lowest to the highest. */
typedef enum
{
  QS_TREE_LAYER_FOREST, /* a mask, which depends only on where the tree is */
  QS_TREE_LAYER_EDGES,
  QS_TREE_LAYER_NODES,
  QS_TREE_LAYER_LABELS,
  QS_TREE_N_LAYERS,
} QsTreeLayer;

/* The layers of a picture that are kept for the next one. All fields are zero at first; whoever paints another tree or another
 * layout clears it, or has it grow. */
typedef struct
{
  cairo_surface_t *layers[QS_TREE_N_LAYERS]; /* those painted so far, or %NULL */
  QsTreeGeometry geometry;                   /* what they show, and how, as do all that follow */
  const QsPalette *palette;
  guint64 step; /* the last step that changed the tree */
  guint64 change;
  gboolean has_labels;
  QsCoordinates coordinates;
} QsTreeLayers;

void qs_tree_paint        (cairo_t              *cr,
                           const QsTreeGeometry *geometry,
                           const QsPalette      *palette,
                           const QsTreeScene    *scene,
                           QsTreeLayers         *layers);
void qs_tree_layers_grow  (QsTreeLayers         *self);
void qs_tree_layers_clear (QsTreeLayers         *self);
