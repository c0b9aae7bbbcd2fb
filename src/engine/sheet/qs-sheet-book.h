/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards for paper, and the pages that they stand on. */

#pragma once

#include <cairo.h>

#include "qs-board-style.h"
#include "qs-census-space.h"
#include "qs-chart-text.h"
#include "qs-shared-census.h"

/* The most boards that are put on paper at once. */
#define QS_SHEET_MAX_BOARDS 100000

/* What stands on the boards. */
typedef enum
{
  QS_SHEET_SOLUTIONS, /* one after the other */
  QS_SHEET_EMPTY,
  QS_SHEET_PUZZLES, /* boards with some queens, to be completed */
  QS_SHEET_GRADED,  /* puzzles that are there already */
} QsSheetKind;

/* What somebody wants on paper. */
typedef struct
{
  QsSheetKind kind;
  QsCensusSpace space; /* that are printed, or that queens are given from */
  guint64 first;       /* the number of the first solution, from 1; 0 where it is not known */
  /* Of the same solutions, or %NULL; as far as it is filled, it finds number @first at once. */
  QsSharedCensus *census;
  /* Whether @start is set; if neither it nor @census helps, the solutions before number @first
   * are searched as well. */
  gboolean has_start;
  guint16 start[QS_CENSUS_MAX_N]; /* the columns of solution number @first */
  guint64 count;                  /* how many boards at most; 0 for all solutions, or for a page of other boards */
  const QsProblem *problems;      /* @count graded puzzles, each of @space's n, and what they are, for the foot */
  const char *foot;
  guint n_given;                  /* of puzzles, how many queens are given */
  gboolean is_unique;             /* of puzzles, whether each can be completed in only one way */
  guint32 seed;                   /* of puzzles, which of them */
  gboolean has_key;               /* of puzzles, whether the last pages show the solutions */
  guint across;                   /* how many boards are beside each other */
  guint down;                     /* how many are below each other */
  double width;                   /* of the paper within its margins, in points */
  double height;
  const char *heading;      /* above the boards; empty for nothing, %NULL for what the sheet itself says */
  gboolean has_numbers;     /* whether boards are numbered */
  gboolean has_columns;     /* whether the columns of a solution stand above it */
  gboolean has_coordinates; /* whether columns and rows are named beside the boards */
  QsBoardStyle style;       /* how queens and coordinates look; colours are those of paper */
  const QsChartText *text;  /* how texts are written */
} QsSheetOrder;

/* Pages with boards. They do not change, so several threads may paint them. */
typedef struct _QsSheetBook QsSheetBook;

#define qs_sheet_book_ref(self) g_atomic_rc_box_acquire (self)

QsSheetBook *qs_sheet_book_new         (const QsSheetOrder *order,
                                        QsStop              stop,
                                        GError            **error);
void         qs_sheet_book_unref       (QsSheetBook        *self);
guint        qs_sheet_book_get_n_pages (const QsSheetBook  *self);
void         qs_sheet_book_paint       (const QsSheetBook  *self,
                                        cairo_t            *cr,
                                        guint               page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsSheetBook, qs_sheet_book_unref)
