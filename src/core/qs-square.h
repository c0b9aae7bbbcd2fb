/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Squares and their names: a1 is at the bottom left, the files past z are aa,
 * ab, …. */

#pragma once

#include <glib.h>

/* The bytes that the longest name of a file needs, its end included. */
#define QS_SQUARE_FILE_SIZE 4

typedef struct
{
  guint row;    /* from 0 at the top */
  guint column; /* from 0 at the left */
} QsSquare;

/* Before the first square. */
#define QS_SQUARE_BEFORE_ALL ((QsSquare){ 0, G_MAXUINT })

/* Goes to the next of some squares, row by row from the top, each from the left: @squares has a mask for each row. */
gboolean qs_square_next        (const guint32 *squares,
                                guint          n_rows,
                                QsSquare      *square);

gboolean qs_square_attacks     (QsSquare    square,
                                QsSquare    other);
void     qs_square_format_file (guint       column,
                                char       *name);
char    *qs_square_to_string   (QsSquare    square,
                                guint       n_rows);
/* The names of some squares, as with qs_square_next(). */
char    *qs_square_join        (const guint32 *squares,
                                guint          n_rows,
                                const char    *separator);
gboolean qs_square_parse       (const char *text,
                                guint       n_rows,
                                guint       n,
                                QsSquare   *square,
                                GError    **error);
GArray  *qs_square_parse_list  (const char *text,
                                guint       n_rows,
                                guint       n,
                                GError    **error);
