/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Placements with at most one queen a row, as arrays of columns: which queens
 * attack each other, and the column list that people read and write. */

#pragma once

#include <glib.h>

/* The side of the largest board that can be read, checked and drawn, in squares. */
#define QS_MAX_N 1000

/* What stands between the numbers of a column list, and around it. */
#define QS_SOLUTION_SEPARATORS " \t\r\n,;[](){}"

/* What a placement holds for a row that has no queen. */
#define QS_EMPTY_ROW G_MAXUINT16

/* The lines on which queens of different rows attack each other. */
typedef enum
{
  QS_LINE_COLUMN,
  QS_LINE_DIAGONAL,      /* down to the right */
  QS_LINE_ANTI_DIAGONAL, /* down to the left */
} QsLine;

/* Two queens that attack each other. */
typedef struct
{
  guint upper_row;
  guint lower_row;
  QsLine line;
} QsAttack;

gboolean qs_solution_find_attack (const guint16 *columns,
                                  guint          n,
                                  QsAttack      *attack);
gboolean qs_solution_check       (const guint16 *columns,
                                  guint          n,
                                  GError       **error);
guint    qs_solution_count_words (const char    *text);
guint16 *qs_solution_parse       (const char    *text,
                                  guint          n_columns,
                                  guint         *n,
                                  GError       **error);
char    *qs_solution_to_string   (const guint16 *columns,
                                  guint          n);
