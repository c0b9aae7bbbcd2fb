/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window that says what was solved, and how fast. */

#pragma once

#include <gtk/gtk.h>

GtkWindow *qs_play_scores_new (GtkWindow *parent);
