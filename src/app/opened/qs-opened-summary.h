/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What there is to say about an opened file in two lines. */

#pragma once

#include <gtk/gtk.h>

#include "qs-verdict.h"

#define QS_TYPE_OPENED_SUMMARY (qs_opened_summary_get_type ())

G_DECLARE_FINAL_TYPE (QsOpenedSummary, qs_opened_summary, QS, OPENED_SUMMARY, GtkBox)

void qs_opened_summary_set_verdict (QsOpenedSummary *self,
                                    const QsVerdict *verdict);
