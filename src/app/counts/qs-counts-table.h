/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of the numbers of solutions. */

#pragma once

#include <gtk/gtk.h>

#include "qs-count-entry.h"

#define QS_TYPE_COUNTS_TABLE (qs_counts_table_get_type ())

G_DECLARE_FINAL_TYPE (QsCountsTable, qs_counts_table, QS, COUNTS_TABLE, GtkWidget)

void qs_counts_table_update (QsCountsTable *self,
                             const GArray  *entries,
                             gboolean       has_classes);
