/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-explorer.h"

#include "qs-history.h"

struct _QsExplorer
{
  GObject parent_instance;

  QsExplorerStatus status;
  GHashTable *histories; /* of the constraints of each board that was shown, by its text */
  QsHistory *history; /* that of the board */
  QsSolutionSet *narrowed;     /* for the constraints; NULL where there are none */
  guint n_changing;            /* how many changes are under way: meanwhile no set gets a turn */
  gboolean is_held;            /* whether the processors are needed for something else */
  gboolean is_running;         /* whether a set was not complete yet, as was announced last */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (QsExplorer, qs_explorer, G_TYPE_OBJECT)

static void
announce (QsExplorer *self,
          const char *what)
{
  g_signal_emit (self, changed_signal, g_quark_from_string (what));
}

static QsSolutionSet *
get_shown (QsExplorer *self)
{
  return self->narrowed != NULL ? self->narrowed : self->status.whole[self->status.scope];
}

/* Calls @func with each set. */
static void
for_each (QsExplorer *self,
          void (*func) (QsSolutionSet *set))
{
  for (guint scope = 0; scope < G_N_ELEMENTS (self->status.whole); scope++)
    func (self->status.whole[scope]);
  if (self->narrowed != NULL)
    func (self->narrowed);
}

static void
update_is_running (QsExplorer *self)
{
  gboolean is_running = qs_explorer_get_running (self) != NULL;

  if (self->is_running == is_running)
    return;

  self->is_running = is_running;
  announce (self, "is-running");
}

/* Resumes the set whose turn it is, and no other: the shown one, then its frequencies, then the rest. */
static void
give_turn (QsExplorer *self)
{
  QsSolutionSet *shown, *next;

  if (self->n_changing > 0)
    return;

  /* Handlers of either may change what is shown. */
  qs_frequency_job_update (self->status.frequencies);
  update_is_running (self);

  shown = get_shown (self);
  next = qs_explorer_get_running (self);
  if ((qs_frequency_job_is_running (self->status.frequencies) && next != shown) ||
      (self->is_held && qs_solution_set_get_status (shown)->count > 0))
    next = NULL;
  if (next != NULL && !qs_solution_set_get_status (next)->is_paused)
    return;

  for_each (self, qs_solution_set_pause);
  if (next != NULL)
    qs_solution_set_resume (next);
}

/* A held set continues to its first solutions, so that there is something to look at. */
static void
set_changed_cb (QsSolutionSet *set,
                QsExplorer    *self)
{
  if (g_signal_get_invocation_hint (set)->detail == g_quark_from_string ("state") || self->is_held)
    give_turn (self);
  g_signal_emit_by_name (self, "counted");
}

static QsSolutionSet *
make_set (QsExplorer          *self,
          const QsConstraints *squares,
          QsCensusScope        scope)
{
  QsProblem problem = self->status.problem;
  QsSolutionSet *set;
  QsCensusSpace space;

  problem.squares = *squares;
  qs_census_space_init_problem (&space, &problem, scope);
  set = qs_solution_set_new (&space);
  g_signal_connect_object (set, "changed", G_CALLBACK (set_changed_cb), self, 0);

  return set;
}

/* Its count is no longer wanted, whoever may still look at it. */
static void
drop_set (QsExplorer     *self,
          QsSolutionSet **set)
{
  if (*set == NULL)
    return;

  g_signal_handlers_disconnect_by_data (*set, self);
  qs_solution_set_stop (*set);
  g_clear_object (set);
}

static void
end_change (QsExplorer *self)
{
  self->n_changing--;
  give_turn (self);
}

/* Shows the set of the present scope and constraints, and then announces that and @what has led to it. */
static void
show (QsExplorer *self,
      const char *what)
{
  const QsConstraints *constraints = qs_history_get_present (self->history);
  QsSolutionSet *shown;

  self->n_changing++;
  drop_set (self, &self->narrowed);
  if (!qs_constraints_is_empty (constraints))
    self->narrowed = make_set (self, constraints, self->status.scope);
  shown = get_shown (self);
  qs_frequency_job_set_solutions (self->status.frequencies, shown);

  /* A stop that came before its turn is no reason to show nothing. */
  if (qs_solution_set_get_status (shown)->elapsed <= 0)
    qs_solution_set_go_on (shown);

  announce (self, what);
  if (g_str_equal (what, "n"))
    announce (self, "constraints");
  announce (self, "shown");
  end_change (self);
}

static void
qs_explorer_dispose (GObject *object)
{
  QsExplorer *self = QS_EXPLORER (object);

  for (guint scope = 0; scope < G_N_ELEMENTS (self->status.whole); scope++)
    drop_set (self, &self->status.whole[scope]);
  drop_set (self, &self->narrowed);
  g_clear_pointer (&self->histories, g_hash_table_unref);
  g_clear_object (&self->status.frequencies);

  G_OBJECT_CLASS (qs_explorer_parent_class)->dispose (object);
}

static void
qs_explorer_class_init (QsExplorerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_explorer_dispose;

  /* The signal's detail says what is another one: “n”, also for other boards of as many columns; “scope”; “constraints”,
   * or only the steps to undo or redo; “shown”, the set that is shown, before its count starts; or “is-running”, whether
   * there is anything to stop. */
  changed_signal = g_signal_new ("changed", QS_TYPE_EXPLORER, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* What any of its sets announces, shown or not: many times per second. */
  g_signal_new ("counted", QS_TYPE_EXPLORER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_explorer_init (QsExplorer *self)
{
  self->histories = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) qs_history_free);
  self->status.frequencies = qs_frequency_job_new ();
  g_signal_connect_object (self->status.frequencies, "changed", G_CALLBACK (give_turn), self, G_CONNECT_SWAPPED);
}

/* Its squares do not matter. */
QsExplorer *
qs_explorer_new (const QsProblem *problem)
{
  QsExplorer *self = g_object_new (QS_TYPE_EXPLORER, NULL);

  qs_explorer_set_problem (self, problem);

  return self;
}

const QsExplorerStatus *
qs_explorer_get_status (QsExplorer *self)
{
  self->status.constraints = qs_history_get_present (self->history);
  self->status.shown = get_shown (self);

  return &self->status;
}

static QsHistory *
find_history (QsExplorer *self)
{
  g_autofree char *name = qs_problem_to_string (&self->status.problem);
  QsHistory *history = g_hash_table_lookup (self->histories, name);

  if (history == NULL)
    {
      history = qs_history_new (&self->status.problem.squares);
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

  qs_constraints_init_rectangle (&board.squares, board.n_rows, board.n);
  if (qs_problem_equal (&self->status.problem, &board))
    return;

  self->status.problem = board;
  self->history = find_history (self);
  for (guint scope = 0; scope < G_N_ELEMENTS (self->status.whole); scope++)
    {
      drop_set (self, &self->status.whole[scope]);
      self->status.whole[scope] = make_set (self, &board.squares, scope);
    }
  show (self, "n");
}

/* Ends all counting. What was found so far stays. */
void
qs_explorer_stop (QsExplorer *self)
{
  self->n_changing++;
  for_each (self, qs_solution_set_stop);
  end_change (self);
}

/* Resumes everything that was stopped. */
void
qs_explorer_go_on (QsExplorer *self)
{
  self->n_changing++;
  for_each (self, qs_solution_set_go_on);
  end_change (self);
}

/* The set whose turn it is, whether or not it has to wait for something else; %NULL when there
 * is nothing to stop. */
QsSolutionSet *
qs_explorer_get_running (QsExplorer *self)
{
  QsSolutionSet *const sets[] = { get_shown (self), self->status.whole[0], self->status.whole[1] };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      const QsSolutionStatus *status = qs_solution_set_get_status (sets[i]);

      if (!status->is_complete && !status->is_stopped)
        return sets[i];
    }

  return NULL;
}

/* Holds the counting, once there is something to look at, because the processors are needed for
 * something else, or resumes it. */
void
qs_explorer_set_is_held (QsExplorer *self,
                         gboolean    is_held)
{
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
  if (self->status.scope == scope)
    return;

  self->status.scope = scope;
  show (self, "scope");
}

/* From now on shows only the solutions that keep @constraints, which are copied. */
void
qs_explorer_set_constraints (QsExplorer          *self,
                             const QsConstraints *constraints)
{
  g_return_if_fail (constraints->n_rows == self->status.problem.n_rows && constraints->n == self->status.problem.n);

  if (qs_history_push (self->history, constraints))
    show (self, "constraints");
}

gboolean
qs_explorer_can_go (QsExplorer *self,
                    int         way)
{
  return qs_history_can_go (self->history, way);
}

/* Goes back to the constraints before the present ones, or forward to those that were undone last, if there are any. */
void
qs_explorer_go (QsExplorer *self,
                int         way)
{
  if (qs_history_go (self->history, way))
    show (self, "constraints");
}
