/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays cards out in columns of one width. */

#pragma once

#include <gtk/gtk.h>

#define QS_TYPE_CARD_LAYOUT (qs_card_layout_get_type ())

G_DECLARE_FINAL_TYPE (QsCardLayout, qs_card_layout, QS, CARD_LAYOUT, GtkLayoutManager)
