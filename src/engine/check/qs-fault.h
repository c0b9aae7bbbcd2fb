/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with a board. */

#pragma once

#include "qs-board-reader.h"

typedef enum
{
  QS_FAULT_NONE,
  QS_FAULT_ROW,
  QS_FAULT_COLUMN,
  QS_FAULT_DIAGONAL,
  QS_FAULT_CLASH, /* in another problem than that of plain queens: two that rule each other out */
  QS_FAULT_NO_QUEEN,
  QS_FAULT_REQUIRED,  /* no queen on a square where the problem requires one; both squares are that one */
  QS_FAULT_FORBIDDEN, /* a queen where it wants none; as before */
} QsFaultKind;

typedef struct
{
  QsFaultKind kind;
  QsSquare first; /* of two queens the one whose square is named first; the first square of an empty row */
  QsSquare second;
} QsFault;

/* Finds the first fault of a board with one queen in each row at most, or QS_EMPTY_ROW there. */
QsFault qs_fault_find (const guint16     *columns,
                       const QsReadFacts *facts);
