/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known of a search, from its reports, against its replay. */

#include "config.h"

#include "qs-trail.h"

#include "engine-test-replay.h"
#include "qs-boolean-arrays.h"
#include "qs-methods.h"
#include "qs-shifting-masks.h"

/* Reports a search bit by bit, in @n_reports. */
static void
report_all (QsTrail        *trail,
            const QsMethod *method,
            const GArray   *replay,
            guint           n_reports)
{
  g_autoptr (QsPlayerNews) news = qs_player_news_new (method->look != QS_LOOK_MOVES);

  for (guint i = 0; i < replay->len; i++)
    {
      const EngineStep *step = &g_array_index (replay, EngineStep, i);
      gboolean is_last = i + 1 == replay->len;

      if (qs_player_news_add (news, step->event, step->row, step->column) ||
          (i + 1) % (replay->len / n_reports) == 0 || is_last)
        {
          g_autoptr (QsPlayerReport) report = qs_player_news_tell (news);

          report->is_complete = is_last;
          g_assert_true (qs_trail_add (trail, report));
          g_assert_cmpuint (trail->last_step, ==, i + 1);
          g_assert_cmpint (trail->is_complete, ==, is_last);
        }
    }
}

static void
assert_solution_steps (const QsTrail *trail,
                       const GArray  *replay)
{
  guint i = 0;

  for (guint64 step = engine_replay_next (replay, 0, QS_TRACE_SOLUTION); step <= replay->len;
       step = engine_replay_next (replay, step, QS_TRACE_SOLUTION))
    {
      g_assert_cmpuint (i, <, trail->solution_steps->len);
      g_assert_cmpuint (g_array_index (trail->solution_steps, guint64, i++), ==, step);
    }

  g_assert_cmpuint (i, ==, trail->solution_steps->len);
}

/* Of the empty board, and of each queen that was placed. */
static void
assert_tree (const QsTrail *trail,
             const GArray  *replay)
{
  guint n_nodes = 1, n_placed = 0;

  for (guint i = 0; i < replay->len; i++)
    n_nodes += g_array_index (replay, EngineStep, i).event == QS_TRACE_PLACE;
  for (guint32 node = 0; node < qs_tree_get_size (trail->tree); node++)
    n_placed += qs_tree_get_node (trail->tree, node)->is_placed;

  g_assert_cmpuint (n_placed, ==, n_nodes);
}

static void
assert_new (const QsTrail *trail,
            guint          tree_size)
{
  g_assert_cmpuint (trail->last_step, ==, 0);
  g_assert_false (trail->is_complete);
  g_assert_cmpuint (trail->solution_steps->len, ==, 0);
  g_assert_cmpuint (qs_tree_get_size (trail->tree), ==, tree_size);
}

/* One trail for all methods, one after the other. */
static void
test_of_each_method (void)
{
  g_autoptr (QsTrail) trail = qs_trail_new ();
  const QsTree *tree = trail->tree;

  assert_new (trail, 1);
  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      g_autoptr (GArray) replay = engine_replay_new (*method, 4);

      for (guint n_reports = 1; n_reports <= 5; n_reports++)
        {
          qs_trail_begin (trail, (*method)->look, 4);
          assert_new (trail, (*method)->look != QS_LOOK_MOVES ? 1 + 4 : 1);
          report_all (trail, *method, replay, n_reports);
          assert_solution_steps (trail, replay);
          if ((*method)->look != QS_LOOK_MOVES)
            assert_tree (trail, replay);
          else
            g_assert_cmpuint (qs_tree_get_size (trail->tree), ==, 1);
          g_assert_true (trail->tree == tree);
        }
    }
}

/* A report without solutions says that they are the same as before. */
static void
test_solutions_stay (void)
{
  guint64 steps[] = { 3, G_GUINT64_CONSTANT (1) << 40 };
  g_autoptr (QsTrail) trail = qs_trail_new ();

  qs_trail_begin (trail, QS_LOOK_MOVES, 8);
  g_assert_true (qs_trail_add (trail, &(QsPlayerReport){ .last_step = 5, .n_solution_steps = 2, .solution_steps = steps }));
  g_assert_true (qs_trail_add (trail, &(QsPlayerReport){ .last_step = 9 }));
  g_assert_cmpuint (trail->last_step, ==, 9);
  g_assert_cmpmem (trail->solution_steps->data, 2 * sizeof steps[0], steps, sizeof steps);
  g_assert_cmpuint (trail->solution_steps->len, ==, 2);
}

/* Feeds a search to a trail as long as it wants steps. */
typedef struct
{
  QsTrail *trail;
  QsPlayerNews *news;
} Feed;

static gboolean
feed (QsTraceEvent event,
      guint        row,
      guint        column,
      gpointer     data)
{
  Feed *self = data;
  g_autoptr (QsPlayerReport) report = NULL;

  if (!qs_player_news_add (self->news, event, row, column))
    return TRUE;

  g_assert_false (qs_tree_is_full (self->trail->tree));
  report = qs_player_news_tell (self->news);

  return qs_trail_add (self->trail, report);
}

static void
test_tree_fills_up (void)
{
  g_autoptr (QsTrail) trail = qs_trail_new ();
  g_autoptr (QsPlayerNews) news = qs_player_news_new (TRUE);
  Feed self = { trail, news };
  QsTracer tracer = { feed, &self };
  guint32 step = 0;

  qs_trail_begin (trail, qs_shifting_masks.look, 16);
  qs_shifting_masks.search (&(QsSearch){ .n = 16, .tracer = &tracer });
  g_assert_true (qs_tree_is_full (trail->tree));

  /* The player may not have heard of it yet. */
  g_assert_true (qs_trail_add (trail, &(QsPlayerReport){ .last_step = 1e9, .n_steps = 1, .steps = &step }));
  g_assert_cmpuint (trail->last_step, ==, 1e9);

  qs_trail_begin (trail, qs_boolean_arrays.look, 4);
  assert_new (trail, 1 + 4);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/trail/of-each-method", test_of_each_method);
  g_test_add_func ("/engine/trail/solutions-stay", test_solutions_stay);
  g_test_add_func ("/engine/trail/the-tree-fills-up", test_tree_fills_up);

  return g_test_run ();
}
