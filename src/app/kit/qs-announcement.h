/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells people who use a screen reader of what changes often, when it has come to rest. */

#pragma once

#include <gtk/gtk.h>

void qs_announcement_queue (gpointer    widget,
                            const char *message);
