/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window with the puzzles that were begun, to go on with one. */

#pragma once

#include <gtk/gtk.h>

#include "qs-play.h"

G_BEGIN_DECLS

GtkWindow *qs_play_games_new (GtkWindow *parent,
                              QsPlay    *play);

G_END_DECLS
