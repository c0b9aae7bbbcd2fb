/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks for the file to save to. */

#pragma once

#include <gtk/gtk.h>

#include "qs-toast.h"

G_BEGIN_DECLS

/**
 * QsSaveFunc:
 * @path: (nullable): the file to save to; %NULL for none
 * @data: (transfer full): what was passed along
 *
 * Gets the answer, once.
 */
typedef void (*QsSaveFunc) (const char *path,
                            gpointer    data);

void qs_save_dialog_ask (GtkWindow  *parent,
                         QsToast    *toast,
                         const char *title,
                         const char *name,
                         QsSaveFunc  save,
                         gpointer    data);

G_END_DECLS
