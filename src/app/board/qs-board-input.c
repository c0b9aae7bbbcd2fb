/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pointer, fingers and the cursor of keys on the squares of a board. */

#include "qs-board-input.h"

#include <math.h>
#include <string.h>

/* The name of a board's input among its data. */
#define INPUT "qs-board-input"

#define ALL_MODIFIERS (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)

typedef struct
{
  QsBoardView *board; /* which holds this */
  const QsBoardVerbs *verbs;
  gpointer owner;
  GDestroyNotify free_owner;
  QsSquare cursor;
  QsSquare pressed;     /* the square where the pointer was pressed */
  double x;             /* where it was last */
  double y;
  gboolean is_pressed;
  gboolean is_dragging; /* beyond that square */
  gboolean is_pointed;  /* whether the pointer is on a square */
  QsSquare pointed;
} Input;

static void
input_free (gpointer data)
{
  Input *self = data;

  if (self->free_owner != NULL)
    self->free_owner (self->owner);
  g_free (self);
}

static void
press_cb (GtkGestureDrag *gesture,
          double          x,
          double          y,
          Input          *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  qs_board_view_set_cursor (self->board, NULL);
  self->is_pressed = FALSE;
  if ((button != GDK_BUTTON_PRIMARY && button != GDK_BUTTON_SECONDARY) ||
      !qs_board_view_find_square (self->board, x, y, &self->pressed))
    return;

  self->x = x;
  self->y = y;
  self->cursor = self->pressed;
  self->is_dragging = FALSE;
  self->is_pressed = self->verbs->press (self->owner, self->pressed,
                                         button == GDK_BUTTON_SECONDARY || (state & GDK_SHIFT_MASK) != 0);
}

/* Goes along the line from where the pointer was, so that no square is skipped. */
static void
drag_cb (GtkGestureDrag *gesture,
         double          offset_x,
         double          offset_y,
         Input          *self)
{
  graphene_rect_t area;
  double x, y;
  guint n_parts;

  if (!self->is_pressed || !qs_board_view_find_area (self->board, self->pressed, &area) ||
      !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;

  x += offset_x;
  y += offset_y;
  n_parts = (guint) CLAMP (ceil (4 * hypot (x - self->x, y - self->y) / area.size.width), 1, 1000);
  for (guint i = 1; i <= n_parts; i++)
    {
      double part = (double) i / n_parts;
      QsSquare square;

      if (!qs_board_view_find_square (self->board, self->x + (x - self->x) * part, self->y + (y - self->y) * part, &square) ||
          (!self->is_dragging && square.row == self->pressed.row && square.column == self->pressed.column))
        continue;

      self->is_dragging = TRUE;
      if (self->verbs->drag != NULL)
        self->verbs->drag (self->owner, square);
    }
  self->x = x;
  self->y = y;
}

/* Somebody else takes the press, to scroll or to drag the board away; its end follows. */
static void
cancel_cb (Input *self)
{
  self->is_dragging = TRUE;
}

static void
release_cb (GtkGestureDrag *gesture,
            double          offset_x,
            double          offset_y,
            Input          *self)
{
  if (self->is_pressed && self->verbs->release != NULL)
    self->verbs->release (self->owner, self->pressed, self->is_dragging);
  self->is_pressed = FALSE;
}

static void
hold_cb (GtkGestureLongPress *gesture,
         double               x,
         double               y,
         Input               *self)
{
  if (!self->is_pressed || self->is_dragging)
    return;

  self->is_pressed = FALSE;
  self->verbs->hold (self->owner, self->pressed);
}

static void
point (Input          *self,
       const QsSquare *square)
{
  if (self->is_pointed == (square != NULL) && (square == NULL || memcmp (square, &self->pointed, sizeof *square) == 0))
    return;

  self->is_pointed = square != NULL;
  if (square != NULL)
    self->pointed = *square;
  self->verbs->update (self->owner);
}

static void
motion_cb (GtkEventControllerMotion *motion,
           double                    x,
           double                    y,
           Input                    *self)
{
  QsSquare square;

  point (self, qs_board_view_find_square (self->board, x, y, &square) ? &square : NULL);
}

static void
leave_cb (GtkEventControllerMotion *motion,
          Input                    *self)
{
  point (self, NULL);
}

/* The cursor stops at the edges of the board. */
static void
move_cursor (Input *self,
             int    down,
             int    right)
{
  gboolean moves = self->verbs->moves_unseen || qs_board_view_get_cursor (self->board) != NULL;
  int last_row = (int) qs_board_view_get_n_rows (self->board) - 1, last_column = (int) qs_board_view_get_n (self->board) - 1;
  g_autofree char *words = NULL;

  self->cursor.row = (guint) CLAMP ((int) self->cursor.row + (moves ? down : 0), 0, last_row);
  self->cursor.column = (guint) CLAMP ((int) self->cursor.column + (moves ? right : 0), 0, last_column);
  qs_board_view_set_cursor (self->board, &self->cursor);
  words = self->verbs->describe (self->owner, self->cursor);
  qs_board_view_announce (self->board, words);
}

/* Each key also on the number pad. */
static const struct
{
  guint keys[2];
  int down;
  int right;
} moves[] = {
  { { GDK_KEY_Up, GDK_KEY_KP_Up }, -1, 0 },
  { { GDK_KEY_Down, GDK_KEY_KP_Down }, 1, 0 },
  { { GDK_KEY_Left, GDK_KEY_KP_Left }, 0, -1 },
  { { GDK_KEY_Right, GDK_KEY_KP_Right }, 0, 1 },
};

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        Input                 *self)
{
  if (self->verbs->type != NULL && self->verbs->type (self->owner, keyval, state))
    return GDK_EVENT_STOP;
  if ((state & ALL_MODIFIERS) != self->verbs->modifiers)
    return GDK_EVENT_PROPAGATE;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      if (keyval != moves[i].keys[0] && keyval != moves[i].keys[1])
        continue;

      move_cursor (self, moves[i].down, moves[i].right);
      return GDK_EVENT_STOP;
    }

  for (const QsBoardKey *key = self->verbs->keys; key->keyval != 0; key++)
    {
      if (gdk_keyval_to_lower (keyval) != key->keyval)
        continue;

      /* A cursor that cannot be seen is shown first. */
      if (qs_board_view_get_cursor (self->board) != NULL)
        self->verbs->act (self->owner, self->cursor, key->act);
      else
        move_cursor (self, 0, 0);
      return GDK_EVENT_STOP;
    }

  return GDK_EVENT_PROPAGATE;
}

QsSquareRule
qs_board_act_apply (QsBoardAct   act,
                    QsSquareRule rule)
{
  static const QsSquareRule next[] = {
    [QS_SQUARE_RULE_FREE] = QS_SQUARE_RULE_FORBIDDEN,
    [QS_SQUARE_RULE_FORBIDDEN] = QS_SQUARE_RULE_REQUIRED,
    [QS_SQUARE_RULE_REQUIRED] = QS_SQUARE_RULE_FREE,
  };
  QsSquareRule wanted = act == QS_BOARD_NEXT    ? next[rule]
                        : act == QS_BOARD_QUEEN ? QS_SQUARE_RULE_REQUIRED
                                                : QS_SQUARE_RULE_FORBIDDEN;

  return rule != wanted ? wanted : QS_SQUARE_RULE_FREE;
}

void
qs_board_input_attach (QsBoardView        *board,
                       const QsBoardVerbs *verbs,
                       gpointer            owner,
                       GDestroyNotify      free_owner)
{
  Input *self = g_new0 (Input, 1);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->board = board;
  self->verbs = verbs;
  self->owner = owner;
  self->free_owner = free_owner;
  g_object_set_data_full (G_OBJECT (board), INPUT, self, input_free);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (press_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (cancel_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (release_cb), self);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  g_signal_connect (long_press, "pressed", G_CALLBACK (hold_cb), self);
  if (verbs->update != NULL)
    {
      g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
      g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
    }
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);

  gtk_widget_add_controller (GTK_WIDGET (board), motion);
  gtk_widget_add_controller (GTK_WIDGET (board), keys);
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (long_press));
}

const QsSquare *
qs_board_input_get_pointed (QsBoardView *board)
{
  Input *self = g_object_get_data (G_OBJECT (board), INPUT);

  return self->is_pointed ? &self->pointed : NULL;
}

void
qs_board_input_set_cursor (QsBoardView *board,
                           QsSquare     square)
{
  Input *self = g_object_get_data (G_OBJECT (board), INPUT);

  self->cursor = square;
  if (qs_board_view_get_cursor (board) != NULL)
    qs_board_view_set_cursor (board, &square);
}
