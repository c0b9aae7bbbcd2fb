/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Censuses made in one go, and solutions chosen without them. */

#pragma once

#include "qs-census-counter.h"
#include "qs-census.h"

/* Tests a search space.
 * @space: a search space
 * @solutions: (element-type guint16): its solutions, one after the other
 * @random: a source of random numbers */
typedef void (*TestCensusFunc) (const QsCensusSpace *space,
                                const GArray        *solutions,
                                GRand               *random);

void      test_census_random_masks (GRand               *random,
                                    guint                n,
                                    guint32             *allowed);
void      test_census_each_space   (guint                n,
                                    const GArray        *all,
                                    TestCensusFunc       test);
GArray   *test_census_choose       (const GArray        *solutions,
                                    guint                n,
                                    const guint32       *allowed,
                                    QsCensusScope        scope);
guint64   test_census_recount      (guint                n,
                                    const guint16       *prefix,
                                    guint                n_rows);
QsCensus *test_census_make         (const QsCensusSpace *space,
                                    const QsKernel      *kernel);
QsCensus *test_census_make_cut     (const QsCensusSpace *space,
                                    const QsKernel      *kernel,
                                    guint                unit_rows,
                                    guint                depth,
                                    gsize                max_size);
