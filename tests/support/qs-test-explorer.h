/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Explorers that show the board of plain queens. */

#pragma once

#include "qs-explorer.h"

static inline QsExplorer *
qs_test_explorer_new (guint n)
{
  QsProblem problem;

  qs_problem_init (&problem, n);

  return qs_explorer_new (&problem);
}

static inline void
qs_test_set_n (QsExplorer *explorer,
               guint       n)
{
  QsProblem problem;

  qs_problem_init (&problem, n);
  qs_explorer_set_problem (explorer, &problem);
}
