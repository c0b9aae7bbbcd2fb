/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A button with the kind of the board, and a popover that asks for another. */

#pragma once

#include <gtk/gtk.h>

#include "qs-problem.h"

#define QS_TYPE_BOARD_CHOOSER (qs_board_chooser_get_type ())

/* Emits “changed” for each choice, and when another problem is set. */
G_DECLARE_FINAL_TYPE (QsBoardChooser, qs_board_chooser, QS, BOARD_CHOOSER, GtkBox)

/* Without squares. */
const QsProblem *qs_board_chooser_get_problem (QsBoardChooser  *self);
void             qs_board_chooser_set_problem (QsBoardChooser  *self,
                                               const QsProblem *problem);

/* Another number of columns, of the same kind as far as that goes. */
void             qs_board_chooser_set_n       (QsBoardChooser  *self,
                                               guint            n);
