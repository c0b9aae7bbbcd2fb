/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lets boards be dragged to other programs. */

#pragma once

#include <gtk/gtk.h>

#include "qs-board-picture.h"

/* Finds the board that is dragged from this place, in pixels from the top
 * left of the widget. Returns a reference, or NULL where there is none. */
typedef QsBoardPicture *(*QsBoardDragFunc) (GtkWidget *widget,
                                            double     x,
                                            double     y);

void qs_board_drag_attach (GtkWidget      *widget,
                           QsBoardDragFunc find);
