/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known of the numbers of solutions of each board, and all that finds out more. A small board is counted while
 * it is shown, and a large one is forecast. On request one board after the other is counted, or for hours a single one,
 * whose work is kept in a file, whose result becomes a record, and which can be resumed.
 *
 * It runs in the thread of the main loop, and so do the signals. */

#include "qs-tally-private.h"

#include "qs-counter.h"
#include "qs-members.h"

/* The largest board whose symmetric solutions are counted only to show the classes: a second at most for all boards. */
#define CLASSES_MAX_N 20

/* Roughly how many times as long as the next smaller board a board takes; only for the progress of a series. */
#define GROWTH 6.0

QS_DEFINE_PLAIN_TYPE (QsTally, qs_tally, G_TYPE_OBJECT)

/* Forecasts of large boards that are shown, one at a time. */

static void want_forecast (QsTally *self);

static void
make_forecast (QsWorker *worker,
               gpointer  job)
{
  QsCountForecast forecast;

  if (qs_count_forecast_make (job, (QsStop){ qs_worker_is_stopped, worker }, &forecast))
    qs_worker_post (worker, g_memdup2 (&forecast, sizeof forecast));
}

static void
receive_forecast (gpointer message,
                  gpointer user_data)
{
  QsTally *self = user_data;
  const QsCountForecast *forecast = message;
  guint n = forecast->n;

  self->boards[n].forecast = *forecast;
  g_clear_pointer (&self->forecaster, qs_worker_stop);
  want_forecast (self);
  g_signal_emit_by_name (self, "changed", n);
}

static const QsWorkerKind forecaster_kind = {
  .name = "qs-tally",
  .work = make_forecast,
  .receive = receive_forecast,
  .is_awaited = TRUE,
  .free_job = g_free,
  .free_message = g_free,
};

static void
want_forecast (QsTally *self)
{
  QsCountOrder order = self->machine;

  for (guint n = QS_TALLY_MAX_QUICK_N + 1; n <= QS_COUNT_MAX_N && self->forecaster == NULL; n++)
    {
      if (self->boards[n].n_shown == 0 || self->boards[n].forecast.n > 0 || qs_count_records_get (self->records, n, NULL))
        continue;

      self->forecast_n = order.n = n;
      self->forecaster = qs_worker_start (&forecaster_kind, g_memdup2 (&order, sizeof order), self);
    }
}

/* The sizes of the symmetry classes. */

typedef struct
{
  guint n;
  QsSymmetricCounts counts;
} Classes;

static void
count_symmetric (QsWorker *worker,
                 gpointer  job)
{
  for (guint n = 1; n <= CLASSES_MAX_N && !qs_worker_is_stopped (worker); n++)
    {
      Classes classes = { .n = n };

      if (qs_count_entry_needs_symmetric (n) &&
          qs_symmetric_count (n, (QsStop){ qs_worker_is_stopped, worker }, &classes.counts))
        qs_worker_post (worker, g_memdup2 (&classes, sizeof classes));
    }
}

static void
receive_symmetric (gpointer message,
                   gpointer user_data)
{
  QsTally *self = user_data;
  const Classes *classes = message;

  self->boards[classes->n].symmetric = classes->counts;
  self->boards[classes->n].has_symmetric = TRUE;
  g_signal_emit_by_name (self, "changed", classes->n);
}

static const QsWorkerKind classifier_kind = {
  .name = "qs-tally",
  .work = count_symmetric,
  .receive = receive_symmetric,
  .free_message = g_free,
};

static void
qs_tally_finalize (GObject *object)
{
  QsTally *self = QS_TALLY (object);

  g_clear_pointer (&self->reader, qs_worker_stop);
  g_clear_pointer (&self->forecaster, qs_worker_stop);
  g_clear_pointer (&self->classifier, qs_worker_stop);
  for (guint n = 1; n <= QS_COUNT_MAX_N; n++)
    {
      qs_tally_drop_job (self, n);
      g_clear_pointer (&self->boards[n].remains, qs_count_remains_free);
    }
  g_clear_error (&self->series.error);
  g_clear_pointer (&self->records, qs_count_records_unref);

  G_OBJECT_CLASS (qs_tally_parent_class)->finalize (object);
}

static void
qs_tally_class_init (QsTallyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qs_tally_finalize;

  /* More, or something else, is known of the board of that n; 0 for several boards. */
  g_signal_new ("changed", QS_TYPE_TALLY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  /* A long count came to its end, with a QsCountRecord. */
  g_signal_new ("finished", QS_TYPE_TALLY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

/* It begins to look for the remains of former counts, and emits “changed” when it knows them. @records gets the
 * results. */
QsTally *
qs_tally_new (QsCountRecords *records)
{
  QsTally *self = g_object_new (QS_TYPE_TALLY, NULL);

  self->records = qs_count_records_ref (records);
  qs_tally_find_remains (self);

  return self;
}

/* The numbers of a board: those of a small one as they were counted by this process, with a date of 0, else those on
 * record. Returns whether they are known. */
gboolean
qs_tally_get_record (QsTally       *self,
                     guint          n,
                     QsCountRecord *record)
{
  const QsTallyBoard *board = qs_tally_get (self, n);

  if (n > QS_TALLY_MAX_QUICK_N)
    return qs_count_records_get (self->records, n, record);

  *record = board->fresh;
  record->date = 0;

  return record->n > 0;
}

/* The QsCountEntry of the boards about which anything is known, by their sides. */
GArray *
qs_tally_list (QsTally *self)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (QsCountEntry));

  for (guint n = 1; n <= QS_COUNT_MAX_N; n++)
    {
      const QsTallyBoard *board = &self->boards[n];
      QsCountRecord record;
      QsCountEntry entry;

      if (!qs_count_records_get (self->records, n, &record))
        record = board->fresh;
      if (qs_count_entry_init (&entry, n, record.n > 0 ? &record : NULL, board->has_symmetric ? &board->symmetric : NULL))
        g_array_append_val (entries, entry);
    }

  return entries;
}

/* Nothing is known of boards that cannot be counted. */
const QsTallyBoard *
qs_tally_get (QsTally *self,
              guint    n)
{
  return &self->boards[n <= QS_COUNT_MAX_N ? n : 0];
}

/* The job of the long count, running or paused; %NULL for none. */
QsCountJob *
qs_tally_get_long_job (QsTally *self)
{
  return qs_tally_get (self, self->long_n)->job;
}

/* A long count that can be resumed or begun anew, and whose result is not on record; %NULL during one, and before all
 * remains are known. The one that was stopped last comes first, then the largest. */
const QsCountRemains *
qs_tally_get_offer (QsTally *self)
{
  if (self->reader != NULL || self->long_n > 0)
    return NULL;

  for (guint i = 0; i <= QS_COUNT_MAX_N; i++)
    {
      guint n = i == 0 ? self->newest : QS_COUNT_MAX_N + 1 - i;
      const QsCountRemains *remains = self->boards[n].remains;

      if (remains != NULL && (remains->progress >= 0 || remains->is_outdated) && !qs_count_records_get (self->records, n, NULL))
        return remains;
    }

  return NULL;
}

const QsCountSeries *
qs_tally_get_series (QsTally *self)
{
  return &self->series;
}

/* About how much of the series is done, 0 … 1. */
double
qs_tally_get_series_progress (QsTally *self)
{
  const QsCountSeries *series = &self->series;
  QsCountJob *job = self->boards[series->n].job;
  double part = 1;
  double done = 0;

  if (series->state == QS_COUNT_SERIES_FINISHED)
    return 1;

  /* From the last board down, so that no number gets large. */
  for (guint n = series->last_n; n > 0; n--, part /= GROWTH)
    {
      if (n < series->n)
        done += part;
      else if (n == series->n && job != NULL)
        done += part * qs_count_job_get_status (job)->progress;
    }

  /* The sum of all parts is nearly GROWTH / (GROWTH − 1). */
  return CLAMP (done * (GROWTH - 1) / GROWTH, 0, 1);
}

/* How the next long count is done: the threads and the kernel, and nothing else. */
const QsCountOrder *
qs_tally_get_machine (QsTally *self)
{
  return &self->machine;
}

/* How long counts are done from now on: with so many threads, or one per processor where @n_threads is 0, and a kernel by its
 * name; the fastest stands for a name of none that this processor can run.
 * Forecasts are for the threads and the kernel that are going to count. */
void
qs_tally_set_machine (QsTally    *self,
                      guint       n_threads,
                      const char *kernel)
{
  const QsKernel *found = qs_kernel_find (qs_count_kernels, kernel);

  if (self->machine.n_threads == n_threads && self->machine.kernel == found)
    return;

  self->machine = (QsCountOrder){ .n_threads = n_threads, .kernel = found };
  g_clear_pointer (&self->forecaster, qs_worker_stop);
  for (guint n = 1; n <= QS_COUNT_MAX_N; n++)
    self->boards[n].forecast.n = 0;
  want_forecast (self);
  g_signal_emit_by_name (self, "changed", 0);
}

/* A window turns from one board to another, either of them 0 for none. Work for a board that no window shows any more
 * is abandoned. */
void
qs_tally_turn (QsTally *self,
               guint    from,
               guint    to)
{
  g_return_if_fail (from <= QS_COUNT_MAX_N && to <= QS_COUNT_MAX_N);

  if (from == to)
    return;

  if (from > 0 && --self->boards[from].n_shown == 0)
    {
      if (self->boards[from].purpose == QS_TALLY_QUICK)
        qs_tally_drop_job (self, from);
      if (self->forecast_n == from)
        g_clear_pointer (&self->forecaster, qs_worker_stop);
    }

  if (to > 0)
    self->boards[to].n_shown++;
  want_forecast (self);
  qs_tally_go_on (self, to);
  g_signal_emit_by_name (self, "changed", to);
}

/* Whether all boards up to that one have a record already. */
gboolean
qs_tally_has_all (QsTally *self,
                  guint    last_n)
{
  for (guint n = 1; n <= last_n; n++)
    {
      if (!qs_count_records_get (self->records, n, NULL))
        return FALSE;
    }

  return TRUE;
}

/* Begins, once, to find the sizes of the symmetry classes where they do not follow from the published numbers. */
void
qs_tally_find_classes (QsTally *self)
{
  if (self->classifier == NULL)
    self->classifier = qs_worker_start (&classifier_kind, NULL, self);
}
