/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A solution for the clipboard: its column list, and its board as pictures. */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

#define QS_TYPE_BOARD_CONTENT (qs_board_content_get_type ())

G_DECLARE_FINAL_TYPE (QsBoardContent, qs_board_content, QS, BOARD_CONTENT, GdkContentProvider)

GdkContentProvider *qs_board_content_new (const guint16 *columns,
                                          guint          n);

G_END_DECLS
