/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helpers of the tests of set, set and explorer: solutions found in the plainest way, and fetched ones. */

#pragma once

#include "qs-constraints.h"
#include "qs-solution-set.h"

void    engine_make_constraints   (QsConstraints       *constraints,
                                   guint                n);
GArray *engine_enumerate_allowed  (const QsConstraints *constraints,
                                   QsCensusScope        scope);
void    engine_make_space         (QsCensusSpace       *space,
                                   const QsConstraints *constraints,
                                   QsCensusScope        scope);

gboolean engine_find              (QsSolutionSet       *set,
                                   const guint16       *columns,
                                   guint64             *rank);
void    engine_fetch              (QsSolutionSet       *set,
                                   guint64              rank,
                                   guint16             *columns);
void    engine_assert_window      (QsSolutionSet       *set,
                                   guint64              first,
                                   guint                n_solutions,
                                   const GArray        *solutions);
