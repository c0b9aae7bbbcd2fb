/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The view that shows a search. */

#pragma once

#include <gtk/gtk.h>

#include "qs-board-picture.h"
#include "qs-follower.h"
#include "qs-step-look.h"
#include "qs-tour.h"
#include "qs-transport.h"

#define QS_TYPE_SEARCH_PAGE (qs_search_page_get_type ())

G_DECLARE_FINAL_TYPE (QsSearchPage, qs_search_page, QS, SEARCH_PAGE, GtkWidget)

void            qs_search_page_set_playback  (QsSearchPage *self,
                                              QsPlayback   *playback,
                                              GSettings    *settings);
void            qs_search_page_set_beside    (QsSearchPage   *self,
                                              const QsMethod *method,
                                              QsFollow        follow);
QsPlayback     *qs_search_page_get_leader    (QsSearchPage *self);
QsTransport    *qs_search_page_get_transport (QsSearchPage *self);
GtkWidget      *qs_search_page_show_part     (QsSearchPage *self,
                                              QsTourPart    part);
QsBoardPicture *qs_search_page_get_picture   (QsSearchPage *self);
void            qs_search_page_get_look      (QsSearchPage *self,
                                              QsStepLook   *look);
