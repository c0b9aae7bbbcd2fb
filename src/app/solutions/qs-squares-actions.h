/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What keys and buttons do to the squares that are asked for, and to which solutions are shown. */

#pragma once

#include "qs-pager.h"
#include "qs-squares.h"

G_BEGIN_DECLS

#define QS_TYPE_SQUARES_ACTIONS (qs_squares_actions_get_type ())

G_DECLARE_FINAL_TYPE (QsSquaresActions, qs_squares_actions, QS, SQUARES_ACTIONS, GObject)

QsSquaresActions *qs_squares_actions_new       (GActionMap       *map,
                                                QsSquares        *squares,
                                                QsPager          *pager);
void              qs_squares_actions_set_shown (QsSquaresActions *self,
                                                gboolean          is_shown);

G_END_DECLS
