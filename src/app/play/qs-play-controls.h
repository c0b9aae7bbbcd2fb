/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The side panel's controls for puzzles: which is next, and what is shown. */

#pragma once

#include <gtk/gtk.h>

#include "qs-play.h"

#define QS_TYPE_PLAY_CONTROLS (qs_play_controls_get_type ())

G_DECLARE_FINAL_TYPE (QsPlayControls, qs_play_controls, QS, PLAY_CONTROLS, GtkWidget)

void qs_play_controls_set_play (QsPlayControls *self,
                                QsPlay         *play,
                                GSettings      *settings);
void qs_play_controls_order    (GSettings      *settings,
                                QsPlay         *play);
