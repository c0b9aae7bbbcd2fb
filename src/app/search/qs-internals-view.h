/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a method's own data. */

#pragma once

#include <gtk/gtk.h>

#include "qs-figures.h"
#include "qs-method.h"

#define QS_TYPE_INTERNALS_VIEW (qs_internals_view_get_type ())

G_DECLARE_FINAL_TYPE (QsInternalsView, qs_internals_view, QS, INTERNALS_VIEW, GtkWidget)

void     qs_internals_view_set_moment     (QsInternalsView *self,
                                           const QsMoment  *moment,
                                           QsFigure         figure,
                                           gboolean         are_numbers);
QsFigure qs_internals_view_get_figure     (QsInternalsView *self);
const QsRegion *qs_internals_view_get_region (QsInternalsView *self);
gboolean qs_internals_view_has_bits       (QsInternalsView *self);
int      qs_internals_view_get_mask_width (QsInternalsView *self);
gboolean qs_internals_view_get_current    (QsInternalsView *self,
                                           double          *top,
                                           double          *bottom);
void     qs_internals_view_describe       (QsInternalsView *self);
