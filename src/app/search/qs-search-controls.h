/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The controls of a watched search in the side panel: method and speed. */

#pragma once

#include <gtk/gtk.h>

#include "qs-follower.h"

#define QS_TYPE_SEARCH_CONTROLS (qs_search_controls_get_type ())

G_DECLARE_FINAL_TYPE (QsSearchControls, qs_search_controls, QS, SEARCH_CONTROLS, GtkWidget)

const QsMethod *qs_search_controls_get_method   (QsSearchControls *self);
void            qs_search_controls_set_method   (QsSearchControls *self,
                                                 const QsMethod   *method);
void            qs_search_controls_set_problem  (QsSearchControls *self,
                                                 const QsProblem  *problem);
const QsProblem *qs_search_controls_get_problem (QsSearchControls *self);
void            qs_search_controls_set_program  (QsSearchControls *self,
                                                 const QsMethod   *program);
const QsMethod *qs_search_controls_get_beside   (QsSearchControls *self,
                                                 QsFollow         *follow);
void            qs_search_controls_set_playback (QsSearchControls *self,
                                                 QsPlayback       *playback,
                                                 GSettings        *settings);
