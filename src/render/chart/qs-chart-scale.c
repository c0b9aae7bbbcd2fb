/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A logarithmic scale of whole decades: where a value lies, and which decades have room for a label. */

#include "qs-chart-scale.h"

#include <math.h>

/* What an empty chart shows: a millisecond to a second. */
#define EMPTY_FIRST (-3)
#define EMPTY_LAST 0

/* How far the smallest value is above the scale's low end at least, as a part of a decade, so that its bar
 * can be seen. */
#define LEAST_PART 0.1

static gboolean
can_be_shown (double value)
{
  return isfinite (value) && value > 0;
}

/* Makes the shortest scale on which all values lie above its low end. Values that are not above 0
 * have no place on it and do not count. */
void
qs_chart_scale_init (QsChartScale *self,
                     const double *values,
                     guint         n_values)
{
  double low = G_MAXDOUBLE;
  double high = 0;

  for (guint i = 0; i < n_values; i++)
    {
      if (!can_be_shown (values[i]))
        continue;

      low = MIN (low, values[i]);
      high = MAX (high, values[i]);
    }

  if (high <= 0)
    {
      *self = (QsChartScale){ EMPTY_FIRST, EMPTY_LAST };
      return;
    }

  self->first = (gint) floor (log10 (low) - LEAST_PART);
  self->last = MAX ((gint) ceil (log10 (high)), self->first + 1);
}

/* Where the value lies: 0 at the low end, 1 at the high one; values beyond the ends, and those
 * that are not above 0, lie at the ends. */
double
qs_chart_scale_get_part (const QsChartScale *self,
                         double              value)
{
  if (!can_be_shown (value))
    return 0;

  return CLAMP ((log10 (value) - self->first) / (self->last - self->first), 0.0, 1.0);
}

/* A number such that labels, @room long, fit at the powers of ten whose exponents are its
 * multiples: 1, or a multiple of 3, as the names of units go. */
gint
qs_chart_scale_get_step (const QsChartScale *self,
                         double              length,
                         double              room)
{
  double decade = length / (self->last - self->first);
  gint step = 1;

  if (decade >= room)
    return 1;

  do
    step = step == 1 ? 3 : step * 2;
  while (step * decade < room && step < 3 * (self->last - self->first));

  return step;
}

/* The width of the widest label at a power of ten. */
double
qs_chart_scale_measure (const QsChartScale *self,
                        const QsChartLook  *look,
                        QsChartFormat       format)
{
  double widest = 0;

  for (gint exponent = self->first; exponent <= self->last; exponent++)
    {
      g_autofree char *label = format (pow (10, exponent));

      widest = MAX (widest, qs_chart_look_measure (look, label, FALSE));
    }

  return widest;
}
