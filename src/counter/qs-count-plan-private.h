/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts cut into other units than usual: for tests. */

#pragma once

#include "qs-count-plan.h"

void qs_count_plan_cut (QsCountPlan *self,
                        guint32      n_units);
