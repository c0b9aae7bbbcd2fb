/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the pieces of a method's data: values that say yes are filled, the one of the last step has a ring and bold
 * type. */

#include "qs-pieces-painter.h"

#include <math.h>

/* How opaque things are: of text, these are parts of its own opacity. */
#define NOTE_ALPHA 0.65       /* indices, braces and numbers of values */
#define FAINT_ALPHA 0.45      /* values that the method does not look at */
#define FRAME_ALPHA 0.2       /* the line around a value */
#define FILL_ALPHA 0.22       /* behind a text */
#define FILL_ALONE_ALPHA 0.6  /* where there is no room for a text */

/* In pixels. */
#define FRAME_WIDTH 1
#define RING_WIDTH 2
#define RING_RADIUS 3

/* In the drawing's colour. */
static void
paint_text (cairo_t           *cr,
            const QsPiece     *piece,
            QsPieceFont        font,
            const QsPieceText *text)
{
  gboolean is_centred = piece->kind == QS_PIECE_CELL || piece->kind == QS_PIECE_INDEX;
  int width, height;

  if (piece->text[0] == '\0')
    return;

  text->measure (text, piece->text, font, &width, &height);
  cairo_move_to (cr, round (piece->x + (is_centred ? (piece->width - width) / 2 : 0)),
                 round (piece->y + (piece->height - height) / 2));
  text->show (text, cr, piece->text, font);
}

static void
add_rounded (cairo_t       *cr,
             const QsPiece *piece,
             double         inset,
             double         radius)
{
  double left = piece->x + inset + radius;
  double top = piece->y + inset + radius;
  double right = piece->x + piece->width - inset - radius;
  double bottom = piece->y + piece->height - inset - radius;

  cairo_new_sub_path (cr);
  cairo_arc (cr, left, top, radius, G_PI, 1.5 * G_PI);
  cairo_arc (cr, right, top, radius, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, right, bottom, radius, 0, 0.5 * G_PI);
  cairo_arc (cr, left, bottom, radius, 0.5 * G_PI, G_PI);
  cairo_close_path (cr);
}

/* Inside the piece, so that neighbours do not cover it. */
static void
paint_border (cairo_t       *cr,
              const QsPiece *piece,
              double         width,
              double         radius)
{
  add_rounded (cr, piece, 0, radius);
  add_rounded (cr, piece, width, MAX (radius - width, 0));
  cairo_fill (cr);
}

static void
paint_cell (cairo_t             *cr,
            const QsPiece       *piece,
            const QsPieceColors *colors,
            const QsPieceText   *text)
{
  gboolean is_current = (piece->look & QS_PIECE_CURRENT) != 0;

  if ((piece->look & QS_PIECE_FILLED) != 0)
    {
      qs_color_set_translucent_source (cr, &colors->accent, piece->text[0] == '\0' ? FILL_ALONE_ALPHA : FILL_ALPHA);
      cairo_rectangle (cr, piece->x, piece->y, piece->width, piece->height);
      cairo_fill (cr);
    }

  if ((piece->look & QS_PIECE_FRAMED) != 0)
    {
      qs_color_set_translucent_source (cr, &colors->ink, FRAME_ALPHA);
      paint_border (cr, piece, FRAME_WIDTH, 0);
    }

  qs_color_set_translucent_source (cr, &colors->ink,
                                   (piece->look & QS_PIECE_FAINT) != 0 ? FAINT_ALPHA * colors->alpha : colors->alpha);
  paint_text (cr, piece, is_current ? QS_PIECE_BOLD : QS_PIECE_PLAIN, text);

  if (is_current)
    {
      qs_color_set_source (cr, &colors->accent);
      paint_border (cr, piece, RING_WIDTH, RING_RADIUS);
    }
}

/* @pointed is the piece that somebody points at, or %QS_PIECE_NONE. */
void
qs_pieces_paint (cairo_t             *cr,
                 const QsPiece       *pieces,
                 guint                n_pieces,
                 guint                pointed,
                 const QsPieceColors *colors,
                 const QsPieceText   *text)
{
  cairo_save (cr);
  /* Of two outlines, one inside the other, what is between them. */
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  for (guint i = 0; i < n_pieces; i++)
    {
      if (pieces[i].kind == QS_PIECE_CELL)
        {
          paint_cell (cr, &pieces[i], colors, text);
          continue;
        }

      qs_color_set_translucent_source (cr, &colors->ink,
                                       pieces[i].kind == QS_PIECE_NAME ? colors->alpha : NOTE_ALPHA * colors->alpha);
      paint_text (cr, &pieces[i], pieces[i].kind == QS_PIECE_INDEX ? QS_PIECE_SMALL : QS_PIECE_PLAIN, text);
    }

  if (pointed < n_pieces)
    {
      qs_color_set_translucent_source (cr, &colors->ink, colors->alpha);
      paint_border (cr, &pieces[pointed], RING_WIDTH, RING_RADIUS);
    }

  cairo_restore (cr);
}
