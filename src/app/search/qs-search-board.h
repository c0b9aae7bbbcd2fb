/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search on a board: its queens, and the marks of its last step. */

#pragma once

#include "qs-board-view.h"
#include "qs-conflict.h"
#include "qs-playback.h"

/* What a board shows besides the last step. All zero is nothing. */
typedef struct
{
  const QsRegion *region; /* squares that the user points at, or NULL */
  const QsMark *marks;
  guint n_marks;
  gboolean is_alone;      /* whether the ghosts among the marks are the queens, and nothing else is shown */
  const QsConflict *attack; /* in place of that of the last step, or NULL */
} QsSearchNotes;

void qs_search_board_show (QsBoardView         *view,
                           QsPlayback          *playback,
                           const QsSearchNotes *notes);
