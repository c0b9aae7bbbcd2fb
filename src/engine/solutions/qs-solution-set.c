/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a census, by their number: the main thread's face of the fetcher.
 *
 * Only the thread that made the set uses it. The fetcher's thread begins with the first
 * wish or question, and ends with the set. */

#include "qs-solution-set.h"

#include <string.h>

#include "qs-solution-cache.h"
#include "qs-solution-fetcher.h"

/* After input, and in turn with redrawing, like the messages of a worker. */
#define PRIORITY (G_PRIORITY_HIGH_IDLE + 20)

struct _QsSolutionSet
{
  GObject parent_instance;

  QsSharedCensus *census;
  QsCensusProgress progress; /* as it was last reported */
  QsSolutionCache *cache;
  QsWorker *worker;          /* (nullable): the fetcher, once something was asked of it */
  guint64 wanted_first;
  guint64 wanted_end;        /* may be beyond those that can be reached yet */
  guint64 n_asked;           /* how many of them could be reached when the wish was sent */
  guint fetched_id;          /* answers a wish that needed no fetching */
  guint last_question;
};

G_DEFINE_FINAL_TYPE (QsSolutionSet, qs_solution_set, G_TYPE_OBJECT)

static void
receive (gpointer data,
         gpointer user_data)
{
  g_autoptr (QsSolutionSet) self = g_object_ref (QS_SOLUTION_SET (user_data));
  const QsFetchMessage *message = data;

  if (message->question != 0)
    {
      g_signal_emit_by_name (self, "answered", message->question, message->is_known, message->rank);
      return;
    }

  qs_solution_cache_add (self->cache, message->rank, message->n_solutions, message->packed);
  g_signal_emit_by_name (self, "fetched", message->rank, message->n_solutions);
}

static const QsWorkerKind fetcher_kind = {
  .name = "qs-solution-set",
  .work = qs_solution_fetcher_work,
  .receive = receive,
  .is_awaited = TRUE,
  .free_job = qs_solution_fetcher_free,
  .free_message = g_free,
  .free_command = g_free,
};

static void
send (QsSolutionSet  *self,
      QsFetchCommand *command)
{
  if (self->worker == NULL)
    self->worker = qs_worker_start (&fetcher_kind, qs_solution_fetcher_new (self->census), self);

  qs_worker_send (self->worker, command);
}

static void
qs_solution_set_finalize (GObject *object)
{
  QsSolutionSet *self = QS_SOLUTION_SET (object);

  g_clear_handle_id (&self->fetched_id, g_source_remove);
  g_clear_pointer (&self->worker, qs_worker_stop);
  qs_solution_cache_free (self->cache);
  qs_shared_census_unref (self->census);

  G_OBJECT_CLASS (qs_solution_set_parent_class)->finalize (object);
}

static void
qs_solution_set_class_init (QsSolutionSetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qs_solution_set_finalize;

  /* More solutions were counted or can be reached, or the set has become complete. */
  g_signal_new ("changed", QS_TYPE_SOLUTION_SET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Solutions have come, with the number of the first, from 0, and how many there are:
   * qs_solution_set_get() gives them. They are wanted, or a part of the wanted ones, or next to
   * them. */
  g_signal_new ("fetched", QS_TYPE_SOLUTION_SET, G_SIGNAL_RUN_LAST,
                0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT64, G_TYPE_UINT);

  /* The answer to qs_solution_set_ask(): the question, whether its solution was counted, and the
   * solution's number, from 0. */
  g_signal_new ("answered", QS_TYPE_SOLUTION_SET, G_SIGNAL_RUN_LAST,
                0, NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_BOOLEAN, G_TYPE_UINT64);
}

static void
qs_solution_set_init (QsSolutionSet *self)
{
}

/* A set about which nothing is known yet, unless @census is complete. */
QsSolutionSet *
qs_solution_set_new (QsSharedCensus *census)
{
  QsSolutionSet *self = g_object_new (QS_TYPE_SOLUTION_SET, NULL);

  self->census = qs_shared_census_ref (census);
  self->cache = qs_solution_cache_new (qs_solution_set_get_space (self)->n_rows);
  qs_shared_census_get_progress (census, &self->progress);

  return self;
}

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

  return qs_census_space_is_halved (qs_solution_set_get_space (self))
             ? total - MIN (total, self->progress.reachable) : total;
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
  parts[0] = (QsSolutionSpan){ first, MIN (end, self->progress.reachable) };
  parts[1] = (QsSolutionSpan){ MAX (first, MAX (last_part, self->progress.reachable)), MIN (end, total) };
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

/* Takes over a report, never of less than before. */
void
qs_solution_set_update (QsSolutionSet          *self,
                        const QsCensusProgress *progress)
{
  QsSolutionSpan parts[2];
  gboolean is_changed = progress->found != self->progress.found ||
                        progress->reachable != self->progress.reachable ||
                        progress->is_complete != self->progress.is_complete;

  if (!is_changed)
    return;

  self->progress = *progress;
  if (self->n_asked < clip (self, self->wanted_first, self->wanted_end, parts))
    request (self);

  g_signal_emit_by_name (self, "changed");
}

/* Keeps the first solution, a byte for each column, before anybody wants it. */
void
qs_solution_set_add_first (QsSolutionSet *self,
                           const guint8  *packed)
{
  qs_solution_cache_add (self->cache, 0, 1, packed);
}

const QsCensusSpace *
qs_solution_set_get_space (QsSolutionSet *self)
{
  g_return_val_if_fail (QS_IS_SOLUTION_SET (self), NULL);

  return qs_shared_census_get_space (self->census);
}

/* How many solutions have been found so far, which are all when the set is complete. */
guint64
qs_solution_set_get_count (QsSolutionSet *self)
{
  g_return_val_if_fail (QS_IS_SOLUTION_SET (self), 0);

  return self->progress.found;
}

/* How many solutions, from the first, can be fetched now. */
guint64
qs_solution_set_get_reachable (QsSolutionSet *self)
{
  g_return_val_if_fail (QS_IS_SOLUTION_SET (self), 0);

  return self->progress.reachable;
}

/* Whether solution @rank, from 0, can be fetched now. Where the last solutions mirror the first
 * ones and the total is known, as many of both can be. */
gboolean
qs_solution_set_can_reach (QsSolutionSet *self,
                           guint64        rank)
{
  QsSolutionSpan parts[2];

  g_return_val_if_fail (QS_IS_SOLUTION_SET (self), FALSE);

  return rank < G_MAXUINT64 && clip (self, rank, rank + 1, parts) > 0;
}

/* The total from a count that has ended, or else the published one. Returns whether that is known. */
gboolean
qs_solution_set_get_total (QsSolutionSet *self,
                           guint64       *total)
{
  g_return_val_if_fail (QS_IS_SOLUTION_SET (self), FALSE);
  g_return_val_if_fail (total != NULL, FALSE);

  if (!self->progress.is_complete)
    return qs_census_space_get_known (qs_shared_census_get_space (self->census), total);

  *total = self->progress.found;
  return TRUE;
}

gboolean
qs_solution_set_is_complete (QsSolutionSet *self)
{
  g_return_val_if_fail (QS_IS_SOLUTION_SET (self), FALSE);

  return self->progress.is_complete;
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
  g_return_if_fail (QS_IS_SOLUTION_SET (self));
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
  g_return_val_if_fail (QS_IS_SOLUTION_SET (self), FALSE);
  g_return_val_if_fail (columns != NULL, FALSE);

  return qs_solution_cache_get (self->cache, rank, columns);
}

/* Asks for the number of a solution that is in the set's space. Returns the number of the question, which
 * #QsSolutionSet::answered has with the answer, not before the main loop runs. */
guint
qs_solution_set_ask (QsSolutionSet *self,
                     const guint16 *columns)
{
  QsFetchCommand *question = g_new0 (QsFetchCommand, 1);

  question->question = ++self->last_question;
  memcpy (question->columns, columns, qs_solution_set_get_space (self)->n_rows * sizeof *columns);
  send (self, question);

  return self->last_question;
}
