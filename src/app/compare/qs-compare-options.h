/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is compared: which methods take part, in which task, and for how long. */

#pragma once

#include <gtk/gtk.h>

#include "qs-race.h"

#define QS_TYPE_COMPARE_OPTIONS (qs_compare_options_get_type ())

G_DECLARE_FINAL_TYPE (QsCompareOptions, qs_compare_options, QS, COMPARE_OPTIONS, GtkWidget)

void            qs_compare_options_set_problem (QsCompareOptions *self,
                                                const QsProblem  *problem);
void            qs_compare_options_get_task    (QsCompareOptions *self,
                                                QsRaceTask       *task);
const QsRacer **qs_compare_options_get_racers  (QsCompareOptions *self);
