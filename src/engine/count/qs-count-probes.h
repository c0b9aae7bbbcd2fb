/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* About how many solutions a board has, from random probes. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * QsCountProbes:
 * @n: the side of the board, in squares
 * @random: the state of the random numbers
 * @n_probes: how many probes were taken
 * @sum: of their estimates
 * @sum_of_squares: likewise
 *
 * Probes that were taken so far.
 */
typedef struct
{
  guint n;
  guint64 random;
  guint64 n_probes;
  double sum;
  double sum_of_squares;
} QsCountProbes;

void   qs_count_probes_init      (QsCountProbes       *self,
                                  guint                n);
void   qs_count_probes_take      (QsCountProbes       *self,
                                  guint                n_probes);
double qs_count_probes_get_mean  (const QsCountProbes *self);
double qs_count_probes_get_error (const QsCountProbes *self);

G_END_DECLS
