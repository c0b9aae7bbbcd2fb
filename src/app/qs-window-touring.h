/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way into the guided tours, and back. */

#pragma once

#include "qs-window-private.h"

void qs_window_touring_install (GtkWidgetClass *widget_class);
void qs_window_touring_update  (QsWindow       *self);
