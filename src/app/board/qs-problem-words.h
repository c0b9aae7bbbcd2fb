/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The name of a problem, and how its queens attack. */

#pragma once

#include "qs-problem.h"

/* Of boards where all queens attack alike; the rest of a name is in the next two. */
const char *qs_problem_words_attack   (QsAttackKind     attack);

/* Such as “Torus, 6 × 9”. */
char       *qs_problem_words_kind     (const QsProblem *problem);

/* Such as “6 queens on a torus, 6 × 9”. */
char       *qs_problem_words_title    (const QsProblem *problem);

/* What the names of files begin with, such as “8-queens”, “6x9-queens” or “13-torus”. */
char       *qs_problem_words_stem     (const QsProblem *problem);

/* A sentence on what two queens must not do. */
const char *qs_problem_words_rule     (const QsProblem *problem);
