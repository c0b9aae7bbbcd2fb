/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How often a count is saved: for its tests. */

#pragma once

#include "qs-count-job.h"

void qs_count_job_set_save_interval (QsCountJob *self,
                                     gint64      microseconds);
