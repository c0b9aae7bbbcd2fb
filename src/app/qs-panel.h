/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The side panel: n selection, the counter and the controls of the view. */

#pragma once

#include <gtk/gtk.h>

#include "qs-play.h"
#include "qs-search-controls.h"
#include "qs-squares.h"
#include "qs-tally.h"

#define QS_TYPE_PANEL (qs_panel_get_type ())

G_DECLARE_FINAL_TYPE (QsPanel, qs_panel, QS, PANEL, GtkWidget)

guint           qs_panel_get_queens     (QsPanel     *self);
void            qs_panel_set_queens     (QsPanel     *self,
                                         guint        queens);
const QsProblem *qs_panel_get_problem   (QsPanel     *self);
void            qs_panel_set_problem    (QsPanel     *self,
                                         const QsProblem *problem);
void            qs_panel_set_max_queens (QsPanel     *self,
                                         guint        max_queens);
QsSearchControls *qs_panel_get_search_controls (QsPanel *self);
void            qs_panel_choose_queens  (QsPanel     *self);
void            qs_panel_set_engines    (QsPanel     *self,
                                         QsSquares   *squares,
                                         QsTally     *tally);
void            qs_panel_add_search     (QsPanel     *self,
                                         QsPlayback  *playback,
                                         GSettings   *settings);
void            qs_panel_add_play       (QsPanel     *self,
                                         QsPlay      *play,
                                         GSettings   *settings);
void            qs_panel_show_view      (QsPanel     *self,
                                         const char  *view);
