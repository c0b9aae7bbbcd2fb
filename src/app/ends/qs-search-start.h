/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search offers before its first step. */

#pragma once

#include <gtk/gtk.h>

#define QS_TYPE_SEARCH_START (qs_search_start_get_type ())

/* The action `search.play` plays the search, and `win.tour` begins a tour. */
G_DECLARE_FINAL_TYPE (QsSearchStart, qs_search_start, QS, SEARCH_START, GtkWidget)

int qs_search_start_measure (QsSearchStart *self,
                             int            width);
