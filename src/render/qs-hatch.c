/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hatches a rectangle without a clip, which some programs that show SVG do not heed: each line is a polygon that ends
 * where the rectangle does. */

#include "qs-hatch.h"

typedef struct
{
  cairo_t *cr;
  double x;
  double y;
  double width;
  double height;
  gboolean rises;
} Box;

/* A corner of a polygon, from where lines begin. */
static void
add_corner (const Box *box,
            double     across,
            double     along)
{
  cairo_line_to (box->cr, box->x + across, box->y + (box->rises ? box->height - along : along));
}

static void
add_start (const Box *box,
           double     place)
{
  add_corner (box, MAX (place, 0), MAX (-place, 0));
}

static void
add_end (const Box *box,
         double     place)
{
  add_corner (box, MIN (box->width, box->height + place), MIN (box->height, box->width - place));
}

/* Both edges of the line, and the corners of the rectangle that lie between them. */
static void
add_line (const Box *box,
          double     from,
          double     to)
{
  double last = box->width - box->height;

  cairo_new_sub_path (box->cr);
  add_start (box, from);
  if (from < 0 && to > 0)
    add_corner (box, 0, 0);
  add_start (box, to);
  add_end (box, to);
  if (from < last && to > last)
    add_corner (box, box->width, box->height);
  add_end (box, from);
  cairo_close_path (box->cr);
}

/* Adds the lines that have their middle within the rectangle to the current path, for a fill. */
void
qs_hatch_add (cairo_t       *cr,
              const QsHatch *hatch,
              double         x,
              double         y,
              double         width,
              double         height)
{
  const Box box = { cr, x, y, width, height, hatch->rises };
  double half = hatch->width * G_SQRT2 / 2;

  for (guint i = 0; hatch->first + i * hatch->step < width; i++)
    {
      double middle = hatch->first + i * hatch->step;

      if (middle > -height)
        add_line (&box, MAX (middle - half, -height), MIN (middle + half, width));
    }
}
