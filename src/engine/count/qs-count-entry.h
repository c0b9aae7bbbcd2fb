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

/* The numbers that a board has: its solutions, symmetry classes, and those of eight, four and two images. */
typedef enum
{
  QS_COUNT_SOLUTIONS,
  QS_COUNT_FUNDAMENTAL,
  QS_COUNT_OF_8,
  QS_COUNT_OF_4,
  QS_COUNT_OF_2,
  QS_COUNT_N_KINDS,
} QsCountKind;

/* One of them. */
typedef struct
{
  QsCountSource source;
  QsTotal total;
  const char *sequence; /* in the OEIS; may be NULL */
  gboolean is_published; /* whether the next is known */
  QsTotal published;
} QsCountNumber;

/* The numbers of one board: those counted here, where it was, and the published ones. */
typedef struct
{
  guint n; /* queens */
  QsCountNumber numbers[QS_COUNT_N_KINDS]; /* the first is always known */
  gint64 time;      /* of the count, in microseconds; 0 when it was not made here */
  gint64 date;      /* when it ended, in seconds since 1970 */
  gboolean differs; /* whether what was counted here is not what is published */
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
