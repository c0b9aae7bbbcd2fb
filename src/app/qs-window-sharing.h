/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The actions that give away the board of a window: to the clipboard and to a file. */

#pragma once

#include "qs-window-private.h"

void qs_window_sharing_install (GtkWidgetClass *widget_class);
void qs_window_sharing_update  (QsWindow       *self);
