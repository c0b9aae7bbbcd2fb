/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-split-view.h"

#include "qs-appearance.h"
#include "qs-focus.h"
#include "qs-measure.h"
#include "qs-members.h"
#include "qs-next-frame.h"
#include "qs-template.h"

/* Below this width, in pixels, the panel lies over the content. */
#define FOLD_WIDTH 680

struct _QsSplitView
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkWidget *panel;    /* not owned: the revealer has it */
  GtkWidget *revealer;
  gboolean shows_panel;
  gboolean wants_panel; /* whether the panel comes back when there is room again */
  gboolean is_folded;
  gboolean hides_panel;
  guint fold_id;        /* the idle that takes note of a fold */
};

G_DEFINE_FINAL_TYPE (QsSplitView, qs_split_view, GTK_TYPE_WIDGET)

static void
reveal_panel (QsSplitView *self)
{
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), self->shows_panel);
  /* A menu that is opened while the panel slides away would be where no screen is. */
  gtk_widget_set_can_target (self->revealer, self->shows_panel);
}

static void
show_panel (QsSplitView *self,
            gboolean     shows_panel)
{
  if (self->shows_panel == shows_panel)
    return;

  self->shows_panel = shows_panel;
  reveal_panel (self);
  g_object_notify (G_OBJECT (self), "show-panel");
}

static gboolean
has_room (QsSplitView *self)
{
  return !self->is_folded && !self->hides_panel;
}

/* Keys go where the eyes do: into a panel that covers the content, as soon as it is seen, and back when it goes. */
static void
move_focus (QsSplitView *self)
{
  GtkWidget *focus = qs_focus_get (GTK_WIDGET (self));
  gboolean is_in_panel = focus != NULL && gtk_widget_is_ancestor (focus, self->revealer);

  if (self->shows_panel && self->is_folded && !is_in_panel)
    gtk_widget_child_focus (self->panel, GTK_DIR_TAB_FORWARD);
  else if (!self->shows_panel && is_in_panel)
    gtk_widget_grab_focus (self->content);
}

/* What is shown where there is no room for it says nothing about where there is. */
static void
shows_panel_changed (QsSplitView *self)
{
  if (has_room (self))
    self->wants_panel = self->shows_panel;
  reveal_panel (self);
  move_focus (self);
}

static void
hides_panel_changed (QsSplitView *self)
{
  show_panel (self, has_room (self) && self->wants_panel);
}

/* A panel that now lies over the content would hide it, so it goes, and comes back later. */
static void
fold_changed (QsSplitView *self)
{
  /* It may have folded and unfolded meanwhile. */
  if (self->is_folded == gtk_widget_has_css_class (self->revealer, "overlay-panel"))
    return;

  qs_appearance_set_class (self->revealer, "overlay-panel", self->is_folded);
  show_panel (self, has_room (self) && self->wants_panel);
}

static void
content_pressed_cb (QsSplitView     *self,
                    int              n_press,
                    double           x,
                    double           y,
                    GtkGestureClick *gesture)
{
  if (!self->is_folded || !self->shows_panel)
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  g_object_set (self, "show-panel", FALSE, NULL);
}

/* Something in the panel asks for the content to be seen: a panel that lies over it goes. */
static gboolean
uncover (QsSplitView *self)
{
  if (!self->is_folded || !self->shows_panel)
    return FALSE;

  gtk_widget_grab_focus (self->content);
  g_object_set (self, "show-panel", FALSE, NULL);

  return TRUE;
}

static void
qs_split_view_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  QsSplitView *self = QS_SPLIT_VIEW (widget);
  int content_minimum, content_natural, panel_minimum, panel_natural;

  gtk_widget_measure (self->content, orientation, -1, &content_minimum, &content_natural, NULL, NULL);
  gtk_widget_measure (self->revealer, orientation, -1, &panel_minimum, &panel_natural, NULL, NULL);

  *minimum = MAX (content_minimum, panel_minimum);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = content_natural + panel_natural;
  else
    *natural = MAX (content_natural, panel_natural);
}

static void
qs_split_view_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  QsSplitView *self = QS_SPLIT_VIEW (widget);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int content_minimum = qs_measure_least_width (self->content);
  int panel_width, beside;

  /* The panel is as narrow as possible, so that its width does not depend on its texts. */
  panel_width = MIN (qs_measure_least_width (self->revealer), width);
  if (self->is_folded != (width < FOLD_WIDTH))
    {
      self->is_folded = !self->is_folded;
      /* The widgets must not change while they are allocated; nor may an animation without rest keep them as they were. */
      qs_next_frame_precede (self, &self->fold_id, (QsNextFrameFunc) fold_changed);
    }

  beside = self->is_folded ? 0 : MIN (panel_width, MAX (0, width - content_minimum));

  gtk_widget_size_allocate (self->content,
                            &(GtkAllocation){ is_rtl ? 0 : beside, 0, MAX (width - beside, content_minimum), height },
                            -1);
  gtk_widget_size_allocate (self->revealer,
                            &(GtkAllocation){ is_rtl ? width - panel_width : 0, 0, panel_width, height },
                            -1);
}

static void
panel_changed (QsSplitView *self)
{
  gtk_revealer_set_child (GTK_REVEALER (self->revealer), self->panel);
  g_signal_connect_object (self->panel, "map", G_CALLBACK (move_focus), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
content_changed (QsSplitView *self)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  gtk_widget_insert_before (self->content, GTK_WIDGET (self), self->revealer);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect_object (gesture, "pressed", G_CALLBACK (content_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->content, GTK_EVENT_CONTROLLER (gesture));
}

static void
qs_split_view_class_init (QsSplitViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags once = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY;

  G_OBJECT_CLASS (klass)->dispose = qs_template_dispose_children;
  widget_class->measure = qs_split_view_measure;
  widget_class->size_allocate = qs_split_view_size_allocate;

  qs_members_install_property (klass, QsSplitView, content, content_changed, object, "content", GTK_TYPE_WIDGET, once);
  qs_members_install_property (klass, QsSplitView, panel, panel_changed, object, "panel", GTK_TYPE_WIDGET, once);

  qs_members_install_property (klass, QsSplitView, shows_panel, shows_panel_changed,
                               boolean, "show-panel", TRUE, G_PARAM_READWRITE);

  /* Whether the panel is shown where there is room for it. */
  qs_members_install_property (klass, QsSplitView, wants_panel, NULL, boolean, "wants-panel", TRUE, G_PARAM_READABLE);

  /* Whether the content gets all of the room, and the panel is hidden until it is shown. */
  qs_members_install_property (klass, QsSplitView, hides_panel, hides_panel_changed,
                               boolean, "hides-panel", FALSE, G_PARAM_WRITABLE);

  gtk_widget_class_set_css_name (widget_class, "splitview");
  qs_template_install_action (widget_class, "panel.uncover", NULL, uncover);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, (GtkShortcutFunc) G_CALLBACK (uncover), NULL);
}

static void
qs_split_view_init (QsSplitView *self)
{
  self->shows_panel = TRUE;
  self->wants_panel = TRUE;
  self->revealer = gtk_revealer_new ();
  gtk_revealer_set_transition_type (GTK_REVEALER (self->revealer), GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), TRUE);
  gtk_widget_set_parent (self->revealer, GTK_WIDGET (self));
}
