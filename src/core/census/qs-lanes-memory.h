/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The memory that a vector tree search needs. */

#pragma once

#include "qs-lanes.h"

QsLanes *qs_lanes_new  (guint    n);
void     qs_lanes_free (QsLanes *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsLanes, qs_lanes_free)
