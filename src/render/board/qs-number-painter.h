/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers as programs have them: one in the corner of each square, such as that of its diagonal. */

#pragma once

#include <cairo.h>

#include "qs-board-geometry.h"

/* A number for each square: @row · its row + @column · its column, both from 0, + @offset, or
 * the remainder after division by @modulus if that is not 0. All factors 0 stand for no numbers. */
typedef struct
{
  int row;
  int column;
  int offset;
  int modulus;
  gboolean has_rule; /* whether rows and columns have their numbers beside the board */
} QsNumbering;

void qs_numbers_paint (const QsBoardPainter *self,
                       const QsNumbering    *numbering);
