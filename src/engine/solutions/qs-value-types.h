/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The types by which properties hold values of the core, which knows no object. */

#pragma once

#include <glib-object.h>

#include "qs-census-space.h"
#include "qs-constraints.h"

#define QS_TYPE_CENSUS_SCOPE (qs_census_scope_get_type ())
#define QS_TYPE_CONSTRAINTS (qs_constraints_get_type ())

GType qs_census_scope_get_type (void);
GType qs_constraints_get_type  (void);
