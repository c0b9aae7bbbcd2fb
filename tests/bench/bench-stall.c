/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How late the main loop is while the engine works, compared with one that has nothing else to do: a
 * source that wants to be dispatched every 2 ms records how much longer it had to wait. */

#include "bench-report.h"
#include "qs-methods.h"
#include "qs-playback.h"
#include "qs-solution-set.h"

/* In microseconds. */
#define INTERVAL 2000
#define DURATION (bench_is_brief () ? G_USEC_PER_SEC / 5 : 2 * G_USEC_PER_SEC)

/* How many solutions a paging user looks at. */
#define PAGE 200

typedef struct
{
  GSource source;
  gint64 due;
  GArray *late; /* how late each dispatch was, in milliseconds */
} Ticker;

static gboolean
ticker_dispatch (GSource    *source,
                 GSourceFunc callback,
                 gpointer    user_data)
{
  Ticker *self = (Ticker *) source;
  gint64 now = g_get_monotonic_time ();
  double late = (double) (now - self->due) / 1000;

  g_array_append_val (self->late, late);
  self->due = now + INTERVAL;
  g_source_set_ready_time (source, self->due);

  return G_SOURCE_CONTINUE;
}

static GSource *
ticker_new (GArray *late)
{
  static GSourceFuncs funcs = { .dispatch = ticker_dispatch };
  GSource *source = g_source_new (&funcs, sizeof (Ticker));
  Ticker *self = (Ticker *) source;

  self->late = late;
  self->due = g_get_monotonic_time () + INTERVAL;
  g_source_set_ready_time (source, self->due);
  g_source_attach (source, NULL);

  return source;
}

/* Pages through the reachable solutions, as fast as a screen shows them. */
typedef struct
{
  QsSolutionSet *set;
  guint n_pages;
  guint n_shown; /* pages whose first solution was there when the next was asked for */
  guint64 first;
} Pager;

static gboolean
page_cb (gpointer data)
{
  Pager *self = data;
  QsSolutionSet *set = self->set;
  guint64 reachable = qs_solution_set_get_status (set)->reachable;
  guint16 columns[QS_CENSUS_MAX_N];

  self->n_shown += qs_solution_set_get (set, self->first, columns) ? 1 : 0;
  self->n_pages++;

  /* Mostly on to the next page, sometimes to anywhere. */
  self->first += PAGE;
  if (self->n_pages % 8 == 0 || self->first >= reachable)
    self->first = reachable > 0 ? (guint64) (g_random_double () * (double) reachable) : 0;
  qs_solution_set_want (set, self->first, PAGE);

  return G_SOURCE_CONTINUE;
}

/* Runs the main loop, and gives how late each tick was, in milliseconds. */
static GArray *
run (void)
{
  GArray *late = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GSource) ticker = ticker_new (late);
  gint64 end = g_get_monotonic_time () + DURATION;

  while (g_get_monotonic_time () < end || late->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_source_destroy (ticker);

  return late;
}

static void
measure (const BenchBaseline *idle,
         const char          *what)
{
  g_autoptr (GArray) late = run ();

  bench_report (bench_get_percentile (late, 0.99), "ms", idle, "late/%s/p99", what);
  bench_report (bench_get_percentile (late, 1), "ms", idle, "late/%s/most", what);
}

/* The same while a user pages. */
static void
measure_paging (const BenchBaseline *idle,
                QsSolutionSet       *set)
{
  Pager pager = { .set = set };
  guint id = g_timeout_add (16, page_cb, &pager);
  BenchBaseline asked = { .name = "pages-asked-for" };

  measure (idle, "census-and-paging");
  g_source_remove (id);

  asked.value = pager.n_pages;
  bench_report (pager.n_pages - pager.n_shown, "pages", &asked, "pages-not-in-time");
}

/* How late a main loop is that has nothing else to do. */
static BenchBaseline
measure_idle (void)
{
  g_autoptr (GArray) late = run ();
  BenchBaseline idle = { "idle-main-loop", bench_get_percentile (late, 0.99) };

  bench_report (idle.value, "ms", NULL, "late/idle-main-loop/p99");

  return idle;
}

int
main (void)
{
  g_autoptr (QsSolutionSet) set = NULL;
  g_autoptr (QsPlayback) playback = qs_playback_new (&qs_shifting_masks, 16, QS_TIMELINE_CAPACITY, NULL);
  BenchBaseline idle = measure_idle ();
  QsCensusSpace space;

  /* It takes several seconds with all processors. */
  qs_census_space_init (&space, 18, NULL, QS_CENSUS_ALL);
  set = qs_solution_set_start (&space);
  measure (&idle, "census");
  g_clear_object (&set);
  set = qs_solution_set_start (&space);
  measure_paging (&idle, set);

  g_clear_object (&set);
  set = qs_solution_set_start (&space);
  g_object_set (playback, "speed", QS_PLAYBACK_MAX_SPEED, NULL);
  qs_playback_play (playback);
  measure (&idle, "census-and-playback");

  qs_solution_set_stop (set);
  measure (&idle, "playback");

  qs_playback_stop (playback);

  return 0;
}
