/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A thread with work to do, a bounded queue of messages from it and a queue of commands to it. */

#pragma once

#include "qs-clock.h"

/* One run of some work in a thread of its own. */
typedef struct _QsWorker QsWorker;

/* What the workers of one purpose have in common. */
typedef struct
{
  /* Of the thread and of the source of its messages: `qs-noun` after the file that starts the
   * worker, shortened where it has more than 15 bytes. */
  const char *name;
  /* Does the work, in the thread, perhaps with qs_helpers_work(); it checks qs_worker_is_stopped() every few
   * milliseconds. Only this thread may post and listen. */
  void (*work) (QsWorker *worker,
                gpointer  job);
  /* Gets each message, in the thread that started the worker; the message is freed afterwards. */
  void (*receive) (gpointer message,
                   gpointer user_data);
  /* Whether somebody waits for each message; then the thread keeps its normal priority. */
  gboolean is_awaited;
  GDestroyNotify free_job; /* what @work works on */
  GDestroyNotify free_message;
  GDestroyNotify free_command;
} QsWorkerKind;

/* Called when a worker cannot get a thread yet. */
typedef void (*QsWorkerFailureFunc) (const GError *error,
                                     gpointer      data);

/* For the program, before it starts the first worker. */
void      qs_worker_set_failure_func (QsWorkerFailureFunc func,
                                      gpointer            data);

/* For the thread that owns the worker. */
QsWorker *qs_worker_start      (const QsWorkerKind *kind,
                                gpointer            job,
                                gpointer            user_data);
void      qs_worker_send       (QsWorker           *self,
                                gpointer            command);
void      qs_worker_stop       (QsWorker           *self);

/* For the work itself. */
gboolean  qs_worker_is_stopped    (gpointer           worker);
void      qs_worker_lack_thread   (QsWorker          *self);
gboolean  qs_worker_can_post      (QsWorker          *self);
gboolean  qs_worker_post          (QsWorker          *self,
                                   gpointer           message);
gpointer  qs_worker_listen        (QsWorker          *self,
                                   QsClock           *clock,
                                   gint64             until);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsWorker, qs_worker_stop)
