/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a search tree as a picture. */

#include "config.h"

#include "qs-tree-saver.h"

#include <glib/gi18n.h>

#include "qs-saver.h"
#include "qs-tree-picture.h"

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

static void
paint (cairo_t *cr,
       double   width,
       double   height,
       gpointer data)
{
  Snapshot *self = data;

  qs_tree_picture_paint (cr, &self->scene);
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
  double width, height;

  qs_tree_picture_get_size (scene->layout, &width, &height);
  qs_saver_save_picture (window, toast, _ ("Save Search Tree as SVG, PDF or PNG"), name, width, height, paint,
                         snapshot_new (scene), snapshot_free);
}
