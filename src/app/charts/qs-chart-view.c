/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a chart: it decides how large and in which colours, and the painter does the rest. */

#include "qs-chart-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-appearance.h"
#include "qs-compat.h"
#include "qs-members.h"
#include "qs-pango-text.h"
#include "qs-saving-flow.h"
#include "qs-template.h"

/* The widths it asks for, as multiples of the text size. */
#define MINIMUM_WIDTH 18
#define NATURAL_WIDTH 48

/* How much larger than elsewhere text is at most, where there is room. */
#define MOST_GROWTH 1.75

/* A chart on paper: its width, the height of its text and the margin around it, in points. */
#define PAPER_WIDTH 720.0
#define PAPER_TEXT 12.0
#define PAPER_MARGIN 24.0

struct _QsChartView
{
  GtkWidget parent_instance;

  QsChartFigure *figure;
  guint pointed; /* the line under the pointer, from 1; 0 for none */
};

G_DEFINE_FINAL_TYPE (QsChartView, qs_chart_view, GTK_TYPE_WIDGET)

/* The height of text, in pixels, as elsewhere in the window. */
static double
get_text_size (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  if (pango_font_description_get_size_is_absolute (font))
    return size;

  return size * pango_cairo_context_get_resolution (context) / 72;
}

static QsChartLook
get_look (QsChartView *self,
          double       width)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return (QsChartLook){
    .text = &qs_pango_text,
    .width = width,
    .size = get_text_size (widget),
    .is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
    .pointed = self->pointed,
    .colors = qs_appearance_get_chart_colors (widget),
  };
}

/* As get_look(), where the chart grows with its widget. */
static QsChartLook
get_grown_look (QsChartView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  QsChartLook look = get_look (self, width);
  double across = width / (NATURAL_WIDTH * look.size);
  double down = height / qs_chart_figure_get_height (self->figure, &look);

  look.size *= CLAMP (MIN (across, down), 1, MOST_GROWTH);

  return look;
}

static void
qs_chart_view_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  QsChartView *self = QS_CHART_VIEW (widget);
  double size = get_text_size (widget);
  QsChartLook look;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) (MINIMUM_WIDTH * size);
      *natural = (int) (NATURAL_WIDTH * size);
      return;
    }

  look = get_look (self, for_size < 0 ? NATURAL_WIDTH * size : for_size);
  *minimum = self->figure != NULL ? (int) ceil (qs_chart_figure_get_height (self->figure, &look)) : 0;
  *natural = *minimum;
}

static void
qs_chart_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  QsChartView *self = QS_CHART_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  QsChartLook look;

  if (self->figure == NULL || width <= 0 || height <= 0)
    return;

  look = get_grown_look (self);
  look.cr = qs_compat_append_cairo (snapshot, widget, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  qs_chart_figure_paint (self->figure, &look);
  cairo_destroy (look.cr);
}

static void
point_at (QsChartView *self,
          guint        line)
{
  if (self->pointed == line)
    return;

  self->pointed = line;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
motion_cb (QsChartView *self,
           double       x,
           double       y)
{
  QsChartLook look;
  cairo_surface_t *surface;

  if (self->figure == NULL)
    return;

  look = get_grown_look (self);
  /* Nothing is painted: texts are measured. */
  surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  look.cr = cairo_create (surface);
  point_at (self, qs_chart_figure_find_line (self->figure, &look, x, y));
  cairo_destroy (look.cr);
  cairo_surface_destroy (surface);
}

static void
leave_cb (QsChartView *self)
{
  point_at (self, 0);
}

static void
qs_chart_view_class_init (QsChartViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  qs_members_own (klass, QsChartView, figure, qs_chart_figure_unref);
  widget_class->get_request_mode = qs_template_prefer_width;
  widget_class->measure = qs_chart_view_measure;
  widget_class->snapshot = qs_chart_view_snapshot;

  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
qs_chart_view_init (QsChartView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_object (motion, "motion", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (leave_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}

void
qs_chart_view_set_figure (QsChartView   *self,
                          QsChartFigure *figure)
{
  if (figure != NULL)
    qs_chart_figure_ref (figure);
  g_clear_pointer (&self->figure, qs_chart_figure_unref);
  self->figure = figure;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  figure != NULL ? qs_chart_figure_get_description (figure) : "", -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

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
  QsChartLook look = paper->look;

  look.cr = cr;
  qs_color_set_source (cr, &paper->look.colors->ground);
  cairo_paint (cr);
  cairo_translate (cr, PAPER_MARGIN, PAPER_MARGIN);
  qs_chart_figure_paint (paper->figure, &look);
}

/* Asks for a file, and saves the chart to it as it is now, if there is one. @name is a suggestion. */
void
qs_chart_view_save (QsChartView *self,
                    const char  *name)
{
  QsPicture picture = { .width = PAPER_WIDTH, .paint = paint_paper };
  Paper *paper;

  if (self->figure == NULL)
    return;

  paper = g_new (Paper, 1);
  paper->figure = qs_chart_figure_ref (self->figure);
  /* On paper text is dark and the ground is light, whatever the window's style. */
  paper->look = (QsChartLook){
    .text = &qs_pango_text,
    .width = PAPER_WIDTH - 2 * PAPER_MARGIN,
    .size = PAPER_TEXT,
    .is_mirrored = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL,
    .colors = qs_chart_colors_get (FALSE, FALSE),
  };
  picture.data = paper;
  picture.height = qs_chart_figure_get_height (paper->figure, &paper->look) + 2 * PAPER_MARGIN;
  qs_saving_flow_save_picture (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Save Chart"), name, &picture,
                               paper_free);
}
