/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board shows about a node: for each node of each method's tree, its queens, and for a pruned one a queen
 * that attacks it indeed. */

#include "config.h"

#include "qs-methods.h"
#include "qs-packed-step.h"
#include "qs-search-board.h"
#include "qs-test-main.h"
#include "qs-tree-builder.h"

static gboolean
feed (QsTraceEvent event,
      guint        row,
      guint        column,
      gpointer     data)
{
  guint32 step = qs_packed_step_new (event, row, column);

  return qs_tree_builder_feed (data, &step, 1);
}

static QsTreeBuilder *
search (const QsMethod *method,
        guint           n)
{
  QsTreeBuilder *builder = qs_tree_builder_new ();
  QsTracer tracer = { feed, builder };

  qs_tree_builder_begin (builder, method->look, n, NULL);
  method->search (&(QsSearch){ .n = n, .seed = 1, .tracer = &tracer });

  return builder;
}

static const QsMark *
find_mark (const QsPointed *pointed,
           QsMarkKind       kind)
{
  for (guint i = 0; i < pointed->n_marks; i++)
    {
      if (pointed->marks[i].kind == kind)
        return &pointed->marks[i];
    }

  return NULL;
}

static gboolean
has_ghost (const QsPointed *pointed,
           guint            row,
           guint            column)
{
  for (guint i = 0; i < pointed->n_marks; i++)
    {
      const QsMark *mark = &pointed->marks[i];

      if (mark->kind == QS_MARK_GHOST && mark->row == row && mark->column == column)
        return TRUE;
    }

  return FALSE;
}

/* Whether the squares of a node and of a mark share a line, on which the ghosts attack each other. */
static void
assert_attacked (const QsPointed *pointed,
                 const QsMoment  *moment,
                 const char      *reason)
{
  const QsMark *attacker = find_mark (pointed, QS_MARK_CONFLICT);
  const QsMark *square = find_mark (pointed, QS_MARK_REJECTED);
  gboolean is_attacked = FALSE;

  g_assert_nonnull (reason);
  g_assert_nonnull (attacker);
  g_assert_true (has_ghost (pointed, attacker->row, attacker->column));
  g_assert_cmpint (pointed->line.kind, !=, QS_REGION_NONE);

  for (guint i = 0; i < pointed->n_marks; i++)
    {
      const QsMark *mark = &pointed->marks[i];

      if (mark->row != attacker->row && (square != NULL ? mark == square : mark->kind == QS_MARK_GHOST) &&
          qs_square_attacks ((QsSquare){ mark->row, mark->column }, (QsSquare){ attacker->row, attacker->column }))
        is_attacked = TRUE;
    }

  g_assert_true (is_attacked);
}

static void
check_node (const QsMoment *moment,
            const QsTree   *tree,
            guint32         node)
{
  const QsTreeNode *known = qs_tree_get_node (tree, node);
  QsTreeState state = qs_tree_get_state (tree, node, moment->step);
  gboolean has_queen = state != QS_TREE_OPEN && known->is_placed && node != QS_TREE_ROOT;
  QsPointed pointed;
  g_autofree char *reason = qs_pointed_set_node (&pointed, moment, tree, node);

  g_assert_true (has_ghost (&pointed, known->row, known->column) == has_queen);
  for (guint32 above = known->parent; node != QS_TREE_ROOT && above != QS_TREE_ROOT; above = known->parent)
    {
      known = qs_tree_get_node (tree, above);
      g_assert_true (has_ghost (&pointed, known->row, known->column));
    }

  if (state == QS_TREE_PRUNED || state == QS_TREE_REJECTED)
    assert_attacked (&pointed, moment, reason);
  else
    g_assert_null (reason);
}

/* In the midst of each search, and at its end, when no queen is on the board. */
static void
test_nodes (gconstpointer data)
{
  const QsMethod *method = data;
  g_autoptr (QsTreeBuilder) builder = search (method, 5);
  const QsTree *tree = builder->tree;
  QsMoment moment;

  qs_moment_init (&moment, method, 5, NULL);
  for (moment.step = 20; moment.step <= 10000; moment.step *= 500)
    {
      for (guint32 node = 0; node < tree->n_nodes; node++)
        check_node (&moment, tree, node);
    }
}

/* Rows may be filled in any order: then a queen below attacks as well. */
QS_TEST (squares)
{
  QsPointed pointed;
  QsMoment moment;
  g_autofree char *reason = NULL;

  qs_moment_init (&moment, qs_methods_find ("dancing-links"), 4, NULL);
  qs_moment_record (&moment, QS_TRACE_PLACE, 3, 0);
  reason = qs_pointed_set_square (&pointed, &moment, &(QsSquare){ 1, 2 });
  g_assert_cmpstr (reason, ==, "c3 is attacked by the queen on a1, along the anti-diagonal");
  g_assert_cmpuint (pointed.n_marks, ==, 1);
  g_assert_cmpuint (pointed.marks[0].row, ==, 3);
  g_assert_cmpint (pointed.line.kind, ==, QS_REGION_ANTI_DIAGONAL);

  g_assert_null (qs_pointed_set_square (&pointed, &moment, NULL));
  g_assert_cmpuint (pointed.n_marks, ==, 0);
  moment.method = qs_methods_find ("scanning");
  g_assert_null (qs_pointed_set_square (&pointed, &moment, &(QsSquare){ 1, 2 }));
}

/* A rule that excludes an open square is right: no solution has these queens and one there. */
QS_TEST (reasons)
{
  static const char *const texts[] = { "6", "8", "7:torus", "6:touching", "5x7", "6:regions=aabbcc/aabbcc/ddbbcc/ddeecc/ddeeff/ddffff" };
  guint n_reasons = 0;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (QsTreeBuilder) builder = qs_tree_builder_new ();
      QsTracer tracer = { feed, builder };
      const QsTree *tree = builder->tree;
      QsProblem problem;
      QsMoment moment;

      g_assert_true (qs_problem_parse (texts[i], &problem, NULL));
      qs_moment_init (&moment, &qs_conflict_matrix, problem.n, qs_problem_intern (&problem));
      qs_tree_builder_begin (builder, QS_LOOK_SQUARE, problem.n, moment.problem);
      qs_conflict_matrix.search (&(QsSearch){ .n = problem.n, .problem = moment.problem, .tracer = &tracer });

      for (guint32 node = 1; node < tree->n_nodes; node++)
        {
          const QsTreeNode *known = qs_tree_get_node (tree, node);
          g_autofree char *reason = NULL;
          QsPointed pointed;

          moment.step = known->tried - 1;
          g_assert_null (qs_pointed_set_node (&pointed, &moment, tree, node));
          reason = known->is_placed ? qs_pointed_find_reason (&pointed, &moment, NULL) : NULL;
          if (reason == NULL)
            continue;

          g_assert_false (known->has_solution);
          n_reasons++;
        }
    }
  g_assert_cmpuint (n_reasons, >, 100);
}

/* The queens in conflict, one after the other, are held against all pairs of queens of boards at many moments. */
static gboolean
attack (const QsMoment *moment,
        guint           row,
        guint           other)
{
  guint a = moment->columns[row], b = moment->columns[other];

  return row != other && a != QS_EMPTY_ROW && b != QS_EMPTY_ROW &&
         (a == b || MAX (a, b) - MIN (a, b) == MAX (row, other) - MIN (row, other));
}

static gboolean
is_in_conflict (const QsMoment *moment,
                guint           row)
{
  for (guint other = 0; other < moment->n; other++)
    {
      if (attack (moment, row, other))
        return TRUE;
    }

  return FALSE;
}

/* Each queen in conflict comes once, from the top down, with one that attacks it, and then the first again. */
static void
check_moment (const QsMoment *moment)
{
  QsAttackedQueen conflict = { 0 };
  guint n_conflicts = 0, number = 0;

  for (guint row = 0; row < moment->n; row++)
    n_conflicts += is_in_conflict (moment, row) ? 1 : 0;
  g_assert_cmpuint (qs_attacked_queen_count (moment), ==, n_conflicts);

  for (guint row = 0; row < moment->n; row++)
    {
      g_autofree char *words = NULL;

      if (!is_in_conflict (moment, row))
        continue;

      words = qs_attacked_queen_next (&conflict, moment);
      g_assert_nonnull (words);
      g_assert_cmpuint (conflict.number, ==, ++number);
      g_assert_true (conflict.attack.first.row == row || conflict.attack.second.row == row);
      g_assert_true (attack (moment, MIN (conflict.attack.first.row, conflict.attack.second.row),
                             MAX (conflict.attack.first.row, conflict.attack.second.row)));
    }

  g_free (qs_attacked_queen_next (&conflict, moment));
  g_assert_cmpuint (conflict.number, ==, n_conflicts > 0 ? 1 : 0);
}

static gboolean
trace (QsTraceEvent event,
       guint        row,
       guint        column,
       gpointer     data)
{
  QsMoment *moment = data;

  qs_moment_record (moment, event, row, column);
  check_moment (moment);

  return TRUE;
}

QS_TEST (conflicts_at_all_moments)
{
  static const guint sizes[] = { 1, 2, 4, 8, 32, 50 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      QsMoment moment;
      QsTracer tracer = { trace, &moment };

      qs_moment_init (&moment, &qs_min_conflicts, sizes[i], NULL);
      qs_min_conflicts.search (&(QsSearch){ .n = sizes[i], .seed = 1, .tracer = &tracer });
      g_assert_cmpuint (moment.step, >, 0);
    }
}

/* Two queens on a diagonal of three squares: at another moment the first comes first. */
QS_TEST (conflicts_in_words)
{
  QsAttackedQueen conflict = { 0 };
  QsMoment moment;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *again = NULL;

  qs_moment_init (&moment, &qs_min_conflicts, 3, NULL);
  qs_moment_record (&moment, QS_TRACE_PLACE, 0, 0);
  g_assert_null (qs_attacked_queen_next (&conflict, &moment));

  qs_moment_record (&moment, QS_TRACE_PLACE, 2, 2);
  first = qs_attacked_queen_next (&conflict, &moment);
  second = qs_attacked_queen_next (&conflict, &moment);
  g_assert_cmpstr (first, ==, "Conflict 1 of 2: the queens on a3 and c1 attack each other");
  g_assert_cmpstr (second, ==, "Conflict 2 of 2: the queens on a3 and c1 attack each other");

  qs_moment_record (&moment, QS_TRACE_CHECK, 1, QS_TRACE_WHOLE);
  again = qs_attacked_queen_next (&conflict, &moment);
  g_assert_cmpstr (again, ==, first);
  moment.method = &qs_shifting_masks;
  g_assert_null (qs_attacked_queen_next (&conflict, &moment));
}

QS_TEST_MAIN
{
  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      g_autofree char *path = g_strdup_printf ("/app/search-board/nodes/%s", (*method)->id);

      if ((*method)->look != QS_LOOK_MOVES)
        g_test_add_data_func (path, *method, test_nodes);
    }
}
