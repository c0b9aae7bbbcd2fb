/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page File: the boards of a file, and what is wrong with them. */

#pragma once

#include <gtk/gtk.h>

#include "qs-board-picture.h"
#include "qs-verdict.h"
#include "qs-pager.h"

#define QS_TYPE_OPENED_PAGE (qs_opened_page_get_type ())

G_DECLARE_FINAL_TYPE (QsOpenedPage, qs_opened_page, QS, OPENED_PAGE, GtkWidget)

void            qs_opened_page_open        (QsOpenedPage *self,
                                            GFile        *file);
void            qs_opened_page_open_text   (QsOpenedPage *self,
                                            const char   *name,
                                            GBytes       *text);
void            qs_opened_page_close       (QsOpenedPage *self);

const char     *qs_opened_page_get_name    (QsOpenedPage *self);
QsVerdict      *qs_opened_page_get_verdict (QsOpenedPage *self);
QsPager        *qs_opened_page_get_pager   (QsOpenedPage *self);
QsBoardPicture *qs_opened_page_get_picture (QsOpenedPage *self);
