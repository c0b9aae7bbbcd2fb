/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks how to save a board as a picture, and saves it. */

#pragma once

#include <gtk/gtk.h>

#include "qs-board-picture.h"
#include "qs-dialog.h"

#define QS_TYPE_PICTURE_DIALOG (qs_picture_dialog_get_type ())

G_DECLARE_FINAL_TYPE (QsPictureDialog, qs_picture_dialog, QS, PICTURE_DIALOG, QsDialog)

void qs_picture_dialog_show (GtkWindow      *parent,
                             QsBoardPicture *board);
