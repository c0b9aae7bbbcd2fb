/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Going to places that the count has not reached yet. */

#include "qs-shared-census.h"
#include "qs-test-widget.h"

#define POSITION "Number of the solution shown"

gboolean __real_qs_shared_census_count (QsSharedCensus  *self,
                                        QsCensusCounter *counter);
__typeof__ (qs_shared_census_count) __wrap_qs_shared_census_count;

/* On a board of 32 nothing is found, however fast the machine is. */
gboolean
__wrap_qs_shared_census_count (QsSharedCensus  *self,
                               QsCensusCounter *counter)
{
  if (qs_shared_census_get_space (self)->n < 32)
    return __real_qs_shared_census_count (self, counter);

  g_usleep (G_USEC_PER_SEC / 1000);

  return TRUE;
}

static void
ask (const char *text)
{
  test_type ("ctrl+g");
  test_set_text (POSITION, text);
  test_type ("Return");
}

/* The last solution mirrors the first, which is there at once. */
QS_TEST_WINDOW (the_last_is_the_last_of_all, 18)
{
  test_until (test_shows ("Solution 1 · 1 *"));
  test_type ("End");
  test_until (test_entry_holds (POSITION, "666090624"));
  test_until (test_shows ("Solution 666090624 · 18 *"));
  test_type ("Left");
  test_until (test_shows ("Solution 666090623 · 18 *"));
  g_assert_false (test_shows ("*as soon as the count reaches it*"));
  test_type ("Home");
  test_until (test_shows ("Solution 1 · 1 *"));
}

QS_TEST_WINDOW (the_last_in_the_gallery, 18)
{
  test_until (test_shows ("Solution 1 · 1 *"));
  test_type ("g End");
  test_until (test_look_for (TEST_ITEM, "Solution 666090624:*") != NULL);
  test_type ("g");
  test_until (test_shows ("Solution 666090624 · 18 *"));
}

/* Half of the list is half of all solutions, and the wish can be taken back. The count does not reach it. */
QS_TEST_WINDOW (half_of_all_is_waited_for, 25)
{
  test_until (test_shows ("Solution 1 · 1 *"));
  ask ("50%");
  test_until (test_shows ("Solution 1103946717904176 will be shown as soon as the count reaches it*"));
  g_assert_true (test_entry_holds (POSITION, "1"));
  test_type ("Escape");
  test_until (!test_shows ("Solution 1103946717904176 will be shown as soon as*"));

  ask ("1103946717904177");
  test_until (test_shows ("Solution 1103946717904177 will be shown as soon as the count reaches it*"));
  test_press ("Cancel");
  test_until (!test_shows ("Solution 1103946717904177 will be shown as soon as*"));
  test_until (test_entry_holds (POSITION, "1"));

  /* A user who goes elsewhere meanwhile no longer waits. */
  ask ("50%");
  test_until (test_shows ("Solution 1103946717904176 will be shown as soon as*"));
  test_type ("shift+Tab");
  test_press ("Next solution");
  test_until (test_shows ("Solution 2 · 1 *"));
  g_assert_false (test_shows ("Solution 1103946717904176 will be shown as soon as*"));
}

/* The window closes while it waits. */
QS_TEST_WINDOW (the_window_closes_meanwhile, 25)
{
  test_until (test_shows ("Solution 1 · 1 *"));
  ask ("50%");
  test_until (test_shows ("Solution 1103946717904176 will be shown as soon as the count reaches it*"));
}

/* The awaited solution is shown, whether it was there at once or not. */
QS_TEST_WINDOW (what_is_waited_for_is_shown, 15)
{
  test_until (test_shows ("Solution 1 · 1 *"));
  ask ("50%");
  test_until (test_entry_holds (POSITION, "1139592"));
  test_until (test_shows ("Solution 1139592 · 8 *"));
  g_assert_false (test_shows ("Solution 1139592 will be shown as soon as*"));
}

/* The fundamental solutions do not mirror each other: the last one comes last. */
QS_TEST_WINDOW (the_last_fundamental_one, 15)
{
  test_until (test_shows ("Solution 1 · 1 *"));
  test_type ("u");
  test_until (test_shows ("of 285053*"));
  test_type ("End");
  test_until (test_entry_holds (POSITION, "285053"));
  test_until (test_shows ("Solution 285053 · *"));
}

QS_TEST_WINDOW (a_stopped_search_does_not_come_there, 20)
{
  test_until (test_shows ("Solution 1 · 1 *") && test_shows ("solutions, as published"));
  test_until (test_look_for (TEST_BUTTON, "Stop") != NULL);
  test_press ("Stop");
  ask ("50%");
  test_until (test_shows ("Solution 19514594442 has not been counted yet. So far the count has reached solution *"));
  ask ("-1");
  test_until (test_entry_holds (POSITION, "39029188884"));
}

/* A board whose search never ends shows a solution, which is not called number 1. */
QS_TEST_WINDOW (the_first_of_32, 32)
{
  test_activate ("win.stop");
  test_until (test_shows ("Made by a rule: the number of this solution is not known yet*"
                          "The search was stopped before its first solution"));
  g_assert_nonnull (test_look_for (TEST_IMAGE, "Board of 32*32 with queens on *"));
  g_assert_true (test_entry_holds (POSITION, ""));
  g_assert_true (test_shows ("0"));

  /* The search's own first one takes its place. */
  test_set_number ("Queens", 28);
  test_until (test_shows ("Solution 1 · 1 3 5 *"));
  g_assert_false (test_shows ("Made by a rule*"));
}

/* The mirror images are in the count, but have no number yet: the pager must not look like another count. */
QS_TEST_WINDOW (what_is_ready_of_an_unknown_number, 28)
{
  test_until (test_shows ("Solution 1 · 1 3 5 *") && test_shows ("solutions so far"));
  test_until (test_shows ("* ready"));
  g_assert_false (test_shows ("of * so far"));
}
