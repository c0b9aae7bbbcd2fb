/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where one racer runs at a time and is measured.
 *
 * Time is the processor time of the thread, so that other work of the machine
 * hardly counts. The stack is painted before the run, and the paint that is
 * gone afterwards shows how much stack the run took, including up to two
 * thousand bytes for the call. The search itself reports what it held on the
 * heap. Variables that AddressSanitizer keeps elsewhere than on the stack are
 * missed. */

#include "qs-race-track.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include "qs-memory.h"
#include "qs-queue.h"

/* Far more than any search takes, and room for what the sanitizers add. */
#define STACK_SIZE (4 << 20)

/* What no search is likely to write. */
#define PAINT G_GUINT64_CONSTANT (0x5ee5a1d0fb0a7d5e)

/* The seed of a method that chooses at random: each run does the same. */
#define SEED 1

/* How often the waiting thread looks up, in microseconds. */
#define TICK_INTERVAL 10000

/* The sanitizers' own view of a stack forbids looking at it as a whole. */
#define LOOKS_AT_STACK __attribute__ ((noinline, no_sanitize ("address", "thread", "undefined")))

struct _QsRaceTrack
{
  QsClock *clock;   /* nullable: the real one */
  guint8 *mapping;  /* a guard page and the stack */
  guint64 *stack;   /* its lowest word */
  gsize n_words;    /* its size */
  gsize guard_size; /* in bytes */
  GAsyncQueue *finished;
};

/* One sample, shared with the thread that runs it. */
typedef struct
{
  const QsRaceTrack *track;
  const QsRaceRun *run;
  pthread_t thread;
  gint is_stopped;         /* atomic */
  QsRaceSample sample;     /* the thread's, until it is finished */
  const guint64 *low_mark; /* the lowest word of the stack that was used; likewise */
} Lap;

static double
get_seconds (const Lap *lap)
{
  return qs_clock_get_thread_seconds (lap->track->clock, CLOCK_THREAD_CPUTIME_ID);
}

LOOKS_AT_STACK static void
paint (guint64       *from,
       const guint64 *to)
{
  for (volatile guint64 *word = from; word < to; word++)
    *word = PAINT;
}

LOOKS_AT_STACK static const guint64 *
find_low_mark (const guint64 *from,
               const guint64 *to)
{
  const volatile guint64 *word = from;

  while (word < to && *word == PAINT)
    word++;

  return (const guint64 *) word;
}

/* Runs the search once, twice more, four times more and so on, until the clock can measure it. */
__attribute__ ((noinline)) static void
run_searches (Lap *lap)
{
  QsRaceSample *sample = &lap->sample;
  double start = get_seconds (lap);
  guint repeats = 1;
  gboolean is_stopped;

  do
    {
      QsSearch search = { 0 };

      for (guint i = 0; i < repeats; i++)
        {
          search = (QsSearch){
            .n = lap->run->n,
            .problem = lap->run->problem,
            .wants_first = lap->run->wants_first,
            .seed = SEED,
            .is_stopped = &lap->is_stopped,
          };
          lap->run->racer->search (&search);
        }

      is_stopped = g_atomic_int_get (&lap->is_stopped) != 0;
      sample->total_seconds = get_seconds (lap) - start;
      sample->n_runs += repeats;
      sample->counts = search.counts;
      sample->memory = search.heap_size;
      repeats *= 2;
    }
  while (!is_stopped && sample->total_seconds < QS_RACE_SAMPLE_SECONDS);

  sample->seconds = sample->total_seconds / sample->n_runs;
  sample->is_finished = !is_stopped;
}

/* Looks for the mark before the thread ends, because ending takes stack too. */
static void *
run_lap (void *data)
{
  Lap *lap = data;
  const guint64 *base = __builtin_frame_address (0);

  pthread_setname_np (pthread_self (), "qs-race-run");
  run_searches (lap);

  lap->low_mark = find_low_mark (lap->track->stack, base);
  lap->sample.memory += (guint64) ((const guint8 *) base - (const guint8 *) lap->low_mark);
  qs_queue_push (lap->track->finished, lap);

  return NULL;
}

/* @clock, which measures the racers, may be %NULL. */
QsRaceTrack *
qs_race_track_new (QsClock *clock)
{
  gsize guard_size = (gsize) sysconf (_SC_PAGESIZE);
  guint8 *mapping = mmap (NULL, guard_size + STACK_SIZE, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
  QsRaceTrack *self;

  if (mapping == MAP_FAILED)
    g_error ("No memory for a stack of %u bytes", (guint) STACK_SIZE);

  /* A search that needs more ends at once, instead of overwriting the memory below. */
  mprotect (mapping, guard_size, PROT_NONE);

  self = g_new0 (QsRaceTrack, 1);
  self->clock = clock;
  self->mapping = mapping;
  self->guard_size = guard_size;
  self->stack = (guint64 *) (gpointer) (mapping + guard_size);
  self->n_words = STACK_SIZE / sizeof *self->stack;
  self->finished = g_async_queue_new ();
  paint (self->stack, self->stack + self->n_words);

  return self;
}

void
qs_race_track_free (QsRaceTrack *self)
{
  g_async_queue_unref (self->finished);
  munmap (self->mapping, self->guard_size + STACK_SIZE);
  g_free (self);
}

/* Starts the thread on the track's stack. A signal would leave its mark there, so the thread
 * gets none but those that it causes itself. */
static gboolean
start_thread (Lap *lap)
{
  pthread_attr_t attributes;
  sigset_t blocked, before;
  int failure;

  sigfillset (&blocked);
  sigdelset (&blocked, SIGSEGV);
  sigdelset (&blocked, SIGBUS);
  sigdelset (&blocked, SIGFPE);
  sigdelset (&blocked, SIGILL);
  sigdelset (&blocked, SIGABRT);

  pthread_attr_init (&attributes);
  pthread_attr_setstack (&attributes, lap->track->stack, STACK_SIZE);
  pthread_sigmask (SIG_SETMASK, &blocked, &before);
  failure = qs_reserve_suffices (0, 1) ? pthread_create (&lap->thread, &attributes, run_lap, lap) : ENOMEM;
  pthread_sigmask (SIG_SETMASK, &before, NULL);
  pthread_attr_destroy (&attributes);

  return failure == 0;
}

/* Threads that end make room for others, so this tries until there is one. Returns: whether there is */
static gboolean
wait_for_thread (Lap *lap)
{
  const QsRaceTrack *track = lap->track;
  const QsRaceRun *run = lap->run;

  while (!start_thread (lap))
    {
      if (run->tick == NULL || !run->tick (-1, run->data))
        return FALSE;
      qs_clock_pop (track->clock, track->finished, qs_clock_get_time (track->clock) + TICK_INTERVAL);
    }

  return TRUE;
}

/* Waits until the racer has ended, or ends it. */
static void
wait_for_end (Lap *lap)
{
  const QsRaceTrack *track = lap->track;
  const QsRaceRun *run = lap->run;
  clockid_t id;
  gboolean is_known = pthread_getcpuclockid (lap->thread, &id) == 0;
  gint64 until = qs_clock_get_time (track->clock) + TICK_INTERVAL;

  while (qs_clock_pop (track->clock, track->finished, until) == NULL)
    {
      double seconds = is_known ? qs_clock_get_thread_seconds (track->clock, id) : 0;

      if (seconds > run->seconds_limit || (run->tick != NULL && !run->tick (seconds, run->data)))
        {
          g_atomic_int_set (&lap->is_stopped, 1);
          until = QS_CLOCK_NEVER;
        }
      else
        {
          until = qs_clock_get_time (track->clock) + TICK_INTERVAL;
        }
    }

  pthread_join (lap->thread, NULL);
}

/* Runs a racer, repeatedly if it takes hardly any time, and waits for it. Returns whether the sample is finished. */
gboolean
qs_race_track_run (QsRaceTrack     *self,
                   const QsRaceRun *run,
                   QsRaceSample    *sample)
{
  Lap lap = { .track = self, .run = run };

  g_return_val_if_fail (run->n >= 1 && run->n <= run->racer->max_n, FALSE);

  *sample = (QsRaceSample){ 0 };
  if (!wait_for_thread (&lap))
    return FALSE;

  wait_for_end (&lap);
  paint ((guint64 *) lap.low_mark, self->stack + self->n_words);

  if (lap.sample.is_finished)
    *sample = lap.sample;
  else
    sample->total_seconds = lap.sample.total_seconds;

  return sample->is_finished;
}
