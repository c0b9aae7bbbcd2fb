/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a user does with the squares of a board. The explorer holds the constraints and the solutions that are
 * left; here is the rest that a hint and the heat map need. */

#include "qs-squares.h"

#include <string.h>

#include <glib/gi18n.h>

#include "qs-members.h"

/* How long the old heat map stays after a change, in milliseconds.
 * Mostly the next one is there sooner, and the board changes only once. */
#define FORGET_TIME 300

/* How long a hint waits for the best square, in milliseconds, before it takes a good one. */
#define HINT_TIME 1500

struct _QsSquares
{
  GObject parent_instance;

  QsExplorer *explorer;
  QsFrequencyJob *frequencies; /* of the shown solutions; the explorer's */
  gboolean was_beyond_limit;
  gboolean may_have_solution; /* both as they were announced last */
  guint hint_id; /* ends the wait for the frequencies that a hint needs; 0 while no hint is sought */
  gboolean has_completion;
  guint16 completion[QS_ENUMERATOR_MAX_N]; /* a solution that keeps the constraints */
  gboolean shows_heat;
  QsFrequencies *heat; /* the shown heat map; NULL while nothing is known */
  gboolean is_heat_complete;
  guint forget_id; /* forgets the shown heat map */
};

QS_DEFINE_PLAIN_TYPE (QsSquares, qs_squares, G_TYPE_OBJECT)

/* Counting the queens on each square takes a processor, so it happens only while somebody waits for it. */
static void
update_wants (QsSquares *self)
{
  qs_frequency_job_set_wanted (self->frequencies, self->shows_heat || self->hint_id != 0);
}

static void
set_rule (QsSquares   *self,
          QsSquare     square,
          QsSquareRule rule)
{
  QsConstraints constraints = *qs_explorer_get_status (self->explorer)->constraints;

  if (qs_constraints_set (&constraints, square, rule))
    qs_explorer_set_constraints (self->explorer, &constraints);
}

static void
stop_seeking (QsSquares *self)
{
  if (self->hint_id == 0)
    return;

  g_clear_handle_id (&self->hint_id, g_source_remove);
  update_wants (self);
}

/* Places the queen of the hint as soon as it is known. */
static void
try_hint (QsSquares *self)
{
  gboolean is_complete;
  const QsFrequencies *frequencies = qs_frequency_job_get (self->frequencies, &is_complete);
  QsSquare square;
  gboolean is_found;

  if (self->hint_id == 0 || frequencies == NULL || !is_complete)
    return;

  is_found = qs_frequencies_find_hint (frequencies, qs_explorer_get_status (self->explorer)->constraints, &square);
  stop_seeking (self);
  if (is_found)
    set_rule (self, square, QS_SQUARE_RULE_REQUIRED);
}

/* Any solution shows where one more queen can stand: the first row without a queen gets it. */
static void
hint_timeout_cb (gpointer user_data)
{
  QsSquares *self = user_data;
  const QsConstraints *constraints = qs_explorer_get_status (self->explorer)->constraints;
  guint row = 0;

  self->hint_id = 0;
  update_wants (self);
  while (row < constraints->n_rows && constraints->required[row] != 0)
    row++;
  if (self->has_completion && row < constraints->n_rows)
    set_rule (self, (QsSquare){ row, self->completion[row] }, QS_SQUARE_RULE_REQUIRED);
  g_signal_emit_by_name (self, "changed");
}

static void
forget_heat (QsSquares *self)
{
  g_clear_handle_id (&self->forget_id, g_source_remove);
  g_clear_pointer (&self->heat, g_free);
  self->is_heat_complete = FALSE;
}

static void
forget_cb (gpointer user_data)
{
  QsSquares *self = user_data;

  self->forget_id = 0;
  forget_heat (self);
  g_signal_emit_by_name (self, "changed");
}

static void
update (QsSquares *self)
{
  gboolean is_complete;
  const QsFrequencies *frequencies = qs_frequency_job_get (self->frequencies, &is_complete);
  gboolean is_known = frequencies != NULL && (is_complete || frequencies->total > 0);
  gboolean is_wanted = self->shows_heat && !qs_frequency_job_has_too_many (self->frequencies);
  const QsProblem *problem = &qs_explorer_get_status (self->explorer)->problem;

  if (!is_wanted || (self->heat != NULL && (self->heat->n_rows != problem->n_rows || self->heat->n != problem->n)))
    forget_heat (self);

  if (is_wanted && is_known)
    {
      forget_heat (self);
      self->heat = g_memdup2 (frequencies, sizeof *frequencies);
      self->is_heat_complete = is_complete;
    }
  else if (self->heat != NULL && self->forget_id == 0)
    {
      self->forget_id = g_timeout_add_once (FORGET_TIME, forget_cb, self);
      g_source_set_name_by_id (self->forget_id, "qs-squares-forget-heat");
    }
  g_signal_emit_by_name (self, "changed");
}

static void
shows_heat_changed (QsSquares *self)
{
  update_wants (self);
  update (self);
}

static void
frequencies_changed_cb (QsSquares *self)
{
  try_hint (self);
  update (self);
}

/* Whether there is a solution, or may be one. */
static gboolean
may_have_solution (QsSquares *self)
{
  const QsSolutionStatus *status = qs_solution_set_get_status (qs_explorer_get_status (self->explorer)->shown);

  return !status->is_complete || status->count > 0;
}

/* A count changes often, but what matters here changes once. */
static void
count_changed_cb (QsSquares *self)
{
  gboolean is_beyond_limit = qs_frequency_job_has_too_many (self->frequencies), may_have = may_have_solution (self);

  if (self->was_beyond_limit == is_beyond_limit && self->may_have_solution == may_have)
    return;

  self->was_beyond_limit = is_beyond_limit;
  self->may_have_solution = may_have;
  update (self);
}

/* A hint for other solutions is not one for these. */
static void
shown_changed_cb (QsSquares *self)
{
  self->has_completion = FALSE;
  stop_seeking (self);
  update (self);
}

static void
qs_squares_dispose (GObject *object)
{
  QsSquares *self = QS_SQUARES (object);

  forget_heat (self);
  g_clear_handle_id (&self->hint_id, g_source_remove);
  g_clear_object (&self->explorer);

  G_OBJECT_CLASS (qs_squares_parent_class)->dispose (object);
}

static void
qs_squares_class_init (QsSquaresClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = qs_squares_dispose;

  qs_members_install_property (klass, QsSquares, shows_heat, shows_heat_changed, boolean, "shows-heat", FALSE, G_PARAM_READWRITE);

  /* What can be done with the squares, or the heat map, has changed. */
  g_signal_new ("changed", QS_TYPE_SQUARES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

QsSquares *
qs_squares_new (QsExplorer *explorer)
{
  QsSquares *self = g_object_new (QS_TYPE_SQUARES, NULL);

  self->explorer = g_object_ref (explorer);
  self->frequencies = qs_explorer_get_status (explorer)->frequencies;
  g_signal_connect_object (self->frequencies, "changed", G_CALLBACK (frequencies_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (explorer, "changed::shown", G_CALLBACK (shown_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (explorer, "counted", G_CALLBACK (count_changed_cb), self, G_CONNECT_SWAPPED);
  shown_changed_cb (self);

  return self;
}

QsExplorer *
qs_squares_get_explorer (QsSquares *self)
{
  return self->explorer;
}

/* Sets a rule, or removes it if it was set already. Returns what is asked of the square now. */
QsSquareRule
qs_squares_toggle (QsSquares   *self,
                   QsSquare     square,
                   QsSquareRule rule)
{
  if (qs_constraints_get (qs_explorer_get_status (self->explorer)->constraints, square) == rule)
    rule = QS_SQUARE_RULE_FREE;
  set_rule (self, square, rule);

  return rule;
}

/* This can be undone as one change. */
void
qs_squares_clear (QsSquares *self)
{
  qs_explorer_set_constraints (self->explorer, &qs_explorer_get_status (self->explorer)->problem.squares);
}

/* There is a hint where squares are given, but not all queens, unless one is on
 * its way already. A solution has to be known, or the solutions not too many. */
gboolean
qs_squares_can_hint (QsSquares *self)
{
  const QsConstraints *constraints = qs_explorer_get_status (self->explorer)->constraints;
  guint n_required = 0;

  for (guint row = 0; row < constraints->n_rows; row++)
    n_required += constraints->required[row] != 0;

  return self->hint_id == 0 && !qs_constraints_is_empty (constraints) && n_required < constraints->n_rows &&
         may_have_solution (self) &&
         (self->has_completion || !qs_frequency_job_has_too_many (self->frequencies));
}

/* Requires one more queen, on the square where most solutions have one, as soon as
 * that is known. If that takes long, the queen stands where a known solution has one. */
void
qs_squares_hint (QsSquares *self)
{
  if (!qs_squares_can_hint (self))
    return;

  self->hint_id =
      g_timeout_add_once (qs_frequency_job_has_too_many (self->frequencies) ? 0 : HINT_TIME, hint_timeout_cb, self);
  g_source_set_name_by_id (self->hint_id, "qs-squares-hint");
  g_signal_emit_by_name (self, "changed");
  update_wants (self);
  try_hint (self);
}

/* Provides a solution that keeps the constraints, for hints. */
void
qs_squares_set_completion (QsSquares     *self,
                           const guint16 *columns)
{
  const QsConstraints *constraints = qs_explorer_get_status (self->explorer)->constraints;

  if (!qs_constraints_allows (constraints, columns))
    return;

  memcpy (self->completion, columns, constraints->n_rows * sizeof *columns);
  if (self->has_completion)
    return;

  self->has_completion = TRUE;
  g_signal_emit_by_name (self, "changed");
}

gboolean
qs_squares_get_shows_heat (QsSquares *self)
{
  return self->shows_heat;
}

/* Returns how many solutions have a queen on each square, valid until "changed". It is NULL while
 * the heat map is off or nothing is known, and for a moment after a change still the old one. */
const QsFrequencies *
qs_squares_get_heat (QsSquares *self,
                     gboolean  *is_complete)
{
  *is_complete = self->is_heat_complete;

  return self->heat;
}

/* The board with the constraints. */
static QsProblem
get_problem (QsSquares *self)
{
  QsProblem problem = qs_explorer_get_status (self->explorer)->problem;

  problem.squares = *qs_explorer_get_status (self->explorer)->constraints;

  return problem;
}

/* Returns whether the constraints contradict each other at sight. */
gboolean
qs_squares_find_clash (QsSquares  *self,
                       QsConflict *conflict)
{
  QsProblem problem = get_problem (self);

  return !qs_constraints_is_empty (&problem.squares) && qs_conflict_find (&problem, conflict);
}

/* Returns why the constraints leave no solution, as far as
 * that is known; NULL when they leave one, or there are none. */
char *
qs_squares_explain (QsSquares *self)
{
  g_autoptr (GError) error = NULL;
  QsProblem problem = get_problem (self);

  if (qs_constraints_is_empty (&problem.squares))
    return NULL;

  if (!qs_conflict_check (&problem, &error))
    return g_strdup (error->message);
  if (!may_have_solution (self))
    return g_strdup (_ ("No solution fits these squares"));

  return NULL;
}
