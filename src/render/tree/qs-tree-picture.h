/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A picture of a whole search tree, for a file. */

#pragma once

#include <cairo.h>

#include "qs-tree-layout.h"
#include "qs-tree-scene.h"

typedef struct
{
  QsTreeScene scene;
  const QsTreeLayout *layout;
} QsTreePicture;

void qs_tree_picture_get_size (const QsTreeLayout *layout,
                               double             *width,
                               double             *height);
void qs_tree_picture_paint    (cairo_t             *cr,
                               const QsTreePicture *picture);
