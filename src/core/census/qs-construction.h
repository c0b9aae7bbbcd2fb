/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A solution that no search has to find. */

#pragma once

#include "qs-census-space.h"

gboolean qs_construction_find (const QsCensusSpace *space,
                               guint16             *columns);
