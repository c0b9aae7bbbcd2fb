/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws the search tree of a trace instead of writing its steps. */

#include "config.h"

#include "qs-cli-trace-tree.h"

#include <glib/gi18n.h>

#include "qs-error.h"
#include "qs-methods.h"
#include "qs-packed-step.h"
#include "qs-picture.h"
#include "qs-tree-builder.h"
#include "qs-tree-picture.h"

/* A tree that grows with a search. */
typedef struct
{
  QsTreeBuilder *builder;
  guint64 step;
  guint64 limit;
} Growth;

static gboolean
grow_cb (QsTraceEvent event,
         guint        row,
         guint        column,
         gpointer     data)
{
  Growth *growth = data;
  guint32 step = qs_packed_step_new (event, row, column);

  growth->step++;

  return qs_tree_builder_feed (growth->builder, &step, 1) && growth->step < growth->limit;
}

static void
paint (cairo_t *cr,
       double   width,
       double   height,
       gpointer scene)
{
  qs_tree_picture_paint (cr, scene);
}

/* Draws the tree of a search, as it is after @limit steps at most. @method is its name, and that
 * of the file says the kind of picture. */
gboolean
qs_cli_trace_tree_write (const char *method,
                         QsSearch   *search,
                         guint64     limit,
                         const char *path,
                         GError    **error)
{
  const QsMethod *found = qs_methods_find (method);
  g_autoptr (QsTreeBuilder) builder = qs_tree_builder_new ();
  g_autoptr (QsTreeLayout) layout = NULL;
  Growth growth = { builder, 0, limit };
  const QsTracer tracer = { grow_cb, &growth };
  const QsTreeFolding folding = { 0 };
  QsTreeScene scene = { .current = QS_TREE_NONE, .selected = QS_TREE_NONE, .has_labels = TRUE };
  QsPictureKind kind;
  double width, height;

  if (found == NULL || found->look == QS_LOOK_MOVES || !qs_picture_find_kind (path, &kind))
    {
      g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                           found == NULL || found->look == QS_LOOK_MOVES
                               ? _ ("This method moves queens on a full board: its search is not a tree.")
                               : _ ("Choose a name that ends in .pdf, .svg or .png"));
      return FALSE;
    }

  qs_tree_builder_begin (builder, found->look, search->n);
  search->tracer = &tracer;
  if (limit > 0)
    found->search (search);

  scene.tree = qs_tree_builder_get_tree (builder);
  layout = qs_tree_layout_new (scene.tree, &folding);
  scene.layout = layout;
  scene.step = growth.step;

  qs_tree_picture_get_size (layout, &width, &height);

  return qs_picture_save (path, kind, width, height, paint, &scene, NULL, error);
}
