/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How large a search will be, before it is made. */

#pragma once

#include "qs-method.h"

G_BEGIN_DECLS

/**
 * QsEstimate:
 * @placements: the queens that a search for all solutions places; there is one
 *   node more, the empty board
 * @placements_error: its standard error; 0 where a formula gives it
 * @solutions: the solutions it finds
 * @solutions_error: their standard error
 * @is_exact: whether @exact_placements is set
 * @exact_placements: the queens it places, where a formula gives them and 64
 *   bits hold them
 *
 * The size of a search for all solutions.
 */
typedef struct
{
  double placements;
  double placements_error;
  double solutions;
  double solutions_error;
  gboolean is_exact;
  guint64 exact_placements;
} QsEstimate;

gboolean qs_estimate_all   (const QsMethod *method,
                            guint           n,
                            guint           n_probes,
                            guint32         seed,
                            QsEstimate     *estimate);

G_END_DECLS
