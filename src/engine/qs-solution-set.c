/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a board, by their number: packed in memory, a byte a queen. */

#include "config.h"

#include "qs-solution-set.h"

#include "qs-enumerator.h"

/* Up to this side the set keeps every solution; of larger boards the first SOME. */
#define KEEP_ALL_MAX_N 14
#define KEEP_SOME G_GUINT64_CONSTANT (1000000)

struct _QsSolutionSet
{
  GObject parent_instance;

  guint n;            /* the side of the board, in squares */
  guint64 count;      /* the solutions found so far */
  guint64 reachable;  /* how many of them are packed */
  gboolean complete;  /* whether there are no more */
  GByteArray *packed; /* the columns from 0, n bytes a solution, in order */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QsSolutionSet, qs_solution_set, G_TYPE_OBJECT)

static void
qs_solution_set_finalize (GObject *object)
{
  QsSolutionSet *self = QS_SOLUTION_SET (object);

  g_byte_array_unref (self->packed);

  G_OBJECT_CLASS (qs_solution_set_parent_class)->finalize (object);
}

static void
qs_solution_set_class_init (QsSolutionSetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = qs_solution_set_finalize;

  /**
   * QsSolutionSet::changed:
   * @self: the set
   *
   * More solutions were found, or the set has become complete.
   */
  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", QS_TYPE_SOLUTION_SET, G_SIGNAL_RUN_LAST,
                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_solution_set_init (QsSolutionSet *self)
{
  self->packed = g_byte_array_new ();
}

/**
 * qs_solution_set_new:
 * @n: the side of the board, in squares, 1 … %QS_ENUMERATOR_MAX_N
 *
 * Returns: (transfer full): an empty set, which is not complete
 */
QsSolutionSet *
qs_solution_set_new (guint n)
{
  QsSolutionSet *self;

  g_return_val_if_fail (n >= 1 && n <= QS_ENUMERATOR_MAX_N, NULL);

  self = g_object_new (QS_TYPE_SOLUTION_SET, NULL);
  self->n = n;

  return self;
}

/**
 * qs_solution_set_get_n:
 * @self: a set
 *
 * Returns: the side of the board, in squares
 */
guint
qs_solution_set_get_n (QsSolutionSet *self)
{
  g_return_val_if_fail (QS_IS_SOLUTION_SET (self), 0);

  return self->n;
}

/**
 * qs_solution_set_get_count:
 * @self: a set
 *
 * Returns: how many solutions have been found so far; all, when the set is
 *   complete
 */
guint64
qs_solution_set_get_count (QsSolutionSet *self)
{
  g_return_val_if_fail (QS_IS_SOLUTION_SET (self), 0);

  return self->count;
}

/**
 * qs_solution_set_get_reachable:
 * @self: a set
 *
 * Returns: how many of the solutions, from the first, qs_solution_set_get()
 *   can give now
 */
guint64
qs_solution_set_get_reachable (QsSolutionSet *self)
{
  g_return_val_if_fail (QS_IS_SOLUTION_SET (self), 0);

  return self->reachable;
}

/**
 * qs_solution_set_get_limit:
 * @self: a set
 *
 * Returns: how many solutions, from the first, can ever be reached;
 *   %G_MAXUINT64 where all can
 */
guint64
qs_solution_set_get_limit (QsSolutionSet *self)
{
  g_return_val_if_fail (QS_IS_SOLUTION_SET (self), 0);

  return self->n <= KEEP_ALL_MAX_N ? G_MAXUINT64 : KEEP_SOME;
}

/**
 * qs_solution_set_is_complete:
 * @self: a set
 *
 * Returns: whether all solutions have been counted
 */
gboolean
qs_solution_set_is_complete (QsSolutionSet *self)
{
  g_return_val_if_fail (QS_IS_SOLUTION_SET (self), FALSE);

  return self->complete;
}

/**
 * qs_solution_set_get:
 * @self: a set
 * @rank: the number of a solution in lexicographic order, from 0
 * @columns: (out caller-allocates) (array): its columns from 0, a place for
 *   each row
 *
 * Gives a solution by its number.
 *
 * Returns: whether it can be reached
 */
gboolean
qs_solution_set_get (QsSolutionSet *self,
                     guint64        rank,
                     guint16       *columns)
{
  const guint8 *solution;

  g_return_val_if_fail (QS_IS_SOLUTION_SET (self), FALSE);
  g_return_val_if_fail (columns != NULL, FALSE);

  if (rank >= self->reachable)
    return FALSE;

  solution = self->packed->data + rank * self->n;
  for (guint row = 0; row < self->n; row++)
    columns[row] = solution[row];

  return TRUE;
}

/* Packs @n_solutions behind those that are there. */
static void
pack (QsSolutionSet *self,
      const guint16 *columns,
      gsize          n_solutions)
{
  guint old_length = self->packed->len;
  guint more = (guint) (n_solutions * self->n);

  g_byte_array_set_size (self->packed, old_length + more);
  for (guint i = 0; i < more; i++)
    self->packed->data[old_length + i] = (guint8) columns[i];

  self->reachable += n_solutions;
}

/**
 * qs_solution_set_add:
 * @self: a set that is not complete
 * @found: how many more solutions were found
 * @columns: (array) (nullable): the first of these, one after the other, n
 *   columns from 0 each
 * @n_solutions: how many are in @columns
 * @complete: whether there are no more
 *
 * Adds the next solutions in lexicographic order. What goes beyond the limit
 * of the set is counted and not kept.
 */
void
qs_solution_set_add (QsSolutionSet *self,
                     guint64        found,
                     const guint16 *columns,
                     gsize          n_solutions,
                     gboolean       complete)
{
  guint64 room;

  g_return_if_fail (QS_IS_SOLUTION_SET (self));
  g_return_if_fail (!self->complete);
  g_return_if_fail (n_solutions <= found);

  /* Behind a gap nothing could be found by its number. */
  room = self->reachable == self->count ? qs_solution_set_get_limit (self) - self->reachable : 0;
  pack (self, columns, (gsize) MIN (room, n_solutions));

  if (found == 0 && !complete)
    return;

  self->count += found;
  self->complete = complete;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
