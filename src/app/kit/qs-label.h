/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words that a widget shows: the first functions take a text, and do nothing where it is the same as before. */

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

void qs_label_wrap         (GtkLabel    *label);
void qs_label_wrap_title   (GtkWindow   *dialog);
void qs_label_wrap_choice  (GtkDropDown *drop_down,
                            int          n_chars);
