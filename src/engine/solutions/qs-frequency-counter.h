/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts how many solutions of a census have a queen on each square, in several threads. */

#pragma once

#include "qs-frequencies.h"
#include "qs-shared-census.h"
#include "qs-worker.h"

G_BEGIN_DECLS

/* A report, about ten times per second and at the end. Free it with g_free(). */
typedef struct
{
  QsFrequencies frequencies; /* so far */
  gboolean is_complete;      /* whether all solutions are in them */
} QsFrequencyReport;

/* What the worker works on. */
typedef struct _QsFrequencyCounter QsFrequencyCounter;

QsFrequencyCounter *qs_frequency_counter_new  (QsSharedCensus *census,
                                               guint           n_threads);
void                qs_frequency_counter_free (gpointer        data);
void                qs_frequency_counter_work (QsWorker       *worker,
                                               gpointer        data);

G_END_DECLS
