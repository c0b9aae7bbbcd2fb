/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a method's pseudocode and the statement of the last step. */

#pragma once

#include <gtk/gtk.h>

#include "qs-method.h"

#define QS_TYPE_PSEUDOCODE_VIEW (qs_pseudocode_view_get_type ())

G_DECLARE_FINAL_TYPE (QsPseudocodeView, qs_pseudocode_view, QS, PSEUDOCODE_VIEW, GtkWidget)

void qs_pseudocode_view_set_moment (QsPseudocodeView *self,
                                    const QsMethod   *method,
                                    const QsMoment   *moment);
void qs_pseudocode_view_tell       (QsPseudocodeView *self);
