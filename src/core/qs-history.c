/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Undo and redo of constraints: they are small, so each is kept as a whole. */

#include "config.h"

#include "qs-history.h"

struct _QsHistory
{
  GArray *steps; /* QsConstraints of one n, the oldest first; never empty */
  guint present; /* a place in steps; those behind it were undone */
};

/**
 * qs_history_new:
 * @n: the side of the board, in squares, 1 … %QS_ENUMERATOR_MAX_N
 *
 * Begins with constraints that leave all squares of a board free.
 *
 * Returns: (transfer full): the history
 */
QsHistory *
qs_history_new (guint n)
{
  QsHistory *self;
  QsConstraints constraints;

  g_return_val_if_fail (n >= 1 && n <= QS_ENUMERATOR_MAX_N, NULL);

  qs_constraints_init (&constraints, n);
  self = g_new0 (QsHistory, 1);
  self->steps = g_array_new (FALSE, FALSE, sizeof (QsConstraints));
  g_array_append_val (self->steps, constraints);

  return self;
}

/**
 * qs_history_free:
 * @self: (transfer full): a history
 *
 * Frees a history.
 */
void
qs_history_free (QsHistory *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->steps);
  g_free (self);
}

/**
 * qs_history_get_present:
 * @self: a history
 *
 * Returns: (transfer none): the constraints as they are; valid until the next
 *   push
 */
const QsConstraints *
qs_history_get_present (const QsHistory *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &g_array_index (self->steps, QsConstraints, self->present);
}

/**
 * qs_history_push:
 * @self: a history
 * @constraints: what is asked of the squares from now on
 *
 * Makes @constraints the present. What was undone can no longer be redone, and
 * with another n the whole past is forgotten. Pushing the present again changes
 * nothing.
 *
 * Returns: whether the present changed
 */
gboolean
qs_history_push (QsHistory           *self,
                 const QsConstraints *constraints)
{
  QsConstraints copy;
  guint n_kept;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (constraints != NULL, FALSE);

  if (qs_constraints_equal (constraints, qs_history_get_present (self)))
    return FALSE;

  /* @constraints may be one of the steps, which move. */
  copy = *constraints;
  n_kept = copy.n == qs_history_get_present (self)->n ? self->present + 1 : 0;
  g_array_set_size (self->steps, n_kept);
  g_array_append_val (self->steps, copy);
  self->present = n_kept;

  return TRUE;
}

/**
 * qs_history_can_undo:
 * @self: a history
 *
 * Returns: whether there are constraints before the present
 */
gboolean
qs_history_can_undo (const QsHistory *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->present > 0;
}

/**
 * qs_history_can_redo:
 * @self: a history
 *
 * Returns: whether constraints were undone and nothing was pushed since
 */
gboolean
qs_history_can_redo (const QsHistory *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->present + 1 < self->steps->len;
}

/**
 * qs_history_undo:
 * @self: a history
 *
 * Goes back to the constraints before the present, if there are any.
 *
 * Returns: whether the present changed
 */
gboolean
qs_history_undo (QsHistory *self)
{
  if (!qs_history_can_undo (self))
    return FALSE;

  self->present--;
  return TRUE;
}

/**
 * qs_history_redo:
 * @self: a history
 *
 * Goes forward to the constraints that were undone last, if there are any.
 *
 * Returns: whether the present changed
 */
gboolean
qs_history_redo (QsHistory *self)
{
  if (!qs_history_can_redo (self))
    return FALSE;

  self->present++;
  return TRUE;
}
