/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows from the queens and crosses on a board, step by step, each with its reason and without guessing.
 *
 * A queen rules out the squares that it attacks and the rest of its region. A candidate is a square that may still get a
 * queen. Units must get exactly one: rows, columns of a square board, and regions. */

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

/* Adds all its squares to a mask for each row. */
void qs_unit_add_squares (const QsUnit    *self,
                          const QsProblem *problem,
                          guint32         *squares);

/* From the easiest to the hardest; contradictions come before all. */
typedef enum
{
  QS_LADDER_NOTHING,
  QS_LADDER_CLASH,         /* two queens rule each other out */
  QS_LADDER_EMPTY,         /* a unit has no candidate */
  QS_LADDER_ONLY_SQUARE,   /* a unit has one candidate, which gets its queen */
  QS_LADDER_CONFINED,      /* all candidates of a unit lie in one of another family, whose other candidates go */
  QS_LADDER_COMMON_ATTACK, /* every candidate of a unit rules out what goes */
  QS_LADDER_SET,           /* as QS_LADDER_CONFINED, for some units together */
  QS_LADDER_WHAT_IF,       /* a queen there would lead to a contradiction */
  QS_LADDER_SOLUTION,      /* no rule at all: a solution has a queen there, which the ladder never knows */
} QsLadderRule;

typedef enum
{
  QS_GRADE_EASY,
  QS_GRADE_MEDIUM,
  QS_GRADE_HARD,
  QS_GRADE_EXPERT,
  QS_GRADE_FIENDISH,
  QS_GRADE_BEYOND, /* the ladder does not solve it */
} QsGrade;

typedef struct
{
  QsLadderRule rule;
  guint size;                              /* of a set; or how many rounds lead to a contradiction */
  guint n_sources;                         /* the units that prove it */
  QsUnit sources[QS_ENUMERATOR_MAX_N];     /* with QS_LADDER_WHAT_IF the one that would be empty */
  guint n_targets;                         /* the units, or columns of a board with fewer rows, whose squares go */
  QsUnit targets[QS_ENUMERATOR_MAX_N];
  QsSquare square;                         /* of the queen that is there, is put or is tried */
  QsSquare other;                          /* of the other queen of QS_LADDER_CLASH */
  guint n_forced;                          /* the queens that would follow, each the only one when those before stand */
  QsSquare forced[QS_ENUMERATOR_MAX_N];
  guint32 excluded[QS_ENUMERATOR_MAX_N];   /* the squares that go, a mask for each row; or that the queen put there rules out */
  gboolean needs_crosses;                  /* it follows only with crosses that the problem itself does not have */
} QsLadderStep;

/* A problem prepared for many questions; for g_free(). */
typedef struct _QsLadder QsLadder;

QsLadder *qs_ladder_new (const QsProblem *problem);

/* Finds the next step where queens stand on the required squares and crosses on the forbidden ones. */
void    qs_ladder_find  (const QsLadder      *self,
                         const QsConstraints *marks,
                         QsLadderStep        *step);
void    qs_ladder_apply (const QsLadderStep  *step,
                         QsConstraints       *marks);

/* Takes all steps there are. @hardest is the step of the hardest rule; on return @marks are what the ladder comes to. */
QsGrade qs_ladder_grade (const QsLadder      *self,
                         QsConstraints       *marks,
                         QsLadderStep        *hardest);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsLadder, g_free)
