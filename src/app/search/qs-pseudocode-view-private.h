/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* For tests: where the statements are. */

#pragma once

#include "qs-pseudocode-view.h"

gboolean qs_pseudocode_view_get_statement (QsPseudocodeView *self,
                                           guint             statement,
                                           GdkRectangle     *place);
guint    qs_pseudocode_view_get_current   (QsPseudocodeView *self);
