/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much room a widget asks for, in pixels. */

#pragma once

#include <gtk/gtk.h>

static inline int
qs_measure_least_width (gpointer widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

/* The height that it wants in this width, or in its least. */
static inline int
qs_measure_height (gpointer widget,
                   int      width)
{
  int natural;

  width = MAX (width, qs_measure_least_width (widget));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);

  return natural;
}
