/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The picture of a board, for the screen. */

#pragma once

#include <gtk/gtk.h>

#include "qs-board-picture.h"

GdkPaintable *qs_board_paintable_new (QsBoardPicture *picture,
                                      int             side);
