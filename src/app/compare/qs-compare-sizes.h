/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many placements there are to choose from, with all their digits. */

#pragma once

#include <gtk/gtk.h>

#include "qs-problem.h"

#define QS_TYPE_COMPARE_SIZES (qs_compare_sizes_get_type ())

G_DECLARE_FINAL_TYPE (QsCompareSizes, qs_compare_sizes, QS, COMPARE_SIZES, GtkWidget)

void qs_compare_sizes_set_problem (QsCompareSizes  *self,
                                   const QsProblem *problem);
