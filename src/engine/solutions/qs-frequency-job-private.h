/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Of how many solutions the frequencies are counted: for the tests. */

#pragma once

#include "qs-frequency-job.h"

void qs_frequency_job_set_max_solutions (QsFrequencyJob *self,
                                         guint64         max_solutions);
