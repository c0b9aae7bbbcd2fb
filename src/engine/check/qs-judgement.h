/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of the steps of another program's search. */

#pragma once

#include "qs-search.h"

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
  guint64 cut_line;      /* the last one, where it may be cut, and is not judged; else 0 */
} QsJudgement;

gboolean qs_judgement_is_good        (const QsJudgement *self);
char    *qs_judgement_describe       (const QsJudgement *self);
char    *qs_judgement_describe_fault (QsJudgeFault fault,
                                      guint64      line,
                                      guint        row,
                                      guint        column);
