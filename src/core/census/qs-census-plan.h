/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a census is cut: the length of the prefixes that are searched and of those that are counted. */

#pragma once

#include "qs-census-space.h"

typedef struct
{
  /* The rows of the prefixes below which a thread searches in one go; a walk of
   * that depth hands them out. */
  guint unit_rows;
  guint depth; /* the rows of the prefixes that each get a count of their own, at least @unit_rows */
} QsCensusPlan;

void qs_census_plan_init (QsCensusPlan        *self,
                          const QsCensusSpace *space);
