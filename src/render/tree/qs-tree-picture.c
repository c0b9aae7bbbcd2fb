/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A picture of a whole search tree, for a file: its size, and its painting. */

#include "qs-tree-picture.h"

#include <glib/gi18n-lib.h>

#include "qs-palette.h"
#include "qs-title.h"
#include "qs-tree-painter.h"

/* In user units: the space for a unit of the layout and for a level, both margins together, and the largest page of
 * PDF. A tree that would be wider is drawn smaller. */
#define UNIT 26.0
#define LEVEL 58.0
#define MARGINS 48.0
#define MAX_SIDE 14400.0

/* How wide a forest is at most, in heights of the picture: it is seen as a whole. */
#define FOREST_WIDTH 4

/* Nodes closer than the inverse of this, in user units, are drawn once: otherwise files would have no end. */
#define SCALE 4.0

/* In user units. */
void
qs_tree_picture_get_size (const QsTreeLayout *layout,
                          double             *width,
                          double             *height)
{
  *width = MIN (layout->width * UNIT + MARGINS, MAX_SIDE);
  *height = MIN ((layout->n_levels - 1) * LEVEL + MARGINS, MAX_SIDE);
  if (layout->spacing != NULL)
    *width = MIN (*width, *height * FOREST_WIDTH);
}

/* Paints the whole tree in paper colours, whatever the window looks like. */
void
qs_tree_picture_paint (cairo_t             *cr,
                       const QsTreePicture *picture)
{
  QsTreeGeometry geometry;
  double width, height;

  qs_tree_picture_get_size (picture->layout, &width, &height);
  qs_title_set (cr, _ ("Search tree"));
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  qs_tree_geometry_init (&geometry, picture->layout, width, height, SCALE);
  qs_tree_paint (cr, &geometry, qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE), &picture->scene, NULL);
}
