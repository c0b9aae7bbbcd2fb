/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many of some solutions have a queen on each square. */

#pragma once

#include "qs-frequencies.h"
#include "qs-solution-set.h"

/* Of how many solutions at most the queens are counted on each square: it takes a few seconds. */
#define QS_FREQUENCY_JOB_MAX_SOLUTIONS G_GUINT64_CONSTANT (20000000)

#define QS_TYPE_FREQUENCY_JOB (qs_frequency_job_get_type ())

/* Counts while its frequencies are wanted, and its solutions are complete and not too
 * many. “changed” is emitted about ten times per second while it counts, and when there are no
 * frequencies any more. */
G_DECLARE_FINAL_TYPE (QsFrequencyJob, qs_frequency_job, QS, FREQUENCY_JOB, GObject)

QsFrequencyJob      *qs_frequency_job_new               (void);

void                 qs_frequency_job_set_solutions     (QsFrequencyJob *self,
                                                         QsSolutionSet  *solutions);
void                 qs_frequency_job_update            (QsFrequencyJob *self);
gboolean             qs_frequency_job_is_running        (QsFrequencyJob *self);

void                 qs_frequency_job_set_wanted        (QsFrequencyJob *self,
                                                         gboolean        is_wanted);
gboolean             qs_frequency_job_has_too_many      (QsFrequencyJob *self);
const QsFrequencies *qs_frequency_job_get               (QsFrequencyJob *self,
                                                         gboolean       *is_complete);
