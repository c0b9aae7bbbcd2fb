/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names of places, and the moments that they name. */

#include <string.h>

#include "engine-test-replay.h"
#include "qs-methods.h"
#include "qs-test-main.h"
#include "qs-tour-place.h"

static QsTourPlace
parse (const char *method,
       guint       n,
       const char *name)
{
  QsTourPlace place = { .method = qs_methods_find (method), .n = n };

  g_assert_true (qs_tour_place_parse (name, &place));

  return place;
}

QS_TEST (wrong_names)
{
  static const char *const names[] = {
    "",          "begin",    "START",     "start 1",  "end 1",    "step",          "step 0",       "step x",
    "step 1 2",  "reject 0", "reject -1", "place e1", "place b5", "place b3 0",    "place b3 x",   "place b3 1 1",
    "place  b3", "row 3",    "check row", "step 1x",  "place 1 b3", "check row 5", "check row 1 0",
    "step 100001", "reject 100001",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      QsTourPlace place = { .method = qs_methods_find ("brute-force"), .n = 4 };

      g_test_message ("%s", names[i]);
      g_assert_false (qs_tour_place_parse (names[i], &place));
    }
}

QS_TEST (steps)
{
  static const char *const names[] = { "", "place", "place e1", "put b3", "place b3 2", "check row 0", "end 2" };
  const QsTourPlace place = { .method = qs_methods_find ("scanning"), .n = 4 };
  QsTourStep step;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (qs_tour_step_parse (names[i], &place, &step));

  g_assert_true (qs_tour_step_parse ("place b3", &place, &step));
  g_assert_cmpint (step.event, ==, QS_TRACE_PLACE);
  g_assert_cmpuint (step.row, ==, 1);
  g_assert_cmpuint (step.column, ==, 1);
  g_assert_true (qs_tour_step_parse ("check row 1", &place, &step));
  g_assert_cmpuint (step.row, ==, 3);
  g_assert_cmpuint (step.column, ==, QS_TRACE_WHOLE);
  g_assert_true (qs_tour_step_parse ("end", &place, &step));
  g_assert_cmpint (step.event, ==, QS_TRACE_N_EVENTS);
}

static void
check_next (const GArray     *replay,
            guint64           step,
            const QsTourStep *next)
{
  const EngineStep *expected = &g_array_index (replay, EngineStep, step);

  if (step == replay->len)
    {
      g_assert_cmpint (next->event, ==, QS_TRACE_N_EVENTS);
      return;
    }

  g_assert_cmpint (next->event, ==, expected->event);
  g_assert_cmpuint (next->row, ==, expected->row);
  g_assert_cmpuint (next->column, ==, expected->column);
}

/* The nth time of an event, of each kind and for each n, against a replay of the whole search. */
static void
test_events (gconstpointer data)
{
  static const char *const events[] = { "check", "reject", "place", "remove", "solution" };
  const QsMethod *method = data;
  g_autoptr (GArray) replay = engine_replay_new (method, 4);
  guint counts[QS_TRACE_N_EVENTS] = { 0 };

  for (guint i = 0; i < replay->len; i++)
    {
      QsTraceEvent event = g_array_index (replay, EngineStep, i).event;
      g_autofree char *name = g_strdup_printf ("%s %u", events[event], ++counts[event]);
      g_autofree char *number = g_strdup_printf ("step %u", i + 1);
      QsTourPlace place = parse (method->id, 4, name), same = parse (method->id, 4, number);
      QsMoment moment, same_moment;
      QsTourStep next;

      g_assert_true (qs_tour_place_find (&place, &moment, &next));
      g_assert_cmpuint (moment.step, ==, i + 1);
      check_next (replay, i + 1, &next);
      g_assert_true (qs_tour_place_find (&same, &same_moment, &next));
      g_assert_cmpuint (same_moment.step, ==, i + 1);
    }
}

QS_TEST (squares)
{
  QsTourPlace first = parse ("scanning", 4, "place d3"), second = parse ("scanning", 4, "place d3 2"),
              row = parse ("shifting-masks", 4, "check row 2 2");
  QsMoment moment;
  QsTourStep next;

  g_assert_true (qs_tour_place_find (&first, &moment, &next));
  g_assert_cmpuint (moment.columns[0], ==, 0);
  g_assert_cmpuint (moment.columns[1], ==, 3);
  g_assert_true (qs_tour_place_find (&second, &moment, &next));
  g_assert_cmpuint (moment.columns[0], ==, 1);
  g_assert_cmpuint (moment.columns[1], ==, 3);
  g_assert_true (qs_tour_place_find (&row, &moment, &next));
  g_assert_cmpuint (moment.row, ==, 2);
  g_assert_cmpuint (moment.columns[1], ==, 3);
}

QS_TEST (ends)
{
  QsTourPlace start = parse ("scanning", 4, "start"), end = parse ("scanning", 4, "end");
  QsMoment moment;
  QsTourStep next;

  g_assert_true (qs_tour_place_find (&start, &moment, &next));
  g_assert_cmpuint (moment.step, ==, 0);
  g_assert_cmpint (next.event, ==, QS_TRACE_CHECK);
  g_assert_true (qs_tour_place_find (&end, &moment, &next));
  g_assert_cmpuint (moment.counts.solutions, ==, 2);
  g_assert_cmpint (next.event, ==, QS_TRACE_N_EVENTS);
}

/* Rows are numbered as beside the board, and the moment knows what is searched. */
QS_TEST (rectangle)
{
  QsTourPlace place = { .method = qs_methods_find ("dancing-links"), .n = 6 };
  QsTourStep step, next;
  QsProblem problem;
  QsMoment moment;

  g_assert_true (qs_problem_parse ("4x6", &problem, NULL));
  place.problem = qs_problem_intern (&problem);
  g_assert_false (qs_tour_step_parse ("place a5", &place, &step));
  g_assert_false (qs_tour_step_parse ("check row 5", &place, &step));
  g_assert_true (qs_tour_step_parse ("place f4", &place, &step));
  g_assert_cmpuint (step.row, ==, 0);
  g_assert_cmpuint (step.column, ==, 5);

  g_assert_true (qs_tour_place_parse ("check row 4", &place));
  g_assert_true (qs_tour_place_find (&place, &moment, &next));
  g_assert_true (moment.problem == place.problem);
  g_assert_cmpuint (moment.row, ==, 0);
  g_assert_true (qs_tour_place_parse ("end", &place));
  g_assert_true (qs_tour_place_find (&place, &moment, &next));
  g_assert_cmpuint (moment.counts.solutions, ==, 46);
}

/* Neither what does not happen nor what happens too late is found. */
QS_TEST (missing)
{
  QsTourPlace third = parse ("scanning", 4, "solution 3"), far = parse ("brute-force", 8, "end"),
              beyond = parse ("scanning", 4, "step 139");
  QsMoment moment;
  QsTourStep next;

  g_assert_false (qs_tour_place_find (&third, &moment, &next));
  g_assert_false (qs_tour_place_find (&far, &moment, &next));
  g_assert_cmpuint (moment.step, ==, QS_TOUR_MAX_STEPS);
  g_assert_false (qs_tour_place_find (&beyond, &moment, &next));
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/engine/tour-place/events/scanning", qs_methods_find ("scanning"), test_events);
  g_test_add_data_func ("/engine/tour-place/events/shifting-masks", qs_methods_find ("shifting-masks"), test_events);
  g_test_add_data_func ("/engine/tour-place/events/brute-force", qs_methods_find ("brute-force"), test_events);
}
