/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search tree with its legend and its buttons. */

#include "qs-tree-view-private.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-focus.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-menus.h"
#include "qs-saving-flow.h"
#include "qs-shortcuts.h"
#include "qs-template.h"
#include "qs-tree-picture.h"
#include "qs-tree-text.h"

/* The node of the search is put into words once the search has stayed there for
 * this long, in milliseconds: nobody can read words that change at every frame. */
#define QUIET 300

/* The legend below the tree, in user units: its room in any language, its place from the left, and its text. */
#define LEGEND_WIDTH 460.0
#define LEGEND_HEIGHT 36.0
#define LEGEND_X 24.0
#define LEGEND_FONT "Sans 10"
#define LEGEND_INK 0.25f

G_DEFINE_FINAL_TYPE (QsTreeView, qs_tree_view, GTK_TYPE_WIDGET)

/* The chosen node in words, to people who cannot see it. */
void
qs_tree_view_update_description (QsTreeView *self)
{
  g_autofree char *description = qs_tree_view_describe (self, self->scene.selected);

  g_clear_handle_id (&self->describe_id, g_source_remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->canvas), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description != NULL ? description : "", -1);
}

static gboolean
describe_cb (gpointer user_data)
{
  QsTreeView *self = QS_TREE_VIEW (user_data);

  self->describe_id = 0;
  qs_tree_view_update_description (self);

  return G_SOURCE_REMOVE;
}

static void
update_page (QsTreeView *self)
{
  gboolean has_tree = self->scene.tree != NULL;

  gtk_stack_set_visible_child_name (self->stack, has_tree ? "tree" : "placeholder");
  gtk_widget_set_visible (self->bar, has_tree);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tree.save", has_tree);
}

/* Says what is seen. */
void
qs_tree_view_update_words (QsTreeView *self)
{
  const QsTree *tree = self->scene.tree;
  const QsTreeLayout *layout = self->camera.geometry.layout;
  gboolean is_there = tree != NULL && layout != NULL;
  char *note = !is_there                 ? NULL
               : layout->spacing != NULL ? qs_tree_text_forest (&self->forest, self->moment->counts.placements + 1)
                                         : qs_tree_text_note (tree, layout);
  guint present = is_there ? qs_tree_legend_find_present (tree, layout, self->scene.step) : 0;

  update_page (self);
  if (is_there && layout->spacing != NULL && self->scene.tried >= 0)
    present |= 1u << (QS_TREE_LEGEND_FOREST + QS_TREE_FOREST_TRIED);
  if (is_there)
    qs_tree_legend_set_present (self->legend, present);
  qs_label_take_or_hide (self->note_label, note);
  g_clear_handle_id (&self->describe_id, g_source_remove);
  self->describe_id = g_timeout_add (QUIET, describe_cb, self);
  g_source_set_name_by_id (self->describe_id, "qs-tree-view");
}

static void
free_picture (gpointer data)
{
  QsTreePicture *self = data;

  qs_tree_free ((QsTree *) self->scene.tree);
  qs_tree_layout_unref (self->layout);
  g_free (self);
}

static void
paint (cairo_t *cr,
       double   width,
       double   height,
       gpointer data)
{
  const QsTreePicture *self = data;
  const GdkRGBA ink = { LEGEND_INK, LEGEND_INK, LEGEND_INK, 1 };
  double tree_width, tree_height;
  PangoContext *context;
  PangoFontDescription *font;

  qs_tree_picture_get_size (self->layout, &tree_width, &tree_height);
  cairo_save (cr);
  cairo_translate (cr, (width - tree_width) / 2, 0);
  qs_tree_picture_paint (cr, self);
  cairo_restore (cr);

  /* Each thread has fonts of its own. */
  context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  font = pango_font_description_from_string (LEGEND_FONT);
  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
  cairo_translate (cr, LEGEND_X, tree_height);
  qs_tree_legend_paint (cr, context, qs_tree_legend_find_present (self->scene.tree, self->layout, self->scene.step),
                        width - LEGEND_X, FALSE, &ink, qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE));
  g_object_unref (context);
}

/* Asks for a file, and saves the whole tree to it, as it is folded and labelled, in
 * light colours, with what its nodes mean below it. The tree may change afterwards. */
static void
save_cb (QsTreeView *self)
{
  QsTreePicture picture = { self->scene, self->camera.geometry.layout };
  g_autofree char *name = NULL;
  double width, height;
  QsPicture whole;
  QsTree *tree;

  if (picture.layout == NULL)
    return;

  /* Translators: the name suggested for a file; the number is that of the queens. Keep “.svg”. */
  name = g_strdup_printf (_ ("%u-queens-tree.svg"), qs_moment_get_rows (self->moment));
  picture.scene.selected = QS_TREE_NONE;
  qs_tree_picture_get_size (picture.layout, &width, &height);
  tree = qs_tree_new ();
  qs_tree_copy (tree, picture.scene.tree);
  picture.scene.tree = tree;
  qs_tree_layout_ref (picture.layout);
  whole = (QsPicture){ 0, MAX (width, LEGEND_WIDTH), height + LEGEND_HEIGHT, paint, g_memdup2 (&picture, sizeof picture) };
  qs_saving_flow_save_picture (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Save Search Tree as SVG, PDF or PNG"),
                               name, &whole, free_picture);
}

static void
labels_changed (QsTreeView *self)
{
  gtk_widget_queue_draw (self->canvas);
}

static void
folds_changed (QsTreeView *self)
{
  qs_tree_view_set_folds (self, self->is_folded ? QS_TREE_FOLDS_ALL : QS_TREE_FOLDS_NONE);
}

static void
qs_tree_view_dispose (GObject *object)
{
  QsTreeView *self = QS_TREE_VIEW (object);

  g_clear_handle_id (&self->describe_id, g_source_remove);
  g_clear_object (&self->arranger);
  qs_tree_layers_clear (&self->layers);
  qs_template_dispose (object);
}

static void
qs_tree_view_class_init (QsTreeViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qs_tree_view_dispose;
  qs_focus_install (widget_class, QsTreeView, canvas);
  qs_members_install_property (klass, QsTreeView, scene.has_labels, labels_changed,
                               boolean, "has-labels", TRUE, G_PARAM_READWRITE);

  /* Whether failed subtrees are folded. */
  qs_members_install_property (klass, QsTreeView, is_folded, folds_changed, boolean, "folds", FALSE, G_PARAM_READWRITE);

  /* Whether the tree is shown within that of brute force. */
  qs_members_install_property (klass, QsTreeView, has_forest, qs_tree_view_update_forest,
                               boolean, "has-forest", FALSE, G_PARAM_READWRITE);

  /* A node was chosen: show the search at this step. */
  g_signal_new ("seek", QS_TYPE_TREE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);

  /* The pointer is on another node, or on QS_TREE_NONE. */
  g_signal_new ("pointed", QS_TYPE_TREE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  qs_template_install_action (widget_class, "tree.save", NULL, save_cb);
  gtk_widget_class_install_property_action (widget_class, "tree.fold", "folds");
  gtk_widget_class_install_property_action (widget_class, "tree.labels", "has-labels");
  gtk_widget_class_install_property_action (widget_class, "tree.forest", "has-forest");

  qs_template_ensure_types (QS_TYPE_CANVAS, QS_TYPE_TREE_LEGEND);
  qs_template_set (widget_class, QsTreeView, "qs-tree-view", stack, canvas, note_label, bar, menu_button, legend);
  qs_tree_view_install_canvas (widget_class);
  gtk_widget_class_set_css_name (widget_class, "searchtree");
}

static void
qs_tree_view_init (QsTreeView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  qs_tree_view_init_canvas (self);
  qs_menus_attach (self->menu_button, "tree");
  qs_shortcuts_add_to (GTK_WIDGET (self), GTK_WIDGET (self), "tree");
  update_page (self);
}

/* The node in words, as it is shown; NULL for QS_TREE_NONE. */
char *
qs_tree_view_describe (QsTreeView *self,
                       guint32     node)
{
  const QsTree *tree = self->scene.tree;
  const QsTreeLayout *layout = self->camera.geometry.layout;
  guint n_folded = 0;

  if (tree == NULL || node >= tree->n_nodes)
    return NULL;

  if (layout != NULL && node < layout->n_nodes && layout->nodes[layout->places[node]] == node)
    n_folded = layout->folded[layout->places[node]];

  return qs_tree_text_describe (tree, node, qs_moment_get_rows (self->moment), self->scene.step, n_folded);
}

QsTreeLook
qs_tree_view_get_look (QsTreeView *self)
{
  QsTreeLook look = { self->canvas, GTK_WIDGET (self->legend), self->scene.has_labels, qs_tree_view_get_folds (self) };

  if (self->has_forest)
    look.forest = self->forest;

  return look;
}
