/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes a picture of what a painter paints, as a file or in memory. */

#pragma once

#include <cairo.h>
#include <gio/gio.h>

#include "qs-file-writer.h"

/* How many pixels of PNG a user unit is wide. */
#define QS_PICTURE_PIXELS 2

typedef enum
{
  QS_PICTURE_SVG, /* lengths in points */
  QS_PICTURE_PDF, /* of one page */
  QS_PICTURE_PNG, /* %QS_PICTURE_PIXELS per unit */
} QsPictureKind;

/* Paints a picture, with the origin at the top left, in user units. Called once for each, mostly
 * in a thread of its own. */
typedef void (*QsPicturePaint) (cairo_t *cr,
                                double   width,
                                double   height,
                                gpointer data);

/* What is painted, how large in user units, and what becomes of it; a PDF has another page after each cairo_show_page(). */
typedef struct
{
  QsPictureKind kind;
  double width;
  double height;
  QsPicturePaint paint;
  gpointer data; /* for that */
} QsPicture;

gboolean qs_picture_find_kind       (const char      *path,
                                     QsPictureKind   *kind);
gboolean qs_picture_check_cancelled (const char      *path,
                                     GCancellable    *cancellable,
                                     GError         **error);
gboolean qs_picture_save            (const QsPicture *self,
                                     const char      *path,
                                     GCancellable    *cancellable,
                                     GError         **error);
gboolean qs_picture_write_paper     (const QsPicture *self,
                                     QsFileWriter    *writer,
                                     GError         **error);
GBytes  *qs_picture_make            (const QsPicture *self,
                                     GError         **error);
