/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is painted of a search tree, and which of its places are seen; a part of its painter. */

#pragma once

#include <cairo.h>

#include "qs-palette.h"
#include "qs-tree-geometry.h"
#include "qs-tree-scene.h"

/* The part of a tree that is painted, and how. It is divided into cells, which are as wide as a device
 * pixel where nodes are closer than that: the first place of a cell stands for it. Cells begin at
 * the tree's left edge, so that nothing flickers while it moves. */
typedef struct
{
  cairo_t *cr;
  const QsPalette *palette;
  const QsTreeScene *scene;
  const QsTreeGeometry *geometry;
  const QsTreeLayout *layout;
  double left; /* of what is painted, in user units, as is @right */
  double right;
  guint first_level; /* of which something is seen */
  guint end_level;   /* the one behind the last */
  /* The first place of each cell: those of the level above @first_level, and so on, and behind
   * those of each level the place behind its last. */
  GArray *cells;
  GArray *starts; /* where the cells of each of these levels begin */
} QsTreeSight;

void    qs_tree_sight_init      (QsTreeSight          *self,
                                 cairo_t              *cr,
                                 const QsPalette      *palette,
                                 const QsTreeScene    *scene,
                                 const QsTreeGeometry *geometry);
void    qs_tree_sight_clear     (QsTreeSight          *self);
const guint32 *qs_tree_sight_get_cells (const QsTreeSight *self,
                                        guint              level,
                                        guint             *n_cells);
void    qs_tree_sight_add_line  (const QsTreeSight    *self,
                                 double                x1,
                                 double                y1,
                                 double                x2,
                                 double                y2);
