/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of a tree's picture that are kept for the next one.
 *
 * A search goes on for hours beside a tree that is full: then only the path to the current node differs from frame to
 * frame. A picture that differs each time would only be slower by this, so nothing is kept before the same comes
 * twice. */

#include "qs-tree-layers.h"

#include <math.h>

static gboolean
is_same (const QsTreeGeometry *a,
         const QsTreeGeometry *b)
{
  return a->width == b->width && a->height == b->height && a->pixel == b->pixel && a->unit == b->unit &&
         a->level == b->level && a->radius == b->radius && a->x == b->x && a->y == b->y;
}

/* Forgets the layers that would be different in the next picture. Returns how many of the lowest would not be. */
guint
qs_tree_layers_renew (QsTreeLayers         *self,
                      const QsTreeGeometry *geometry,
                      const QsPalette      *palette,
                      const QsTreeScene    *scene)
{
  guint64 step = MIN (scene->step, qs_tree_get_last_step (scene->tree)), change = qs_tree_get_change (scene->tree);
  gboolean is_there = is_same (&self->geometry, geometry);

  if (is_there && self->palette == palette && self->step == step && self->change == change &&
      self->has_labels == scene->has_labels)
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

  return is_there ? QS_TREE_LAYER_FOREST + 1 : 0;
}

/* Where to paint the layer, like the picture itself; %NULL if it is painted already. */
cairo_t *
qs_tree_layers_begin (QsTreeLayers *self,
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

/* Paints a layer, which is painted already, onto the picture. */
void
qs_tree_layers_paint (const QsTreeLayers *self,
                      QsTreeLayer         layer,
                      cairo_t            *cr)
{
  cairo_set_source_surface (cr, self->layers[layer], 0, 0);
  cairo_paint (cr);
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
  for (guint i = 0; i < QS_TREE_N_LAYERS; i++)
    g_clear_pointer (&self->layers[i], cairo_surface_destroy);
  *self = (QsTreeLayers){ 0 };
}
