/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How large a search will be, before it is made. */

#pragma once

#include "qs-method.h"

/* The size of a search for all solutions. */
typedef struct
{
  double placements;       /* one less than the nodes, one of which is the empty board */
  double placements_error; /* standard error; 0 where a formula gives them */
  double solutions;
  double solutions_error;   /* standard error */
  gboolean is_exact;        /* whether @exact_placements is set */
  guint64 exact_placements; /* where a formula gives them and 64 bits hold them */
} QsEstimate;

gboolean qs_estimate_all (const QsMethod  *method,
                          guint            n,
                          const QsProblem *problem,
                          guint            n_probes,
                          guint32          seed,
                          QsEstimate      *estimate);
