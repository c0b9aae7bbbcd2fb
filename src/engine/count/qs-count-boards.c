/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The half boards that the threads of a count share.
 *
 * The first thread that needs some makes them, and the others wait. */

#include "config.h"

#include "qs-count-boards.h"

#include "qs-lock.h"

/* For how many middles half boards are kept: for the one whose last units are still counted, and for the next. */
#define N_SHELVES 2

/* The half boards of one middle. */
typedef struct
{
  QsHalfBoards *half_boards; /* NULL while they are made, and before */
  QsHalfBoards *old;         /* of another middle, freed to make room */
  guint middle;              /* the middle that they are or will be of */
  guint n_users;             /* how many threads borrowed them, make them or wait for them */
  gboolean is_busy;          /* whether one of these makes them */
} Shelf;

struct _QsCountBoards
{
  QsCountPlan plan; /* never changes */

  GMutex lock;      /* of all that follows */
  GCond changed;    /* signalled when there may be something that threads wait for */
  Shelf shelves[N_SHELVES];
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

/* All borrowed ones must have been given back. */
void
qs_count_boards_free (QsCountBoards *self)
{
  for (guint i = 0; i < N_SHELVES; i++)
    g_clear_pointer (&self->shelves[i].half_boards, qs_half_boards_free);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->changed);
  g_free (self);
}

/* The shelf of this middle, or else one that nobody uses, preferably an empty one. */
static Shelf *
find_shelf (QsCountBoards *self,
            guint          middle)
{
  Shelf *unused = NULL;

  for (guint i = 0; i < N_SHELVES; i++)
    {
      Shelf *shelf = &self->shelves[i];

      if (shelf->middle == middle && (shelf->n_users > 0 || shelf->half_boards != NULL))
        return shelf;
      if (shelf->n_users == 0 && (unused == NULL || shelf->half_boards == NULL))
        unused = shelf;
    }

  return unused;
}

/* Releases the lock meanwhile. Old half boards go first, because the memory must hold those of two middles,
 * not of three. */
static void
fill (QsCountBoards *self,
      Shelf         *shelf,
      QsStopFunc     is_stopped,
      gpointer       data)
{
  QsHalfBoards *half_boards;

  shelf->is_busy = TRUE;
  qs_lock_leave (&self->lock);
  g_clear_pointer (&shelf->old, qs_half_boards_free);
  half_boards = qs_half_boards_new (&self->plan, shelf->middle, is_stopped, data);
  qs_lock_enter (&self->lock);

  shelf->half_boards = half_boards;
  shelf->is_busy = FALSE;
  g_cond_broadcast (&self->changed);
}

static void
let_go (QsCountBoards *self,
        Shelf         *shelf)
{
  if (--shelf->n_users == 0)
    g_cond_broadcast (&self->changed);
}

/* Waits for a shelf where this middle's half boards are or can be. */
static Shelf *
claim_shelf (QsCountBoards *self,
             guint          middle)
{
  Shelf *shelf;

  while ((shelf = find_shelf (self, middle)) == NULL)
    qs_lock_wait (&self->lock, &self->changed);

  /* Threads that come meanwhile look at the shelf's middle. */
  if (shelf->middle != middle)
    {
      shelf->old = g_steal_pointer (&shelf->half_boards);
      shelf->middle = middle;
    }
  shelf->n_users++;

  return shelf;
}

/* Lends the half boards of a middle, which may be %QS_COUNT_NO_MIDDLE, any number of times at
 * once. It waits until there is room for them, then makes them or waits for the thread that does.
 * A borrower gives them back before it borrows others, and soon when all are to stop;
 * @is_stopped, which may be %NULL, says the same to all. Returns %NULL if it was stopped. */
const QsHalfBoards *
qs_count_boards_borrow (QsCountBoards *self,
                        guint          middle,
                        QsStopFunc     is_stopped,
                        gpointer       data)
{
  const QsHalfBoards *half_boards;
  Shelf *shelf;

  qs_lock_enter (&self->lock);
  shelf = claim_shelf (self, middle);
  while (shelf->is_busy)
    qs_lock_wait (&self->lock, &self->changed);

  /* After a stop, each waiting thread tries once, which ends at once. */
  if (shelf->half_boards == NULL)
    fill (self, shelf, is_stopped, data);
  half_boards = shelf->half_boards;
  if (half_boards == NULL)
    let_go (self, shelf);
  qs_lock_leave (&self->lock);

  return half_boards;
}

void
qs_count_boards_give_back (QsCountBoards      *self,
                           const QsHalfBoards *half_boards)
{
  qs_lock_enter (&self->lock);
  for (guint i = 0; i < N_SHELVES; i++)
    {
      if (self->shelves[i].half_boards == half_boards)
        let_go (self, &self->shelves[i]);
    }
  qs_lock_leave (&self->lock);
}
