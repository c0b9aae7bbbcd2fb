/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows a widget's child where there is room for it, and nothing where there is not. */

#pragma once

#include <gtk/gtk.h>

#define QS_TYPE_FOLD_LAYOUT (qs_fold_layout_get_type ())

G_DECLARE_FINAL_TYPE (QsFoldLayout, qs_fold_layout, QS, FOLD_LAYOUT, GtkLayoutManager)
