/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search on a board: its queens, the marks of its last step, and what the user points at or asks for. */

#pragma once

#include "qs-board-view.h"
#include "qs-conflict.h"
#include "qs-playback.h"

/* What a board shows besides the last step. All zero is nothing. */
typedef struct
{
  QsRegion line;                     /* squares that are lit, such as those on which a queen attacks what is pointed at */
  QsMark marks[QS_METHOD_MAX_N + 1]; /* that queen; for a node also its square and the queens above it */
  guint n_marks;
  gboolean is_alone;                 /* whether the ghosts among the marks are the queens, and nothing else is shown */
  const QsConflict *attack;          /* in place of that of the last step, or NULL */
} QsPointed;

/* A queen in conflict. All zero is none. */
typedef struct
{
  guint number;      /* which of the conflicts it is, from 1 at the top */
  guint64 step;      /* of the search, after which they are */
  QsConflict attack; /* the queen, and the nearest that attacks it */
} QsAttackedQueen;

char *qs_pointed_set_square (QsPointed      *self,
                             const QsMoment *moment,
                             const QsSquare *square);
char *qs_pointed_set_node   (QsPointed      *self,
                             const QsMoment *moment,
                             const QsTree   *tree,
                             guint32         node);

/* Why a square that no queen attacks can have no queen all the same: by the rules of the ladder, never by a look at
 * solutions. @square is the one that was set, NULL for that of an open node. NULL where no rule says so. */
char *qs_pointed_find_reason (const QsPointed *self,
                              const QsMoment  *moment,
                              const QsSquare  *square);

guint qs_attacked_queen_count (const QsMoment  *moment);
char *qs_attacked_queen_next  (QsAttackedQueen *self,
                               const QsMoment  *moment);

void  qs_search_board_show    (QsBoardView     *view,
                               QsPlayback      *playback,
                               const QsPointed *pointed);
