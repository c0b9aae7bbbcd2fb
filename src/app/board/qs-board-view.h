/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a board. */

#pragma once

#include <gtk/gtk.h>

#include "qs-board-picture.h"

#define QS_TYPE_BOARD_VIEW (qs_board_view_get_type ())

G_DECLARE_FINAL_TYPE (QsBoardView, qs_board_view, QS, BOARD_VIEW, GtkWidget)

void            qs_board_view_set_solution    (QsBoardView         *self,
                                               const QsProblem     *problem,
                                               guint                n,
                                               const guint16       *columns);
void            qs_board_view_set_marks       (QsBoardView         *self,
                                               const QsMark        *marks,
                                               guint                n_marks);
void            qs_board_view_set_squares     (QsBoardView         *self,
                                               const QsConstraints *constraints,
                                               const QsSquare      *clash);
void            qs_board_view_set_cursor      (QsBoardView         *self,
                                               const QsSquare      *cursor);
const QsSquare *qs_board_view_get_cursor      (QsBoardView         *self);
void            qs_board_view_set_heat        (QsBoardView         *self,
                                               const QsFrequencies *heat);
void            qs_board_view_set_game        (QsBoardView         *self,
                                               const QsGameScene   *game);
void            qs_board_view_set_numbering   (QsBoardView         *self,
                                               const QsNumbering   *numbering);
void            qs_board_view_set_echo        (QsBoardView         *self,
                                               const char          *text);
gboolean        qs_board_view_find_square     (QsBoardView         *self,
                                               double               x,
                                               double               y,
                                               QsSquare            *square);
gboolean        qs_board_view_find_area       (QsBoardView         *self,
                                               QsSquare             square,
                                               graphene_rect_t     *area);
guint           qs_board_view_get_n_rows      (QsBoardView         *self);
guint           qs_board_view_get_n           (QsBoardView         *self);
void            qs_board_view_set_description (QsBoardView         *self,
                                               const char          *description);
void            qs_board_view_announce        (QsBoardView         *self,
                                               const char          *words);
QsBoardPicture *qs_board_view_get_picture     (QsBoardView         *self);
