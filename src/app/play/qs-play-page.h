/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Play: a puzzle, what is said about it, and what can be done. */

#pragma once

#include <gtk/gtk.h>

#include "qs-board-picture.h"
#include "qs-play.h"

#define QS_TYPE_PLAY_PAGE (qs_play_page_get_type ())

G_DECLARE_FINAL_TYPE (QsPlayPage, qs_play_page, QS, PLAY_PAGE, GtkWidget)

void            qs_play_page_set_play    (QsPlayPage *self,
                                          QsPlay     *play,
                                          GSettings  *settings);
QsBoardPicture *qs_play_page_get_picture (QsPlayPage *self);
