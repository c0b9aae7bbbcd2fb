/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pieces of a method's data as they are shown: names and values, each with a place. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * QS_PIECE_NONE:
 *
 * Stands for no piece.
 */
#define QS_PIECE_NONE G_MAXUINT

/**
 * QsPieceKind:
 * @QS_PIECE_NAME: the name of a datum
 * @QS_PIECE_TEXT: a brace, or how many values there are in truth
 * @QS_PIECE_INDEX: the index above a value of an array
 * @QS_PIECE_CELL: a value
 *
 * What stands somewhere.
 */
typedef enum
{
  QS_PIECE_NAME,
  QS_PIECE_TEXT,
  QS_PIECE_INDEX,
  QS_PIECE_CELL,
} QsPieceKind;

/**
 * QsPieceLook:
 * @QS_PIECE_FRAMED: a thin line is around it
 * @QS_PIECE_FILLED: the value says yes
 * @QS_PIECE_CURRENT: the last step looked at it or changed it
 * @QS_PIECE_FAINT: the method does not look at it now
 *
 * What distinguishes a value from others.
 */
typedef enum
{
  QS_PIECE_FRAMED = 1 << 0,
  QS_PIECE_FILLED = 1 << 1,
  QS_PIECE_CURRENT = 1 << 2,
  QS_PIECE_FAINT = 1 << 3,
} QsPieceLook;

/**
 * QsPiece:
 * @kind: what it is
 * @x: its left edge, in pixels
 * @y: its top edge
 * @width: its width
 * @height: its height
 * @datum: the number of its datum
 * @cell: of a value or its index, the value's number in its datum
 * @look: of a value, #QsPieceLook
 * @text: what is written there; empty where there is no room for it
 *
 * Something with a place.
 */
typedef struct
{
  QsPieceKind kind;
  double x;
  double y;
  double width;
  double height;
  guint datum;
  guint cell;
  guint look;
  char text[40];
} QsPiece;

guint    qs_pieces_find_cell    (const QsPiece *pieces,
                                 guint          n_pieces,
                                 double         x,
                                 double         y);
guint    qs_pieces_move         (const QsPiece *pieces,
                                 guint          n_pieces,
                                 guint          piece,
                                 int            across,
                                 int            down);
gboolean qs_pieces_find_current (const QsPiece *pieces,
                                 guint          n_pieces,
                                 double        *top,
                                 double        *bottom);

G_END_DECLS
