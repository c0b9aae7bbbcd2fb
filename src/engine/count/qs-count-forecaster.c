/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes forecasts of counts in the background.
 *
 * One thread makes one forecast after the other, and abandons one for a board that
 * is no longer wanted. */

#include "config.h"

#include "qs-count-forecaster.h"

#include <string.h>

#include "qs-count-plan.h"
#include "qs-worker.h"

/* What both sides know. */
typedef struct
{
  QsWorker *worker; /* for the worker itself */
  guint n_threads;
  const QsKernel *kernel;
  int wanted;       /* atomic: the n that is wanted now */
  guint n;          /* the one that is being made, for the worker itself */
} Desk;

struct _QsCountForecaster
{
  GObject parent_instance;

  QsWorker *worker; /* from the first request on */
  Desk *desk;       /* the worker's */
  guint n_threads;  /* of the counts; 0 for one per processor */
  const QsKernel *kernel; /* of the counts; NULL for the fastest */
  guint newest;     /* the n of the last forecast that came, or 0 */
  QsCountForecast forecasts[QS_COUNT_MAX_N + 1]; /* by n, which is 0 where there is none yet */
};

enum
{
  PROP_0,
  PROP_FORECAST,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (QsCountForecaster, qs_count_forecaster, G_TYPE_OBJECT)

/* Signals a new request. */
static char wake;

static gboolean
is_given_up (gpointer data)
{
  const Desk *self = data;

  return qs_worker_is_stopped (self->worker) || g_atomic_int_get (&self->wanted) != (int) self->n;
}

static void
work (QsWorker *worker,
      gpointer  job)
{
  Desk *self = job;

  self->worker = worker;
  while (qs_worker_listen (worker, NULL, QS_CLOCK_NEVER) != NULL)
    {
      QsCountForecast forecast;
      guint n = (guint) g_atomic_int_get (&self->wanted);

      /* Two requests may have come at once. */
      if (n == self->n)
        continue;

      self->n = n;
      if (qs_count_forecast_make (self->n, self->n_threads, self->kernel, NULL, is_given_up, self, &forecast))
        qs_worker_post (worker, g_memdup2 (&forecast, sizeof forecast));
      else
        self->n = 0;
    }
}

static void
receive_forecast (gpointer message,
                  gpointer user_data)
{
  QsCountForecaster *self = user_data;
  const QsCountForecast *forecast = message;

  self->forecasts[forecast->n] = *forecast;
  self->newest = forecast->n;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FORECAST]);
}

static const QsWorkerKind forecaster_kind = {
  .name = "qs-forecaster",
  .work = work,
  .receive = receive_forecast,
  .is_awaited = TRUE,
  .free_job = g_free,
  .free_message = g_free,
};

static void
qs_count_forecaster_dispose (GObject *object)
{
  QsCountForecaster *self = QS_COUNT_FORECASTER (object);

  g_clear_pointer (&self->worker, qs_worker_stop);
  self->desk = NULL;

  G_OBJECT_CLASS (qs_count_forecaster_parent_class)->dispose (object);
}

static void
qs_count_forecaster_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  QsCountForecaster *self = QS_COUNT_FORECASTER (object);

  switch (prop_id)
    {
    case PROP_FORECAST:
      g_value_set_uint (value, self->newest);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
qs_count_forecaster_class_init (QsCountForecasterClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = qs_count_forecaster_dispose;
  object_class->get_property = qs_count_forecaster_get_property;

  /* The n of the forecast that came last; 0 before the first. */
  properties[PROP_FORECAST] =
      g_param_spec_uint ("forecast", NULL, NULL, 0, QS_COUNT_MAX_N, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qs_count_forecaster_init (QsCountForecaster *self)
{
}

QsCountForecaster *
qs_count_forecaster_new (void)
{
  return g_object_new (QS_TYPE_COUNT_FORECASTER, NULL);
}

/* Has it make all forecasts anew, when they are wanted. @n_threads is 0, as at first, for one per
 * processor; @kernel %NULL for the fastest. */
void
qs_count_forecaster_set_machine (QsCountForecaster *self,
                                 guint              n_threads,
                                 const QsKernel    *kernel)
{
  g_return_if_fail (QS_IS_COUNT_FORECASTER (self));

  if (self->n_threads == n_threads && self->kernel == kernel)
    return;

  g_clear_pointer (&self->worker, qs_worker_stop);
  self->desk = NULL;
  self->n_threads = n_threads;
  self->kernel = kernel;
  memset (self->forecasts, 0, sizeof self->forecasts);
}

/* Requests the forecast of a count. An earlier request that is not fulfilled yet is dropped. A
 * forecast that is there is not made again. */
void
qs_count_forecaster_want (QsCountForecaster *self,
                          guint              n)
{
  g_return_if_fail (QS_IS_COUNT_FORECASTER (self));
  g_return_if_fail (n >= 1 && n <= QS_COUNT_MAX_N);

  if (self->forecasts[n].n == n)
    return;

  if (self->worker == NULL)
    {
      self->desk = g_new0 (Desk, 1);
      self->desk->n_threads = self->n_threads;
      self->desk->kernel = self->kernel;
      self->worker = qs_worker_start (&forecaster_kind, self->desk, self);
    }

  g_atomic_int_set (&self->desk->wanted, (int) n);
  qs_worker_send (self->worker, &wake);
}

/* Returns whether the forecast is there. */
gboolean
qs_count_forecaster_get (QsCountForecaster *self,
                         guint              n,
                         QsCountForecast   *forecast)
{
  g_return_val_if_fail (QS_IS_COUNT_FORECASTER (self), FALSE);
  g_return_val_if_fail (n >= 1 && n <= QS_COUNT_MAX_N, FALSE);
  g_return_val_if_fail (forecast != NULL, FALSE);

  *forecast = self->forecasts[n];

  return forecast->n == n;
}
