/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The part of the Compare view that compares methods. */

#pragma once

#include <gtk/gtk.h>

#include "qs-problem.h"

#define QS_TYPE_COMPARE_METHODS (qs_compare_methods_get_type ())

G_DECLARE_FINAL_TYPE (QsCompareMethods, qs_compare_methods, QS, COMPARE_METHODS, GtkWidget)

void qs_compare_methods_set_problem (QsCompareMethods *self,
                                     const QsProblem  *problem);
