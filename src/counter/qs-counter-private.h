/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lists of a counter, how long they may be, and how much memory it takes: for its tests. */

#pragma once

#include "qs-counter.h"

#include "qs-count-lanes.h"

const QsCountLanes *qs_count_lanes_get     (const QsKernel  *kernel,
                                            guint            n);
QsPairs            *qs_counter_get_pairs   (QsCounter       *self);
void                qs_counter_set_longest (QsCounter       *self,
                                            gsize            longest);
gsize               qs_counter_get_size    (const QsCounter *self);
