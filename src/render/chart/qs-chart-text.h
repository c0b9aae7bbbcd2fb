/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How charts write: with cairo alone, or with a library that has more scripts. */

#pragma once

#include <cairo.h>
#include <glib.h>

/* Writes text, @size user units high. */
typedef struct
{
  /* In user units. */
  double (*measure) (cairo_t    *cr,
                     const char *text,
                     double      size,
                     gboolean    is_bold);
  /* In the drawing's colour, from the current point, the left end of its baseline. */
  void (*show)      (cairo_t    *cr,
                     const char *text,
                     double      size,
                     gboolean    is_bold);
} QsChartText;

typedef struct
{
  const QsChartText *text; /* how texts are written */
  double size;             /* in user units */
  gboolean is_bold;
} QsChartFont;

extern const QsChartText qs_chart_text_plain;

double qs_chart_font_measure (const QsChartFont *self,
                              cairo_t           *cr,
                              const char        *text);
void   qs_chart_font_show    (const QsChartFont *self,
                              cairo_t           *cr,
                              const char        *text,
                              double             x,
                              double             baseline,
                              double             alignment,
                              double             width);
