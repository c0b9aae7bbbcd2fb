/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boards of one kind by their queens, and how many solutions the small ones have. */

#pragma once

#include "qs-errand.h"
#include "qs-problem.h"

typedef struct
{
  guint64 solutions;
  guint64 fundamental;
  gint64 time; /* to count all solutions, in microseconds */
  gint64 date; /* when that was, in seconds since 1970 */
} QsFamilyCount;

gboolean      qs_family_get        (const QsProblem *problem,
                                    guint            n_queens,
                                    QsProblem       *member);
QsErrand     *qs_family_start      (const QsProblem *problem);
const GArray *qs_family_get_counts (QsErrand        *errand);
