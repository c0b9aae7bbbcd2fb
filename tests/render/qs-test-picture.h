/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board painted onto pixels, and questions about these. */

#pragma once

#include <cairo.h>

#include "qs-board-painter.h"

/* The colour of unpainted pixels, as 0xrrggbb; no palette has it. */
#define PICTURE_BACKGROUND 0x123456

/* A painted board.
 * @surface: the pixels
 * @geometry: where the squares are
 * @palette: the colours that it was painted with */
typedef struct
{
  cairo_surface_t *surface;
  QsBoardGeometry geometry;
  const QsPalette *palette;
} Picture;

const QsPalette *picture_get_palette    (guint            i);
guint            picture_get_rgb        (const QsColor   *color);
guint            picture_get_pixel      (const Picture   *picture,
                                         int              x,
                                         int              y);
guint            picture_get_part       (const Picture   *picture,
                                         guint            row,
                                         guint            column,
                                         double           across,
                                         double           down);
cairo_t         *picture_create_drawing (int              width,
                                         int              height);
cairo_t         *picture_create_svg     (GString         *svg,
                                         double           width,
                                         double           height);
void             picture_finish_svg     (cairo_t         *cr,
                                         GString         *svg);
void             picture_init           (Picture         *picture,
                                         guint            n,
                                         double           length,
                                         double           scale,
                                         gboolean         with_labels,
                                         const QsPalette *palette,
                                         const QsScene   *scene);
void             picture_clear          (Picture         *picture);
gboolean         picture_is_same        (const Picture   *a,
                                         const Picture   *b);
guint            picture_get_square_rgb (const Picture   *picture,
                                         guint            row,
                                         guint            column);
guint            picture_count_painted  (const Picture   *picture,
                                         guint            row,
                                         guint            column);
gboolean         picture_has_color      (const Picture   *picture,
                                         const QsColor   *color);
int              picture_measure_ink    (const Picture   *picture,
                                         double           left,
                                         double           top,
                                         double           right,
                                         double           bottom);
