/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much of all boards a search did not need to look at: why pruning helps. */

#pragma once

#include "qs-method.h"
#include "qs-search-space.h"

/* The share of everything: shares are in hundredths of a percent. */
#define QS_CUT_OFF_WHOLE 10000

char *qs_cut_off_count (const QsMoment *moment,
                        QsSearchSpace   space,
                        guint          *share);

void  qs_cut_off_count_nodes (const QsMoment *moment,
                              QsBigNumber    *count);
