/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search on a board: its queens, and the marks of its last step. */

#pragma once

#include "qs-board-view.h"
#include "qs-playback.h"

G_BEGIN_DECLS

/**
 * QsSearchNotes:
 * @region: (nullable): squares that the user points at
 * @marks: (nullable) (array length=n_marks): further marks
 * @n_marks: how many there are
 * @attack: (nullable): the two queens to join by a line, in place of those of
 *   the last step
 *
 * What a board shows besides the last step. All zero is nothing.
 */
typedef struct
{
  const QsRegion *region;
  const QsMark *marks;
  guint n_marks;
  const QsAttack *attack;
} QsSearchNotes;

void qs_search_board_show (QsBoardView         *view,
                           QsPlayback          *playback,
                           const QsSearchNotes *notes);

G_END_DECLS
