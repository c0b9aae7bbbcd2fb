/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search on a board: its queens, the marks of its last step, and what the user points at or asks for. That is why no
 * queen may stand on a square, for a node of the tree also the queens with which it was tried, and one queen in conflict
 * after the other where queens move: on a board of a thousand, nobody finds the last two of them alone. */

#include "qs-search-board.h"

#include <glib/gi18n.h>

#include "qs-ladder-words.h"
#include "qs-marks.h"
#include "qs-narration.h"
#include "qs-step-marks.h"
#include "qs-text.h"

/* The largest board on which reasons are looked for, and after how many steps nobody follows one: some milliseconds. */
#define REASON_MAX_N 10
#define REASON_MAX_STEPS 12

static void
add_mark (QsPointed *self,
          guint      row,
          guint      column,
          QsMarkKind kind)
{
  self->marks[self->n_marks++] = (QsMark){ row, column, kind };
}

/* The line of an attack; the square itself where no line has both. */
static QsRegion
get_line (const QsSquare *square,
          QsConflictKind  kind)
{
  QsRegionKind line = kind == QS_CONFLICT_COLUMN          ? QS_REGION_COLUMN
                      : kind == QS_CONFLICT_DIAGONAL      ? QS_REGION_DIAGONAL
                      : kind == QS_CONFLICT_ANTI_DIAGONAL ? QS_REGION_ANTI_DIAGONAL
                                                          : QS_REGION_SQUARE;

  return (QsRegion){ line, square->row, square->column };
}

/* Shows the queen that attacks a square, and their line, if there is one. */
static char *
add_attack (QsPointed      *self,
            const QsMoment *moment,
            const QsSquare *square)
{
  QsConflict attack;
  char *reason = qs_narration_explain (moment, square, &attack);

  if (reason == NULL)
    return NULL;

  add_mark (self, attack.first.row, attack.first.column, QS_MARK_CONFLICT);
  self->line = get_line (square, attack.kind);

  return reason;
}

/* Points at a square, or at none. Returns why no queen may stand there, or NULL. */
char *
qs_pointed_set_square (QsPointed      *self,
                       const QsMoment *moment,
                       const QsSquare *square)
{
  *self = (QsPointed){ .line = (QsRegion){ QS_REGION_NONE } };

  return square != NULL ? add_attack (self, moment, square) : NULL;
}

/* Puts the queens down to a node on the board, and marks them as ghosts. */
static void
add_queens (QsPointed    *self,
            QsMoment     *board,
            const QsTree *tree,
            guint32       node)
{
  for (; node != QS_TREE_ROOT; node = qs_tree_get_node (tree, node)->parent)
    {
      const QsTreeNode *known = qs_tree_get_node (tree, node);

      board->columns[known->row] = known->column;
      add_mark (self, known->row, known->column, QS_MARK_GHOST);
    }
}

/* Points at a node: its queens are shown, whether or not they are on the board at this moment.
 * Returns why it is pruned or rejected; NULL if it is not. */
char *
qs_pointed_set_node (QsPointed      *self,
                     const QsMoment *moment,
                     const QsTree   *tree,
                     guint32         node)
{
  const QsTreeNode *known = qs_tree_get_node (tree, node);
  QsTreeState state = qs_tree_get_state (tree, node, moment->step);
  QsSquare square = { known->row, known->column };
  QsMoment board;
  char *reason = NULL;

  *self = (QsPointed){ .line = (QsRegion){ QS_REGION_NONE } };
  if (node == QS_TREE_ROOT)
    return NULL;

  qs_moment_init (&board, moment->method, moment->n, moment->problem);
  if (state == QS_TREE_OPEN || !known->is_placed)
    {
      add_queens (self, &board, tree, known->parent);
      add_mark (self, square.row, square.column, state == QS_TREE_OPEN ? QS_MARK_TRIED : QS_MARK_REJECTED);

      return state == QS_TREE_PRUNED ? add_attack (self, &board, &square) : NULL;
    }

  add_queens (self, &board, tree, node);

  /* The first queen of a full board that one above attacks. */
  for (guint row = 1; state == QS_TREE_REJECTED && row < qs_moment_get_rows (&board) && reason == NULL; row++)
    reason = add_attack (self, &board, &(QsSquare){ row, board.columns[row] });

  return reason;
}

/* The ladder climbs from the queens until it excludes the square. */
static char *
find_reason (QsProblem *problem,
             QsSquare   square)
{
  g_autoptr (QsLadder) ladder = qs_ladder_new (problem);
  QsLadderStep step;

  for (guint i = 0; i < REASON_MAX_STEPS; i++)
    {
      qs_ladder_find (ladder, &problem->squares, &step);
      if (step.rule == QS_LADDER_NOTHING || step.rule == QS_LADDER_CLASH)
        return NULL;

      if (step.rule == QS_LADDER_EMPTY || (step.excluded[square.row] >> square.column & 1) != 0)
        {
          /* Translators: a square that no queen attacks, and a sentence on why none can stand there all the same. */
          return qs_text_fill (_ ("%s leads nowhere. %s"), qs_square_to_string (square, problem->n_rows),
                               qs_ladder_describe (problem, &step));
        }
      qs_ladder_apply (&step, &problem->squares);
    }

  return NULL;
}

/* Adds what the search has placed, and nothing else. */
static void
require (QsProblem *problem,
         guint      row,
         guint      column)
{
  qs_constraints_set (&problem->squares, (QsSquare){ row, column }, QS_SQUARE_RULE_REQUIRED);
}

char *
qs_pointed_find_reason (const QsPointed *self,
                        const QsMoment  *moment,
                        const QsSquare  *square)
{
  const QsMark *last = self->n_marks > 0 ? &self->marks[self->n_marks - 1] : NULL;
  gboolean is_open = square == NULL && last != NULL && last->kind == QS_MARK_TRIED;
  QsProblem problem, plain;

  if (moment->n > REASON_MAX_N || (!is_open && (square == NULL || moment->columns[square->row] != QS_EMPTY_ROW)))
    return NULL;

  problem = *qs_search_get_problem (moment->problem, moment->n, &plain);
  for (guint i = 0; i < self->n_marks && is_open; i++)
    {
      if (self->marks[i].kind == QS_MARK_GHOST)
        require (&problem, self->marks[i].row, self->marks[i].column);
    }
  for (guint row = 0; row < problem.n_rows && !is_open; row++)
    {
      if (moment->columns[row] != QS_EMPTY_ROW)
        require (&problem, row, moment->columns[row]);
    }

  return find_reason (&problem, is_open ? (QsSquare){ last->row, last->column } : *square);
}

static guint
find_attacked (const QsMoment *moment,
               QsSquare       *squares)
{
  return moment->method->look == QS_LOOK_MOVES ? qs_marks_find_attacked (moment, squares) : 0;
}

/* How many queens are attacked, if it is a method that moves queens. */
guint
qs_attacked_queen_count (const QsMoment *moment)
{
  QsSquare squares[QS_MAX_N];

  return find_attacked (moment, squares);
}

/* Goes to the next queen in conflict, from the top down, and after the last to the first; at another
 * moment to the first as well. Returns a sentence on it, or NULL if no queen is in conflict. */
char *
qs_attacked_queen_next (QsAttackedQueen *self,
                        const QsMoment  *moment)
{
  QsSquare squares[QS_MAX_N];
  guint n_conflicts = find_attacked (moment, squares);
  guint number = self->step == moment->step && self->number < n_conflicts ? self->number + 1 : 1;
  QsMoment there = *moment;
  g_autofree char *upper = NULL;
  g_autofree char *lower = NULL;
  gboolean is_attacked, is_above;

  *self = (QsAttackedQueen){ 0 };
  if (n_conflicts == 0)
    return NULL;

  *self = (QsAttackedQueen){ .number = number, .step = moment->step };
  there.row = squares[number - 1].row;
  there.column = squares[number - 1].column;
  is_attacked = qs_step_marks_find_attacker (&there, &self->attack);
  g_assert (is_attacked);
  is_above = self->attack.first.row < self->attack.second.row;
  upper = qs_square_to_string (is_above ? self->attack.first : self->attack.second, moment->n);
  lower = qs_square_to_string (is_above ? self->attack.second : self->attack.first, moment->n);
  /* Translators: two numbers, then two squares, such as “a4” and “c2”. */
  return g_strdup_printf (_ ("Conflict %u of %u: the queens on %s and %s attack each other"), number, n_conflicts,
                          upper, lower);
}

/* Shows a search as it is now. At its end no step is marked. */
void
qs_search_board_show (QsBoardView     *view,
                      QsPlayback      *playback,
                      const QsPointed *pointed)
{
  QsMoment moment = qs_playback_get_status (playback)->moment;
  g_autofree QsMark *marks = g_new (QsMark, 3 * moment.n + pointed->n_marks);
  guint n_marks;
  gboolean has_attack;
  QsConflict attack;

  if (qs_playback_get_status (playback)->state == QS_PLAYBACK_FINISHED)
    qs_moment_rest (&moment);
  if (pointed->is_alone)
    qs_moment_init (&moment, moment.method, moment.n, moment.problem);

  n_marks = qs_step_marks_find_region (&pointed->line, &moment, marks);
  n_marks += qs_step_marks_find (&moment, &marks[n_marks]);
  for (guint i = 0; i < pointed->n_marks; i++)
    {
      if (pointed->is_alone && pointed->marks[i].kind == QS_MARK_GHOST)
        moment.columns[pointed->marks[i].row] = (guint16) pointed->marks[i].column;
      else
        marks[n_marks++] = pointed->marks[i];
    }

  qs_board_view_set_solution (view, moment.problem, moment.n, moment.columns);
  qs_board_view_set_marks (view, marks, n_marks);
  if (pointed->attack != NULL)
    attack = *pointed->attack;
  has_attack = pointed->attack != NULL || qs_step_marks_find_attack (&moment, &attack);
  qs_board_view_set_squares (view, NULL, has_attack ? (QsSquare[]){ attack.first, attack.second } : NULL);
}
