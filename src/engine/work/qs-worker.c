/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A thread with work to do.
 *
 * The two sides share only the queues and one atomic flag: a message owns its
 * data. Credits bound the queue of messages: each post takes one, each received
 * message gives it back, and without a credit the worker waits. A worker has
 * queues of its own, so a message of a stopped run cannot arrive anywhere. */

#include "qs-worker.h"

#include <errno.h>
#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include "qs-memory.h"
#include "qs-queue.h"

/* How many messages may be on their way. */
#define CREDITS 8

/* How long one dispatch may receive messages, in microseconds, before the main loop gets its turn. */
#define DISPATCH_BUDGET 4000

/* How long a worker that got no thread waits before it tries again, in microseconds. */
#define RETRY_INTERVAL G_TIME_SPAN_SECOND

/* The first message is awaited: it comes with input, before the next picture. The others come after input, and in turn
 * with redrawing: neither can starve the other. */
#define FIRST_PRIORITY G_PRIORITY_DEFAULT
#define PRIORITY (G_PRIORITY_HIGH_IDLE + 20)

/* How much lower than the window's a worker's priority is, from 0 to 19. */
#define NICENESS 10

struct _QsWorker
{
  const QsWorkerKind *kind;
  gpointer job;
  gpointer user_data;
  GThread *thread;       /* NULL until the system gives one */
  int lacks_thread;      /* atomic: whether the work waits for another one */
  gboolean is_notified;  /* whether the program knows that there is none */
  GSource *source;       /* receives the messages */
  GAsyncQueue *messages; /* to the owner */
  GAsyncQueue *credits;  /* a token for each message that may be posted */
  GAsyncQueue *commands; /* to the worker */
  int stopped;           /* atomic */
};

/* How the program learns that there is no thread: one function for all workers, because they share the system. */
static QsWorkerFailureFunc failure_func;
static gpointer failure_data;

/* An item of the queues that only means "continue". */
static char token;

static void
free_item (gpointer       item,
           GDestroyNotify func)
{
  if (item != &token && func != NULL)
    func (item);
}

static void
drain (GAsyncQueue   *queue,
       GDestroyNotify func)
{
  gpointer item;

  while ((item = qs_queue_pop (queue, 0)) != NULL)
    free_item (item, func);
}

/* Runs when the owner, the source and the thread have all dropped their references. */
static void
clear (gpointer data)
{
  QsWorker *self = data;

  drain (self->messages, self->kind->free_message);
  drain (self->commands, self->kind->free_command);
  g_async_queue_unref (self->messages);
  g_async_queue_unref (self->credits);
  g_async_queue_unref (self->commands);

  free_item (self->job, self->kind->free_job);
}

static void
release (gpointer self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* Where processors are few the thread that draws comes first, even in a program that lowered its own
 * priority and may raise it again. Only Linux has priorities for a single thread. */
static void
step_back (void)
{
#ifdef __linux__
  id_t thread = (id_t) syscall (SYS_gettid);

  setpriority (PRIO_PROCESS, thread, MIN (getpriority (PRIO_PROCESS, thread) + NICENESS, 19));
#endif
}

static gpointer
run (gpointer data)
{
  QsWorker *self = data;

  if (!self->kind->is_awaited)
    step_back ();
  self->kind->work (self, self->job);

  return NULL;
}

/* The program is notified once. */
static void
notify_lack (QsWorker *self)
{
  g_autoptr (GError) error = g_error_new_literal (G_THREAD_ERROR, G_THREAD_ERROR_AGAIN, g_strerror (EAGAIN));

  if (failure_func != NULL && !self->is_notified)
    failure_func (error, failure_data);
  self->is_notified = TRUE;
}

/* Threads that end make room for others, so this tries until there is one. */
static void
retry (QsWorker *self)
{
  self->thread = qs_reserve_thread (self->kind->name, run, self, 0);
  if (self->thread != NULL)
    return;

  g_source_set_ready_time (self->source, g_get_monotonic_time () + RETRY_INTERVAL);
  notify_lack (self);
}

static gboolean
message_source_dispatch (GSource    *source,
                         GSourceFunc callback,
                         gpointer    user_data)
{
  QsWorker *self = user_data;
  gint64 deadline = g_get_monotonic_time () + DISPATCH_BUDGET;
  gpointer message;

  /* Before the first pop, so that a message posted from now on asks for another dispatch. */
  g_source_set_ready_time (source, -1);
  if (self->thread == NULL)
    retry (self);
  if (g_atomic_int_get (&self->lacks_thread))
    notify_lack (self);

  while (!g_source_is_destroyed (source) && (message = qs_queue_pop (self->messages, 0)) != NULL)
    {
      qs_queue_push (self->credits, &token);
      self->kind->receive (message, self->user_data);
      free_item (message, self->kind->free_message);
      if (g_source_get_priority (source) != PRIORITY)
        g_source_set_priority (source, PRIORITY);

      if (g_get_monotonic_time () >= deadline)
        {
          g_source_set_ready_time (source, 0);
          break;
        }
    }

  return G_SOURCE_CONTINUE;
}

static GSourceFuncs message_source_funcs = { .dispatch = message_source_dispatch };

/* Sets how the program learns that the system gives no thread. @func, which may be %NULL, is
 * called in the worker's main context, once for each worker that has to wait for its thread. */
void
qs_worker_set_failure_func (QsWorkerFailureFunc func,
                            gpointer            data)
{
  failure_func = func;
  failure_data = data;
}

/**
 * qs_worker_start:
 * @kind: (transfer none): what to do; must stay valid
 * @job: (transfer full): what to work on
 * @user_data: for the kind's receive function; must stay valid until qs_worker_stop()
 *
 * Starts a thread. Its messages arrive in the main context that is the caller's default. Where
 * the system gives no thread, the work waits until it does, and the program is notified.
 *
 * Returns: (transfer full): the worker; end it with qs_worker_stop()
 */
QsWorker *
qs_worker_start (const QsWorkerKind *kind,
                 gpointer            job,
                 gpointer            user_data)
{
  g_autoptr (GMainContext) context = g_main_context_ref_thread_default ();
  QsWorker *self = g_atomic_rc_box_new0 (QsWorker);

  self->kind = kind;
  self->job = job;
  self->user_data = user_data;
  self->messages = g_async_queue_new ();
  self->credits = g_async_queue_new ();
  self->commands = g_async_queue_new ();

  for (guint i = 0; i < CREDITS; i++)
    qs_queue_push (self->credits, &token);

  self->source = g_source_new (&message_source_funcs, sizeof (GSource));
  g_source_set_callback (self->source, NULL, g_atomic_rc_box_acquire (self), release);
  g_source_set_static_name (self->source, kind->name);
  g_source_set_priority (self->source, FIRST_PRIORITY);
  g_source_attach (self->source, context);

  self->thread = qs_reserve_thread (kind->name, run, self, 0);
  if (self->thread == NULL)
    g_source_set_ready_time (self->source, 0);

  return self;
}

/* Sends a command, which is the worker's from now on and comes to qs_worker_listen(). */
void
qs_worker_send (QsWorker *self,
                gpointer  command)
{
  qs_queue_push (self->commands, command);
}

/* Tells the worker to stop, wakes it if it waits, and waits until its thread has ended. No
 * message is received after that. */
void
qs_worker_stop (QsWorker *self)
{
  g_atomic_int_set (&self->stopped, TRUE);
  qs_queue_push (self->credits, &token);
  qs_queue_push (self->commands, &token);
  if (self->thread != NULL)
    g_thread_join (self->thread);

  g_source_destroy (self->source);
  g_source_unref (self->source);
  release (self);
}

/* A #QsStopFunc: whether the work must end at once. */
gboolean
qs_worker_is_stopped (gpointer worker)
{
  QsWorker *self = worker;

  return g_atomic_int_get (&self->stopped);
}

/* Notifies the program that the work waits for a thread besides its own, which the system does
 * not give. It is notified once. */
void
qs_worker_lack_thread (QsWorker *self)
{
  g_atomic_int_set (&self->lacks_thread, TRUE);
  g_source_set_ready_time (self->source, 0);
}

/* Whether qs_worker_post() would not wait now. */
gboolean
qs_worker_can_post (QsWorker *self)
{
  return g_async_queue_length (self->credits) > 0;
}

/* Posts a message, which is the owner's from now on, and waits while too many are on their way.
 * Returns whether to continue; %FALSE when the worker is stopped. */
gboolean
qs_worker_post (QsWorker *self,
                gpointer  message)
{
  qs_queue_pop (self->credits, -1);

  if (qs_worker_is_stopped (self))
    {
      /* From now on nothing waits any more, whatever the work does. */
      qs_queue_push (self->credits, &token);
      free_item (message, self->kind->free_message);
      return FALSE;
    }

  qs_queue_push (self->messages, message);
  g_source_set_ready_time (self->source, 0);

  return TRUE;
}

/* Waits for a command of the owner; @until may be %QS_CLOCK_NOW or %QS_CLOCK_NEVER. The command
 * is the caller's; %NULL when none came in time or the worker is stopped. */
gpointer
qs_worker_listen (QsWorker *self,
                  QsClock  *clock,
                  gint64    until)
{
  gpointer command = qs_clock_pop (clock, self->commands, until);

  if (command != &token)
    return command;

  qs_queue_push (self->commands, &token);

  return NULL;
}
