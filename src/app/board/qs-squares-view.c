/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the constraints on a board's squares: frames and crosses, contradictions, the cursor and the heat map. */

#include "qs-squares-view.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-compat.h"
#include "qs-text.h"

struct _QsSquaresView
{
  GObject parent_instance;

  QsBoardView *board; /* which holds this */
  QsSquares *squares;
  QsSquare cursor;
  gboolean shows_cursor;
  gboolean is_pointed; /* whether the pointer is on a square */
  QsSquare pointed;
};

G_DEFINE_FINAL_TYPE (QsSquaresView, qs_squares_view, G_TYPE_OBJECT)

static const QsConstraints *
get_constraints (QsSquaresView *self)
{
  return qs_explorer_get_constraints (qs_squares_get_explorer (self->squares));
}

static const QsProblem *
get_board (QsSquaresView *self)
{
  return qs_explorer_get_problem (qs_squares_get_explorer (self->squares));
}

/* While another board comes, the squares of the old one are still on the screen. */
static gboolean
is_on_board (QsSquaresView *self,
             QsSquare       square)
{
  return square.row < get_board (self)->n_rows && square.column < get_board (self)->n;
}

/* A row or a column in which no square is left, square by square. */
static guint
mark_full_line (const QsConflict *conflict,
                const QsProblem  *board,
                QsMark           *marks)
{
  gboolean is_row = conflict->kind == QS_CONFLICT_FULL_ROW;
  guint n = is_row ? board->n : board->n_rows;

  for (guint i = 0; i < n; i++)
    marks[i] = (QsMark){ is_row ? conflict->first.row : i, is_row ? i : conflict->first.column, QS_MARK_REGION };

  return n;
}

/* On a torus one does not see at a glance where the lines through a square go on. */
static guint
mark_lines (QsSquaresView *self,
            QsMark        *marks)
{
  const QsProblem *board = get_board (self);
  guint32 lines[QS_ENUMERATOR_MAX_N] = { 0 };
  guint n_marks = 0;

  if (!self->is_pointed || board->attack != QS_ATTACK_TORUS || !is_on_board (self, self->pointed))
    return 0;

  qs_problem_rule_out (board, self->pointed, lines);
  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n; column++)
      {
        if ((lines[row] >> column & 1) != 0)
          marks[n_marks++] = (QsMark){ row, column, QS_MARK_REGION };
      }

  return n_marks;
}

static void
update_squares (QsSquaresView *self)
{
  QsConflict conflict;
  gboolean has_conflict = qs_squares_find_clash (self->squares, &conflict);
  gboolean is_full_line = has_conflict && (conflict.kind == QS_CONFLICT_FULL_ROW || conflict.kind == QS_CONFLICT_FULL_COLUMN);
  const QsSquare clash[] = { conflict.first, conflict.second };
  QsMark marks[QS_ENUMERATOR_MAX_N * QS_ENUMERATOR_MAX_N];
  guint n_marks = is_full_line ? mark_full_line (&conflict, get_board (self), marks) : mark_lines (self, marks);

  qs_board_view_set_squares (self->board, get_constraints (self), has_conflict && !is_full_line ? clash : NULL,
                             self->shows_cursor ? &self->cursor : NULL);
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
  self->cursor = (QsSquare){ MAX (get_board (self)->n_rows, 1) - 1, 0 };
  self->shows_cursor = FALSE;
}

static const char *
get_rule_format (QsSquareRule rule)
{
  switch (rule)
    {
    case QS_SQUARE_RULE_REQUIRED:
      /* Translators: a square, such as c4. */
      return _ ("%s: queen required");
    case QS_SQUARE_RULE_FORBIDDEN:
      /* Translators: a square, such as c4. */
      return _ ("%s: kept empty");
    case QS_SQUARE_RULE_FREE:
      /* Translators: a square, such as c4. */
      return _ ("%s: free");
    default:
      g_assert_not_reached ();
    }
}

static char *
describe_rule (QsSquaresView *self,
               QsSquare       square)
{
  g_autofree char *name = qs_square_to_string (square, get_board (self)->n_rows);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (get_rule_format (qs_constraints_get (get_constraints (self), square)), name);
#pragma GCC diagnostic pop
}

/* Describes a square: what is asked of it and, with the heat map, how full it is. */
static char *
describe (QsSquaresView *self,
          QsSquare       square)
{
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

static void
qs_squares_view_dispose (GObject *object)
{
  g_clear_object (&QS_SQUARES_VIEW (object)->squares);

  G_OBJECT_CLASS (qs_squares_view_parent_class)->dispose (object);
}

static void
qs_squares_view_class_init (QsSquaresViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_squares_view_dispose;
}

static void
qs_squares_view_init (QsSquaresView *self)
{
}

/* @board must outlive the view. */
QsSquaresView *
qs_squares_view_new (QsBoardView *board,
                     QsSquares   *squares)
{
  QsSquaresView *self = g_object_new (QS_TYPE_SQUARES_VIEW, NULL);
  QsExplorer *explorer = qs_squares_get_explorer (squares);

  self->board = board;
  self->squares = g_object_ref (squares);

  g_signal_connect_object (explorer, "changed::n", G_CALLBACK (board_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (explorer, "changed::constraints", G_CALLBACK (update_squares), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (squares, "changed", G_CALLBACK (update_heat), self, G_CONNECT_SWAPPED);
  gtk_widget_set_has_tooltip (GTK_WIDGET (board), TRUE);
  g_signal_connect_object (board, "query-tooltip", G_CALLBACK (query_tooltip_cb), self, 0);

  board_changed_cb (self);
  update_squares (self);
  update_heat (self);

  return self;
}

/* Not every version of GTK can announce, but all can change a description. */
static void
tell (QsSquaresView *self,
      const char    *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  qs_compat_announce (GTK_WIDGET (self->board), text);
}

/* Sets @rule on the square, or removes it if it was set, and announces the change. */
void
qs_squares_view_toggle (QsSquaresView *self,
                        QsSquare       square,
                        QsSquareRule   rule)
{
  g_autofree char *text = NULL;

  g_return_if_fail (QS_IS_SQUARES_VIEW (self));

  if (!is_on_board (self, square))
    return;

  self->cursor = square;
  qs_squares_toggle (self->squares, square, rule);

  text = describe_rule (self, square);
  tell (self, text);
}

/* Sets or removes @rule on the cursor's square. A cursor that cannot be seen is shown first. */
void
qs_squares_view_toggle_at_cursor (QsSquaresView *self,
                                  QsSquareRule   rule)
{
  g_return_if_fail (QS_IS_SQUARES_VIEW (self));

  if (self->shows_cursor)
    qs_squares_view_toggle (self, self->cursor, rule);
  else
    qs_squares_view_move_cursor (self, 0, 0);
}

static guint
move_within (guint place,
             int   way,
             guint n)
{
  return (guint) CLAMP ((int) place + way, 0, (int) n - 1);
}

/* Moves the cursor, no further than the edges of the board, and shows it. */
void
qs_squares_view_move_cursor (QsSquaresView *self,
                             int            down,
                             int            right)
{
  g_autofree char *text = NULL;

  g_return_if_fail (QS_IS_SQUARES_VIEW (self));

  self->cursor.row = move_within (self->cursor.row, down, get_board (self)->n_rows);
  self->cursor.column = move_within (self->cursor.column, right, get_board (self)->n);
  self->shows_cursor = TRUE;
  update_squares (self);

  text = describe (self, self->cursor);
  tell (self, text);
}

/* The cursor keeps its place. */
void
qs_squares_view_hide_cursor (QsSquaresView *self)
{
  g_return_if_fail (QS_IS_SQUARES_VIEW (self));

  if (!self->shows_cursor)
    return;

  self->shows_cursor = FALSE;
  update_squares (self);
}

/* The square under the pointer; NULL for none. */
void
qs_squares_view_point (QsSquaresView  *self,
                       const QsSquare *square)
{
  g_return_if_fail (QS_IS_SQUARES_VIEW (self));

  if (self->is_pointed == (square != NULL) && (square == NULL || memcmp (square, &self->pointed, sizeof *square) == 0))
    return;

  self->is_pointed = square != NULL;
  if (square != NULL)
    self->pointed = *square;
  update_squares (self);
}
