/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One sample: its counts, its time, its memory, and that it can be ended. */

#include "qs-race-track.h"

#include <string.h>

#include "engine-test-clock.h"
#include "engine-test-util.h"
#include "qs-test-main.h"

#define STACK_BYTES 100000
#define HEAP_BYTES 12345

/* How much the call of a search, a page of chance and a sanitizer's calls may add to its stack. */
#define STACK_SLACK (STACK_BYTES / 2)

/* Writes as much to the stack as a search with large arrays. */
static void
search_with_arrays (QsSearch *search)
{
  volatile guint8 array[STACK_BYTES];

  for (guint i = 0; i < G_N_ELEMENTS (array); i++)
    array[i] = (guint8) i;

  search->heap_size = HEAP_BYTES;
  search->counts.checks = array[7];
}

static void
search_nothing (QsSearch *search)
{
  search->counts.placements = 3;
}

/* Not inlined, and each call with as much on the stack as a method has. */
__attribute__ ((noinline)) static guint
recurse (guint depth)
{
  volatile guint8 array[STACK_BYTES];

  array[0] = (guint8) depth;

  return depth > 0 ? recurse (depth - 1) + array[0] : array[0];
}

static void
search_deep (QsSearch *search)
{
  search->counts.checks = recurse (search->n);
}

/* Takes a microsecond for each square of the board, on a clock of its own. */
static EngineClock track_clock;

static void
search_squares (QsSearch *search)
{
  search->counts.checks = search->n * search->n;
  engine_clock_turn (&track_clock, search->n * search->n);
}

/* Runs until it is stopped, no faster than its watcher. */
static void
search_for_ever (QsSearch *search)
{
  while (g_atomic_int_get (search->is_stopped) == 0)
    engine_clock_go_on (&track_clock);
}

static const QsMethod squares = { .id = "squares", .max_n = 32, .search = search_squares };
static const QsMethod for_ever = { .id = "for-ever", .max_n = 32, .search = search_for_ever };
static const QsMethod with_arrays = { .id = "with-arrays", .max_n = 32, .search = search_with_arrays };
static const QsMethod deep = { .id = "deep", .max_n = 32, .search = search_deep };
static const QsMethod nothing = { .id = "nothing", .max_n = 32, .search = search_nothing };

static QsRaceSample
take_sample (QsRaceTrack    *track,
             const QsMethod *racer,
             guint           n,
             gboolean        wants_first)
{
  const QsRaceRun run = { racer, n, NULL, wants_first, 60 };
  QsRaceSample sample;

  g_assert_true (qs_race_track_run (track, &run, &sample));
  g_assert_true (sample.is_finished);

  return sample;
}

QS_TEST (counts_are_of_one_run)
{
  g_autoptr (QsRaceTrack) track = qs_race_track_new (NULL);

  for (const QsMethod *const *racer = qs_racers_list (); *racer != NULL; racer++)
    {
      QsSearch search = { .n = 6, .seed = 1 };
      QsRaceSample sample;

      if (qs_racers_check (*racer, 6, NULL, FALSE) != QS_RACER_FITS)
        continue;

      (*racer)->search (&search);
      sample = take_sample (track, *racer, 6, FALSE);
      g_assert_cmpmem (&sample.counts, sizeof sample.counts, &search.counts, sizeof search.counts);
      g_assert_cmpuint (sample.counts.solutions, ==, 4);

      sample = take_sample (track, *racer, 6, TRUE);
      g_assert_cmpuint (sample.counts.solutions, ==, 1);
    }
}

/* Once, twice more, four times more and so on: 16 µs each come to 2 ms after 127. */
QS_TEST (short_runs_are_repeated)
{
  g_autoptr (QsRaceTrack) track = qs_race_track_new (&track_clock.clock);
  QsRaceSample sample;

  engine_clock_init (&track_clock);
  sample = take_sample (track, &squares, 4, FALSE);
  g_assert_cmpuint (sample.n_runs, ==, 127);
  g_assert_cmpfloat_with_epsilon (sample.seconds, 16e-6, 1e-12);
  g_assert_cmpfloat_with_epsilon (sample.total_seconds, 127 * 16e-6, 1e-12);
  g_assert_cmpuint (sample.counts.checks, ==, 16);

  sample = take_sample (track, &squares, 32, FALSE);
  g_assert_cmpuint (sample.n_runs, ==, 3);
  g_assert_cmpfloat_with_epsilon (sample.seconds, 1024e-6, 1e-12);
}

/* By the real clock there is only this to say of it. */
QS_TEST (time_is_that_of_the_processor)
{
  g_autoptr (QsRaceTrack) track = qs_race_track_new (NULL);
  QsRaceSample sample = take_sample (track, &nothing, 4, FALSE);

  g_assert_cmpfloat (sample.seconds, >, 0);
  g_assert_cmpfloat (sample.total_seconds, >=, QS_RACE_SAMPLE_SECONDS);
  g_assert_cmpfloat_with_epsilon (sample.seconds * sample.n_runs, sample.total_seconds, 1e-9);
  g_assert_cmpuint (sample.counts.placements, ==, 3);
}

QS_TEST (memory_is_stack_and_heap)
{
  g_autoptr (QsRaceTrack) track = qs_race_track_new (NULL);
  QsRaceSample sample;

  /* Functions that the first run binds are bound for the others. */
  take_sample (track, &nothing, 4, FALSE);
  sample = take_sample (track, &nothing, 4, FALSE);
  g_assert_cmpuint (sample.memory, >, 0);
  g_assert_cmpuint (sample.memory, <, STACK_SLACK);

  sample = take_sample (track, &with_arrays, 4, FALSE);
  g_assert_cmpuint (sample.memory, >=, STACK_BYTES + HEAP_BYTES);
  g_assert_cmpuint (sample.memory, <, STACK_BYTES + HEAP_BYTES + STACK_SLACK);

  /* And the mark does not stay. */
  sample = take_sample (track, &nothing, 4, FALSE);
  g_assert_cmpuint (sample.memory, <, STACK_SLACK);
}

QS_TEST (deeper_recursion_holds_more)
{
  g_autoptr (QsRaceTrack) track = qs_race_track_new (NULL);

  take_sample (track, &deep, 4, FALSE);
  for (guint n = 4; n <= 10; n += 6)
    {
      guint64 memory = take_sample (track, &deep, n, FALSE).memory;

      /* The calls at the bottom are not always the same, nor is the space between two frames. */
      g_test_message ("%u calls: %" G_GUINT64_FORMAT " bytes", n + 1, memory);
      g_assert_cmpuint (memory, >=, (n + 1) * STACK_BYTES);
      g_assert_cmpuint (memory, <, (n + 3) * STACK_BYTES);
    }
}

/* At the first look after it is over: there is one every 10 ms. */
QS_TEST (limit_ends_it)
{
  g_autoptr (QsRaceTrack) track = qs_race_track_new (&track_clock.clock);
  const QsRaceRun run = { &for_ever, 4, NULL, FALSE, 0.055 };
  QsRaceSample sample;

  engine_clock_init (&track_clock);
  g_assert_false (qs_race_track_run (track, &run, &sample));
  g_assert_false (sample.is_finished);
  g_assert_cmpuint (sample.n_runs, ==, 0);
  g_assert_cmpuint (sample.counts.checks, ==, 0);
  g_assert_cmpfloat (sample.total_seconds, >=, 0.06);
  g_assert_cmpfloat (sample.total_seconds, <=, 0.07);
}

static gboolean
count_down_cb (double   seconds,
               gpointer data)
{
  guint *ticks = data;

  return --*ticks > 0;
}

QS_TEST (tick_ends_it)
{
  g_autoptr (QsRaceTrack) track = qs_race_track_new (&track_clock.clock);
  QsRaceSample sample;
  guint ticks = 3;
  const QsRaceRun run = { &for_ever, 4, NULL, FALSE, G_MAXDOUBLE, count_down_cb, &ticks };

  engine_clock_init (&track_clock);
  g_assert_false (qs_race_track_run (track, &run, &sample));
  g_assert_cmpuint (ticks, ==, 0);

  /* And then it can be used again. */
  g_assert_cmpuint (take_sample (track, &squares, 4, FALSE).counts.checks, ==, 16);
}
