/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How late the main loop is while the engine works: a source that wants to be
 * dispatched every 2 ms notes how long it had to wait beyond that. */

#include "config.h"

#include <stdio.h>
#include <math.h>
#include <stdlib.h>

#include "qs-playback.h"
#include "qs-shifting-masks.h"
#include "qs-solver.h"

/* In microseconds. */
#define INTERVAL 2000
#define DURATION (3 * G_USEC_PER_SEC)

/* How many solutions somebody looks at who pages. */
#define PAGE 200

/* How late 99 of 100 ticks may be, in milliseconds: a frame. */
#define MOST_LATE 16.0

/* How late they are on a quiet machine at most, when there is nothing to do, in milliseconds. */
#define NOISY 1.0

typedef struct
{
  GSource source;
  gint64 due;
  GArray *late; /* how late each dispatch was, in microseconds */
} Ticker;

static gboolean
ticker_dispatch (GSource    *source,
                 GSourceFunc callback,
                 gpointer    user_data)
{
  Ticker *self = (Ticker *) source;
  gint64 now = g_get_monotonic_time ();
  gint64 late = now - self->due;

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

static int
compare (const void *a,
         const void *b)
{
  const gint64 *first = a, *second = b;

  return (*first > *second) - (*first < *second);
}

static double
get_percentile (const GArray *late,
                double        part)
{
  return (double) g_array_index (late, gint64, (guint) (part * (late->len - 1))) / 1000;
}

/* What somebody does who pages through what can be reached, as fast as a screen shows it. */
typedef struct
{
  QsSolver *solver;
  guint n_pages;
  guint n_shown; /* pages whose first solution was there when the next was asked for */
  guint64 first;
} Pager;

static gboolean
page_cb (gpointer data)
{
  Pager *self = data;
  QsSolutionSet *set = qs_solver_get_solution_set (self->solver);
  guint64 reachable = qs_solution_set_get_reachable (set);
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

static double run (const char *what);

/* The same while somebody pages. */
static double
run_paging (QsSolver *solver)
{
  Pager pager = { .solver = solver };
  guint id = g_timeout_add (16, page_cb, &pager);
  double late = run ("census of 18 and paging");

  g_source_remove (id);
  printf ("  %u pages of %u, %u there in time\n", pager.n_pages, PAGE, pager.n_shown);

  return late;
}

/* Runs the main loop, and gives how late 99 of 100 ticks are at most, in milliseconds. */
static double
run (const char *what)
{
  g_autoptr (GArray) late = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GSource) ticker = ticker_new (late);
  gint64 end = g_get_monotonic_time () + DURATION;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_source_destroy (ticker);

  qsort (late->data, late->len, sizeof (gint64), compare);
  printf ("%s: %u ticks, late by p50 %.2f, p99 %.2f, at most %.2f ms\n",
          what, late->len, get_percentile (late, 0.5), get_percentile (late, 0.99), get_percentile (late, 1));

  return get_percentile (late, 0.99);
}

int
main (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  g_autoptr (QsPlayback) playback = qs_playback_new (&qs_shifting_masks, 16);
  double noise = run ("nothing else");
  QsCensusSpace space;
  double latest;

  /* It takes several seconds with all processors. */
  qs_census_space_init (&space, 18, NULL, QS_CENSUS_ALL);
  qs_solver_start (solver, &space);
  latest = run ("census of 18");
  qs_solver_start (solver, &space);
  latest = fmax (latest, run_paging (solver));

  qs_solver_start (solver, &space);
  qs_playback_set_speed (playback, QS_PLAYBACK_MAX_SPEED);
  qs_playback_play (playback);
  latest = fmax (latest, run ("census of 18 and playback at full speed"));

  qs_solver_stop (solver);
  latest = fmax (latest, run ("playback at full speed"));

  qs_playback_stop (playback);
  noise = fmax (noise, run ("nothing else again"));

  if (latest > MOST_LATE && noise > NOISY)
    printf ("not judged: the machine is not quiet\n");

  return latest > MOST_LATE && noise <= NOISY ? 1 : 0;
}
