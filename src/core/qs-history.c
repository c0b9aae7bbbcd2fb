/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Undo and redo of constraints: they are small, so each is kept as a whole. */

#include "qs-history.h"

QsHistory *
qs_history_new (const QsConstraints *first)
{
  QsHistory *self = g_new0 (QsHistory, 1);

  self->steps = g_array_new (FALSE, FALSE, sizeof (QsConstraints));
  g_array_append_vals (self->steps, first, 1);

  return self;
}

void
qs_history_free (QsHistory *self)
{
  g_array_unref (self->steps);
  g_free (self);
}

/* Valid until the next push. */
const QsConstraints *
qs_history_get_present (const QsHistory *self)
{
  return qs_history_get_at (self, self->present);
}

/* Valid until the next push. */
const QsConstraints *
qs_history_get_at (const QsHistory *self,
                   guint            position)
{
  g_return_val_if_fail (position < self->steps->len, NULL);

  return &g_array_index (self->steps, QsConstraints, position);
}

/* Makes @constraints the present. What was undone can no longer be redone, and with another n the
 * whole past is forgotten. Pushing the present again changes nothing. Returns whether the present
 * changed. */
gboolean
qs_history_push (QsHistory           *self,
                 const QsConstraints *constraints)
{
  QsConstraints copy;
  guint n_kept;

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

gboolean
qs_history_can_go (const QsHistory *self,
                   int              way)
{
  return way < 0 ? self->present > 0 : self->present + 1 < self->steps->len;
}

/* Returns whether the present changed. */
gboolean
qs_history_go (QsHistory *self,
               int        way)
{
  if (!qs_history_can_go (self, way))
    return FALSE;

  self->present += (guint) way;
  return TRUE;
}
