/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Many boards at a glance: thumbnails in a grid that scrolls through all of them. */

#pragma once

#include <gtk/gtk.h>

#include "qs-gallery-source.h"

/* The side of a thumbnail's board, in pixels. */
#define QS_GALLERY_MIN_SIZE 48.0

#define QS_GALLERY_DEFAULT_SIZE 144.0

#define QS_GALLERY_MAX_SIZE 400.0

#define QS_TYPE_GALLERY (qs_gallery_get_type ())

/* Shows boards, one of which is selected. It has widgets only for the visible boards
 * and for the selected one, which keeps the focus while others are looked at. */
G_DECLARE_FINAL_TYPE (QsGallery, qs_gallery, QS, GALLERY, GtkWidget)

void     qs_gallery_set_boards   (QsGallery             *self,
                                  const QsGallerySource *source,
                                  gpointer               boards);
void     qs_gallery_fold         (QsGallery             *self);
void     qs_gallery_update       (QsGallery             *self,
                                  guint64                n_items);
void     qs_gallery_fill         (QsGallery             *self);

guint64  qs_gallery_get_position (QsGallery             *self);
guint    qs_gallery_get_page     (QsGallery             *self);
void     qs_gallery_set_marked   (QsGallery             *self,
                                  const guint64         *ranks,
                                  guint                  n_ranks);

void     qs_gallery_scroll       (QsGallery             *self,
                                  double                 distance);
gboolean qs_gallery_choose       (QsGallery             *self,
                                  guint64                rank);
void     qs_gallery_move_rows    (QsGallery             *self,
                                  int                    n_rows);
void     qs_gallery_open         (QsGallery             *self);

void     qs_gallery_set_size     (QsGallery             *self,
                                  double                 size);
double   qs_gallery_get_size     (QsGallery             *self);
