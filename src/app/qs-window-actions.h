/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What menus, keys and buttons do to a window. What only one part of it needs is in the class of that part. */

#pragma once

#include "qs-window-private.h"

G_BEGIN_DECLS

void qs_window_actions_install (GtkWidgetClass *widget_class);
void qs_window_actions_connect (QsWindow       *self);

G_END_DECLS
