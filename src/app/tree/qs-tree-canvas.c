/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a search tree: it decides which part and how large, and the painter does the rest. */

#include "qs-tree-canvas-private.h"

#include "qs-appearance.h"
#include "qs-compat.h"
#include "qs-next-frame.h"
#include "qs-tree-painter.h"

#define MINIMUM_SIZE 40
#define NATURAL_WIDTH 480
#define NATURAL_HEIGHT 320

enum
{
  PROP_0,
  PROP_SELECTED,
  PROP_HAS_LABELS,
  PROP_FOLDS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (QsTreeCanvas, qs_tree_canvas, GTK_TYPE_WIDGET)

static void
set_folds_itself (QsTreeCanvas *self,
                  gboolean      folds_itself)
{
  self->folds_itself = folds_itself;
  qs_tree_arranger_set_folds (self->arranger, folds_itself ? QS_TREE_FOLDS_ALL : self->folds);
}

/* Folds what has failed once the whole tree is too large to be read. */
static void
fold_if_needed (QsTreeCanvas *self)
{
  if (self->folds == QS_TREE_FOLDS_AUTOMATIC && !self->folds_itself && self->camera.zoom == QS_TREE_ZOOM_AUTOMATIC &&
      self->camera.layout != NULL && gtk_widget_get_width (GTK_WIDGET (self)) > 0 &&
      !qs_tree_geometry_can_fit (&self->camera.geometry, self->camera.layout))
    set_folds_itself (self, TRUE);
}

/* Where the tree moves under a pointer that rests, another node is there, or none. */
static void
follow (QsTreeCanvas *self)
{
  if (self->camera.follows)
    qs_tree_camera_show (&self->camera, self->current);
  qs_tree_canvas_point (self, self->pointer_x, self->pointer_y);
}

static void
arranged_cb (QsTreeCanvas *self)
{
  qs_tree_layers_grow (&self->layers);
  qs_tree_camera_set_layout (&self->camera, qs_tree_canvas_get_layout (self), self->current);
  follow (self);

  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "arranged");
  fold_if_needed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLDS]);
}

/* In a larger room the tree may be readable without folds. */
static void
fold_again (gpointer widget)
{
  set_folds_itself (QS_TREE_CANVAS (widget), FALSE);
  fold_if_needed (QS_TREE_CANVAS (widget));
}

/* QS_TREE_NONE selects no node. */
static void
select_node (QsTreeCanvas *self,
             guint32       node)
{
  if (self->selected == node)
    return;

  self->selected = node;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Which failed subtrees to fold; of another tree, if none, as many as needed again. */
static void
set_folds (QsTreeCanvas *self,
           QsTreeFolds   folds)
{
  self->folds = folds;
  fold_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLDS]);
}

static void
qs_tree_canvas_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  *minimum = MINIMUM_SIZE;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

static void
qs_tree_canvas_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  QsTreeCanvas *self = QS_TREE_CANVAS (widget);

  if (self->camera.geometry.width != width)
    qs_next_frame_call (self, &self->tick_id, fold_again);
  qs_tree_camera_set_size (&self->camera, width, height, gtk_widget_get_scale_factor (widget));
}

static void
qs_tree_canvas_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  QsTreeCanvas *self = QS_TREE_CANVAS (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  QsTreeScene scene = {
    .tree = qs_tree_canvas_get_tree (self),
    .layout = qs_tree_canvas_get_layout (self),
    .step = self->step,
    .current = self->current,
    .selected = self->selected,
    .tried = self->tried,
    .has_labels = self->has_labels,
  };
  cairo_t *cr;

  if (scene.layout == NULL || width <= 0 || height <= 0)
    return;

  cr = qs_compat_append_cairo (snapshot, widget, &GRAPHENE_RECT_INIT (0, 0, width, height));
  qs_tree_paint_again (cr, &self->camera.geometry, qs_appearance_get_palette (widget), &scene, &self->layers);
  cairo_destroy (cr);
}

static gboolean
is_folded (QsTreeCanvas *self)
{
  const QsTreeLayout *layout = qs_tree_canvas_get_layout (self);

  if (self->folds != QS_TREE_FOLDS_AUTOMATIC)
    return self->folds == QS_TREE_FOLDS_ALL;

  return self->folds_itself || (layout != NULL && layout->n_hidden > 0);
}

static void
qs_tree_canvas_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  QsTreeCanvas *self = QS_TREE_CANVAS (object);

  switch (prop_id)
    {
    case PROP_SELECTED:
      g_value_set_uint (value, self->selected);
      break;
    case PROP_HAS_LABELS:
      g_value_set_boolean (value, self->has_labels);
      break;
    case PROP_FOLDS:
      g_value_set_boolean (value, is_folded (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
qs_tree_canvas_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  QsTreeCanvas *self = QS_TREE_CANVAS (object);

  switch (prop_id)
    {
    case PROP_HAS_LABELS:
      if (self->has_labels == g_value_get_boolean (value))
        return;
      self->has_labels = g_value_get_boolean (value);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_FOLDS:
      set_folds (self, g_value_get_boolean (value) ? QS_TREE_FOLDS_ALL : QS_TREE_FOLDS_NONE);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
qs_tree_canvas_dispose (GObject *object)
{
  QsTreeCanvas *self = QS_TREE_CANVAS (object);

  if (self->arranger != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->arranger, self);
      qs_tree_arranger_set_tree (self->arranger, NULL);
    }
  g_clear_object (&self->arranger);

  G_OBJECT_CLASS (qs_tree_canvas_parent_class)->dispose (object);
}

static void
qs_tree_canvas_finalize (GObject *object)
{
  QsTreeCanvas *self = QS_TREE_CANVAS (object);

  qs_tree_layers_clear (&self->layers);
  qs_tree_camera_clear (&self->camera);

  G_OBJECT_CLASS (qs_tree_canvas_parent_class)->finalize (object);
}

static void
qs_tree_canvas_class_init (QsTreeCanvasClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GParamFlags writable = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = qs_tree_canvas_get_property;
  object_class->set_property = qs_tree_canvas_set_property;
  object_class->dispose = qs_tree_canvas_dispose;
  object_class->finalize = qs_tree_canvas_finalize;
  widget_class->measure = qs_tree_canvas_measure;
  widget_class->size_allocate = qs_tree_canvas_size_allocate;
  widget_class->snapshot = qs_tree_canvas_snapshot;

  /* The chosen node, or QS_TREE_NONE. */
  properties[PROP_SELECTED] =
      g_param_spec_uint ("selected", NULL, NULL, 0, G_MAXUINT32, QS_TREE_NONE, readable);

  properties[PROP_HAS_LABELS] = g_param_spec_boolean ("has-labels", NULL, NULL, TRUE, writable);

  /* Whether failed subtrees are folded: all, or as many as needed while nobody has set this. */
  properties[PROP_FOLDS] = g_param_spec_boolean ("folds", NULL, NULL, FALSE, writable);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* The user has selected a node. */
  g_signal_new ("chosen", QS_TYPE_TREE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* A node was chosen: show the search at this step. */
  g_signal_new ("seek", QS_TYPE_TREE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);

  /* The nodes have other places. */
  g_signal_new ("arranged", QS_TYPE_TREE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* The pointer is on another node, or on QS_TREE_NONE. */
  g_signal_new ("pointed", QS_TYPE_TREE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "treecanvas");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
qs_tree_canvas_init (QsTreeCanvas *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  qs_tree_camera_init (&self->camera);
  self->current = QS_TREE_NONE;
  self->selected = QS_TREE_NONE;
  self->pointed = QS_TREE_NONE;
  self->pointer_x = self->pointer_y = -1;
  self->has_labels = TRUE;
  self->arranger = qs_tree_arranger_new ();
  g_signal_connect_object (self->arranger, "arranged", G_CALLBACK (arranged_cb), self, G_CONNECT_SWAPPED);

  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
}

/* Shows a tree from its beginning; also one that was cleared. It lives until another one or NULL is set. */
void
qs_tree_canvas_set_tree (QsTreeCanvas *self,
                         const QsTree *tree)
{
  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  self->step = 0;
  self->current = QS_TREE_NONE;
  qs_tree_camera_reset (&self->camera, QS_TREE_ZOOM_AUTOMATIC);
  select_node (self, QS_TREE_NONE);
  qs_tree_canvas_point (self, -1, -1);
  qs_tree_arranger_set_tree (self->arranger, NULL);
  if (self->folds == QS_TREE_FOLDS_NONE)
    self->folds = QS_TREE_FOLDS_AUTOMATIC;
  set_folds_itself (self, FALSE);
  qs_tree_arranger_set_tree (self->arranger, tree);
}

/* Shows the tree where the same placements are in a forest, all of which is seen until somebody zooms in; without rows,
 * in as little room as it needs. */
void
qs_tree_canvas_set_forest (QsTreeCanvas       *self,
                           const QsTreeForest *forest)
{
  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  qs_tree_layers_clear (&self->layers);
  qs_tree_camera_reset (&self->camera, QS_TREE_ZOOM_AUTOMATIC);
  qs_tree_arranger_set_forest (self->arranger, forest);
}

/* Shows the tree as it was then; all of it unless the search plays.
 * If the tree has grown, call qs_tree_canvas_update() first. */
void
qs_tree_canvas_set_moment (QsTreeCanvas   *self,
                           const QsMoment *moment,
                           double          tried,
                           gboolean        is_moving)
{
  const QsTree *tree;
  gboolean has_moved;

  g_return_if_fail (QS_IS_TREE_CANVAS (self));
  g_return_if_fail (moment != NULL);

  has_moved = self->step != moment->step || self->selected == QS_TREE_NONE;
  self->step = moment->step;
  self->tried = tried;
  qs_tree_camera_set_fits (&self->camera, !is_moving);
  tree = qs_tree_canvas_get_tree (self);
  if (tree == NULL)
    return;

  self->current = qs_tree_walk_find_current (tree, moment);

  /* While the search is on its way to the chosen node, that stays selected. */
  if (has_moved && !qs_tree_walk_is_at (tree, self->selected, self->current, moment->step))
    select_node (self, self->current);
  follow (self);

  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* To be called when the tree has changed. */
void
qs_tree_canvas_update (QsTreeCanvas *self)
{
  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  qs_tree_arranger_update (self->arranger);
}

const QsTree *
qs_tree_canvas_get_tree (QsTreeCanvas *self)
{
  g_return_val_if_fail (QS_IS_TREE_CANVAS (self), NULL);

  return qs_tree_arranger_get_tree (self->arranger);
}

QsTreeLayout *
qs_tree_canvas_get_layout (QsTreeCanvas *self)
{
  g_return_val_if_fail (QS_IS_TREE_CANVAS (self), NULL);

  return qs_tree_arranger_get_layout (self->arranger);
}

/* The node where the search is, or QS_TREE_NONE. */
guint32
qs_tree_canvas_get_current (QsTreeCanvas *self)
{
  g_return_val_if_fail (QS_IS_TREE_CANVAS (self), QS_TREE_NONE);

  return self->current;
}

/* Which failed subtrees the user wants to be folded. */
QsTreeFolds
qs_tree_canvas_get_folds (QsTreeCanvas *self)
{
  g_return_val_if_fail (QS_IS_TREE_CANVAS (self), QS_TREE_FOLDS_AUTOMATIC);

  return self->folds;
}

/* Shows the tree so many times as large, and from then on
 * in this size. The point stays where it is, in pixels. */
void
qs_tree_canvas_zoom (QsTreeCanvas *self,
                     double        factor,
                     double        x,
                     double        y)
{
  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  qs_tree_camera_zoom (&self->camera, factor, x, y);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Moves the tree to the right and down, in pixels. From then on it does not follow the search. */
void
qs_tree_canvas_pan (QsTreeCanvas *self,
                    double        dx,
                    double        dy)
{
  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  qs_tree_camera_pan (&self->camera, dx, dy);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Shows the tree in that size, and follows the search again. Nothing is folded in a whole tree. */
void
qs_tree_canvas_reset (QsTreeCanvas *self,
                      QsTreeZoom    zoom)
{
  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  qs_tree_camera_reset (&self->camera, zoom);
  if (zoom == QS_TREE_ZOOM_WHOLE)
    set_folds (self, QS_TREE_FOLDS_NONE);
  else if (self->folds == QS_TREE_FOLDS_NONE)
    set_folds (self, QS_TREE_FOLDS_AUTOMATIC);
  qs_tree_camera_show (&self->camera, self->current);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Selects what the user chose, and goes to its step if it has one. */
static void
choose (QsTreeCanvas *self,
        guint32       node)
{
  select_node (self, node);
  qs_tree_camera_show (&self->camera, node);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "chosen");
  qs_tree_canvas_seek_selected (self);
}

/* Chooses the next node in that direction, from the chosen one or from the root. */
void
qs_tree_canvas_walk (QsTreeCanvas *self,
                     QsTreeWay     way)
{
  const QsTreeLayout *layout;
  guint32 place;

  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  layout = qs_tree_canvas_get_layout (self);
  if (layout == NULL)
    return;

  place = qs_tree_camera_get_place (&self->camera, self->selected);
  if (place == QS_TREE_LAYOUT_NONE)
    place = 0;

  if (way == QS_TREE_WAY_DOWN && layout->folded[place] > 0)
    {
      qs_tree_arranger_open (self->arranger, layout->nodes[place]);
      return;
    }

  place = qs_tree_walk_go (qs_tree_canvas_get_tree (self), layout, place, way);
  if (place != QS_TREE_LAYOUT_NONE)
    choose (self, layout->nodes[place]);
}

/* The place at a point, or QS_TREE_LAYOUT_NONE. */
static guint32
find_place (QsTreeCanvas *self,
            double        x,
            double        y)
{
  const QsTreeLayout *layout = qs_tree_canvas_get_layout (self);

  return layout != NULL ? qs_tree_geometry_find (&self->camera.geometry, layout, x, y) : QS_TREE_LAYOUT_NONE;
}

/* Tells where the pointer is, in pixels; negative if it is elsewhere. */
void
qs_tree_canvas_point (QsTreeCanvas *self,
                      double        x,
                      double        y)
{
  guint32 place, node;

  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  self->pointer_x = x;
  self->pointer_y = y;
  place = x >= 0 ? find_place (self, x, y) : QS_TREE_LAYOUT_NONE;
  node = place != QS_TREE_LAYOUT_NONE ? qs_tree_canvas_get_layout (self)->nodes[place] : QS_TREE_NONE;
  if (self->pointed == node)
    return;

  self->pointed = node;
  g_signal_emit_by_name (self, "pointed", node);
}

/* Chooses the node at a point in pixels, if there is one. @opens unfolds a folded subtree there. */
void
qs_tree_canvas_pick (QsTreeCanvas *self,
                     double        x,
                     double        y,
                     gboolean      opens)
{
  const QsTreeLayout *layout;
  guint32 place, node;

  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  layout = qs_tree_canvas_get_layout (self);
  place = find_place (self, x, y);
  if (place == QS_TREE_LAYOUT_NONE)
    return;

  node = layout->nodes[place];
  if (opens && layout->folded[place] > 0)
    qs_tree_arranger_open (self->arranger, node);
  else
    choose (self, node);
}

/* Asks for the step of the chosen node. One that was never tried has none. */
void
qs_tree_canvas_seek_selected (QsTreeCanvas *self)
{
  const QsTree *tree;
  guint32 step;

  g_return_if_fail (QS_IS_TREE_CANVAS (self));

  tree = qs_tree_canvas_get_tree (self);
  if (tree == NULL || self->selected >= qs_tree_get_size (tree))
    return;

  step = qs_tree_get_seek_step (tree, self->selected);
  if (step != QS_TREE_NEVER)
    g_signal_emit_by_name (self, "seek", (guint64) step);
}
