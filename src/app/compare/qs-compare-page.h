/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Compare view. */

#pragma once

#include <gtk/gtk.h>

#include "qs-problem.h"
#include "qs-tally.h"

#define QS_TYPE_COMPARE_PAGE (qs_compare_page_get_type ())

G_DECLARE_FINAL_TYPE (QsComparePage, qs_compare_page, QS, COMPARE_PAGE, GtkWidget)

void qs_compare_page_set_tally   (QsComparePage   *self,
                                  QsTally         *tally);
void qs_compare_page_set_problem (QsComparePage   *self,
                                  const QsProblem *problem);
void qs_compare_page_show_counts (QsComparePage   *self);
