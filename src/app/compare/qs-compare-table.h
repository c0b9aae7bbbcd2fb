/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of the Compare view. */

#pragma once

#include <gtk/gtk.h>

#include "qs-race.h"

#define QS_TYPE_COMPARE_TABLE (qs_compare_table_get_type ())

G_DECLARE_FINAL_TYPE (QsCompareTable, qs_compare_table, QS, COMPARE_TABLE, GtkWidget)

void        qs_compare_table_update   (QsCompareTable     *self,
                                       const QsRaceReport *report);
void        qs_compare_table_sort     (QsCompareTable     *self,
                                       const char     *column);
GListModel *qs_compare_table_get_rows (QsCompareTable *self);
