/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes solutions from their numbers, and numbers from solutions, in a thread of its own. */

#pragma once

#include "qs-shared-census.h"
#include "qs-worker.h"

/* How many spans one command can have. */
#define QS_SOLUTION_FETCHER_MAX_SPANS 6

/* Some consecutive solutions. */
typedef struct
{
  guint64 first;
  guint64 end; /* the number after the last one */
} QsSolutionSpan;

/* A command for a fetcher. A wish replaces the one before; a question is always answered. Free it
 * with g_free(). */
typedef struct
{
  guint question;                                      /* 0 for a wish; else a question's number */
  guint n_spans;                                       /* how many solutions are wished for */
  QsSolutionSpan spans[QS_SOLUTION_FETCHER_MAX_SPANS]; /* in that order */
  guint16 columns[QS_CENSUS_MAX_N];                    /* of the solution whose number is asked for */
} QsFetchCommand;

/* What a fetcher posts. Free it with g_free(). */
typedef struct
{
  guint question;    /* 0 for solutions; else which question this answers */
  gboolean is_known; /* whether the number is known yet */
  guint64 rank;      /* the wanted number, or that of the first solution */
  guint n_solutions; /* how many solutions there are */
  guint8 packed[];   /* their columns, a byte each */
} QsFetchMessage;

/* What the worker works on. */
typedef struct _QsSolutionFetcher QsSolutionFetcher;

QsSolutionFetcher *qs_solution_fetcher_new  (QsSharedCensus *census);
void               qs_solution_fetcher_free (gpointer        data);
void               qs_solution_fetcher_work (QsWorker       *worker,
                                             gpointer        data);
