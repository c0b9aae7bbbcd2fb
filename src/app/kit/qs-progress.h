/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A sentence on some work, with a bar below it while the work goes on. */

#pragma once

#include <gtk/gtk.h>

#define QS_TYPE_PROGRESS (qs_progress_get_type ())

G_DECLARE_FINAL_TYPE (QsProgress, qs_progress, QS, PROGRESS, GtkBox)

/* Stands for a share that nobody knows. */
#define QS_PROGRESS_UNKNOWN (-1.0)

void qs_progress_update (QsProgress *self,
                         const char *text,
                         gboolean    is_busy,
                         double      share);
