/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The thumbnails that a gallery has at a time: a few that are used again and again. */

#pragma once

#include "qs-gallery-cell.h"
#include "qs-gallery-geometry.h"
#include "qs-gallery-source.h"

/* Stands for no board. */
#define QS_GALLERY_NONE G_MAXUINT64

/* Widgets for the boards in the view, and for the selected
 * one, so that it keeps the focus while others are looked at. */
typedef struct
{
  GtkWidget *widget; /* the parent of the thumbnails */
  const QsGallerySource *source;
  gpointer boards;
  QsBoardPicture *empty;   /* stands for those that are not here; NULL without boards */
  GPtrArray *cells;        /* of QsGalleryCell: those in the view, and the selected one */
  QsGalleryCell *selected; /* NULL, or one of the cells */
  guint64 rank;            /* of the selected board, from 0, or QS_GALLERY_NONE */
  GArray *marked;          /* of guint64: the numbers of its images, from 0 */
  guint64 wanted_first;    /* what was asked for last */
  guint64 wanted_end;
} QsGalleryPool;

void qs_gallery_pool_init             (QsGalleryPool           *self,
                                       GtkWidget               *widget);
void qs_gallery_pool_clear            (QsGalleryPool           *self);

void qs_gallery_pool_set_boards       (QsGalleryPool           *self,
                                       const QsGallerySource   *source,
                                       gpointer                 boards);
void qs_gallery_pool_set_marked       (QsGalleryPool           *self,
                                       const guint64           *ranks,
                                       guint                    n_ranks);
void qs_gallery_pool_show             (QsGalleryPool           *self,
                                       guint64                  first,
                                       guint64                  end);
void qs_gallery_pool_fill             (QsGalleryPool           *self);
void qs_gallery_pool_want             (QsGalleryPool           *self,
                                       guint64                  first,
                                       guint64                  end);
void qs_gallery_pool_want_again       (QsGalleryPool           *self);

void qs_gallery_pool_measure_number   (QsGalleryPool           *self,
                                       guint64                  number,
                                       double                  *width,
                                       double                  *height);
void qs_gallery_pool_place            (QsGalleryPool           *self,
                                       const QsGalleryGeometry *geometry);
