/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search tree with its legend and its buttons. */

#include "qs-tree-view.h"

#include <glib/gi18n.h>

#include "qs-focus.h"
#include "qs-menus.h"
#include "qs-shortcuts.h"
#include "qs-template.h"
#include "qs-tree-canvas.h"
#include "qs-tree-input.h"
#include "qs-tree-legend.h"
#include "qs-tree-saver.h"
#include "qs-tree-text.h"

/* The node of the search is put into words once the search has stayed there for
 * this long, in milliseconds: nobody can read words that change at every frame. */
#define QUIET 300

struct _QsTreeView
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkStack *stack;
  QsTreeCanvas *canvas;
  GtkLabel *note_label;
  GtkWidget *bar;
  GtkMenuButton *menu_button;
  GtkWidget *footer;
  QsTreeLegend *legend;

  guint n;           /* the rows of the board */
  guint64 step;      /* that is shown */
  double tried;      /* the part of the forest's boards that brute force has tried beside it; negative without that */
  guint64 n_nodes;   /* that were visited by then */
  QsTreeForest forest; /* that the search is a part of; without rows, of none */
  gboolean has_labels;
  gboolean folds;
  gboolean has_forest; /* whether to show it, if there is one */
  guint describe_id;
};

enum
{
  PROP_0,
  PROP_HAS_LABELS,
  PROP_FOLDS,
  PROP_HAS_FOREST,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (QsTreeView, qs_tree_view, GTK_TYPE_WIDGET)

static guint32
get_selected (QsTreeView *self)
{
  guint32 selected;

  g_object_get (self->canvas, "selected", &selected, NULL);

  return selected;
}

static void
update_description (QsTreeView *self)
{
  g_autofree char *description = qs_tree_view_describe (self, get_selected (self));

  g_clear_handle_id (&self->describe_id, g_source_remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->canvas), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description != NULL ? description : "", -1);
}

static gboolean
describe_cb (gpointer user_data)
{
  QsTreeView *self = QS_TREE_VIEW (user_data);

  self->describe_id = 0;
  update_description (self);

  return G_SOURCE_REMOVE;
}

static void
describe_when_quiet (QsTreeView *self)
{
  g_clear_handle_id (&self->describe_id, g_source_remove);
  self->describe_id = g_timeout_add (QUIET, describe_cb, self);
  g_source_set_name_by_id (self->describe_id, "qs-tree-view");
}

static void
update_page (QsTreeView *self)
{
  gboolean has_tree = qs_tree_canvas_get_tree (self->canvas) != NULL;

  gtk_stack_set_visible_child_name (self->stack, has_tree ? "tree" : "placeholder");
  gtk_widget_set_visible (self->bar, has_tree);
  gtk_widget_set_visible (self->footer, has_tree);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tree.save", has_tree);
}

static void
update_note (QsTreeView *self)
{
  const QsTree *tree = qs_tree_canvas_get_tree (self->canvas);
  const QsTreeLayout *layout = qs_tree_canvas_get_layout (self->canvas);
  g_autofree char *note = tree == NULL || layout == NULL ? g_strdup ("")
                          : layout->spacing != NULL      ? qs_tree_text_forest (&self->forest, self->n_nodes)
                                                         : qs_tree_text_note (tree, layout);

  gtk_label_set_label (self->note_label, note);
  gtk_widget_set_visible (GTK_WIDGET (self->note_label), *note != '\0');
}

static void
update_legend (QsTreeView *self)
{
  const QsTree *tree = qs_tree_canvas_get_tree (self->canvas);
  const QsTreeLayout *layout = qs_tree_canvas_get_layout (self->canvas);

  guint present;

  if (tree == NULL || layout == NULL)
    return;

  present = qs_tree_legend_find_present (tree, layout, self->step);
  if (layout->spacing != NULL && self->tried >= 0)
    present |= 1u << (QS_TREE_LEGEND_FOREST + QS_TREE_FOREST_TRIED);
  qs_tree_legend_set_present (self->legend, present);
}

static void
update_forest (QsTreeView *self)
{
  gboolean can_show = self->forest.n_rows > 0, shows = can_show && self->has_forest;

  qs_tree_canvas_set_forest (self->canvas, shows ? &self->forest : &(QsTreeForest){ 0 });
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tree.forest", can_show);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tree.fold", !shows);
}

static void
arranged_cb (QsTreeView *self)
{
  update_legend (self);
  update_page (self);
  update_note (self);
  describe_when_quiet (self);
}

static void
seek_cb (QsTreeView *self,
         guint64     step)
{
  g_signal_emit_by_name (self, "seek", step);
}

static void
pointed_cb (QsTreeView *self,
            guint       node)
{
  g_signal_emit_by_name (self, "pointed", node);
}

static void
fit_cb (QsTreeView *self)
{
  qs_tree_canvas_reset (self->canvas, QS_TREE_ZOOM_WHOLE);
}

static void
reset_cb (QsTreeView *self)
{
  qs_tree_canvas_reset (self->canvas, QS_TREE_ZOOM_AUTOMATIC);
}

static void
zoom_in_cb (QsTreeView *self)
{
  qs_tree_input_zoom (GTK_WIDGET (self->canvas), 1);
}

static void
zoom_out_cb (QsTreeView *self)
{
  qs_tree_input_zoom (GTK_WIDGET (self->canvas), -1);
}

/* Asks for a file, and saves the whole tree to it as a picture. */
static void
save_cb (QsTreeView *self)
{
  g_autofree char *name = NULL;
  QsTreeScene scene;

  if (qs_tree_canvas_get_layout (self->canvas) == NULL)
    return;

  scene = (QsTreeScene){
    .tree = qs_tree_canvas_get_tree (self->canvas),
    .layout = qs_tree_canvas_get_layout (self->canvas),
    .step = self->step,
    .current = qs_tree_canvas_get_current (self->canvas),
    .selected = QS_TREE_NONE,
    .tried = MAX (self->tried, 0),
    .has_labels = self->has_labels,
  };

  /* Translators: the name suggested for a file; the number is that of the queens. Keep “.svg”. */
  name = g_strdup_printf (_ ("%u-queens-tree.svg"), self->n);
  qs_tree_saver_save (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), name, &scene);
}

static void
set_flag (QsTreeView *self,
          gboolean   *flag,
          gboolean    is_set,
          GParamSpec *pspec)
{
  if (*flag == is_set)
    return;

  *flag = is_set;
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static gboolean
qs_tree_view_grab_focus (GtkWidget *widget)
{
  return qs_focus_enter (widget, GTK_WIDGET (QS_TREE_VIEW (widget)->canvas));
}

static void
qs_tree_view_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  QsTreeView *self = QS_TREE_VIEW (object);

  switch (prop_id)
    {
    case PROP_HAS_LABELS:
      g_value_set_boolean (value, self->has_labels);
      break;
    case PROP_FOLDS:
      g_value_set_boolean (value, self->folds);
      break;
    case PROP_HAS_FOREST:
      g_value_set_boolean (value, self->has_forest);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
qs_tree_view_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  QsTreeView *self = QS_TREE_VIEW (object);

  switch (prop_id)
    {
    case PROP_HAS_LABELS:
      set_flag (self, &self->has_labels, g_value_get_boolean (value), pspec);
      break;
    case PROP_FOLDS:
      set_flag (self, &self->folds, g_value_get_boolean (value), pspec);
      break;
    case PROP_HAS_FOREST:
      set_flag (self, &self->has_forest, g_value_get_boolean (value), pspec);
      update_forest (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
qs_tree_view_dispose (GObject *object)
{
  QsTreeView *self = QS_TREE_VIEW (object);

  g_clear_handle_id (&self->describe_id, g_source_remove);
  if (self->canvas != NULL)
    g_signal_handlers_disconnect_by_data (self->canvas, self);
  qs_template_dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[PROP_HAS_LABELS] = g_param_spec_boolean ("has-labels", NULL, NULL, TRUE, flags);

  /* Whether failed subtrees are folded. */
  properties[PROP_FOLDS] = g_param_spec_boolean ("folds", NULL, NULL, FALSE, flags);

  /* Whether the tree is shown within that of brute force. */
  properties[PROP_HAS_FOREST] = g_param_spec_boolean ("has-forest", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qs_tree_view_class_init (QsTreeViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = qs_tree_view_get_property;
  object_class->set_property = qs_tree_view_set_property;
  object_class->dispose = qs_tree_view_dispose;
  widget_class->focus = qs_focus_move;
  widget_class->grab_focus = qs_tree_view_grab_focus;
  install_properties (object_class);

  /* A node was chosen: show the search at this step. */
  g_signal_new ("seek", QS_TYPE_TREE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);

  /* The pointer is on another node, or on QS_TREE_NONE. */
  g_signal_new ("pointed", QS_TYPE_TREE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  qs_template_install_action (widget_class, "tree.fit", NULL, fit_cb);
  qs_template_install_action (widget_class, "tree.reset", NULL, reset_cb);
  qs_template_install_action (widget_class, "tree.zoom-in", NULL, zoom_in_cb);
  qs_template_install_action (widget_class, "tree.zoom-out", NULL, zoom_out_cb);
  qs_template_install_action (widget_class, "tree.save", NULL, save_cb);
  gtk_widget_class_install_property_action (widget_class, "tree.fold", "folds");
  gtk_widget_class_install_property_action (widget_class, "tree.labels", "has-labels");
  gtk_widget_class_install_property_action (widget_class, "tree.forest", "has-forest");

  qs_tree_input_bind_keys ();
  qs_template_ensure_types (QS_TYPE_TREE_CANVAS, QS_TYPE_TREE_LEGEND);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-tree-view.ui");
  qs_template_bind_children (widget_class, QsTreeView, box, stack, canvas, note_label, bar, menu_button, footer,
                             legend);
  gtk_widget_class_set_css_name (widget_class, "searchtree");
}

static void
qs_tree_view_init (QsTreeView *self)
{
  self->n = 1;
  self->tried = -1;
  self->has_labels = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));

  qs_menus_attach (self->menu_button, "tree");
  qs_tree_input_attach (GTK_WIDGET (self->canvas));
  qs_shortcuts_add_to (GTK_WIDGET (self), GTK_WIDGET (self), "tree");
  g_signal_connect_object (self->canvas, "arranged", G_CALLBACK (arranged_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->canvas, "seek", G_CALLBACK (seek_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->canvas, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->canvas, "chosen", G_CALLBACK (update_description), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->canvas, "notify::selected", G_CALLBACK (describe_when_quiet), self, G_CONNECT_SWAPPED);
  update_page (self);
}

/* Shows a tree of a search on @n rows from its beginning; also one that was cleared. It lives until
 * another one is set, or NULL for a method whose search is not a tree. It is a part of @forest, which may have no
 * rows. */
void
qs_tree_view_set_tree (QsTreeView         *self,
                       const QsTree       *tree,
                       guint               n,
                       const QsTreeForest *forest)
{
  g_return_if_fail (QS_IS_TREE_VIEW (self));

  self->n = n;
  self->step = 0;
  self->n_nodes = 1;
  self->forest = *forest;
  qs_tree_canvas_set_tree (self->canvas, tree);
  update_forest (self);
  update_page (self);
  update_description (self);
}

/* Shows the tree as it was then, and the part of all boards that brute force beside it has @tried, which is negative without
 * that; all of it unless the search plays. If the tree has grown, call qs_tree_view_update() first. */
void
qs_tree_view_set_moment (QsTreeView     *self,
                         const QsMoment *moment,
                         double          tried,
                         gboolean        is_moving)
{
  g_return_if_fail (QS_IS_TREE_VIEW (self));
  g_return_if_fail (moment != NULL);

  self->n = qs_moment_get_rows (moment);
  self->step = moment->step;
  self->tried = tried;
  self->n_nodes = moment->counts.placements + 1;
  qs_tree_canvas_set_moment (self->canvas, moment, MAX (tried, 0), is_moving);
  update_legend (self);
  update_note (self);
  describe_when_quiet (self);
}

/* To be called when the tree has grown. */
void
qs_tree_view_update (QsTreeView *self)
{
  g_return_if_fail (QS_IS_TREE_VIEW (self));

  qs_tree_canvas_update (self->canvas);
}

/* The node in words, as it is shown; NULL for QS_TREE_NONE. */
char *
qs_tree_view_describe (QsTreeView *self,
                       guint32     node)
{
  const QsTree *tree;
  const QsTreeLayout *layout;
  guint n_folded = 0;

  g_return_val_if_fail (QS_IS_TREE_VIEW (self), NULL);

  tree = qs_tree_canvas_get_tree (self->canvas);
  layout = qs_tree_canvas_get_layout (self->canvas);
  if (tree == NULL || node >= qs_tree_get_size (tree))
    return NULL;

  if (layout != NULL && node < layout->n_nodes && layout->nodes[layout->places[node]] == node)
    n_folded = layout->folded[layout->places[node]];

  return qs_tree_text_describe (tree, node, self->n, self->step, n_folded);
}

/* The widget that explains the nodes. */
GtkWidget *
qs_tree_view_get_legend (QsTreeView *self)
{
  g_return_val_if_fail (QS_IS_TREE_VIEW (self), NULL);

  return GTK_WIDGET (self->legend);
}

/* The part of the view that shows the tree itself. */
GtkWidget *
qs_tree_view_get_canvas (QsTreeView *self)
{
  g_return_val_if_fail (QS_IS_TREE_VIEW (self), NULL);

  return GTK_WIDGET (self->canvas);
}

/* Which failed subtrees the user wants to be folded. */
QsTreeFolds
qs_tree_view_get_folds (QsTreeView *self)
{
  g_return_val_if_fail (QS_IS_TREE_VIEW (self), QS_TREE_FOLDS_AUTOMATIC);

  return qs_tree_canvas_get_folds (self->canvas);
}
