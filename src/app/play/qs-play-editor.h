/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in which a puzzle is entered: its regions and given squares. */

#pragma once

#include "qs-play.h"

#include <gtk/gtk.h>

#define QS_TYPE_PLAY_EDITOR (qs_play_editor_get_type ())

G_DECLARE_FINAL_TYPE (QsPlayEditor, qs_play_editor, QS, PLAY_EDITOR, GtkWindow)

GtkWindow *qs_play_editor_new (GtkWindow *parent,
                               QsPlay    *play);
