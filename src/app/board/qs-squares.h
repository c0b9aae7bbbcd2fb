/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a user does with the squares of a board: require queens, take a hint, see how full they are. */

#pragma once

#include "qs-conflict.h"
#include "qs-explorer.h"

#define QS_TYPE_SQUARES (qs_squares_get_type ())

G_DECLARE_FINAL_TYPE (QsSquares, qs_squares, QS, SQUARES, GObject)

QsSquares           *qs_squares_new             (QsExplorer    *explorer);
QsExplorer          *qs_squares_get_explorer    (QsSquares     *self);

QsSquareRule         qs_squares_toggle          (QsSquares     *self,
                                                 QsSquare       square,
                                                 QsSquareRule   rule);
void                 qs_squares_clear           (QsSquares     *self);

gboolean             qs_squares_can_hint        (QsSquares     *self);
void                 qs_squares_hint            (QsSquares     *self);
void                 qs_squares_set_completion  (QsSquares     *self,
                                                 const guint16 *columns);

gboolean             qs_squares_get_shows_heat  (QsSquares     *self);
const QsFrequencies *qs_squares_get_heat        (QsSquares     *self,
                                                 gboolean      *is_complete);

char                *qs_squares_explain         (QsSquares     *self);
gboolean             qs_squares_find_clash      (QsSquares     *self,
                                                 QsConflict    *conflict);
