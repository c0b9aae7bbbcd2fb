/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the number of one solution as soon as its set has been counted so far. */

#include "qs-lookup.h"

#include <string.h>

struct _QsLookup
{
  GObject parent_instance;

  QsSolutionSet *solution_set;
  guint16 columns[QS_CENSUS_MAX_N];
  GCancellable *cancellable; /* while it searches */
  gboolean has_rank;
  guint64 rank;            /* from 0 */
  gboolean tried_complete; /* whether the last search was in the complete set */
  guint64 try_from;        /* how many solutions must be reachable for another search */
};

enum
{
  FOUND,
  MISSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QsLookup, qs_lookup, G_TYPE_OBJECT)

static void found_cb (GObject      *source,
                      GAsyncResult *result,
                      gpointer      user_data);

/* Waiting until the set has grown by a quarter keeps the searches few, however long the count takes. */
static void
search (QsLookup *self)
{
  guint64 reachable = qs_solution_set_get_reachable (self->solution_set);
  GWeakRef *place = g_new (GWeakRef, 1);

  self->try_from = reachable + reachable / 4 + 1;
  self->tried_complete = qs_solution_set_is_complete (self->solution_set);
  self->cancellable = g_cancellable_new ();
  g_weak_ref_init (place, self);
  qs_solution_set_find_async (self->solution_set, self->columns, self->cancellable, found_cb, place);
}

static void
solution_set_changed_cb (QsLookup *self)
{
  if (self->has_rank || self->tried_complete || self->cancellable != NULL)
    return;

  if (qs_solution_set_is_complete (self->solution_set) ||
      qs_solution_set_get_reachable (self->solution_set) >= self->try_from)
    search (self);
}

/* The set may have grown for the last time while it was searched. */
static void
take_answer (QsLookup     *self,
             GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->cancellable);
  self->has_rank = qs_solution_set_find_finish (self->solution_set, result, &self->rank, &error);
  g_signal_emit (self, signals[self->has_rank ? FOUND : MISSED], 0);

  if (self->solution_set != NULL)
    solution_set_changed_cb (self);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  GWeakRef *place = user_data;
  g_autoptr (QsLookup) self = g_weak_ref_get (place);

  g_weak_ref_clear (place);
  g_free (place);
  if (self != NULL)
    take_answer (self, result);
}

static void
qs_lookup_dispose (GObject *object)
{
  QsLookup *self = QS_LOOKUP (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->solution_set);

  G_OBJECT_CLASS (qs_lookup_parent_class)->dispose (object);
}

static void
qs_lookup_class_init (QsLookupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_lookup_dispose;

  /* The number is known. */
  signals[FOUND] = g_signal_new ("found", QS_TYPE_LOOKUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* The solution is not among those that were counted so far. The search continues when there are
   * more. */
  signals[MISSED] = g_signal_new ("missed", QS_TYPE_LOOKUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_lookup_init (QsLookup *self)
{
}

/* Begins to search for the number of a solution of the set's board, unless the set can never have
 * it. An answer does not come before the main loop runs. */
QsLookup *
qs_lookup_new (QsSolutionSet *solution_set,
               const guint16 *columns)
{
  QsLookup *self;

  g_return_val_if_fail (QS_IS_SOLUTION_SET (solution_set), NULL);
  g_return_val_if_fail (columns != NULL, NULL);

  self = g_object_new (QS_TYPE_LOOKUP, NULL);
  self->solution_set = g_object_ref (solution_set);
  memcpy (self->columns, columns, qs_solution_set_get_space (solution_set)->n_rows * sizeof *columns);

  if (qs_lookup_is_possible (self))
    {
      g_signal_connect_object (solution_set, "changed", G_CALLBACK (solution_set_changed_cb), self, G_CONNECT_SWAPPED);
      search (self);
    }

  return self;
}

QsSolutionSet *
qs_lookup_get_solution_set (QsLookup *self)
{
  g_return_val_if_fail (QS_IS_LOOKUP (self), NULL);

  return self->solution_set;
}

/* Whether the solution is on squares that the set allows, and of its scope; then it will be found
 * once all are counted. */
gboolean
qs_lookup_is_possible (QsLookup *self)
{
  g_return_val_if_fail (QS_IS_LOOKUP (self), FALSE);

  return qs_census_space_contains (qs_solution_set_get_space (self->solution_set), self->columns);
}

/* Its number, from 0. Returns whether it is known. */
gboolean
qs_lookup_get_rank (QsLookup *self,
                    guint64  *rank)
{
  g_return_val_if_fail (QS_IS_LOOKUP (self), FALSE);

  if (self->has_rank && rank != NULL)
    *rank = self->rank;

  return self->has_rank;
}
