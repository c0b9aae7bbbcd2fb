/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board on which the steps of another program's search are repeated. */

#pragma once

#include "qs-judgement.h"
#include "qs-recording.h"
#include "qs-trace-text.h"

/* What was done last in a row. */
typedef struct
{
  guint16 column;
  guint16 wording;
  gboolean is_try; /* whether a queen was placed, and there were attacks */
  guint step;      /* its number, from 1 */
} Deed;

typedef struct
{
  QsJudgement judgement;
  const QsTraceText *text;
  guint base;
  gboolean is_silent;     /* whether no solution is told: each full board, and lines behind it that were not read, are one */
  gboolean has_removals;  /* whether lines take queens back */
  gboolean has_guessed;   /* whether a queen was taken back since no line does it */
  guint learned;          /* which wording takes queens back, since no other does; 0 for none */
  guint n_learned;        /* steps that are told in lines that are not read */
  guint (*told)[2];       /* by wording that is not read: how often its square has a queen, and how often none */
  gboolean *is_noise;     /* by wording of lines that were not read: whether one is behind what is no solution */
  guint64 due_line;       /* where the board became full, if nothing was done since; else 0 */
  guint n_full;           /* solutions that are those on the board */
  gboolean is_prose, has_list_from_0; /* as they were known when the first step was judged */
  guint last_gap;         /* the number of the step behind the last lines that were not read, from 1; 0 for none */
  gboolean is_doubtful;   /* whether the first fault may come from what no line says */
  guint n_judged;         /* steps */
  Deed *deeds;            /* by row */
  guint n_queens;
  guint64 full_line;      /* at which there was a solution on the board first; 0 for none */
  guint last_told;        /* the wording of a right solution; 0 for none */
  GHashTable *solutions;  /* the columns of each as text, with its wording */
  QsRecording *recording; /* nullable */
  guint16 *columns;       /* by row, or QS_EMPTY_ROW */
  guint last_row;         /* of the queen that was placed last */
} QsCourt;

/* @recording: (transfer full) (nullable): takes the steps */
void qs_court_open  (QsCourt           *self,
                     const QsTraceText *text,
                     guint              n,
                     guint              base,
                     gboolean           is_silent,
                     guint              learned,
                     QsRecording       *recording);
void qs_court_close (QsCourt           *self);
void qs_court_judge (QsCourt           *self);
