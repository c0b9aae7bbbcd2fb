/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the desktop hears of the long count. */

#pragma once

#include <gtk/gtk.h>

#include "qs-tally.h"

void qs_count_watch_begin (GtkApplication *application,
                           GSettings      *settings,
                           QsTally        *tally);
