/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The side panel: n selection, the counter and the controls of the view. */

#pragma once

#include <gtk/gtk.h>

#include "qs-board-chooser.h"
#include "qs-play.h"
#include "qs-queens-field.h"
#include "qs-search-controls.h"
#include "qs-squares.h"
#include "qs-tally.h"

#define QS_TYPE_PANEL (qs_panel_get_type ())

G_DECLARE_FINAL_TYPE (QsPanel, qs_panel, QS, PANEL, GtkWidget)

QsQueensField    *qs_panel_get_queens_field    (QsPanel    *self);
QsBoardChooser   *qs_panel_get_board_chooser   (QsPanel    *self);
QsSearchControls *qs_panel_get_search_controls (QsPanel    *self);
void              qs_panel_set_engines         (QsPanel    *self,
                                                QsSquares  *squares,
                                                QsTally    *tally);
void              qs_panel_add_search          (QsPanel    *self,
                                                QsPlayback *playback,
                                                GSettings  *settings);
void              qs_panel_add_play            (QsPanel    *self,
                                                QsPlay     *play,
                                                GSettings  *settings);
void              qs_panel_show_view           (QsPanel    *self,
                                                const char *view);
