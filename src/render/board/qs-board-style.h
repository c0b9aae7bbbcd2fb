/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How somebody likes boards to look: what does not depend on the board, nor on the style of the desktop. */

#pragma once

#include "qs-letters.h"
#include "qs-palette.h"

/* The shapes of queens. */
typedef enum
{
  QS_QUEEN_CROWN,  /* of curved rays with balls */
  QS_QUEEN_POINTS, /* a crown of straight lines */
  QS_QUEEN_TOKEN,  /* a disc with a crown cut out */
  QS_N_QUEEN_SHAPES,
} QsQueenShape;

/* How boards look. The usual look has zeros. */
typedef struct
{
  QsBoardColors colors;
  QsQueenShape queen;
  QsCoordinates coordinates;
} QsBoardStyle;
