/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The types by which properties hold values of the core, which knows no object. */

#include "qs-value-types.h"

G_DEFINE_ENUM_TYPE (QsCensusScope, qs_census_scope,
                    G_DEFINE_ENUM_VALUE (QS_CENSUS_ALL, "all"),
                    G_DEFINE_ENUM_VALUE (QS_CENSUS_FUNDAMENTAL, "fundamental"))

static QsConstraints *
copy (QsConstraints *self)
{
  return g_memdup2 (self, sizeof *self);
}

G_DEFINE_BOXED_TYPE (QsConstraints, qs_constraints, copy, g_free)
