/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buttons and an entry to move through a numbered list of boards, shown one at a time or many at a glance. */

#pragma once

#include <gtk/gtk.h>

#include "qs-gallery.h"
#include "qs-go-to.h"

#define QS_TYPE_PAGER (qs_pager_get_type ())

G_DECLARE_FINAL_TYPE (QsPager, qs_pager, QS, PAGER, GtkWidget)

guint64    qs_pager_get_position   (QsPager         *self);
guint64    qs_pager_get_total      (QsPager         *self);
void       qs_pager_set_total      (QsPager         *self,
                                    guint64          total,
                                    const char      *description);
void       qs_pager_begin          (QsPager         *self,
                                    const QsProblem *problem);
void       qs_pager_ask            (QsPager         *self);
void       qs_pager_accept         (QsPager         *self,
                                    guint64          position);
void       qs_pager_refuse         (QsPager         *self,
                                    const char      *message);
void       qs_pager_await          (QsPager         *self,
                                    const char      *message);
gboolean   qs_pager_is_waiting     (QsPager         *self);
void       qs_pager_attach_to      (QsPager         *self,
                                    GtkStack        *views,
                                    GtkWidget       *board,
                                    QsGallery       *gallery);
gboolean   qs_pager_shows_gallery  (QsPager         *self);
QsGallery *qs_pager_get_gallery    (QsPager         *self);
GtkWidget *qs_pager_get_content    (QsPager         *self);
void       qs_pager_toggle_gallery (QsPager         *self);
