/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words that a widget shows: each function takes its text, and does nothing where it is the same as before. */

#pragma once

#include <gtk/gtk.h>

void qs_label_take         (GtkLabel *label,
                            char     *text);
/* The label takes no room where @text is NULL or empty. */
void qs_label_take_or_hide (GtkLabel *label,
                            char     *text);
/* @text may be NULL. */
void qs_label_take_tooltip (gpointer  widget,
                            char     *text);
