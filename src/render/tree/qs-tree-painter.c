/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a search tree as it was at a step: edges, the current path, nodes, rings, labels.
 *
 * It looks only at what is seen. Nodes closer than a device pixel are one bar, whose height says how many they are, in
 * the colour of the first. So the time depends on the area, not on the tree. */

#include "qs-tree-painter.h"

#include <math.h>

#include "qs-tree-edges.h"
#include "qs-tree-forest.h"
#include "qs-tree-glyph.h"
#include "qs-tree-labels.h"

/* The radius, in device pixels, below which nodes are bars. */
#define MIN_SHAPE 2.2

/* The least height of a bar, in device pixels. */
#define MIN_BAR 5.0

/* How many places ahead what is known of them is fetched. */
#define AHEAD 8

/* Important nodes are not smaller than this, in user units. */
#define MIN_PATH_RADIUS 3.5
#define MIN_SOLUTION_RADIUS 4.0

/* In user units. */
#define PATH_WIDTH 3.0
#define EDGE 10.0

typedef struct
{
  QsTreeSight sight;
  double radius;        /* of the nodes of the level that is painted */
  GArray *spots;        /* of QsTreeSpot: those of the level that is painted */
  GArray *path;         /* of places, from the current node up to the root */
  QsTreeLayers *layers; /* or NULL for a picture that is painted once */
  guint n_kept;         /* how many of them are the same in the next picture */
} Painter;

/* Forgets the layers that would be different in the next picture. A search goes on for hours beside a tree that is full:
 * then only the path to the current node differs from frame to frame. A picture that differs each time would only be slower
 * by them, so nothing is kept before the same comes twice. Returns how many of the lowest would not be. */
static guint
renew_layers (QsTreeLayers         *self,
              const QsTreeGeometry *geometry,
              const QsPalette      *palette,
              const QsTreeScene    *scene)
{
  guint64 step = MIN (scene->step, scene->tree->last_step), change = scene->tree->change;
  const QsTreeGeometry *last = &self->geometry;
  gboolean is_there = last->width == geometry->width && last->height == geometry->height &&
                      last->pixel == geometry->pixel && last->unit == geometry->unit && last->level == geometry->level &&
                      last->radius == geometry->radius && last->x == geometry->x && last->y == geometry->y;

  if (is_there && self->palette == palette && self->step == step && self->change == change &&
      self->has_labels == scene->has_labels && self->coordinates == scene->coordinates)
    return QS_TREE_N_LAYERS;

  if (is_there)
    qs_tree_layers_grow (self);
  else
    qs_tree_layers_clear (self);
  self->geometry = *geometry;
  self->palette = palette;
  self->step = step;
  self->change = change;
  self->has_labels = scene->has_labels;
  self->coordinates = scene->coordinates;

  return is_there ? QS_TREE_LAYER_FOREST + 1 : 0;
}

/* Where to paint the layer, like the picture itself; %NULL if it is painted already. */
static cairo_t *
begin_layer (QsTreeLayers *self,
             QsTreeLayer   layer)
{
  const QsTreeGeometry *geometry = &self->geometry;
  cairo_surface_t *surface;

  if (self->layers[layer] != NULL)
    return NULL;

  surface = cairo_image_surface_create (layer == QS_TREE_LAYER_FOREST ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32,
                                        (int) ceil (geometry->width / geometry->pixel),
                                        (int) ceil (geometry->height / geometry->pixel));
  cairo_surface_set_device_scale (surface, 1 / geometry->pixel, 1 / geometry->pixel);
  self->layers[layer] = surface;

  return cairo_create (surface);
}

static QsTreeSpot
make_spot (const Painter *self,
           guint          level,
           guint32        place)
{
  const QsTreeLayout *layout = self->sight.layout;
  guint32 node = layout->nodes[place];
  gboolean is_folded = layout->folded[place] > 0;
  /* What a folded subtree was like: tried, and then failed. */
  gboolean has_failed = is_folded && qs_tree_get_node (self->sight.scene->tree, node)->left <= self->sight.scene->step;

  return (QsTreeSpot){
    .x = qs_tree_geometry_get_x (self->sight.geometry, place),
    .y = qs_tree_geometry_get_y (self->sight.geometry, level),
    .place = place,
    .n_nodes = 1,
    .radius = qs_tree_labels_get_radius (&self->sight, level, place),
    .is_folded = is_folded,
    .state = has_failed ? QS_TREE_PRUNED : qs_tree_get_state (self->sight.scene->tree, node, self->sight.scene->step),
  };
}

static void
find_spots (Painter *self,
            guint    level)
{
  const QsTreeLayout *layout = self->sight.layout;
  guint n_cells;
  const guint32 *cells = qs_tree_sight_get_cells (&self->sight, level, &n_cells);

  g_array_set_size (self->spots, 0);
  for (guint i = 0; i < n_cells; i++)
    {
      guint32 soon = cells[MIN (i + AHEAD, n_cells - 1)], later = cells[MIN (i + 2 * AHEAD, n_cells - 1)];
      QsTreeSpot spot;

      /* What a large tree knows of a place is mostly far from what it knows of the one before: the memory is asked for it
       * early. */
      __builtin_prefetch (&layout->nodes[later]);
      __builtin_prefetch (&layout->folded[later]);
      __builtin_prefetch (&layout->x[later]);
      __builtin_prefetch (qs_tree_get_node (self->sight.scene->tree, layout->nodes[soon]));
      spot = make_spot (self, level, cells[i]);
      spot.n_nodes = cells[i + 1] - cells[i];
      g_array_append_val (self->spots, spot);
    }
}

static gboolean
is_of_kind (const QsTreeSpot *spot,
            QsTreeState       state,
            gboolean          is_folded)
{
  return spot->state == state && spot->is_folded == is_folded;
}

/* Bars of the same height that lie in cells side by side are one: that is quicker, and has no gaps. */
static void
add_bars (const Painter *self,
          QsTreeState    state,
          gboolean       is_folded)
{
  const QsTreeGeometry *geometry = self->sight.geometry;
  double width = MAX (self->radius * 2, geometry->pixel);
  double gap = geometry->unit < geometry->pixel ? geometry->pixel : 0;
  double least = MAX (self->radius * 2, MIN_BAR * geometry->pixel);

  for (guint i = 0; i < self->spots->len;)
    {
      const QsTreeSpot *first = &g_array_index (self->spots, QsTreeSpot, i++), *last = first, *next = first + 1;
      double height;

      if (!is_of_kind (first, state, is_folded))
        continue;

      for (; i < self->spots->len && is_of_kind (next, state, is_folded) && next->x - last->x < width + gap &&
             g_bit_storage (next->n_nodes) == g_bit_storage (first->n_nodes); i++)
        last = next++;

      /* It grows with each doubling of the nodes that the bar stands for. Half of the distance to the next level stays
       * free. */
      height = MIN (least * (1 + g_bit_storage (first->n_nodes)) / 2, MAX (geometry->level / 2, least));
      cairo_rectangle (self->sight.cr, first->x - width / 2, first->y - height / 2, last->x - first->x + width, height);
    }
}

/* All nodes of a kind at once: that is much quicker. */
static void
paint_kind (Painter    *self,
            QsTreeState state,
            gboolean    is_folded)
{
  if (self->radius < MIN_SHAPE * self->sight.geometry->pixel)
    {
      /* Open nodes are white, which would not be seen without an outline. */
      add_bars (self, state, is_folded);
      qs_color_set_source (self->sight.cr, state == QS_TREE_OPEN ? &self->sight.palette->tree_edge
                                                                 : qs_tree_glyph_get_color (state, self->sight.palette));
      cairo_set_antialias (self->sight.cr, CAIRO_ANTIALIAS_NONE);
      cairo_fill (self->sight.cr);
      cairo_set_antialias (self->sight.cr, CAIRO_ANTIALIAS_DEFAULT);
      return;
    }

  for (guint i = 0; i < self->spots->len; i++)
    {
      const QsTreeSpot *spot = &g_array_index (self->spots, QsTreeSpot, i);

      if (is_of_kind (spot, state, is_folded))
        qs_tree_glyph_path (self->sight.cr, state, is_folded, spot->x, spot->y, spot->radius);
    }

  qs_tree_glyph_paint (self->sight.cr, state, is_folded, self->radius, self->sight.palette);
}

static void
paint_spot (Painter          *self,
            const QsTreeSpot *spot,
            double            radius)
{
  qs_tree_glyph_path (self->sight.cr, spot->state, spot->is_folded, spot->x, spot->y, radius);
  qs_tree_glyph_paint (self->sight.cr, spot->state, spot->is_folded, radius, self->sight.palette);
}

/* Those that are too small as nodes. */
static void
paint_solutions (Painter *self)
{
  const QsTreeLayout *layout = self->sight.layout;
  double last_x = self->sight.left, last_y = -G_MAXDOUBLE;

  if (qs_tree_geometry_get_radius (self->sight.geometry, layout->n_levels - 1) >= MIN_SOLUTION_RADIUS)
    return;

  for (guint i = 0; i < layout->n_solutions; i++)
    {
      guint32 place = layout->solutions[i];
      double x = qs_tree_geometry_get_x (self->sight.geometry, place);
      QsTreeSpot spot;

      if (x < self->sight.left || x > self->sight.right)
        continue;

      spot = make_spot (self, qs_tree_layout_get_level (layout, place), place);
      if (spot.state != QS_TREE_SOLUTION || (spot.y == last_y && x - last_x < MIN_SOLUTION_RADIUS * 2))
        continue;

      paint_spot (self, &spot, MIN_SOLUTION_RADIUS);
      last_x = x;
      last_y = spot.y;
    }
}

static void
paint_nodes (Painter *self)
{
  for (guint level = self->sight.first_level; level < self->sight.end_level; level++)
    {
      find_spots (self, level);
      self->radius = qs_tree_geometry_get_radius (self->sight.geometry, level);
      for (guint state = 0; state <= QS_TREE_SOLUTION; state++)
        {
          paint_kind (self, state, FALSE);
          paint_kind (self, state, TRUE);
        }
    }

  paint_solutions (self);
}

/* Where a node of the path is painted: one that lies beside the view stands at its edge, so that the whole path is
 * seen. */
static double
get_path_x (const Painter *self,
            guint32        place)
{
  double width = self->sight.geometry->width, edge = MIN (EDGE, width / 2);

  return CLAMP (qs_tree_geometry_get_x (self->sight.geometry, place), edge, width - edge);
}

static void
paint_path_line (Painter *self)
{
  for (guint i = 0; i + 1 < self->path->len; i++)
    {
      guint32 lower = g_array_index (self->path, guint32, i), upper = g_array_index (self->path, guint32, i + 1);
      guint level = self->path->len - 2 - i;

      cairo_move_to (self->sight.cr, get_path_x (self, upper), qs_tree_geometry_get_y (self->sight.geometry, level));
      cairo_line_to (self->sight.cr, get_path_x (self, lower), qs_tree_geometry_get_y (self->sight.geometry, level + 1));
    }

  qs_color_set_source (self->sight.cr, &self->sight.palette->tree_path);
  cairo_set_line_width (self->sight.cr, PATH_WIDTH);
  cairo_set_line_cap (self->sight.cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (self->sight.cr);
}

/* Those that are too small as nodes, or beside the view. */
static void
paint_path_nodes (Painter *self)
{
  const QsTreeGeometry *geometry = self->sight.geometry;

  for (guint i = 0; i < self->path->len; i++)
    {
      QsTreeSpot spot = make_spot (self, self->path->len - 1 - i, g_array_index (self->path, guint32, i));
      gboolean is_beside = spot.x < 0 || spot.x > geometry->width;

      spot.x = get_path_x (self, spot.place);
      if (is_beside || spot.radius < MIN_PATH_RADIUS)
        paint_spot (self, &spot, MAX (spot.radius, MIN_PATH_RADIUS));
      if (is_beside && qs_tree_labels_have_room (geometry))
        qs_tree_labels_paint (&self->sight, &spot, 1);
    }
}

static void
paint_ring (Painter       *self,
            guint32        place,
            const QsColor *color,
            gboolean       is_dashed)
{
  const double dashes[] = { 3, 3 };
  QsTreeSpot spot;

  if (place == QS_TREE_LAYOUT_NONE)
    return;

  spot = make_spot (self, qs_tree_layout_get_level (self->sight.layout, place), place);
  if (spot.x < self->sight.left || spot.x > self->sight.right)
    return;

  cairo_arc (self->sight.cr, spot.x, spot.y, qs_tree_spot_get_ring (&spot), 0, 2 * G_PI);
  qs_color_set_source (self->sight.cr, color);
  cairo_set_line_width (self->sight.cr, QS_TREE_RING_WIDTH);
  cairo_set_dash (self->sight.cr, dashes, is_dashed ? G_N_ELEMENTS (dashes) : 0, 0);
  cairo_stroke (self->sight.cr);
  cairo_set_dash (self->sight.cr, NULL, 0, 0);
}

/* Where the left end of the tree is out of sight, the path may stand where the rows have their numbers. */
static void
paint_labels (Painter *self)
{
  const QsTreeScene *scene = self->sight.scene;
  gboolean has_rule = scene->has_rule && scene->has_labels && scene->coordinates != QS_COORDINATES_NONE &&
                      self->sight.geometry->x >= 0;

  for (guint level = self->sight.first_level; level < self->sight.end_level; level++)
    {
      find_spots (self, level);
      qs_tree_labels_paint (&self->sight, (const QsTreeSpot *) (gpointer) self->spots->data, self->spots->len);
      if (has_rule && level > 0 && self->spots->len > 0)
        qs_tree_labels_paint_row (&self->sight, level - 1, &g_array_index (self->spots, QsTreeSpot, 0));
    }
}

/* Paints a layer that is kept, unless it is there already. */
static cairo_surface_t *
keep_layer (Painter    *self,
            QsTreeLayer layer,
            void (*paint) (Painter *self))
{
  cairo_t *cr = self->sight.cr;

  self->sight.cr = begin_layer (self->layers, layer);
  if (self->sight.cr != NULL)
    {
      paint (self);
      cairo_destroy (self->sight.cr);
    }
  self->sight.cr = cr;

  return self->layers->layers[layer];
}

static void
paint_mask (Painter *self)
{
  qs_tree_forest_paint_mask (&self->sight);
}

static void
paint_edges (Painter *self)
{
  if (self->sight.layout->spacing != NULL)
    qs_tree_forest_paint (&self->sight, self->n_kept > QS_TREE_LAYER_FOREST
                                          ? keep_layer (self, QS_TREE_LAYER_FOREST, paint_mask)
                                          : NULL);
  qs_tree_edges_paint (&self->sight);
}

/* From the layer that is kept, if there is one. */
static void
paint_layer (Painter    *self,
             QsTreeLayer layer,
             void (*paint) (Painter *self))
{
  if (layer >= self->n_kept)
    {
      paint (self);
      return;
    }

  cairo_set_source_surface (self->sight.cr, keep_layer (self, layer, paint), 0, 0);
  cairo_paint (self->sight.cr);
}

static void
paint_all (Painter *self)
{
  guint32 current = qs_tree_layout_get_place (self->sight.layout, self->sight.scene->current);
  guint32 selected = qs_tree_layout_get_place (self->sight.layout, self->sight.scene->selected);

  paint_layer (self, QS_TREE_LAYER_EDGES, paint_edges);
  paint_path_line (self);
  paint_layer (self, QS_TREE_LAYER_NODES, paint_nodes);
  paint_path_nodes (self);
  paint_ring (self, current, &self->sight.palette->tree_path, FALSE);
  if (selected != current)
    paint_ring (self, selected, &self->sight.palette->tree_outline, TRUE);
  if (qs_tree_labels_have_room (self->sight.geometry))
    paint_layer (self, QS_TREE_LAYER_LABELS, paint_labels);
  if (self->sight.layout->spacing != NULL && self->sight.scene->tried > 0)
    qs_tree_forest_paint_tried (&self->sight);
}

/* Forgets all but the forest, in which the tree has other nodes now. */
void
qs_tree_layers_grow (QsTreeLayers *self)
{
  for (guint i = QS_TREE_LAYER_FOREST + 1; i < QS_TREE_N_LAYERS; i++)
    g_clear_pointer (&self->layers[i], cairo_surface_destroy);
  self->palette = NULL;
}

/* Forgets them, and what they showed. */
void
qs_tree_layers_clear (QsTreeLayers *self)
{
  qs_tree_layers_grow (self);
  g_clear_pointer (&self->layers[QS_TREE_LAYER_FOREST], cairo_surface_destroy);
  *self = (QsTreeLayers){ 0 };
}

/* Paints a search tree. Nodes that its layout does not know yet are left out, and parts that are
 * clipped away take no time. With @layers, which may be %NULL, it is quicker where only the path
 * differs from the last picture, and nothing of @cr is clipped away.
 *
 * The state of @cr is kept, but its current path is lost. */
void
qs_tree_paint (cairo_t              *cr,
               const QsTreeGeometry *geometry,
               const QsPalette      *palette,
               const QsTreeScene    *scene,
               QsTreeLayers         *layers)
{
  g_autoptr (GArray) spots = g_array_new (FALSE, FALSE, sizeof (QsTreeSpot));
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (guint32));
  Painter self = { .spots = spots, .path = path, .layers = layers };
  guint32 last = QS_TREE_LAYOUT_NONE;

  if (layers != NULL)
    self.n_kept = renew_layers (layers, geometry, palette, scene);

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  qs_tree_sight_init (&self.sight, cr, palette, scene, geometry);
  for (guint32 node = scene->current; node != QS_TREE_NONE; node = qs_tree_get_node (scene->tree, node)->parent)
    {
      guint32 place = qs_tree_layout_get_place (self.sight.layout, node);

      if (place != last)
        g_array_append_val (path, place);
      last = place;
    }
  paint_all (&self);
  qs_tree_sight_clear (&self.sight);
  cairo_new_path (cr);
  cairo_restore (cr);
}
