/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From the number of a solution to the solution and back, below a prefix that a census found. */

#pragma once

#include "qs-census.h"
#include "qs-census-counter.h"

gboolean qs_census_unrank (QsCensusCounter     *counter,
                           const QsCensusPlace *place,
                           guint16             *columns);
gboolean qs_census_rank   (QsCensusCounter     *counter,
                           const QsCensusPlace *place,
                           const guint16       *columns,
                           guint64             *rank);
gboolean qs_census_count_all (const QsCensusSpace *space,
                              QsStop               stop,
                              guint64             *total);
