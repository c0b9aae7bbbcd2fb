/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gives children all of a widget, and notifies whether it is high enough for optional parts. */

#pragma once

#include <gtk/gtk.h>

#define QS_TYPE_ROOM_LAYOUT (qs_room_layout_get_type ())

G_DECLARE_FINAL_TYPE (QsRoomLayout, qs_room_layout, QS, ROOM_LAYOUT, GtkLayoutManager)
