/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes solutions from their numbers, and numbers from solutions, in a thread of its own.
 *
 * Between two solutions it checks for a newer command. When a newer wish replaces one, the
 * solutions that were already fetched are still posted. */

#include "qs-solution-fetcher.h"

#include <string.h>

#include "qs-census-cursor.h"

/* How long fetched solutions wait for more of them, in microseconds: about half a frame. */
#define HOLD_BACK (8 * G_TIME_SPAN_MILLISECOND)

struct _QsSolutionFetcher
{
  QsSharedCensus *census;
  QsWorker *worker;
  QsCensusCursor *cursor; /* while it works */
  QsFetchCommand *wish;   /* (nullable): what is being fetched */
  guint span;             /* which of its spans */
  guint64 rank;           /* of the next solution to fetch */
  GByteArray *packed;     /* the solutions before it that were not posted yet */
  gint64 held_since;      /* when the first of them was fetched */
};

QsSolutionFetcher *
qs_solution_fetcher_new (QsSharedCensus *census)
{
  QsSolutionFetcher *self = g_new0 (QsSolutionFetcher, 1);

  self->census = qs_shared_census_ref (census);
  self->packed = g_byte_array_new ();

  return self;
}

void
qs_solution_fetcher_free (gpointer data)
{
  QsSolutionFetcher *self = data;

  g_free (self->wish);
  g_byte_array_unref (self->packed);
  qs_shared_census_unref (self->census);
  g_free (self);
}

static void
post_solutions (QsSolutionFetcher *self)
{
  guint n_rows = qs_shared_census_get_space (self->census)->n_rows;
  QsFetchMessage *message;

  if (self->packed->len == 0)
    return;

  message = g_malloc0 (sizeof *message + self->packed->len);
  message->n_solutions = self->packed->len / n_rows;
  message->rank = self->rank - message->n_solutions;
  memcpy (message->packed, self->packed->data, self->packed->len);
  g_byte_array_set_size (self->packed, 0);
  qs_worker_post (self->worker, message);
}

static void
begin_span (QsSolutionFetcher *self)
{
  if (self->span == self->wish->n_spans)
    g_clear_pointer (&self->wish, g_free);
  else
    self->rank = self->wish->spans[self->span].first;
}

static void
keep (QsSolutionFetcher *self,
      const guint16     *columns)
{
  guint n_rows = qs_shared_census_get_space (self->census)->n_rows;
  guint8 packed[QS_CENSUS_MAX_N];

  for (guint row = 0; row < n_rows; row++)
    packed[row] = (guint8) columns[row];

  if (self->packed->len == 0)
    self->held_since = g_get_monotonic_time ();
  g_byte_array_append (self->packed, packed, n_rows);
  self->rank++;
}

/* Fetches one solution, or moves to the next span. */
static void
fetch (QsSolutionFetcher *self)
{
  guint16 columns[QS_CENSUS_MAX_N];
  gboolean is_over = self->rank == self->wish->spans[self->span].end;

  qs_census_cursor_seek (self->cursor, self->rank);
  if (!is_over && qs_census_cursor_next (self->cursor, columns))
    {
      keep (self, columns);
      if (g_get_monotonic_time () >= self->held_since + HOLD_BACK)
        post_solutions (self);
      return;
    }

  post_solutions (self);
  self->span++;
  begin_span (self);
}

static void
obey (QsSolutionFetcher *self,
      QsFetchCommand    *command)
{
  if (command->question != 0)
    {
      QsFetchMessage *answer = g_new0 (QsFetchMessage, 1);

      answer->question = command->question;
      answer->is_known = qs_census_cursor_get_rank (self->cursor, command->columns, &answer->rank);
      qs_worker_post (self->worker, answer);
      g_free (command);
      return;
    }

  post_solutions (self);
  g_free (self->wish);
  self->wish = command;
  self->span = 0;
  begin_span (self);
}

/* Fetches and answers until the worker is stopped. */
void
qs_solution_fetcher_work (QsWorker *worker,
                          gpointer  data)
{
  QsSolutionFetcher *self = data;
  g_autoptr (QsCensusCursor) cursor = qs_census_cursor_new (self->census, (QsStop){ qs_worker_is_stopped, worker });

  self->worker = worker;
  self->cursor = cursor;
  while (!qs_worker_is_stopped (worker))
    {
      QsFetchCommand *command = qs_worker_listen (worker, NULL, self->wish != NULL ? QS_CLOCK_NOW : QS_CLOCK_NEVER);

      if (command != NULL)
        obey (self, command);
      else if (self->wish != NULL)
        fetch (self);
    }
}
