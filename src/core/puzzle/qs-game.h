/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle that is being played: the marks on its squares, move by move. A queen is a required square and a cross a
 * forbidden one; those of the problem itself are given, and no move changes them. */

#pragma once

#include "qs-problem.h"

typedef struct _QsGame QsGame;

/* Moves of the whole board. What comes after the beginning of a trial is kept or taken back as a whole, and that is one
 * move. */
typedef enum
{
  QS_GAME_UNDO,
  QS_GAME_REDO,
  QS_GAME_RESTART,
  QS_GAME_CLEAR_CROSSES,
  QS_GAME_TRY,
  QS_GAME_KEEP,
  QS_GAME_TAKE_BACK,
} QsGameMove;

QsGame              *qs_game_new              (const QsProblem     *problem);
void                 qs_game_free             (QsGame              *self);

const QsProblem     *qs_game_get_problem      (const QsGame        *self);
const QsConstraints *qs_game_get_marks        (const QsGame        *self);
gboolean             qs_game_is_fresh         (const QsGame        *self);
gboolean             qs_game_is_solved        (const QsGame        *self);

/* The squares that the queens rule out, and the queens that are on such squares, a mask for each row. */
void                 qs_game_find_ruled_out   (const QsGame        *self,
                                               guint32             *ruled_out,
                                               guint32             *clashing);

/* A move of many squares, such as a drag, is one to undo: it is over with the last of them. */
gboolean             qs_game_set_marks        (QsGame              *self,
                                               const QsConstraints *marks,
                                               gboolean             is_over);
gboolean             qs_game_can              (const QsGame        *self,
                                               QsGameMove           move);
gboolean             qs_game_do               (QsGame              *self,
                                               QsGameMove           move);
const QsConstraints *qs_game_get_past         (const QsGame        *self,
                                               guint               *n);
const QsConstraints *qs_game_get_trial        (const QsGame        *self);

/* The problem and all moves as lines of text; NULL for what is no such text. */
char                *qs_game_to_string        (const QsGame        *self);
QsGame              *qs_game_parse            (const char          *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsGame, qs_game_free)
