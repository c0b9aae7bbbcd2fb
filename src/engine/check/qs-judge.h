/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether the steps of another program's search are right: its first wrong step, its solutions, and how much it did. */

#pragma once

#include <gio/gio.h>

#include "qs-recording.h"

typedef enum
{
  QS_JUDGE_RIGHT,
  QS_JUDGE_OFF_BOARD,    /* there is no such square */
  QS_JUDGE_SQUARE_TAKEN, /* a queen is put where one is */
  QS_JUDGE_ROW_TAKEN,    /* a queen is put into a row that has one */
  QS_JUDGE_NO_QUEEN,     /* a queen is taken back where none is */
  QS_JUDGE_TOO_FEW,      /* a solution with another number of queens */
  QS_JUDGE_ATTACKED,     /* a solution in which two queens attack each other */
  QS_JUDGE_MISCOUNTED,   /* no step is wrong, but another number of solutions is told behind them */
} QsJudgeFault;

typedef struct
{
  guint n;
  guint64 n_steps;
  QsCounts counts;       /* of its solutions, each time */
  guint n_distinct;      /* right solutions, each once */
  guint n_repeated;      /* and once more */
  guint n_wrong;         /* solutions that are none */
  gboolean has_total;    /* whether it is known how many there are */
  guint64 total;
  guint64 n_faults;      /* steps that are wrong */
  QsJudgeFault fault;    /* the first of them */
  guint64 fault_line;    /* from 1 */
  guint fault_row;       /* as written; or the number that is told */
  guint fault_column;
  guint64 n_unread;      /* lines that are none of these */
  guint64 unread_line;   /* the first of them */
} QsJudgement;

typedef void (*QsJudgeLook) (gpointer data);

/* Lines that are read one after the other. */
typedef struct _QsJudge QsJudge;

QsJudge     *qs_judge_new           (const char   *name,
                                     const char   *source);
void         qs_judge_free          (QsJudge      *self);

/* Fails with QS_ERROR_OUT_OF_RANGE where there are too many steps. */
gboolean     qs_judge_read          (QsJudge      *self,
                                     GInputStream *stream,
                                     GCancellable *cancellable,
                                     QsJudgeLook   look,
                                     gpointer      data,
                                     GError      **error);

/* Fails with QS_ERROR_INVALID_TEXT where no step was read. */
gboolean     qs_judge_decide        (QsJudge      *self,
                                     QsJudgement  *judgement,
                                     GError      **error);

QsRecording *qs_judge_follow        (QsJudge      *self);
QsRecording *qs_judge_get_recording (QsJudge      *self);

gboolean qs_judgement_is_good  (const QsJudgement *self);
char    *qs_judgement_describe (const QsJudgement *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsJudge, qs_judge_free)
