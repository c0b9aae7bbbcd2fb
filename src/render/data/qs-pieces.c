/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way through the values that are shown: from a point to a value, and from one value to the next. */

#include "qs-pieces.h"

#include <math.h>

/* The value's piece at a place, in pixels, or %QS_PIECE_NONE. */
guint
qs_pieces_find_cell (const QsPiece *pieces,
                     guint          n_pieces,
                     double         x,
                     double         y)
{
  for (guint i = 0; i < n_pieces; i++)
    {
      const QsPiece *piece = &pieces[i];

      if (piece->kind == QS_PIECE_CELL &&
          x >= piece->x && x < piece->x + piece->width &&
          y >= piece->y && y < piece->y + piece->height)
        return i;
    }

  return QS_PIECE_NONE;
}

static guint
move_down (const QsPiece *pieces,
           guint          n_pieces,
           guint          piece,
           int            down)
{
  const QsPiece *from = &pieces[piece];
  double shortest = G_MAXDOUBLE;
  guint nearest = piece;

  for (guint i = 0; i < n_pieces; i++)
    {
      const QsPiece *to = &pieces[i];
      double lines = (to->y - from->y) * down;
      double distance = lines * 10000 + fabs (to->x + to->width / 2 - from->x - from->width / 2);

      /* The nearest line comes first, then the nearest value in it. */
      if (to->kind == QS_PIECE_CELL && lines > 0 && distance < shortest)
        {
          shortest = distance;
          nearest = i;
        }
    }

  return nearest;
}

/* Goes from one value to another, or from none to the first: @across is 1 to the next, −1 to the
 * one before; @down is 1 to the nearest below, −1 above. Returns @piece where there is none. */
guint
qs_pieces_move (const QsPiece *pieces,
                guint          n_pieces,
                guint          piece,
                int            across,
                int            down)
{
  gboolean is_new = piece >= n_pieces;

  if (down != 0 && !is_new)
    return move_down (pieces, n_pieces, piece, down);

  if (is_new)
    across = 1;

  for (gint64 i = is_new ? 0 : (gint64) piece + across; i >= 0 && i < n_pieces; i += across)
    {
      if (pieces[i].kind == QS_PIECE_CELL)
        return (guint) i;
    }

  return piece;
}

/* Where the last value of the last step begins and ends, in pixels. Returns whether there is such
 * a value. */
gboolean
qs_pieces_find_current (const QsPiece *pieces,
                        guint          n_pieces,
                        double        *top,
                        double        *bottom)
{
  while (n_pieces > 0 && (pieces[n_pieces - 1].look & QS_PIECE_CURRENT) == 0)
    n_pieces--;
  if (n_pieces == 0)
    return FALSE;

  *top = pieces[n_pieces - 1].y;
  *bottom = pieces[n_pieces - 1].y + pieces[n_pieces - 1].height;

  return TRUE;
}
