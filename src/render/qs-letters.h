/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Letters that every program shows. */

#pragma once

#include <cairo.h>
#include <glib.h>

/* A column of a thousand has three letters, and as a number four digits. */
#define QS_LETTERS_MAX_COLUMN 4

/* What stands beside a board. */
typedef enum
{
  QS_COORDINATES_LETTERS, /* letters for columns and rows from 1 at the bottom, as in chess */
  QS_COORDINATES_FROM_1,  /* numbers for both, with row 1 at the top, as in lists of columns */
  QS_COORDINATES_FROM_0,  /* the same from 0 */
  QS_COORDINATES_NONE,    /* only in a tree numbers from 1 */
  QS_N_COORDINATES,
} QsCoordinates;

void     qs_letters_name_column (QsCoordinates kind,
                                 guint         column,
                                 char          text[QS_LETTERS_MAX_COLUMN + 1]);
void     qs_letters_share       (cairo_t    *cr);
gboolean qs_letters_are_shapes  (cairo_t    *cr);
void     qs_letters_fill        (cairo_t    *cr);
double   qs_letters_measure     (cairo_t    *cr,
                                 const char *text);
void     qs_letters_show        (cairo_t    *cr,
                                 const char *text);
void     qs_letters_show_middle (cairo_t    *cr,
                                 const char *text,
                                 double      middle,
                                 double      baseline);
