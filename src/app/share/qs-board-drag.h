/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lets boards be dragged to other programs. */

#pragma once

#include <gtk/gtk.h>

#include "qs-board-picture.h"

G_BEGIN_DECLS

/**
 * QsBoardDragFunc:
 * @widget: the widget on which a drag begins
 * @x: where, in pixels from its left
 * @y: in pixels from its top
 *
 * Returns: (transfer full) (nullable): the board that is there
 */
typedef QsBoardPicture *(*QsBoardDragFunc) (GtkWidget *widget,
                                            double     x,
                                            double     y);

void qs_board_drag_attach (GtkWidget      *widget,
                           QsBoardDragFunc find);

G_END_DECLS
