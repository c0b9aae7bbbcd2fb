/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Menus that all windows share. */

#pragma once

#include <gtk/gtk.h>

GMenu *qs_menus_get    (const char    *id);
void   qs_menus_attach (GtkMenuButton *button,
                        const char    *id);
