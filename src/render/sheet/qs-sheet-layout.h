/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the boards of a sheet of paper are. */

#pragma once

#include "qs-board-style.h"
#include "qs-chart-text.h"

G_BEGIN_DECLS

/**
 * QS_SHEET_MAX_ACROSS:
 *
 * The most boards beside or below each other on a sheet.
 */
#define QS_SHEET_MAX_ACROSS 100

/**
 * QS_SHEET_LINE:
 *
 * From one line of text to the next, as a multiple of the size of its font.
 */
#define QS_SHEET_LINE 1.25

/**
 * QsSheetSetup:
 * @n: the side of the boards, in squares, 1 … %QS_MAX_N
 * @across: how many boards are beside each other, 1 … %QS_SHEET_MAX_ACROSS
 * @down: how many are below each other, 1 … %QS_SHEET_MAX_ACROSS
 * @width: the width of the paper within its margins, in points
 * @height: its height
 * @heading: (nullable): what stands above the boards
 * @key_heading: (nullable): what stands above those of the key
 * @foot: (nullable): what stands below the boards, beside the page's number
 * @last_number: the largest number of a board, for which there is to be room;
 *   0 where the boards are not numbered
 * @has_columns: whether the columns of its queens stand above a board
 * @has_coordinates: whether files and rows are named beside the boards
 * @style: how queens and coordinates look
 * @text: how texts are written
 *
 * What a sheet is to look like. The texts belong to the caller.
 */
typedef struct
{
  guint n;
  guint across;
  guint down;
  double width;
  double height;
  const char *heading;
  const char *key_heading;
  const char *foot;
  guint64 last_number;
  gboolean has_columns;
  gboolean has_coordinates;
  QsBoardStyle style;
  const QsChartText *text;
} QsSheetSetup;

/**
 * QsSheetLayout:
 * @setup: what is laid out
 * @heading_font: of the heading
 * @number_font: of the boards' numbers
 * @columns_font: of the columns of solutions
 * @font: of all other texts
 * @cell_width: from one board's left edge to that of the next, in points
 * @cell_height: from the top of one board's caption to that of the next below
 * @left: the left edge of the first board
 * @top: the top of the first caption
 * @side: the side of a board with all that belongs to it but the caption
 * @caption_height: the height of the caption above a board
 * @caption_left: how far to the right the first caption may begin
 * @caption_width: how wide the widest caption is
 * @number_width: how much of that the number takes
 * @per_line: how many columns stand beside it on a line
 *
 * A sheet that is laid out, a plain value.
 */
typedef struct
{
  QsSheetSetup setup;
  QsChartFont heading_font;
  QsChartFont number_font;
  QsChartFont columns_font;
  QsChartFont font;
  double cell_width;
  double cell_height;
  double left;
  double top;
  double side;
  double caption_height;
  double caption_left;
  double caption_width;
  double number_width;
  guint per_line;
} QsSheetLayout;

gboolean qs_sheet_layout_init         (QsSheetLayout       *self,
                                       const QsSheetSetup  *setup,
                                       GError             **error);
guint    qs_sheet_layout_get_capacity (const QsSheetLayout *self);
char   **qs_sheet_layout_wrap_heading (const QsSheetLayout *self,
                                       const char          *heading,
                                       GError             **error);

G_END_DECLS
