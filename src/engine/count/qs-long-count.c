/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one long count of the application, the remains of interrupted ones, and the records of finished ones. */

#include "config.h"

#include "qs-long-count.h"

#include "qs-counter.h"
#include "qs-worker.h"

struct _QsLongCount
{
  GObject parent_instance;

  QsCountRecords *records;
  GPtrArray *remains;                    /* of QsCountRemains; the one that was stopped last comes first */
  QsWorker *reader;                      /* while it looks at the files of former counts */
  gboolean is_taken[QS_COUNT_MAX_N + 1]; /* the boards whose files it leaves alone */
  QsCountJob *job;                       /* while it counts or is paused */
  QsCountStore *store;                   /* what @job is saved in */
  guint n_threads;                       /* of the next count; 0 for one per processor */
  char *kernel;                          /* the name of its kernel; NULL or unknown for the fastest */
};

enum
{
  PROP_0,
  PROP_THREADS,
  PROP_KERNEL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  FOUND,
  CHANGED,
  FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QsLongCount, qs_long_count, G_TYPE_OBJECT)

static QsCountRemains *
find_remains (QsLongCount *self,
              guint        n,
              guint       *index)
{
  for (guint i = 0; i < self->remains->len; i++)
    {
      QsCountRemains *remains = g_ptr_array_index (self->remains, i);

      if (index != NULL)
        *index = i;
      if (remains->n == n)
        return remains;
    }

  return NULL;
}

static void
forget_remains (QsLongCount *self,
                guint        n)
{
  guint index;

  if (find_remains (self, n, &index) != NULL)
    g_ptr_array_remove_index (self->remains, index);
}

static QsCountRemains *
update_remains (QsLongCount *self,
                guint        n)
{
  QsCountRemains *remains = qs_count_remains_read (n);

  forget_remains (self, n);
  if (remains != NULL)
    g_ptr_array_insert (self->remains, 0, remains);

  return remains;
}

/* Looks at all boards except the taken ones, the largest first. */
static void
read_all_remains (QsWorker *worker,
                  gpointer  job)
{
  const gboolean *is_taken = job;
  g_autoptr (GArray) boards = qs_count_store_list_defaults ();
  GPtrArray *found = g_ptr_array_new_with_free_func (qs_count_remains_free);

  for (guint i = boards->len; i > 0 && !qs_worker_is_stopped (worker); i--)
    {
      guint n = g_array_index (boards, guint, i - 1);
      QsCountRemains *remains = is_taken[n] ? NULL : qs_count_remains_read (n);

      if (remains != NULL)
        g_ptr_array_add (found, remains);
    }

  qs_worker_post (worker, found);
}

static void
receive_remains (gpointer message,
                 gpointer user_data)
{
  QsLongCount *self = user_data;
  GPtrArray *found = message;

  g_clear_pointer (&self->reader, qs_worker_stop);
  while (found->len > 0)
    g_ptr_array_add (self->remains, g_ptr_array_steal_index (found, 0));

  g_signal_emit (self, signals[CHANGED], 0);
  g_signal_emit (self, signals[FOUND], 0);
}

/* It holds locks that others wait for, so its priority stays normal. */
static const QsWorkerKind reader_kind = {
  .name = "qs-long-count",
  .work = read_all_remains,
  .receive = receive_remains,
  .is_awaited = TRUE,
  .free_job = g_free,
  .free_message = (GDestroyNotify) g_ptr_array_unref,
};

static void
find_all_remains (QsLongCount *self)
{
  self->reader = qs_worker_start (&reader_kind, g_memdup2 (self->is_taken, sizeof self->is_taken), self);
}

/* From here on the file of the board belongs to this thread. The reader might be reading it, so it begins anew. */
static void
take_board (QsLongCount *self,
            guint        n)
{
  self->is_taken[n] = TRUE;
  if (self->reader == NULL)
    return;

  qs_worker_stop (self->reader);
  find_all_remains (self);
}

static void
drop_job (QsLongCount *self)
{
  if (self->job != NULL)
    g_signal_handlers_disconnect_by_data (self->job, self);
  g_clear_object (&self->job);
  g_clear_pointer (&self->store, qs_count_store_free);
}

/* Keeps why a count failed, which the next look at its file would not show. */
static void
fail (QsLongCount  *self,
      const GError *error)
{
  guint n = qs_count_job_get_n (self->job);
  g_autofree char *reason = g_strdup (error != NULL ? error->message : NULL);
  QsCountRemains *remains;

  drop_job (self);
  remains = update_remains (self, n);
  if (remains == NULL)
    {
      remains = qs_count_remains_new (n, -1);
      g_ptr_array_insert (self->remains, 0, remains);
    }

  g_free (remains->reason);
  remains->reason = g_steal_pointer (&reason);
}

static void
drop_store (QsLongCount *self)
{
  g_autoptr (GError) error = NULL;

  if (!qs_count_store_remove (self->store, &error))
    g_message ("%s", error->message);
}

/* The record first: where it cannot be written, the file stays, and the count can be resumed to write it then. */
static void
finish (QsLongCount *self)
{
  g_autoptr (GError) error = NULL;
  QsCountRecord record;

  if (!qs_count_job_get_record (self->job, &record))
    g_return_if_reached ();

  if (qs_count_records_add (self->records, &record, &error))
    {
      drop_store (self);
      drop_job (self);
      forget_remains (self, record.n);
    }
  else
    fail (self, error);

  g_signal_emit (self, signals[FINISHED], 0, &record);
}

/* A job whose file could not be written still has everything it counted: it stays, to be resumed. */
static void
job_changed_cb (QsLongCount *self)
{
  if (qs_count_job_get_state (self->job) == QS_COUNT_JOB_FINISHED)
    finish (self);

  g_signal_emit (self, signals[CHANGED], 0);
}

static void
qs_long_count_dispose (GObject *object)
{
  QsLongCount *self = QS_LONG_COUNT (object);

  g_clear_pointer (&self->reader, qs_worker_stop);
  qs_long_count_stop (self);
  g_clear_object (&self->records);

  G_OBJECT_CLASS (qs_long_count_parent_class)->dispose (object);
}

static void
qs_long_count_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  QsLongCount *self = QS_LONG_COUNT (object);

  switch (prop_id)
    {
    case PROP_THREADS:
      g_value_set_uint (value, self->n_threads);
      break;
    case PROP_KERNEL:
      g_value_set_string (value, self->kernel);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
qs_long_count_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  QsLongCount *self = QS_LONG_COUNT (object);

  switch (prop_id)
    {
    case PROP_THREADS:
      self->n_threads = g_value_get_uint (value);
      break;
    case PROP_KERNEL:
      g_free (self->kernel);
      self->kernel = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
qs_long_count_finalize (GObject *object)
{
  QsLongCount *self = QS_LONG_COUNT (object);

  g_ptr_array_unref (self->remains);
  g_free (self->kernel);

  G_OBJECT_CLASS (qs_long_count_parent_class)->finalize (object);
}

static void
qs_long_count_class_init (QsLongCountClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = qs_long_count_get_property;
  object_class->set_property = qs_long_count_set_property;
  object_class->dispose = qs_long_count_dispose;
  object_class->finalize = qs_long_count_finalize;

  /* How many threads the next count has; 0 for one per processor. */
  properties[PROP_THREADS] = g_param_spec_uint ("threads", NULL, NULL, 0, QS_LONG_COUNT_MAX_THREADS, 0,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);

  /* The name of the kernel of the next count. The fastest one stands for a name of none that this
   * processor can run. */
  properties[PROP_KERNEL] = g_param_spec_string ("kernel", NULL, NULL, NULL,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* The remains of former counts are known. Emitted once. */
  signals[FOUND] =
      g_signal_new ("found", QS_TYPE_LONG_COUNT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Its progress, its state or the remains have changed. */
  signals[CHANGED] =
      g_signal_new ("changed", QS_TYPE_LONG_COUNT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* A count came to its end, with a #QsCountRecord. */
  signals[FINISHED] = g_signal_new ("finished", QS_TYPE_LONG_COUNT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, QS_TYPE_COUNT_RECORD | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
qs_long_count_init (QsLongCount *self)
{
  self->remains = g_ptr_array_new_with_free_func (qs_count_remains_free);
}

/* Makes a long count, which begins to look for the remains of former ones and emits “found” when
 * it knows them. It starts none of them. @records gets the results. */
QsLongCount *
qs_long_count_new (QsCountRecords *records)
{
  QsLongCount *self;

  g_return_val_if_fail (QS_IS_COUNT_RECORDS (records), NULL);

  self = g_object_new (QS_TYPE_LONG_COUNT, NULL);
  self->records = g_object_ref (records);
  find_all_remains (self);

  return self;
}

QsCountRecords *
qs_long_count_get_records (QsLongCount *self)
{
  g_return_val_if_fail (QS_IS_LONG_COUNT (self), NULL);

  return self->records;
}

/* The job that counts or is paused, or %NULL. */
QsCountJob *
qs_long_count_get_job (QsLongCount *self)
{
  g_return_val_if_fail (QS_IS_LONG_COUNT (self), NULL);

  return self->job;
}

/* How the next count is done: @n_threads is 0 for one per processor, @kernel %NULL for the
 * fastest. */
void
qs_long_count_get_machine (QsLongCount     *self,
                           guint           *n_threads,
                           const QsKernel **kernel)
{
  g_return_if_fail (QS_IS_LONG_COUNT (self));
  g_return_if_fail (n_threads != NULL && kernel != NULL);

  *n_threads = self->n_threads;
  *kernel = self->kernel != NULL ? qs_kernel_find (qs_count_kernels, self->kernel) : NULL;
}

/* Starts to count, or resumes a former count of that board. There must be no job. The error says
 * why the file cannot be used, or how much memory is missing. */
gboolean
qs_long_count_start (QsLongCount *self,
                     guint        n,
                     GError     **error)
{
  g_autofree char *path = NULL;
  QsCountOrder order = { .n = n };
  gboolean is_counting;

  g_return_val_if_fail (QS_IS_LONG_COUNT (self), FALSE);
  g_return_val_if_fail (self->job == NULL, FALSE);
  g_return_val_if_fail (n >= 1 && n <= QS_COUNT_MAX_N, FALSE);

  take_board (self, n);
  path = qs_count_store_get_default_path (n);
  self->store = qs_count_store_open (path, n, error);
  if (self->store == NULL)
    {
      update_remains (self, n);
      g_signal_emit (self, signals[CHANGED], 0);
      return FALSE;
    }

  forget_remains (self, n);
  qs_long_count_get_machine (self, &order.n_threads, &order.kernel);
  self->job = qs_count_job_new ();
  qs_count_job_start (self->job, &order, self->store);
  is_counting = qs_count_job_get_state (self->job) != QS_COUNT_JOB_FAILED;
  if (is_counting)
    g_signal_connect_object (self->job, "notify", G_CALLBACK (job_changed_cb), self, G_CONNECT_SWAPPED);
  else
    {
      g_propagate_error (error, g_error_copy (qs_count_job_get_error (self->job)));
      fail (self, qs_count_job_get_error (self->job));
    }
  g_signal_emit (self, signals[CHANGED], 0);

  return is_counting;
}

/* Stops the count, if there is one, and saves its work. */
void
qs_long_count_stop (QsLongCount *self)
{
  QsCountRemains *remains;
  guint n;

  g_return_if_fail (QS_IS_LONG_COUNT (self));

  if (self->job == NULL)
    return;

  n = qs_count_job_get_n (self->job);
  g_signal_handlers_disconnect_by_data (self->job, self);
  qs_count_job_stop (self->job);
  if (qs_count_job_get_state (self->job) == QS_COUNT_JOB_FAILED)
    fail (self, qs_count_job_get_error (self->job));
  else
    {
      drop_job (self);
      remains = update_remains (self, n);
      if (remains != NULL)
        remains->was_stopped = TRUE;
    }

  g_signal_emit (self, signals[CHANGED], 0);
}

/* Discards the remains of the count of a board. Returns whether nothing is left; else the error
 * says why the file is still there. */
gboolean
qs_long_count_discard (QsLongCount *self,
                       guint        n,
                       GError     **error)
{
  gboolean is_removed;

  g_return_val_if_fail (QS_IS_LONG_COUNT (self), FALSE);
  g_return_val_if_fail (self->job == NULL || qs_count_job_get_n (self->job) != n, FALSE);

  take_board (self, n);
  is_removed = qs_count_remains_remove (n, error);
  if (is_removed)
    forget_remains (self, n);
  else
    update_remains (self, n);
  g_signal_emit (self, signals[CHANGED], 0);

  return is_removed;
}

/* The remains of a count of that board, or %NULL. */
const QsCountRemains *
qs_long_count_get_remains (QsLongCount *self,
                           guint        n)
{
  g_return_val_if_fail (QS_IS_LONG_COUNT (self), NULL);

  return find_remains (self, n, NULL);
}

/**
 * qs_long_count_get_offer:
 * @self: a long count
 *
 * Returns: (transfer none) (nullable): a count that can be resumed or begun anew, and whose
 *   result is not on record; %NULL while something is counted, and before all
 *   remains are known
 */
const QsCountRemains *
qs_long_count_get_offer (QsLongCount *self)
{
  g_return_val_if_fail (QS_IS_LONG_COUNT (self), NULL);

  if (self->reader != NULL || self->job != NULL)
    return NULL;

  for (guint i = 0; i < self->remains->len; i++)
    {
      const QsCountRemains *remains = g_ptr_array_index (self->remains, i);
      QsCountRecord record;

      if ((remains->progress >= 0 || remains->is_outdated) && !qs_count_records_get (self->records, remains->n, &record))
        return remains;
    }

  return NULL;
}
