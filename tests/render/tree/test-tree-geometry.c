/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which part of a tree is shown, against where its nodes come to be. */

#include "qs-tree-camera.h"

#include <math.h>

#include "qs-test-forest.h"
#include "qs-test-main.h"
#include "qs-test-tree.h"
#include "qs-tree-labels.h"
#include "qs-tree-picture.h"

#define WIDTH 600.0
#define HEIGHT 400.0
#define EPSILON 1e-6

static const QsTreeFolding no_folding = { 0 };

static QsTreeLayout *
lay_out (guint   n,
         guint32 n_steps)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, n, n_steps);

  return qs_tree_layout_new (tree, &no_folding);
}

static void
assert_all_seen (const QsTreeGeometry *geometry,
                 const QsTreeLayout   *layout)
{
  for (guint32 place = 0; place < layout->n_places; place++)
    {
      double x, y;

      qs_tree_geometry_get_place (geometry, place, &x, &y);
      g_assert_cmpfloat (x - geometry->radius, >=, 0);
      g_assert_cmpfloat (x + geometry->radius, <=, geometry->width);
      g_assert_cmpfloat (y - geometry->radius, >=, 0);
      g_assert_cmpfloat (y + geometry->radius, <=, geometry->height);
    }
}

QS_TEST (whole_tree_fits)
{
  for (guint n = 1; n <= 8; n++)
    {
      g_autoptr (QsTreeLayout) layout = lay_out (n, G_MAXUINT32);
      QsTreeGeometry geometry;

      qs_tree_geometry_init (&geometry, layout, WIDTH, HEIGHT, 1);
      assert_all_seen (&geometry, layout);
      qs_tree_geometry_init (&geometry, layout, 120, 90, 2);
      assert_all_seen (&geometry, layout);
    }
}

QS_TEST (nodes_do_not_overlap_at_any_size)
{
  g_autoptr (QsTreeLayout) layout = lay_out (6, G_MAXUINT32);

  for (double unit = 0.1; unit < 100; unit *= 1.7)
    {
      QsTreeGeometry geometry;

      qs_tree_geometry_init (&geometry, layout, WIDTH, HEIGHT, 1);
      qs_tree_geometry_zoom (&geometry, unit, 0, 0);
      g_assert_cmpfloat (2 * geometry.radius, <, geometry.unit);
      g_assert_cmpfloat (2 * geometry.radius, <, geometry.level);
    }
}

/* Also where the height is too little for all levels. */
QS_TEST (large_nodes_have_room_for_labels)
{
  g_autoptr (QsTreeLayout) layout = lay_out (8, G_MAXUINT32);

  for (double height = 60; height < 800; height += 60)
    {
      QsTreeGeometry geometry;

      qs_tree_geometry_init (&geometry, layout, WIDTH, height, 1);
      qs_tree_geometry_zoom (&geometry, 18, 0, 0);
      g_assert_true (qs_tree_labels_have_room (&geometry));
    }
}

/* In the pane of a window of 1000 by 720. */
QS_TEST (four_queens_are_readable)
{
  g_autoptr (QsTreeLayout) layout = lay_out (4, G_MAXUINT32);
  g_autoptr (QsTreeLayout) large = lay_out (6, G_MAXUINT32);
  QsTreeGeometry geometry;

  qs_tree_geometry_init (&geometry, layout, 380, 330, 1);
  g_assert_true (qs_tree_geometry_can_fit (&geometry));
  g_assert_true (qs_tree_labels_have_room (&geometry));
  assert_all_seen (&geometry, layout);
  g_assert_cmpfloat (geometry.unit, >=, 9);

  /* Beside a tour, all of its nodes can be counted. */
  qs_tree_geometry_init (&geometry, layout, 254, 400, 1);
  g_assert_true (qs_tree_geometry_can_fit (&geometry));
  qs_tree_geometry_init (&geometry, large, 380, 330, 1);
  g_assert_false (qs_tree_geometry_can_fit (&geometry));
}

/* Of a forest all is seen at once, also while the search moves; the nodes of a level do not overlap. */
QS_TEST (forest_is_seen_whole)
{
  for (guint n = 1; n <= 12; n++)
    {
      g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, n, 3000);
      QsTreeFolding folding = { .forest = test_tree_get_forest (n) };
      g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &folding);
      QsTreeCamera camera;
      double width, height;

      qs_tree_camera_init (&camera);
      qs_tree_camera_set_size (&camera, WIDTH, HEIGHT, 1);
      qs_tree_camera_set_layout (&camera, layout, QS_TREE_NONE);
      assert_all_seen (&camera.geometry, layout);
      g_assert_true (qs_tree_geometry_can_fit (&camera.geometry));
      for (guint level = 0; level <= n; level++)
        {
          double radius = qs_tree_geometry_get_radius (&camera.geometry, level);

          g_assert_cmpfloat (2 * radius, <, layout->spacing[level] * camera.geometry.unit);
        }

      /* On paper, too. */
      qs_tree_picture_get_size (layout, &width, &height);
      g_assert_cmpfloat (width, <=, 4 * height);
    }
}

/* What is followed is seen with its siblings, wherever there is room for them. */
QS_TEST (siblings_are_seen)
{
  g_autoptr (QsTreeLayout) layout = lay_out (8, G_MAXUINT32);

  for (guint32 place = 1; place < layout->n_places; place += 97)
    {
      guint32 first = layout->below[place], last = layout->below[place + 1];
      QsTreeGeometry geometry;

      if (last - first < 2 || layout->x[last - 1] - layout->x[first] > WIDTH / 9 - 10)
        continue;

      qs_tree_geometry_init (&geometry, layout, WIDTH, HEIGHT, 1);
      qs_tree_geometry_zoom (&geometry, 9, 0, 0);
      qs_tree_geometry_show (&geometry, last - 1);
      for (guint32 sibling = first; sibling < last; sibling++)
        {
          double x, y;

          qs_tree_geometry_get_place (&geometry, sibling, &x, &y);
          g_assert_cmpfloat (x, >=, 0);
          g_assert_cmpfloat (x, <=, WIDTH);
        }
    }
}

/* While nothing moves, all of a tree is shown, however small. */
QS_TEST (camera_fits_what_stands_still)
{
  g_autoptr (QsTreeLayout) layout = lay_out (8, G_MAXUINT32);
  QsTreeCamera camera;

  qs_tree_camera_init (&camera);
  qs_tree_camera_set_size (&camera, WIDTH, HEIGHT, 1);
  qs_tree_camera_set_layout (&camera, layout, QS_TREE_NONE);
  g_assert_cmpfloat (camera.geometry.unit, ==, QS_TREE_GEOMETRY_READABLE);
  qs_tree_camera_set_fits (&camera, TRUE);
  assert_all_seen (&camera.geometry, layout);
  qs_tree_camera_set_fits (&camera, FALSE);
  g_assert_cmpfloat (camera.geometry.unit, ==, QS_TREE_GEOMETRY_READABLE);
}

/* The wider one and the higher one decide, also in rooms that differ. */
QS_TEST (two_trees_have_one_scale)
{
  g_autoptr (QsTreeLayout) small = lay_out (4, G_MAXUINT32), large = lay_out (6, G_MAXUINT32);
  QsTreeGeometry first, second, alone;

  for (double height = HEIGHT / 4; height <= HEIGHT; height *= 2)
    {
      qs_tree_geometry_init (&first, small, WIDTH, height, 1);
      qs_tree_geometry_init (&second, large, WIDTH, HEIGHT, 1);
      qs_tree_geometry_init (&alone, large, WIDTH, HEIGHT, 1);
      qs_tree_geometry_match (&first, &second);
      g_assert_cmpfloat (first.unit, ==, second.unit);
      g_assert_cmpfloat (first.level, ==, second.level);
      g_assert_cmpfloat (first.radius, ==, second.radius);
      g_assert_cmpfloat (first.y, ==, second.y);
      g_assert_cmpfloat (second.unit, ==, alone.unit);
      assert_all_seen (&first, small);
      assert_all_seen (&second, large);
    }
  g_assert_cmpfloat (second.level, ==, alone.level);
}

QS_TEST (zoom_keeps_the_point)
{
  g_autoptr (QsTreeLayout) layout = lay_out (6, G_MAXUINT32);
  guint32 place = layout->n_places / 2;
  QsTreeGeometry geometry;
  double x, y, new_x, new_y;

  qs_tree_geometry_init (&geometry, layout, WIDTH, HEIGHT, 1);
  qs_tree_geometry_get_place (&geometry, place, &x, &y);
  qs_tree_geometry_zoom (&geometry, 10, x, y);
  g_assert_cmpfloat_with_epsilon (geometry.unit, 10, EPSILON);
  qs_tree_geometry_get_place (&geometry, place, &new_x, &new_y);
  g_assert_cmpfloat_with_epsilon (new_x, x, EPSILON);

  /* All the way back, it fits again. */
  qs_tree_geometry_zoom (&geometry, 0, 17, 4);
  assert_all_seen (&geometry, layout);
}

QS_TEST (pan_ends_with_the_tree)
{
  g_autoptr (QsTreeLayout) layout = lay_out (6, G_MAXUINT32);
  QsTreeGeometry geometry;

  qs_tree_geometry_init (&geometry, layout, WIDTH, HEIGHT, 1);
  qs_tree_geometry_zoom (&geometry, 20, 0, 0);

  qs_tree_geometry_pan (&geometry, 1e9, 1e9);
  g_assert_cmpfloat (geometry.x, >, 0);
  g_assert_cmpfloat (geometry.x, <, WIDTH / 4);
  qs_tree_geometry_pan (&geometry, -1e9, -1e9);
  g_assert_cmpfloat (geometry.x + layout->width * geometry.unit, <, WIDTH);
  g_assert_cmpfloat (geometry.x + layout->width * geometry.unit, >, WIDTH * 3 / 4);
}

QS_TEST (nodes_are_found_where_they_are)
{
  g_autoptr (QsTreeLayout) layout = lay_out (6, G_MAXUINT32);
  QsTreeGeometry geometry;

  qs_tree_geometry_init (&geometry, layout, WIDTH, HEIGHT, 1);
  qs_tree_geometry_zoom (&geometry, 20, 0, 0);
  for (guint32 place = 0; place < layout->n_places; place++)
    {
      double x, y;

      qs_tree_geometry_get_place (&geometry, place, &x, &y);
      g_assert_cmpuint (qs_tree_geometry_find (&geometry, x + 4, y - 4), ==, place);
      g_assert_cmpuint (qs_tree_geometry_find (&geometry, x, y + geometry.level / 2), ==, QS_TREE_LAYOUT_NONE);
    }
  g_assert_cmpuint (qs_tree_geometry_find (&geometry, 0, -1e6), ==, QS_TREE_LAYOUT_NONE);
  g_assert_cmpuint (qs_tree_geometry_find (&geometry, 0, 1e6), ==, QS_TREE_LAYOUT_NONE);
}

static gboolean
is_seen (const QsTreeCamera *camera,
         guint32             node)
{
  double x, y;

  qs_tree_geometry_get_place (&camera->geometry, qs_tree_camera_get_place (camera, node), &x, &y);

  return x > 0 && x < WIDTH && y > 0 && y < HEIGHT;
}

QS_TEST (shows_all_while_that_is_readable)
{
  g_autoptr (QsTreeLayout) small = lay_out (4, G_MAXUINT32);
  g_autoptr (QsTreeLayout) large = lay_out (8, G_MAXUINT32);
  QsTreeCamera camera;

  qs_tree_camera_init (&camera);
  qs_tree_camera_set_size (&camera, WIDTH, HEIGHT, 1);
  qs_tree_camera_set_layout (&camera, small, QS_TREE_NONE);
  assert_all_seen (&camera.geometry, small);
  g_assert_cmpfloat (camera.geometry.unit, >, QS_TREE_GEOMETRY_READABLE);

  qs_tree_camera_set_layout (&camera, large, QS_TREE_NONE);
  g_assert_cmpfloat (camera.geometry.unit, ==, QS_TREE_GEOMETRY_READABLE);
  for (guint32 node = 0; node < large->n_nodes; node += 101)
    {
      qs_tree_camera_show (&camera, node);
      g_assert_true (is_seen (&camera, node));
    }

  qs_tree_camera_reset (&camera, QS_TREE_ZOOM_WHOLE);
  assert_all_seen (&camera.geometry, large);
}

/* What is followed, or else the middle, does not move while the tree grows; and it keeps its size. */
QS_TEST (stays_while_the_tree_grows)
{
  for (guint follows = 0; follows < 2; follows++)
    {
      g_autoptr (QsTreeLayout) before = lay_out (7, 3000);
      g_autoptr (QsTreeLayout) after = lay_out (7, 4000);
      guint32 node = before->n_nodes / 2;
      double x, y, new_x, new_y;
      QsTreeCamera camera;

      qs_tree_camera_init (&camera);
      qs_tree_camera_set_size (&camera, WIDTH, HEIGHT, 1);
      qs_tree_camera_set_layout (&camera, before, QS_TREE_NONE);
      qs_tree_camera_zoom (&camera, 1.5, 0, 0);
      qs_tree_camera_show (&camera, node);
      qs_tree_geometry_get_place (&camera.geometry, before->places[node], &x, &y);
      if (!follows)
        qs_tree_camera_pan (&camera, WIDTH / 2 - x, 0);
      g_assert_true (camera.follows == (gboolean) follows || fabs (WIDTH / 2 - x) < EPSILON);
      qs_tree_geometry_get_place (&camera.geometry, before->places[node], &x, &y);

      qs_tree_camera_set_layout (&camera, after, node);
      qs_tree_geometry_get_place (&camera.geometry, after->places[node], &new_x, &new_y);
      g_assert_cmpfloat_with_epsilon (camera.geometry.unit, QS_TREE_GEOMETRY_READABLE * 1.5, EPSILON);
      if (follows)
        g_assert_cmpfloat_with_epsilon (new_x, x, EPSILON);
      else
        g_assert_true (is_seen (&camera, node));
    }
}

QS_TEST (follows_until_it_is_moved)
{
  g_autoptr (QsTreeLayout) layout = lay_out (7, G_MAXUINT32);
  QsTreeCamera camera;

  qs_tree_camera_init (&camera);
  qs_tree_camera_set_size (&camera, WIDTH, HEIGHT, 1);
  qs_tree_camera_set_layout (&camera, layout, QS_TREE_NONE);
  g_assert_true (camera.follows);
  qs_tree_camera_zoom (&camera, 2, 0, 0);
  g_assert_true (camera.follows);
  qs_tree_camera_pan (&camera, -50, 0);
  g_assert_false (camera.follows);

  /* There is nothing beyond the whole. */
  qs_tree_camera_reset (&camera, QS_TREE_ZOOM_WHOLE);
  g_assert_true (camera.follows);
  qs_tree_camera_pan (&camera, -50, 0);
  g_assert_true (camera.follows);
}
