/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Offers to count a large board, and shows the progress. */

#pragma once

#include <gtk/gtk.h>

#include "qs-tally.h"

#define QS_TYPE_LONG_COUNT_VIEW (qs_long_count_view_get_type ())

G_DECLARE_FINAL_TYPE (QsLongCountView, qs_long_count_view, QS, LONG_COUNT_VIEW, GtkBox)

void qs_long_count_view_set_board (QsLongCountView *self,
                                   QsTally         *tally,
                                   guint            n,
                                   gboolean         is_wanted);
