/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the desktop's own search finds here: “12 queens”. */

#pragma once

#include <gio/gio.h>

#include "qs-problem.h"

/* Somebody wants to see a board, or the application if that is NULL. */
typedef void (*QsSearchProviderFunc) (const QsProblem *problem,
                                      gpointer         user_data);

gboolean qs_search_provider_export (GDBusConnection     *bus,
                                    const char          *object_path,
                                    QsSearchProviderFunc func,
                                    gpointer             user_data,
                                    GError             **error);
