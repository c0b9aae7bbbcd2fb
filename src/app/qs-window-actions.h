/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The actions of menus, keys and buttons on a window. Those that only one part needs are in the class of that part. */

#pragma once

#include "qs-window-private.h"

void qs_window_actions_install     (GtkWidgetClass *widget_class);
void qs_window_actions_update_with (QsWindow       *self,
                                    gpointer        part,
                                    const char     *signal);
void qs_window_actions_connect     (QsWindow       *self);
