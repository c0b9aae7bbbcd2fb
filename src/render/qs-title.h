/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a drawing is called. */

#pragma once

#include <cairo.h>

void qs_title_set (cairo_t    *cr,
                   const char *title);
