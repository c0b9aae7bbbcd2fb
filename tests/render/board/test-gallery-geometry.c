/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where thumbnails are: laid out in any view, scrolled without losing count, up to the largest numbers. */

#include "qs-gallery-geometry.h"

#include <math.h>

#include "qs-test-main.h"

#define EPSILON 1e-6

/* Lists around all the sizes at which numbers get too small for them. */
static const guint64 lengths[] = {
  1, 2, 3, 4, 5, 92, 352, 14200, 95815104, G_MAXINT32, (guint64) G_MAXINT32 + 1, G_MAXUINT32, (guint64) G_MAXUINT32 + 1,
  (G_GUINT64_CONSTANT (1) << 53) + 1, G_MAXINT64, (guint64) G_MAXINT64 + 1, G_MAXUINT64 - 7, G_MAXUINT64 - 1, G_MAXUINT64,
};

static const QsGalleryView views[] = {
  { 700, 550, 144, 20, 14 }, { 616, 247, 100, 40, 15.5 }, { 3600, 2000, 48, 90, 14 }, { 333.5, 260.25, 61, 10, 13 },
  { 700, 550, 400, 20, 14 }, { 120, 120, 400, 150, 14 },
};

static QsGalleryGeometry
lay_out (const QsGalleryView *view,
         guint64              n_items)
{
  QsGalleryGeometry geometry = { 0 };

  qs_gallery_geometry_set_n_items (&geometry, n_items);
  qs_gallery_geometry_set_view (&geometry, view, 0);

  return geometry;
}

typedef void (*CheckFunc) (QsGalleryGeometry *geometry);

static void
check_all (CheckFunc check)
{
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    for (guint j = 0; j < G_N_ELEMENTS (views); j++)
      {
        QsGalleryGeometry geometry = lay_out (&views[j], lengths[i]);

        check (&geometry);
      }
}

static gboolean
is_whole_in_view (const QsGalleryGeometry *geometry,
                  guint64                  item)
{
  double x, y;

  qs_gallery_geometry_get_place (geometry, item, &x, &y);

  return x >= -EPSILON && x + geometry->item_width <= geometry->view.width + EPSILON && y >= -EPSILON &&
         y + geometry->item_height <= geometry->view.height + EPSILON;
}

static void
reveal (QsGalleryGeometry *geometry,
        guint64            item)
{
  qs_gallery_geometry_follow (geometry, G_MAXUINT64, item);
}

/* Whether what is said to be seen is what covers the view. */
static void
check_window (const QsGalleryGeometry *geometry)
{
  guint64 first, end;
  double x, y;

  qs_gallery_geometry_get_items (geometry, 0, &first, &end);
  g_assert_cmpuint (first, <, end);
  g_assert_cmpuint (end, <=, geometry->n_items);
  g_assert_cmpuint (first % geometry->n_columns, ==, 0);
  g_assert_cmpuint (end - first, <=, (guint64) (ceil (geometry->view.height / geometry->row_height) + 1) * geometry->n_columns);

  qs_gallery_geometry_get_place (geometry, first, &x, &y);
  g_assert_true (first == 0 || y <= EPSILON + 2);
  qs_gallery_geometry_get_place (geometry, end - 1, &x, &y);
  g_assert_true (end == geometry->n_items || y + geometry->row_height >= geometry->view.height - EPSILON);
}

static void
check_end (QsGalleryGeometry *geometry)
{
  guint64 last = geometry->n_items - 1;
  guint64 first, end;
  double x, y;

  reveal (geometry, last);
  qs_gallery_geometry_get_items (geometry, 0, &first, &end);
  g_assert_cmpuint (end, ==, geometry->n_items);
  check_window (geometry);
  qs_gallery_geometry_get_place (geometry, last, &x, &y);
  g_assert_cmpfloat (y, >=, -EPSILON);

  /* Nothing lies below, whatever is tried. */
  for (double distance = 1; distance < 1e300; distance *= 1e3)
    {
      QsGalleryGeometry before = *geometry;

      qs_gallery_geometry_scroll (geometry, distance);
      g_assert_cmpuint (geometry->row, ==, before.row);
      g_assert_cmpfloat (geometry->offset, ==, before.offset);
    }

  qs_gallery_geometry_scroll (geometry, -1e300);
  g_assert_cmpuint (geometry->row, ==, 0);
  g_assert_cmpfloat (geometry->offset, ==, 0);
}

QS_TEST (last_is_reached_of_any_length)
{
  check_all (check_end);
}

static void
check_rows (QsGalleryGeometry *geometry)
{
  guint64 n_rows = qs_gallery_geometry_get_n_rows (geometry);

  /* Counted the other way: the last item is in the last row. */
  g_assert_cmpuint ((geometry->n_items - 1) / geometry->n_columns, ==, n_rows - 1);
  g_assert_cmpfloat (geometry->n_columns * (geometry->item_width), <=, MAX (geometry->view.width, geometry->item_width));
  g_assert_cmpfloat ((geometry->n_columns + 1) * (geometry->item_width + 4), >, geometry->view.width);
  g_assert_cmpfloat (geometry->side, <=, geometry->view.side);
  g_assert_cmpfloat (geometry->row_height, <=, geometry->view.height);
}

QS_TEST (rows_hold_all)
{
  check_all (check_rows);
}

/* A step is exact at the far end too: a million small ones are as far as one large one. */
static void
check_steps (QsGalleryGeometry *geometry)
{
  guint64 n_rows = qs_gallery_geometry_get_n_rows (geometry);
  guint64 page = (guint64) ceil (geometry->view.height / geometry->row_height);
  guint64 start = n_rows / 2;

  if (n_rows < 40 * page)
    return;

  geometry->row = start;
  geometry->offset = 0;
  for (guint i = 0; i < 1000; i++)
    qs_gallery_geometry_scroll (geometry, geometry->row_height / 64);
  g_assert_cmpuint (geometry->row - start, ==, 15);
  g_assert_cmpfloat_with_epsilon (geometry->offset, geometry->row_height * 40 / 64, 1e-3);
  check_window (geometry);

  for (guint i = 0; i < 1000; i++)
    qs_gallery_geometry_scroll (geometry, -geometry->row_height / 64);
  qs_gallery_geometry_scroll (geometry, 1e-3);
  g_assert_cmpuint (geometry->row, ==, start);
  g_assert_cmpfloat (geometry->offset, <, 0.01);
}

QS_TEST (small_steps_add_up)
{
  check_all (check_steps);
}

static void
check_reveal (QsGalleryGeometry *geometry)
{
  guint64 step = MAX (geometry->n_items / 97, 1);

  if (geometry->item_width > geometry->view.width)
    return;

  for (guint64 item = 0; item < geometry->n_items; item = step > geometry->n_items - item ? geometry->n_items : item + step)
    {
      QsGalleryGeometry before;

      reveal (geometry, item);
      g_assert_true (is_whole_in_view (geometry, item));
      check_window (geometry);

      /* What is in sight already does not move. */
      before = *geometry;
      reveal (geometry, item);
      g_assert_cmpuint (geometry->row, ==, before.row);
      g_assert_cmpfloat (geometry->offset, ==, before.offset);
    }
}

QS_TEST (revealed_is_seen)
{
  check_all (check_reveal);
}

/* As little as is needed: one row down shows it at the bottom, one row up at the top. */
QS_TEST (reveals_with_least_way)
{
  QsGalleryGeometry geometry = lay_out (&views[0], 10000);
  guint page = qs_gallery_geometry_get_page_rows (&geometry);
  guint columns = geometry.n_columns;
  double x, y;

  reveal (&geometry, page * columns);
  qs_gallery_geometry_get_place (&geometry, page * columns, &x, &y);
  g_assert_cmpfloat_with_epsilon (y + geometry.row_height - 2, geometry.view.height, EPSILON);
  g_assert_cmpfloat_with_epsilon (geometry.row * geometry.row_height + geometry.offset,
                                  (page + 1) * geometry.row_height - geometry.view.height, EPSILON);

  reveal (&geometry, 0);
  g_assert_cmpuint (geometry.row, ==, 0);
  g_assert_cmpfloat (geometry.offset, ==, 0);
}

/* A page further, the row stays where it was in the view; any other way is the least one. */
QS_TEST (pages_keep_the_place)
{
  QsGalleryGeometry geometry = lay_out (&views[0], 10000), other;
  guint64 page = (guint64) qs_gallery_geometry_get_page_rows (&geometry) * geometry.n_columns;
  guint64 item = 3 * page + 1;
  double x, y, before_x, before_y;

  qs_gallery_geometry_follow (&geometry, G_MAXUINT64, item);
  g_assert_true (is_whole_in_view (&geometry, item));
  qs_gallery_geometry_scroll (&geometry, 0.4 * geometry.row_height);
  reveal (&geometry, item);
  qs_gallery_geometry_get_place (&geometry, item, &before_x, &before_y);

  qs_gallery_geometry_follow (&geometry, item, item + page);
  qs_gallery_geometry_get_place (&geometry, item + page, &x, &y);
  g_assert_cmpfloat_with_epsilon (x, before_x, EPSILON);
  g_assert_cmpfloat_with_epsilon (y, before_y, EPSILON);

  qs_gallery_geometry_follow (&geometry, item + page, item);
  qs_gallery_geometry_get_place (&geometry, item, &x, &y);
  g_assert_cmpfloat_with_epsilon (y, before_y, EPSILON);

  other = geometry;
  qs_gallery_geometry_follow (&geometry, item, item + page + 1);
  reveal (&other, item + page + 1);
  g_assert_cmpuint (geometry.row, ==, other.row);
  g_assert_cmpfloat (geometry.offset, ==, other.offset);
}

static void
check_bar (QsGalleryGeometry *geometry)
{
  double upper = (double) qs_gallery_geometry_get_n_rows (geometry);
  double page = qs_gallery_geometry_get_page (geometry);
  QsGalleryGeometry last = *geometry;

  if (page >= upper)
    return;

  reveal (&last, last.n_items - 1);

  qs_gallery_geometry_set_position (geometry, upper - page);
  g_assert_cmpuint (geometry->row, ==, last.row);
  g_assert_cmpfloat (geometry->offset, ==, last.offset);

  qs_gallery_geometry_set_position (geometry, -1);
  g_assert_cmpuint (geometry->row, ==, 0);
  g_assert_cmpfloat (geometry->offset, ==, 0);

  for (guint i = 0; i <= 100; i++)
    {
      double position = (upper - page) * i / 100;

      qs_gallery_geometry_set_position (geometry, position);
      g_assert_cmpfloat_with_epsilon (qs_gallery_geometry_get_position (geometry), position, 1e-6 + upper * 1e-15);
      check_window (geometry);
    }
}

QS_TEST (scroll_bar_reaches_all)
{
  check_all (check_bar);
}

static void
check_neighbours (QsGalleryGeometry *geometry)
{
  guint64 last = geometry->n_items - 1;
  guint64 step = MAX (geometry->n_items / 97, 1);

  for (guint64 item = 0; item <= last; item = step > last - item ? last + 1 : item + step)
    {
      guint64 up = qs_gallery_geometry_get_neighbour (geometry, item, -1);
      guint64 down = qs_gallery_geometry_get_neighbour (geometry, item, 1);

      g_assert_cmpuint (item - up, ==, item < geometry->n_columns ? 0 : geometry->n_columns);
      g_assert_cmpuint (down, >=, item);
      g_assert_cmpuint (down, <=, last);
      if (last - item >= geometry->n_columns)
        g_assert_cmpuint (down - item, ==, geometry->n_columns);
      else if (item / geometry->n_columns == last / geometry->n_columns)
        g_assert_cmpuint (down, ==, item);
      else
        g_assert_cmpuint (down, ==, last);

      g_assert_cmpuint (qs_gallery_geometry_get_neighbour (geometry, item, G_MININT), <=, item);
      if (last == G_MAXUINT64)
        break;
    }
}

QS_TEST (columns_are_walked)
{
  check_all (check_neighbours);
}

/* What was selected is still there, whatever the size. */
static void
check_zoom (QsGalleryGeometry *geometry)
{
  guint64 item = geometry->n_items / 3;

  if (geometry->item_width > geometry->view.width)
    return;

  reveal (geometry, item);
  for (double side = 48; side < 400; side *= 1.2)
    {
      QsGalleryView view = geometry->view;

      view.side = side;
      qs_gallery_geometry_set_view (geometry, &view, item);
      g_assert_true (is_whole_in_view (geometry, item));
      check_window (geometry);
    }
}

QS_TEST (selected_survives_zoom)
{
  check_all (check_zoom);
}

/* Where nothing that is selected is in sight, the first in sight stays there. */
QS_TEST (zoom_keeps_the_place)
{
  QsGalleryGeometry geometry = lay_out (&views[0], G_MAXUINT64);
  QsGalleryView view = views[0];
  guint64 item;

  qs_gallery_geometry_scroll (&geometry, 1e15);
  item = geometry.row * geometry.n_columns;
  view.side = 90;
  qs_gallery_geometry_set_view (&geometry, &view, 0);
  g_assert_cmpuint (item / geometry.n_columns - geometry.row, <=, 1);
}

QS_TEST (growing_does_not_jump)
{
  QsGalleryGeometry geometry = lay_out (&views[0], 1000);

  qs_gallery_geometry_scroll (&geometry, 1234.5);
  for (guint64 n_items = 1000; n_items < G_MAXUINT64 / 3; n_items *= 3)
    {
      QsGalleryGeometry before = geometry;

      qs_gallery_geometry_set_n_items (&geometry, n_items);
      g_assert_cmpuint (geometry.row, ==, before.row);
      g_assert_cmpfloat (geometry.offset, ==, before.offset);
    }

  /* A shorter list shows its end. */
  qs_gallery_geometry_set_n_items (&geometry, 3);
  g_assert_cmpuint (geometry.row, ==, 0);
  g_assert_cmpfloat (geometry.offset, ==, 0);
  qs_gallery_geometry_set_n_items (&geometry, 0);
  g_assert_cmpuint (geometry.row, ==, 0);
}

QS_TEST (columns_share_the_width)
{
  QsGalleryGeometry geometry = lay_out (&views[0], 1000);
  double x, y, next;

  /* 144 + 2 × 8 + 4 pixels each, in a view 700 pixels wide. */
  g_assert_cmpuint (geometry.n_columns, ==, 4);
  for (guint item = 0; item + 1 < geometry.n_columns; item++)
    {
      qs_gallery_geometry_get_place (&geometry, item, &x, &y);
      qs_gallery_geometry_get_place (&geometry, item + 1, &next, &y);
      g_assert_cmpfloat_with_epsilon (next - x, 175, EPSILON);
    }

  /* As far from the one edge as from the other. */
  qs_gallery_geometry_get_place (&geometry, 0, &x, &y);
  qs_gallery_geometry_get_place (&geometry, geometry.n_columns - 1, &next, &y);
  g_assert_cmpfloat_with_epsilon (x, geometry.view.width - next - geometry.item_width, 1.5);
}

QS_TEST (margins_are_added)
{
  QsGalleryGeometry geometry = lay_out (&views[0], 1000);
  guint64 first, end, wide_first, wide_end;

  qs_gallery_geometry_scroll (&geometry, 50 * geometry.row_height);
  qs_gallery_geometry_get_items (&geometry, 0, &first, &end);
  qs_gallery_geometry_get_items (&geometry, 3, &wide_first, &wide_end);
  g_assert_cmpuint (first, ==, 200);
  g_assert_cmpuint (wide_first, ==, 188);
  g_assert_cmpuint (wide_end, ==, end + 12);

  /* Not beyond the ends. */
  qs_gallery_geometry_get_items (&geometry, G_MAXUINT, &wide_first, &wide_end);
  g_assert_cmpuint (wide_first, ==, 0);
  g_assert_cmpuint (wide_end, ==, 1000);
}

/* Boards are a little smaller than wanted rather than one fewer in a row, and never larger. */
QS_TEST (any_width)
{
  for (guint width = 200; width <= 2000; width++)
    {
      const QsGalleryView view = { width, 1000, 144, 20, 14 };
      QsGalleryGeometry geometry = lay_out (&view, 1000);

      g_assert_cmpuint (geometry.n_columns, ==, (guint) (width / (144 * 0.85 + 2 * QS_GALLERY_PADDING + 4)));
      g_assert_cmpfloat (geometry.side, <=, 144);
      g_assert_cmpfloat (geometry.side, >=, 122);
      g_assert_true (is_whole_in_view (&geometry, geometry.n_columns - 1));
    }
}

/* Few boards are as large as there is room for, up to a limit; many are not. */
QS_TEST (few)
{
  static const struct
  {
    guint64 n_items;
    guint n_columns;
    double side;
  } cases[] = { { 1, 1, 400 }, { 2, 2, 400 }, { 4, 4, 230 }, { 10, 5, 180 }, { 92, 7, 122 } };
  const QsGalleryView view = { 1000, 450, 144, 20, 14, 1, 400 };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      QsGalleryGeometry geometry = lay_out (&view, cases[i].n_items);

      g_assert_cmpuint (geometry.n_columns, ==, cases[i].n_columns);
      g_assert_cmpfloat (geometry.side, ==, cases[i].side);
      g_assert_true (cases[i].n_items > 10 || is_whole_in_view (&geometry, cases[i].n_items - 1));
    }
}
