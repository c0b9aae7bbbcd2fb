/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a board with its queens and marks. */

#pragma once

#include <cairo.h>

#include "qs-board-geometry.h"
#include "qs-constraints.h"
#include "qs-frequencies.h"
#include "qs-number-painter.h"
#include "qs-palette.h"
#include "qs-solution.h"

G_BEGIN_DECLS

/**
 * QsMarkKind:
 * @QS_MARK_TRIED: a search looks at the square
 * @QS_MARK_PLACED: a search placed its last queen there
 * @QS_MARK_REJECTED: queens above attack the square
 * @QS_MARK_CONFLICT: the queen on the square is attacked
 * @QS_MARK_REGION: the value under the pointer refers to the square
 * @QS_MARK_GHOST: a queen that stands there at another moment
 *
 * What a mark says about a square. Each kind has a shape of its own.
 */
typedef enum
{
  QS_MARK_TRIED,
  QS_MARK_PLACED,
  QS_MARK_REJECTED,
  QS_MARK_CONFLICT,
  QS_MARK_REGION,
  QS_MARK_GHOST,
} QsMarkKind;

/**
 * QsMark:
 * @row: the row of the square, from 0 at the top
 * @column: its column, from 0 at the left
 * @kind: what the mark says
 *
 * A mark on a square.
 */
typedef struct
{
  guint row;
  guint column;
  QsMarkKind kind;
} QsMark;

/**
 * QsScene:
 * @columns: (nullable) (array): the column of the queen in each row, from 0,
 *   or %QS_EMPTY_ROW; %NULL for an empty board
 * @attack: (nullable): the two queens whose attack is drawn
 * @marks: (nullable) (array length=n_marks): the marks
 * @n_marks: how many there are
 * @constraints: (nullable): the constraints on squares; a required queen is
 *   painted even if @columns has none there
 * @clash: (nullable) (array fixed-size=2): two squares to join by a line,
 *   because queens on them attack each other
 * @cursor: (nullable): the square that keys act on
 * @heat: (nullable): how often each square has a queen, in place of the
 *   colours of the squares; the queens are small then
 * @numbering: the numbers in the corners of the squares
 *
 * What stands on a board.
 */
typedef struct
{
  const guint16 *columns;
  const QsAttack *attack;
  const QsMark *marks;
  guint n_marks;
  const QsConstraints *constraints;
  const QsSquare *clash;
  const QsSquare *cursor;
  const QsFrequencies *heat;
  QsNumbering numbering;
} QsScene;

void qs_board_paint (cairo_t               *cr,
                     const QsBoardGeometry *geometry,
                     const QsPalette       *palette,
                     const QsScene         *scene);

G_END_DECLS
