/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast the counter counts with each kernel, against the plain recursive count in the same process, and
 * how well two threads share the work. */

#include "config.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "plain-count.h"
#include "qs-counter.h"
#include "qs-kernel.h"
#include "qs-known.h"
#include "qs-test-census.h"

#define FIRST_N 12
#define LAST_N 18

/* What takes less time is done again for so long, in seconds, as a neighbour can spoil it: the best counts. */
#define LEAST_TIME 0.3

/* How often what is too slow gets another chance, and after how many seconds: a neighbour may be gone by then. */
#define MOST_ROUNDS 4
#define ROUND_INTERVAL 5

/* The largest board that the plain count is waited for. */
#define LAST_PLAIN_N 16

/* How many times as long as that the next two would take: by how many queens a search for all solutions
 * places (see A140450). A queen takes a little longer on a larger board, so this is not too much. */
static const double plain_factors[] = { 8017021931.0 / 1141190302.0, 59365844490.0 / 1141190302.0 };

/* How many times as fast as the plain count each kernel must be. */
static const struct
{
  const char *kernel;
  guint n;
  double ratio;
} least_ratios[] = {
  { "v2", 16, 36 }, { "v2", 17, 36 },
  { "avx2", 16, 40 }, { "avx2", 18, 60 },
  { "avx512", 14, 40 }, { "avx512", 15, 40 }, { "avx512", 16, 100 }, { "avx512", 17, 100 }, { "avx512", 18, 200 },
};

/* What is missing to the ratio at most, as a part of it: neighbours take their share of the processor's memory,
 * and processors differ in how well they suit the plain count. */
#define TOLERANCE 0.1

/* How many times as fast as one thread two must be. */
#define LEAST_SHARING 1.8

/* The time that this thread has computed, in seconds: what others do does not count. */
static double
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

static double
get_least_ratio (const char *kernel,
                 guint       n)
{
  for (guint i = 0; i < G_N_ELEMENTS (least_ratios); i++)
    {
      if (least_ratios[i].n == n && strcmp (least_ratios[i].kernel, kernel) == 0)
        return least_ratios[i].ratio;
    }

  return 0;
}

static void
check_total (guint       n,
             guint64     total,
             const char *what)
{
  guint64 known;

  if (!qs_known_total (n, &known) || total != known)
    g_error ("The count of %u with %s is wrong", n, what);
}

/* What a thread does: every unit with the same remainder of its number. */
typedef struct
{
  guint n;
  const QsCountKernel *kernel;
  guint32 first;
  guint32 step;
  guint64 solutions;
  double duration;
} Share;

static gpointer
count_share (gpointer data)
{
  Share *share = data;
  double start = get_time ();
  g_autoptr (QsHalfBoards) half_boards = NULL;
  g_autoptr (QsCounter) counter = NULL;
  QsCountPlan plan;

  qs_count_plan_init (&plan, share->n);
  counter = qs_counter_new (&plan, share->kernel);
  share->solutions = 0;
  for (guint32 number = share->first; number < plan.n_units; number += share->step)
    {
      QsCountUnit unit;
      guint64 solutions = 0;

      qs_count_plan_get_unit (&plan, number, &unit);
      if (half_boards == NULL || qs_half_boards_get_middle (half_boards) != unit.middle)
        {
          g_clear_pointer (&half_boards, qs_half_boards_free);
          half_boards = qs_half_boards_new (&plan, unit.middle);
        }
      if (!qs_counter_count (counter, half_boards, &unit, &solutions))
        g_error ("Nobody stopped this");
      share->solutions += solutions;
    }
  share->duration = get_time () - start;

  return NULL;
}

static double
time_counter (guint                n,
              const QsCountKernel *kernel)
{
  double best = G_MAXDOUBLE, sum = 0;

  do
    {
      Share all = { .n = n, .kernel = kernel, .first = 0, .step = 1 };

      count_share (&all);
      check_total (n, all.solutions, qs_count_kernel_get_name (kernel));
      best = MIN (best, all.duration);
      sum += all.duration;
    }
  while (sum < LEAST_TIME);

  return best;
}

static double
time_plain (guint n)
{
  double best = G_MAXDOUBLE, sum = 0;

  do
    {
      double start = get_time ();

      check_total (n, plain_count (n), "the plain count");
      best = MIN (best, get_time () - start);
      sum += get_time () - start;
    }
  while (sum < LEAST_TIME);

  return best;
}

/* Times the plain count for all boards; prints the census beside it. */
static void
measure_plain (double *plain)
{
  const QsKernel *best = qs_kernel_get_best ();
  g_autoptr (QsCensus) census = NULL;
  QsCensusSpace space;
  double start;

  for (guint n = FIRST_N; n <= LAST_PLAIN_N; n++)
    plain[n] = time_plain (n);
  for (guint n = LAST_PLAIN_N + 1; n <= LAST_N; n++)
    plain[n] = plain[LAST_PLAIN_N] * plain_factors[n - LAST_PLAIN_N - 1];

  start = get_time ();
  qs_census_space_init (&space, LAST_PLAIN_N, NULL, QS_CENSUS_ALL);
  census = test_census_make (&space, best);
  check_total (LAST_PLAIN_N, qs_census_get_found (census), "the census");
  printf ("n = %u: plain count %.2f s, census with %s: ratio %.1f\n",
          LAST_PLAIN_N, plain[LAST_PLAIN_N], best->name, plain[LAST_PLAIN_N] / (get_time () - start));
}

/* A board that a kernel counts. */
typedef struct
{
  const QsCountKernel *kernel;
  guint n;
  double plain; /* what the plain count takes, in seconds */
  double least; /* how many times as fast the kernel must be */
  double best;  /* the shortest time, in seconds */
} Entry;

static double
get_ratio (const Entry *self)
{
  return self->plain / self->best;
}

static void
measure_entry (Entry *self)
{
  self->best = MIN (self->best, time_counter (self->n, self->kernel));

  printf ("n = %u, %s: %s %.4f s, counter %.4f s: ratio %.1f", self->n, qs_count_kernel_get_name (self->kernel),
          self->n > LAST_PLAIN_N ? "plain count would take" : "plain count", self->plain, self->best,
          get_ratio (self));
  if (self->least > 0)
    printf (" (at least %.0f)%s", self->least, get_ratio (self) < self->least ? ": too slow" : "");
  printf ("\n");
}

static GArray *
list_entries (const double *plain)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (Entry));

  for (guint i = 0; i < qs_count_kernel_get_n_supported (); i++)
    {
      const QsCountKernel *kernel = qs_count_kernel_get_supported (i);
      /* Nothing is demanded of the slower ones there, and it takes them long. */
      guint last_n = i < 2 ? LAST_N - 1 : LAST_N;

      for (guint n = FIRST_N; n <= last_n; n++)
        {
          Entry entry = { kernel, n, plain[n], get_least_ratio (qs_count_kernel_get_name (kernel), n), G_MAXDOUBLE };

          g_array_append_val (entries, entry);
        }
    }

  return entries;
}

/* Measures what has not been fast enough yet. */
static gboolean
measure_round (GArray *entries)
{
  gboolean is_fast = TRUE;

  for (guint i = 0; i < entries->len; i++)
    {
      Entry *entry = &g_array_index (entries, Entry, i);

      if (entry->best == G_MAXDOUBLE || get_ratio (entry) < entry->least)
        measure_entry (entry);
      is_fast = is_fast && get_ratio (entry) >= entry->least;
    }

  return is_fast;
}

static gboolean
measure_kernels (const double *plain)
{
  g_autoptr (GArray) entries = list_entries (plain);
  gboolean is_fast = measure_round (entries);

  for (guint round = 1; round < MOST_ROUNDS && !is_fast; round++)
    {
      g_usleep (ROUND_INTERVAL * G_USEC_PER_SEC);
      is_fast = measure_round (entries);
    }

  is_fast = TRUE;
  for (guint i = 0; i < entries->len; i++)
    {
      const Entry *entry = &g_array_index (entries, Entry, i);

      is_fast = is_fast && get_ratio (entry) >= entry->least * (1 - TOLERANCE);
    }

  return is_fast;
}

/* Two threads take as long as the one that has more to do: if each has a processor, which neighbours may
 * keep from them here. */
static double
measure_sharing (void)
{
  const QsCountKernel *kernel = qs_count_kernel_get_best ();
  double alone = time_counter (LAST_N, kernel), longest;
  Share shares[2];
  GThread *other;

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    shares[i] = (Share){ .n = LAST_N, .kernel = kernel, .first = i, .step = G_N_ELEMENTS (shares) };

  other = g_thread_new ("bench-counter", count_share, &shares[1]);
  count_share (&shares[0]);
  g_thread_join (other);
  check_total (LAST_N, shares[0].solutions + shares[1].solutions, "two threads");

  longest = MAX (shares[0].duration, shares[1].duration);
  printf ("n = %u, %s: one thread %.3f s, two threads %.3f s: ratio %.2f (at least %.1f)\n",
          LAST_N, qs_count_kernel_get_name (kernel), alone, longest, alone / longest, LEAST_SHARING);

  return alone / longest;
}

int
main (void)
{
  double plain[LAST_N + 1];
  gboolean is_fast;

  measure_plain (plain);
  is_fast = measure_kernels (plain);
  for (guint round = 0; round < MOST_ROUNDS; round++)
    {
      if (measure_sharing () >= LEAST_SHARING)
        return is_fast ? 0 : 1;
    }

  return 1;
}
