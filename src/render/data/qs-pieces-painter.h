/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the pieces of a method's data. */

#pragma once

#include <cairo.h>

#include "qs-palette.h"
#include "qs-pieces.h"

/* The fonts that pieces are written in; each letter of one is as wide as the others. */
typedef enum
{
  QS_PIECE_PLAIN, /* of names and values */
  QS_PIECE_BOLD,  /* of the value of the last step */
  QS_PIECE_SMALL, /* of indices */
  QS_N_PIECE_FONTS,
} QsPieceFont;

/* Whoever writes: begins a struct that has what this takes. */
typedef struct _QsPieceText QsPieceText;

struct _QsPieceText
{
  /* How much room @text takes, in pixels. */
  void (*measure) (const QsPieceText *self,
                   const char        *text,
                   QsPieceFont        font,
                   int               *width,
                   int               *height);
  /* In the drawing's colour, from the current point, the left end of its upper edge. */
  void (*show)    (const QsPieceText *self,
                   cairo_t           *cr,
                   const char        *text,
                   QsPieceFont        font);
};

typedef struct
{
  QsColor ink;    /* of text */
  double alpha;   /* of text */
  QsColor accent; /* of what the values say */
} QsPieceColors;

void qs_pieces_paint (cairo_t             *cr,
                      const QsPiece       *pieces,
                      guint                n_pieces,
                      guint                pointed,
                      const QsPieceColors *colors,
                      const QsPieceText   *text);
