/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the labels of nodes; a part of the tree's painter. */

#pragma once

#include "qs-tree-sight.h"

/* A node that is painted. */
typedef struct
{
  double x; /* the centre, in user units */
  double y;
  guint32 place;   /* in the layout */
  guint32 n_nodes; /* how many nodes there it stands for, from this one on */
  double radius;   /* its size, in user units */
  QsTreeState state;
  gboolean is_folded; /* whether it stands for all that is below it */
} QsTreeSpot;

/* In user units. */
#define QS_TREE_RING_WIDTH 2.5

double   qs_tree_spot_get_ring     (const QsTreeSpot     *self);
gboolean qs_tree_labels_have_room  (const QsTreeGeometry *geometry);
double   qs_tree_labels_get_radius (const QsTreeSight    *sight,
                                    guint                 level,
                                    guint32               place);
void     qs_tree_labels_paint      (const QsTreeSight    *sight,
                                    const QsTreeSpot     *spots,
                                    guint                 n_spots);
void     qs_tree_labels_paint_row  (const QsTreeSight    *sight,
                                    guint                 row,
                                    const QsTreeSpot     *first);
