/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the desktop hears of the long count. */

#pragma once

#include <gtk/gtk.h>

#include "qs-tally.h"

#define QS_TYPE_COUNT_WATCH (qs_count_watch_get_type ())

/* Has the desktop keep the computer awake while a count runs, where the
 * user wants that, and notifies it of the end of a count that took long. */
G_DECLARE_FINAL_TYPE (QsCountWatch, qs_count_watch, QS, COUNT_WATCH, GObject)

QsCountWatch *qs_count_watch_new (GtkApplication *application,
                                  GSettings      *settings,
                                  QsTally        *tally);
