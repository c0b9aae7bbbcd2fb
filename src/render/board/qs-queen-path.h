/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shape of a queen. */

#pragma once

#include <cairo.h>

#include "qs-board-style.h"

void qs_queen_path        (cairo_t     *cr,
                           QsQueenShape shape,
                           double       x,
                           double       y,
                           double       side);
void qs_queen_path_hinted (cairo_t     *cr,
                           QsQueenShape shape,
                           double       x,
                           double       y,
                           double       side,
                           double       pixel);
