/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Letters that every program shows. */

#pragma once

#include <cairo.h>
#include <glib.h>

void     qs_letters_share       (cairo_t    *cr);
gboolean qs_letters_are_shapes  (cairo_t    *cr);
void     qs_letters_fill        (cairo_t    *cr);
double   qs_letters_measure     (cairo_t    *cr,
                                 const char *text);
void     qs_letters_show        (cairo_t    *cr,
                                 const char *text);
void     qs_letters_show_middle (cairo_t    *cr,
                                 const char *text,
                                 double      middle,
                                 double      baseline);
