/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reports the progress of a count on standard error. */

#pragma once

#include "qs-count-job.h"

G_BEGIN_DECLS

/* A line that is rewritten on a terminal, and elsewhere a line now and then. */
typedef struct _QsCliCountProgress QsCliCountProgress;

QsCliCountProgress *qs_cli_count_progress_new  (QsCountJob         *job,
                                                guint32             n_units);
void                qs_cli_count_progress_end  (QsCliCountProgress *self);
void                qs_cli_count_progress_free (QsCliCountProgress *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsCliCountProgress, qs_cli_count_progress_free)

G_END_DECLS
