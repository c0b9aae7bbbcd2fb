/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the keys, the pointer and fingers do on the squares of a board. A letter can begin the name of a square or be
 * a key of its own: it is the key if no digit follows soon. */

#include "qs-squares-input.h"

#include <glib/gi18n.h>

#include "qs-shortcuts.h"
#include "qs-squares-typing.h"

/* How long a name waits for its next character, in milliseconds; a letter that is a key of its own waits less. */
#define TYPING_TIME 1500
#define KEY_TIME 600

/* The name of a board's input among its data. */
#define INPUT "qs-squares-input"

typedef struct
{
  QsBoardView *board; /* which holds this */
  QsSquaresView *view;
  QsSquaresTyping typing;
  guint timeout_id; /* ends the typing */
  gboolean is_pressed;
  QsSquare pressed; /* the square where the pointer was pressed */
} Input;

static void
input_free (gpointer data)
{
  Input *input = data;

  g_clear_handle_id (&input->timeout_id, g_source_remove);
  g_object_unref (input->view);
  g_free (input);
}

static void
show_echo (Input *input)
{
  QsSquareRule rule;
  QsSquare square;
  const char *name = input->typing.text;
  g_autofree char *echo = NULL;

  qs_squares_typing_finish (&input->typing, qs_board_view_get_n_rows (input->board),
                                                qs_board_view_get_n (input->board), &square, &rule);

  if (*name == '\0')
    echo = g_strdup ("");
  else if (rule == QS_SQUARE_RULE_FORBIDDEN)
    /* Translators: what was typed of the name of a square. */
    echo = g_strdup_printf (_ ("empty %s…"), name + 1);
  else
    /* Translators: what was typed of the name of a square. */
    echo = g_strdup_printf (_ ("queen %s…"), name);

  qs_board_view_set_echo (input->board, echo);
}

static void
stop_typing (Input *input)
{
  g_clear_handle_id (&input->timeout_id, g_source_remove);
  qs_squares_typing_clear (&input->typing);
  show_echo (input);
}

/* Ends the typing: the text is a name, or a key of its own, or nothing. */
static void
finish_typing (Input *input)
{
  char letter = qs_squares_typing_letter (&input->typing);
  const char *action = letter != '\0' ? qs_shortcuts_find_action ((guint) letter) : NULL;
  QsSquareRule rule;
  QsSquare square;
  gboolean is_name = qs_squares_typing_finish (&input->typing, qs_board_view_get_n_rows (input->board),
                                                qs_board_view_get_n (input->board), &square, &rule);

  stop_typing (input);
  if (is_name)
    qs_squares_view_toggle (input->view, square, rule);
  else if (action != NULL)
    gtk_widget_activate_action (GTK_WIDGET (input->board), action, NULL);
}

static gboolean
timeout_cb (gpointer user_data)
{
  Input *input = user_data;

  input->timeout_id = 0;
  finish_typing (input);

  return G_SOURCE_REMOVE;
}

static void
wait_for_more (Input *input)
{
  char letter = qs_squares_typing_letter (&input->typing);
  gboolean is_key = letter != '\0' && qs_shortcuts_find_action ((guint) letter) != NULL;

  /* A key that was pressed in time counts, however late it is seen: events come before this source. */
  g_clear_handle_id (&input->timeout_id, g_source_remove);
  input->timeout_id =
      g_timeout_add_full (GDK_PRIORITY_REDRAW, is_key ? KEY_TIME : TYPING_TIME, timeout_cb, input, NULL);
  g_source_set_name_by_id (input->timeout_id, "qs-squares-input");
  show_echo (input);
}

/* Keys that end a name, or erase a part of it. */
static gboolean
edit_name (Input *input,
           guint  keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Escape:
      stop_typing (input);
      return GDK_EVENT_STOP;
    case GDK_KEY_BackSpace:
      qs_squares_typing_erase (&input->typing);
      if (input->typing.text[0] != '\0')
        wait_for_more (input);
      else
        stop_typing (input);
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      finish_typing (input);
      return GDK_EVENT_STOP;
    default:
      /* Another key follows the typed text. */
      finish_typing (input);
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
type_key (Input          *input,
          guint           keyval,
          GdkModifierType state)
{
  guint n = qs_board_view_get_n (input->board);
  gunichar character = gdk_keyval_to_unicode (keyval);
  char key = character < 128 ? (char) character : '\0';

  switch (qs_squares_typing_push (&input->typing, qs_board_view_get_n_rows (input->board), n, key, (state & GDK_SHIFT_MASK) != 0))
    {
    case QS_TYPING_DONE:
      finish_typing (input);
      return GDK_EVENT_STOP;
    case QS_TYPING_TAKEN:
      wait_for_more (input);
      return GDK_EVENT_STOP;
    case QS_TYPING_PASSED:
      return GDK_EVENT_PROPAGATE;
    default:
      g_assert_not_reached ();
    }
}

static gboolean
is_modifier (guint keyval)
{
  return (keyval >= GDK_KEY_Shift_L && keyval <= GDK_KEY_Hyper_R) || keyval == GDK_KEY_ISO_Level3_Shift;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                Input                 *input)
{
  gboolean is_plain = (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) == 0;

  if (is_modifier (keyval))
    return GDK_EVENT_PROPAGATE;

  if (is_plain && type_key (input, keyval, state) == GDK_EVENT_STOP)
    return GDK_EVENT_STOP;

  if (input->typing.text[0] == '\0')
    return GDK_EVENT_PROPAGATE;

  /* A key with a meaning of its own ends what was typed. */
  if (!is_plain)
    {
      finish_typing (input);
      return GDK_EVENT_PROPAGATE;
    }

  /* The key may begin the next name. */
  return edit_name (input, keyval) || type_key (input, keyval, state);
}

static void
leave_cb (GtkEventController *controller,
          Input              *input)
{
  stop_typing (input);
  qs_squares_view_hide_cursor (input->view);
}

static void
pressed_cb (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            Input           *input)
{
  gtk_widget_grab_focus (GTK_WIDGET (input->board));
  stop_typing (input);
  input->is_pressed = qs_board_view_find_square (input->board, x, y, &input->pressed);
}

static void
released_cb (GtkGestureClick *gesture,
             int              n_press,
             double           x,
             double           y,
             Input           *input)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  gboolean forbids = button == GDK_BUTTON_SECONDARY || (state & GDK_SHIFT_MASK) != 0;
  QsSquare square;

  /* A user who moves to another square has changed their mind. */
  if (!input->is_pressed || !qs_board_view_find_square (input->board, x, y, &square) ||
      square.row != input->pressed.row || square.column != input->pressed.column)
    return;

  input->is_pressed = FALSE;
  if (button != GDK_BUTTON_PRIMARY && button != GDK_BUTTON_SECONDARY)
    return;

  qs_squares_view_hide_cursor (input->view);
  qs_squares_view_toggle (input->view, square, forbids ? QS_SQUARE_RULE_FORBIDDEN : QS_SQUARE_RULE_REQUIRED);
}

/* Fingers have no second button. */
static void
long_pressed_cb (GtkGestureLongPress *gesture,
                 double               x,
                 double               y,
                 Input               *input)
{
  QsSquare square;

  input->is_pressed = FALSE;
  if (qs_board_view_find_square (input->board, x, y, &square))
    qs_squares_view_toggle (input->view, square, QS_SQUARE_RULE_FORBIDDEN);
}

static void
motion_cb (GtkEventControllerMotion *motion,
           double                    x,
           double                    y,
           Input                    *input)
{
  QsSquare square;
  gboolean is_on = qs_board_view_find_square (input->board, x, y, &square);

  qs_squares_view_point (input->view, is_on ? &square : NULL);
}

static void
pointer_left_cb (GtkEventControllerMotion *motion,
                 Input                    *input)
{
  qs_squares_view_point (input->view, NULL);
}

static void
add_pointer (Input *input)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), input);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), input);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  g_signal_connect (long_press, "pressed", G_CALLBACK (long_pressed_cb), input);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), input);
  g_signal_connect (motion, "leave", G_CALLBACK (pointer_left_cb), input);

  gtk_widget_add_controller (GTK_WIDGET (input->board), motion);
  gtk_widget_add_controller (GTK_WIDGET (input->board), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (input->board), GTK_EVENT_CONTROLLER (long_press));
}

static void
add_keys (Input *input)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), input);
  g_signal_connect (focus, "leave", G_CALLBACK (leave_cb), input);

  gtk_widget_add_controller (GTK_WIDGET (input->board), keys);
  gtk_widget_add_controller (GTK_WIDGET (input->board), focus);
}

void
qs_squares_input_attach (QsBoardView   *board,
                         QsSquaresView *view)
{
  Input *input = g_new0 (Input, 1);

  g_return_if_fail (QS_IS_BOARD_VIEW (board));

  input->board = board;
  input->view = g_object_ref (view);
  g_object_set_data_full (G_OBJECT (board), INPUT, input, input_free);
  add_pointer (input);
  add_keys (input);
}

/* Other boards are of the same class, and have no squares to ask for. */
static gboolean
move_cb (GtkWidget *board,
         GVariant  *args,
         gpointer   user_data)
{
  Input *input = g_object_get_data (G_OBJECT (board), INPUT);
  int down, right;

  if (input == NULL)
    return GDK_EVENT_PROPAGATE;

  g_variant_get (args, "(ii)", &down, &right);
  qs_squares_view_move_cursor (input->view, down, right);

  return GDK_EVENT_STOP;
}

static gboolean
ask_cb (GtkWidget *board,
        GVariant  *args,
        gpointer   user_data)
{
  Input *input = g_object_get_data (G_OBJECT (board), INPUT);

  if (input == NULL)
    return GDK_EVENT_PROPAGATE;

  qs_squares_view_toggle_at_cursor (input->view, (QsSquareRule) g_variant_get_int32 (args));

  return GDK_EVENT_STOP;
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

/* Input methods may keep Ctrl+Space for themselves. */
static const struct
{
  guint key;
  QsSquareRule rule;
} rules[] = {
  { GDK_KEY_Return, QS_SQUARE_RULE_REQUIRED }, { GDK_KEY_KP_Enter, QS_SQUARE_RULE_REQUIRED },
  { GDK_KEY_space, QS_SQUARE_RULE_REQUIRED }, { GDK_KEY_KP_Space, QS_SQUARE_RULE_REQUIRED },
  { GDK_KEY_Delete, QS_SQUARE_RULE_FORBIDDEN }, { GDK_KEY_KP_Delete, QS_SQUARE_RULE_FORBIDDEN },
  { GDK_KEY_BackSpace, QS_SQUARE_RULE_FORBIDDEN },
};

/* Lets keys with Ctrl act on the squares of the focused board. To be called once, before there is a board. */
void
qs_squares_input_bind_keys (void)
{
  g_autoptr (GTypeClass) board_class = g_type_class_ref (QS_TYPE_BOARD_VIEW);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (board_class);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    for (guint j = 0; j < G_N_ELEMENTS (moves[i].keys); j++)
      gtk_widget_class_add_binding (widget_class, moves[i].keys[j], GDK_CONTROL_MASK, move_cb, "(ii)",
                                    moves[i].down, moves[i].right);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    gtk_widget_class_add_binding (widget_class, rules[i].key, GDK_CONTROL_MASK, ask_cb, "i", rules[i].rule);
}
