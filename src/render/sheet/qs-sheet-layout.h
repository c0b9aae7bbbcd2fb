/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the boards of a sheet of paper are. */

#pragma once

#include "qs-board-style.h"
#include "qs-chart-text.h"

/* The most boards beside or below each other on a sheet. */
#define QS_SHEET_MAX_ACROSS 100

/* From one line of text to the next, as a multiple of the size of its font. */
#define QS_SHEET_LINE 1.25

/* What a sheet is to look like. The texts belong to the caller. */
typedef struct
{
  guint n_rows; /* at most @n */
  guint n;      /* columns */
  guint across; /* how many boards are beside each other, 1 … %QS_SHEET_MAX_ACROSS */
  guint down;   /* how many are below each other */
  double width; /* of the paper within its margins, in points */
  double height;
  const char *heading;      /* above the boards, or %NULL */
  const char *key_heading;  /* above those of the key, or %NULL */
  const char *foot;         /* below the boards, beside the page's number, or %NULL */
  guint64 last_number;      /* for which there is to be room; 0 where the boards are not numbered */
  gboolean has_columns;     /* whether the columns of its queens stand above a board */
  gboolean has_coordinates; /* whether columns and rows are named beside the boards */
  QsBoardStyle style;       /* how queens and coordinates look */
  const QsChartText *text;  /* how texts are written */
} QsSheetSetup;

/* A sheet that is laid out, a plain value. */
typedef struct
{
  QsSheetSetup setup;
  QsChartFont heading_font; /* of the heading */
  QsChartFont number_font;  /* of the boards' numbers */
  QsChartFont columns_font; /* of the columns of solutions */
  QsChartFont font;         /* of all other texts */
  double cell_width;        /* from one board's left edge to that of the next, in points */
  double cell_height;       /* from the top of one board's caption to that of the next below */
  double left;              /* of the first board */
  double top;               /* of the first caption */
  double side;              /* of a board with all that belongs to it but the caption */
  double caption_height;    /* the height of the caption above a board */
  double caption_left;      /* how far to the right the first caption may begin */
  double caption_width;     /* of the widest caption */
  double number_width;      /* how much of that the number takes */
  guint per_line;           /* how many columns stand beside it on a line */
} QsSheetLayout;

gboolean qs_sheet_layout_init         (QsSheetLayout       *self,
                                       const QsSheetSetup  *setup,
                                       GError             **error);
guint    qs_sheet_layout_get_capacity (const QsSheetLayout *self);
char   **qs_sheet_layout_wrap_heading (const QsSheetLayout *self,
                                       const char          *heading,
                                       GError             **error);
