/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fills a census in several threads, and reports its progress: the work of a solution set. */

#pragma once

#include "qs-shared-census.h"
#include "qs-worker.h"

/* A report, hardly more than numbers. The first comes when a solution can be reached, the last
 * when all are counted, and one every 16 ms in between. Free it with g_free(). */
typedef struct
{
  QsCensusProgress progress;     /* how far the census is */
  gint64 elapsed;                /* how long it has been counted, in microseconds */
  gboolean has_first;            /* whether @first is there, which it is in the first report of a solution */
  guint8 first[QS_CENSUS_MAX_N]; /* the first solution, a byte per queen, so that it can be shown at once */
} QsCensusReport;

/* What the worker works on. */
typedef struct _QsCensusRunner QsCensusRunner;

QsCensusRunner *qs_census_runner_new  (QsSharedCensus *census,
                                       gint64          elapsed,
                                       guint           n_threads);
void            qs_census_runner_free (gpointer        data);
void            qs_census_runner_work (QsWorker       *worker,
                                       gpointer        data);
