/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the constraints on a board's squares, and announces changes in words. */

#pragma once

#include "qs-board-view.h"
#include "qs-squares.h"

#define QS_TYPE_SQUARES_VIEW (qs_squares_view_get_type ())

G_DECLARE_FINAL_TYPE (QsSquaresView, qs_squares_view, QS, SQUARES_VIEW, GObject)

QsSquaresView *qs_squares_view_new              (QsBoardView   *board,
                                                 QsSquares     *squares);

void           qs_squares_view_toggle           (QsSquaresView *self,
                                                 QsSquare       square,
                                                 QsSquareRule   rule);
void           qs_squares_view_toggle_at_cursor (QsSquaresView *self,
                                                 QsSquareRule   rule);
void           qs_squares_view_move_cursor      (QsSquaresView *self,
                                                 int            down,
                                                 int            right);
void           qs_squares_view_hide_cursor      (QsSquaresView *self);
void           qs_squares_view_point            (QsSquaresView *self,
                                                 const QsSquare *square);
