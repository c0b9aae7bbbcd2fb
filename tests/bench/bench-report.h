/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helpers of the benchmarks, which measure, check the result, and report; none judges how long it took. */

#pragma once

#include <glib.h>

/* The baseline of other figures of the same run.
 * @name: what was measured, without a space
 * @value: the result, in the unit of the figures */
typedef struct
{
  const char *name;
  double value;
} BenchBaseline;

void     bench_report         (double               value,
                               const char          *unit,
                               const BenchBaseline *baseline,
                               const char          *name,
                               ...) G_GNUC_PRINTF (4, 5);

gboolean bench_is_brief       (void);
guint    bench_get_rounds     (guint                n);
double   bench_get_time       (void);
double   bench_get_percentile (GArray              *values,
                               double               part);
void     bench_check_total    (guint                n,
                               guint64              total,
                               const char          *what);
