/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calls a function once before the next frame, however often this is requested. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * QsNextFrameFunc:
 * @widget: a widget
 *
 * Brings a widget up to date.
 */
typedef void (*QsNextFrameFunc) (gpointer widget);

void qs_next_frame_call (gpointer         widget,
                         guint           *tick_id,
                         QsNextFrameFunc  func);

G_END_DECLS
