/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a bar chart on a logarithmic scale: names, bars, and at the end of each bar its label. */

#include "qs-chart-bars-private.h"

#include <math.h>

#include "qs-hatch.h"

/* Lengths, as multiples of the text size. */
#define NARROW 40.0      /* the width below which names go above their bars */
#define TITLE 2.4        /* the title and the gap below it */
#define AXIS 2.0         /* the labels of the axis */
#define ROW 2.1          /* a row */
#define NARROW_ROW 3.1   /* a row whose name is above its bar */
#define BAR 1.3          /* a bar */
#define NARROW_BAR 1.0   /* a bar below its name */
#define NARROW_NAME 1.55 /* the line above a bar */
#define GAP 0.6          /* between a bar and what is written beside it */
#define DESCENT 0.36     /* how far below a line's middle its letters stand */

/* The largest parts of the width that names and labels take. */
#define MOST_NAME 0.38
#define MOST_LABEL 0.34

static gboolean
is_narrow (const QsChart *self)
{
  return self->look.width < NARROW * self->look.size;
}

/* In user units. */
double
qs_bar_chart_get_height (const QsChart *self)
{
  double row = is_narrow (self) ? NARROW_ROW : ROW;

  return ceil (self->look.size * (TITLE + MAX (self->n_bars, 1) * row + AXIS));
}

static double
measure_widest (const QsChart *self,
                gboolean       of_labels)
{
  double widest = 0;

  for (guint i = 0; i < self->n_bars; i++)
    widest = MAX (widest, qs_chart_look_measure (&self->look, of_labels ? self->bars[i].label : self->bars[i].name, FALSE));

  return widest;
}

static void
lay_out_across (const QsChart *self,
                QsBarLayout   *layout)
{
  double gap = GAP * self->look.size, width = self->look.width;

  layout->label_width = measure_widest (self, TRUE);

  if (layout->is_narrow)
    {
      layout->label_width = MIN (layout->label_width, width / 2);
      layout->start = 0;
      layout->length = width;
      layout->name_width = width - layout->label_width - gap;
      return;
    }

  layout->label_width = MIN (layout->label_width, width * MOST_LABEL);
  layout->name_width = MIN (measure_widest (self, FALSE), width * MOST_NAME);
  layout->start = layout->name_width + gap;
  layout->length = width - layout->start - layout->label_width - gap;
}

/* Changes the font of the drawing. */
void
qs_bar_chart_lay_out (const QsChart *self,
                      QsBarLayout   *layout)
{
  double size = self->look.size;
  gboolean narrow = is_narrow (self);
  g_autofree double *values = g_new (double, MAX (self->n_bars, 1));
  double ticks;

  *layout = (QsBarLayout){
    .chart = self,
    .look = &self->look,
    .is_narrow = narrow,
    .top = TITLE * size,
    .row_height = (narrow ? NARROW_ROW : ROW) * size,
    .bar_top = narrow ? NARROW_NAME * size : (ROW - BAR) / 2 * size,
    .bar_height = (narrow ? NARROW_BAR : BAR) * size,
  };
  for (guint i = 0; i < self->n_bars; i++)
    values[i] = self->bars[i].value;
  qs_chart_scale_init (&layout->scale, values, self->n_bars);
  lay_out_across (self, layout);
  ticks = qs_chart_scale_measure (&layout->scale, &self->look, self->format);
  layout->tick_step = qs_chart_scale_get_step (&layout->scale, layout->length, ticks + size);
}

/* Where names are above their bars, the lines do not cross them. */
static void
add_grid_line (const QsBarLayout *self,
               double             x)
{
  guint n_rows = MAX (self->chart->n_bars, 1);
  double bottom = self->top + n_rows * self->row_height;

  if (!self->is_narrow)
    {
      cairo_move_to (self->look->cr, x, self->top);
      cairo_line_to (self->look->cr, x, bottom + 0.3 * self->look->size);
      return;
    }

  for (guint i = 0; i < n_rows; i++)
    {
      double y = self->top + i * self->row_height;

      cairo_move_to (self->look->cr, x, y + self->bar_top);
      cairo_line_to (self->look->cr, x, y + self->row_height);
    }
}

static void
paint_grid (const QsBarLayout *self)
{
  gint decades = self->scale.last - self->scale.first;

  qs_color_set_source (self->look->cr, &self->look->colors->grid);
  cairo_set_line_width (self->look->cr, 1);

  for (gint i = 0; i <= decades; i++)
    {
      double x = qs_chart_look_place (self->look, self->start + self->length * i / decades);

      /* A line half beyond the edge would look half as wide. */
      add_grid_line (self, floor (CLAMP (x, 0, self->look->width - 1)) + 0.5);
    }
  cairo_stroke (self->look->cr);
}

static void
paint_ticks (const QsBarLayout *self)
{
  double width = self->look->width;
  double baseline = self->top + MAX (self->chart->n_bars, 1) * self->row_height + 1.4 * self->look->size;

  qs_color_set_source (self->look->cr, &self->look->colors->quiet_text);

  for (gint exponent = self->scale.first; exponent <= self->scale.last; exponent++)
    {
      g_autofree char *label = self->chart->format (pow (10, exponent));
      double half = qs_chart_look_measure (self->look, label, FALSE) / 2;
      double x = self->start + self->length * qs_chart_scale_get_part (&self->scale, pow (10, exponent));

      if (exponent % self->tick_step == 0)
        qs_chart_look_show (self->look, label, FALSE, CLAMP (x, half, width - half), baseline, 0.5, width);
    }
}

/* Stripes take the place of a colour of its own. */
static void
hatch (const QsBarLayout *self,
       double             x,
       double             y,
       double             width,
       double             height)
{
  const QsHatch stripes = { -height, self->look->size * 0.45, 1, TRUE };

  x += 0.5;
  y += 0.5;
  width = MAX (width - 1, 0);
  height -= 1;
  cairo_rectangle (self->look->cr, x, y, width, height);
  cairo_set_line_width (self->look->cr, 1);
  cairo_stroke (self->look->cr);
  qs_hatch_add (self->look->cr, &stripes, x, y, width, height);
  cairo_fill (self->look->cr);
}

static void
paint_words (const QsBarLayout *self,
             const QsBar       *bar,
             double             y,
             double             length)
{
  gboolean narrow = self->is_narrow;
  double gap = GAP * self->look->size;
  double line = y + (narrow ? 1.15 : ROW / 2 + DESCENT) * self->look->size;
  double name = narrow ? 0 : self->start - gap;
  double label = narrow ? self->look->width : self->start + length + gap;

  qs_color_set_source (self->look->cr, &self->look->colors->text);
  qs_chart_look_show (self->look, bar->name, FALSE, name, line, narrow ? 0 : 1, self->name_width);
  qs_chart_look_show (self->look, bar->label, FALSE, label, line, narrow ? 1 : 0, self->label_width);
}

static void
paint_row (const QsBarLayout *self,
           guint              i)
{
  const QsBar *bar = &self->chart->bars[i];
  double y = self->top + i * self->row_height;
  double length = self->length * qs_chart_scale_get_part (&self->scale, bar->value);
  double bar_y = round (y + self->bar_top), bar_length = MAX (length, 1);
  double bar_x = qs_chart_look_place (self->look, self->start) - (self->look->is_mirrored ? bar_length : 0);

  qs_color_set_source (self->look->cr, bar->is_best ? &self->look->colors->best_bar : &self->look->colors->bar);
  if (length > 0 && bar->is_reference)
    hatch (self, bar_x, bar_y, bar_length, self->bar_height);
  else if (length > 0)
    {
      cairo_rectangle (self->look->cr, bar_x, bar_y, bar_length, self->bar_height);
      cairo_fill (self->look->cr);
    }
  paint_words (self, bar, y, length);
}

/* Paints the chart from the drawing's origin; the ground is not painted. Changes the colour, font and line width of it. */
void
qs_bar_chart_paint (const QsChart *self)
{
  QsBarLayout layout;

  qs_bar_chart_lay_out (self, &layout);
  qs_chart_look_show_title (&self->look, self->title);
  paint_grid (&layout);
  paint_ticks (&layout);
  for (guint i = 0; i < self->n_bars; i++)
    paint_row (&layout, i);
}
