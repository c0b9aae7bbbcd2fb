/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tours that come with the program, and how they are offered. */

#pragma once

#include <gtk/gtk.h>

GPtrArray *qs_tour_list_read     (void);
GtkWidget *qs_tour_list_describe (GtkWidget  *widget,
                                  const char *title,
                                  const char *about);
