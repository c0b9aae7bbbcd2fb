/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The half boards that the threads of a count share.
 *
 * Large boards need seconds to make them, and nothing can interrupt it. So that a count can
 * be stopped at any moment, a thread of their own makes them: when nobody
 * waits for them any more, it throws them away once they are ready. */

#include "config.h"

#include "qs-count-boards.h"

#include "qs-queue.h"

/* Of how many middles half boards are kept: of the one whose last units are still counted, and of the next. */
#define N_SHELVES 2

/* The half boards of one middle. */
typedef struct
{
  QsHalfBoards *half_boards; /* NULL while they are made, and before */
  guint middle;
  guint n_users;             /* who borrowed them or waits for them */
  gboolean is_taken;         /* whether there are any, or soon will be */
} Shelf;

struct _QsCountBoards
{
  QsCountPlan plan; /* never changes */

  GMutex lock;      /* of all that follows */
  GCond changed;    /* told when somebody may have waited for it */
  gboolean is_stopped;
  Shelf shelves[N_SHELVES];
};

/* What a thread makes. It keeps the boards alive. */
typedef struct
{
  QsCountBoards *boards;
  Shelf *shelf;
  QsHalfBoards *old; /* what was there before */
} Making;

/* ThreadSanitizer does not see GLib's own locks. */
static void
enter (QsCountBoards *self)
{
  g_mutex_lock (&self->lock);
  qs_queue_take (self);
}

static void
leave (QsCountBoards *self)
{
  qs_queue_give (self);
  g_mutex_unlock (&self->lock);
}

static void
wait_for_change (QsCountBoards *self)
{
  qs_queue_give (self);
  g_cond_wait (&self->changed, &self->lock);
  qs_queue_take (self);
}

/**
 * qs_count_boards_new:
 * @plan: what is counted
 *
 * Returns: (transfer full): an empty store of half boards
 */
QsCountBoards *
qs_count_boards_new (const QsCountPlan *plan)
{
  QsCountBoards *self = g_atomic_rc_box_new0 (QsCountBoards);

  self->plan = *plan;
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);

  return self;
}

static void
clear (gpointer data)
{
  QsCountBoards *self = data;

  qs_queue_take (self);
  for (guint i = 0; i < N_SHELVES; i++)
    g_clear_pointer (&self->shelves[i].half_boards, qs_half_boards_free);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->changed);
}

/**
 * qs_count_boards_free:
 * @self: (transfer full): boards of which all borrowed ones were given back
 *
 * Frees them.
 */
void
qs_count_boards_free (QsCountBoards *self)
{
  qs_queue_give (self);
  g_atomic_rc_box_release_full (self, clear);
}

/* The shelf of this middle, or one that nobody uses, an empty one rather. */
static Shelf *
find_shelf (QsCountBoards *self,
            guint          middle)
{
  Shelf *unused = NULL;

  for (guint i = 0; i < N_SHELVES; i++)
    {
      Shelf *shelf = &self->shelves[i];

      if (shelf->is_taken && shelf->middle == middle)
        return shelf;
      if (shelf->n_users == 0 && (unused == NULL || !shelf->is_taken))
        unused = shelf;
    }

  return unused;
}

static gpointer
make (gpointer data)
{
  g_autofree Making *making = data;
  QsCountBoards *self = making->boards;
  QsHalfBoards *half_boards;

  /* First, as two middles' are to fit into the memory and not three. */
  g_clear_pointer (&making->old, qs_half_boards_free);
  half_boards = qs_half_boards_new (&self->plan, making->shelf->middle);

  enter (self);
  making->shelf->half_boards = half_boards;
  g_cond_broadcast (&self->changed);
  leave (self);
  qs_count_boards_free (self);

  return NULL;
}

/* Under the lock. */
static void
fill (QsCountBoards *self,
      Shelf         *shelf,
      guint          middle)
{
  Making *making = g_new0 (Making, 1);

  making->boards = g_atomic_rc_box_acquire (self);
  making->shelf = shelf;
  making->old = g_steal_pointer (&shelf->half_boards);
  shelf->middle = middle;
  shelf->is_taken = TRUE;

  g_thread_unref (g_thread_new ("qs-half-boards", make, making));
}

/**
 * qs_count_boards_borrow:
 * @self: boards
 * @middle: the column of the middle row's queen, or %QS_COUNT_NO_MIDDLE
 *
 * Lends the half boards of a middle, any number of times at once. Waits until they
 * are made, and before that until there is room for them. Who borrowed some
 * gives them back before they borrow others.
 *
 * Returns: (transfer none) (nullable): the half boards, or %NULL after
 *   qs_count_boards_stop()
 */
const QsHalfBoards *
qs_count_boards_borrow (QsCountBoards *self,
                        guint          middle)
{
  const QsHalfBoards *half_boards = NULL;
  Shelf *shelf;

  enter (self);
  while ((shelf = find_shelf (self, middle)) == NULL && !self->is_stopped)
    wait_for_change (self);

  if (shelf != NULL && !self->is_stopped)
    {
      shelf->n_users++;
      if (!shelf->is_taken || shelf->middle != middle)
        fill (self, shelf, middle);
      while (shelf->half_boards == NULL && !self->is_stopped)
        wait_for_change (self);
      half_boards = shelf->half_boards;
    }
  leave (self);

  return half_boards;
}

/**
 * qs_count_boards_give_back:
 * @self: boards
 * @half_boards: what was borrowed from them
 *
 * Takes half boards back.
 */
void
qs_count_boards_give_back (QsCountBoards      *self,
                           const QsHalfBoards *half_boards)
{
  enter (self);
  for (guint i = 0; i < N_SHELVES; i++)
    {
      if (self->shelves[i].half_boards == half_boards && --self->shelves[i].n_users == 0)
        g_cond_broadcast (&self->changed);
    }
  leave (self);
}

/**
 * qs_count_boards_stop:
 * @self: boards
 *
 * Lends nothing any more: who waits for it waits in vain.
 */
void
qs_count_boards_stop (QsCountBoards *self)
{
  enter (self);
  self->is_stopped = TRUE;
  g_cond_broadcast (&self->changed);
  leave (self);
}
