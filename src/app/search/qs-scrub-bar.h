/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A slider over the steps of a search, with marks at steps that are worth a look. */

#pragma once

#include <gtk/gtk.h>

#include "qs-playback.h"

#define QS_TYPE_SCRUB_BAR (qs_scrub_bar_get_type ())

G_DECLARE_FINAL_TYPE (QsScrubBar, qs_scrub_bar, QS, SCRUB_BAR, GtkScale)

void qs_scrub_bar_show (QsScrubBar             *self,
                        const QsPlaybackStatus *status);
