/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Text of Pango on any drawing. */

#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

void qs_pango_show (cairo_t     *cr,
                    PangoLayout *layout);

G_END_DECLS
