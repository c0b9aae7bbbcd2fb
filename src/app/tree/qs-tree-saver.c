/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a search tree as a picture. */

#include "config.h"

#include "qs-tree-saver.h"

#include <glib/gi18n.h>

#include "qs-picture.h"

/* In user units: the space for a unit of the layout and for a level, the margins together, and what a page of PDF can
 * hold. A tree that would be wider is drawn smaller. */
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

/* Who waits for the file. */
typedef struct
{
  GApplication *application;
  QsToast *toast; /* weak */
  char *name;
} Waiter;

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

/* As on paper, whatever the window looks like. */
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
  qs_tree_paint (cr, &geometry, qs_palette_get (FALSE, FALSE), &self->scene);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  Waiter *waiter = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  if (qs_picture_save_finish (result, &error))
    /* Translators: a file's name. */
    message = g_strdup_printf (_ ("Search tree saved to “%s”"), waiter->name);

  if (waiter->toast != NULL)
    qs_toast_show_message (waiter->toast, error != NULL ? error->message : message);

  g_application_release (waiter->application);
  g_clear_weak_pointer (&waiter->toast);
  g_free (waiter->name);
  g_free (waiter);
}

static void
save (const char        *path,
      QsPictureKind      kind,
      const QsTreeScene *scene,
      QsToast           *toast)
{
  double width = MIN (scene->layout->width * UNIT + MARGINS, MAX_SIDE);
  double height = MIN ((scene->layout->n_levels - 1) * LEVEL + MARGINS, MAX_SIDE);
  Waiter *waiter = g_new0 (Waiter, 1);

  /* The application stays until the file is there. */
  waiter->application = g_application_get_default ();
  g_application_hold (waiter->application);
  g_set_weak_pointer (&waiter->toast, toast);
  waiter->name = g_path_get_basename (path);

  qs_picture_save_async (path, kind, width, height, paint, snapshot_new (scene), snapshot_free, NULL, saved_cb, waiter);
}

/**
 * qs_tree_saver_start:
 * @path: the file; its name's ending says of which kind it is
 * @scene: the tree, which may change afterwards
 * @toast: where the result is told
 *
 * Saves the whole tree, as it is folded and labelled, in light colours.
 */
void
qs_tree_saver_start (const char        *path,
                     const QsTreeScene *scene,
                     QsToast           *toast)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *message = NULL;
  QsPictureKind kind;

  if (qs_picture_find_kind (path, &kind))
    {
      save (path, kind, scene, toast);
      return;
    }

  /* Translators: a file's name. */
  message = g_strdup_printf (_ ("“%s” is no picture: choose a name that ends in .svg, .pdf or .png"), name);
  qs_toast_show_message (toast, message);
}
