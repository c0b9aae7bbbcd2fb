/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether the boards of a file are all solutions, and each of them once. */

#pragma once

#include "qs-board-file.h"
#include "qs-stop.h"

/* How many complaints of a kind are shown in full. */
#define QS_VERDICT_MAX_SHOWN 100

/* What may be wrong with a file, the worst first. */
typedef enum
{
  QS_COMPLAINT_WRONG,      /* a board is no solution */
  QS_COMPLAINT_UNREADABLE, /* a line should be a board and is none */
  QS_COMPLAINT_REPEATED,   /* a board is there before */
  QS_COMPLAINT_CLAIM,      /* what the file says of itself is false */
  QS_COMPLAINT_ORDER,      /* a solution should stand before the one above it */
  QS_COMPLAINT_MISSING,    /* a solution is not in the file */
  QS_COMPLAINT_N_KINDS,
} QsComplaintKind;

/* A solution that the file has before. */
typedef struct
{
  guint board;
  guint first;
} QsRepeat;

typedef struct
{
  QsBoardFile *file;
  const QsReadFacts *facts; /* of the file */
  GArray *solutions; /* guint: the boards that are solutions, of equal ones the first, sorted */
  guint n_distinct;  /* how many they are */
  gboolean is_fundamental; /* whether they are one of each symmetry class */
  gboolean has_total;
  guint64 total;           /* of all solutions, or of the classes */
  GArray *missing;         /* guint64: the numbers of the first solutions that are missing, from 1 */
  GArray *missing_columns; /* guint16: one for each row of each of these */
  GArray *repeats;         /* QsRepeat, in the order of the file */
  GArray *wrong;           /* guint: the boards that are no solutions, in the order of the file */
  guint disorder; /* the first board that should stand before the solution above it, or G_MAXUINT */
} QsVerdict;

#define qs_verdict_ref(self) g_atomic_rc_box_acquire (self)

QsVerdict *qs_verdict_new         (QsBoardFile     *file,
                                   QsStopFunc       stop_func,
                                   gpointer         data);
void       qs_verdict_unref       (QsVerdict       *self);

void       qs_verdict_leave_out   (const QsVerdict *self,
                                   GByteArray      *boards,
                                   GArray          *places);
guint64    qs_verdict_count       (const QsVerdict *self,
                                   QsComplaintKind  kind);
gboolean   qs_verdict_find        (const QsVerdict *self,
                                   guint            board,
                                   QsComplaintKind *kind,
                                   guint           *place);
gboolean   qs_verdict_is_complete (const QsVerdict *self);
gboolean   qs_verdict_is_good     (const QsVerdict *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsVerdict, qs_verdict_unref)
