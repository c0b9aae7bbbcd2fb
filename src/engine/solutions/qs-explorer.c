/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a board that a user looks at: on which squares, all or the fundamental ones, and their counts. */

#include "qs-explorer.h"

#include "qs-history.h"

struct _QsExplorer
{
  GObject parent_instance;

  QsProblem problem; /* without squares; its n is 0 before the first board */
  QsCensusScope scope;
  GHashTable *histories; /* of the constraints of each board that was shown, by its text */
  QsHistory *history; /* (nullable): that of the board, once there is one */
  QsSolver *whole[QS_CENSUS_FUNDAMENTAL + 1]; /* for each scope, without constraints */
  QsSolver *narrowed;          /* for the constraints, when there are any */
  QsFrequencyJob *frequencies; /* of what is shown */
  guint n_changing;            /* how many changes are under way: meanwhile no solver gets a turn */
  gboolean is_held;            /* whether the processors are needed for something else */
  gboolean is_running;         /* whether a solver had not ended yet, as was announced last */
};

static guint changed_signal, solver_changed_signal;

G_DEFINE_FINAL_TYPE (QsExplorer, qs_explorer, G_TYPE_OBJECT)

static void
announce (QsExplorer *self,
          const char *what)
{
  g_signal_emit (self, changed_signal, g_quark_from_string (what));
}

static void
pause_others (QsExplorer *self,
              QsSolver   *next)
{
  QsSolver *const solvers[] = { self->whole[QS_CENSUS_ALL], self->whole[QS_CENSUS_FUNDAMENTAL], self->narrowed };

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

  for (guint scope = 0; scope < G_N_ELEMENTS (self->whole); scope++)
    {
      if (qs_solver_get_state (self->whole[scope]) == QS_SOLVER_RUNNING)
        return self->whole[scope];
    }

  return NULL;
}

static void
update_is_running (QsExplorer *self)
{
  gboolean is_running = get_next (self) != NULL;

  if (self->is_running == is_running)
    return;

  self->is_running = is_running;
  announce (self, "is-running");
}

/* Resumes the solver whose turn it is, and no other: the shown one, then its frequencies, then the rest. */
static void
give_turn (QsExplorer *self)
{
  QsSolver *next;

  if (self->n_changing > 0)
    return;

  /* Handlers of either may change what is shown. */
  qs_frequency_job_update (self->frequencies);
  update_is_running (self);

  next = get_next (self);
  if (qs_frequency_job_is_running (self->frequencies) && next != qs_explorer_get_shown (self))
    next = NULL;
  if (self->is_held && qs_solver_get_count (qs_explorer_get_shown (self)) > 0)
    next = NULL;

  pause_others (self, next);
  if (next != NULL)
    qs_solver_resume (next);
}

/* A held solver continues to the first solutions, so that there is something to look at. */
static void
solver_changed_cb (QsSolver   *solver,
                   QsExplorer *self)
{
  GQuark what = g_signal_get_invocation_hint (solver)->detail;

  if (what == g_quark_from_string ("state") || (self->is_held && what == g_quark_from_string ("count")))
    give_turn (self);
  g_signal_emit (self, solver_changed_signal, what);
}

static gboolean
is_narrowed (QsExplorer *self)
{
  return self->history != NULL && !qs_constraints_is_empty (qs_explorer_get_constraints (self));
}

/* Called after the shown solver has been chosen, and before anybody hears of it. */
static void
begin_change (QsExplorer *self)
{
  self->n_changing++;
  qs_frequency_job_set_solver (self->frequencies, qs_explorer_get_shown (self));
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

  self->history = NULL;
  g_clear_pointer (&self->histories, g_hash_table_unref);
  g_clear_object (&self->frequencies);
  for (guint scope = 0; scope < G_N_ELEMENTS (self->whole); scope++)
    g_clear_object (&self->whole[scope]);
  g_clear_object (&self->narrowed);

  G_OBJECT_CLASS (qs_explorer_parent_class)->dispose (object);
}

static void
qs_explorer_class_init (QsExplorerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_explorer_dispose;

  /* The signal's detail says what is another one: “n”, also for other boards of as many columns; “scope”; “constraints”,
   * or only the steps to undo or redo; “shown”, the solver of what is shown, before it starts; or “is-running”, whether
   * there is anything to stop. */
  changed_signal = g_signal_new ("changed", QS_TYPE_EXPLORER, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* What any of its solvers announces, shown or not, with the same detail. */
  solver_changed_signal = g_signal_new ("solver-changed", QS_TYPE_EXPLORER, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static QsSolver *
make_solver (QsExplorer *self)
{
  QsSolver *solver = qs_solver_new ();

  g_signal_connect_object (solver, "changed", G_CALLBACK (solver_changed_cb), self, 0);

  return solver;
}

static void
qs_explorer_init (QsExplorer *self)
{
  self->histories = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) qs_history_free);
  for (guint scope = 0; scope < G_N_ELEMENTS (self->whole); scope++)
    self->whole[scope] = make_solver (self);
  self->narrowed = make_solver (self);
  self->frequencies = qs_frequency_job_new ();
  g_signal_connect_object (self->frequencies, "changed", G_CALLBACK (give_turn), self, G_CONNECT_SWAPPED);
}

QsExplorer *
qs_explorer_new (void)
{
  return g_object_new (QS_TYPE_EXPLORER, NULL);
}

static void
prepare (QsExplorer          *self,
         QsSolver            *solver,
         const QsConstraints *squares,
         QsCensusScope        scope)
{
  QsProblem problem = self->problem;
  QsCensusSpace space;

  if (squares != NULL)
    problem.squares = *squares;
  qs_census_space_init_problem (&space, &problem, scope);
  qs_solver_prepare (solver, &space);
}

/* Shows the solver of the present scope and constraints, and prepares it where it must count other solutions. */
static void
show (QsExplorer *self)
{
  QsSolver *shown = qs_explorer_get_shown (self);

  /* Its count is no longer wanted in any case. */
  qs_solver_stop (self->narrowed);
  announce (self, "shown");

  if (is_narrowed (self))
    prepare (self, self->narrowed, qs_explorer_get_constraints (self), self->scope);
  /* A stop that came before its turn is no reason to show nothing. */
  else if (qs_solver_get_state (shown) == QS_SOLVER_STOPPED && qs_solver_get_elapsed (shown) <= 0)
    qs_solver_go_on (shown);
}

static QsHistory *
find_history (QsExplorer *self)
{
  g_autofree char *name = qs_problem_to_string (&self->problem);
  QsHistory *history = g_hash_table_lookup (self->histories, name);

  if (history == NULL)
    {
      history = qs_history_new (&self->problem.squares);
      g_hash_table_insert (self->histories, g_steal_pointer (&name), history);
    }

  return history;
}

/* Takes another board, with the constraints that it had when it was there last, and begins to count its solutions. */
void
qs_explorer_set_problem (QsExplorer      *self,
                         const QsProblem *problem)
{
  QsProblem board = *problem;

  g_return_if_fail (QS_IS_EXPLORER (self));

  qs_constraints_init_rectangle (&board.squares, board.n_rows, board.n);
  if (self->problem.n > 0 && qs_problem_equal (&self->problem, &board))
    return;

  self->problem = board;
  self->history = find_history (self);
  begin_change (self);
  announce (self, "n");
  announce (self, "constraints");
  for (guint scope = 0; scope < G_N_ELEMENTS (self->whole); scope++)
    prepare (self, self->whole[scope], NULL, scope);
  show (self);
  end_change (self);
}

/* Its columns; 0 before the first board. */
guint
qs_explorer_get_n (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), 0);

  return self->problem.n;
}

/* Without squares; its n is 0 before the first board. */
const QsProblem *
qs_explorer_get_problem (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), NULL);

  return &self->problem;
}

/* Ends all counting. What was found so far stays. */
void
qs_explorer_stop (QsExplorer *self)
{
  g_return_if_fail (QS_IS_EXPLORER (self));

  begin_change (self);
  for (guint scope = 0; scope < G_N_ELEMENTS (self->whole); scope++)
    qs_solver_stop (self->whole[scope]);
  qs_solver_stop (self->narrowed);
  end_change (self);
}

/* Resumes everything that was stopped. */
void
qs_explorer_go_on (QsExplorer *self)
{
  g_return_if_fail (QS_IS_EXPLORER (self));

  begin_change (self);
  for (guint scope = 0; scope < G_N_ELEMENTS (self->whole); scope++)
    qs_solver_go_on (self->whole[scope]);
  if (is_narrowed (self))
    qs_solver_go_on (self->narrowed);
  end_change (self);
}

/* The solver whose turn it is, whether or not it has to wait for something else; %NULL when there
 * is nothing to stop. */
QsSolver *
qs_explorer_get_running (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), NULL);

  return get_next (self);
}

/* Holds the counting, once there is something to look at, because the processors are needed for
 * something else, or resumes it. */
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

/* Shows all solutions that the constraints allow, or only the fundamental ones among them. */
void
qs_explorer_set_scope (QsExplorer   *self,
                       QsCensusScope scope)
{
  g_return_if_fail (QS_IS_EXPLORER (self));

  if (self->scope == scope)
    return;

  self->scope = scope;
  begin_change (self);
  announce (self, "scope");
  if (self->problem.n > 0)
    show (self);
  end_change (self);
}

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
  announce (self, "constraints");
  show (self);
  end_change (self);
}

/* From now on shows only the solutions that keep @constraints, which are copied. */
void
qs_explorer_set_constraints (QsExplorer          *self,
                             const QsConstraints *constraints)
{
  g_return_if_fail (QS_IS_EXPLORER (self));
  g_return_if_fail (self->history != NULL);
  g_return_if_fail (constraints != NULL && constraints->n_rows == self->problem.n_rows && constraints->n == self->problem.n);

  if (qs_history_push (self->history, constraints))
    constraints_changed (self);
}

/* Valid until the next change; %NULL before the first board. */
const QsConstraints *
qs_explorer_get_constraints (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), NULL);

  return self->history != NULL ? qs_history_get_present (self->history) : NULL;
}

gboolean
qs_explorer_can_undo (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), FALSE);

  return self->history != NULL && qs_history_can_undo (self->history);
}

gboolean
qs_explorer_can_redo (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), FALSE);

  return self->history != NULL && qs_history_can_redo (self->history);
}

/* Goes back to the constraints before the present ones, if there are any. */
void
qs_explorer_undo (QsExplorer *self)
{
  if (qs_explorer_can_undo (self) && qs_history_undo (self->history))
    constraints_changed (self);
}

/* Goes forward to the constraints that were undone last, if there are any. */
void
qs_explorer_redo (QsExplorer *self)
{
  if (qs_explorer_can_redo (self) && qs_history_redo (self->history))
    constraints_changed (self);
}

/* The solver of all of the board's solutions in that scope, whatever the constraints. */
QsSolver *
qs_explorer_get_whole (QsExplorer   *self,
                       QsCensusScope scope)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), NULL);

  return self->whole[scope];
}

/* The solver of the shown solutions; one of qs_explorer_get_whole() where there are no
 * constraints. */
QsSolver *
qs_explorer_get_shown (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), NULL);

  return is_narrowed (self) ? self->narrowed : self->whole[self->scope];
}

/* How many of the solutions that are shown have a queen on each square. */
QsFrequencyJob *
qs_explorer_get_frequencies (QsExplorer *self)
{
  g_return_val_if_fail (QS_IS_EXPLORER (self), NULL);

  return self->frequencies;
}
