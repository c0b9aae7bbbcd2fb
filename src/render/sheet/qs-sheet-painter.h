/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a page of boards. */

#pragma once

#include "qs-palette.h"
#include "qs-problem.h"
#include "qs-game-scene.h"
#include "qs-sheet-layout.h"

/* What stands on a page. */
typedef struct
{
  gboolean is_key; /* it has the key's heading */
  guint number;    /* of the page, from 1 */
  guint n_pages;
  guint count;            /* how many boards, at most what the layout holds */
  const guint16 *columns; /* a number for each row of each board, from 0 or %QS_EMPTY_ROW; %NULL for empty boards */
  const QsGameScene *board; /* that of another problem than plain queens, or %NULL */
  const guint16 *given;   /* as @columns: the queens that are marked as those that were given, or %NULL */
  const QsProblem *problems; /* of each board, where it is one to be played, or %NULL */
  gboolean has_columns;   /* whether the columns stand above the boards, where the layout has room for them */
  guint64 first;          /* of the first board; 0 where none is numbered */
} QsSheetPage;

void qs_sheet_paint (cairo_t             *cr,
                     const QsSheetLayout *layout,
                     const QsPalette     *palette,
                     const QsSheetPage   *page);
