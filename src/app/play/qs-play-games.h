/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window with the puzzles that were begun, to go on with one. */

#pragma once

#include <gtk/gtk.h>

#include "qs-play.h"

GtkWindow *qs_play_games_new (GtkWindow *parent,
                              QsPlay    *play);
