/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known about the number of a board's solutions, and its source. */

#pragma once

#include "qs-count-records.h"

G_BEGIN_DECLS

/**
 * QsCountSource:
 * @QS_COUNT_SOURCE_NONE: the number is not known
 * @QS_COUNT_SOURCE_HERE: it was counted on this machine
 * @QS_COUNT_SOURCE_PUBLISHED: it is published in the OEIS, or follows from
 *   numbers that are
 *
 * Where a number comes from.
 */
typedef enum
{
  QS_COUNT_SOURCE_NONE,
  QS_COUNT_SOURCE_HERE,
  QS_COUNT_SOURCE_PUBLISHED,
} QsCountSource;

/**
 * QsCountEntry:
 * @n: the side of the board, in squares
 * @source: where @solutions comes from; never %QS_COUNT_SOURCE_NONE
 * @solutions: how many solutions it has
 * @fundamental_source: where @fundamental comes from
 * @fundamental: how many symmetry classes it has
 * @classes_source: where @classes comes from; its sum is always @fundamental
 * @classes: how many of them have how many images
 * @time: how long the count took, in microseconds; 0 when it was not made here
 * @date: when it ended, in seconds since 1970
 * @differs: whether the number counted here is not the published one
 * @is_published: whether the next two are known
 * @published_solutions: OEIS A000170
 * @published_fundamental: OEIS A002562
 *
 * The numbers of one board: those counted here, where it was, and the
 * published ones.
 */
typedef struct
{
  guint n;
  QsCountSource source;
  QsTotal solutions;
  QsCountSource fundamental_source;
  QsTotal fundamental;
  QsCountSource classes_source;
  QsClasses classes;
  gint64 time;
  gint64 date;
  gboolean differs;
  gboolean is_published;
  QsTotal published_solutions;
  QsTotal published_fundamental;
} QsCountEntry;

gboolean qs_count_entry_needs_symmetric (guint                    n);
gboolean qs_count_entry_init            (QsCountEntry            *self,
                                         guint                    n,
                                         const QsCountRecord     *record,
                                         const QsSymmetricCounts *symmetric);

G_END_DECLS
