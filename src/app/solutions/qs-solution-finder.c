/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Goes to solutions that are named by a text or by their columns. The number of a solution is found in the
 * background; a user who goes elsewhere meanwhile stays there. */

#include "qs-solution-finder.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-members.h"
#include "qs-reach.h"
#include "qs-symmetry.h"
#include "qs-text.h"
#include "qs-toast.h"

/* Why a solution is looked for. */
typedef enum
{
  WRITTEN, /* its columns were written into the pager */
  WANTED,  /* the user wants to see this image */
  KEPT,    /* it was shown before the list changed */
} Reason;

struct _QsSolutionFinder
{
  GObject parent_instance;

  QsExplorer *explorer;
  QsPager *pager;
  QsImages *images;

  QsSolutionSet *solution_set;
  gboolean is_looking; /* for a solution */
  Reason reason;
  gboolean has_found;  /* its number, of which the pager has not heard yet */
  guint64 rank;
  gboolean is_moving; /* whether the finder itself moves the pager */
  QsGoTo awaited;     /* the place that the pager waits for */

  /* The solution that was seen last, or will be seen next. */
  QsProblem problem; /* that it solves; its n is 0 for nothing yet */
  guint16 columns[QS_CENSUS_MAX_N];
  QsCensusScope scope; /* the scope of that solution */
};

QS_DEFINE_PLAIN_TYPE (QsSolutionFinder, qs_solution_finder, G_TYPE_OBJECT)

static void
drop (QsSolutionFinder *self)
{
  qs_pager_await (self->pager, NULL);
  if (self->solution_set != NULL)
    qs_solution_set_forget (self->solution_set, self);
  self->is_looking = self->has_found = FALSE;
}

static void
move (QsSolutionFinder *self,
      guint64           rank)
{
  self->is_moving = TRUE;
  qs_pager_accept (self->pager, rank + 1);
  self->is_moving = FALSE;
}

static void
fail (QsSolutionFinder *self,
      Reason            reason,
      const char       *message)
{
  if (reason == WRITTEN)
    qs_pager_refuse (self->pager, message);
  else
    qs_toast_show_in (GTK_WIDGET (self->pager), message);
}

/* Says where the count is. */
static char *
describe_reachable (QsSolutionFinder *self)
{
  guint64 reachable = qs_solution_set_get_status (self->solution_set)->reachable;

  if (reachable == 0)
    return g_strdup (_ ("No solution has been counted yet"));

  /* Translators: a number of solutions. */
  return qs_text_fill (_ ("So far the count has reached solution %s"), qs_text_count (reachable));
}

/* The pager learns of solutions a frame after they are counted. */
static gboolean
can_move (QsSolutionFinder *self,
          guint64           rank)
{
  return rank < qs_pager_get_total (self->pager) && qs_solution_set_can_reach (self->solution_set, rank);
}

static void
move_when_found (QsSolutionFinder *self)
{
  if (self->has_found && can_move (self, self->rank))
    {
      drop (self);
      move (self, self->rank);
    }
}

static void
found_cb (const guint16 *columns,
          gboolean       is_known,
          guint64        rank,
          gpointer       data)
{
  QsSolutionFinder *self = data;
  g_autofree char *message = NULL;

  self->has_found = is_known;
  self->rank = rank;
  move_when_found (self);
  if (is_known)
    return;

  drop (self);
  /* Translators: the sentence that follows is such as “So far the count has reached solution 92”. */
  message = qs_text_fill (_ ("The number of this solution is not known yet. %s"), describe_reachable (self));
  fail (self, self->reason, message);
}

static void
look_for (QsSolutionFinder *self,
          const guint16    *columns,
          Reason            reason)
{
  const QsCensusSpace *space = qs_solution_set_get_space (self->solution_set);

  drop (self);
  if (!qs_census_space_contains (space, columns))
    {
      if (reason != KEPT)
        fail (self, reason,
              space->scope == QS_CENSUS_FUNDAMENTAL && !qs_census_space_counts (space, columns)
                  ? _ ("This solution is not fundamental: show all solutions to go to it")
                  : _ ("This solution does not fit the chosen squares"));
      return;
    }

  self->problem = space->problem;
  self->scope = space->scope;
  memmove (self->columns, columns, self->problem.n_rows * sizeof *columns);
  self->reason = reason;
  self->is_looking = TRUE;

  /* A solution that should stay is awaited. */
  qs_solution_set_find (self->solution_set, self->columns, reason == KEPT, found_cb, self);
}

static char *
describe_wait (const QsReach *reach)
{
  g_autofree char *number = qs_text_count (reach->rank + 1);
  g_autofree char *wait = qs_text_wait (reach->seconds_left);

  if (!reach->has_rank)
    return g_strdup (_ ("That solution will be shown once all are counted"));

  if (reach->seconds_left < 0)
    /* Translators: the number of a solution. */
    return g_strdup_printf (_ ("Solution %s will be shown as soon as the count reaches it"), number);

  /* Translators: the number of a solution, then a time span. */
  return g_strdup_printf (_ ("Solution %s will be shown as soon as the count reaches it: %s"), number, wait);
}

static void
refuse_stopped (QsSolutionFinder *self,
                const QsReach    *reach)
{
  g_autofree char *number = qs_text_count (reach->rank + 1);
  g_autofree char *reachable = describe_reachable (self);
  g_autofree char *message = NULL;

  if (reach->has_rank)
    /* Translators: a number, then a sentence such as “So far the count has reached solution 92”. */
    message = g_strdup_printf (_ ("Solution %s has not been counted yet. %s"), number, reachable);
  else
    /* Translators: the sentence that follows is such as “So far the count has reached solution 92”. */
    message = g_strdup_printf (_ ("Not all solutions have been counted. %s"), reachable);

  qs_pager_refuse (self->pager, message);
}

/* Goes to a place of the whole list, as soon as it can be shown. */
static void
go_to_place (QsSolutionFinder *self,
             const QsGoTo     *go_to)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;
  QsReach reach;

  if (!qs_reach_find (&reach, self->solution_set, go_to, &error))
    {
      drop (self);
      qs_pager_refuse (self->pager, error->message);
    }
  else if (reach.state == QS_REACH_NOW && can_move (self, reach.rank))
    {
      drop (self);
      move (self, reach.rank);
    }
  else if (reach.state == QS_REACH_STOPPED)
    {
      drop (self);
      refuse_stopped (self, &reach);
    }
  else
    {
      message = describe_wait (&reach);
      qs_pager_await (self->pager, message);
    }
}

/* The user wants to go to another place. */
static void
wanted_cb (QsSolutionFinder *self,
           const QsGoTo     *go_to)
{
  if (go_to->kind == QS_GO_TO_SOLUTION)
    {
      look_for (self, go_to->columns, WRITTEN);
      return;
    }

  drop (self);
  self->awaited = *go_to;
  go_to_place (self, go_to);
}

/* The search is further, or the pager has noticed. */
static void
look_again (QsSolutionFinder *self)
{
  move_when_found (self);
  if (qs_pager_is_waiting (self->pager))
    go_to_place (self, &self->awaited);
}

/* New solutions are shown from their first, which is not a wish to go there. */
static void
position_changed_cb (QsSolutionFinder *self)
{
  gboolean has_wish = qs_pager_is_waiting (self->pager) || self->reason == KEPT;

  if (!self->is_moving && (!has_wish || qs_pager_get_position (self->pager) > 1))
    drop (self);
}

/* The pager's solution may still be on the way to the board. */
static void
images_changed_cb (QsSolutionFinder *self)
{
  const QsImageClass *known = qs_images_get (self->images);
  gboolean is_on_the_way = self->is_looking && self->reason != KEPT;

  if (known->size == 0 || is_on_the_way || known->rank + 1 != qs_pager_get_position (self->pager))
    return;

  self->problem = known->problem;
  self->scope = qs_solution_set_get_space (self->solution_set)->scope;
  memcpy (self->columns, known->columns, sizeof self->columns);
}

static void
solution_set_changed_cb (QsSolutionFinder *self)
{
  QsSolutionSet *solution_set = qs_explorer_get_status (self->explorer)->shown;
  const QsCensusSpace *space;
  guint16 columns[QS_CENSUS_MAX_N];

  if (self->solution_set == solution_set)
    return;

  drop (self);
  g_set_object (&self->solution_set, solution_set);
  space = qs_solution_set_get_space (solution_set);
  if (!qs_problem_equal (&self->problem, &space->problem) || self->scope == space->scope)
    return;

  if (space->scope == QS_CENSUS_FUNDAMENTAL)
    qs_symmetry_least (self->columns, self->problem.n_rows, self->problem.n,
                       qs_problem_get_symmetries (&self->problem), columns);
  else
    memcpy (columns, self->columns, sizeof columns);
  look_for (self, columns, KEPT);
}

static void
qs_solution_finder_dispose (GObject *object)
{
  QsSolutionFinder *self = QS_SOLUTION_FINDER (object);

  drop (self);
  g_clear_object (&self->solution_set);
  g_clear_object (&self->images);
  g_clear_object (&self->pager);
  g_clear_object (&self->explorer);

  G_OBJECT_CLASS (qs_solution_finder_parent_class)->dispose (object);
}

static void
qs_solution_finder_class_init (QsSolutionFinderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_solution_finder_dispose;
}

QsSolutionFinder *
qs_solution_finder_new (QsExplorer *explorer,
                        QsPager    *pager,
                        QsImages   *images)
{
  QsSolutionFinder *self = g_object_new (QS_TYPE_SOLUTION_FINDER, NULL);

  self->explorer = g_object_ref (explorer);
  self->pager = g_object_ref (pager);
  self->images = g_object_ref (images);
  g_signal_connect_object (explorer, "changed::shown", G_CALLBACK (solution_set_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (explorer, "counted", G_CALLBACK (look_again), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pager, "wanted", G_CALLBACK (wanted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pager, "notify::position", G_CALLBACK (position_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pager, "notify::total", G_CALLBACK (look_again), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (images, "changed", G_CALLBACK (images_changed_cb), self, G_CONNECT_SWAPPED);
  solution_set_changed_cb (self);
  images_changed_cb (self);

  return self;
}

/* Goes to a solution of the explorer's board as soon as its
 * number is found. Where that is impossible, the toast says why. */
void
qs_solution_finder_go_to (QsSolutionFinder *self,
                          const guint16    *columns)
{
  QsCensusSpace all = *qs_solution_set_get_space (self->solution_set);

  /* An image of a fundamental solution is shown among all solutions, if it fits the squares. */
  if (!qs_census_space_contains (&all, columns))
    {
      all.scope = QS_CENSUS_ALL;
      if (qs_census_space_contains (&all, columns))
        qs_explorer_set_scope (self->explorer, QS_CENSUS_ALL);
    }
  look_for (self, columns, WANTED);
}

/* The solution that is shown or will be shown next; NULL while there is none. */
const guint16 *
qs_solution_finder_get_columns (QsSolutionFinder *self)
{
  return qs_problem_equal (&self->problem, &qs_solution_set_get_space (self->solution_set)->problem) ? self->columns : NULL;
}
