/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of another program's search in a window. */

#pragma once

#include "qs-window-private.h"

void     qs_window_tracing_stop      (QsWindow       *self);
guint    qs_window_tracing_get_max_n (const QsMethod *method);
gboolean qs_window_tracing_fit       (QsWindow       *self,
                                      const QsMethod *method);
