/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of a board's solutions somebody looks at: which squares, all or the fundamental ones, and their counts. */

#include "config.h"

#include "qs-explorer.h"

#include "qs-frequency-counter.h"
#include "qs-history.h"

struct _QsExplorer
{
  GObject parent_instance;

  guint n; /* 0 before the first board */
  QsCensusScope scope;
  QsHistory *history; /* (nullable): of the constraints, once there is a board */
  QsSolver *all;
  QsSolver *fundamental;
  QsSolver *narrowed;    /* for the constraints, when there are any */
  guint n_changing;      /* how many changes are under way: meanwhile nobody gets a turn */
  gboolean is_held;      /* whether the processors are needed for something else */
  gboolean is_running;   /* whether a solver has not come to its end, as it was told last */

  gboolean wants_frequencies;
  guint64 max_frequencies;       /* of how many solutions at most */
  QsWorker *worker;              /* (nullable): counts the frequencies */
  QsSolutionSet *counted_set;    /* (nullable): what the frequencies are of */
  QsFrequencyReport frequencies; /* as they were told last */
};

enum
{
  PROP_0,
  PROP_N,
  PROP_SCOPE,
  PROP_CONSTRAINTS,
  PROP_SHOWN,
  PROP_IS_RUNNING,
  PROP_FREQUENCIES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (QsExplorer, qs_explorer, G_TYPE_OBJECT)

static void give_turn (QsExplorer *self);

static void
receive_frequencies (gpointer message,
                     gpointer user_data)
{
  g_autoptr (QsExplorer) self = g_object_ref (QS_EXPLORER (user_data));

  self->frequencies = *(const QsFrequencyReport *) message;
  if (self->frequencies.is_complete)
    {
      g_clear_pointer (&self->worker, qs_worker_stop);
      give_turn (self);
    }

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FREQUENCIES]);
}

static const QsWorkerKind frequencies_kind = {
  .name = "qs-frequencies",
  .work = qs_frequency_counter_work,
  .receive = receive_frequencies,
  .free_job = qs_frequency_counter_free,
  .free_message = g_free,
};

/* The set whose frequencies are wanted and can be counted now. */
static QsSolutionSet *
get_set_to_count (QsExplorer *self)
{
  QsSolver *shown = qs_explorer_get_shown (self);

  if (!self->wants_frequencies || qs_solver_get_state (shown) != QS_SOLVER_FINISHED ||
      qs_explorer_has_too_many (self))
    return NULL;

  return qs_solver_get_solution_set (shown);
}

/* Counts the frequencies of what is shown, and those of nothing else. */
static void
update_frequencies (QsExplorer *self)
{
  QsSolutionSet *set = get_set_to_count (self);

  if (self->counted_set == set)
    return;

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_set_object (&self->counted_set, set);
  self->frequencies.is_complete = FALSE;
  if (set != NULL)
    {
      qs_frequencies_init (&self->frequencies.frequencies, self->n);
      self->worker = qs_worker_start (&frequencies_kind,
                                      qs_frequency_counter_new (qs_solution_set_get_census (set),
                                                                g_get_num_processors ()),
                                      self);
    }

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FREQUENCIES]);
}

static void
pause_others (QsExplorer *self,
              QsSolver   *next)
{
  QsSolver *const solvers[] = { self->all, self->fundamental, self->narrowed };

  for (guint i = 0; i < G_N_ELEMENTS (solvers); i++)
    {
      if (solvers[i] != next)
        qs_solver_pause (solvers[i]);
    }
}

/* The solver whose turn it is, when the processors are free. */
static QsSolver *
get_next (QsExplorer *self)
{
  QsSolver *shown = qs_explorer_get_shown (self);

  if (qs_solver_get_state (shown) == QS_SOLVER_RUNNING)
    return shown;
  if (qs_solver_get_state (self->all) == QS_SOLVER_RUNNING)
    return self->all;

  return qs_solver_get_state (self->fundamental) == QS_SOLVER_RUNNING ? self->fundamental : NULL;
}

static void
update_is_running (QsExplorer *self)
{
  gboolean is_running = get_next (self) != NULL;

  if (self->is_running == is_running)
    return;

  self->is_running = is_running;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
}

/* Lets the solver go on whose turn it is, and no other: what is shown, then its frequencies, then the rest. */
static void
give_turn (QsExplorer *self)
{
  QsSolver *next;

  if (self->n_changing > 0)
    return;

  /* Who hears of either may change what is shown. */
  update_frequencies (self);
  update_is_running (self);

  next = get_next (self);
  if (self->worker != NULL && next != qs_explorer_get_shown (self))
    next = NULL;
  if (self->is_held && qs_solver_get_count (qs_explorer_get_shown (self)) > 0)
    next = NULL;

  pause_others (self, next);
  if (next != NULL)
    qs_solver_resume (next);
}

/* What is held goes on to the first solutions, so that there is something to look at. */
static void
count_changed_cb (QsExplorer *self)
{
  if (self->is_held)
    give_turn (self);
}

static gboolean
is_narrowed (QsExplorer *self)
{
  return self->history != NULL && !qs_constraints_is_empty (qs_explorer_get_constraints (self));
}

static void
begin_change (QsExplorer *self)
{
  self->n_changing++;
}

static void
end_change (QsExplorer *self)
{
  self->n_changing--;
  give_turn (self);
}

static void
qs_explorer_dispose (GObject *object)
{
  QsExplorer *self = QS_EXPLORER (object);

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_clear_object (&self->counted_set);
  g_clear_object (&self->all);
  g_clear_object (&self->fundamental);
  g_clear_object (&self->narrowed);

  G_OBJECT_CLASS (qs_explorer_parent_class)->dispose (object);
}

static void
qs_explorer_finalize (GObject *object)
{
  qs_history_free (QS_EXPLORER (object)->history);

  G_OBJECT_CLASS (qs_explorer_parent_class)->finalize (object);
}

static void
qs_explorer_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  QsExplorer *self = QS_EXPLORER (object);

  switch (prop_id)
    {
    case PROP_N:
      g_value_set_uint (value, self->n);
      break;
    case PROP_SCOPE:
      g_value_set_int (value, (int) self->scope);
      break;
    case PROP_CONSTRAINTS:
      g_value_set_pointer (value, (gpointer) qs_explorer_get_constraints (self));
      break;
    case PROP_SHOWN:
      g_value_set_object (value, qs_explorer_get_shown (self));
      break;
    case PROP_IS_RUNNING:
      g_value_set_boolean (value, self->is_running);
      break;
    case PROP_FREQUENCIES:
      g_value_set_pointer (value, (gpointer) qs_explorer_get_frequencies (self, NULL));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
qs_explorer_class_init (QsExplorerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = qs_explorer_dispose;
  object_class->finalize = qs_explorer_finalize;
  object_class->get_property = qs_explorer_get_property;

  /**
   * QsExplorer:n:
   *
   * The side of the board, in squares; 0 before the first one.
   */
  properties[PROP_N] =
      g_param_spec_uint ("n", NULL, NULL, 0, QS_CENSUS_MAX_N, 0, flags);

  /**
   * QsExplorer:scope:
   *
   * Whether all or only the fundamental solutions are shown, a #QsCensusScope.
   */
  properties[PROP_SCOPE] =
      g_param_spec_int ("scope", NULL, NULL, QS_CENSUS_ALL, QS_CENSUS_FUNDAMENTAL, QS_CENSUS_ALL, flags);

  /**
   * QsExplorer:constraints:
   *
   * What is asked of the squares, #QsConstraints. It is notified also when
   * only what can be undone or redone has changed.
   */
  properties[PROP_CONSTRAINTS] = g_param_spec_pointer ("constraints", NULL, NULL, flags);

  /**
   * QsExplorer:shown:
   *
   * The solver of the solutions that are shown. Another one is notified before
   * it starts.
   */
  properties[PROP_SHOWN] = g_param_spec_object ("shown", NULL, NULL, QS_TYPE_SOLVER, flags);

  /**
   * QsExplorer:is-running:
   *
   * Whether there is anything to stop: a solver, shown or not, that has not
   * come to its end.
   */
  properties[PROP_IS_RUNNING] = g_param_spec_boolean ("is-running", NULL, NULL, FALSE, flags);

  /**
   * QsExplorer:frequencies:
   *
   * How many of the solutions that are shown have a queen on each square,
   * #QsFrequencies. It is notified some ten times a second while they are
   * counted, and when there are none any more.
   */
  properties[PROP_FREQUENCIES] = g_param_spec_pointer ("frequencies", NULL, NULL, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static QsSolver *
make_solver (QsExplorer *self)
{
  QsSolver *solver = qs_solver_new ();

  g_signal_connect_object (solver, "notify::state", G_CALLBACK (give_turn), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (solver, "notify::count", G_CALLBACK (count_changed_cb), self, G_CONNECT_SWAPPED);

  return solver;
}

static void
qs_explorer_init (QsExplorer *self)
{
  self->max_frequencies = QS_EXPLORER_MAX_FREQUENCIES;
  self->all = make_solver (self);
  self->fundamental = make_solver (self);
  self->narrowed = make_solver (self);
}

/**
 * qs_explorer_new:
 *
 * Returns: (transfer full): an explorer without a board
 */
QsExplorer *
qs_explorer_new (void)
{
  return g_object_new (QS_TYPE_EXPLORER, NULL);
}

static void
prepare (QsExplorer    *self,
         QsSolver      *solver,
         const guint32 *allowed,
         QsCensusScope  scope)
{
  QsCensusSpace space;

  qs_census_space_init (&space, self->n, allowed, scope);
  qs_solver_prepare (solver, &space);
}

/* Shows the solver of the present scope and constraints, and prepares it where it is to count others. */
static void
show (QsExplorer *self)
{
  QsSolver *shown = qs_explorer_get_shown (self);
  guint32 allowed[QS_CENSUS_MAX_N];

  /* What it counted is not wanted any more in any case. */
  qs_solver_stop (self->narrowed);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN]);

  if (is_narrowed (self))
    {
      qs_constraints_get_allowed (qs_explorer_get_constraints (self), allowed);
      prepare (self, self->narrowed, allowed, self->scope);
    }
  /* A stop that came before its turn is no reason to show nothing at all. */
  else if (qs_solver_get_state (shown) == QS_SOLVER_STOPPED && qs_solver_get_elapsed (shown) <= 0)
    qs_solver_go_on (shown);
}

/**
 * qs_explorer_set_n:
 * @self: an explorer
 * @n: the side of the board, in squares, 1 … %QS_CENSUS_MAX_N
 *
 * Takes another board, without constraints, and begins to count its solutions.
 */
void
qs_explorer_set_n (QsExplorer *self,
                   guint       n)
{
  g_return_if_fail (QS_IS_EXPLORER (self));
  g_return_if_fail (n >= 1 && n <= QS_CENSUS_MAX_N);

  if (self->n == n)
    return;

  begin_change (self);
  self->n = n;
  g_clear_pointer (&self->history, qs_history_free);
  self->history = qs_history_new (n);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CONSTRAINTS]);
  prepare (self, self->all, NULL, QS_CENSUS_ALL);
  prepare (self, self->fundamental, NULL, QS_CENSUS_FUNDAMENTAL);
  show (self);
  end_change (self);
}

/**
 * qs_explorer_get_n:
 * @self: an explorer
 *
 * Returns: the side of the board, in squares; 0 before the first one
 */
guint
qs_explorer_get_n (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), 0);

  return self->n;
}

/**
 * qs_explorer_stop:
 * @self: an explorer
 *
 * Ends all counting. What was found so far stays.
 */
void
qs_explorer_stop (QsExplorer *self)
{
  g_return_if_fail (QS_IS_EXPLORER (self));

  begin_change (self);
  qs_solver_stop (self->all);
  qs_solver_stop (self->fundamental);
  qs_solver_stop (self->narrowed);
  end_change (self);
}

/**
 * qs_explorer_go_on:
 * @self: an explorer
 *
 * Goes on with all that was stopped.
 */
void
qs_explorer_go_on (QsExplorer *self)
{
  g_return_if_fail (QS_IS_EXPLORER (self));

  begin_change (self);
  qs_solver_go_on (self->all);
  qs_solver_go_on (self->fundamental);
  if (is_narrowed (self))
    qs_solver_go_on (self->narrowed);
  end_change (self);
}

/**
 * qs_explorer_get_running:
 * @self: an explorer
 *
 * Returns: (transfer none) (nullable): the solver whose turn it is, whether or
 *   not it has to wait for something else; %NULL when there is nothing to stop
 */
QsSolver *
qs_explorer_get_running (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), NULL);

  return get_next (self);
}

/**
 * qs_explorer_set_is_held:
 * @self: an explorer
 * @is_held: whether the processors are needed for something else
 *
 * Has the counting wait, once there is something to look at, or lets it go on.
 */
void
qs_explorer_set_is_held (QsExplorer *self,
                         gboolean    is_held)
{
  g_return_if_fail (QS_IS_EXPLORER (self));

  if (self->is_held == is_held)
    return;

  self->is_held = is_held;
  give_turn (self);
}

/**
 * qs_explorer_set_scope:
 * @self: an explorer
 * @scope: which solutions to show
 *
 * Shows all solutions that the constraints allow, or the fundamental ones of
 * them.
 */
void
qs_explorer_set_scope (QsExplorer   *self,
                       QsCensusScope scope)
{
  g_return_if_fail (QS_IS_EXPLORER (self));

  if (self->scope == scope)
    return;

  begin_change (self);
  self->scope = scope;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCOPE]);
  if (self->n > 0)
    show (self);
  end_change (self);
}

/**
 * qs_explorer_get_scope:
 * @self: an explorer
 *
 * Returns: which solutions are shown
 */
QsCensusScope
qs_explorer_get_scope (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), QS_CENSUS_ALL);

  return self->scope;
}

static void
constraints_changed (QsExplorer *self)
{
  begin_change (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CONSTRAINTS]);
  show (self);
  end_change (self);
}

/**
 * qs_explorer_set_constraints:
 * @self: an explorer with a board
 * @constraints: what to ask of its squares; copied
 *
 * Shows only the solutions that keep @constraints, from now on.
 */
void
qs_explorer_set_constraints (QsExplorer          *self,
                             const QsConstraints *constraints)
{
  g_return_if_fail (QS_IS_EXPLORER (self));
  g_return_if_fail (self->history != NULL);
  g_return_if_fail (constraints != NULL && constraints->n == self->n);

  if (qs_history_push (self->history, constraints))
    constraints_changed (self);
}

/**
 * qs_explorer_get_constraints:
 * @self: an explorer
 *
 * Returns: (transfer none) (nullable): what is asked of the squares, until the
 *   next change; %NULL before the first board
 */
const QsConstraints *
qs_explorer_get_constraints (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), NULL);

  return self->history != NULL ? qs_history_get_present (self->history) : NULL;
}

/**
 * qs_explorer_can_undo:
 * @self: an explorer
 *
 * Returns: whether there are constraints to go back to
 */
gboolean
qs_explorer_can_undo (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), FALSE);

  return self->history != NULL && qs_history_can_undo (self->history);
}

/**
 * qs_explorer_can_redo:
 * @self: an explorer
 *
 * Returns: whether constraints were undone
 */
gboolean
qs_explorer_can_redo (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), FALSE);

  return self->history != NULL && qs_history_can_redo (self->history);
}

/**
 * qs_explorer_undo:
 * @self: an explorer
 *
 * Goes back to the constraints before the present ones, if there are any.
 */
void
qs_explorer_undo (QsExplorer *self)
{
  if (qs_explorer_can_undo (self) && qs_history_undo (self->history))
    constraints_changed (self);
}

/**
 * qs_explorer_redo:
 * @self: an explorer
 *
 * Goes on to the constraints that were undone last, if there are any.
 */
void
qs_explorer_redo (QsExplorer *self)
{
  if (qs_explorer_can_redo (self) && qs_history_redo (self->history))
    constraints_changed (self);
}

/**
 * qs_explorer_get_all:
 * @self: an explorer
 *
 * Returns: (transfer none): what counts all solutions of the board
 */
QsSolver *
qs_explorer_get_all (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), NULL);

  return self->all;
}

/**
 * qs_explorer_get_fundamental:
 * @self: an explorer
 *
 * Returns: (transfer none): what counts the board's fundamental solutions
 */
QsSolver *
qs_explorer_get_fundamental (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), NULL);

  return self->fundamental;
}

/**
 * qs_explorer_get_shown:
 * @self: an explorer
 *
 * Returns: (transfer none): what counts the solutions that are shown; one of
 *   the other two where there are no constraints
 */
QsSolver *
qs_explorer_get_shown (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), NULL);

  if (is_narrowed (self))
    return self->narrowed;

  return self->scope == QS_CENSUS_ALL ? self->all : self->fundamental;
}

/**
 * qs_explorer_set_max_frequencies:
 * @self: an explorer
 * @max_frequencies: of how many solutions at most the frequencies are counted:
 *   %QS_EXPLORER_MAX_FREQUENCIES but in tests
 */
void
qs_explorer_set_max_frequencies (QsExplorer *self,
                                 guint64     max_frequencies)
{
  g_return_if_fail (QS_IS_EXPLORER (self));

  self->max_frequencies = max_frequencies;
  give_turn (self);
}

/**
 * qs_explorer_has_too_many:
 * @self: an explorer
 *
 * Returns: whether so many of the solutions that are shown are known already
 *   that their frequencies are not counted. It can change whenever the shown
 *   solver's count does
 */
gboolean
qs_explorer_has_too_many (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), FALSE);

  return qs_solver_get_count (qs_explorer_get_shown (self)) > self->max_frequencies;
}

/**
 * qs_explorer_set_wants_frequencies:
 * @self: an explorer
 * @wants_frequencies: whether somebody looks at them
 *
 * Has the frequencies counted of whatever is shown, once all its solutions
 * are known.
 */
void
qs_explorer_set_wants_frequencies (QsExplorer *self,
                                   gboolean    wants_frequencies)
{
  g_return_if_fail (QS_IS_EXPLORER (self));

  if (self->wants_frequencies == wants_frequencies)
    return;

  self->wants_frequencies = wants_frequencies;
  give_turn (self);
}

/**
 * qs_explorer_get_frequencies:
 * @self: an explorer
 * @is_complete: (out) (optional): whether all solutions are in them
 *
 * Gives the frequencies as far as they are counted.
 *
 * Returns: (transfer none) (nullable): the frequencies, until they are notified
 *   next; %NULL where they are not wanted or not counted
 */
const QsFrequencies *
qs_explorer_get_frequencies (QsExplorer *self,
                             gboolean   *is_complete)
{
  gboolean is_counted;

  g_return_val_if_fail (QS_IS_EXPLORER (self), NULL);

  is_counted = self->counted_set != NULL && self->counted_set == get_set_to_count (self);
  if (is_complete != NULL)
    *is_complete = is_counted && self->frequencies.is_complete;

  return is_counted ? &self->frequencies.frequencies : NULL;
}
