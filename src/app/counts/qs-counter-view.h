/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions a board has: what is known, what was found so far, and the way to the rest. */

#pragma once

#include <gtk/gtk.h>

#include "qs-explorer.h"
#include "qs-tally.h"

#define QS_TYPE_COUNTER_VIEW (qs_counter_view_get_type ())

G_DECLARE_FINAL_TYPE (QsCounterView, qs_counter_view, QS, COUNTER_VIEW, GtkBox)

void qs_counter_view_set_engines  (QsCounterView *self,
                                   QsExplorer    *explorer,
                                   QsTally       *tally);
void qs_counter_view_set_queens   (QsCounterView *self,
                                   guint          queens);
void qs_counter_view_set_view (QsCounterView *self,
                               gboolean       is_brief,
                               gboolean       is_of_board);
