/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board for the clipboard and for other programs, in many forms at once or in one. */

#pragma once

#include <gdk/gdk.h>

#include "qs-board-picture.h"

#define QS_TYPE_BOARD_CONTENT (qs_board_content_get_type ())

G_DECLARE_FINAL_TYPE (QsBoardContent, qs_board_content, QS, BOARD_CONTENT, GdkContentProvider)

GdkContentProvider *qs_board_content_new      (QsBoardPicture       *board,
                                               const char           *text,
                                               gboolean              with_file);
GdkContentProvider *qs_board_content_new_as   (QsBoardPicture       *board,
                                               const char           *form);
char               *qs_board_content_get_text (const QsBoardPicture *board,
                                               const char           *form);
