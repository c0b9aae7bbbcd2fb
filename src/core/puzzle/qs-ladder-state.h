/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rules of the ladder look at. */

#pragma once

#include "qs-problem.h"

typedef enum
{
  QS_UNIT_ROW,
  QS_UNIT_COLUMN,
  QS_UNIT_REGION,
  QS_UNIT_FAMILIES,
} QsUnitFamily;

typedef struct
{
  QsUnitFamily family;
  guint index; /* from 0: from the top, from the left, in order of appearance */
} QsUnit;

/* Squares: a mask for each row. */
typedef guint32 QsLadderSquares[QS_ENUMERATOR_MAX_N];

/* A problem whose squares do not matter, prepared for many questions. */
typedef struct
{
  guint n_rows;
  guint n;
  guint n_units[QS_UNIT_FAMILIES];   /* columns that need not have a queen are none */
  guint n_targets[QS_UNIT_FAMILIES]; /* with these columns */
  guint8 regions[QS_ENUMERATOR_MAX_N][QS_ENUMERATOR_MAX_N];
  QsLadderSquares units[QS_UNIT_FAMILIES][QS_ENUMERATOR_MAX_N];
  QsLadderSquares ruled_out[QS_ENUMERATOR_MAX_N][QS_ENUMERATOR_MAX_N]; /* by a queen on each square */
} QsLadder;

/* A board on the way. */
typedef struct
{
  QsLadderSquares candidates;
  gboolean is_closed[QS_UNIT_FAMILIES][QS_ENUMERATOR_MAX_N]; /* units that have a queen */
} QsLadderState;

/* Before the first unit. */
#define QS_LADDER_BEFORE_ALL ((QsUnit){ QS_UNIT_ROW, G_MAXUINT })

QsLadder *qs_ladder_new             (const QsProblem     *problem);
void      qs_ladder_free            (QsLadder            *self);

void      qs_ladder_state_put       (const QsLadder      *self,
                                     QsLadderState       *state,
                                     guint                row,
                                     guint                column);
void      qs_ladder_state_init      (const QsLadder      *self,
                                     const QsConstraints *marks,
                                     QsLadderState       *state);

/* Goes to the next unit that has no queen. */
gboolean  qs_ladder_state_next_open (const QsLadder      *self,
                                     const QsLadderState *state,
                                     QsUnit              *unit);

/* The candidates of a unit. Returns how many there are. */
guint     qs_ladder_state_find      (const QsLadder      *self,
                                     const QsLadderState *state,
                                     const QsUnit        *unit,
                                     guint32             *squares);

/* The first of some squares, or the next one after @square. Returns FALSE if there is none. */
gboolean  qs_ladder_find_first      (const QsLadder      *self,
                                     const guint32       *squares,
                                     QsSquare            *square);
gboolean  qs_ladder_find_next       (const QsLadder      *self,
                                     const guint32       *squares,
                                     QsSquare            *square);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsLadder, qs_ladder_free)
