/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The half boards that the threads of a count share.
 *
 * The first thread that needs them makes them, and the others wait. */

#include "qs-count-boards.h"

#include "qs-lock.h"

struct _QsCountBoards
{
  QsCountPlan plan; /* never changes */

  GMutex lock;               /* of all that follows */
  GCond changed;             /* signalled when the half boards are made, or a thread gave up */
  QsHalfBoards *half_boards; /* NULL while they are made, and before; never changes afterwards */
  gboolean is_busy;          /* whether a thread makes them */
};

QsCountBoards *
qs_count_boards_new (const QsCountPlan *plan)
{
  QsCountBoards *self = g_new0 (QsCountBoards, 1);

  self->plan = *plan;
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);

  return self;
}

void
qs_count_boards_free (QsCountBoards *self)
{
  g_clear_pointer (&self->half_boards, qs_half_boards_free);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->changed);
  g_free (self);
}

/* Releases the lock meanwhile. */
static void
make (QsCountBoards *self,
      QsStopFunc     is_stopped,
      gpointer       data)
{
  QsHalfBoards *half_boards;

  self->is_busy = TRUE;
  qs_lock_leave (&self->lock);
  half_boards = qs_half_boards_new (&self->plan, is_stopped, data);
  qs_lock_enter (&self->lock);

  self->half_boards = half_boards;
  self->is_busy = FALSE;
  g_cond_broadcast (&self->changed);
}

/* Makes the half boards, or waits for the thread that does. @is_stopped, which may be %NULL, says the same to all
 * threads. Returns %NULL if it was stopped. */
const QsHalfBoards *
qs_count_boards_get (QsCountBoards *self,
                     QsStopFunc     is_stopped,
                     gpointer       data)
{
  const QsHalfBoards *half_boards;

  qs_lock_enter (&self->lock);
  while (self->is_busy)
    qs_lock_wait (&self->lock, &self->changed);

  /* After a stop, each waiting thread tries once, which ends at once. */
  if (self->half_boards == NULL)
    make (self, is_stopped, data);
  half_boards = self->half_boards;
  qs_lock_leave (&self->lock);

  return half_boards;
}
