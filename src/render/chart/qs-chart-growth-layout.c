/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the parts of a chart of growth are. */

#include "qs-chart-growth-layout.h"

#include <math.h>

/* Lengths, as multiples of the text size. */
#define NARROW 46.0 /* the width below which names go below the plot */
#define TITLE 2.8   /* the title and the gap below it */
#define PLOT 28.0   /* the least height of the plot */
#define GAP 0.6     /* between an axis and its labels */

/* The largest part of the width that names take beside the plot. */
#define MOST_NAME 0.4

/* What an empty chart shows. */
#define EMPTY_FIRST 4
#define EMPTY_LAST 8

static gboolean
is_narrow (const QsGrowthChart *self,
           double               width)
{
  return width < NARROW * self->size;
}

/* Whether it has a place on a logarithmic scale. */
gboolean
qs_growth_sample_is_shown (const QsGrowthSample *self)
{
  return isfinite (self->value) && self->value > 0;
}

/* In user units, as @width is. */
double
qs_growth_chart_get_height (const QsGrowthChart *self,
                            double               width)
{
  double names = self->n_lines * QS_GROWTH_LINE;
  double height = TITLE + QS_GROWTH_AXIS + (is_narrow (self, width) ? PLOT + names : MAX (PLOT, names));

  return ceil (height * self->size);
}

static void
find_range (const QsGrowthChart *self,
            QsGrowthLayout      *layout)
{
  g_autofree double *values = g_new0 (double, MAX (self->n_samples, 1));

  layout->first_n = G_MAXUINT;
  layout->last_n = 0;

  for (guint i = 0; i < self->n_samples; i++)
    {
      if (!qs_growth_sample_is_shown (&self->samples[i]))
        continue;

      values[i] = self->samples[i].value;
      layout->first_n = MIN (layout->first_n, self->samples[i].n);
      layout->last_n = MAX (layout->last_n, self->samples[i].n);
    }

  qs_chart_scale_init (&layout->scale, values, self->n_samples);
  if (layout->last_n == 0)
    {
      layout->first_n = EMPTY_FIRST;
      layout->last_n = EMPTY_LAST;
    }
  layout->last_n = MAX (layout->last_n, layout->first_n + 1);
}

/* Changes the font of @cr. */
void
qs_growth_chart_lay_out (const QsGrowthChart *self,
                         cairo_t             *cr,
                         double               width,
                         QsGrowthLayout      *layout)
{
  const QsChartFont font = { self->text, self->size, FALSE }, name_font = { self->text, self->size, TRUE };
  double size = self->size;
  double height = qs_growth_chart_get_height (self, width);
  double names = 0;

  *layout = (QsGrowthLayout){
    .width = width,
    .is_narrow = is_narrow (self, width),
    .top = TITLE * size,
  };
  find_range (self, layout);

  layout->height = height - (TITLE + QS_GROWTH_AXIS) * size;
  if (layout->is_narrow)
    layout->height -= self->n_lines * QS_GROWTH_LINE * size;
  else
    {
      for (guint i = 0; i < self->n_lines; i++)
        names = MAX (names, qs_chart_font_measure (&name_font, cr, self->lines[i].name));
      names = MIN (names + QS_GROWTH_SAMPLE * size, width * MOST_NAME) + size;
    }

  layout->start = qs_chart_scale_measure (&layout->scale, cr, &font, self->format) + GAP * size;
  layout->length = MAX (width - layout->start - MAX (names, size), 1);
}

/* How far from the left side is what is @x from the chart's beginning. */
double
qs_growth_chart_place (const QsGrowthChart  *self,
                       const QsGrowthLayout *layout,
                       double                x)
{
  return self->is_mirrored ? layout->width - x : x;
}

void
qs_growth_chart_locate (const QsGrowthChart  *self,
                        const QsGrowthLayout *layout,
                        const QsGrowthSample *sample,
                        double               *x,
                        double               *y)
{
  double across = (double) (sample->n - layout->first_n) / (layout->last_n - layout->first_n);

  *x = qs_growth_chart_place (self, layout, layout->start + layout->length * across);
  *y = layout->top + layout->height * (1 - qs_chart_scale_get_part (&layout->scale, sample->value));
}

/* Moves places apart, no further than needed, until none covers another. Each of @places, from
 * the lowest, is where one would best be, and then where it goes. Neighbours are at least
 * @distance apart, the first may begin at @low and the last end at @high; with too little room,
 * places go below @low. */
void
qs_growth_chart_spread (double *places,
                        guint   n_places,
                        double  distance,
                        double  low,
                        double  high)
{
  for (guint i = 0; i < n_places; i++)
    {
      places[i] = MAX (places[i], low);
      low = places[i] + distance;
    }

  for (guint i = n_places; i-- > 0;)
    {
      places[i] = MIN (places[i], high);
      high = places[i] - distance;
    }
}
