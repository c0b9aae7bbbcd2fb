/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search has found, after its last step. */

#pragma once

#include <gtk/gtk.h>

#include "qs-moment.h"
#include "qs-tree.h"

#define QS_TYPE_SEARCH_END (qs_search_end_get_type ())

/* Emits `seek` with the step of a solution that was chosen. The action `search.play` plays the search again. */
G_DECLARE_FINAL_TYPE (QsSearchEnd, qs_search_end, QS, SEARCH_END, GtkWidget)

void qs_search_end_show (QsSearchEnd    *self,
                         const QsTree   *tree,
                         const QsMoment *moment,
                         const char     *conclusion);
