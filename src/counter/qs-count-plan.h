/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the count of a board is cut into units that many threads, days or machines can share. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * QS_COUNT_MAX_N:
 *
 * The side of the largest board that can be counted, in squares, if the
 * memory suffices.
 */
#define QS_COUNT_MAX_N 32

/**
 * QS_COUNT_VERSION:
 *
 * The version of the cut. It changes when a unit's number stands for other
 * solutions: sums of different versions are never added.
 */
#define QS_COUNT_VERSION 2

/**
 * QS_COUNT_NO_MIDDLE:
 *
 * Stands for the column of the middle row's queen on a board without a middle
 * row.
 */
#define QS_COUNT_NO_MIDDLE G_MAXUINT

/**
 * QsCountPlan:
 * @n: the side of the board, in squares
 * @half_rows: the rows of a half board, ⌊n/2⌋
 * @n_middles: how many columns of the middle row's queen are counted, the
 *   leftmost ones: the others are mirror images; 1 when there is no middle row
 * @n_sets: how many column sets the top half board can have for each of them,
 *   without those that the bottom half board stands for
 * @n_units: how many units there are
 * @units_of_a_middle: how many of them each queen in the middle row has, but
 *   for the central one
 * @stride: how many places further on that of the next unit is
 * @central_stride: the same for the central one
 *
 * A plain value that follows from n and %QS_COUNT_VERSION alone.
 */
typedef struct
{
  guint n;
  guint half_rows;
  guint n_middles;
  guint32 n_sets;
  guint32 n_units;
  guint32 units_of_a_middle;
  guint32 stride;
  guint32 central_stride;
} QsCountPlan;

/**
 * QsCountUnit:
 * @number: its number, from 0
 * @middle: the column of the middle row's queen, or %QS_COUNT_NO_MIDDLE
 * @place: which of the units of this queen it is, from 0
 * @n_places: how many units this queen has
 *
 * One unit: all solutions of which one image (by mirroring left and right, by
 * turning upside down, or by both) has that queen in the middle row, and in its
 * top half one of the column sets that the unit is dealt (see #QsUnitSets).
 */
typedef struct
{
  guint32 number;
  guint middle;
  guint32 place;
  guint32 n_places;
} QsCountUnit;

void    qs_count_plan_init       (QsCountPlan       *self,
                                  guint              n);
char   *qs_count_plan_get_hash   (const QsCountPlan *self);
void    qs_count_plan_get_unit   (const QsCountPlan *self,
                                  guint32            number,
                                  QsCountUnit       *unit);
double  qs_count_plan_get_cost   (const QsCountPlan *self,
                                  guint32            number);
guint32 qs_count_plan_get_set    (const QsCountPlan *self,
                                  guint32            index);
guint   qs_count_plan_get_weight (const QsCountPlan *self,
                                  guint              middle,
                                  guint32            set);
guint64 qs_count_plan_get_memory (const QsCountPlan *self,
                                  guint              n_threads);

G_END_DECLS
