/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether the boards of a file are all solutions, and each of them once. */

#pragma once

#include "qs-board-file.h"
#include "qs-stop.h"

/* How many complaints of a kind are shown in full. */
#define QS_VERDICT_MAX_SHOWN 100

/* A solution that the file has before. */
typedef struct
{
  guint board;
  guint first;
} QsRepeat;

typedef struct
{
  GArray *solutions; /* guint: the boards that are solutions, of equal ones the first, sorted */
  guint n_distinct;  /* how many they are */
  gboolean is_fundamental; /* whether they are one of each symmetry class */
  gboolean has_total;
  guint64 total;           /* of all solutions, or of the classes */
  GArray *missing;         /* guint64: the numbers of the first solutions that are missing, from 1 */
  GArray *missing_columns; /* guint16: one for each row of each of these */
  GArray *repeats;         /* QsRepeat, in the order of the file */
  GArray *wrong;           /* guint: the boards that are no solutions, in the order of the file */
  guint64 n_bad;           /* lines that should be boards and are none */
  QsReadClaim claim;
  guint disorder; /* the first board that should stand before the solution above it, or G_MAXUINT */
} QsVerdict;

QsVerdict *qs_verdict_new         (const QsBoardFile *file,
                                   QsStopFunc         stop_func,
                                   gpointer           data);
void       qs_verdict_free        (QsVerdict         *self);

gboolean   qs_verdict_is_complete (const QsVerdict   *self);
gboolean   qs_verdict_is_good     (const QsVerdict   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsVerdict, qs_verdict_free)
