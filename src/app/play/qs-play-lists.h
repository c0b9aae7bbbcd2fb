/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The windows that list puzzles: what was solved, and how fast; and what was begun, to go on with one of these. */

#pragma once

#include <gtk/gtk.h>

#include "qs-play.h"

void qs_play_lists_show_scores (GtkWindow *parent);
void qs_play_lists_show_games  (GtkWindow *parent,
                                QsPlay    *play);
