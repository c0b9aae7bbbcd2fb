/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pieces of a method's data as they are shown: names and values, each with a place. */

#pragma once

#include <glib.h>

#define QS_PIECE_NONE G_MAXUINT

typedef enum
{
  QS_PIECE_NAME,  /* the name of a datum */
  QS_PIECE_TEXT,  /* or how many values there are in truth */
  QS_PIECE_INDEX, /* the index above a value of an array */
  QS_PIECE_CELL,  /* a value */
} QsPieceKind;

/* What distinguishes a value from others. */
typedef enum
{
  QS_PIECE_FRAMED = 1 << 0,  /* a thin line is around it */
  QS_PIECE_FILLED = 1 << 1,  /* the value says yes */
  QS_PIECE_CURRENT = 1 << 2, /* the last step looked at it or changed it */
  QS_PIECE_FAINT = 1 << 3,   /* the method does not look at it now */
} QsPieceLook;

/* Something with a place. */
typedef struct
{
  QsPieceKind kind;
  double x; /* its left edge, in pixels, as the others */
  double y;
  double width;
  double height;
  guint datum;   /* the number of its datum */
  guint cell;    /* of a value or its index: the value's number in its datum */
  guint look;    /* of a value: #QsPieceLook */
  char text[40]; /* empty where there is no room for it */
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
