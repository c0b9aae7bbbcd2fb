/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board in the gallery: a small one with its number below. */

#pragma once

#include <gtk/gtk.h>

#include "qs-board-picture.h"

#define QS_TYPE_GALLERY_CELL (qs_gallery_cell_get_type ())

G_DECLARE_FINAL_TYPE (QsGalleryCell, qs_gallery_cell, QS, GALLERY_CELL, GtkWidget)


void            qs_gallery_cell_set_rank     (QsGalleryCell  *self,
                                              QsBoardPicture *empty,
                                              guint64         rank,
                                              char           *description);
guint64         qs_gallery_cell_get_rank     (QsGalleryCell  *self);
void            qs_gallery_cell_set_board    (QsGalleryCell  *self,
                                              QsBoardPicture *board,
                                              char           *description);
void            qs_gallery_cell_set_selected (QsGalleryCell  *self,
                                              gboolean        is_selected);
void            qs_gallery_cell_set_marked   (QsGalleryCell  *self,
                                              gboolean        is_marked);
QsBoardPicture *qs_gallery_cell_get_board    (QsGalleryCell  *self);
