/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search has cut off, at every step, against the sum over all pruned squares of its tree. */

#include "config.h"

#include "qs-cut-off.h"

#include "engine-test-replay.h"
#include "qs-methods.h"
#include "qs-packed-step.h"
#include "qs-test-main.h"
#include "qs-tree-builder.h"

#define MAX_N 6

static const QsSearchSpace spaces[] = { QS_SEARCH_SPACE_ROWS, QS_SEARCH_SPACE_PERMUTATIONS };

static guint64
power (guint base,
       guint exponent)
{
  return exponent == 0 ? 1 : base * power (base, exponent - 1);
}

static guint64
factorial (guint n)
{
  return n == 0 ? 1 : n * factorial (n - 1);
}

/* The boards below a square, of those with a queen in each row, or also one in each column. */
static guint64
count_below (const QsTree     *tree,
             const QsTreeNode *square,
             guint             n,
             QsSearchSpace     space)
{
  guint below = n - 1 - square->row;
  guint32 above = square->parent;

  if (space == QS_SEARCH_SPACE_ROWS)
    return power (n, below);

  for (; above != QS_TREE_ROOT; above = qs_tree_get_node (tree, above)->parent)
    {
      if (qs_tree_get_node (tree, above)->column == square->column)
        return 0;
    }

  return factorial (below);
}

static guint64
sum_pruned (const QsTree *tree,
            guint         n,
            QsSearchSpace space)
{
  guint64 sum = 0;

  for (guint32 i = 0; i < tree->n_nodes; i++)
    {
      const QsTreeNode *node = qs_tree_get_node (tree, i);

      if (node->is_pruned && !node->is_placed)
        sum += count_below (tree, node, n, space);
    }

  return sum;
}

static void
assert_cut_off (const QsMoment *moment,
                QsSearchSpace   space,
                guint64         expected)
{
  guint64 whole = space == QS_SEARCH_SPACE_ROWS ? power (moment->n, moment->n) : factorial (moment->n);
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, expected);
  guint share;
  g_autofree char *count = qs_cut_off_count (moment, space, &share);

  g_assert_cmpstr (count, ==, digits);
  g_assert_cmpuint (share, ==, expected == whole ? QS_CUT_OFF_WHOLE : MIN ((2 * expected * QS_CUT_OFF_WHOLE + whole) / (2 * whole), QS_CUT_OFF_WHOLE - 1));
}

/* Permutations cut off what their tree does not even begin. */
static guint64
get_left_out (const QsMethod *method,
              guint           n,
              QsSearchSpace   space)
{
  return method->look == QS_LOOK_BOARD_UNUSED && space == QS_SEARCH_SPACE_ROWS ? power (n, n) - factorial (n) : 0;
}

static void
follow (const QsMethod *method,
        guint           n)
{
  g_autoptr (GArray) replay = engine_replay_new (method, n);
  g_autoptr (QsTreeBuilder) builder = qs_tree_builder_new ();
  QsMoment moment;

  qs_moment_init (&moment, method, n, NULL);
  qs_tree_builder_begin (builder, method->look, n, NULL);
  for (guint i = 0; i <= replay->len; i++)
    {
      const EngineStep *step = &g_array_index (replay, EngineStep, i);
      guint32 packed;

      for (guint j = 0; j < G_N_ELEMENTS (spaces); j++)
        assert_cut_off (&moment, spaces[j],
                        sum_pruned (builder->tree, n, spaces[j]) +
                          get_left_out (method, n, spaces[j]));
      if (i == replay->len)
        break;

      packed = qs_packed_step_new (step->event, step->row, step->column);
      qs_tree_builder_feed (builder, &packed, 1);
      qs_moment_record (&moment, step->event, step->row, step->column);
    }
}

QS_TEST (is_what_the_tree_has_pruned_at_every_step)
{
  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      gboolean looks_at_boards = (*method)->look == QS_LOOK_BOARD || (*method)->look == QS_LOOK_BOARD_UNUSED;

      for (guint n = 1; n <= (looks_at_boards ? 4 : MAX_N) && !(*method)->picks_line && (*method)->look != QS_LOOK_MOVES; n++)
        follow (*method, n);
    }
}

static void
assert_end (const char *id,
            guint       n,
            const char *of_rows,
            const char *of_permutations)
{
  const QsMethod *method = qs_methods_find (id);
  g_autoptr (GArray) replay = engine_replay_new (method, n);
  g_autoptr (GArray) moments = engine_replay_get_moments (replay, n);
  QsMoment *end = &g_array_index (moments, QsMoment, moments->len - 1);
  guint share;
  g_autofree char *rows = NULL;
  g_autofree char *permutations = NULL;

  end->method = method;
  rows = qs_cut_off_count (end, QS_SEARCH_SPACE_ROWS, &share);
  permutations = qs_cut_off_count (end, QS_SEARCH_SPACE_PERMUTATIONS, &share);
  g_assert_cmpstr (rows, ==, of_rows);
  g_assert_cmpstr (permutations, ==, of_permutations);
}

/* In the end all boards but the solutions. */
QS_TEST (is_all_but_the_solutions_in_the_end)
{
  assert_end ("boolean-arrays", 4, "254", "22");
  assert_end ("shifting-masks", 4, "254", "22");
  assert_end ("shifting-masks", 6, "46652", "716");
  assert_end ("permutations", 4, "232", "0");
  assert_end ("brute-force", 4, "0", "0");
}

/* The first of 32 queens prunes two squares of the next row, one of them in a column that is still free. */
QS_TEST (is_exact_beyond_64_bits)
{
  g_autofree char *count = NULL;
  QsMoment moment;
  guint share;

  qs_moment_init (&moment, qs_methods_find ("shifting-masks"), 32, NULL);
  qs_moment_record (&moment, QS_TRACE_CHECK, 0, QS_TRACE_WHOLE);
  qs_moment_record (&moment, QS_TRACE_PLACE, 0, 0);
  qs_moment_record (&moment, QS_TRACE_CHECK, 1, QS_TRACE_WHOLE);
  count = qs_cut_off_count (&moment, QS_SEARCH_SPACE_ROWS, &share);
  g_assert_cmpstr (count, ==, "2854495385411919762116571938898990272765493248");
  g_assert_cmpuint (share, ==, 20);

  g_free (count);
  count = qs_cut_off_count (&moment, QS_SEARCH_SPACE_PERMUTATIONS, &share);
  g_assert_cmpstr (count, ==, "265252859812191058636308480000000");
  g_assert_cmpuint (share, ==, 10);
}

QS_TEST (is_not_told_of_other_searches)
{
  QsMoment moment;
  guint share;

  qs_moment_init (&moment, qs_methods_find ("dancing-links"), 8, NULL);
  g_assert_null (qs_cut_off_count (&moment, QS_SEARCH_SPACE_ROWS, &share));
  moment.method = qs_methods_find ("min-conflicts");
  g_assert_null (qs_cut_off_count (&moment, QS_SEARCH_SPACE_ROWS, &share));
}

/* As brute force itself goes through them, on boards with fewer rows and with squares, too. */
QS_TEST (nodes_are_those_of_brute_force)
{
  static const char *const problems[] = { "1", "2", "6", "4x7", "6:torus", "6+c4-a1-b1" };

  for (guint i = 0; i < G_N_ELEMENTS (problems); i++)
    {
      g_autoptr (GError) error = NULL;
      QsProblem problem;
      QsMoment moment;
      QsSearch search;
      QsBigNumber count;
      g_autofree char *nodes = NULL;

      g_assert_true (qs_problem_parse (problems[i], &problem, &error));
      qs_moment_init (&moment, NULL, problem.n, &problem);
      search = (QsSearch){ .n = problem.n, .problem = &problem };
      qs_methods_find ("brute-force")->search (&search);
      qs_cut_off_count_nodes (&moment, &count);
      nodes = qs_big_number_to_string (&count);
      g_assert_cmpuint (g_ascii_strtoull (nodes, NULL, 10), ==, search.counts.placements + 1);
    }
}
