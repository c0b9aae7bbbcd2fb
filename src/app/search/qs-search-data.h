/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a watched search knows: its data, its pseudocode and its counters. */

#pragma once

#include <gtk/gtk.h>

#include "qs-number-painter.h"
#include "qs-playback.h"
#include "qs-step-look.h"
#include "qs-tour.h"

#define QS_TYPE_SEARCH_DATA (qs_search_data_get_type ())

G_DECLARE_FINAL_TYPE (QsSearchData, qs_search_data, QS, SEARCH_DATA, GtkWidget)

void       qs_search_data_set_playback  (QsSearchData *self,
                                         QsPlayback   *playback,
                                         GSettings    *settings);
const QsRegion *qs_search_data_get_region (QsSearchData *self);
void       qs_search_data_update        (QsSearchData *self,
                                         gboolean      due);
QsNumbering qs_search_data_get_numbering (QsSearchData *self);
gboolean   qs_search_data_split         (QsSearchData *self,
                                         int           width,
                                         int           height,
                                         gboolean      shows_code);
void       qs_search_data_set_has_numbering (QsSearchData *self,
                                             gboolean      has_numbering);
GtkWidget *qs_search_data_show_part     (QsSearchData *self,
                                         QsTourPart    part);
void       qs_search_data_get_look      (QsSearchData *self,
                                         GtkWidget    *page,
                                         QsStepLook   *look);
