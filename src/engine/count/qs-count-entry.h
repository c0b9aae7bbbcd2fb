/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known about the number of a board's solutions, and its source. */

#pragma once

#include "qs-count-records.h"
#include "qs-problem.h"

/* Where a number comes from. */
typedef enum
{
  QS_COUNT_SOURCE_NONE,      /* the number is not known */
  QS_COUNT_SOURCE_HERE,      /* it was counted on this machine */
  QS_COUNT_SOURCE_PUBLISHED, /* in the OEIS, or follows from numbers that are */
} QsCountSource;

/* The numbers of one board: those counted here, where it was, and the published ones. */
typedef struct
{
  guint n; /* queens */
  const char *sequences[2]; /* of all and of fundamental solutions in the OEIS; may be NULL */
  QsCountSource source; /* never %QS_COUNT_SOURCE_NONE */
  QsTotal solutions;
  QsCountSource fundamental_source;
  QsTotal fundamental; /* how many symmetry classes it has */
  QsCountSource classes_source;
  QsClasses classes;             /* how many of them have how many images; the sum is always @fundamental */
  gint64 time;                   /* of the count, in microseconds; 0 when it was not made here */
  gint64 date;                   /* when it ended, in seconds since 1970 */
  gboolean differs;              /* whether the number counted here is not the published one */
  gboolean is_published;         /* whether the next two are known */
  QsTotal published_solutions;
  QsTotal published_fundamental; /* where there is such a sequence */
} QsCountEntry;

gboolean qs_count_entry_needs_symmetric (guint                    n);
gboolean qs_count_entry_init            (QsCountEntry            *self,
                                         guint                    n,
                                         const QsCountRecord     *record,
                                         const QsSymmetricCounts *symmetric);
gboolean qs_count_entry_init_other      (QsCountEntry            *self,
                                         const QsProblem         *problem,
                                         guint64                  solutions,
                                         guint64                  fundamental,
                                         gint64                   time,
                                         gint64                   date);
