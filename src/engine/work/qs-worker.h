/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A thread with work to do, a bounded queue of messages from it and a queue of commands to it. */

#pragma once

#include "qs-clock.h"

G_BEGIN_DECLS

/**
 * QsWorker:
 *
 * One run of some work in a thread of its own.
 */
typedef struct _QsWorker QsWorker;

/**
 * QsWorkerKind:
 * @name: of the thread and of the source of its messages: `qs-noun` after the
 *   file that starts the worker, shortened where it has more than 15 bytes
 * @work: does the work, in the thread; it checks qs_worker_is_stopped() every
 *   few milliseconds
 * @receive: gets each message, in the thread that started the worker; the
 *   message is freed afterwards
 * @is_awaited: whether somebody waits for each message; then the thread keeps
 *   its normal priority
 * @free_job: frees what @work works on
 * @free_message: frees a message
 * @free_command: frees a command
 *
 * What the workers of one purpose have in common.
 */
typedef struct
{
  const char *name;
  void (*work) (QsWorker *worker,
                gpointer  job);
  void (*receive) (gpointer message,
                   gpointer user_data);
  gboolean is_awaited;
  GDestroyNotify free_job;
  GDestroyNotify free_message;
  GDestroyNotify free_command;
} QsWorkerKind;

/**
 * QsWorkerShareFunc:
 * @worker: the worker
 * @thread: which of the threads it runs in: 0 is the worker's own, the only
 *   one that may post and listen
 * @data: what was given with it; all threads have the same
 *
 * A part of the work that several threads do at the same time. It checks
 * qs_worker_is_stopped() every few milliseconds.
 */
typedef void (*QsWorkerShareFunc) (QsWorker *worker,
                                   guint     thread,
                                   gpointer  data);

/**
 * QsWorkerFailureFunc:
 * @error: why there is no thread
 * @data: what was given with it
 *
 * Called when a worker cannot get a thread yet.
 */
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
void      qs_worker_share         (QsWorker          *self,
                                   guint              n_threads,
                                   QsWorkerShareFunc  share,
                                   gpointer           data);
guint     qs_worker_get_n_helpers (QsWorker          *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsWorker, qs_worker_stop)

G_END_DECLS
