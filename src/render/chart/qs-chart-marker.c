/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The marks on the lines of a chart: polygons, stars and crosses, which can be told apart without their colour. */

#include "qs-chart-marker.h"

#include <math.h>

/* A shape: every second of its corners may lie further in. */
typedef struct
{
  guint n_corners; /* 0 for a circle */
  double turn;     /* where the first corner is: in parts of a full turn from the top, clockwise */
  double inner;    /* how far out every second corner lies, as a part of the radius */
  double growth;   /* makes all shapes look equally large */
} Shape;

/* Neighbours differ as much as they can. */
static const Shape shapes[QS_CHART_N_MARKERS] = {
  { 0, 0, 1, 0.9 },               /* circle */
  { 4, 1.0 / 8, 1, 1.15 },        /* square */
  { 3, 0, 1, 1.2 },               /* triangle, up */
  { 10, 0, 0.42, 1.3 },           /* star */
  { 4, 0, 1, 1.15 },              /* diamond */
  { 3, 1.0 / 2, 1, 1.2 },         /* triangle, down */
  { 8, 0, 0.38, 1.25 },           /* star of four points */
  { 16, 0, 0.5, 1.25 },           /* star of eight points */
  { 3, 1.0 / 4, 1, 1.2 },         /* triangle, right */
  { 8, 1.0 / 8, 0.38, 1.25 },     /* star of four points, turned: a saltire */
  { 3, 3.0 / 4, 1, 1.2 },         /* triangle, left */
  { 6, 0, 0.24, 1.4 },            /* star of three points */
};

/* Adds a mark to the path, which reaches about @radius from its middle. Shapes past the last
 * begin again. */
void
qs_chart_marker_path (cairo_t *cr,
                      guint    marker,
                      double   x,
                      double   y,
                      double   radius)
{
  const Shape *shape = &shapes[marker % QS_CHART_N_MARKERS];

  radius *= shape->growth;
  cairo_new_sub_path (cr);
  if (shape->n_corners == 0)
    cairo_arc (cr, x, y, radius, 0, 2 * G_PI);

  for (guint i = 0; i < shape->n_corners; i++)
    {
      double angle = 2 * G_PI * (shape->turn + (double) i / shape->n_corners);
      double distance = i % 2 == 1 ? radius * shape->inner : radius;

      cairo_line_to (cr, x + distance * sin (angle), y - distance * cos (angle));
    }

  cairo_close_path (cr);
}
