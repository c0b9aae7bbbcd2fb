/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of the Compare view. Its values are QsCompareRow. */

#pragma once

#include <gtk/gtk.h>

#include "qs-race-report.h"

void qs_compare_table_begin  (GtkColumnView      *view);
void qs_compare_table_update (GtkColumnView      *view,
                              const QsRaceReport *report);
void qs_compare_table_sort   (GtkColumnView      *view,
                              const char         *column);
