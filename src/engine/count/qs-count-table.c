/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All that is known about the numbers of solutions, board by board: the published ones, those counted here, and the
 * sizes of the symmetry classes, which a thread finds out where they are not known. */

#include "config.h"

#include "qs-count-table.h"

#include "qs-count-plan.h"
#include "qs-worker.h"

/* The largest board whose symmetric solutions are counted only to show the classes: a second at most for all boards. */
#define CLASSES_MAX_N 20

struct _QsCountTable
{
  GObject parent_instance;

  QsCountRecords *records;
  QsWorker *worker; /* counts symmetric solutions */
  gboolean has_symmetric[CLASSES_MAX_N + 1];
  QsSymmetricCounts symmetric[CLASSES_MAX_N + 1];
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QsCountTable, qs_count_table, G_TYPE_OBJECT)

/* What the thread reports about a board. */
typedef struct
{
  guint n;
  QsSymmetricCounts counts;
} Finding;

static void
count_symmetric (QsWorker *worker,
                 gpointer  job)
{
  for (guint n = 1; n <= CLASSES_MAX_N && !qs_worker_is_stopped (worker); n++)
    {
      Finding finding = { .n = n };

      if (qs_count_entry_needs_symmetric (n) && qs_symmetric_count (n, qs_worker_is_stopped, worker, &finding.counts))
        qs_worker_post (worker, g_memdup2 (&finding, sizeof finding));
    }
}

static void
receive (gpointer message,
         gpointer user_data)
{
  QsCountTable *self = user_data;
  const Finding *finding = message;

  self->symmetric[finding->n] = finding->counts;
  self->has_symmetric[finding->n] = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
}

static const QsWorkerKind worker_kind = {
  .name = "qs-count-table",
  .work = count_symmetric,
  .receive = receive,
  .free_message = g_free,
};

static void
records_changed_cb (QsCountTable *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
qs_count_table_dispose (GObject *object)
{
  QsCountTable *self = QS_COUNT_TABLE (object);

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_clear_object (&self->records);

  G_OBJECT_CLASS (qs_count_table_parent_class)->dispose (object);
}

static void
qs_count_table_class_init (QsCountTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_count_table_dispose;

  /* More is known than before. */
  signals[CHANGED] =
      g_signal_new ("changed", QS_TYPE_COUNT_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_count_table_init (QsCountTable *self)
{
}

/* @records are the boards that were counted on this machine. */
QsCountTable *
qs_count_table_new (QsCountRecords *records)
{
  QsCountTable *self;

  g_return_val_if_fail (QS_IS_COUNT_RECORDS (records), NULL);

  self = g_object_new (QS_TYPE_COUNT_TABLE, NULL);
  self->records = g_object_ref (records);
  g_signal_connect_object (records, "changed", G_CALLBACK (records_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/* Begins, once, to find the sizes of the symmetry classes where they do not follow from the
 * published numbers. */
void
qs_count_table_find_classes (QsCountTable *self)
{
  g_return_if_fail (QS_IS_COUNT_TABLE (self));

  if (self->worker == NULL)
    self->worker = qs_worker_start (&worker_kind, NULL, self);
}

/* The QsCountEntry of the boards about which anything is known, by their sides. */
GArray *
qs_count_table_list (QsCountTable *self)
{
  GArray *entries;

  g_return_val_if_fail (QS_IS_COUNT_TABLE (self), NULL);

  entries = g_array_new (FALSE, FALSE, sizeof (QsCountEntry));
  for (guint n = 1; n <= QS_COUNT_MAX_N; n++)
    {
      gboolean has_symmetric = n <= CLASSES_MAX_N && self->has_symmetric[n];
      QsCountRecord record;
      QsCountEntry entry;

      if (qs_count_entry_init (&entry, n, qs_count_records_get_noted (self->records, n, &record) ? &record : NULL,
                               has_symmetric ? &self->symmetric[n] : NULL))
        g_array_append_val (entries, entry);
    }

  return entries;
}
