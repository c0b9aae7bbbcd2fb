/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a search tree as a picture. */

#include "config.h"

#include "qs-tree-saver.h"

#include <glib/gi18n.h>

#include "qs-saver.h"

/* In user units: the space for a unit of the layout and for a level, both margins together, and the largest page of
 * PDF. A tree that would be wider is drawn smaller. */
#define UNIT 26.0
#define LEVEL 58.0
#define MARGINS 48.0
#define MAX_SIDE 14400.0

/* Nodes closer than the inverse of this, in user units, are drawn once: otherwise files would have no end. */
#define SCALE 4.0

/* What is painted: nobody else changes it. */
typedef struct
{
  QsTree *tree;
  QsTreeLayout *layout;
  QsTreeScene scene;
} Snapshot;

static Snapshot *
snapshot_new (const QsTreeScene *scene)
{
  Snapshot *self = g_new (Snapshot, 1);

  self->tree = qs_tree_new ();
  qs_tree_copy (self->tree, scene->tree);
  self->layout = g_atomic_rc_box_acquire ((gpointer) scene->layout);
  self->scene = *scene;
  self->scene.tree = self->tree;
  self->scene.layout = self->layout;

  return self;
}

static void
snapshot_free (gpointer data)
{
  Snapshot *self = data;

  qs_tree_free (self->tree);
  qs_tree_layout_unref (self->layout);
  g_free (self);
}

/* Paper colours, whatever the window looks like. */
static void
paint (cairo_t *cr,
       double   width,
       double   height,
       gpointer data)
{
  Snapshot *self = data;
  QsTreeGeometry geometry;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  qs_tree_geometry_init (&geometry, self->layout, width, height, SCALE);
  qs_tree_paint (cr, &geometry, qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE), &self->scene);
}

/**
 * qs_tree_saver_save:
 * @window: the window that asks
 * @toast: where the result is shown
 * @name: the file's name that is suggested
 * @scene: the tree, which may change afterwards
 *
 * Asks for a file, and saves the whole tree to it, as it is folded and labelled,
 * in light colours.
 */
void
qs_tree_saver_save (GtkWindow         *window,
                    QsToast           *toast,
                    const char        *name,
                    const QsTreeScene *scene)
{
  double width = MIN (scene->layout->width * UNIT + MARGINS, MAX_SIDE);
  double height = MIN ((scene->layout->n_levels - 1) * LEVEL + MARGINS, MAX_SIDE);

  qs_saver_save_picture (window, toast, _ ("Save Search Tree as SVG, PDF or PNG"), name, width, height, paint,
                         snapshot_new (scene), snapshot_free);
}
