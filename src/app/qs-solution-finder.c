/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Goes to solutions that are named by a text or by their columns. Which number a solution has is found in the
 * background; whoever moves on meanwhile stays where they went. */

#include "config.h"

#include "qs-solution-finder.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-go-to.h"
#include "qs-lookup.h"
#include "qs-symmetry.h"
#include "qs-text.h"

/* Why a solution is looked for. */
typedef enum
{
  WRITTEN, /* its columns were written into the pager */
  WANTED,  /* somebody wants to see this image */
  KEPT,    /* it was shown before others were */
} Reason;

struct _QsSolutionFinder
{
  GObject parent_instance;

  QsExplorer *explorer;
  QsPager *pager;
  QsImages *images;

  QsSolver *solver; /* the one that is shown */
  QsSolutionSet *solution_set;
  QsLookup *lookup; /* NULL when nothing is looked for */
  Reason reason;
  gboolean is_moving; /* whether it is the finder that moves the pager */

  /* What was seen last, or is on the way to be seen. */
  guint n; /* the side of the board, in squares; 0 for nothing yet */
  guint16 columns[QS_CENSUS_MAX_N];
  QsCensusScope scope; /* among which solutions */
};

enum
{
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QsSolutionFinder, qs_solution_finder, G_TYPE_OBJECT)

static void
drop (QsSolutionFinder *self)
{
  if (self->lookup != NULL)
    g_signal_handlers_disconnect_by_data (self->lookup, self);
  g_clear_object (&self->lookup);
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
    g_signal_emit (self, signals[FAILED], 0, message);
}

/* Where the count is. */
static char *
describe_reachable (QsSolutionFinder *self)
{
  guint64 reachable = qs_pager_get_total (self->pager);
  g_autofree char *number = qs_text_count (reachable);

  if (reachable == 0)
    return g_strdup (_ ("No solution is counted yet"));

  /* Translators: a number of solutions. */
  return g_strdup_printf (_ ("So far the count has come to solution %s"), number);
}

/* Why a solution can never be found among those that are shown. */
static const char *
describe_absence (QsSolutionFinder *self,
                  const guint16    *columns)
{
  const QsCensusSpace *space = qs_solution_set_get_space (self->solution_set);

  if (space->scope == QS_CENSUS_FUNDAMENTAL && !qs_symmetry_is_least (columns, space->n))
    return _ ("This solution is not fundamental: show all solutions to go to it");

  return _ ("This solution does not fit the squares that are asked for");
}

/* The pager learns of solutions a frame after they are counted. */
static void
found_cb (QsSolutionFinder *self)
{
  guint64 rank;

  if (self->lookup != NULL && qs_lookup_get_rank (self->lookup, &rank) && rank < qs_pager_get_total (self->pager))
    {
      drop (self);
      move (self, rank);
    }
}

/* A solution that is to stay is waited for. */
static void
missed_cb (QsSolutionFinder *self)
{
  g_autofree char *reachable = describe_reachable (self);
  Reason reason = self->reason;
  g_autofree char *message = NULL;

  if (reason == KEPT)
    return;

  drop (self);
  /* Translators: the sentence that follows is such as “So far the count has come to solution 92”. */
  message = g_strdup_printf (_ ("The number of this solution is not known yet. %s"), reachable);
  fail (self, reason, message);
}

static void
look_for (QsSolutionFinder *self,
          const guint16    *columns,
          Reason            reason)
{
  drop (self);
  if (self->solution_set == NULL)
    return;

  if (!qs_census_space_contains (qs_solution_set_get_space (self->solution_set), columns))
    {
      if (reason != KEPT)
        fail (self, reason, describe_absence (self, columns));
      return;
    }

  self->n = qs_solution_set_get_n (self->solution_set);
  self->scope = qs_solution_set_get_space (self->solution_set)->scope;
  memmove (self->columns, columns, self->n * sizeof *columns);
  self->reason = reason;
  self->lookup = qs_lookup_new (self->solution_set, self->columns);
  g_signal_connect_object (self->lookup, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lookup, "missed", G_CALLBACK (missed_cb), self, G_CONNECT_SWAPPED);
}

/* A number that the count has not reached says how far it is: the list's own end is not its last solution. */
static gboolean
is_beyond_count (QsSolutionFinder *self,
                 const QsGoTo     *go_to)
{
  return go_to->kind == QS_GO_TO_NUMBER && !qs_solution_set_is_complete (self->solution_set) &&
         go_to->number > qs_pager_get_total (self->pager);
}

static void
go_to_number (QsSolutionFinder *self,
              const QsGoTo     *go_to)
{
  g_autoptr (GError) error = NULL;
  guint64 rank;

  if (is_beyond_count (self, go_to))
    {
      g_autofree char *number = qs_text_count (go_to->number);
      g_autofree char *reachable = describe_reachable (self);
      /* Translators: a number, then a sentence such as “So far the count has come to solution 92”. */
      g_autofree char *message = g_strdup_printf (_ ("Solution %s is not counted yet. %s"), number, reachable);

      qs_pager_refuse (self->pager, message);
    }
  else if (qs_go_to_get_rank (go_to, qs_pager_get_total (self->pager), &rank, &error))
    {
      drop (self);
      move (self, rank);
    }
  else
    qs_pager_refuse (self->pager, error->message);
}

static void
asked_cb (QsSolutionFinder *self,
          const char       *text)
{
  g_autoptr (GError) error = NULL;
  QsGoTo go_to;

  if (self->solution_set == NULL)
    return;

  if (!qs_go_to_parse (text, qs_solution_set_get_n (self->solution_set), &go_to, &error))
    qs_pager_refuse (self->pager, error->message);
  else if (go_to.kind == QS_GO_TO_SOLUTION)
    look_for (self, go_to.columns, WRITTEN);
  else
    go_to_number (self, &go_to);
}

/* New solutions are shown from their first, which is no wish to go there. */
static void
position_changed_cb (QsSolutionFinder *self)
{
  if (!self->is_moving && (self->reason != KEPT || qs_pager_get_position (self->pager) > 1))
    drop (self);
}

/* What the pager is at may still be on the way to the board. */
static void
images_changed_cb (QsSolutionFinder *self)
{
  const guint16 *columns = qs_images_get_columns (self->images);
  gboolean is_on_the_way = self->lookup != NULL && self->reason != KEPT;

  if (columns == NULL || self->solution_set == NULL || is_on_the_way ||
      qs_images_get_rank (self->images) + 1 != qs_pager_get_position (self->pager))
    return;

  self->n = qs_images_get_n (self->images);
  self->scope = qs_solution_set_get_space (self->solution_set)->scope;
  memcpy (self->columns, columns, self->n * sizeof *columns);
}

static void
keep (QsSolutionFinder *self)
{
  guint16 columns[QS_CENSUS_MAX_N];

  if (qs_solution_set_get_space (self->solution_set)->scope == QS_CENSUS_FUNDAMENTAL)
    qs_symmetry_least (self->columns, self->n, columns);
  else
    memcpy (columns, self->columns, sizeof columns);

  look_for (self, columns, KEPT);
}

static void
solution_set_changed_cb (QsSolutionFinder *self)
{
  QsSolutionSet *solution_set = qs_solver_get_solution_set (self->solver);
  const QsCensusSpace *space;

  if (self->solution_set == solution_set)
    return;

  drop (self);
  g_set_object (&self->solution_set, solution_set);
  if (solution_set == NULL)
    return;

  space = qs_solution_set_get_space (solution_set);
  if (self->n == space->n && self->scope != space->scope)
    keep (self);
}

static void
shown_changed_cb (QsSolutionFinder *self)
{
  QsSolver *solver = qs_explorer_get_shown (self->explorer);

  if (self->solver != solver)
    {
      if (self->solver != NULL)
        g_signal_handlers_disconnect_by_data (self->solver, self);
      g_set_object (&self->solver, solver);
      g_signal_connect_object (solver, "notify::solution-set", G_CALLBACK (solution_set_changed_cb), self,
                               G_CONNECT_SWAPPED);
    }

  solution_set_changed_cb (self);
}

static void
qs_solution_finder_dispose (GObject *object)
{
  QsSolutionFinder *self = QS_SOLUTION_FINDER (object);

  drop (self);
  g_clear_object (&self->solution_set);
  g_clear_object (&self->solver);
  g_clear_object (&self->images);
  g_clear_object (&self->pager);
  g_clear_object (&self->explorer);

  G_OBJECT_CLASS (qs_solution_finder_parent_class)->dispose (object);
}

static void
qs_solution_finder_class_init (QsSolutionFinderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_solution_finder_dispose;

  /**
   * QsSolutionFinder::failed:
   * @self: the finder
   * @message: why, in words
   *
   * A solution that was wanted cannot be shown.
   */
  signals[FAILED] = g_signal_new ("failed", QS_TYPE_SOLUTION_FINDER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
qs_solution_finder_init (QsSolutionFinder *self)
{
}

/**
 * qs_solution_finder_new:
 * @explorer: whose solutions are shown
 * @pager: what moves through them
 * @images: the one that is looked at
 *
 * Returns: (transfer full): what finds solutions
 */
QsSolutionFinder *
qs_solution_finder_new (QsExplorer *explorer,
                        QsPager    *pager,
                        QsImages   *images)
{
  QsSolutionFinder *self = g_object_new (QS_TYPE_SOLUTION_FINDER, NULL);

  self->explorer = g_object_ref (explorer);
  self->pager = g_object_ref (pager);
  self->images = g_object_ref (images);
  g_signal_connect_object (explorer, "notify::shown", G_CALLBACK (shown_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pager, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pager, "notify::position", G_CALLBACK (position_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pager, "notify::total", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (images, "changed", G_CALLBACK (images_changed_cb), self, G_CONNECT_SWAPPED);
  shown_changed_cb (self);
  images_changed_cb (self);

  return self;
}

/**
 * qs_solution_finder_go_to:
 * @self: a finder
 * @columns: (array length=n): the column of the queen in each row of a
 *   solution of the explorer's board
 *
 * Goes to a solution as soon as its number is found. Where that cannot be,
 * #QsSolutionFinder::failed says why.
 */
void
qs_solution_finder_go_to (QsSolutionFinder *self,
                          const guint16    *columns)
{
  g_return_if_fail (QS_IS_SOLUTION_FINDER (self));
  g_return_if_fail (columns != NULL);

  look_for (self, columns, WANTED);
}

/**
 * qs_solution_finder_get_columns:
 * @self: a finder
 * @n: (out): the side of the board, in squares
 *
 * Returns: (array length=n) (nullable): the solution that is shown, or that
 *   it is on the way to; %NULL while there is none
 */
const guint16 *
qs_solution_finder_get_columns (QsSolutionFinder *self,
                                guint            *n)
{
  g_return_val_if_fail (QS_IS_SOLUTION_FINDER (self), NULL);
  g_return_val_if_fail (n != NULL, NULL);

  *n = self->n;

  return self->n > 0 && self->solution_set != NULL && self->n == qs_solution_set_get_n (self->solution_set)
             ? self->columns : NULL;
}
