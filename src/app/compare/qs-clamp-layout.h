/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps a page from becoming wider than it is read well. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QS_TYPE_CLAMP_LAYOUT (qs_clamp_layout_get_type ())

G_DECLARE_FINAL_TYPE (QsClampLayout, qs_clamp_layout, QS, CLAMP_LAYOUT, GtkLayoutManager)

G_END_DECLS
