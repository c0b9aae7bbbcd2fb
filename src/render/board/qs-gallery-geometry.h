/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the thumbnails of a gallery are. There may be as many as 64 bits can count. */

#pragma once

#include <glib.h>

/* The room around a board and its number, inside their thumbnail. */
#define QS_GALLERY_PADDING 8

/* The room between a board and its number. */
#define QS_GALLERY_LABEL_GAP 4

/* What a gallery is laid out for. Lengths are in pixels. */
typedef struct
{
  double width;
  double height;
  double side;        /* the width that boards are to have */
  double label_width; /* of the widest number */
  double label_height;
  double ratio;       /* of a board's height to its width; 0 stands for 1 */
  double largest;     /* the width that boards may have where all are in sight */
} QsGalleryView;

/* Rows of thumbnails, and the part of them that is in the view. The number of the row is exact,
 * so the view is as exact at the end of a long list as at its beginning. */
typedef struct
{
  guint64 n_items;
  QsGalleryView view;
  double side;       /* the width of a board; less than the view's where that does not fit */
  double item_width; /* of a thumbnail */
  double item_height;
  guint n_columns; /* how many are in a row; 0 before there is a view */
  double row_height;
  guint64 row;   /* the first row that can be seen */
  double offset; /* how much of it is above the view, from 0 to less than @row_height */
} QsGalleryGeometry;

void     qs_gallery_geometry_set_view       (QsGalleryGeometry       *self,
                                             const QsGalleryView     *view,
                                             guint64                  item);
void     qs_gallery_geometry_set_n_items    (QsGalleryGeometry       *self,
                                             guint64                  n_items);
void     qs_gallery_geometry_scroll         (QsGalleryGeometry       *self,
                                             double                   distance);
void     qs_gallery_geometry_follow         (QsGalleryGeometry       *self,
                                             guint64                  before,
                                             guint64                  item);

guint64  qs_gallery_geometry_get_n_rows     (const QsGalleryGeometry *self);
guint    qs_gallery_geometry_get_page_rows  (const QsGalleryGeometry *self);
guint64  qs_gallery_geometry_get_neighbour  (const QsGalleryGeometry *self,
                                             guint64                  item,
                                             int                      n_rows);
void     qs_gallery_geometry_get_items      (const QsGalleryGeometry *self,
                                             guint                    margin,
                                             guint64                 *first,
                                             guint64                 *end);
void     qs_gallery_geometry_get_place      (const QsGalleryGeometry *self,
                                             guint64                  item,
                                             double                  *x,
                                             double                  *y);

double   qs_gallery_geometry_get_position   (const QsGalleryGeometry *self);
double   qs_gallery_geometry_get_page       (const QsGalleryGeometry *self);
void     qs_gallery_geometry_set_position   (QsGalleryGeometry       *self,
                                             double                   position);
