/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards with some queens given, to be completed. */

#pragma once

#include "qs-census-space.h"
#include "qs-stop.h"

typedef struct
{
  QsCensusSpace space; /* the solutions to take queens from */
  guint n_given;       /* 0 … n */
  gboolean is_unique;  /* whether the given queens leave only one solution of the board */
} QsPuzzleKind;

/* Makes boards one after the other, all different. The same seed gives the same boards on every
 * machine. */
typedef struct _QsPuzzleMaker QsPuzzleMaker;

QsPuzzleMaker *qs_puzzle_maker_new       (const QsPuzzleKind  *kind,
                                          guint32              seed,
                                          QsStop               stop);
void           qs_puzzle_maker_free      (QsPuzzleMaker       *self);
gboolean       qs_puzzle_maker_next      (QsPuzzleMaker       *self,
                                          guint16             *given,
                                          guint16             *solution,
                                          GError             **error);
void           qs_puzzle_set_no_solution (const QsCensusSpace *space,
                                          GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsPuzzleMaker, qs_puzzle_maker_free)
