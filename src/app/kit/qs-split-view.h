/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A side panel beside the content, or over it where there is no room. */

#pragma once

#include <gtk/gtk.h>

#define QS_TYPE_SPLIT_VIEW (qs_split_view_get_type ())

G_DECLARE_FINAL_TYPE (QsSplitView, qs_split_view, QS, SPLIT_VIEW, GtkWidget)
