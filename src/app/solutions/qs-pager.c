/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-pager.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-announcement.h"
#include "qs-compat.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-template.h"
#include "qs-text.h"

/* How far Page Up and Page Down usually go. */
#define LEAP 10

/* The width of the entry, in characters: it grows with what is written into it. */
#define MIN_WIDTH 3
#define MAX_WIDTH 32

/* How far fingers move on a touchpad for another board, in pixels. */
#define PIXELS_PER_BOARD 60.0

/* A finger that is slower does not swipe, in pixels per second. */
#define LEAST_SPEED 300.0

struct _QsPager
{
  GtkWidget parent_instance;

  GtkWidget *waiting_box; /* what is waited for */
  GtkLabel *waiting_label;
  GtkWidget *first_button, *last_button;
  GtkOrientable *numbers; /* the two that follow */
  GtkEntry *entry;
  GtkLabel *total_label;
  GtkPopover *popover;   /* says what can be written, or what is wrong with the text */
  GtkWidget *error_icon;
  GtkLabel *message_label;

  /* Of the page that it belongs to; NULL for none. */
  GtkStack *views; /* one board or many */
  GtkWidget *board;
  QsGallery *gallery;

  QsProblem problem; /* of the boards in the list */
  guint64 position; /* from 1; 0 while the list is empty */
  guint64 total;
  GtkOrientation direction; /* of the two numbers */
  double scrolled; /* by a wheel since the last board, in boards */
};

G_DEFINE_FINAL_TYPE (QsPager, qs_pager, GTK_TYPE_WIDGET)

static void
show_position (QsPager *self)
{
  g_autofree char *text = self->position > 0 ? qs_text_count (self->position) : g_strdup ("");

  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
}

/* Wide enough for the largest number and for what was written, where there is room. */
static void
update_width (QsPager *self)
{
  g_autofree char *last = qs_text_count (self->total);
  glong n_digits = g_utf8_strlen (last, -1);
  glong n_written = g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (self->entry)), -1);

  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), MIN_WIDTH);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), CLAMP (MAX (n_digits, n_written) + 1, MIN_WIDTH, MAX_WIDTH));
}

static void
want (QsPager   *self,
      QsGoToKind kind,
      guint64    number)
{
  QsGoTo go_to = { .kind = kind, .number = MAX (number, 1) };

  if (self->total > 0)
    g_signal_emit_by_name (self, "wanted", &go_to);
}

/* How far an action goes. */
typedef enum
{
  BY_ONE,
  BY_LEAP, /* ten, or a page of the gallery */
  TO_THE_END,
} Reach;

static const struct
{
  const char *name;
  Reach reach;
  gboolean is_back;
} moves[] = {
  { "pager.first", TO_THE_END, TRUE },
  { "pager.page-back", BY_LEAP, TRUE },
  { "pager.previous", BY_ONE, TRUE },
  { "pager.next", BY_ONE, FALSE },
  { "pager.page-on", BY_LEAP, FALSE },
  { "pager.last", TO_THE_END, FALSE },
};

/* Asks for another number, no further than the ends of the list. */
static void
move (QsPager *self,
      Reach    reach,
      gboolean is_back)
{
  guint64 leap = qs_pager_shows_gallery (self) ? qs_gallery_get_page (self->gallery) : LEAP;
  guint64 step = reach == BY_LEAP ? leap : 1;

  if (reach == TO_THE_END)
    want (self, is_back ? QS_GO_TO_NUMBER : QS_GO_TO_NUMBER_FROM_END, 1);
  else if (is_back)
    want (self, QS_GO_TO_NUMBER, self->position - MIN (self->position, step));
  else
    want (self, QS_GO_TO_NUMBER, self->position + MIN (self->total - self->position, step));
}

static void
move_cb (QsPager    *self,
         const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      if (g_str_equal (moves[i].name, name))
        move (self, moves[i].reach, moves[i].is_back);
    }
}

static void
update_actions (QsPager *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), moves[i].name,
                                   moves[i].is_back ? self->position > 1 : self->position < self->total);
}

static void
show_message (QsPager    *self,
              const char *message,
              gboolean    is_error)
{
  graphene_rect_t bounds;
  GdkRectangle entry;

  if (gtk_widget_compute_bounds (GTK_WIDGET (self->entry), GTK_WIDGET (self), &bounds))
    {
      entry = (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                              (int) bounds.size.height };
      gtk_popover_set_pointing_to (self->popover, &entry);
    }

  gtk_label_set_label (self->message_label, message);
  gtk_widget_set_visible (self->error_icon, is_error);
  gtk_popover_popup (self->popover);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, message, -1);
}

static void
hide_message (QsPager *self)
{
  gtk_popover_popdown (self->popover);
  gtk_label_set_label (self->message_label, "");
  gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  gtk_accessible_reset_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID);
}

static void
entry_activate_cb (QsPager *self)
{
  g_autoptr (GError) error = NULL;
  QsGoTo go_to;

  if (qs_go_to_parse (gtk_editable_get_text (GTK_EDITABLE (self->entry)), &self->problem, &go_to, &error))
    g_signal_emit_by_name (self, "wanted", &go_to);
  else
    qs_pager_refuse (self, error->message);
}

static void
entry_changed_cb (QsPager *self)
{
  update_width (self);
  if (gtk_widget_has_css_class (GTK_WIDGET (self->entry), "error"))
    hide_message (self);
}

/* Escape takes back the text, or else the wish that the pager waits for. */
static gboolean
entry_key_pressed_cb (QsPager        *self,
                      guint           keyval,
                      guint           keycode,
                      GdkModifierType modifiers)
{
  if (keyval != GDK_KEY_Escape || gtk_widget_get_visible (self->waiting_box))
    return GDK_EVENT_PROPAGATE;

  show_position (self);
  hide_message (self);
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);

  return GDK_EVENT_STOP;
}

/* A text that was not confirmed is not the present position. */
static void
entry_leave_cb (QsPager *self)
{
  show_position (self);
  hide_message (self);
}

/* Made only when it is wanted: setting it, at each frame of a count, would ask the display where the pointer is. */
static gboolean
total_query_tooltip_cb (QsPager    *self,
                        int         x,
                        int         y,
                        gboolean    is_keyboard,
                        GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_label (self->total_label));

  return TRUE;
}

static void
stop_waiting_cb (QsPager *self)
{
  qs_pager_await (self, NULL);
}

/* @position is from 1; beyond the ends the nearest is taken. */
static guint64
find_nearest (QsPager *self,
              guint64  position)
{
  return self->total > 0 ? CLAMP (position, 1, self->total) : 0;
}

static void
position_changed (QsPager *self)
{
  self->position = find_nearest (self, self->position);
  show_position (self);
  update_actions (self);
}

static void
set_position (QsPager *self,
              guint64  position)
{
  g_object_set (self, "position", find_nearest (self, position), NULL);
}

/* Where the numbers stand on each other, there is no room for buttons to the ends, which have keys. */
static void
numbers_changed (QsPager *self)
{
  gtk_orientable_set_orientation (self->numbers, self->direction);
  gtk_widget_set_visible (self->first_button, self->direction == GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_visible (self->last_button, self->direction == GTK_ORIENTATION_HORIZONTAL);
}

static void
qs_pager_class_init (QsPagerClass *klass)
{
  /* The number that is shown, from 1; 0 while the list is empty. Beyond the ends the nearest is taken. */
  qs_members_install_property (klass, QsPager, position, position_changed,
                               uint64, "position", 0, G_MAXUINT64, 0, G_PARAM_READWRITE);

  qs_members_install_property (klass, QsPager, total, NULL, uint64, "total", 0, G_MAXUINT64, 0, G_PARAM_READABLE);

  /* How the number that is shown and that of all stand. */
  qs_members_install_property (klass, QsPager, direction, numbers_changed,
                               enum, "numbers", GTK_TYPE_ORIENTATION, GTK_ORIENTATION_HORIZONTAL, G_PARAM_WRITABLE);

  /* The user wants to go somewhere, to a QsGoTo: answer with
   * qs_pager_accept(), qs_pager_refuse() or qs_pager_await(). */
  g_signal_new ("wanted", QS_TYPE_PAGER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    qs_template_install_action (klass, moves[i].name, NULL, move_cb);
  qs_template_install_action (klass, "pager.stop-waiting", NULL, stop_waiting_cb);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  qs_template_set (klass, QsPager, "qs-pager", waiting_box, waiting_label, first_button, last_button, numbers, entry,
                   total_label, popover, error_icon, message_label);
  qs_template_bind_callbacks (klass, entry_activate_cb, entry_changed_cb, entry_key_pressed_cb, entry_leave_cb,
                              total_query_tooltip_cb);
}

static void
qs_pager_init (QsPager *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  update_width (self);
  update_actions (self);
}

/* From 1; 0 while the list is empty. */
guint64
qs_pager_get_position (QsPager *self)
{
  return self->position;
}

guint64
qs_pager_get_total (QsPager *self)
{
  return self->total;
}

/* Changes the length of the list. @description is the text behind the number, such
 * as “of 92”. The first list that is not empty is shown from its first number. */
void
qs_pager_set_total (QsPager    *self,
                    guint64     total,
                    const char *description)
{
  qs_label_take (self->total_label, g_strdup (description));
  if (self->total == total)
    return;

  self->total = total;
  update_width (self);
  update_actions (self);
  g_object_notify (G_OBJECT (self), "total");
  set_position (self, MAX (self->position, 1));
}

/* Begins another list, of boards of that problem, which is empty as yet. */
void
qs_pager_begin (QsPager         *self,
                const QsProblem *problem)
{
  self->problem = *problem;
  qs_pager_set_total (self, 0, "");
}

/* Lets the user write where to go, and says what can be written. */
void
qs_pager_ask (QsPager *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
  show_message (self,
                _ ("A number, -1 for the last, a share such as 50%, or the columns of a solution such as "
                   "1 5 8 6 3 7 2 4"),
                FALSE);
}

/* Goes where the user wanted to go, to a number from 1, and
 * leaves the text: the next keys are for the solution there. */
void
qs_pager_accept (QsPager *self,
                 guint64  position)
{
  g_autofree char *number = NULL;
  g_autofree char *message = NULL;

  set_position (self, position);
  show_position (self);
  hide_message (self);
  number = qs_text_count (self->position);
  /* Translators: said by a screen reader: the number of the shown solution, then such as “of 92” or “61 ready”. */
  message = g_strdup_printf (_ ("Solution %s, %s"), number, gtk_label_get_label (self->total_label));
  qs_announcement_queue (self->entry, message);
  if ((gtk_widget_get_state_flags (GTK_WIDGET (self->entry)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.focus-view", NULL);
}

/* Says why the user cannot go there, beside the text, which stays. */
void
qs_pager_refuse (QsPager    *self,
                 const char *message)
{
  show_message (self, message, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE,
                               -1);
  qs_compat_announce (GTK_WIDGET (self->entry), message);
}

/* Says that the wanted solution is not there yet, and lets the user take the wish back; NULL stops waiting. */
void
qs_pager_await (QsPager    *self,
                const char *message)
{
  gboolean is_waiting = message != NULL;

  if (is_waiting)
    qs_label_take (self->waiting_label, g_strdup (message));
  if (gtk_widget_get_visible (self->waiting_box) == is_waiting)
    return;

  gtk_widget_set_visible (self->waiting_box, is_waiting);
  show_position (self);
  hide_message (self);
  if (is_waiting)
    qs_compat_announce (GTK_WIDGET (self->entry), message);
}

/* Whether a solution is looked for that is not known yet. */
gboolean
qs_pager_is_waiting (QsPager *self)
{
  return gtk_widget_get_visible (self->waiting_box);
}

static void
turn (QsPager *pager,
      gboolean is_back)
{
  gtk_widget_activate_action (GTK_WIDGET (pager), is_back ? "pager.previous" : "pager.next", NULL);
}

/* Where languages are written from the right, the next board comes from the left. */
static double
to_reading_direction (gpointer controller,
                      double   x)
{
  return gtk_widget_get_direction (gtk_event_controller_get_widget (controller)) == GTK_TEXT_DIR_RTL ? -x : x;
}

static void
scroll_begin_cb (QsPager *self)
{
  self->scrolled = 0;
}

/* A notch of a wheel is a board. */
static gboolean
scroll_cb (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           QsPager                  *self)
{
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  double way = fabs (dx) > fabs (dy) ? to_reading_direction (controller, dx) : dy;

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;

  self->scrolled += gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_SURFACE ? way / PIXELS_PER_BOARD : way;
  for (; fabs (self->scrolled) >= 1; self->scrolled -= copysign (1, self->scrolled))
    turn (self, self->scrolled < 0);

  return GDK_EVENT_STOP;
}

static void
swipe_cb (GtkGestureSwipe *gesture,
          double           speed_x,
          double           speed_y,
          QsPager         *pager)
{
  if (fabs (speed_x) >= LEAST_SPEED && fabs (speed_x) > fabs (speed_y))
    turn (pager, to_reading_direction (gesture, speed_x) > 0);
}

static void
attach_input (QsPager   *self,
              GtkWidget *board)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *swipe = gtk_gesture_swipe_new ();

  g_signal_connect_swapped (scroll, "scroll-begin", G_CALLBACK (scroll_begin_cb), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (swipe), TRUE);
  g_signal_connect (swipe, "swipe", G_CALLBACK (swipe_cb), self);

  gtk_widget_add_controller (board, scroll);
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (swipe));
}

gboolean
qs_pager_shows_gallery (QsPager *self)
{
  return self->views != NULL && g_strcmp0 (gtk_stack_get_visible_child_name (self->views), "gallery") == 0;
}

QsGallery *
qs_pager_get_gallery (QsPager *self)
{
  return self->gallery;
}

/* What shows the boards now, and takes the focus. */
GtkWidget *
qs_pager_get_content (QsPager *self)
{
  return qs_pager_shows_gallery (self) ? GTK_WIDGET (self->gallery) : self->board;
}

/* From one board to many, or back. */
void
qs_pager_toggle_gallery (QsPager *self)
{
  gtk_stack_set_visible_child_name (self->views, qs_pager_shows_gallery (self) ? "board" : "gallery");
  gtk_widget_grab_focus (qs_pager_get_content (self));
}

static void
gallery_wanted_cb (QsPager *self,
                   guint64  position)
{
  want (self, QS_GO_TO_NUMBER, position);
}

/* Pages through the boards of a page that has @board and @gallery in @views, by those names. */
void
qs_pager_attach_to (QsPager   *self,
                    GtkStack  *views,
                    GtkWidget *board,
                    QsGallery *gallery)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GPropertyAction) view = g_property_action_new ("view", views, "visible-child-name");

  self->views = views;
  self->board = board;
  self->gallery = gallery;
  attach_input (self, board);
  g_signal_connect_object (gallery, "open", G_CALLBACK (qs_pager_toggle_gallery), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gallery, "wanted", G_CALLBACK (gallery_wanted_cb), self, G_CONNECT_SWAPPED);

  /* The view, a property of the stack, is this action's state: a class's action takes only properties of its own widget. */
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (view));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "solutions", G_ACTION_GROUP (group));
}
