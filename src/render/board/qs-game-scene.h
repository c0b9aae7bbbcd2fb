/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands on the board of a puzzle that is played. */

#pragma once

#include "qs-problem.h"

/* A plain value. Squares are masks, one for each row. */
typedef struct
{
  QsProblem problem;
  QsConstraints marks;                       /* queens and crosses, given ones too */
  QsConstraints firm;                        /* those that are not on trial */
  guint32 ruled_out[QS_ENUMERATOR_MAX_N];    /* free squares where no queen can stand */
  guint32 clashing[QS_ENUMERATOR_MAX_N];     /* queens that rule each other out */
  guint32 lit[QS_ENUMERATOR_MAX_N];          /* where a hint looks */
  guint32 excluded[QS_ENUMERATOR_MAX_N];     /* squares that a hint takes away */
  guint32 expected[QS_ENUMERATOR_MAX_N];     /* squares that a hint gives a queen */
  guint32 supposed[QS_ENUMERATOR_MAX_N];     /* squares of queens that would follow in the reason of a hint */
  guint32 differing[QS_ENUMERATOR_MAX_N];    /* queens of the solution that the player did not have */
  gboolean has_letters;                      /* whether regions have letters */
  guint8 levels[QS_ENUMERATOR_MAX_N];        /* of the fill of each region */
  guint8 hues[QS_ENUMERATOR_MAX_N];
  guint32 heads[QS_ENUMERATOR_MAX_N];        /* the square of each region that has its letter */
} QsGameScene;

void         qs_game_scene_init      (QsGameScene     *self,
                                      const QsProblem *problem);

/* The board alone, to be freed; NULL for that of plain queens, where nothing is to be known but its side. */
QsGameScene *qs_game_scene_new_board (const QsProblem *problem);
