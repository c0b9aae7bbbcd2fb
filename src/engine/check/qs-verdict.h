/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether the boards of a file are all solutions, and each of them once. */

#pragma once

#include "qs-board-file.h"
#include "qs-stop.h"

G_BEGIN_DECLS

/**
 * QS_VERDICT_MAX_SHOWN:
 *
 * How many complaints of a kind are shown in full.
 */
#define QS_VERDICT_MAX_SHOWN 100

/**
 * QsRepeat:
 * @board: a board, from 0
 * @first: the first board that is the same
 *
 * A solution that the file has before.
 */
typedef struct
{
  guint board;
  guint first;
} QsRepeat;

/**
 * QsVerdict:
 * @solutions: (element-type guint): the boards that are solutions, of equal
 *   ones the first, sorted
 * @n_distinct: how many they are
 * @is_fundamental: whether it has one solution of each symmetry class, and no
 *   other
 * @has_total: whether the number of all solutions is known
 * @total: that number, or that of the classes where @is_fundamental
 * @missing: (element-type guint64): the numbers, from 1, of solutions that the
 *   file lacks; the first %QS_VERDICT_MAX_SHOWN of them
 * @missing_columns: (element-type guint16): the columns of these solutions, n
 *   for each
 * @repeats: (element-type QsRepeat): in the order of the file
 * @wrong: (element-type guint): the boards that are no solutions, in the order
 *   of the file
 * @n_bad: lines that should be boards and are none
 * @claim: what the file says of itself and is false; its line is 0 where
 *   nothing is
 * @disorder: the first board that should stand before the solution above it;
 *   %G_MAXUINT where the solutions are in lexicographic order
 *
 * What is to be said about a file.
 */
typedef struct
{
  GArray *solutions;
  guint n_distinct;
  gboolean is_fundamental;
  gboolean has_total;
  guint64 total;
  GArray *missing;
  GArray *missing_columns;
  GArray *repeats;
  GArray *wrong;
  guint64 n_bad;
  QsReadClaim claim;
  guint disorder;
} QsVerdict;

QsVerdict *qs_verdict_new         (const QsBoardFile *file,
                                   QsStopFunc         stop_func,
                                   gpointer           data);
void       qs_verdict_free        (QsVerdict         *self);

gboolean   qs_verdict_is_complete (const QsVerdict   *self);
gboolean   qs_verdict_is_good     (const QsVerdict   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsVerdict, qs_verdict_free)

G_END_DECLS
