/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calls a function once before the next frame, however often this is requested. */

#pragma once

#include <gtk/gtk.h>

typedef void (*QsNextFrameFunc) (gpointer object);

void qs_next_frame_call    (gpointer         widget,
                            guint           *tick_id,
                            QsNextFrameFunc  func);
void qs_next_frame_precede (gpointer         object,
                            guint           *idle_id,
                            QsNextFrameFunc  func);
