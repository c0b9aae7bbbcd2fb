/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds all solutions of a board in the background: the main thread's face of the enumerator. */

#include "config.h"

#include "qs-solver.h"

#include <string.h>

#include "qs-enumerator.h"
#include "qs-known.h"
#include "qs-worker.h"

/* The most solutions in one message. */
#define BATCH_SIZE 1024

/* The nodes between two looks at the stop flag: well under a millisecond. */
#define NODES_PER_LOOK (1 << 15)

/* The longest time that found solutions are held back, in microseconds. */
#define POST_INTERVAL 16000

/* How often the clock is read, in solutions. */
#define SOLUTIONS_PER_CLOCK 64

/* The shortest time that the rate is taken over, in seconds. */
#define RATE_WINDOW 1.0

struct _QsSolver
{
  GObject parent_instance;

  QsWorker *worker; /* while running */
  QsSolutionSet *solution_set;
  QsSolverState state;
  double elapsed;       /* seconds that the search has taken until the last message */
  double rate;          /* solutions a second, lately */
  double window_start;  /* when the rate's window began, as elapsed */
  guint64 window_count; /* the count at that time */
};

enum
{
  PROP_0,
  PROP_N,
  PROP_STATE,
  PROP_COUNT,
  PROP_RATE,
  PROP_SOLUTION_SET,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (QsSolver, qs_solver, G_TYPE_OBJECT)

/* What the worker works on. */
typedef struct
{
  QsEnumerator enumerator;
  guint64 wanted; /* how many solutions are still to be posted, not only counted */
} Job;

/* What the worker posts: the solutions found since the last batch. */
typedef struct
{
  guint64 found;
  gsize n_solutions; /* how many of these are in @columns */
  gint64 elapsed;    /* microseconds that the search has taken */
  gboolean finished;
  guint16 columns[];
} Batch;

static Batch *
batch_new (guint n)
{
  return g_malloc0 (sizeof (Batch) + BATCH_SIZE * n * sizeof (guint16));
}

/* Posts *@batch and puts a new one in its place. The time that the owner lets the search wait is
 * not its own: *@start is moved by it. */
static gboolean
post_batch (QsWorker *worker,
            Batch   **batch,
            guint     n,
            gint64   *start)
{
  gint64 before = g_get_monotonic_time ();

  (*batch)->elapsed = before - *start;
  if (!qs_worker_post (worker, g_steal_pointer (batch)))
    return FALSE;

  *start += g_get_monotonic_time () - before;
  *batch = batch_new (n);
  return TRUE;
}

/* Counts a solution, and keeps it in the batch while solutions are wanted. */
static void
take_solution (Job           *job,
               Batch         *batch,
               const guint16 *columns)
{
  guint n = job->enumerator.n;

  batch->found++;
  if (job->wanted > 0)
    {
      memcpy (batch->columns + batch->n_solutions * n, columns, n * sizeof *columns);
      batch->n_solutions++;
      job->wanted--;
    }
}

static void
search (QsWorker *worker,
        gpointer  data)
{
  Job *job = data;
  guint n = job->enumerator.n;
  gint64 start = g_get_monotonic_time ();
  gint64 next_post = start;
  g_autofree Batch *batch = batch_new (n);
  guint16 columns[QS_ENUMERATOR_MAX_N];

  while (!qs_worker_is_stopped (worker))
    {
      QsEnumeratorStep step = qs_enumerator_next (&job->enumerator, NODES_PER_LOOK, columns);

      if (step == QS_ENUMERATOR_SOLUTION)
        take_solution (job, batch, columns);

      if (step == QS_ENUMERATOR_FINISHED)
        {
          batch->finished = TRUE;
          post_batch (worker, &batch, n, &start);
          return;
        }

      if (batch->n_solutions == BATCH_SIZE ||
          ((step == QS_ENUMERATOR_PAUSED || batch->found % SOLUTIONS_PER_CLOCK == 1) &&
           g_get_monotonic_time () >= next_post))
        {
          if (!post_batch (worker, &batch, n, &start))
            return;
          next_post = g_get_monotonic_time () + POST_INTERVAL;
        }
    }
}

/* Measures the rate over whole seconds; over all the time while the run is younger. */
static void
update_rate (QsSolver *self)
{
  guint64 count = qs_solution_set_get_count (self->solution_set);
  double window = self->elapsed - self->window_start;
  gboolean is_young = self->window_start <= 0;

  if (window >= RATE_WINDOW || (is_young && window > 0))
    self->rate = (double) (count - self->window_count) / window;

  if (window >= RATE_WINDOW)
    {
      self->window_start = self->elapsed;
      self->window_count = count;
    }
}

static void
set_state (QsSolver     *self,
           QsSolverState state)
{
  if (self->state == state)
    return;

  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

static void
receive_batch (gpointer message,
               gpointer user_data)
{
  g_autoptr (QsSolver) self = g_object_ref (QS_SOLVER (user_data));
  Batch *batch = message;
  g_autoptr (QsSolutionSet) solution_set = g_object_ref (self->solution_set);

  self->elapsed = (double) batch->elapsed / G_USEC_PER_SEC;
  qs_solution_set_add (solution_set, batch->found, batch->columns, batch->n_solutions, batch->finished);

  /* Who heard of the change may have started another run. */
  if (self->solution_set != solution_set)
    return;

  update_rate (self);

  if (batch->finished)
    {
      g_clear_pointer (&self->worker, qs_worker_stop);
      set_state (self, QS_SOLVER_FINISHED);
    }

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COUNT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RATE]);
}

static const QsWorkerKind solver_kind = {
  .name = "qs-solver",
  .work = search,
  .receive = receive_batch,
  .free_job = g_free,
  .free_message = g_free,
};

static void
qs_solver_dispose (GObject *object)
{
  QsSolver *self = QS_SOLVER (object);

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_clear_object (&self->solution_set);

  G_OBJECT_CLASS (qs_solver_parent_class)->dispose (object);
}

static void
qs_solver_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  QsSolver *self = QS_SOLVER (object);

  switch (prop_id)
    {
    case PROP_N:
      g_value_set_uint (value, qs_solver_get_n (self));
      break;
    case PROP_STATE:
      g_value_set_int (value, (int) self->state);
      break;
    case PROP_COUNT:
      g_value_set_uint64 (value, qs_solver_get_count (self));
      break;
    case PROP_RATE:
      g_value_set_double (value, self->rate);
      break;
    case PROP_SOLUTION_SET:
      g_value_set_object (value, self->solution_set);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
qs_solver_class_init (QsSolverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = qs_solver_dispose;
  object_class->get_property = qs_solver_get_property;

  /**
   * QsSolver:n:
   *
   * The side of the board, in squares; 0 before the first start.
   */
  properties[PROP_N] =
      g_param_spec_uint ("n", NULL, NULL, 0, QS_ENUMERATOR_MAX_N, 0, flags);

  /**
   * QsSolver:state:
   *
   * What the solver is doing, a #QsSolverState.
   */
  properties[PROP_STATE] =
      g_param_spec_int ("state", NULL, NULL, QS_SOLVER_IDLE, QS_SOLVER_FINISHED, QS_SOLVER_IDLE, flags);

  /**
   * QsSolver:count:
   *
   * The number of solutions found so far. While the search runs it is notified
   * every few milliseconds, also when it stays as it is: the time has gone on.
   */
  properties[PROP_COUNT] =
      g_param_spec_uint64 ("count", NULL, NULL, 0, G_MAXUINT64, 0, flags);

  /**
   * QsSolver:rate:
   *
   * How many solutions were found a second, lately.
   */
  properties[PROP_RATE] =
      g_param_spec_double ("rate", NULL, NULL, 0, G_MAXDOUBLE, 0, flags);

  /**
   * QsSolver:solution-set:
   *
   * The solutions of this run. Each start makes a new set.
   */
  properties[PROP_SOLUTION_SET] =
      g_param_spec_object ("solution-set", NULL, NULL, QS_TYPE_SOLUTION_SET, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qs_solver_init (QsSolver *self)
{
}

/**
 * qs_solver_new:
 *
 * Returns: (transfer full): an idle solver
 */
QsSolver *
qs_solver_new (void)
{
  return g_object_new (QS_TYPE_SOLVER, NULL);
}

/**
 * qs_solver_start:
 * @self: a solver, in any state
 * @n: the side of the board, in squares, 1 … %QS_ENUMERATOR_MAX_N
 *
 * Starts to search all solutions of @n, in a new #QsSolver:solution-set. A run
 * that goes on is ended first, and nothing more comes from it.
 */
void
qs_solver_start (QsSolver *self,
                 guint     n)
{
  Job *job;

  g_return_if_fail (QS_IS_SOLVER (self));
  g_return_if_fail (n >= 1 && n <= QS_ENUMERATOR_MAX_N);

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_clear_object (&self->solution_set);
  self->solution_set = qs_solution_set_new (n);
  self->elapsed = self->rate = self->window_start = 0;
  self->window_count = 0;

  job = g_new0 (Job, 1);
  qs_enumerator_init (&job->enumerator, n);
  job->wanted = qs_solution_set_get_limit (self->solution_set);
  self->worker = qs_worker_start (&solver_kind, job, self);

  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SOLUTION_SET]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COUNT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RATE]);
  set_state (self, QS_SOLVER_RUNNING);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * qs_solver_stop:
 * @self: a solver
 *
 * Ends the run, if one goes on. What was found so far stays.
 */
void
qs_solver_stop (QsSolver *self)
{
  g_return_if_fail (QS_IS_SOLVER (self));

  if (self->state != QS_SOLVER_RUNNING)
    return;

  g_clear_pointer (&self->worker, qs_worker_stop);
  set_state (self, QS_SOLVER_STOPPED);
}

/**
 * qs_solver_get_n:
 * @self: a solver
 *
 * Returns: the side of the board, in squares; 0 before the first start
 */
guint
qs_solver_get_n (QsSolver *self)
{
  g_return_val_if_fail (QS_IS_SOLVER (self), 0);

  return self->solution_set != NULL ? qs_solution_set_get_n (self->solution_set) : 0;
}

/**
 * qs_solver_get_state:
 * @self: a solver
 *
 * Returns: what it is doing
 */
QsSolverState
qs_solver_get_state (QsSolver *self)
{
  g_return_val_if_fail (QS_IS_SOLVER (self), QS_SOLVER_IDLE);

  return self->state;
}

/**
 * qs_solver_get_count:
 * @self: a solver
 *
 * Returns: the number of solutions found so far
 */
guint64
qs_solver_get_count (QsSolver *self)
{
  g_return_val_if_fail (QS_IS_SOLVER (self), 0);

  return self->solution_set != NULL ? qs_solution_set_get_count (self->solution_set) : 0;
}

/**
 * qs_solver_get_rate:
 * @self: a solver
 *
 * Returns: how many solutions were found a second, lately
 */
double
qs_solver_get_rate (QsSolver *self)
{
  g_return_val_if_fail (QS_IS_SOLVER (self), 0);

  return self->rate;
}

/**
 * qs_solver_get_elapsed:
 * @self: a solver
 *
 * Returns: how long the search has taken, in seconds, to its end or to the
 *   last message, without the time that it waited for its owner
 */
double
qs_solver_get_elapsed (QsSolver *self)
{
  g_return_val_if_fail (QS_IS_SOLVER (self), 0);

  return self->elapsed;
}

/**
 * qs_solver_get_solution_set:
 * @self: a solver
 *
 * Returns: (transfer none) (nullable): the solutions of this run
 */
QsSolutionSet *
qs_solver_get_solution_set (QsSolver *self)
{
  g_return_val_if_fail (QS_IS_SOLVER (self), NULL);

  return self->solution_set;
}

/**
 * qs_solver_estimate_progress:
 * @self: a solver
 * @fraction: (out): the part of the solutions that was found, 0 … 1
 * @seconds_left: (out): how long the rest takes at the present rate;
 *   negative where the rate is not known yet
 *
 * Tells how far the run is, by the number of solutions that is known for this
 * n. For larger boards nobody knows it, and nothing honest can be said.
 *
 * Returns: whether it can be told
 */
gboolean
qs_solver_estimate_progress (QsSolver *self,
                             double   *fraction,
                             double   *seconds_left)
{
  guint64 total;
  guint64 count = qs_solver_get_count (self);

  g_return_val_if_fail (fraction != NULL && seconds_left != NULL, FALSE);

  if (!qs_known_total (qs_solver_get_n (self), &total) || count > total)
    return FALSE;

  *fraction = total > 0 ? (double) count / (double) total : 1;
  *seconds_left = self->rate > 0 ? (double) (total - count) / self->rate : -1;

  return TRUE;
}
