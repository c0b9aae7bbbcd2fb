/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays widgets out in lines, like words in a text. */

#pragma once

#include <gtk/gtk.h>

#define QS_TYPE_FLOW_LAYOUT (qs_flow_layout_get_type ())

G_DECLARE_FINAL_TYPE (QsFlowLayout, qs_flow_layout, QS, FLOW_LAYOUT, GtkLayoutManager)
