/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the count of a board is cut into units that many threads, days or machines can share. */

#pragma once

#include <glib.h>

/* The side of the largest board that can be counted, in squares, if the memory suffices. */
#define QS_COUNT_MAX_N 32

/* The version of the cut. It changes when a unit's number stands for other solutions: sums of different versions are
 * never added. */
#define QS_COUNT_VERSION 3

/* A plain value that follows from n and %QS_COUNT_VERSION alone. */
typedef struct
{
  guint n;                 /* the side of the board, in squares */
  guint upper_rows;        /* the rows of the upper half board, ⌊n/2⌋; the lower one has the others */
  guint32 n_choices;       /* how many column sets the upper half board can have, those included that others stand for */
  guint32 n_units;         /* how many units there are */
  guint32 stride;          /* how many places further on that of the next unit is */
  gboolean has_own_strips; /* whether strips are made for one column set at a time, not for all at once */
} QsCountPlan;

/* One unit: all solutions of which one image (by mirroring left and right, by turning upside down, or by both) has in
 * its upper half one of the column sets that the unit is dealt (see #QsUnitSets). Where mirroring turns a column set
 * upside down, both sets are dealt, and their solutions count without their mirror images. */
typedef struct
{
  guint32 number;   /* its number, from 0 */
  guint32 place;    /* where in each round of the deal its column set is, from 0 */
  guint32 n_places; /* how many units there are */
} QsCountUnit;

void     qs_count_plan_init             (QsCountPlan       *self,
                                         guint              n);
char    *qs_count_plan_get_hash         (const QsCountPlan *self);
void     qs_count_plan_get_unit         (const QsCountPlan *self,
                                         guint32            number,
                                         QsCountUnit       *unit);
guint32  qs_count_plan_get_first_choice (const QsCountPlan *self);
guint32  qs_count_plan_get_set          (const QsCountPlan *self,
                                         guint32            choice);
guint    qs_count_plan_get_weight       (const QsCountPlan *self,
                                         guint32            set);
gboolean qs_count_plan_has_centre       (const QsCountPlan *self,
                                         guint32            set);
guint64  qs_count_plan_get_memory       (const QsCountPlan *self,
                                         guint              n_threads);
