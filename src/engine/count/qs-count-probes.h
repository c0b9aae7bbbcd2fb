/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* About how many solutions a board has, from random probes. */

#pragma once

#include <glib.h>

/* Probes that were taken so far. */
typedef struct
{
  guint n;
  guint64 random; /* the state of the random numbers */
  guint64 n_probes;
  double sum;            /* of their estimates */
  double sum_of_squares; /* likewise */
} QsCountProbes;

void   qs_count_probes_init      (QsCountProbes       *self,
                                  guint                n);
void   qs_count_probes_take      (QsCountProbes       *self,
                                  guint                n_probes);
double qs_count_probes_get_mean  (const QsCountProbes *self);
double qs_count_probes_get_error (const QsCountProbes *self);
