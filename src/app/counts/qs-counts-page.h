/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The part of the Compare view that compares boards: how many solutions each has. */

#pragma once

#include <gtk/gtk.h>

#include "qs-tally.h"

#define QS_TYPE_COUNTS_PAGE (qs_counts_page_get_type ())

G_DECLARE_FINAL_TYPE (QsCountsPage, qs_counts_page, QS, COUNTS_PAGE, GtkWidget)

QsCountsPage *qs_counts_page_new (QsTally *tally);
void          qs_counts_page_set_problem (QsCountsPage    *self,
                                          const QsProblem *problem);
