/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a board with its queens and marks. */

#pragma once

#include <cairo.h>

#include "qs-board-geometry.h"
#include "qs-constraints.h"
#include "qs-frequencies.h"
#include "qs-game-scene.h"
#include "qs-number-painter.h"
#include "qs-palette.h"
#include "qs-solution.h"

/* What a mark says about a square. Each kind has a shape of its own. */
typedef enum
{
  QS_MARK_TRIED,    /* a search looks at the square */
  QS_MARK_PLACED,   /* a search placed its last queen there */
  QS_MARK_REJECTED, /* queens above attack the square */
  QS_MARK_CONFLICT, /* the queen on the square is attacked */
  QS_MARK_REGION,   /* the value under the pointer refers to the square */
  QS_MARK_GHOST,    /* a queen that stands there at another moment */
} QsMarkKind;

typedef struct
{
  guint row;
  guint column;
  QsMarkKind kind;
} QsMark;

/* What stands on a board. All but the numbers may be %NULL. */
typedef struct
{
  const guint16 *columns; /* from 0, or %QS_EMPTY_ROW; %NULL for an empty board */
  const QsMark *marks;    /* @n_marks of them */
  guint n_marks;
  const QsConstraints *constraints; /* a required queen is painted even if @columns has none there */
  const QsSquare *clash;            /* two squares to join by a line, because a queen on one attacks the other */
  const QsSquare *cursor;           /* the square that keys act on */
  /* How often each square has a queen, in place of the colours of the squares; the queens are
   * small then. */
  const QsFrequencies *heat;
  QsNumbering numbering; /* in the corners of the squares */
  const QsGameScene *board; /* the rows and regions of another problem than plain queens */
  const QsGameScene *game; /* a puzzle that is played, in place of all before but the cursor */
} QsScene;

void qs_board_paint (cairo_t               *cr,
                     const QsBoardGeometry *geometry,
                     const QsPalette       *palette,
                     const QsScene         *scene);
