/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Painted trees against their nodes, pixel by pixel. */

#include "qs-tree-painter.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "qs-test-forest.h"
#include "qs-test-main.h"
#include "qs-test-tree.h"

#define WIDTH 900
#define HEIGHT 500
#define BACKGROUND 0x123456

/* How much a channel of a colour may differ where lines are smoothed. */
#define ROUNDING 16

typedef struct
{
  QsTree *tree;
  QsTreeLayout *layout;
  QsTreeGeometry geometry;
  QsTreeScene scene;
  cairo_surface_t *surface;
} Picture;

static void
picture_init (Picture *self,
              guint    n,
              guint    least)
{
  const QsTreeFolding folding = { .least = least };

  self->tree = test_tree_build (TEST_SEARCH_SQUARES, n, G_MAXUINT32);
  self->layout = qs_tree_layout_new (self->tree, &folding);
  self->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  self->scene = (QsTreeScene){
    .tree = self->tree,
    .step = test_tree_get_last (self->tree),
    .current = QS_TREE_NONE,
    .selected = QS_TREE_NONE,
  };
  qs_tree_geometry_init (&self->geometry, self->layout, WIDTH, HEIGHT, 1);
}

static void
picture_clear (Picture *self)
{
  cairo_surface_destroy (self->surface);
  qs_tree_layout_unref (self->layout);
  qs_tree_free (self->tree);
}

static const QsPalette *
get_palette (void)
{
  return qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE);
}

/* With a clip of @width × @height at @x, @y. */
static void
picture_paint_part (Picture *self,
                    double   x,
                    double   y,
                    double   width,
                    double   height)
{
  cairo_t *cr = cairo_create (self->surface);

  cairo_set_source_rgb (cr, 0x12 / 255.0, 0x34 / 255.0, 0x56 / 255.0);
  cairo_paint (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
  qs_tree_paint (cr, &self->geometry, get_palette (), &self->scene, NULL);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (self->surface);
}

static void
picture_paint_again (Picture      *self,
                     QsTreeLayers *layers)
{
  cairo_t *cr = cairo_create (self->surface);

  cairo_set_source_rgb (cr, 0x12 / 255.0, 0x34 / 255.0, 0x56 / 255.0);
  cairo_paint (cr);
  qs_tree_paint (cr, &self->geometry, get_palette (), &self->scene, layers);
  cairo_destroy (cr);
  cairo_surface_flush (self->surface);
}

static void
picture_paint (Picture *self)
{
  picture_paint_part (self, 0, 0, WIDTH, HEIGHT);
}

static const guint32 *
get_row (const Picture *self,
         int            y)
{
  const guchar *data = cairo_image_surface_get_data (self->surface);

  return (const guint32 *) (gconstpointer) (data + y * cairo_image_surface_get_stride (self->surface));
}

/* Beside the picture there is no colour. */
static guint
get_pixel (const Picture *self,
           double         x,
           double         y)
{
  if (x < 0 || x >= WIDTH || y < 0 || y >= HEIGHT)
    return G_MAXUINT;

  return get_row (self, (int) y)[(int) x] & 0xffffff;
}

static guint
get_rgb (const QsColor *color)
{
  return (guint) lround (color->red * 255) << 16 | (guint) lround (color->green * 255) << 8 |
         (guint) lround (color->blue * 255);
}

static guint
count_pixels (const Picture *self,
              guint          rgb)
{
  guint count = 0;

  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      count += get_pixel (self, x, y) == rgb;

  return count;
}

static guint
get_inside (QsTreeState state)
{
  const QsPalette *palette = get_palette ();
  const QsColor *colors[] = {
    [QS_TREE_OPEN] = &palette->tree_open,
    [QS_TREE_PLACED] = &palette->tree_placed,
    [QS_TREE_PRUNED] = &palette->tree_pruned,
    [QS_TREE_REJECTED] = &palette->tree_pruned,
    [QS_TREE_SOLUTION] = &palette->tree_solution,
  };

  return get_rgb (colors[state]);
}

QS_TEST (each_node_has_the_colour_of_its_state)
{
  Picture picture;

  picture_init (&picture, 4, 0);
  for (guint64 step = 0; step <= test_tree_get_last (picture.tree); step += 5)
    {
      picture.scene.step = step;
      picture_paint (&picture);

      for (guint32 place = 0; place < picture.layout->n_places; place++)
        {
          double x, y;

          qs_tree_geometry_get_place (&picture.geometry, place, &x, &y);
          g_assert_cmphex (get_pixel (&picture, x, y), ==,
                           get_inside (qs_tree_get_state (picture.tree, picture.layout->nodes[place], step)));
        }
    }
  picture_clear (&picture);
}

/* A diamond leaves the corners that a disc fills, and the tips of a star reach beyond. */
QS_TEST (states_differ_by_shape)
{
  guint n_seen[QS_TREE_SOLUTION + 1] = { 0 };
  Picture picture;

  /* In this width the shapes fill the pixels that are looked at. */
  picture_init (&picture, 4, 0);
  qs_tree_geometry_init (&picture.geometry, picture.layout, WIDTH - 18, HEIGHT, 1);
  picture_paint (&picture);
  for (guint32 place = 1; place < picture.layout->n_places; place++)
    {
      QsTreeState state = qs_tree_get_state (picture.tree, picture.layout->nodes[place], picture.scene.step);
      double radius = picture.geometry.radius, x, y;
      gboolean has_corner, has_tip;

      qs_tree_geometry_get_place (&picture.geometry, place, &x, &y);
      has_corner = get_pixel (&picture, x + radius * 0.62, y + radius * 0.62) == get_inside (state);
      has_tip = get_pixel (&picture, x - radius * 1.05, y - radius * 0.34) == get_inside (state);
      g_assert_true (has_corner == (state != QS_TREE_PRUNED));
      g_assert_true (has_tip == (state == QS_TREE_SOLUTION));
      n_seen[state]++;
    }
  g_assert_cmpuint (n_seen[QS_TREE_PLACED], ==, 14);
  g_assert_cmpuint (n_seen[QS_TREE_SOLUTION], ==, 2);
  g_assert_cmpuint (n_seen[QS_TREE_PRUNED], ==, 44);
  picture_clear (&picture);
}

/* Halfway between a node and its parent, whatever is crossed there. */
static gboolean
has_path_to (const Picture *picture,
             guint32        place)
{
  guint32 parent = picture->layout->places[qs_tree_get_node (picture->tree, picture->layout->nodes[place])->parent];
  double x1, y1, x2, y2;

  qs_tree_geometry_get_place (&picture->geometry, place, &x1, &y1);
  qs_tree_geometry_get_place (&picture->geometry, parent, &x2, &y2);

  return get_pixel (picture, (x1 + x2) / 2, (y1 + y2) / 2) == get_rgb (&get_palette ()->tree_path);
}

QS_TEST (path_leads_to_the_current_node)
{
  Picture picture;

  picture_init (&picture, 4, 0);
  for (guint32 current = 0; current < picture.layout->n_nodes; current++)
    {
      gboolean is_on_path[61] = { FALSE };

      for (guint32 node = current; node != QS_TREE_NONE; node = qs_tree_get_node (picture.tree, node)->parent)
        is_on_path[node] = TRUE;

      picture.scene.current = current;
      picture_paint (&picture);
      for (guint32 node = 1; node < picture.layout->n_nodes; node++)
        g_assert_true (has_path_to (&picture, picture.layout->places[node]) == is_on_path[node]);
    }
  picture_clear (&picture);
}

QS_TEST (rings_are_around_what_is_current_and_selected)
{
  guint path = get_rgb (&get_palette ()->tree_path), outline = get_rgb (&get_palette ()->tree_outline);
  guint before;
  Picture picture;

  picture_init (&picture, 4, 0);
  picture_paint (&picture);
  g_assert_cmpuint (count_pixels (&picture, path), ==, 0);
  before = count_pixels (&picture, outline);

  picture.scene.current = picture.scene.selected = QS_TREE_ROOT;
  picture_paint (&picture);
  g_assert_cmpuint (count_pixels (&picture, path), >, 20);
  g_assert_cmpuint (count_pixels (&picture, outline), ==, before);

  picture.scene.selected = 3;
  picture_paint (&picture);
  g_assert_cmpuint (count_pixels (&picture, outline), >, before + 10);
  picture_clear (&picture);
}

QS_TEST (labels_are_there_where_there_is_room)
{
  guint text = get_rgb (&get_palette ()->tree_text);
  guint without;
  Picture picture;

  picture_init (&picture, 4, 0);
  picture_paint (&picture);
  without = count_pixels (&picture, text);
  picture.scene.has_labels = TRUE;
  picture_paint (&picture);
  g_assert_cmpuint (count_pixels (&picture, text), >, without + 100);

  /* The root has no square. */
  g_assert_cmphex (get_pixel (&picture, picture.geometry.x + picture.layout->x[0] * picture.geometry.unit,
                              picture.geometry.y), ==, get_inside (QS_TREE_PLACED));
  picture_clear (&picture);

  picture_init (&picture, 6, 0);
  picture.scene.has_labels = TRUE;
  picture_paint (&picture);
  g_assert_cmpuint (count_pixels (&picture, text), ==, 0);
  picture_clear (&picture);
}

static guint
hash_picture (const Picture *picture)
{
  g_autoptr (GBytes) pixels = g_bytes_new_static (cairo_image_surface_get_data (picture->surface),
                                                  (gsize) cairo_image_surface_get_stride (picture->surface) * HEIGHT);

  return g_bytes_hash (pixels);
}

/* Columns are called as they are beside the board, also where the layers were kept. Beside a board without
 * coordinates they have their numbers in a list. */
QS_TEST (labels_are_those_of_the_board)
{
  QsTreeLayers layers = { 0 };
  guint hashes[QS_N_COORDINATES];
  Picture picture;

  picture_init (&picture, 4, 0);
  picture.scene.has_labels = TRUE;
  for (QsCoordinates i = 0; i < QS_N_COORDINATES; i++)
    {
      picture.scene.coordinates = i;
      picture_paint_again (&picture, &layers);
      hashes[i] = hash_picture (&picture);
    }
  qs_tree_layers_clear (&layers);
  picture_clear (&picture);

  g_assert_cmphex (hashes[QS_COORDINATES_NONE], ==, hashes[QS_COORDINATES_FROM_1]);
  g_assert_cmphex (hashes[QS_COORDINATES_LETTERS], !=, hashes[QS_COORDINATES_FROM_1]);
  g_assert_cmphex (hashes[QS_COORDINATES_FROM_0], !=, hashes[QS_COORDINATES_FROM_1]);
  g_assert_cmphex (hashes[QS_COORDINATES_FROM_0], !=, hashes[QS_COORDINATES_LETTERS]);
}

/* Each level but that of the root has the number of its row at the left, also where its first node has a ring, and no node
 * there is written over. */
QS_TEST (rows_have_their_numbers)
{
  guint label = get_rgb (&get_palette ()->label);
  Picture picture;

  picture_init (&picture, 4, 0);
  picture.scene.has_labels = TRUE;
  for (guint has_rule = 0; has_rule < 2; has_rule++)
    {
      picture.scene.has_rule = has_rule;
      for (guint level = 0; level < picture.layout->n_levels; level++)
        {
          int y = (int) (picture.geometry.y + level * picture.geometry.level);
          guint n_pixels = 0;

          picture.scene.current = picture.layout->nodes[picture.layout->levels[level]];
          picture_paint (&picture);
          for (int line = y - 6; line < y + 6; line++)
            {
              for (int x = 0; x < 9; x++)
                n_pixels += (get_row (&picture, line)[x] & 0xffffff) == label;
            }
          g_assert_cmpint (n_pixels > 0, ==, has_rule && level > 0);
        }
    }
  picture_clear (&picture);
}

/* Columns of two digits below leaves never run into each other: if need be every other one is left out. */
QS_TEST (long_labels_keep_apart)
{
  guint label = get_rgb (&get_palette ()->label), n_labels = 0;
  Picture picture;

  picture_init (&picture, 12, 0);
  picture.scene.has_labels = TRUE;
  picture.scene.coordinates = QS_COORDINATES_FROM_1;
  picture.geometry.unit = 13.5;
  picture.geometry.radius = 4;
  picture.geometry.level = 40;
  picture.geometry.x = 450 - picture.layout->x[0] * picture.geometry.unit;
  picture_paint (&picture);
  for (guint32 place = 0; place < picture.layout->n_places; place++)
    {
      const QsTreeNode *node = qs_tree_get_node (picture.tree, picture.layout->nodes[place]);
      guint n_pixels = 0;
      double x, y;

      qs_tree_geometry_get_place (&picture.geometry, place, &x, &y);
      if (node->n_children > 0 || x < 20 || x > WIDTH - 20 || y > HEIGHT - 40)
        continue;

      for (double down = 8; down < 14; down++)
        n_pixels += get_pixel (&picture, x - 2, y + down) == label || get_pixel (&picture, x + 3, y + down) == label;
      if (node->column >= 9)
        g_assert_true ((n_pixels > 0) == (node->column != 10));
      n_labels += n_pixels > 0;
    }
  g_assert_cmpuint (n_labels, >, 10);
  picture_clear (&picture);
}

static guint
count_in_line (const Picture *picture,
               double         x,
               double         y,
               guint          rgb)
{
  guint n_pixels = 0;

  for (double across = -10; across < 10; across++)
    n_pixels += get_pixel (picture, x + across, y) == rgb;

  return n_pixels;
}

/* The number of hidden nodes stands on a ground, which is wider than any digit, so that it is not taken for a column. */
QS_TEST (folded_subtrees_have_their_number_below)
{
  guint label = get_rgb (&get_palette ()->label);
  guint n_folded = 0;
  Picture picture;

  picture_init (&picture, 4, 1);
  picture.scene.has_labels = TRUE;
  picture_paint (&picture);
  for (guint32 place = 0; place < picture.layout->n_places; place++)
    {
      double radius = picture.geometry.radius, x, y;
      guint n_in_line = 0;

      qs_tree_geometry_get_place (&picture.geometry, place, &x, &y);
      for (double down = radius * 1.2; down < radius * 1.2 + 10; down++)
        n_in_line = MAX (n_in_line, count_in_line (&picture, x, y + down, label));

      g_assert_true ((n_in_line >= 10) == (picture.layout->folded[place] > 0));
      n_folded += picture.layout->folded[place] > 0;
    }
  g_assert_cmpuint (n_folded, >, 0);
  picture_clear (&picture);
}

/* The largest difference of two colours' channels. */
static int
get_difference (guint a,
                guint b)
{
  int difference = 0;

  for (guint shift = 0; shift <= 16; shift += 8)
    difference = MAX (difference, abs ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)));

  return difference;
}

/* A part is painted as it is in the whole, at any size: nothing depends on where the part begins, but for the rounding
 * of smoothed lines. */
QS_TEST (parts_are_like_the_whole)
{
  static const double units[] = { 0, 0.3, 2, 20 };

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    {
      cairo_surface_t *whole;
      Picture picture;

      picture_init (&picture, 8, 0);
      picture.scene.current = picture.layout->nodes[picture.layout->n_places - 1];
      picture.scene.step /= 2;
      qs_tree_geometry_zoom (&picture.geometry, units[i], 0, 0);
      qs_tree_geometry_pan (&picture.geometry, -1234, 0);
      picture_paint (&picture);
      whole = picture.surface;
      picture.surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);

      for (guint x = 0; x < WIDTH; x += 150)
        {
          Picture other = picture;

          picture_paint_part (&picture, x, 100, 150, 200);
          other.surface = whole;
          for (guint down = 100; down < 300; down++)
            for (guint across = x; across < x + 150; across++)
              g_assert_cmpint (get_difference (get_pixel (&picture, across, down), get_pixel (&other, across, down)),
                               <=, ROUNDING);
        }
      cairo_surface_destroy (whole);
      picture_clear (&picture);
    }
}

/* What lies between two nodes far apart is seen where neither of them is. */
QS_TEST (edges_cross_what_is_seen)
{
  Picture picture;
  guint32 place;
  double x1, x2, y1, y2;

  picture_init (&picture, 8, 0);
  qs_tree_geometry_zoom (&picture.geometry, 50, 0, 0);
  place = picture.layout->below[0];
  qs_tree_geometry_get_place (&picture.geometry, 0, &x1, &y1);
  qs_tree_geometry_get_place (&picture.geometry, place, &x2, &y2);
  g_assert_cmpfloat (x1 - x2, >, 20 * WIDTH);

  /* Halfway. */
  qs_tree_geometry_pan (&picture.geometry, WIDTH / 2 - (x1 + x2) / 2, 0);
  picture_paint (&picture);
  g_assert_cmpuint (count_pixels (&picture, BACKGROUND), <, WIDTH * HEIGHT - WIDTH / 2);
  g_assert_cmphex (get_pixel (&picture, WIDTH / 2, 1), ==, BACKGROUND);
  g_assert_cmphex (get_pixel (&picture, WIDTH / 2, (y1 + y2) / 2), !=, BACKGROUND);
  picture_clear (&picture);
}

QS_TEST (solutions_are_seen_in_the_smallest_tree)
{
  guint solution = get_rgb (&get_palette ()->tree_solution);
  Picture picture;

  picture_init (&picture, 7, 0);
  g_assert_cmpfloat (picture.geometry.radius, <, 1);
  picture_paint (&picture);
  g_assert_cmpuint (count_pixels (&picture, solution), >, 40 * 5);

  picture.scene.step = 3;
  picture_paint (&picture);
  g_assert_cmpuint (count_pixels (&picture, solution), ==, 0);
  picture_clear (&picture);
}

/* How many pixels above and below a point have its colour, and that one. */
static guint
measure_bar (const Picture *picture,
             double         x,
             double         y)
{
  guint rgb = get_pixel (picture, x, y), height = 1;

  for (double up = y - 1; get_pixel (picture, x, up) == rgb; up--)
    height++;
  for (double down = y + 1; get_pixel (picture, x, down) == rgb; down++)
    height++;

  return height;
}

/* Cells are counted here anew: by the pixel in which each node is, from the tree's left edge on. */
static guint
count_neighbours (const Picture *picture,
                  guint32        place,
                  guint32        end)
{
  const double *x = picture->layout->x;
  double cell = floor (x[place] * picture->geometry.unit);
  guint n = 0;

  while (place + n < end && floor (x[place + n] * picture->geometry.unit) == cell)
    n++;

  return n;
}

/* Whether nothing is rounded to the next pixel. */
static gboolean
is_inside (double x)
{
  return x - floor (x) > 0.01 && x - floor (x) < 0.99;
}

/* A bar of one node is 5 pixels high, and each doubling adds a half of that. Bars that fall into the same pixel are
 * left out, and so is the level of the stars. */
QS_TEST (bars_tell_how_many_nodes_they_are)
{
  guint n_seen[33] = { 0 };
  Picture picture;

  picture_init (&picture, 11, 0);
  picture_paint (&picture);
  for (guint level = 2; level + 2 < picture.layout->n_levels; level++)
    {
      guint32 end = picture.layout->levels[level + 1];
      double before = -1;
      guint n;

      for (guint32 place = picture.layout->levels[level]; place < end; place += n)
        {
          double x, y, next, unused, wanted;

          n = count_neighbours (&picture, place, end);
          qs_tree_geometry_get_place (&picture.geometry, place, &x, &y);
          qs_tree_geometry_get_place (&picture.geometry, MIN (place + n, end - 1), &next, &unused);
          if (is_inside (x) && is_inside (next) && floor (x) != before && floor (x) != floor (next))
            {
              wanted = MIN (5 * (1 + g_bit_storage (n)) / 2.0, picture.geometry.level / 2);
              g_assert_cmpfloat_with_epsilon (measure_bar (&picture, x, y), wanted, 1);
              n_seen[g_bit_storage (n)]++;
            }
          before = floor (x);
        }
    }

  for (guint i = 1; i <= 7; i++)
    g_assert_cmpuint (n_seen[i], >, 10);
  picture_clear (&picture);
}

QS_TEST (newer_nodes_than_the_layout_are_left_out)
{
  const guint16 squares[4] = { 0 };
  Picture picture;
  guint32 first;

  picture_init (&picture, 4, 0);
  picture_paint (&picture);
  first = qs_tree_expand (picture.tree, picture.tree->n_nodes - 1, squares, squares, 4);
  qs_tree_place (picture.tree, first, 7);
  picture.scene.current = picture.scene.selected = first;
  picture_paint (&picture);

  /* The path goes as far as it can. */
  g_assert_true (has_path_to (&picture, picture.layout->places[first - 1]));
  picture_clear (&picture);
}

/* How the picture differs from one that is painted at once. */
static int
find_difference (Picture *picture)
{
  Picture other = *picture;
  int difference = 0;

  other.surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  picture_paint (&other);
  for (guint y = 0; y < HEIGHT; y++)
    {
      const guint32 *one_row = get_row (picture, (int) y), *other_row = get_row (&other, (int) y);

      for (guint x = 0; x < WIDTH; x++)
        if (one_row[x] != other_row[x])
          difference = MAX (difference, get_difference (one_row[x], other_row[x]));
    }
  cairo_surface_destroy (other.surface);

  return difference;
}

/* The path and the rings are new in each picture; all else is kept, from the second one on. */
QS_TEST (what_stays_is_kept)
{
  QsTreeLayers layers = { 0 };
  Picture picture;

  picture_init (&picture, 4, 1);
  picture.scene.has_labels = TRUE;
  picture.scene.step += 1000;
  picture_paint_again (&picture, &layers);
  g_assert_null (layers.layers[QS_TREE_LAYER_EDGES]);
  for (guint32 current = 0; current < picture.layout->n_nodes; current++)
    {
      cairo_surface_t *before[QS_TREE_N_LAYERS];

      picture.scene.step++;
      picture.scene.current = current;
      picture.scene.selected = picture.layout->n_nodes - 1 - current;
      memcpy (before, layers.layers, sizeof before);
      picture_paint_again (&picture, &layers);
      g_assert_cmpint (find_difference (&picture), <=, 2);
      for (guint i = QS_TREE_LAYER_EDGES; i < QS_TREE_N_LAYERS; i++)
        {
          g_assert_nonnull (layers.layers[i]);
          g_assert_true (current == 0 || layers.layers[i] == before[i]);
        }
    }
  qs_tree_layers_clear (&layers);
  picture_clear (&picture);
}

/* Each time the picture is painted once without layers, and once with. */
static void
assert_changed (Picture      *picture,
                QsTreeLayers *layers)
{
  for (guint i = 0; i < 2; i++)
    {
      picture_paint_again (picture, layers);
      g_assert_true ((layers->layers[QS_TREE_LAYER_NODES] != NULL) == (i == 1));
      g_assert_cmpint (find_difference (picture), <=, 2);
    }
}

QS_TEST (what_changes_is_painted_again)
{
  QsTreeLayers layers = { 0 };
  Picture picture;

  picture_init (&picture, 4, 0);
  assert_changed (&picture, &layers);
  picture.scene.has_labels = TRUE;
  assert_changed (&picture, &layers);
  picture.scene.step = 7;
  assert_changed (&picture, &layers);
  qs_tree_geometry_zoom (&picture.geometry, 40, 0, 0);
  assert_changed (&picture, &layers);
  qs_tree_geometry_pan (&picture.geometry, -50, 0);
  assert_changed (&picture, &layers);
  qs_tree_leave (picture.tree, QS_TREE_ROOT, 1000);
  assert_changed (&picture, &layers);
  qs_tree_layers_clear (&layers);
  assert_changed (&picture, &layers);

  qs_tree_layers_clear (&layers);
  picture_clear (&picture);
}

/* The colour between the lowest levels, at a share of the width. */
static guint
get_forest (const Picture *self,
            double         share)
{
  const QsTreeGeometry *geometry = &self->geometry;

  return get_pixel (self, geometry->x + share * self->layout->width * geometry->unit,
                    geometry->y + (self->layout->n_levels - 1.5) * geometry->level);
}

/* Shows a tree within the forest of @n queens. */
static void
picture_set_forest (Picture      *self,
                    const QsTree *tree,
                    guint         n)
{
  qs_tree_layout_unref (self->layout);
  self->layout = qs_tree_layout_new (tree, &(QsTreeFolding){ .forest = test_tree_get_forest (n) });
  self->scene.tree = tree;
  qs_tree_geometry_init (&self->geometry, self->layout, WIDTH, HEIGHT, 1);
}

/* Five queens: a5 is placed at step 2, a4 rejected at 4. Then all below a4 has burnt, and all else stands; b4 burns at 6.
 * At the end nothing stands. */
QS_TEST (pruned_forest_burns)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 5, G_MAXUINT32);
  const double a4 = 0.5 / 25, b4 = 1.5 / 25, d4 = 3.5 / 25, e5 = 4.7 / 5;
  guint standing, burnt;
  Picture picture;

  picture_init (&picture, 5, 0);
  picture_set_forest (&picture, tree, 5);
  picture.scene.step = 4;
  picture_paint (&picture);
  standing = get_forest (&picture, e5);
  burnt = get_forest (&picture, a4);
  g_assert_cmphex (standing, !=, BACKGROUND);
  g_assert_cmphex (burnt, !=, BACKGROUND);
  g_assert_cmphex (burnt, !=, standing);
  g_assert_cmphex (get_forest (&picture, b4), ==, standing);
  g_assert_cmphex (get_forest (&picture, d4), ==, standing);

  picture.scene.step = 6;
  picture_paint (&picture);
  g_assert_cmphex (get_forest (&picture, b4), ==, burnt);
  g_assert_cmphex (get_forest (&picture, d4), ==, standing);

  picture.scene.step = test_tree_get_last (tree);
  picture_paint (&picture);
  g_assert_cmphex (get_forest (&picture, a4), ==, burnt);
  g_assert_cmpuint (count_pixels (&picture, standing), ==, 0);
  g_assert_cmpuint (count_pixels (&picture, burnt), >, 0);

  picture_clear (&picture);
}

/* What a method leaves out from the start has burnt with the placement above it: of permutations, a4 below a5. */
QS_TEST (left_out_forest_burns)
{
  const guint16 rows[] = { 0, 0, 0, 0, 0 }, columns[] = { 0, 1, 2, 3, 4 }, second[] = { 1, 1, 1, 1 };
  g_autoptr (QsTree) tree = qs_tree_new ();
  Picture picture;
  guint32 first;

  first = qs_tree_expand (tree, QS_TREE_ROOT, rows, columns, 5);
  qs_tree_place (tree, first, 1);
  qs_tree_expand (tree, first, second, &columns[1], 4);
  picture_init (&picture, 5, 0);
  picture_set_forest (&picture, tree, 5);
  picture.scene.step = 1;
  picture_paint (&picture);
  g_assert_cmphex (get_forest (&picture, 0.5 / 25), !=, get_forest (&picture, 1.5 / 25));
  g_assert_cmphex (get_forest (&picture, 0.5 / 25), !=, BACKGROUND);
  g_assert_cmphex (get_forest (&picture, 1.5 / 25), ==, get_forest (&picture, 4.5 / 5));

  picture_clear (&picture);
}

/* Below the forest, from its left edge. */
QS_TEST (tried_boards_are_marked)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 5, G_MAXUINT32);
  Picture picture;
  double y;

  picture_init (&picture, 5, 0);
  picture_set_forest (&picture, tree, 5);
  y = picture.geometry.y + (picture.layout->n_levels - 1) * picture.geometry.level + 9;
  for (guint i = 0; i <= 4; i++)
    {
      picture.scene.tried = i / 4.0;
      picture_paint (&picture);
      for (guint j = 0; j < 4; j++)
        {
          double x = picture.geometry.x + (j + 0.5) / 4 * picture.layout->width * picture.geometry.unit;

          g_assert_true ((get_pixel (&picture, x, y) != BACKGROUND) == (j < i));
        }
    }

  picture_clear (&picture);
}

/* While the search goes on in its place, the forest is kept, whatever has burnt; no tree of another place has it. Where
 * both meet within a pixel, that is of one of them. */
QS_TEST (forest_is_kept)
{
  for (guint n = 4; n <= 8; n += 4)
    {
      g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, n, G_MAXUINT32);
      guint last = test_tree_get_last (tree);
      QsTreeLayers layers = { 0 };
      cairo_surface_t *kept;
      Picture picture;

      picture_init (&picture, 4, 0);
      picture_set_forest (&picture, tree, n);
      picture.scene.step = 0;
      picture_paint_again (&picture, &layers);
      g_assert_null (layers.layers[QS_TREE_LAYER_FOREST]);
      picture.scene.step = 1;
      picture_paint_again (&picture, &layers);
      kept = layers.layers[QS_TREE_LAYER_FOREST];
      g_assert_nonnull (kept);
      for (guint i = 0; i <= 10; i++)
        {
          picture.scene.step = last * i / 10;
          picture_paint_again (&picture, &layers);
          g_assert_true (layers.layers[QS_TREE_LAYER_FOREST] == kept);
          g_assert_cmpint (find_difference (&picture), <=, 24);
          qs_tree_layers_grow (&layers);
        }

      qs_tree_geometry_pan (&picture.geometry, -50, -10);
      qs_tree_geometry_zoom (&picture.geometry, 40, 0, 0);
      picture_paint_again (&picture, &layers);
      g_assert_null (layers.layers[QS_TREE_LAYER_FOREST]);
      qs_tree_layers_clear (&layers);
      picture_clear (&picture);
    }
}
