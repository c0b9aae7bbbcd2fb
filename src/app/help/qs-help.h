/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The help: pages for a help viewer, and the same for a browser. */

#pragma once

#include <gtk/gtk.h>

void     qs_help_open        (GtkWindow          *parent,
                              const char         *page,
                              GAsyncReadyCallback opened,
                              gpointer            user_data);
gboolean qs_help_open_finish (GAsyncResult       *result,
                              GError            **error);
void     qs_help_add_key     (GtkWidgetClass     *dialog_class,
                              const char         *page);
