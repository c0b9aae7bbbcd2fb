/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window: one board size, its solutions, and a search of it. */

#pragma once

#include <gtk/gtk.h>

#include "qs-play-link.h"
#include "qs-tally.h"

#define QS_TYPE_WINDOW (qs_window_get_type ())

G_DECLARE_FINAL_TYPE (QsWindow, qs_window, QS, WINDOW, GtkApplicationWindow)

QsWindow *qs_window_new              (GtkApplication *application,
                                      GSettings      *settings,
                                      QsTally        *tally,
                                      guint           n);
void      qs_window_restore          (QsWindow       *self);
guint     qs_window_get_queens       (QsWindow       *self);
void      qs_window_show_problem     (QsWindow       *self,
                                      const QsProblem *problem);
void      qs_window_play             (QsWindow       *self,
                                      const QsPlayLink *link);
void      qs_window_open             (QsWindow       *self,
                                      GFile          *file);
void      qs_window_open_stream      (QsWindow       *self,
                                      GInputStream   *stream,
                                      const char     *name);
void      qs_window_set_source       (QsWindow       *self,
                                      const char     *path);
