/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One of two searches that are shown beside each other. */

#pragma once

#include <gtk/gtk.h>

#include "qs-playback.h"
#include "qs-step-look.h"

#define QS_TYPE_DUO_BOARD (qs_duo_board_get_type ())

G_DECLARE_FINAL_TYPE (QsDuoBoard, qs_duo_board, QS, DUO_BOARD, GtkWidget)

void  qs_duo_board_update           (QsDuoBoard     *self,
                                     QsPlayback     *playback,
                                     gboolean        due);
void  qs_duo_board_get_look         (QsDuoBoard     *self,
                                     GtkWidget      *page,
                                     QsStepLook     *look);

int   qs_duo_board_measure_words    (QsDuoBoard     *self,
                                     int             width);
void  qs_duo_board_set_words_height (QsDuoBoard     *self,
                                     int             words_height);

char *qs_duo_board_format_place     (const QsMoment *moment);
