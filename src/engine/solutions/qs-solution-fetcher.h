/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes solutions from their numbers, and numbers from solutions, in a thread of its own. */

#pragma once

#include "qs-shared-census.h"
#include "qs-worker.h"

G_BEGIN_DECLS

/**
 * QS_SOLUTION_FETCHER_MAX_SPANS:
 *
 * How many spans one command can have.
 */
#define QS_SOLUTION_FETCHER_MAX_SPANS 6

/**
 * QsSolutionSpan:
 * @first: the number of the first solution
 * @end: the number after the last one
 *
 * Some consecutive solutions.
 */
typedef struct
{
  guint64 first;
  guint64 end;
} QsSolutionSpan;

/**
 * QsFetchCommand:
 * @question: 0 for a wish; else a question's number
 * @n_spans: how many solutions are wished for
 * @spans: these, in that order
 * @columns: which solution's number is asked for
 *
 * A command for a fetcher. A wish replaces the one before; a question is always
 * answered. Free it with g_free().
 */
typedef struct
{
  guint question;
  guint n_spans;
  QsSolutionSpan spans[QS_SOLUTION_FETCHER_MAX_SPANS];
  guint16 columns[QS_CENSUS_MAX_N];
} QsFetchCommand;

/**
 * QsFetchMessage:
 * @question: 0 for solutions; else which question this answers
 * @is_known: whether the number is known yet
 * @rank: the wanted number, or that of the first solution
 * @n_solutions: how many solutions there are
 * @packed: their columns, a byte each
 *
 * What a fetcher posts. Free it with g_free().
 */
typedef struct
{
  guint question;
  gboolean is_known;
  guint64 rank;
  guint n_solutions;
  guint8 packed[];
} QsFetchMessage;

/**
 * QsSolutionFetcher:
 *
 * What the worker works on.
 */
typedef struct _QsSolutionFetcher QsSolutionFetcher;

QsSolutionFetcher *qs_solution_fetcher_new  (QsSharedCensus *census);
void               qs_solution_fetcher_free (gpointer        data);
void               qs_solution_fetcher_work (QsWorker       *worker,
                                             gpointer        data);

G_END_DECLS
