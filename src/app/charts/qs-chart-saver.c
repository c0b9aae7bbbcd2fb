/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-chart-saver.h"

#include <glib/gi18n.h>

#include "qs-saver.h"

/* A chart on paper: its width, the height of its text and the margin around it, in points. */
#define PAPER_WIDTH 720.0
#define PAPER_TEXT 12.0
#define PAPER_MARGIN 24.0

/* A chart and how it looks, for the thread that paints it. */
typedef struct
{
  QsChartFigure *figure;
  QsChartLook look;
} Paper;

static void
paper_free (gpointer data)
{
  Paper *self = data;

  qs_chart_figure_unref (self->figure);
  g_free (self);
}

static void
paint_paper (cairo_t *cr,
             double   width,
             double   height,
             gpointer data)
{
  const Paper *paper = data;

  qs_color_set_source (cr, &paper->look.colors->ground);
  cairo_paint (cr);
  cairo_translate (cr, PAPER_MARGIN, PAPER_MARGIN);
  qs_chart_figure_paint (paper->figure, cr, &paper->look);
}

/* Asks for a file, and saves the chart to it as it is now. @name is a suggestion. */
void
qs_chart_saver_save (GtkWindow     *window,
                     QsChartFigure *figure,
                     const char    *name)
{
  Paper *paper = g_new (Paper, 1);
  double height;

  paper->figure = qs_chart_figure_ref (figure);
  /* On paper text is dark and the ground is light, whatever the window's style. */
  paper->look = (QsChartLook){
    .width = PAPER_WIDTH - 2 * PAPER_MARGIN,
    .size = PAPER_TEXT,
    .is_mirrored = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL,
    .colors = qs_chart_colors_get (FALSE, FALSE),
  };
  height = qs_chart_figure_get_height (figure, &paper->look) + 2 * PAPER_MARGIN;
  qs_saver_save_picture (window, _ ("Save Chart"), name, PAPER_WIDTH, height, paint_paper, paper, paper_free);
}
