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
  guint question;          /* that the set has not answered yet; 0 for none */
  gboolean has_rank;
  guint64 rank;            /* from 0 */
  gboolean tried_complete; /* whether the last search was in the complete set */
  guint64 try_from;        /* how many solutions must be reachable for another search */
};

G_DEFINE_FINAL_TYPE (QsLookup, qs_lookup, G_TYPE_OBJECT)

/* Waiting until the set has grown by a quarter keeps the searches few, however long the count takes. */
static void
search (QsLookup *self)
{
  guint64 reachable = qs_solution_set_get_reachable (self->solution_set);

  self->try_from = reachable + reachable / 4 + 1;
  self->tried_complete = qs_solution_set_is_complete (self->solution_set);
  self->question = qs_solution_set_ask (self->solution_set, self->columns);
}

static void
solution_set_changed_cb (QsLookup *self)
{
  if (self->has_rank || self->tried_complete || self->question != 0)
    return;

  if (qs_solution_set_is_complete (self->solution_set) ||
      qs_solution_set_get_reachable (self->solution_set) >= self->try_from)
    search (self);
}

/* The set may have grown for the last time while it was searched. */
static void
answered_cb (QsLookup *self,
             guint     question,
             gboolean  is_known,
             guint64   rank)
{
  if (self->question != question)
    return;

  self->question = 0;
  self->has_rank = is_known;
  self->rank = rank;
  g_signal_emit_by_name (self, is_known ? "found" : "missed");

  if (self->solution_set != NULL)
    solution_set_changed_cb (self);
}

static void
qs_lookup_dispose (GObject *object)
{
  g_clear_object (&QS_LOOKUP (object)->solution_set);

  G_OBJECT_CLASS (qs_lookup_parent_class)->dispose (object);
}

static void
qs_lookup_class_init (QsLookupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_lookup_dispose;

  /* The number is known. */
  g_signal_new ("found", QS_TYPE_LOOKUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* The solution is not among those that were counted so far. The search continues when there are
   * more. */
  g_signal_new ("missed", QS_TYPE_LOOKUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
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
      g_signal_connect_object (solution_set, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
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
