/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts one board after the other, from the smallest, and keeps each result with its time as a record. */

#include "config.h"

#include "qs-count-series.h"

#include "qs-count-job.h"

/* Roughly how many times as long as the next smaller board a board takes; only for the progress. */
#define GROWTH 6.0

struct _QsCountSeries
{
  GObject parent_instance;

  QsCountRecords *records;
  QsCountJob *job;
  QsCountSeriesState state;
  guint n;         /* the board that is counted, or was last */
  guint last_n;    /* the last board */
  gboolean again;  /* whether boards that have a record are counted, too */
  guint n_counted; /* how many boards were counted since the start */
  GSource *next;   /* continues with the next board */
  GError *error;   /* why it failed */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QsCountSeries, qs_count_series, G_TYPE_OBJECT)

static void
set_state (QsCountSeries     *self,
           QsCountSeriesState state)
{
  self->state = state;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
fail (QsCountSeries *self,
      GError        *error)
{
  self->error = error;
  set_state (self, QS_COUNT_SERIES_FAILED);
}

static gboolean
has_record (QsCountSeries *self,
            guint          n)
{
  QsCountRecord record;

  return qs_count_records_get (self->records, n, &record);
}

static void
clear_next (QsCountSeries *self)
{
  if (self->next != NULL)
    g_source_destroy (self->next);
  g_clear_pointer (&self->next, g_source_unref);
}

/* Counts the next wanted board, or ends. */
static void
count_next (QsCountSeries *self)
{
  QsCountOrder order = { 0 };

  do
    self->n++;
  while (self->n <= self->last_n && !self->again && has_record (self, self->n));

  if (self->n > self->last_n)
    {
      self->n = self->last_n;
      set_state (self, QS_COUNT_SERIES_FINISHED);
      return;
    }

  order.n = self->n;
  qs_count_job_start (self->job, &order, NULL);
  if (qs_count_job_get_state (self->job) == QS_COUNT_JOB_FAILED)
    fail (self, g_error_copy (qs_count_job_get_error (self->job)));
  else
    set_state (self, QS_COUNT_SERIES_COUNTING);
}

static gboolean
next_cb (gpointer user_data)
{
  QsCountSeries *self = user_data;

  g_clear_pointer (&self->next, g_source_unref);
  count_next (self);

  return G_SOURCE_REMOVE;
}

/* A job reports its end before it is done, so the next board waits for the main loop. */
static void
queue_next (QsCountSeries *self)
{
  self->next = g_idle_source_new ();
  g_source_set_static_name (self->next, "qs-count-series");
  g_source_set_callback (self->next, next_cb, self, NULL);
  g_source_attach (self->next, g_main_context_get_thread_default ());
}

static void
finish_board (QsCountSeries *self)
{
  QsCountRecord record;
  GError *error = NULL;

  if (!qs_count_job_get_record (self->job, &record))
    g_return_if_reached ();

  if (qs_count_records_add (self->records, &record, &error))
    {
      self->n_counted++;
      queue_next (self);
    }
  else
    fail (self, error);
}

static void
job_changed_cb (QsCountSeries *self)
{
  if (self->state != QS_COUNT_SERIES_COUNTING || self->next != NULL)
    return;

  if (qs_count_job_get_state (self->job) == QS_COUNT_JOB_FINISHED)
    finish_board (self);
  else
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
qs_count_series_dispose (GObject *object)
{
  QsCountSeries *self = QS_COUNT_SERIES (object);

  clear_next (self);
  if (self->job != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->job, self);
      qs_count_job_stop (self->job);
    }
  g_clear_object (&self->job);
  g_clear_object (&self->records);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (qs_count_series_parent_class)->dispose (object);
}

static void
qs_count_series_class_init (QsCountSeriesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_count_series_dispose;

  /* Its state, its board or its progress has changed. */
  signals[CHANGED] =
      g_signal_new ("changed", QS_TYPE_COUNT_SERIES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_count_series_init (QsCountSeries *self)
{
  self->job = qs_count_job_new ();
  g_signal_connect_object (self->job, "notify", G_CALLBACK (job_changed_cb), self, G_CONNECT_SWAPPED);
}

/* @records is where results are kept. */
QsCountSeries *
qs_count_series_new (QsCountRecords *records)
{
  QsCountSeries *self;

  g_return_val_if_fail (QS_IS_COUNT_RECORDS (records), NULL);

  self = g_object_new (QS_TYPE_COUNT_SERIES, NULL);
  self->records = g_object_ref (records);

  return self;
}

/* Whether all boards up to that one have a record already. */
gboolean
qs_count_series_is_repetition (QsCountSeries *self,
                               guint          last_n)
{
  g_return_val_if_fail (QS_IS_COUNT_SERIES (self), FALSE);

  for (guint n = 1; n <= last_n; n++)
    {
      if (!has_record (self, n))
        return FALSE;
    }

  return TRUE;
}

/* Counts the boards up to @last_n that have no record, or all of them again if each has one. */
void
qs_count_series_start (QsCountSeries *self,
                       guint          last_n)
{
  g_return_if_fail (QS_IS_COUNT_SERIES (self));
  g_return_if_fail (self->state != QS_COUNT_SERIES_COUNTING);
  g_return_if_fail (last_n >= 1 && last_n <= QS_COUNT_MAX_N);

  g_clear_error (&self->error);
  self->again = qs_count_series_is_repetition (self, last_n);
  self->last_n = last_n;
  self->n_counted = 0;
  self->n = 0;
  count_next (self);
}

/* Stops; the results so far are kept. */
void
qs_count_series_stop (QsCountSeries *self)
{
  g_return_if_fail (QS_IS_COUNT_SERIES (self));

  if (self->state != QS_COUNT_SERIES_COUNTING)
    return;

  clear_next (self);
  set_state (self, QS_COUNT_SERIES_STOPPED);
  qs_count_job_stop (self->job);
}

QsCountSeriesState
qs_count_series_get_state (QsCountSeries *self)
{
  g_return_val_if_fail (QS_IS_COUNT_SERIES (self), QS_COUNT_SERIES_IDLE);

  return self->state;
}

/* The side of the board that is counted, or was last; 0 before the first. */
guint
qs_count_series_get_n (QsCountSeries *self)
{
  g_return_val_if_fail (QS_IS_COUNT_SERIES (self), 0);

  return self->n;
}

/* How many boards were counted since the start. */
guint
qs_count_series_get_n_counted (QsCountSeries *self)
{
  g_return_val_if_fail (QS_IS_COUNT_SERIES (self), 0);

  return self->n_counted;
}

/* About how much of the work is done, 0 … 1. */
double
qs_count_series_get_progress (QsCountSeries *self)
{
  double part = 1;
  double done = 0;

  g_return_val_if_fail (QS_IS_COUNT_SERIES (self), 0);

  if (self->state == QS_COUNT_SERIES_FINISHED)
    return 1;

  /* From the last board down, so that no number gets large. */
  for (guint n = self->last_n; n > 0; n--, part /= GROWTH)
    {
      if (n < self->n || (n == self->n && self->next != NULL))
        done += part;
      else if (n == self->n)
        done += part * CLAMP (qs_count_job_get_progress (self->job), 0, 1);
    }

  /* The sum of all parts is nearly GROWTH / (GROWTH − 1). */
  return CLAMP (done * (GROWTH - 1) / GROWTH, 0, 1);
}

/* Why it failed, or %NULL. */
const GError *
qs_count_series_get_error (QsCountSeries *self)
{
  g_return_val_if_fail (QS_IS_COUNT_SERIES (self), NULL);

  return self->error;
}
