/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board on which the steps of another program's search are repeated. */

#pragma once

#include "qs-judgement.h"
#include "qs-recording.h"
#include "qs-solution.h"
#include "qs-trace-text.h"

/* What steps are taken to mean. */
typedef struct
{
  guint n;    /* 0 before any is judged */
  guint row_base, column_base;
  guint put;  /* which wording places queens, since no word that is known does; 0 for none */
  guint take; /* likewise, takes them back */
  guint tell; /* likewise, says that the board is a solution */
  gboolean is_prose, has_list_from_0; /* as they were known at the first step */
} QsMeaning;

/* What was done last in a row. */
typedef struct
{
  guint16 column;
  guint16 wording;
  gboolean is_try; /* whether a queen was placed, and there were attacks */
  guint step;      /* how many were done with it */
} QsDeed;

typedef struct
{
  QsJudgement judgement;
  const QsTraceText *text;
  QsMeaning meaning;
  gboolean has_removals;  /* whether lines take queens back */
  gboolean has_guessed;   /* whether a queen was taken back since no line does it */
  gboolean is_cut;        /* whether what would be wrong is in a line that may be cut */
  gboolean is_doubtful;   /* whether the first fault may come from what no line says */
  guint n_judged;         /* steps */
  guint n_done;           /* of them that are read */
  guint n_learned;        /* and that are told in lines that are not */
  guint last_gap;         /* how many were done before the last line that was not read, and one more; 0 for none */
  guint told[QS_TRACE_N_WORDINGS][2]; /* not read: how often its square has a queen, and how often none */
  guint full[QS_TRACE_N_WORDINGS][3]; /* likewise: how often the board is a solution, how often not, and how often it is full */
  guint16 columns[QS_MAX_N]; /* by row, or QS_EMPTY_ROW */
  QsDeed deeds[QS_MAX_N];    /* by row */
  guint n_queens;
  gboolean is_rash;       /* whether a queen was placed where one above attacks it */
  guint last_row;         /* of the queen that was placed last */
  guint64 full_line;      /* at which there was a solution on the board first; 0 for none */
  gboolean is_right;      /* whether there is one now */
  guint n_right;          /* how many there were */
  guint n_full;           /* solutions that are those on the board */
  guint last_told;        /* the wording of a right solution; 0 for none */
  GHashTable *solutions;  /* the columns of each as text, with its wording */
  QsRecording *recording; /* nullable */
} QsCourt;

/* Judges what was read since the last time; all of it again where something else is meant. @name, and the program's @source, are
 * those of a recording; NULL for none. */
void qs_court_judge (QsCourt           *self,
                     const QsTraceText *text,
                     QsMeaning          meaning,
                     const char        *name,
                     const char        *source,
                     GCancellable      *cancellable);
void qs_court_close (QsCourt           *self);
