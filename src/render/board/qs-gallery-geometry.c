/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the thumbnails of a gallery are: rows are counted, and only those in sight are measured. */

#include "qs-gallery-geometry.h"

#include <math.h>

/* The least room between two thumbnails. */
#define GAP 4

/* Boards may be smaller than wanted, by this, where one more then fits beside the others. */
#define SHRUNK 0.85

/* The least side of a board, however small the view is. */
#define MIN_SIDE 16

/* 2^64: the first number that does not fit in a guint64. */
#define BEYOND 18446744073709551616.0

static guint64
count_rows (double number)
{
  if (number >= BEYOND)
    return G_MAXUINT64;

  return number > 0 ? (guint64) number : 0;
}

static guint64
get_row (const QsGalleryGeometry *self,
         guint64                  item)
{
  return item / self->n_columns;
}

/* How far the top of @row is below the top of the view. */
static double
get_top (const QsGalleryGeometry *self,
         guint64                  row)
{
  double rows = row >= self->row ? (double) (row - self->row) : -(double) (self->row - row);

  return rows * self->row_height - self->offset;
}

/* Shows the rows before @end, with the last of them at the bottom; or all of them when they fit. */
static void
align_bottom (QsGalleryGeometry *self,
              guint64            end)
{
  guint64 whole = count_rows (floor (self->view.height / self->row_height));
  double rest = self->view.height - (double) whole * self->row_height;

  self->offset = 0;
  if (end <= whole)
    self->row = 0;
  else if (rest > 0)
    {
      self->row = end - whole - 1;
      self->offset = self->row_height - rest;
    }
  else
    self->row = end - whole;
}

/* Nothing is shown beyond the last row, unless all fit. */
static void
clamp (QsGalleryGeometry *self)
{
  QsGalleryGeometry last = *self;

  align_bottom (&last, qs_gallery_geometry_get_n_rows (self));
  if (self->row > last.row || (self->row == last.row && self->offset > last.offset))
    {
      self->row = last.row;
      self->offset = last.offset;
    }
}

static void
lay_out (QsGalleryGeometry   *self,
         const QsGalleryView *view)
{
  double beside = 2 * QS_GALLERY_PADDING + GAP;
  double below = beside + QS_GALLERY_LABEL_GAP + view->label_height;
  double ratio = view->ratio > 0 ? view->ratio : 1;
  double n_beside = MAX (floor (view->width / (MAX (SHRUNK * view->side, view->label_width) + beside)), 1);
  double side = MIN (view->side, MIN (view->width / n_beside - beside, (view->height - below) / ratio));
  double most = G_MAXUINT;

  for (guint64 n_columns = 1; n_columns <= MIN (self->n_items, n_beside); n_columns++)
    {
      double n_rows = (double) ((self->n_items + n_columns - 1) / n_columns);
      double room = MIN (view->width / (double) n_columns - beside, (view->height / n_rows - below) / ratio);

      if (MIN (room, view->largest) >= side)
        {
          side = MIN (room, view->largest);
          most = (double) n_columns;
        }
    }

  self->view = *view;
  self->side = floor (MAX (side, MIN_SIDE));
  self->item_width = MAX (self->side, view->label_width) + 2 * QS_GALLERY_PADDING;
  self->item_height = ceil (self->side * ratio) + below - GAP;
  self->row_height = self->item_height + GAP;
  self->n_columns = (guint) MAX (MIN (most, view->width / (self->item_width + GAP)), 1);
}

/* Scrolls as little as is needed to see all of a thumbnail. */
static void
reveal (QsGalleryGeometry *self,
        guint64            item)
{
  guint64 row;
  double top;

  if (item >= self->n_items)
    return;

  row = get_row (self, item);
  top = get_top (self, row);
  if (top >= 0 && top + self->row_height <= self->view.height)
    return;

  if (top > 0 && self->row_height <= self->view.height)
    align_bottom (self, row + 1);
  else
    {
      self->row = row;
      self->offset = 0;
    }
  clamp (self);
}

/* Lays out the gallery. Columns share the width evenly. One whole thumbnail always fits, in any
 * view that has room for a board at all. If thumbnail @item is in the view, it stays at about the
 * same height. */
void
qs_gallery_geometry_set_view (QsGalleryGeometry   *self,
                              const QsGalleryView *view,
                              guint64              item)
{
  gboolean is_seen;
  double top;

  if (self->n_columns == 0)
    {
      lay_out (self, view);
      reveal (self, item);
      return;
    }

  top = get_top (self, get_row (self, item));
  is_seen = item < self->n_items && top > -self->row_height && top < self->view.height;
  if (!is_seen)
    {
      item = self->row * self->n_columns;
      top = -self->offset;
    }

  lay_out (self, view);
  self->row = get_row (self, item);
  self->offset = 0;
  qs_gallery_geometry_scroll (self, -top);
  if (is_seen)
    reveal (self, item);
}

/* Makes the list longer or shorter, at its end. Visible thumbnails stay where they are as long as
 * they exist. */
void
qs_gallery_geometry_set_n_items (QsGalleryGeometry *self,
                                 guint64            n_items)
{
  self->n_items = n_items;
  if (self->n_columns == 0)
    return;

  lay_out (self, &self->view);
  clamp (self);
}

/* Scrolls down by so many pixels, no further than the ends; below 0 up. */
void
qs_gallery_geometry_scroll (QsGalleryGeometry *self,
                            double             distance)
{
  double rows = floor ((self->offset + distance) / self->row_height);
  guint64 n_rows = count_rows (fabs (rows));

  if (rows < 0 && n_rows > self->row)
    {
      self->row = 0;
      self->offset = 0;
      return;
    }

  /* Rounding may give a whole row. */
  self->offset = CLAMP (self->offset + distance - rows * self->row_height, 0, nextafter (self->row_height, 0));
  if (rows < 0)
    self->row -= n_rows;
  else
    self->row += MIN (n_rows, G_MAXUINT64 - self->row);
  clamp (self);
}

/* Scrolls as little as is needed to see all of @item, which is selected now. A page further, its
 * row is where that of @before was, which was selected; beyond the last thumbnail for none. */
void
qs_gallery_geometry_follow (QsGalleryGeometry *self,
                            guint64            before,
                            guint64            item)
{
  guint page_rows = qs_gallery_geometry_get_page_rows (self);

  if (MAX (item, before) - MIN (item, before) == (guint64) page_rows * self->n_columns)
    qs_gallery_geometry_scroll (self, (item > before ? self->row_height : -self->row_height) * page_rows);

  reveal (self, item);
}

guint64
qs_gallery_geometry_get_n_rows (const QsGalleryGeometry *self)
{
  return self->n_items / self->n_columns + (self->n_items % self->n_columns > 0);
}

/* How many whole rows fit into the view, at least 1. */
guint
qs_gallery_geometry_get_page_rows (const QsGalleryGeometry *self)
{
  return MAX ((guint) MAX (self->view.height / self->row_height, 0), 1);
}

/* Goes @n_rows down, or up if below 0, in a column, no further than the ends. In a last row that
 * is too short for the column it ends at the last thumbnail. */
guint64
qs_gallery_geometry_get_neighbour (const QsGalleryGeometry *self,
                                   guint64                  item,
                                   int                      n_rows)
{
  guint64 row = get_row (self, item), n_moved;

  g_return_val_if_fail (item < self->n_items, 0);

  if (n_rows < 0)
    return item - MIN ((guint64) - (gint64) n_rows, row) * self->n_columns;

  n_moved = MIN ((guint64) n_rows, qs_gallery_geometry_get_n_rows (self) - 1 - row);
  return item + MIN (n_moved * self->n_columns, self->n_items - 1 - item);
}

/* Finds the thumbnails that can be seen, and @margin rows above and below, up to before @end.
 * Their number is about the same wherever the view is: there is always one row more than can be
 * seen at a time. */
void
qs_gallery_geometry_get_items (const QsGalleryGeometry *self,
                               guint                    margin,
                               guint64                 *first,
                               guint64                 *end)
{
  guint64 n_rows = qs_gallery_geometry_get_n_rows (self);
  guint64 n_shown = MIN (n_rows, count_rows (ceil (self->view.height / self->row_height)) + 1);
  guint64 row = MIN (self->row, n_rows - n_shown), end_row = row + n_shown;

  row -= MIN (row, margin);
  end_row += MIN (n_rows - end_row, margin);
  *first = row * self->n_columns;
  *end = end_row < n_rows ? end_row * self->n_columns : self->n_items;
}

/* The left and top edge of a thumbnail in the view, in whole pixels; it may be outside. */
void
qs_gallery_geometry_get_place (const QsGalleryGeometry *self,
                               guint64                  item,
                               double                  *x,
                               double                  *y)
{
  guint column = (guint) (item % self->n_columns);
  double column_width = self->view.width / self->n_columns;

  *x = floor (column * column_width + (column_width - self->item_width) / 2);
  *y = get_top (self, get_row (self, item)) + GAP / 2.0;
}

/* How many rows are above the view, for a scroll bar, which needs no exact number. */
double
qs_gallery_geometry_get_position (const QsGalleryGeometry *self)
{
  return (double) self->row + self->offset / self->row_height;
}

/* How many rows fit into the view, not only whole ones. */
double
qs_gallery_geometry_get_page (const QsGalleryGeometry *self)
{
  return self->view.height / self->row_height;
}

/* Goes where a scroll bar was moved to. The scroll bar's end is the end of the list, even where
 * numbers of rows are no longer exact. */
void
qs_gallery_geometry_set_position (QsGalleryGeometry *self,
                                  double             position)
{
  guint64 n_rows = qs_gallery_geometry_get_n_rows (self);

  if (position >= (double) n_rows - qs_gallery_geometry_get_page (self))
    {
      align_bottom (self, n_rows);
      return;
    }

  position = MAX (position, 0);
  self->row = count_rows (floor (position));
  self->offset = (position - floor (position)) * self->row_height;
  clamp (self);
}
