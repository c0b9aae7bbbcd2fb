/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of the ladder in words. */

#pragma once

#include "qs-ladder.h"

typedef enum
{
  QS_UNIT_ENGLISH, /* for programs, which read one language: “row 3” */
  QS_UNIT_WITHIN,  /* a sentence: “row 3” */
  QS_UNIT_BEGINS,  /* it: “Row 3” */
} QsUnitStyle;

char *qs_ladder_name_units   (const QsProblem    *problem,
                              const QsUnit       *units,
                              guint               n_units,
                              QsUnitStyle         style);
char *qs_ladder_name_forced  (const QsProblem    *problem,
                              const QsLadderStep *step);

/* What follows and why, in one sentence. */
char *qs_ladder_describe     (const QsProblem    *problem,
                              const QsLadderStep *step);

/* The rule and where to look, and nothing of what follows. */
char *qs_ladder_hint         (const QsProblem    *problem,
                              const QsLadderStep *step);
