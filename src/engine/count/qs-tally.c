/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What this machine knows of the number of solutions of a board: counted at once, or on record. */

#include "config.h"

#include "qs-tally.h"

struct _QsTally
{
  GObject parent_instance;

  QsCountRecords *records;
  guint n;              /* the side of the board, in squares; 0 for none */
  QsCountJob *job;      /* counts a small board; NULL afterwards */
  gboolean is_known;    /* whether there is a record */
  QsCountRecord record; /* of the board; its date is 0 when it was counted just now */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QsTally, qs_tally, G_TYPE_OBJECT)

static void
drop_job (QsTally *self)
{
  if (self->job == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->job, self);
  qs_count_job_stop (self->job);
  g_clear_object (&self->job);
}

/* Where the memory does not suffice the number stays unknown, but nobody has to wait. */
static void
job_changed_cb (QsTally *self)
{
  QsCountJobState state = qs_count_job_get_state (self->job);

  if (state == QS_COUNT_JOB_FINISHED)
    {
      self->is_known = qs_count_job_get_record (self->job, &self->record);
      if (self->is_known)
        qs_count_records_note (self->records, &self->record);
      self->record.date = 0;
    }
  if (state == QS_COUNT_JOB_FINISHED || state == QS_COUNT_JOB_FAILED)
    drop_job (self);

  g_signal_emit (self, signals[CHANGED], 0);
}

static void
count (QsTally *self)
{
  g_autoptr (QsCountJob) job = qs_count_job_new ();
  QsCountOrder order = { .n = self->n };

  /* A refused job is dropped while it starts, so it needs a second reference here. */
  self->job = g_object_ref (job);
  g_signal_connect_object (job, "notify", G_CALLBACK (job_changed_cb), self, G_CONNECT_SWAPPED);
  qs_count_job_start (job, &order, NULL);
}

/* A recorded count stays; one of this process is newer than any. */
static void
records_changed_cb (QsTally *self)
{
  if (self->n <= QS_TALLY_MAX_N)
    return;

  self->is_known = qs_count_records_get (self->records, self->n, &self->record);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
qs_tally_dispose (GObject *object)
{
  QsTally *self = QS_TALLY (object);

  drop_job (self);
  g_clear_object (&self->records);

  G_OBJECT_CLASS (qs_tally_parent_class)->dispose (object);
}

static void
qs_tally_class_init (QsTallyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_tally_dispose;

  /* The numbers, or whether they are known, or the progress of the count have changed. */
  signals[CHANGED] = g_signal_new ("changed", QS_TYPE_TALLY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_tally_init (QsTally *self)
{
}

/* Large boards are looked up in @records. */
QsTally *
qs_tally_new (QsCountRecords *records)
{
  QsTally *self;

  g_return_val_if_fail (QS_IS_COUNT_RECORDS (records), NULL);

  self = g_object_new (QS_TYPE_TALLY, NULL);
  self->records = g_object_ref (records);
  g_signal_connect_object (records, "changed", G_CALLBACK (records_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/* Turns to another board, up to %QS_COUNT_MAX_N, or 0 for none. A small one is counted at once,
 * and a count that still runs is abandoned. */
void
qs_tally_set_n (QsTally *self,
                guint    n)
{
  g_return_if_fail (QS_IS_TALLY (self));
  g_return_if_fail (n <= QS_COUNT_MAX_N);

  if (self->n == n)
    return;

  drop_job (self);
  self->n = n;
  self->is_known = n > QS_TALLY_MAX_N && qs_count_records_get (self->records, n, &self->record);
  qs_tally_go_on (self);

  g_signal_emit (self, signals[CHANGED], 0);
}

/* Abandons a running count. */
void
qs_tally_stop (QsTally *self)
{
  g_return_if_fail (QS_IS_TALLY (self));

  if (self->job == NULL)
    return;

  drop_job (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Counts a small board that is not known, once more if its count was abandoned. */
void
qs_tally_go_on (QsTally *self)
{
  g_return_if_fail (QS_IS_TALLY (self));

  if (self->n == 0 || self->n > QS_TALLY_MAX_N || self->is_known || self->job != NULL)
    return;

  count (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* 0 for none. */
guint
qs_tally_get_n (QsTally *self)
{
  g_return_val_if_fail (QS_IS_TALLY (self), 0);

  return self->n;
}

/* The job that counts the board with all processors for a moment, or %NULL. */
QsCountJob *
qs_tally_get_job (QsTally *self)
{
  g_return_val_if_fail (QS_IS_TALLY (self), NULL);

  return self->job;
}

/* The numbers of the board; the date is 0 where they were counted just now. Returns whether they
 * are known. */
gboolean
qs_tally_get_record (QsTally       *self,
                     QsCountRecord *record)
{
  g_return_val_if_fail (QS_IS_TALLY (self), FALSE);
  g_return_val_if_fail (record != NULL, FALSE);

  if (self->is_known)
    *record = self->record;

  return self->is_known;
}

/* The number of symmetry classes. Returns whether it is known. */
gboolean
qs_tally_get_fundamental (QsTally *self,
                          QsTotal *fundamental)
{
  QsClasses classes;

  g_return_val_if_fail (QS_IS_TALLY (self), FALSE);
  g_return_val_if_fail (fundamental != NULL, FALSE);

  if (!self->is_known || !qs_classes_find (self->n, &self->record.solutions, &self->record.symmetric, &classes))
    return FALSE;

  *fundamental = classes.fundamental;
  return TRUE;
}
