/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board as a picture for others: what stands on it, and what of that is painted. */

#pragma once

#include <cairo.h>

#include "qs-board-painter.h"

/* What a picture shows besides squares and queens, if the board has it. */
typedef enum
{
  QS_BOARD_LOOK_LABELS = 1 << 0,
  QS_BOARD_LOOK_MARKS = 1 << 1,                /* and the line between queens that attack each other */
  QS_BOARD_LOOK_SQUARES = 1 << 2,              /* the constraints on squares, and two that contradict each other */
  QS_BOARD_LOOK_HEAT = 1 << 3,                 /* how often each square has a queen */
  QS_BOARD_LOOK_PRINT = 1 << 4,                /* black on white, in place of light colours */
  QS_BOARD_LOOK_ALL = QS_BOARD_LOOK_PRINT - 1, /* all but the last */
} QsBoardLook;

/* A board that nobody changes, so that any thread can paint it. */
typedef struct
{
  guint n_rows;
  guint n;       /* columns */
  QsScene scene; /* what stands on it, without a cursor */
  QsBoardLook look;
  QsBoardStyle style;
  guint64 number;          /* of the solution in its list, from 1; 0 for none */
  gboolean is_fundamental; /* whether that list has only fundamental solutions */
  guint64 class_number;    /* from 1; 0 where that is not known */
  guint images;            /* how many solutions its class has, 0 as before */
} QsBoardPicture;

QsBoardPicture *qs_board_picture_new        (guint                 n,
                                             const QsScene        *scene,
                                             QsBoardLook           look);
QsBoardPicture *qs_board_picture_new_styled (const QsBoardPicture *self,
                                             const QsBoardStyle   *style);
QsBoardPicture *qs_board_picture_ref        (QsBoardPicture       *self);
void            qs_board_picture_unref      (gpointer              self);
void            qs_board_picture_get_size   (const QsBoardPicture *self,
                                             double               *width,
                                             double               *height);
void            qs_board_picture_paint      (cairo_t              *cr,
                                             double                width,
                                             double                height,
                                             gpointer              self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsBoardPicture, qs_board_picture_unref)
