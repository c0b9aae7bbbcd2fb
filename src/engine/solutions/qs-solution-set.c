/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a board, by their number: the main thread's face of the census and of the fetcher.
 *
 * Only the thread that made the set uses it. The fetcher's thread begins with the first
 * wish or question, and ends with the set. */

#include "qs-solution-set.h"

#include <string.h>

#include "qs-census-runner.h"
#include "qs-solution-cache.h"
#include "qs-solution-fetcher.h"

/* After input, and in turn with redrawing, like the messages of a worker. */
#define PRIORITY (G_PRIORITY_HIGH_IDLE + 20)

/* The shortest time that the rate is taken over, in seconds. */
#define RATE_WINDOW 1.0

/* A wish is kept as a whole, with its neighbours. */
G_STATIC_ASSERT (3 * QS_SOLUTION_SET_MAX_WINDOW <= QS_SOLUTION_CACHE_LENGTH);

/* A number that was asked for, and is not known yet. */
typedef struct
{
  guint id;
  guint16 columns[QS_CENSUS_MAX_N];
  gboolean waits;    /* for the count to come that far */
  gboolean is_asked; /* the fetcher has not answered yet */
  guint64 try_from;  /* how many solutions must be reachable for another search */
  QsSolutionFoundFunc func;
  gpointer data;
} Lookup;

struct _QsSolutionSet
{
  GObject parent_instance;

  QsSharedCensus *census;
  QsWorker *counter;         /* while the count runs, unless it waits for its turn */
  QsSolutionStatus status;
  double window_start;       /* when the rate's window began, as elapsed */
  guint64 window_count;      /* the count at that time */

  QsSolutionCache *cache;
  QsWorker *fetcher;         /* (nullable): once something was asked of it */
  guint64 wanted_first;
  guint64 wanted_end;        /* may be beyond those that can be reached yet */
  guint64 n_asked;           /* how many of them could be reached when the wish was sent */
  guint fetched_id;          /* answers a wish that needed no fetching */
  GPtrArray *lookups;        /* Lookup */
  guint last_lookup;
};

G_DEFINE_FINAL_TYPE (QsSolutionSet, qs_solution_set, G_TYPE_OBJECT)

static guint changed_signal;

static void
announce (QsSolutionSet *self,
          const char    *what)
{
  g_signal_emit (self, changed_signal, g_quark_from_string (what));
}

static void receive_fetched (gpointer message,
                             gpointer user_data);

static const QsWorkerKind fetcher_kind = {
  .name = "qs-solution-set",
  .work = qs_solution_fetcher_work,
  .receive = receive_fetched,
  .is_awaited = TRUE,
  .free_job = qs_solution_fetcher_free,
  .free_message = g_free,
  .free_command = g_free,
};

static void
send (QsSolutionSet  *self,
      QsFetchCommand *command)
{
  if (self->fetcher == NULL)
    self->fetcher = qs_worker_start (&fetcher_kind, qs_solution_fetcher_new (self->census), self);

  qs_worker_send (self->fetcher, command);
}

/* Asks for what may be known by now. Waiting until the set has grown by a quarter keeps the searches few, however long
 * the count takes. */
static void
ask (QsSolutionSet *self)
{
  guint64 reachable = self->status.reachable;

  for (guint i = 0; i < self->lookups->len; i++)
    {
      Lookup *lookup = self->lookups->pdata[i];
      QsFetchCommand *question;

      if (lookup->is_asked || (!self->status.is_complete && reachable < lookup->try_from))
        continue;

      lookup->is_asked = TRUE;
      lookup->try_from = reachable + reachable / 4 + 1;
      question = g_new0 (QsFetchCommand, 1);
      question->question = lookup->id;
      memcpy (question->columns, lookup->columns, sizeof question->columns);
      send (self, question);
    }
}

/* The set may have grown for the last time while it was searched. */
static void
receive_answer (QsSolutionSet        *self,
                const QsFetchMessage *answer)
{
  g_autofree Lookup *found = NULL;

  for (guint i = 0; i < self->lookups->len && found == NULL; i++)
    {
      Lookup *lookup = self->lookups->pdata[i];

      if (lookup->id != answer->question)
        continue;

      lookup->is_asked = FALSE;
      if (answer->is_known || !lookup->waits)
        found = g_ptr_array_steal_index (self->lookups, i);
    }

  if (found != NULL)
    found->func (found->columns, answer->is_known, answer->rank, found->data);
  ask (self);
}

static void
receive_fetched (gpointer data,
                 gpointer user_data)
{
  g_autoptr (QsSolutionSet) self = g_object_ref (QS_SOLUTION_SET (user_data));
  const QsFetchMessage *message = data;

  if (message->question != 0)
    {
      receive_answer (self, message);
      return;
    }

  qs_solution_cache_add (self->cache, message->rank, message->n_solutions, message->packed);
  g_signal_emit_by_name (self, "fetched", message->rank, message->n_solutions);
}

static void
qs_solution_set_finalize (GObject *object)
{
  QsSolutionSet *self = QS_SOLUTION_SET (object);

  g_clear_handle_id (&self->fetched_id, g_source_remove);
  g_clear_pointer (&self->counter, qs_worker_stop);
  g_clear_pointer (&self->fetcher, qs_worker_stop);
  g_ptr_array_unref (self->lookups);
  qs_solution_cache_free (self->cache);
  qs_shared_census_unref (self->census);

  G_OBJECT_CLASS (qs_solution_set_parent_class)->finalize (object);
}

static void
qs_solution_set_class_init (QsSolutionSetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qs_solution_set_finalize;

  /* The signal's detail says what is another one: “state”, that it runs, is stopped or complete; or “count”, while it
   * runs every few milliseconds, even when it stays the same, because time has passed. */
  changed_signal = g_signal_new ("changed", QS_TYPE_SOLUTION_SET, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Solutions have come, with the number of the first, from 0, and how many there are:
   * qs_solution_set_get() gives them. They are wanted, or a part of the wanted ones, or next to
   * them. */
  g_signal_new ("fetched", QS_TYPE_SOLUTION_SET, G_SIGNAL_RUN_LAST,
                0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT64, G_TYPE_UINT);
}

static void
qs_solution_set_init (QsSolutionSet *self)
{
  self->lookups = g_ptr_array_new_with_free_func (g_free);
}

static void
take_progress (QsSolutionSet          *self,
               const QsCensusProgress *progress)
{
  self->status.count = progress->found;
  self->status.reachable = progress->reachable;
  self->status.is_complete = progress->is_complete;
}

/* A set whose count waits for qs_solution_set_resume(). Where a row has no allowed square there is nothing to wait for:
 * it is complete. */
QsSolutionSet *
qs_solution_set_new (const QsCensusSpace *space)
{
  QsSolutionSet *self = g_object_new (QS_TYPE_SOLUTION_SET, NULL);
  QsCensusProgress progress;

  self->census = qs_shared_census_new (space, QS_CENSUS_MAX_SIZE);
  self->cache = qs_solution_cache_new (space->n_rows);
  qs_shared_census_get_progress (self->census, &progress);
  take_progress (self, &progress);

  return self;
}

/* A set that is counted. */
QsSolutionSet *
qs_solution_set_start (const QsCensusSpace *space)
{
  QsSolutionSet *self = qs_solution_set_new (space);

  qs_solution_set_resume (self);

  return self;
}

/* For whoever looks at all of it. */
QsSharedCensus *
qs_solution_set_get_census (QsSolutionSet *self)
{
  return self->census;
}

/* The number from which on the last solutions can be reached; the total where none can. */
static guint64
get_last_part (QsSolutionSet *self)
{
  guint64 total;

  if (!qs_solution_set_get_total (self, &total))
    return G_MAXUINT64;

  return qs_solution_set_get_space (self)->is_halved
             ? total - MIN (total, self->status.reachable) : total;
}

/* Finds which of some solutions can be reached: some of the first in the list, and some of the last. Returns how
 * many spans they are in. */
static guint64
clip (QsSolutionSet  *self,
      guint64         first,
      guint64         end,
      QsSolutionSpan *parts)
{
  guint64 last_part = get_last_part (self), total = G_MAXUINT64;
  guint64 n_solutions = 0;

  qs_solution_set_get_total (self, &total);
  parts[0] = (QsSolutionSpan){ first, MIN (end, self->status.reachable) };
  parts[1] = (QsSolutionSpan){ MAX (first, MAX (last_part, self->status.reachable)), MIN (end, total) };
  for (guint i = 0; i < 2; i++)
    n_solutions += parts[i].end - MIN (parts[i].first, parts[i].end);

  return n_solutions;
}

/* Adds what the cache lacks of some solutions to a wish. */
static void
add_span (QsSolutionSet  *self,
          QsFetchCommand *wish,
          guint64         first,
          guint64         end)
{
  QsSolutionSpan parts[2];

  clip (self, first, end, parts);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (parts[i].first < parts[i].end && qs_solution_cache_find_gap (self->cache, &parts[i].first, &parts[i].end))
        wish->spans[wish->n_spans++] = parts[i];
    }
}

static gboolean
fetched_cb (gpointer data)
{
  g_autoptr (QsSolutionSet) self = g_object_ref (QS_SOLUTION_SET (data));
  QsSolutionSpan parts[2];

  self->fetched_id = 0;
  clip (self, self->wanted_first, self->wanted_end, parts);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (parts[i].first < parts[i].end)
        g_signal_emit_by_name (self, "fetched", parts[i].first, (guint) (parts[i].end - parts[i].first));
    }

  return G_SOURCE_REMOVE;
}

/* Fetches all wanted solutions that can be reached, then as many after and before them. */
static void
request (QsSolutionSet *self)
{
  guint64 first = self->wanted_first, end = self->wanted_end;
  g_autofree QsFetchCommand *wish = g_new0 (QsFetchCommand, 1);
  QsSolutionSpan parts[2];
  gboolean is_there;

  g_clear_handle_id (&self->fetched_id, g_source_remove);
  self->n_asked = clip (self, first, end, parts);
  if (self->n_asked == 0)
    return;

  add_span (self, wish, first, end);
  is_there = wish->n_spans == 0;
  add_span (self, wish, end, end + (end - first));
  add_span (self, wish, first - MIN (first, end - first), first);
  if (wish->n_spans > 0)
    send (self, g_steal_pointer (&wish));

  if (is_there)
    {
      self->fetched_id = g_idle_add_full (PRIORITY, fetched_cb, self, NULL);
      g_source_set_name_by_id (self->fetched_id, "qs-solution-set");
    }
}

/* Measures the rate over whole seconds; over all the time while the run is younger. */
static void
update_rate (QsSolutionSet *self)
{
  QsSolutionStatus *status = &self->status;
  double window = status->elapsed - self->window_start;
  gboolean is_young = self->window_start <= 0;

  if (window >= RATE_WINDOW || (is_young && window > 0))
    status->rate = (double) (status->count - self->window_count) / window;

  if (window >= RATE_WINDOW)
    {
      self->window_start = status->elapsed;
      self->window_count = status->count;
    }
}

static void
receive_report (gpointer message,
                gpointer user_data)
{
  g_autoptr (QsSolutionSet) self = g_object_ref (QS_SOLUTION_SET (user_data));
  const QsCensusReport *report = message;
  QsSolutionSpan parts[2];

  self->status.elapsed = (double) report->elapsed / G_USEC_PER_SEC;
  take_progress (self, &report->progress);
  update_rate (self);
  if (report->has_first)
    qs_solution_cache_add (self->cache, 0, 1, report->first);
  if (self->n_asked < clip (self, self->wanted_first, self->wanted_end, parts))
    request (self);
  ask (self);

  if (self->status.is_complete)
    {
      g_clear_pointer (&self->counter, qs_worker_stop);
      announce (self, "state");
    }
  announce (self, "count");
}

static const QsWorkerKind counter_kind = {
  .name = "qs-solution-set",
  .work = qs_census_runner_work,
  .receive = receive_report,
  .free_job = qs_census_runner_free,
  .free_message = g_free,
};

/* Interrupts the count until qs_solution_set_resume(). */
void
qs_solution_set_pause (QsSolutionSet *self)
{
  g_clear_pointer (&self->counter, qs_worker_stop);
}

/* Resumes a count that waits, if there is one. */
void
qs_solution_set_resume (QsSolutionSet *self)
{
  if (qs_solution_set_get_status (self)->is_paused)
    self->counter = qs_worker_start (&counter_kind,
                                     qs_census_runner_new (self->census, (gint64) (self->status.elapsed * G_USEC_PER_SEC),
                                                           g_get_num_processors ()),
                                     self);
}

/* Ends the count, whether it runs or waits. What was found so far stays. */
void
qs_solution_set_stop (QsSolutionSet *self)
{
  if (self->status.is_complete || self->status.is_stopped)
    return;

  g_clear_pointer (&self->counter, qs_worker_stop);
  self->status.is_stopped = TRUE;
  announce (self, "state");
}

/* Undoes a stop: the count waits for qs_solution_set_resume(), with everything that was found before. */
void
qs_solution_set_go_on (QsSolutionSet *self)
{
  if (!self->status.is_stopped)
    return;

  self->status.is_stopped = FALSE;
  announce (self, "state");
}

/* Valid as long as the set. */
const QsSolutionStatus *
qs_solution_set_get_status (QsSolutionSet *self)
{
  QsSolutionStatus *status = &self->status;

  status->is_paused = !status->is_complete && !status->is_stopped && self->counter == NULL;

  return status;
}

/* Estimates how much is counted, 0 … 1, from the known number of solutions for this n. For
 * larger boards and where squares are forbidden that number is unknown, and there is no honest
 * estimate. @seconds_left is for the present rate; negative where that is not known yet. */
gboolean
qs_solution_set_estimate (QsSolutionSet *self,
                          double        *fraction,
                          double        *seconds_left)
{
  guint64 count = self->status.count, total;

  if (!qs_solution_set_get_total (self, &total) || count > total)
    return FALSE;

  *fraction = total > 0 ? (double) count / (double) total : 1;
  *seconds_left = self->status.rate > 0 ? (double) (total - count) / self->status.rate : -1;

  return TRUE;
}

const QsCensusSpace *
qs_solution_set_get_space (QsSolutionSet *self)
{
  return qs_shared_census_get_space (self->census);
}

/* Whether solution @rank, from 0, can be fetched now. Where the last solutions mirror the first
 * ones and the total is known, as many of both can be. */
gboolean
qs_solution_set_can_reach (QsSolutionSet *self,
                           guint64        rank)
{
  QsSolutionSpan parts[2];

  return rank < G_MAXUINT64 && clip (self, rank, rank + 1, parts) > 0;
}

/* The total from a count that has ended, or else the published one. Returns whether that is known. */
gboolean
qs_solution_set_get_total (QsSolutionSet *self,
                           guint64       *total)
{
  if (!self->status.is_complete)
    return qs_census_space_get_known (qs_shared_census_get_space (self->census), total);

  *total = self->status.count;
  return TRUE;
}

/* Has up to %QS_SOLUTION_SET_MAX_WINDOW solutions fetched, from number @first, and their
 * neighbours afterwards. This replaces the last wish. #QsSolutionSet::fetched announces the
 * solutions as they come, even those that are there already. Solutions that cannot be reached yet
 * come when they can. */
void
qs_solution_set_want (QsSolutionSet *self,
                      guint64        first,
                      guint          n_solutions)
{
  g_return_if_fail (n_solutions <= QS_SOLUTION_SET_MAX_WINDOW);

  self->wanted_first = first;
  self->wanted_end = first > G_MAXUINT64 / 2 ? first : first + n_solutions;
  request (self);
}

/* Gives a solution that was fetched. The first one of all needs no wish: it is there once it can
 * be reached. Returns whether it is there; if not, call qs_solution_set_want(). */
gboolean
qs_solution_set_get (QsSolutionSet *self,
                     guint64        rank,
                     guint16       *columns)
{
  return qs_solution_cache_get (self->cache, rank, columns);
}

/* Finds the number, from 0, of a solution that is in the set's space. @func has the answer, once and not before the main
 * loop runs: as soon as the count is so far, where the question @waits, and else what is known by now. */
void
qs_solution_set_find (QsSolutionSet      *self,
                      const guint16      *columns,
                      gboolean            waits,
                      QsSolutionFoundFunc func,
                      gpointer            data)
{
  Lookup *lookup = g_new0 (Lookup, 1);

  lookup->id = ++self->last_lookup;
  lookup->waits = waits;
  lookup->func = func;
  lookup->data = data;
  memcpy (lookup->columns, columns, qs_solution_set_get_space (self)->n_rows * sizeof *columns);
  g_ptr_array_add (self->lookups, lookup);
  ask (self);
}

/* Takes back the questions of @data. */
void
qs_solution_set_forget (QsSolutionSet *self,
                        gpointer       data)
{
  for (guint i = self->lookups->len; i-- > 0;)
    {
      Lookup *lookup = self->lookups->pdata[i];

      if (lookup->data == data)
        g_ptr_array_remove_index (self->lookups, i);
    }
}
