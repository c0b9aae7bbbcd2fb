/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the pointer, fingers and keys do on the board of a puzzle. A press acts at once; a drag goes on with crosses, or
 * wipes them, and is one move. */

#include "config.h"

#include "qs-play-input.h"

#include <math.h>

/* The name of a board's input among its data. */
#define INPUT "qs-play-input"

typedef struct
{
  QsBoardView *board; /* which holds this */
  QsPlayView *view;
  double x; /* where the pointer was last */
  double y;
  QsSquare first;       /* the square where the drag began */
  QsSquareRule was;     /* what was on it */
  gboolean is_pressed;  /* on a square */
  gboolean is_dragging; /* beyond it */
} Input;

static void
input_free (gpointer data)
{
  Input *input = data;

  g_object_unref (input->view);
  g_free (input);
}

static QsPlay *
get_play (Input *input)
{
  return qs_play_view_get_play (input->view);
}

static QsSquareRule
get_rule (Input    *input,
          QsSquare  square)
{
  return qs_constraints_get (qs_game_get_marks (qs_play_get_state (get_play (input))->game), square);
}

static void
press_cb (GtkGestureDrag *gesture,
          double          x,
          double          y,
          Input          *input)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  gboolean crosses = button == GDK_BUTTON_SECONDARY || (state & GDK_SHIFT_MASK) != 0;

  gtk_widget_grab_focus (GTK_WIDGET (input->board));
  qs_play_view_hide_cursor (input->view);
  input->is_pressed = button != GDK_BUTTON_MIDDLE && qs_board_view_find_square (input->board, x, y, &input->first);
  if (!input->is_pressed)
    return;

  input->x = x;
  input->y = y;
  input->is_dragging = FALSE;
  input->was = get_rule (input, input->first);
  qs_play_begin_move (get_play (input));
  if (crosses)
    qs_play_mark (get_play (input), input->first,
                  input->was == QS_SQUARE_RULE_FORBIDDEN ? QS_SQUARE_RULE_FREE : QS_SQUARE_RULE_FORBIDDEN);
  else
    qs_play_mark (get_play (input), input->first, qs_play_get_next_mark (input->was));
}

/* A drag over queens leaves them. One that began on a queen changes nothing else. */
static void
paint_square (Input    *input,
              QsSquare  square)
{
  QsSquareRule rule = input->was == QS_SQUARE_RULE_FORBIDDEN ? QS_SQUARE_RULE_FREE : QS_SQUARE_RULE_FORBIDDEN;

  if (input->was != QS_SQUARE_RULE_REQUIRED && get_rule (input, square) != QS_SQUARE_RULE_REQUIRED)
    qs_play_mark (get_play (input), square, rule);
}

/* Goes along the line from where the pointer was, so that no square is skipped. */
static void
drag_cb (GtkGestureDrag *gesture,
         double          offset_x,
         double          offset_y,
         Input          *input)
{
  graphene_rect_t area;
  double start_x, start_y, x, y, length, side;
  guint n_parts;

  if (!input->is_pressed || !qs_board_view_find_area (input->board, input->first, &area) ||
      !gtk_gesture_drag_get_start_point (gesture, &start_x, &start_y))
    return;

  x = start_x + offset_x;
  y = start_y + offset_y;
  side = area.size.width;
  length = hypot (x - input->x, y - input->y);
  n_parts = (guint) CLAMP (ceil (4 * length / side), 1, 1000);
  for (guint i = 1; i <= n_parts; i++)
    {
      double part = (double) i / n_parts;
      QsSquare square;

      if (!qs_board_view_find_square (input->board, input->x + (x - input->x) * part, input->y + (y - input->y) * part,
                                      &square) ||
          (!input->is_dragging && square.row == input->first.row && square.column == input->first.column))
        continue;

      /* The press may have made a queen of a cross that is to be wiped. */
      if (!input->is_dragging && input->was == QS_SQUARE_RULE_FORBIDDEN)
        qs_play_mark (get_play (input), input->first, QS_SQUARE_RULE_FREE);
      input->is_dragging = TRUE;
      paint_square (input, square);
    }
  input->x = x;
  input->y = y;
}

static void
release (Input *input)
{
  if (!input->is_pressed)
    return;

  input->is_pressed = FALSE;
  qs_play_end_move (get_play (input));
  if (!input->is_dragging)
    qs_play_view_announce (input->view, input->first);
}

static void
release_cb (GtkGestureDrag *gesture,
            double          offset_x,
            double          offset_y,
            Input          *input)
{
  release (input);
}

/* A finger has no second button: it stays on a square for the other mark, a queen, or a cross in place of one. */
static void
long_press_cb (GtkGestureLongPress *gesture,
               double               x,
               double               y,
               Input               *input)
{
  if (!input->is_pressed || input->is_dragging)
    return;

  qs_play_mark (get_play (input), input->first,
                input->was == QS_SQUARE_RULE_REQUIRED ? QS_SQUARE_RULE_FORBIDDEN : QS_SQUARE_RULE_REQUIRED);
  release (input);
}

static void
motion_cb (GtkEventControllerMotion *motion,
           double                    x,
           double                    y,
           Input                    *input)
{
  QsSquare square;
  gboolean is_on = qs_board_view_find_square (input->board, x, y, &square);

  qs_play_view_point (input->view, is_on ? &square : NULL);
}

static void
leave_cb (GtkEventControllerMotion *motion,
          Input                    *input)
{
  qs_play_view_point (input->view, NULL);
}

/* Puts a mark on the square of the cursor, as one move. */
static void
mark_cursor (Input        *input,
             QsSquareRule  rule)
{
  QsSquare square;

  if (!qs_play_view_get_cursor (input->view, &square))
    {
      qs_play_view_move_cursor (input->view, 0, 0);
      return;
    }

  qs_play_begin_move (get_play (input));
  qs_play_mark (get_play (input), square, rule);
  qs_play_end_move (get_play (input));
  qs_play_view_announce (input->view, square);
}

/* What is on the square of the cursor. */
static QsSquareRule
get_cursor_rule (Input *input)
{
  QsSquare square;

  return qs_play_view_get_cursor (input->view, &square) ? get_rule (input, square) : QS_SQUARE_RULE_FREE;
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        Input                 *input)
{
  QsSquareRule rule = get_cursor_rule (input);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      qs_play_view_move_cursor (input->view, -1, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      qs_play_view_move_cursor (input->view, 1, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      qs_play_view_move_cursor (input->view, 0, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      qs_play_view_move_cursor (input->view, 0, 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      mark_cursor (input, qs_play_get_next_mark (rule));
      return GDK_EVENT_STOP;
    case GDK_KEY_x:
    case GDK_KEY_X:
      mark_cursor (input, rule == QS_SQUARE_RULE_FORBIDDEN ? QS_SQUARE_RULE_FREE : QS_SQUARE_RULE_FORBIDDEN);
      return GDK_EVENT_STOP;
    case GDK_KEY_q:
    case GDK_KEY_Q:
      mark_cursor (input, rule == QS_SQUARE_RULE_REQUIRED ? QS_SQUARE_RULE_FREE : QS_SQUARE_RULE_REQUIRED);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* @board gets what it needs of keys and pointers. */
void
qs_play_input_attach (QsBoardView *board,
                      QsPlayView  *view)
{
  Input *input = g_new0 (Input, 1);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  input->board = board;
  input->view = g_object_ref (view);
  g_object_set_data_full (G_OBJECT (board), INPUT, input, input_free);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (press_cb), input);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_cb), input);
  g_signal_connect (drag, "drag-end", G_CALLBACK (release_cb), input);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  g_signal_connect (long_press, "pressed", G_CALLBACK (long_press_cb), input);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), input);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), input);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), input);

  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (long_press));
  gtk_widget_add_controller (GTK_WIDGET (board), motion);
  gtk_widget_add_controller (GTK_WIDGET (board), keys);
}
