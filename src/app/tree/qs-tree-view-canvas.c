/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tree in its view: which part is seen and how large, which node is chosen, and what keys, the pointer and fingers do.
 * The painter does the rest. */

#include "qs-tree-view-private.h"

#include <math.h>

#include "qs-appearance.h"
#include "qs-compat.h"
#include "qs-next-frame.h"
#include "qs-template.h"
#include "qs-tree-painter.h"
#include "qs-tree-walk.h"

/* A step of zooming, by key or wheel. */
#define ZOOM_STEP 1.25

/* How far a notch of the wheel moves the tree, in pixels. */
#define WHEEL_STEP 60.0

/* How far the pointer may move in a click, in pixels. */
#define CLICK_DISTANCE 6.0

static const struct
{
  const char *keys;
  const char *action;
  QsTreeWay way;
} keys[] = {
  { "Up|KP_Up", "tree.walk", QS_TREE_WAY_UP },
  { "Down|KP_Down", "tree.walk", QS_TREE_WAY_DOWN },
  { "Left|KP_Left", "tree.walk", QS_TREE_WAY_LEFT },
  { "Right|KP_Right", "tree.walk", QS_TREE_WAY_RIGHT },
  { "Return|KP_Enter", "tree.seek" },
  { "<Control>plus|<Control>equal|<Control>KP_Add", "tree.zoom-in" },
  { "<Control>minus|<Control>KP_Subtract", "tree.zoom-out" },
  { "<Control>0", "tree.reset" },
};

/* Which failed subtrees to fold: of trees whose sizes are to be compared, none by itself. */
QsTreeFolds
qs_tree_view_get_folds (QsTreeView *self)
{
  return self->beside != NULL && self->folds == QS_TREE_FOLDS_AUTOMATIC ? QS_TREE_FOLDS_NONE : self->folds;
}

static void
set_folds_itself (QsTreeView *self,
                  gboolean    folds_itself)
{
  self->folds_itself = folds_itself;
  qs_tree_arranger_set_folds (self->arranger, folds_itself ? QS_TREE_FOLDS_ALL : qs_tree_view_get_folds (self));
}

/* Folds what has failed once the nodes of the whole tree cannot be told apart. */
static void
fold_if_needed (QsTreeView *self)
{
  if (qs_tree_view_get_folds (self) == QS_TREE_FOLDS_AUTOMATIC && !self->folds_itself &&
      self->camera.zoom == QS_TREE_ZOOM_AUTOMATIC && self->camera.geometry.layout != NULL &&
      gtk_widget_get_width (self->canvas) > 0 && !qs_tree_geometry_can_fit (&self->camera.geometry))
    set_folds_itself (self, TRUE);
}

static void
note_folds (QsTreeView *self)
{
  const QsTreeLayout *layout = self->camera.geometry.layout;
  gboolean is_folded = self->folds != QS_TREE_FOLDS_AUTOMATIC
                         ? self->folds == QS_TREE_FOLDS_ALL
                         : self->folds_itself || (layout != NULL && layout->n_hidden > 0);

  if (self->is_folded == is_folded)
    return;

  self->is_folded = is_folded;
  g_object_notify (G_OBJECT (self), "folds");
}

/* In a larger room the tree may be readable without folds. */
static void
fold_again (gpointer view)
{
  set_folds_itself (view, FALSE);
  fold_if_needed (view);
}

/* Which failed subtrees to fold; of another tree, if none, as many as needed again. */
void
qs_tree_view_set_folds (QsTreeView *self,
                        QsTreeFolds folds)
{
  self->folds = folds;
  fold_again (self);
  note_folds (self);
}

/* The place at a point, or QS_TREE_LAYOUT_NONE. */
static guint32
find_place (QsTreeView *self,
            double      x,
            double      y)
{
  return self->camera.geometry.layout != NULL ? qs_tree_geometry_find (&self->camera.geometry, x, y)
                                    : QS_TREE_LAYOUT_NONE;
}

static void
set_pointed (QsTreeView *self,
             guint32     node)
{
  if (self->pointed == node)
    return;

  self->pointed = node;
  g_signal_emit_by_name (self, "pointed", node);
}

static void
motion_cb (QsTreeView *self,
           double      x,
           double      y)
{
  guint32 place = x >= 0 ? find_place (self, x, y) : QS_TREE_LAYOUT_NONE;

  self->pointer_x = x;
  self->pointer_y = y;
  set_pointed (self, place != QS_TREE_LAYOUT_NONE ? self->camera.geometry.layout->nodes[place] : QS_TREE_NONE);
}

static void
leave_cb (QsTreeView *self)
{
  motion_cb (self, -1, -1);
}

/* Trees beside each other have one scale until the user chooses another. */
static void
match (QsTreeView *self)
{
  QsTreeView *beside = self->beside;
  QsTreeGeometry before;

  if (beside == NULL || self->camera.zoom == QS_TREE_ZOOM_FREE || beside->camera.zoom == QS_TREE_ZOOM_FREE ||
      self->camera.geometry.layout == NULL || beside->camera.geometry.layout == NULL)
    return;

  before = beside->camera.geometry;
  qs_tree_geometry_match (&self->camera.geometry, &beside->camera.geometry);
  if (before.unit != beside->camera.geometry.unit || before.level != beside->camera.geometry.level)
    gtk_widget_queue_draw (beside->canvas);
}

/* Where the tree moves under a pointer that rests, another node is there, or none. */
static void
follow (QsTreeView *self)
{
  match (self);
  if (self->camera.follows)
    qs_tree_camera_show (&self->camera, self->scene.current);
  motion_cb (self, self->pointer_x, self->pointer_y);
}

static void
arranged_cb (QsTreeView *self)
{
  qs_tree_layers_grow (&self->layers);
  qs_tree_camera_set_layout (&self->camera, qs_tree_arranger_get_layout (self->arranger), self->scene.current);
  follow (self);

  gtk_widget_queue_draw (self->canvas);
  qs_tree_view_update_words (self);
  fold_if_needed (self);
  note_folds (self);
}

static void
resize_cb (QsTreeView *self,
           int         width,
           int         height)
{
  if (self->camera.geometry.width != width)
    qs_next_frame_call (self, &self->tick_id, fold_again);
  qs_tree_camera_set_size (&self->camera, width, height, gtk_widget_get_scale_factor (self->canvas));
  match (self);
}

static void
paint (gpointer view,
       cairo_t *cr,
       int      width,
       int      height)
{
  QsTreeView *self = view;

  self->scene.coordinates = qs_appearance_get_board_style ()->coordinates;
  if (self->camera.geometry.layout != NULL)
    qs_tree_paint (cr, &self->camera.geometry, qs_appearance_get_palette (self->canvas), &self->scene, &self->layers);
}

/* Asks for the step of the chosen node. One that was never tried has none. */
static void
seek_cb (QsTreeView *self)
{
  const QsTree *tree = self->scene.tree;
  guint32 step;

  if (tree == NULL || self->scene.selected >= tree->n_nodes)
    return;

  step = qs_tree_get_seek_step (tree, self->scene.selected);
  if (step != QS_TREE_NEVER)
    g_signal_emit_by_name (self, "seek", (guint64) step);
}

/* Selects what the user chose, and goes to its step if it has one. */
static void
choose (QsTreeView *self,
        guint32     node)
{
  self->scene.selected = node;
  qs_tree_camera_show (&self->camera, node);
  gtk_widget_queue_draw (self->canvas);
  qs_tree_view_update_description (self);
  seek_cb (self);
}

/* Chooses the next node in a direction, from the chosen one or from the root. */
static void
walk_cb (QsTreeView *self,
         const char *name,
         GVariant   *way)
{
  const QsTreeLayout *layout = self->camera.geometry.layout;
  guint32 place;

  if (layout == NULL)
    return;

  place = qs_tree_camera_get_place (&self->camera, self->scene.selected);
  if (place == QS_TREE_LAYOUT_NONE)
    place = 0;

  if (g_variant_get_uint32 (way) == QS_TREE_WAY_DOWN && layout->folded[place] > 0)
    {
      qs_tree_arranger_open (self->arranger, layout->nodes[place]);
      return;
    }

  place = qs_tree_walk_go (self->scene.tree, layout, place, g_variant_get_uint32 (way));
  if (place != QS_TREE_LAYOUT_NONE)
    choose (self, layout->nodes[place]);
}

static void
pressed_cb (QsTreeView *self)
{
  gtk_widget_grab_focus (self->canvas);
}

/* Chooses the node at a point, if there is one; the second time it unfolds a folded subtree there. */
static void
released_cb (QsTreeView *self,
             int         n_press,
             double      x,
             double      y)
{
  guint32 place = find_place (self, x, y), node;

  if (place == QS_TREE_LAYOUT_NONE)
    return;

  node = self->camera.geometry.layout->nodes[place];
  if (n_press == 2 && self->camera.geometry.layout->folded[place] > 0)
    qs_tree_arranger_open (self->arranger, node);
  else
    choose (self, node);
}

static void
zoom (QsTreeView *self,
      double      factor,
      double      x,
      double      y)
{
  qs_tree_camera_zoom (&self->camera, factor, x, y);
  gtk_widget_queue_draw (self->canvas);
}

static void
pan (QsTreeView *self,
     double      dx,
     double      dy)
{
  qs_tree_camera_pan (&self->camera, dx, dy);
  gtk_widget_queue_draw (self->canvas);
}

static gboolean
scroll_cb (QsTreeView         *self,
           double              dx,
           double              dy,
           GtkEventController *controller)
{
  if ((gtk_event_controller_get_current_event_state (controller) & GDK_CONTROL_MASK) != 0)
    zoom (self, pow (ZOOM_STEP, -dy), self->pointer_x, self->pointer_y);
  else
    pan (self, -dx * WHEEL_STEP, -dy * WHEEL_STEP);

  return GDK_EVENT_STOP;
}

static void
drag_begin_cb (QsTreeView *self)
{
  self->dragged_x = self->dragged_y = 0;
}

/* A click is not a drag. */
static void
drag_update_cb (QsTreeView *self,
                double      dx,
                double      dy,
                GtkGesture *gesture)
{
  if (self->dragged_x == 0 && self->dragged_y == 0 && hypot (dx, dy) < CLICK_DISTANCE)
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  pan (self, dx - self->dragged_x, dy - self->dragged_y);
  self->dragged_x = dx;
  self->dragged_y = dy;
}

static void
pinch_begin_cb (QsTreeView *self)
{
  self->pinched = 1;
}

static void
pinch_cb (QsTreeView *self,
          double      scale,
          GtkGesture *gesture)
{
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    return;

  zoom (self, scale / self->pinched, x, y);
  self->pinched = scale;
}

/* About the middle. */
static void
zoom_cb (QsTreeView *self,
         const char *name)
{
  zoom (self, g_str_equal (name, "tree.zoom-in") ? ZOOM_STEP : 1 / ZOOM_STEP, gtk_widget_get_width (self->canvas) / 2.0,
        gtk_widget_get_height (self->canvas) / 2.0);
}

/* Shows the tree in its usual size or as a whole, where nothing is folded, and follows the search again. */
static void
reset_cb (QsTreeView *self,
          const char *name)
{
  gboolean is_whole = g_str_equal (name, "tree.fit");

  qs_tree_camera_reset (&self->camera, is_whole ? QS_TREE_ZOOM_WHOLE : QS_TREE_ZOOM_AUTOMATIC);
  if (is_whole)
    qs_tree_view_set_folds (self, QS_TREE_FOLDS_NONE);
  else if (self->folds == QS_TREE_FOLDS_NONE)
    qs_tree_view_set_folds (self, QS_TREE_FOLDS_AUTOMATIC);
  follow (self);
  gtk_widget_queue_draw (self->canvas);
}

/* What the template and the menu need. */
void
qs_tree_view_install_canvas (GtkWidgetClass *widget_class)
{
  qs_template_install_action (widget_class, "tree.fit", NULL, reset_cb);
  qs_template_install_action (widget_class, "tree.reset", NULL, reset_cb);
  qs_template_install_action (widget_class, "tree.zoom-in", NULL, zoom_cb);
  qs_template_install_action (widget_class, "tree.zoom-out", NULL, zoom_cb);
  qs_template_install_action (widget_class, "tree.walk", "u", walk_cb);
  qs_template_install_action (widget_class, "tree.seek", NULL, seek_cb);
  qs_template_bind_callbacks (widget_class, motion_cb, leave_cb, scroll_cb, pressed_cb, released_cb, drag_begin_cb,
                              drag_update_cb, pinch_begin_cb, pinch_cb, resize_cb);
}

/* They are the canvas's own, while it has the focus: in the window, arrows do other things. */
static void
add_keys (GtkWidget *canvas)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkShortcut *shortcut =
        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].keys), gtk_named_action_new (keys[i].action));

      if (g_str_equal (keys[i].action, "tree.walk"))
        gtk_shortcut_set_arguments (shortcut, g_variant_new_uint32 (keys[i].way));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (canvas, controller);
}

void
qs_tree_view_init_canvas (QsTreeView *self)
{
  qs_tree_camera_init (&self->camera);
  self->scene = (QsTreeScene){ .current = QS_TREE_NONE, .selected = QS_TREE_NONE, .tried = -1, .has_labels = TRUE };
  self->pointed = QS_TREE_NONE;
  self->pointer_x = self->pointer_y = -1;
  self->arranger = qs_tree_arranger_new ();
  g_signal_connect_object (self->arranger, "arranged", G_CALLBACK (arranged_cb), self, G_CONNECT_SWAPPED);
  qs_canvas_set_paint (QS_CANVAS (self->canvas), paint, self);
  add_keys (self->canvas);
}

/* Shows the tree where the same placements are in a forest, all of which is seen until somebody zooms in; or in as little
 * room as it needs. */
void
qs_tree_view_update_forest (QsTreeView *self)
{
  gboolean can_show = self->forest.n_rows > 0, shows = can_show && self->has_forest;

  qs_tree_layers_clear (&self->layers);
  qs_tree_camera_reset (&self->camera, QS_TREE_ZOOM_AUTOMATIC);
  qs_tree_arranger_set_forest (self->arranger, shows ? &self->forest : &(QsTreeForest){ 0 });
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tree.forest", can_show);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tree.fold", !shows);
}

/* Shows the tree of a search, if it is one, from its beginning; also one that was cleared. It lives until another one is
 * set. */
void
qs_tree_view_set_tree (QsTreeView *self,
                       QsPlayback *playback)
{
  const QsPlaybackStatus *status = qs_playback_get_status (playback);
  const QsMethod *method = status->moment.method;
  const QsTree *tree = method->look != QS_LOOK_MOVES ? status->trail.tree : NULL;

  self->moment = &status->moment;
  self->forest = qs_tree_find_forest (&status->moment);
  self->scene.tree = tree;
  self->scene.has_rule = !method->picks_line;
  self->scene.step = 0;
  self->scene.current = self->scene.selected = QS_TREE_NONE;
  set_pointed (self, QS_TREE_NONE);
  qs_tree_camera_reset (&self->camera, QS_TREE_ZOOM_AUTOMATIC);
  qs_tree_arranger_set_tree (self->arranger, NULL);
  if (self->folds == QS_TREE_FOLDS_NONE)
    self->folds = QS_TREE_FOLDS_AUTOMATIC;
  set_folds_itself (self, FALSE);
  qs_tree_arranger_set_tree (self->arranger, tree);
  qs_tree_view_update_forest (self);
  qs_tree_view_update_words (self);
}

/* Shows both trees whole and at one scale, so that their sizes compare; or, with NULL, the tree for itself. */
void
qs_tree_view_match (QsTreeView *self,
                    QsTreeView *beside)
{
  if (self->beside == beside)
    return;

  self->beside = beside;
  qs_tree_camera_reset (&self->camera, QS_TREE_ZOOM_AUTOMATIC);
  fold_again (self);
}

/* Shows the tree as it is now, and the part of all boards that brute force beside it has @tried, which is negative without
 * that; all of it unless the search plays. */
void
qs_tree_view_update (QsTreeView *self,
                     double      tried,
                     gboolean    is_moving)
{
  const QsMoment *moment = self->moment;
  QsTreeScene *scene = &self->scene;
  gboolean has_moved;

  qs_tree_arranger_update (self->arranger);
  has_moved = scene->step != moment->step || scene->selected == QS_TREE_NONE;
  scene->step = moment->step;
  scene->tried = tried;
  qs_tree_camera_set_fits (&self->camera, !is_moving || self->beside != NULL);
  if (scene->tree != NULL)
    {
      scene->current = qs_tree_walk_find_current (scene->tree, moment);
      /* While the search is on its way to the chosen node, that stays selected. */
      if (has_moved && !qs_tree_walk_is_at (scene->tree, scene->selected, scene->current, moment->step))
        scene->selected = scene->current;
      follow (self);
      gtk_widget_queue_draw (self->canvas);
    }
  qs_tree_view_update_words (self);
}
