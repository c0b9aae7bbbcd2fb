/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How boards are counted: small ones while they are shown, one after the other, and for hours. */

#include <glib/gstdio.h>

#include "qs-error.h"
#include "qs-file-lock.h"
#include "qs-state-file.h"
#include "qs-tally-private.h"

/* The size of both generations of a file. */
static guint64
measure_files (const char *path)
{
  g_autofree char *older = g_strconcat (path, "~", NULL);
  const char *const generations[] = { path, older };
  GStatBuf info;
  guint64 size = 0;

  for (guint i = 0; i < G_N_ELEMENTS (generations); i++)
    size += g_stat (generations[i], &info) == 0 ? (guint64) info.st_size : 0;

  return size;
}

/* The files stay. */
void
qs_count_remains_free (gpointer data)
{
  QsCountRemains *remains = data;

  g_free (remains->reason);
  g_free (remains);
}

/* Nobody hears of them again, and nothing in them is lost. */
static void
set_aside (const char *path)
{
  g_autofree char *older = g_strconcat (path, "~", NULL);
  g_autoptr (QsFileLock) lock = qs_file_lock_new (path, 0, NULL);
  g_autoptr (GError) error = NULL;

  if (lock != NULL && (!qs_state_file_set_aside (older, &error) || !qs_state_file_set_aside (path, &error)))
    g_message ("%s", error->message);
}

/* Reads the remains of the count of a board; %NULL where there are none. Those of another version are read once: they make
 * way for a count that begins anew. */
static QsCountRemains *
read_remains (guint n)
{
  g_autofree char *path = qs_count_store_get_default_path (n);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsCountStore) store = qs_count_store_open (path, n, &error);
  g_autoptr (QsPartial) partial = store != NULL ? qs_count_store_get_partial (store) : NULL;
  QsCountRemains *remains;

  if (partial != NULL && partial->n_done == 0)
    return NULL;

  remains = g_new0 (QsCountRemains, 1);
  remains->n = n;
  remains->progress = partial != NULL ? (double) partial->n_done / partial->plan.n_units : -1;
  if (partial != NULL)
    remains->solutions = partial->solutions;
  remains->reason = g_strdup (store != NULL ? qs_count_store_get_complaint (store) : error->message);
  remains->size = measure_files (path);
  remains->is_outdated = g_error_matches (error, QS_ERROR, QS_ERROR_VERSION);
  remains->can_discard = !remains->is_outdated && !g_error_matches (error, QS_ERROR, QS_ERROR_BUSY);
  if (remains->is_outdated)
    set_aside (path);

  return remains;
}

/* Removes both generations of the file of a board, unless another process counts with it. Returns
 * whether nothing is left. */
static gboolean
remove_remains (guint    n,
                GError **error)
{
  g_autofree char *path = qs_count_store_get_default_path (n);
  g_autofree char *older = g_strconcat (path, "~", NULL);
  g_autoptr (GError) unreadable = NULL;
  g_autoptr (QsCountStore) store = qs_count_store_open (path, n, &unreadable);

  if (store != NULL)
    return qs_count_store_remove (store, error);

  if (g_error_matches (unreadable, QS_ERROR, QS_ERROR_BUSY))
    return qs_error_pass (error, g_steal_pointer (&unreadable));

  return qs_state_file_remove (older, error) && qs_state_file_remove (path, error);
}

static QsCountRemains *
set_remains (QsTally        *self,
             guint           n,
             QsCountRemains *remains)
{
  g_clear_pointer (&self->boards[n].remains, qs_count_remains_free);
  self->boards[n].remains = remains;
  self->newest = n;

  return remains;
}

/* Looks at all boards except the taken ones. */
static void
read_all_remains (QsWorker *worker,
                  gpointer  job)
{
  const gboolean *is_taken = job;
  g_autoptr (GArray) boards = qs_count_store_list_defaults ();
  GPtrArray *found = g_ptr_array_new_with_free_func (qs_count_remains_free);

  for (guint i = 0; i < boards->len && !qs_worker_is_stopped (worker); i++)
    {
      guint n = g_array_index (boards, guint, i);
      QsCountRemains *remains = is_taken[n] ? NULL : read_remains (n);

      if (remains != NULL)
        g_ptr_array_add (found, remains);
    }

  qs_worker_post (worker, found);
}

static void
receive_remains (gpointer message,
                 gpointer user_data)
{
  QsTally *self = user_data;
  GPtrArray *found = message;

  g_clear_pointer (&self->reader, qs_worker_stop);
  while (found->len > 0)
    {
      QsCountRemains *remains = g_ptr_array_steal_index (found, 0);

      set_remains (self, remains->n, remains);
    }

  g_signal_emit_by_name (self, "changed", 0);
}

/* It holds locks that others wait for, so its priority stays normal. */
static const QsWorkerKind reader_kind = {
  .name = "qs-tally-jobs",
  .work = read_all_remains,
  .receive = receive_remains,
  .is_awaited = TRUE,
  .free_job = g_free,
  .free_message = (GDestroyNotify) g_ptr_array_unref,
};

/* Begins to look for what former counts left. */
void
qs_tally_find_remains (QsTally *self)
{
  self->reader = qs_worker_start (&reader_kind, g_memdup2 (self->is_taken, sizeof self->is_taken), self);
}

/* From here on the file of the board belongs to this thread. The reader might be reading it, so it begins anew. */
static void
take_board (QsTally *self,
            guint    n)
{
  self->is_taken[n] = TRUE;
  if (self->reader == NULL)
    return;

  qs_worker_stop (self->reader);
  qs_tally_find_remains (self);
}

static void count_next (QsTally *self);

void
qs_tally_drop_job (QsTally *self,
                   guint    n)
{
  QsTallyBoard *board = &self->boards[n];

  if (board->job == NULL)
    return;

  g_signal_handlers_disconnect_by_data (board->job, self);
  qs_count_job_stop (board->job);
  g_clear_object (&board->job);
  if (n == self->long_n)
    {
      self->long_n = 0;
      g_clear_pointer (&self->store, qs_count_store_free);
    }
}

/* Keeps why a long count failed, which the next look at its file would not show. */
static void
fail_long (QsTally      *self,
           guint         n,
           const GError *error)
{
  g_autofree char *reason = g_strdup (error != NULL ? error->message : NULL);
  QsCountRemains *remains;

  qs_tally_drop_job (self, n);
  remains = read_remains (n);
  if (remains == NULL)
    {
      remains = g_new0 (QsCountRemains, 1);
      remains->n = n;
      remains->progress = -1;
    }
  g_free (remains->reason);
  remains->reason = g_steal_pointer (&reason);
  set_remains (self, n, remains);
}

/* The record first: where it cannot be written, the file stays, and the count can be resumed to write it then. */
static void
finish_long (QsTally             *self,
             const QsCountRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) file_error = NULL;

  if (qs_count_records_add (self->records, record, &error))
    {
      if (!qs_count_store_remove (self->store, &file_error))
        g_message ("%s", file_error->message);
      qs_tally_drop_job (self, record->n);
      set_remains (self, record->n, NULL);
    }
  else
    fail_long (self, record->n, error);

  g_signal_emit_by_name (self, "finished", record);
}

static void
fail_series (QsTally *self,
             GError  *error)
{
  self->series.state = QS_COUNT_SERIES_FAILED;
  self->series.error = error;
}

static void
finish_in_series (QsTally             *self,
                  const QsCountRecord *record)
{
  GError *error = NULL;

  qs_tally_drop_job (self, record->n);
  if (!qs_count_records_add (self->records, record, &error))
    {
      fail_series (self, error);
      return;
    }

  self->series.n_counted++;
  count_next (self);
}

static void
finish (QsTally    *self,
        QsCountJob *job)
{
  const QsCountRecord record = qs_count_job_get_status (job)->record;
  QsTallyBoard *board = &self->boards[record.n];

  board->fresh = record;
  switch (board->purpose)
    {
    case QS_TALLY_LONG:
      finish_long (self, &record);
      break;
    case QS_TALLY_SERIES:
      finish_in_series (self, &record);
      break;
    case QS_TALLY_QUICK:
    default:
      qs_tally_drop_job (self, record.n);
    }
}

/* Where the memory does not suffice for a small board its number stays unknown, but nobody has to wait. A long count
 * that could not be saved still has everything it counted: it stays, to be resumed. */
static void
job_changed_cb (QsCountJob *job,
                QsTally    *self)
{
  guint n = qs_count_job_get_status (job)->n;
  QsTallyPurpose purpose = self->boards[n].purpose;

  if (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FINISHED)
    finish (self, job);
  else if (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FAILED && purpose != QS_TALLY_LONG)
    {
      if (purpose == QS_TALLY_SERIES)
        fail_series (self, g_error_copy (qs_count_job_get_status (job)->error));
      qs_tally_drop_job (self, n);
    }

  g_signal_emit_by_name (self, "changed", n);
}

/* There must be no job for the board. The error says how much memory is missing. */
static gboolean
start_job (QsTally       *self,
           guint          n,
           QsTallyPurpose purpose,
           GError       **error)
{
  QsTallyBoard *board = &self->boards[n];
  QsCountOrder order = purpose == QS_TALLY_LONG ? *qs_tally_get_machine (self) : (QsCountOrder){ 0 };

  order.n = n;
  board->purpose = purpose;
  board->job = qs_count_job_start (&order, purpose == QS_TALLY_LONG ? self->store : NULL);
  if (qs_count_job_get_status (board->job)->state != QS_COUNT_JOB_FAILED)
    {
      g_signal_connect_object (board->job, "changed", G_CALLBACK (job_changed_cb), self, 0);
      return TRUE;
    }

  g_propagate_error (error, g_error_copy (qs_count_job_get_status (board->job)->error));
  qs_tally_drop_job (self, n);

  return FALSE;
}

/* Counts the next wanted board, or ends. A board with a long count is left to that. */
static void
count_next (QsTally *self)
{
  QsCountSeries *series = &self->series;
  GError *error = NULL;

  do
    series->n++;
  while (series->n <= series->last_n &&
         (series->n == self->long_n || (!series->again && qs_count_records_get (self->records, series->n, NULL))));

  if (series->n > series->last_n)
    {
      series->n = series->last_n;
      series->state = QS_COUNT_SERIES_FINISHED;
      return;
    }

  series->state = QS_COUNT_SERIES_COUNTING;
  qs_tally_drop_job (self, series->n);
  if (!start_job (self, series->n, QS_TALLY_SERIES, &error))
    fail_series (self, error);
}

static void
stop_long (QsTally *self)
{
  guint n = self->long_n;
  g_autoptr (QsCountJob) job = g_object_ref (self->boards[n].job);
  QsCountRemains *remains;

  qs_tally_drop_job (self, n);
  if (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FAILED)
    {
      fail_long (self, n, qs_count_job_get_status (job)->error);
      return;
    }

  remains = set_remains (self, n, read_remains (n));
  if (remains != NULL)
    remains->was_stopped = TRUE;
}

static void
stop_board (QsTally *self,
            guint    n)
{
  QsTallyBoard *board = &self->boards[n];

  if (board->job == NULL)
    return;

  if (board->purpose == QS_TALLY_SERIES)
    self->series.state = QS_COUNT_SERIES_STOPPED;
  if (board->purpose == QS_TALLY_LONG)
    stop_long (self);
  else
    qs_tally_drop_job (self, n);

  g_signal_emit_by_name (self, "changed", n);
}

/* Counts a small board that this process does not know, once more if its count was stopped. */
void
qs_tally_go_on (QsTally *self,
                guint    n)
{
  if (n == 0 || n > QS_TALLY_MAX_QUICK_N || self->boards[n].fresh.n > 0 || self->boards[n].job != NULL)
    return;

  start_job (self, n, QS_TALLY_QUICK, NULL);
  g_signal_emit_by_name (self, "changed", n);
}

/* Starts the long count of a board, or resumes a former one. There must be no other. The error says why the file cannot
 * be used, or how much memory is missing. */
gboolean
qs_tally_count (QsTally *self,
                guint    n,
                GError **error)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) reason = NULL;

  g_return_val_if_fail (self->long_n == 0, FALSE);
  g_return_val_if_fail (n >= 1 && n <= QS_COUNT_MAX_N, FALSE);

  stop_board (self, n);
  take_board (self, n);
  path = qs_count_store_get_default_path (n);
  self->store = qs_count_store_open (path, n, &reason);
  if (self->store == NULL)
    set_remains (self, n, read_remains (n));
  else
    {
      set_remains (self, n, NULL);
      self->long_n = n;
      if (!start_job (self, n, QS_TALLY_LONG, &reason))
        fail_long (self, n, reason);
    }
  g_signal_emit_by_name (self, "changed", n);
  if (reason == NULL)
    return TRUE;

  return qs_error_pass (error, g_steal_pointer (&reason));
}

/* Stops whatever counts the board, or any board if @n is 0. What a long count has done is saved, and a series keeps its
 * results so far. */
void
qs_tally_stop (QsTally *self,
               guint    n)
{
  for (guint i = 1; i <= QS_COUNT_MAX_N; i++)
    {
      if (n == 0 || n == i)
        stop_board (self, i);
    }
}

/* Discards what a long count of the board left. Returns whether nothing is left; else the error says why the file is
 * still there. */
gboolean
qs_tally_discard (QsTally *self,
                  guint    n,
                  GError **error)
{
  gboolean is_removed;

  g_return_val_if_fail (n >= 1 && n <= QS_COUNT_MAX_N && n != self->long_n, FALSE);

  take_board (self, n);
  is_removed = remove_remains (n, error);
  set_remains (self, n, is_removed ? NULL : read_remains (n));
  g_signal_emit_by_name (self, "changed", n);

  return is_removed;
}

/* Counts the boards up to @last_n that have no record, or all of them again if each has one. */
void
qs_tally_count_up_to (QsTally *self,
                      guint    last_n)
{
  g_return_if_fail (self->series.state != QS_COUNT_SERIES_COUNTING);
  g_return_if_fail (last_n >= 1 && last_n <= QS_COUNT_MAX_N);

  g_clear_error (&self->series.error);
  self->series = (QsCountSeries){ .last_n = last_n, .again = qs_tally_has_all (self, last_n) };
  count_next (self);
  g_signal_emit_by_name (self, "changed", self->series.n);
}
