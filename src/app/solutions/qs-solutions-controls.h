/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The side panel's controls for solutions: which are shown, and the squares with a rule. */

#pragma once

#include <gtk/gtk.h>

#include "qs-squares.h"

#define QS_TYPE_SOLUTIONS_CONTROLS (qs_solutions_controls_get_type ())

G_DECLARE_FINAL_TYPE (QsSolutionsControls, qs_solutions_controls, QS, SOLUTIONS_CONTROLS, GtkBox)

void qs_solutions_controls_set_squares (QsSolutionsControls *self,
                                        QsSquares           *squares);
