/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where interrupted counts are kept, how much of them there is, and a way to delete it. */

#pragma once

#include <gtk/gtk.h>

#include "qs-tally.h"

#define QS_TYPE_KEPT_COUNTS (qs_kept_counts_get_type ())

G_DECLARE_FINAL_TYPE (QsKeptCounts, qs_kept_counts, QS, KEPT_COUNTS, GtkBox)

void qs_kept_counts_set_tally (QsKeptCounts *self,
                               QsTally      *tally);
