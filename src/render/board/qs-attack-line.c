/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-attack-line.h"

#include <stdlib.h>

void
qs_attack_line_add (const QsBoardPainter *self,
                    const QsProblem      *problem,
                    QsSquare              first,
                    QsSquare              second)
{
  double half = self->geometry->square / 2, width = self->geometry->n * self->geometry->square;
  int n = (int) self->geometry->n, down = abs ((int) second.row - (int) first.row);
  int right = (int) second.column - (int) first.column, shift = 0;
  double x1, y1, x2, y2;

  /* How many columns the second square has to be moved so that it lies on a diagonal of the first. */
  if (problem != NULL && problem->attack == QS_ATTACK_TORUS && right != 0 && down != 0 && abs (right) != down)
    shift = abs (right + n) == down ? n : abs (right - n) == down ? -n : 0;

  qs_board_geometry_get_square (self->geometry, first.row, first.column, &x1, &y1);
  qs_board_geometry_get_square (self->geometry, second.row, second.column, &x2, &y2);

  cairo_move_to (self->cr, x1 + half, y1 + half);
  if (shift != 0)
    {
      double moved = x2 + shift * self->geometry->square;
      double edge = shift > 0 ? self->geometry->x + width : self->geometry->x;
      double y = y1 + half + (y2 - y1) * (edge - x1 - half) / (moved - x1);

      cairo_line_to (self->cr, edge, y);
      cairo_move_to (self->cr, edge + (shift > 0 ? -width : width), y);
    }
  cairo_line_to (self->cr, x2 + half, y2 + half);
}
