/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the tree of a search from its steps.
 *
 * The builder stands on the node of the present placement. The first step there
 * on an empty square shows which squares the search chooses among, and so which
 * children the node has. Before the first step of all, the root has those of the
 * first row, where all methods begin; should one begin elsewhere, they go. */

#include "qs-tree-builder.h"

#include "qs-packed-step.h"
#include "qs-solution.h"

/* The tree has only its root, and no steps are wanted before qs_tree_builder_begin(). */
QsTreeBuilder *
qs_tree_builder_new (void)
{
  QsTreeBuilder *self = g_new0 (QsTreeBuilder, 1);

  self->look = QS_LOOK_MOVES;
  self->tree = qs_tree_new ();

  return self;
}

void
qs_tree_builder_free (QsTreeBuilder *self)
{
  qs_tree_free (self->tree);
  g_free (self);
}

/* A bit for each column that has a queen. */
static guint32
get_used_columns (const QsTreeBuilder *self)
{
  guint32 used = 0;

  for (guint i = 0; i < self->moment.n_placed; i++)
    used |= (guint32) 1 << self->moment.columns[self->moment.order[i]];

  return used;
}

/* Gives the node its children, once: the squares of a row or a column that the search chooses among. The root gets them
 * instead of those that were only supposed. */
static void
expand (QsTreeBuilder *self,
        guint          line,
        gboolean       is_column)
{
  const QsMoment *moment = &self->moment;
  guint32 left_out = self->look == QS_LOOK_BOARD_UNUSED ? get_used_columns (self) : 0;
  guint16 rows[QS_METHOD_MAX_N], columns[QS_METHOD_MAX_N];
  guint n_children = 0;

  if (self->node == QS_TREE_ROOT && self->is_supposed)
    qs_tree_clear (self->tree);
  self->is_supposed = FALSE;
  if (qs_tree_get_node (self->tree, self->node)->n_children > 0)
    return;

  for (guint i = 0; i < (is_column ? qs_moment_get_rows (moment) : moment->n); i++)
    {
      guint row = is_column ? i : line, column = is_column ? line : i;
      guint32 choices = qs_search_get_choices (moment->problem, moment->n, row) & ~left_out;

      if (moment->columns[row] != QS_EMPTY_ROW || (choices >> column & 1) == 0)
        continue;

      rows[n_children] = (guint16) row;
      columns[n_children++] = (guint16) column;
    }
  self->wants_steps = qs_tree_expand (self->tree, self->node, rows, columns, n_children) != QS_TREE_NONE;
}

/* Begins another search, before its first step. The tree stays the same object, and has only its
 * root again, with the squares of the first row below it. A method that moves queens has no tree;
 * others have n of at most %QS_METHOD_MAX_N. @problem is as qs_problem_intern() has it. */
void
qs_tree_builder_begin (QsTreeBuilder   *self,
                       QsLook           look,
                       guint            n,
                       const QsProblem *problem)
{
  g_return_if_fail (n >= 1 && (look == QS_LOOK_MOVES || n <= QS_METHOD_MAX_N));

  self->look = look;
  self->wants_steps = look != QS_LOOK_MOVES;
  self->node = QS_TREE_ROOT;
  qs_moment_init (&self->moment, NULL, n, problem);

  qs_tree_clear (self->tree);
  if (self->wants_steps)
    expand (self, 0, FALSE);
  self->is_supposed = TRUE;
}

/* Whether a queen of another row rules out the square. */
static gboolean
is_attacked (const QsTreeBuilder *self,
             guint                row,
             guint                column)
{
  for (guint i = 0; i < self->moment.n_placed; i++)
    {
      QsSquare queen = { self->moment.order[i], self->moment.columns[self->moment.order[i]] }, square = { row, column };

      if (qs_search_attacks (self->moment.problem, queen, square))
        return TRUE;
    }

  return FALSE;
}

/* The number of the step that is fed. */
static guint32
get_step (const QsTreeBuilder *self)
{
  return (guint32) self->moment.step + 1;
}

/* After a look at a row or a column, its attacked squares are rejected. */
static void
check_line (QsTreeBuilder *self,
            guint          line,
            gboolean       is_column)
{
  const QsTreeNode *node;

  expand (self, line, is_column);
  if (!self->wants_steps)
    return;

  node = qs_tree_get_node (self->tree, self->node);
  for (guint32 child = node->first_child, end = child + node->n_children; child < end; child++)
    {
      const QsTreeNode *square = qs_tree_get_node (self->tree, child);

      if (square->tried == QS_TREE_NEVER && (is_column ? square->column : square->row) == line &&
          is_attacked (self, square->row, square->column))
        qs_tree_reject (self->tree, child, get_step (self));
    }
}

/* The child of the node on an empty square; this may make the tree full. */
static guint32
get_child (QsTreeBuilder *self,
           guint          row,
           guint          column)
{
  const QsTreeNode *node = qs_tree_get_node (self->tree, self->node);

  if (node->n_children == 0 || (self->is_supposed && qs_tree_get_node (self->tree, node->first_child)->row != row))
    {
      expand (self, row, FALSE);
      node = qs_tree_get_node (self->tree, self->node);
    }
  self->is_supposed = FALSE;

  if (!self->wants_steps)
    return QS_TREE_NONE;

  /* Where the children are a whole row, no search is needed. */
  if (node->n_children == self->moment.n && qs_tree_get_node (self->tree, node->first_child)->row == row)
    return node->first_child + column;

  return qs_tree_find_child (self->tree, self->node, row, column);
}

static void
reject (QsTreeBuilder *self,
        guint          row,
        guint          column)
{
  /* A queen on the board is rejected together with the whole board. */
  gboolean is_board = self->moment.columns[row] == column;
  guint32 node = is_board ? self->node : get_child (self, row, column);
  const QsTreeNode *rejected;

  if (node == QS_TREE_NONE)
    return;

  /* Another program may say so twice. */
  rejected = qs_tree_get_node (self->tree, node);
  if ((is_board ? rejected->decided : rejected->tried) == QS_TREE_NEVER && rejected->is_placed == is_board)
    qs_tree_reject (self->tree, node, get_step (self));
}

static void
place (QsTreeBuilder *self,
       guint          row,
       guint          column)
{
  guint32 node = get_child (self, row, column);

  /* Another program may turn to another row, or try a square again: its tree goes as far as there. */
  if (node == QS_TREE_NONE || qs_tree_get_node (self->tree, node)->tried != QS_TREE_NEVER)
    {
      self->wants_steps = FALSE;
      return;
    }

  qs_tree_place (self->tree, node, get_step (self));
  self->node = node;
}

static void
leave (QsTreeBuilder *self,
       guint          row,
       guint          column)
{
  const QsTreeNode *node = qs_tree_get_node (self->tree, self->node);

  /* Only another program takes back a queen that is not the last one. */
  if (self->moment.n_placed == 0 || node->row != row || node->column != column)
    {
      self->wants_steps = FALSE;
      return;
    }

  qs_tree_leave (self->tree, self->node, get_step (self));
  self->node = node->parent;
}

static void
feed_one (QsTreeBuilder *self,
          QsTraceEvent   event,
          guint          row,
          guint          column)
{
  const QsTreeNode *node = qs_tree_get_node (self->tree, self->node);

  switch (event)
    {
    case QS_TRACE_CHECK:
      if (column == QS_TRACE_WHOLE)
        check_line (self, row, FALSE);
      else if (row == QS_TRACE_WHOLE)
        check_line (self, column, TRUE);
      else if (self->moment.columns[row] == QS_EMPTY_ROW)
        get_child (self, row, column);
      break;
    case QS_TRACE_REJECT:
      reject (self, row, column);
      break;
    case QS_TRACE_PLACE:
      place (self, row, column);
      break;
    case QS_TRACE_REMOVE:
      leave (self, row, column);
      break;
    case QS_TRACE_SOLUTION:
      if (node->is_placed && node->decided == QS_TREE_NEVER)
        qs_tree_solve (self->tree, self->node, get_step (self));
      break;
    case QS_TRACE_N_EVENTS:
    default:
      g_assert_not_reached ();
    }
  if (self->wants_steps)
    qs_moment_record (&self->moment, event, row, column);
}

/* Lets the tree grow by packed steps. When there is no room for a node's children, the tree stays
 * as it was before that step. Returns whether more steps are wanted. */
gboolean
qs_tree_builder_feed (QsTreeBuilder *self,
                      const guint32 *steps,
                      gsize          n_steps)
{
  for (gsize i = 0; i < n_steps && self->wants_steps; i++)
    feed_one (self, qs_packed_step_get_event (steps[i]), qs_packed_step_get_row (steps[i]),
              qs_packed_step_get_column (steps[i]));

  return self->wants_steps;
}

