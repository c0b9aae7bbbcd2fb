/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player can ask for; a thread finds the answer. */

#pragma once

#include "qs-errand.h"
#include "qs-game.h"
#include "qs-puzzle-order.h"

typedef enum
{
  QS_ADVICE_NOTHING,
  QS_ADVICE_HINT,  /* what follows */
  QS_ADVICE_CHECK, /* whether something is wrong, and since when */
  QS_ADVICE_COUNT, /* how many ways there are to complete the board, and how hard it is where there is one */
  QS_ADVICE_SOLVE, /* the whole solution */
  QS_ADVICE_MAKE,  /* a puzzle */
} QsAdviceKind;

/* The least of what cannot be completed. */
typedef enum
{
  QS_WRONG_NOTHING,
  QS_WRONG_CROSS,  /* the crosses with the queens */
  QS_WRONG_QUEEN,  /* nor the queens alone */
  QS_WRONG_PUZZLE, /* nor what is given: there is no solution */
} QsWrong;

typedef struct
{
  QsAdviceKind kind;
  QsPuzzleOrder order;     /* of QS_ADVICE_MAKE, from the beginning */
  QsWrong wrong;
  guint n_back;            /* of QS_ADVICE_CHECK: how many moves led there */
  QsLadderStep step;       /* of QS_ADVICE_HINT: QS_LADDER_NOTHING where a mark is wrong without a clash, or nothing is known */
  QsConstraints marks;     /* of QS_ADVICE_HINT: from which the step follows */
  guint64 count;           /* the solutions, of QS_ADVICE_SOLVE one at most */
  guint16 columns[QS_ENUMERATOR_MAX_N]; /* the last of them */
  gboolean is_more;        /* there are more than @count, perhaps */
  QsGrade grade;           /* of QS_ADVICE_COUNT; QS_GRADE_BEYOND too where there is more or less than one; of QS_ADVICE_MAKE */
  QsProblem problem;       /* of QS_ADVICE_MAKE, or that of the game */
} QsAdvice;

/* Asks about the marks of a game. */
QsErrand       *qs_adviser_start (QsAdviceKind         kind,
                                  const QsGame        *game);
QsErrand       *qs_adviser_make  (const QsPuzzleOrder *order);
const QsAdvice *qs_adviser_get   (QsErrand            *errand);
