/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways of a file into a window: its dialog, a drop, the clipboard, and the page that shows it. */

#pragma once

#include "qs-window-private.h"

void qs_window_opening_install (GtkWidgetClass *widget_class);
void qs_window_opening_connect (QsWindow       *self);
