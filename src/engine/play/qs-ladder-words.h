/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of the ladder in words. */

#pragma once

#include "qs-ladder.h"

/* In English, for programs: “row 3”. */
char *qs_ladder_name_unit    (const QsProblem    *problem,
                              const QsUnit       *unit);

/* The queens that a “what if” leads to, in their order. */
char *qs_ladder_name_forced  (const QsProblem    *problem,
                              const QsLadderStep *step,
                              const char         *separator);

/* Within a sentence: “row 3”, or “rows 3, 4”. All are of one family. */
char *qs_ladder_name_units   (const QsProblem    *problem,
                              const QsUnit       *units,
                              guint               n_units);

/* What follows and why, in one sentence. */
char *qs_ladder_describe     (const QsProblem    *problem,
                              const QsLadderStep *step);

/* The rule and where to look, and nothing of what follows. */
char *qs_ladder_hint         (const QsProblem    *problem,
                              const QsLadderStep *step);
