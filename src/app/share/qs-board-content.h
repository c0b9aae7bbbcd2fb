/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board for the clipboard and for other programs, in many forms at once or in one; for a file, and for the screen. */

#pragma once

#include <gdk/gdk.h>

#include "qs-board-picture.h"
#include "qs-picture.h"

#define QS_TYPE_BOARD_CONTENT (qs_board_content_get_type ())

G_DECLARE_FINAL_TYPE (QsBoardContent, qs_board_content, QS, BOARD_CONTENT, GdkContentProvider)

GdkContentProvider *qs_board_content_new      (QsBoardPicture       *board,
                                               const char           *text,
                                               gboolean              with_file);
GdkContentProvider *qs_board_content_new_as   (QsBoardPicture       *board,
                                               const char           *form);
char               *qs_board_content_get_text (const QsBoardPicture *board,
                                               const char           *form);

/* What its file is called, and how large its picture is. */
char               *qs_board_content_make_name     (const QsBoardPicture *picture,
                                                    const char           *suffix);
char               *qs_board_content_describe_size (QsPictureKind         kind,
                                                    double                width,
                                                    double                height);

/* For the screen: a preview, or what a drag carries. */
GdkPaintable       *qs_board_content_new_paintable (QsBoardPicture       *picture,
                                                    int                   side);
