/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words in one line that are broken where there is no room. */

#pragma once

#include <gtk/gtk.h>

void qs_wrap_label     (GtkLabel    *label);
void qs_wrap_title     (GtkWindow   *dialog);
void qs_wrap_drop_down (GtkDropDown *drop_down,
                        int          n_chars);
