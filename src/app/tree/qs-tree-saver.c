/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a search tree as a picture. */

#include "qs-tree-saver.h"

#include <glib/gi18n.h>

#include "qs-saver.h"
#include "qs-tree-legend.h"

/* The legend below the tree, in user units: its room in any language, its place from the left, and its text. */
#define LEGEND_WIDTH 460.0
#define LEGEND_HEIGHT 36.0
#define LEGEND_X 24.0
#define LEGEND_FONT "Sans 10"
#define LEGEND_INK 0.25f

/* What is painted: nobody else changes it. */
static QsTreePicture *
copy_picture (const QsTreePicture *picture)
{
  QsTreePicture *self = g_memdup2 (picture, sizeof *picture);
  QsTree *tree = qs_tree_new ();

  qs_tree_copy (tree, picture->scene.tree);
  self->scene.tree = tree;
  qs_tree_layout_ref (picture->layout);

  return self;
}

static void
free_picture (gpointer data)
{
  QsTreePicture *self = data;

  qs_tree_free ((QsTree *) self->scene.tree);
  qs_tree_layout_unref (self->layout);
  g_free (self);
}

/* Each thread has fonts of its own. */
static void
paint_legend (cairo_t             *cr,
              double               width,
              const QsTreePicture *self)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_from_string (LEGEND_FONT);
  const GdkRGBA ink = { LEGEND_INK, LEGEND_INK, LEGEND_INK, 1 };

  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
  qs_tree_legend_paint (cr, context, qs_tree_legend_find_present (self->scene.tree, self->layout, self->scene.step),
                        width - LEGEND_X, FALSE, &ink, qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE));
  g_object_unref (context);
}

static void
paint (cairo_t *cr,
       double   width,
       double   height,
       gpointer data)
{
  const QsTreePicture *self = data;
  double tree_width, tree_height;

  qs_tree_picture_get_size (self->layout, &tree_width, &tree_height);
  cairo_save (cr);
  cairo_translate (cr, (width - tree_width) / 2, 0);
  qs_tree_picture_paint (cr, self);
  cairo_restore (cr);

  cairo_translate (cr, LEGEND_X, tree_height);
  paint_legend (cr, width, self);
}

/* Asks for a file, and saves the whole tree to it, as it is folded and labelled, in
 * light colours, with what its nodes mean below it. The tree may change afterwards. */
void
qs_tree_saver_save (GtkWindow           *window,
                    const char          *name,
                    const QsTreePicture *picture)
{
  double width, height;

  qs_tree_picture_get_size (picture->layout, &width, &height);
  qs_saver_save_picture (window, _ ("Save Search Tree as SVG, PDF or PNG"), name, MAX (width, LEGEND_WIDTH),
                         height + LEGEND_HEIGHT, paint, copy_picture (picture), free_picture);
}
