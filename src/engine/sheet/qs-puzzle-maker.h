/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards with some queens given, to be completed. */

#pragma once

#include "qs-census-space.h"
#include "qs-stop.h"

G_BEGIN_DECLS

/**
 * QsPuzzleKind:
 * @space: the solutions to take queens from
 * @n_given: how many queens are given, 0 … n
 * @is_unique: whether the given queens leave only one solution of the board
 *
 * What boards to make.
 */
typedef struct
{
  QsCensusSpace space;
  guint n_given;
  gboolean is_unique;
} QsPuzzleKind;

/**
 * QsPuzzleMaker:
 *
 * Makes boards one after the other, all different. The same seed gives the
 * same boards on every machine.
 */
typedef struct _QsPuzzleMaker QsPuzzleMaker;

QsPuzzleMaker *qs_puzzle_maker_new  (const QsPuzzleKind *kind,
                                     guint32             seed,
                                     QsStopFunc          is_stopped,
                                     gpointer            data);
void           qs_puzzle_maker_free (QsPuzzleMaker      *self);
gboolean       qs_puzzle_maker_next (QsPuzzleMaker      *self,
                                     guint16            *given,
                                     guint16            *solution,
                                     GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsPuzzleMaker, qs_puzzle_maker_free)

G_END_DECLS
