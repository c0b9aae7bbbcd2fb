/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a page of boards. */

#pragma once

#include "qs-palette.h"
#include "qs-sheet-layout.h"

G_BEGIN_DECLS

/**
 * QsSheetPage:
 * @is_key: whether it belongs to the key: it has the key's heading
 * @number: the number of the page, from 1
 * @n_pages: how many there are
 * @count: how many boards the page has, at most what the layout holds
 * @columns: (nullable) (array): n numbers for each board, the column of the
 *   queen in each row, from 0, or %QS_EMPTY_ROW; %NULL for empty boards
 * @given: (nullable) (array): as @columns, the queens that are marked as
 *   those that were given
 * @has_columns: whether the columns stand above the boards, where the layout
 *   has room for them
 * @first: the number of the first board; 0 where none is numbered
 *
 * What stands on a page.
 */
typedef struct
{
  gboolean is_key;
  guint number;
  guint n_pages;
  guint count;
  const guint16 *columns;
  const guint16 *given;
  gboolean has_columns;
  guint64 first;
} QsSheetPage;

void qs_sheet_paint (cairo_t             *cr,
                     const QsSheetLayout *layout,
                     const QsPalette     *palette,
                     const QsSheetPage   *page);

G_END_DECLS
