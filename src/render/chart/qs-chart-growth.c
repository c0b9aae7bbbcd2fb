/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints lines over the side of the board, on a logarithmic scale: measured parts solid, estimated parts dashed. */

#include "qs-chart-growth-private.h"

#include <math.h>

#include "qs-chart-marker.h"

/* Lengths, as multiples of the text size. */
#define NARROW 46.0  /* the width below which names go below the plot */
#define TITLE 2.8    /* the title and the gap below it */
#define PLOT 28.0    /* the least height of the plot */
#define LINE 1.5     /* the height of a name */
#define SAMPLE 2.0   /* the width of a mark before a name, with its gaps */
#define AXIS 3.6     /* the height of the lower axis's labels and name */
#define GAP 0.6      /* between an axis and its labels */
#define MARK 0.34    /* the radius of a mark */
#define STROKE 0.11  /* the width of a line */
#define BOLD 0.24    /* the same, of a bold line */
#define REACH 1.5    /* how far from a line it is still pointed at */
#define DASH 0.45    /* a dash, and the gap after it */
#define DESCENT 0.36 /* how far below a line's middle its letters stand */

/* The largest part of the width that names take beside the plot. */
#define MOST_NAME 0.4

/* What an empty chart shows. */
#define EMPTY_FIRST 4
#define EMPTY_LAST 8

static gboolean
is_narrow (const QsChart *self)
{
  return self->look.width < NARROW * self->look.size;
}

/* Whether it has a place on a logarithmic scale. */
static gboolean
is_shown (const QsGrowthSample *self)
{
  return isfinite (self->value) && self->value > 0;
}

/* In user units. */
double
qs_growth_chart_get_height (const QsChart *self)
{
  double names = self->n_lines * LINE;
  double height = TITLE + AXIS + (is_narrow (self) ? PLOT + names : MAX (PLOT, names));

  return ceil (height * self->look.size);
}

static void
find_range (const QsChart  *self,
            QsGrowthLayout *layout)
{
  g_autofree double *values = g_new0 (double, MAX (self->n_samples, 1));

  layout->first_n = G_MAXUINT;
  layout->last_n = 0;

  for (guint i = 0; i < self->n_samples; i++)
    {
      if (!is_shown (&self->samples[i]))
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

/* Changes the font of the drawing. */
void
qs_growth_chart_lay_out (const QsChart  *self,
                         QsGrowthLayout *layout)
{
  double width = self->look.width, size = self->look.size;
  double names = 0;

  *layout = (QsGrowthLayout){ .chart = self, .look = &self->look, .is_narrow = is_narrow (self), .top = TITLE * size };
  find_range (self, layout);

  layout->height = qs_growth_chart_get_height (self) - (TITLE + AXIS) * size;
  if (layout->is_narrow)
    layout->height -= self->n_lines * LINE * size;
  else
    {
      for (guint i = 0; i < self->n_lines; i++)
        names = MAX (names, qs_chart_look_measure (&self->look, self->lines[i].name, TRUE));
      names = MIN (names + SAMPLE * size, width * MOST_NAME) + size;
    }

  layout->start = qs_chart_scale_measure (&layout->scale, &self->look, self->format) + GAP * size;
  layout->length = MAX (width - layout->start - MAX (names, size), 1);
}

void
qs_growth_chart_locate (const QsGrowthLayout *self,
                        const QsGrowthSample *sample,
                        double               *x,
                        double               *y)
{
  double across = (double) (sample->n - self->first_n) / (self->last_n - self->first_n);

  *x = qs_chart_look_place (self->look, self->start + self->length * across);
  *y = self->top + self->height * (1 - qs_chart_scale_get_part (&self->scale, sample->value));
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

/* On whole pixels, so that lines are crisp. */
static double
locate_value (const QsGrowthLayout *self,
              double                value)
{
  return floor (self->top + self->height * (1 - qs_chart_scale_get_part (&self->scale, value))) + 0.5;
}

static void
paint_values (const QsGrowthLayout *self)
{
  const QsChartLook *look = self->look;
  double start = qs_chart_look_place (look, self->start);
  double end = qs_chart_look_place (look, self->start + self->length);
  gint step = qs_chart_scale_get_step (&self->scale, self->height, LINE * look->size);

  cairo_set_line_width (self->look->cr, 1);

  for (gint exponent = self->scale.first; exponent <= self->scale.last; exponent++)
    {
      g_autofree char *label = self->chart->format (pow (10, exponent));
      double y = locate_value (self, pow (10, exponent));

      if (exponent % step != 0)
        continue;

      qs_color_set_source (self->look->cr, &look->colors->grid);
      cairo_move_to (self->look->cr, start, y);
      cairo_line_to (self->look->cr, end, y);
      cairo_stroke (self->look->cr);

      qs_color_set_source (self->look->cr, &look->colors->quiet_text);
      qs_chart_look_show (look, label, FALSE, self->start - GAP * look->size, y + DESCENT * look->size, 1, look->width);
    }
}

static void
paint_boards (const QsGrowthLayout *self)
{
  const QsChartLook *look = self->look;
  double bottom = self->top + self->height;
  double distance = self->length / (self->last_n - self->first_n);
  guint step = MAX (1, (guint) ceil (2 * look->size / distance));

  qs_color_set_source (self->look->cr, &look->colors->quiet_text);

  for (guint n = self->first_n; n <= self->last_n; n += step)
    {
      char label[12];
      double x = self->start + distance * (n - self->first_n);

      g_snprintf (label, sizeof label, "%u", n);
      qs_chart_look_show (look, label, FALSE, x, bottom + 1.4 * look->size, 0.5, look->width);
    }

  qs_chart_look_show (look, self->chart->axis, FALSE, self->start + self->length / 2, bottom + 2.9 * look->size, 0.5,
                      self->length);
}

static const QsColor *
get_color (const QsGrowthLayout *self,
           guint                 line)
{
  return &self->look->colors->lines[self->chart->lines[line].style % QS_CHART_N_LINE_COLORS];
}

static void
paint_line (const QsGrowthLayout *self,
            guint                 line,
            gboolean              is_bold)
{
  const QsGrowthSample *last = NULL;
  double dash = DASH * self->look->size;
  double x, y;

  qs_color_set_source (self->look->cr, get_color (self, line));
  cairo_set_line_width (self->look->cr, (is_bold ? BOLD : STROKE) * self->look->size);

  for (guint i = 0; i < self->chart->n_samples; i++)
    {
      const QsGrowthSample *sample = &self->chart->samples[i];

      if (sample->line != line || !is_shown (sample))
        continue;

      /* Dashed parts are estimates. */
      if (last != NULL)
        {
          cairo_set_dash (self->look->cr, &dash, sample->is_estimate ? 1 : 0, 0);
          qs_growth_chart_locate (self, last, &x, &y);
          cairo_move_to (self->look->cr, x, y);
          qs_growth_chart_locate (self, sample, &x, &y);
          cairo_line_to (self->look->cr, x, y);
          cairo_stroke (self->look->cr);
        }
      last = sample;
    }

  cairo_set_dash (self->look->cr, NULL, 0, 0);
}

static void
paint_mark (const QsGrowthLayout *self,
            guint                 line,
            double                x,
            double                y,
            gboolean              is_hollow)
{
  double size = self->look->size;

  qs_chart_marker_path (self->look->cr, self->chart->lines[line].style, x, y, MARK * size);
  qs_color_set_source (self->look->cr, is_hollow ? &self->look->colors->ground : get_color (self, line));
  cairo_fill_preserve (self->look->cr);
  qs_color_stroke (self->look->cr, get_color (self, line), STROKE * size * 0.75);
}

/* A line's mark and then its name, at @x from the chart's beginning. */
static void
paint_name (const QsGrowthLayout *self,
            guint                 line,
            gboolean              is_bold,
            double                x,
            double                y)
{
  const QsChartLook *look = self->look;
  double name = x + SAMPLE * look->size, baseline = y + DESCENT * look->size;

  paint_mark (self, line, qs_chart_look_place (look, x + SAMPLE * look->size / 2), y, FALSE);
  qs_color_set_source (self->look->cr, &look->colors->text);
  qs_chart_look_show (look, self->chart->lines[line].name, is_bold, name, baseline, 0, look->width - name);
}

/* The name of a line and the height at which it ends. */
typedef struct
{
  guint line;
  double y;
  gboolean has_point;
} End;

static gint
compare_ends (gconstpointer a,
              gconstpointer b,
              gpointer      user_data)
{
  double difference = ((const End *) a)->y - ((const End *) b)->y;

  return (difference > 0) - (difference < 0);
}

/* Where the names of the lines stand, as far as they have room at the end of these, the upper ones first; those without a
 * point at the bottom. */
static void
find_names (const QsGrowthLayout *self,
            End                  *ends)
{
  g_autofree double *places = g_new (double, MAX (self->chart->n_lines, 1));
  double line = LINE * self->look->size;
  double below = self->top + self->height + AXIS * self->look->size + line / 2;

  for (guint i = 0; i < self->chart->n_lines; i++)
    ends[i] = (End){ i, self->top + self->height + 1 };

  for (guint i = 0; i < self->chart->n_samples; i++)
    {
      const QsGrowthSample *sample = &self->chart->samples[i];

      if (sample->line < self->chart->n_lines && is_shown (sample))
        ends[sample->line] = (End){ sample->line, locate_value (self, sample->value), TRUE };
    }

  g_qsort_with_data (ends, (gint) self->chart->n_lines, sizeof (End), compare_ends, NULL);
  for (guint i = 0; i < self->chart->n_lines; i++)
    places[i] = self->is_narrow ? below + i * line : ends[i].y;

  if (!self->is_narrow)
    qs_growth_chart_spread (places, self->chart->n_lines, line, line / 2, self->top + self->height);

  for (guint i = 0; i < self->chart->n_lines; i++)
    ends[i].y = places[i];
}

/* Whether the line of the name at @place, from the top, is bold. */
static gboolean
is_bold (const QsGrowthLayout *self,
         const End            *ends,
         guint                 place)
{
  guint n_drawn = 0;

  if (self->look->pointed > 0)
    return ends[place].line + 1 == self->look->pointed;

  while (n_drawn < self->chart->n_lines && ends[n_drawn].has_point)
    n_drawn++;

  return place == 0 || place == n_drawn / 2 || place + 1 == n_drawn;
}

static double
get_distance (double x,
              double y,
              double x1,
              double y1,
              double x2,
              double y2)
{
  double length = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1);
  double part = length > 0 ? CLAMP (((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length, 0, 1) : 0;

  return hypot (x - x1 - part * (x2 - x1), y - y1 - part * (y2 - y1));
}

/* The line that @x and @y point at, near it or at its name, from 1; 0 for none. Changes the font of the drawing. */
guint
qs_growth_chart_find (const QsChart *self,
                      double         x,
                      double         y)
{
  g_autofree End *ends = g_new (End, MAX (self->n_lines, 1));
  double least = REACH * self->look.size, from_x = 0, from_y = 0;
  const QsGrowthSample *last = NULL;
  QsGrowthLayout layout;
  double names;
  guint found = 0;

  qs_growth_chart_lay_out (self, &layout);
  find_names (&layout, ends);
  names = layout.is_narrow ? 0 : layout.start + layout.length;
  for (guint i = 0; i < self->n_lines; i++)
    {
      if (qs_chart_look_place (&self->look, x) > names && fabs (y - ends[i].y) <= LINE * self->look.size / 2)
        return ends[i].line + 1;
    }

  for (guint i = 0; i < self->n_samples; i++)
    {
      const QsGrowthSample *sample = &self->samples[i];
      double to_x, to_y, distance;

      if (sample->line >= self->n_lines || !is_shown (sample))
        continue;

      qs_growth_chart_locate (&layout, sample, &to_x, &to_y);
      if (last == NULL || last->line != sample->line)
        from_x = to_x, from_y = to_y;
      distance = get_distance (x, y, from_x, from_y, to_x, to_y);
      if (distance < least)
        {
          least = distance;
          found = sample->line + 1;
        }
      last = sample;
      from_x = to_x;
      from_y = to_y;
    }

  return found;
}

/* Paints the chart from the drawing's origin; the ground is not painted. Changes the colour, font, dashes and line width of
 * it. */
void
qs_growth_chart_paint (const QsChart *self)
{
  g_autofree End *ends = g_new (End, MAX (self->n_lines, 1));
  QsGrowthLayout layout;
  double names;

  qs_growth_chart_lay_out (self, &layout);
  find_names (&layout, ends);
  names = layout.is_narrow ? 0 : layout.start + layout.length + 0.4 * self->look.size;
  qs_chart_look_show_title (&self->look, self->title);
  paint_values (&layout);
  paint_boards (&layout);
  for (guint i = 0; i < self->n_lines; i++)
    paint_line (&layout, ends[i].line, is_bold (&layout, ends, i));
  for (guint i = 0; i < self->n_samples; i++)
    {
      const QsGrowthSample *sample = &self->samples[i];
      double x, y;

      if (sample->line >= self->n_lines || !is_shown (sample))
        continue;

      qs_growth_chart_locate (&layout, sample, &x, &y);
      paint_mark (&layout, sample->line, x, y, sample->is_estimate);
    }
  for (guint i = 0; i < self->n_lines; i++)
    paint_name (&layout, ends[i].line, is_bold (&layout, ends, i), names, ends[i].y);
}
