/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leads a window's export from the first question to the file. */

#pragma once

#include <gtk/gtk.h>

#include "qs-explorer.h"
#include "qs-verdict.h"
#include "qs-saving-flow.h"

#define QS_TYPE_EXPORT_ASSISTANT (qs_export_assistant_get_type ())

G_DECLARE_FINAL_TYPE (QsExportAssistant, qs_export_assistant, QS, EXPORT_ASSISTANT, QsSavingFlow)

void qs_export_assistant_ask (QsExportAssistant *self,
                              QsExplorer        *explorer,
                              guint64            shown,
                              QsVerdict         *lacking);
