/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much memory a census takes: for its tests. */

#pragma once

#include "qs-census.h"

gsize qs_census_get_size (const QsCensus *self);
