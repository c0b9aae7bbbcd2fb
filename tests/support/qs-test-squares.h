/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Squares that are asked for on the board of plain queens. */

#pragma once

#include "qs-problem.h"

static inline void
qs_test_get_allowed (const QsConstraints *squares,
                     guint32             *allowed)
{
  QsProblem problem;

  qs_problem_init (&problem, squares->n);
  problem.squares = *squares;
  qs_problem_get_allowed (&problem, allowed);
}
