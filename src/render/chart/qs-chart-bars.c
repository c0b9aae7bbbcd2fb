/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a bar chart on a logarithmic scale: names, bars, and at the end of each bar its label.
 *
 * Everything is laid out from the chart's beginning; only the placing converts that into a
 * place from the left. */

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

static QsChartFont
get_font (const QsBarChart *self,
          gboolean          is_bold)
{
  return (QsChartFont){ self->text, self->size, is_bold };
}

static double
place (const QsBarChart  *self,
       const QsBarLayout *layout,
       double             x)
{
  return self->is_mirrored ? layout->width - x : x;
}

/* The end of a text that is nearer to the chart's beginning: 0 for the left one, 1 for the right one. */
static double
get_beginning (const QsBarChart *self)
{
  return self->is_mirrored ? 1 : 0;
}

static gboolean
is_narrow (const QsBarChart *self,
           double            width)
{
  return width < NARROW * self->size;
}

/* In user units, as @width is. */
double
qs_bar_chart_get_height (const QsBarChart *self,
                         double            width)
{
  double row = is_narrow (self, width) ? NARROW_ROW : ROW;

  return ceil (self->size * (TITLE + MAX (self->n_bars, 1) * row + AXIS));
}

static double
measure_widest (const QsBarChart *self,
                cairo_t          *cr,
                gboolean          of_labels)
{
  QsChartFont font = get_font (self, FALSE);
  double widest = 0;

  for (guint i = 0; i < self->n_bars; i++)
    widest = MAX (widest, qs_chart_font_measure (&font, cr, of_labels ? self->bars[i].label : self->bars[i].name));

  return widest;
}

static void
lay_out_across (const QsBarChart *self,
                cairo_t          *cr,
                QsBarLayout      *layout)
{
  double gap = GAP * self->size;

  layout->label_width = measure_widest (self, cr, TRUE);

  if (layout->is_narrow)
    {
      layout->label_width = MIN (layout->label_width, layout->width / 2);
      layout->start = 0;
      layout->length = layout->width;
      layout->name_width = layout->width - layout->label_width - gap;
      return;
    }

  layout->label_width = MIN (layout->label_width, layout->width * MOST_LABEL);
  layout->name_width = MIN (measure_widest (self, cr, FALSE), layout->width * MOST_NAME);
  layout->start = layout->name_width + gap;
  layout->length = layout->width - layout->start - layout->label_width - gap;
}

/* Changes the font of @cr. */
void
qs_bar_chart_lay_out (const QsBarChart *self,
                      cairo_t          *cr,
                      double            width,
                      QsBarLayout      *layout)
{
  double size = self->size;
  gboolean narrow = is_narrow (self, width);
  QsChartFont font = get_font (self, FALSE);
  g_autofree double *values = g_new (double, MAX (self->n_bars, 1));
  double ticks;

  *layout = (QsBarLayout){
    .width = width,
    .is_narrow = narrow,
    .top = TITLE * size,
    .row_height = (narrow ? NARROW_ROW : ROW) * size,
    .bar_top = narrow ? NARROW_NAME * size : (ROW - BAR) / 2 * size,
    .bar_height = (narrow ? NARROW_BAR : BAR) * size,
  };
  for (guint i = 0; i < self->n_bars; i++)
    values[i] = self->bars[i].value;
  qs_chart_scale_init (&layout->scale, values, self->n_bars);
  lay_out_across (self, cr, layout);
  ticks = qs_chart_scale_measure (&layout->scale, cr, &font, self->format);
  layout->tick_step = qs_chart_scale_get_step (&layout->scale, layout->length, ticks + size);
}

/* Where names are above their bars, the lines do not cross them. */
static void
add_grid_line (const QsBarChart  *self,
               cairo_t           *cr,
               const QsBarLayout *layout,
               double             x)
{
  guint n_rows = MAX (self->n_bars, 1);
  double bottom = layout->top + n_rows * layout->row_height;

  if (!layout->is_narrow)
    {
      cairo_move_to (cr, x, layout->top);
      cairo_line_to (cr, x, bottom + 0.3 * self->size);
      return;
    }

  for (guint i = 0; i < n_rows; i++)
    {
      double y = layout->top + i * layout->row_height;

      cairo_move_to (cr, x, y + layout->bar_top);
      cairo_line_to (cr, x, y + layout->row_height);
    }
}

static void
paint_grid (const QsBarChart    *self,
            cairo_t             *cr,
            const QsBarLayout   *layout,
            const QsChartColors *colors)
{
  gint decades = layout->scale.last - layout->scale.first;

  qs_color_set_source (cr, &colors->grid);
  cairo_set_line_width (cr, 1);

  for (gint i = 0; i <= decades; i++)
    {
      double x = place (self, layout, layout->start + layout->length * i / decades);

      /* A line half beyond the edge would look half as wide. */
      add_grid_line (self, cr, layout, floor (CLAMP (x, 0, layout->width - 1)) + 0.5);
    }
  cairo_stroke (cr);
}

static void
paint_ticks (const QsBarChart    *self,
             cairo_t             *cr,
             const QsBarLayout   *layout,
             const QsChartColors *colors)
{
  QsChartFont font = get_font (self, FALSE);
  double baseline = layout->top + MAX (self->n_bars, 1) * layout->row_height + 1.4 * self->size;

  qs_color_set_source (cr, &colors->quiet_text);

  for (gint exponent = layout->scale.first; exponent <= layout->scale.last; exponent++)
    {
      g_autofree char *label = self->format (pow (10, exponent));
      double half = qs_chart_font_measure (&font, cr, label) / 2;
      double x = layout->start + layout->length * qs_chart_scale_get_part (&layout->scale, pow (10, exponent));

      if (exponent % layout->tick_step != 0)
        continue;

      x = CLAMP (place (self, layout, x), half, layout->width - half);
      qs_chart_font_show (&font, cr, label, x, baseline, 0.5, layout->width);
    }
}

/* Stripes take the place of a colour of its own. */
static void
hatch (const QsBarChart *self,
       cairo_t          *cr,
       double            x,
       double            y,
       double            width,
       double            height)
{
  const QsHatch stripes = { -height, self->size * 0.45, 1, TRUE };

  x += 0.5;
  y += 0.5;
  width = MAX (width - 1, 0);
  height -= 1;
  cairo_rectangle (cr, x, y, width, height);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  qs_hatch_add (cr, &stripes, x, y, width, height);
  cairo_fill (cr);
}

static void
paint_words (const QsBarChart    *self,
             cairo_t             *cr,
             const QsBarLayout   *layout,
             const QsChartColors *colors,
             const QsBar         *bar,
             double               y,
             double               length)
{
  QsChartFont font = get_font (self, FALSE);
  double gap = GAP * self->size;
  double beginning = get_beginning (self);
  double line = y + (layout->is_narrow ? 1.15 : ROW / 2 + DESCENT) * self->size;
  double name = layout->is_narrow ? 0 : layout->start - gap;
  double label = layout->is_narrow ? layout->width : layout->start + length + gap;

  qs_color_set_source (cr, &colors->text);
  qs_chart_font_show (&font, cr, bar->name, place (self, layout, name), line,
                      layout->is_narrow ? beginning : 1 - beginning, layout->name_width);
  qs_chart_font_show (&font, cr, bar->label, place (self, layout, label), line,
                      layout->is_narrow ? 1 - beginning : beginning, layout->label_width);
}

static void
paint_row (const QsBarChart    *self,
           cairo_t             *cr,
           const QsBarLayout   *layout,
           const QsChartColors *colors,
           guint                i)
{
  const QsBar *bar = &self->bars[i];
  double y = layout->top + i * layout->row_height;
  double length = layout->length * qs_chart_scale_get_part (&layout->scale, bar->value);
  double bar_y = round (y + layout->bar_top), bar_length = MAX (length, 1);
  double bar_x = place (self, layout, layout->start) - (self->is_mirrored ? bar_length : 0);

  qs_color_set_source (cr, bar->is_best ? &colors->best_bar : &colors->bar);
  if (length > 0 && bar->is_reference)
    hatch (self, cr, bar_x, bar_y, bar_length, layout->bar_height);
  else if (length > 0)
    {
      cairo_rectangle (cr, bar_x, bar_y, bar_length, layout->bar_height);
      cairo_fill (cr);
    }
  paint_words (self, cr, layout, colors, bar, y, length);
}

/* Paints the chart, @width user units wide, from the drawing's origin; the ground is not painted.
 * Changes the colour, font and line width of @cr. */
void
qs_bar_chart_paint (const QsBarChart    *self,
                    cairo_t             *cr,
                    double               width,
                    const QsChartColors *colors)
{
  QsChartFont font = get_font (self, TRUE);
  QsBarLayout layout;

  qs_bar_chart_lay_out (self, cr, width, &layout);
  qs_color_set_source (cr, &colors->text);
  qs_chart_font_show (&font, cr, self->title, place (self, &layout, 0), 1.2 * self->size,
                      get_beginning (self), width);

  paint_grid (self, cr, &layout, colors);
  paint_ticks (self, cr, &layout, colors);
  for (guint i = 0; i < self->n_bars; i++)
    paint_row (self, cr, &layout, colors, i);
}
