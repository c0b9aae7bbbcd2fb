/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The constraints on a board's squares: frames and crosses, contradictions and the heat map, and the keys and presses that
 * change them. A letter can begin the name of a square or be a key of its own: it is the key if no digit follows soon. */

#include "qs-squares-view.h"

#include <glib/gi18n.h>

#include "qs-board-input.h"
#include "qs-members.h"
#include "qs-shortcuts.h"
#include "qs-squares-typing.h"
#include "qs-text.h"

/* How long a name waits for its next character, in milliseconds; a letter that is a key of its own waits less. */
#define TYPING_TIME 1500
#define KEY_TIME 600

#define QS_TYPE_SQUARES_VIEW (qs_squares_view_get_type ())

G_DECLARE_FINAL_TYPE (QsSquaresView, qs_squares_view, QS, SQUARES_VIEW, GObject)

struct _QsSquaresView
{
  GObject parent_instance;

  QsBoardView *board; /* which holds this */
  QsSquares *squares;
  QsBoardAct act; /* of the press */
  QsSquaresTyping typing;
  guint timeout_id; /* ends the typing */
};

QS_DEFINE_PLAIN_TYPE (QsSquaresView, qs_squares_view, G_TYPE_OBJECT)

static const QsConstraints *
get_constraints (QsSquaresView *self)
{
  return qs_explorer_get_status (qs_squares_get_explorer (self->squares))->constraints;
}

static const QsProblem *
get_board (QsSquaresView *self)
{
  return &qs_explorer_get_status (qs_squares_get_explorer (self->squares))->problem;
}

/* While another board comes, the squares of the old one are still on the screen. */
static gboolean
is_on_board (QsSquaresView *self,
             QsSquare       square)
{
  return square.row < get_board (self)->n_rows && square.column < get_board (self)->n;
}

/* On a torus one does not see at a glance where the lines through a square go on. */
static guint
mark_lines (QsSquaresView *self,
            QsMark        *marks)
{
  const QsProblem *board = get_board (self);
  const QsSquare *pointed = qs_board_input_get_pointed (self->board);
  guint32 lines[QS_ENUMERATOR_MAX_N] = { 0 };
  guint n_marks = 0;

  if (pointed == NULL || board->attack != QS_ATTACK_TORUS || !is_on_board (self, *pointed))
    return 0;

  qs_problem_rule_out (board, *pointed, lines);
  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_square_next (lines, board->n_rows, &square);)
    {
      if (square.column < board->n)
        marks[n_marks++] = (QsMark){ square.row, square.column, QS_MARK_REGION };
    }

  return n_marks;
}

static void
update_squares (gpointer owner)
{
  QsSquaresView *self = owner;
  QsConflict conflict;
  gboolean has_conflict = qs_squares_find_clash (self->squares, &conflict);
  gboolean is_full_row = has_conflict && conflict.kind == QS_CONFLICT_FULL_ROW;
  gboolean is_full_line = is_full_row || (has_conflict && conflict.kind == QS_CONFLICT_FULL_COLUMN);
  const QsSquare clash[] = { conflict.first, conflict.second };
  QsMark marks[QS_ENUMERATOR_MAX_N * QS_ENUMERATOR_MAX_N];
  guint n_marks = is_full_line ? 0 : mark_lines (self, marks);

  /* A row or a column in which no square is left, square by square. */
  for (; is_full_line && n_marks < (is_full_row ? get_board (self)->n : get_board (self)->n_rows); n_marks++)
    marks[n_marks] = is_full_row ? (QsMark){ conflict.first.row, n_marks, QS_MARK_REGION }
                                 : (QsMark){ n_marks, conflict.first.column, QS_MARK_REGION };
  qs_board_view_set_squares (self->board, get_constraints (self), has_conflict && !is_full_line ? clash : NULL);
  qs_board_view_set_marks (self->board, marks, n_marks);
}

static void
update_heat (QsSquaresView *self)
{
  gboolean is_complete;

  qs_board_view_set_heat (self->board, qs_squares_get_heat (self->squares, &is_complete));
  /* The tooltip's text may have changed under the pointer. */
  if (is_complete)
    gtk_widget_trigger_tooltip_query (GTK_WIDGET (self->board));
}

/* The cursor begins at a1. */
static void
board_changed_cb (QsSquaresView *self)
{
  qs_board_view_set_cursor (self->board, NULL);
  qs_board_input_set_cursor (self->board, (QsSquare){ MAX (get_board (self)->n_rows, 1) - 1, 0 });
}

static char *
describe_rule (QsSquaresView *self,
               QsSquare       square)
{
  g_autofree char *name = qs_square_to_string (square, get_board (self)->n_rows);

  switch (qs_constraints_get (get_constraints (self), square))
    {
    case QS_SQUARE_RULE_REQUIRED:
      /* Translators: a square, such as c4. */
      return g_strdup_printf (_ ("%s: queen required"), name);
    case QS_SQUARE_RULE_FORBIDDEN:
      /* Translators: a square, such as c4. */
      return g_strdup_printf (_ ("%s: kept empty"), name);
    case QS_SQUARE_RULE_FREE:
    default:
      /* Translators: a square, such as c4. */
      return g_strdup_printf (_ ("%s: free"), name);
    }
}

/* Describes a square: what is asked of it and, with the heat map, how full it is. */
static char *
describe (gpointer owner,
          QsSquare square)
{
  QsSquaresView *self = owner;
  g_autofree char *rule = NULL;
  g_autofree char *solutions = NULL;
  const QsFrequencies *heat;
  gboolean is_complete;

  rule = describe_rule (self, square);
  heat = qs_squares_get_heat (self->squares, &is_complete);
  if (heat == NULL || heat->n_rows != get_board (self)->n_rows || heat->n != get_board (self)->n)
    return g_steal_pointer (&rule);

  solutions = qs_text_solutions (qs_frequencies_get (heat, square));

  /* Translators: what is asked of a square, then a number: c4: free, 12 solutions. */
  return is_complete ? g_strdup_printf (_ ("%s, %s"), rule, solutions)
                     : g_strdup_printf (_ ("%s, %s so far"), rule, solutions);
}

static gboolean
query_tooltip_cb (GtkWidget  *widget,
                  int         x,
                  int         y,
                  gboolean    is_keyboard,
                  GtkTooltip *tooltip,
                  gpointer    user_data)
{
  QsSquaresView *self = user_data;
  QsSquare square;
  g_autofree char *text = NULL;
  gboolean is_complete;

  if (is_keyboard || qs_squares_get_heat (self->squares, &is_complete) == NULL ||
      !qs_board_view_find_square (self->board, x, y, &square) || !is_on_board (self, square))
    return FALSE;

  text = describe (self, square);
  gtk_tooltip_set_text (tooltip, text);

  return TRUE;
}

/* Sets @rule on the square, or removes it if it was set, and announces the change. */
static void
toggle (QsSquaresView *self,
        QsSquare       square,
        QsSquareRule   rule)
{
  g_autofree char *text = NULL;

  if (!is_on_board (self, square))
    return;

  qs_board_input_set_cursor (self->board, square);
  qs_squares_toggle (self->squares, square, rule);

  text = describe_rule (self, square);
  qs_board_view_announce (self->board, text);
}

static void
show_echo (QsSquaresView *self)
{
  const char *name = self->typing.text;
  g_autofree char *echo = NULL;

  if (*name == '\0')
    echo = g_strdup ("");
  else if (*name == '-')
    /* Translators: what was typed of the name of a square. */
    echo = g_strdup_printf (_ ("empty %s…"), name + 1);
  else
    /* Translators: what was typed of the name of a square. */
    echo = g_strdup_printf (_ ("queen %s…"), name);

  qs_board_view_set_echo (self->board, echo);
}

static void
stop_typing (QsSquaresView *self)
{
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  qs_squares_typing_clear (&self->typing);
  show_echo (self);
}

/* Ends the typing: the text is a name, or a key of its own, or nothing. */
static void
finish_typing (QsSquaresView *self)
{
  char letter = qs_squares_typing_letter (&self->typing);
  const char *action = letter != '\0' ? qs_shortcuts_find_action ((guint) letter) : NULL;
  QsSquareRule rule;
  QsSquare square;
  gboolean is_name = qs_squares_typing_finish (&self->typing, qs_board_view_get_n_rows (self->board),
                                                qs_board_view_get_n (self->board), &square, &rule);

  stop_typing (self);
  if (is_name)
    toggle (self, square, rule);
  else if (action != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->board), action, NULL);
}

static gboolean
timeout_cb (gpointer user_data)
{
  QsSquaresView *self = user_data;

  self->timeout_id = 0;
  finish_typing (self);

  return G_SOURCE_REMOVE;
}

static void
wait_for_more (QsSquaresView *self)
{
  char letter = qs_squares_typing_letter (&self->typing);
  gboolean is_key = letter != '\0' && qs_shortcuts_find_action ((guint) letter) != NULL;

  /* A key that was pressed in time counts, however late it is seen: events come before this source. */
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  self->timeout_id =
      g_timeout_add_full (GDK_PRIORITY_REDRAW, is_key ? KEY_TIME : TYPING_TIME, timeout_cb, self, NULL);
  g_source_set_name_by_id (self->timeout_id, "qs-squares-view");
  show_echo (self);
}

/* Keys that end a name, or erase a part of it. */
static gboolean
edit_name (QsSquaresView *self,
           guint          keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Escape:
      stop_typing (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_BackSpace:
      qs_squares_typing_erase (&self->typing);
      if (self->typing.text[0] != '\0')
        wait_for_more (self);
      else
        stop_typing (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      finish_typing (self);
      return GDK_EVENT_STOP;
    default:
      /* Another key follows the typed text. */
      finish_typing (self);
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
type_key (QsSquaresView  *self,
          guint           keyval,
          GdkModifierType state)
{
  guint n = qs_board_view_get_n (self->board);
  gunichar character = gdk_keyval_to_unicode (keyval);
  char key = character < 128 ? (char) character : '\0';

  switch (qs_squares_typing_push (&self->typing, qs_board_view_get_n_rows (self->board), n, key, (state & GDK_SHIFT_MASK) != 0))
    {
    case QS_TYPING_DONE:
      finish_typing (self);
      return GDK_EVENT_STOP;
    case QS_TYPING_TAKEN:
      wait_for_more (self);
      return GDK_EVENT_STOP;
    case QS_TYPING_PASSED:
      return GDK_EVENT_PROPAGATE;
    default:
      g_assert_not_reached ();
    }
}

static gboolean
type (gpointer        owner,
      guint           keyval,
      GdkModifierType state)
{
  QsSquaresView *self = owner;
  gboolean is_plain = (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) == 0;
  gboolean is_modifier = (keyval >= GDK_KEY_Shift_L && keyval <= GDK_KEY_Hyper_R) || keyval == GDK_KEY_ISO_Level3_Shift;

  if (is_modifier)
    return GDK_EVENT_PROPAGATE;

  if (is_plain && type_key (self, keyval, state) == GDK_EVENT_STOP)
    return GDK_EVENT_STOP;

  if (self->typing.text[0] == '\0')
    return GDK_EVENT_PROPAGATE;

  /* A key with a meaning of its own ends what was typed. */
  if (!is_plain)
    {
      finish_typing (self);
      return GDK_EVENT_PROPAGATE;
    }

  /* The key may begin the next name. */
  return edit_name (self, keyval) || type_key (self, keyval, state);
}

static void
leave_cb (QsSquaresView *self)
{
  stop_typing (self);
  qs_board_view_set_cursor (self->board, NULL);
}

static void
act (gpointer   owner,
     QsSquare   square,
     QsBoardAct act)
{
  toggle (owner, square, act == QS_BOARD_CROSS ? QS_SQUARE_RULE_FORBIDDEN : QS_SQUARE_RULE_REQUIRED);
}

static gboolean
press (gpointer owner,
       QsSquare square,
       gboolean is_other)
{
  QsSquaresView *self = owner;

  stop_typing (self);
  self->act = is_other ? QS_BOARD_CROSS : QS_BOARD_QUEEN;

  return TRUE;
}

/* A user who moves to another square has changed their mind. */
static void
release (gpointer owner,
         QsSquare pressed,
         gboolean was_dragged)
{
  QsSquaresView *self = owner;

  if (!was_dragged)
    act (self, pressed, self->act);
}

static void
hold (gpointer owner,
      QsSquare square)
{
  act (owner, square, QS_BOARD_CROSS);
}

/* Input methods may keep Ctrl+Space for themselves. */
static const QsBoardKey keys[] = {
  { GDK_KEY_Return, QS_BOARD_QUEEN }, { GDK_KEY_KP_Enter, QS_BOARD_QUEEN },
  { GDK_KEY_space, QS_BOARD_QUEEN }, { GDK_KEY_KP_Space, QS_BOARD_QUEEN },
  { GDK_KEY_Delete, QS_BOARD_CROSS }, { GDK_KEY_KP_Delete, QS_BOARD_CROSS },
  { GDK_KEY_BackSpace, QS_BOARD_CROSS }, { 0 },
};

static const QsBoardVerbs verbs = {
  .modifiers = GDK_CONTROL_MASK,
  .moves_unseen = TRUE,
  .keys = keys,
  .act = act,
  .describe = describe,
  .press = press,
  .release = release,
  .hold = hold,
  .update = update_squares,
  .type = type,
};

static void
qs_squares_view_dispose (GObject *object)
{
  QsSquaresView *self = QS_SQUARES_VIEW (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_object (&self->squares);

  G_OBJECT_CLASS (qs_squares_view_parent_class)->dispose (object);
}

static void
qs_squares_view_class_init (QsSquaresViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_squares_view_dispose;
}

/* To be called once for a board. */
void
qs_squares_view_attach (QsBoardView *board,
                        QsSquares   *squares)
{
  QsSquaresView *self = g_object_new (QS_TYPE_SQUARES_VIEW, NULL);
  QsExplorer *explorer = qs_squares_get_explorer (squares);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->board = board;
  self->squares = g_object_ref (squares);
  qs_board_input_attach (board, &verbs, self, g_object_unref);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (board), focus);

  g_signal_connect_object (explorer, "changed::n", G_CALLBACK (board_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (explorer, "changed::constraints", G_CALLBACK (update_squares), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (squares, "changed", G_CALLBACK (update_heat), self, G_CONNECT_SWAPPED);
  gtk_widget_set_has_tooltip (GTK_WIDGET (board), TRUE);
  g_signal_connect_object (board, "query-tooltip", G_CALLBACK (query_tooltip_cb), self, 0);

  board_changed_cb (self);
  update_squares (self);
  update_heat (self);
}
