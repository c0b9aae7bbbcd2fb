/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Tours: guided tours to choose from, and a search of its own that they lead through. */

#pragma once

#include <gtk/gtk.h>


#define QS_TYPE_TOUR_PAGE (qs_tour_page_get_type ())

G_DECLARE_FINAL_TYPE (QsTourPage, qs_tour_page, QS, TOUR_PAGE, GtkWidget)

void qs_tour_page_show_list (QsTourPage *self);
void qs_tour_page_begin     (QsTourPage *self,
                             guint       number);
