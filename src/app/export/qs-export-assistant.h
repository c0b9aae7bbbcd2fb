/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leads a window's export from the first question to the file. */

#pragma once

#include <gtk/gtk.h>

#include "qs-explorer.h"
#include "qs-verdict.h"
#include "qs-saving-flow.h"

QsSavingFlow *qs_export_assistant_new (GtkWindow    *window);
void          qs_export_assistant_ask (QsSavingFlow *flow,
                                       QsExplorer   *explorer,
                                       guint64       shown,
                                       QsVerdict    *lacking);
