/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The eight symmetries of the square, and the images that they make of a
 * solution. They are defined only for boards with a queen in every row and
 * every column: a list of columns can hold no other image. */

#pragma once

#include <glib.h>

#include "qs-square.h"

#define QS_SYMMETRIES 8

/* A bit for each. */
#define QS_SYMMETRY_ALL 0xffu

/* The symmetries of the square, in the order in which images are listed. */
typedef enum
{
  QS_SYMMETRY_IDENTITY,
  QS_SYMMETRY_QUARTER_TURN, /* clockwise */
  QS_SYMMETRY_HALF_TURN,
  QS_SYMMETRY_THREE_QUARTER_TURN,   /* clockwise */
  QS_SYMMETRY_MIRROR_COLUMNS,       /* left and right exchanged */
  QS_SYMMETRY_MIRROR_ROWS,          /* top and bottom exchanged */
  QS_SYMMETRY_MIRROR_DIAGONAL,      /* in the diagonal from the top left, which exchanges rows and columns */
  QS_SYMMETRY_MIRROR_ANTI_DIAGONAL, /* in the diagonal from the top right */
} QsSymmetry;

/* Where a square of a board of @n × @n goes. */
QsSquare   qs_symmetry_move     (QsSymmetry     symmetry,
                                 QsSquare       square,
                                 guint          n);
/* A bit for each column of a row, with left and right exchanged. */
guint32    qs_symmetry_mirror   (guint32        row,
                                 guint          n);
void       qs_symmetry_apply    (QsSymmetry     symmetry,
                                 const guint16 *columns,
                                 guint          n_rows,
                                 guint          n,
                                 guint16       *image);
gboolean   qs_symmetry_is_least (const guint16 *columns,
                                 guint          n_rows,
                                 guint          n,
                                 guint          symmetries);
QsSymmetry qs_symmetry_least    (const guint16 *columns,
                                 guint          n_rows,
                                 guint          n,
                                 guint          symmetries,
                                 guint16       *least);
guint      qs_symmetry_orbit    (const guint16 *columns,
                                 guint          n_rows,
                                 guint          n,
                                 guint          group,
                                 QsSymmetry    *symmetries);
