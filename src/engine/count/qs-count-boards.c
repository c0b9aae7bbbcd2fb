/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The half boards that the threads of a count share.
 *
 * Who needs some first makes them, and the others wait for it. */

#include "config.h"

#include "qs-count-boards.h"

#include "qs-queue.h"

/* Of how many middles half boards are kept: of the one whose last units are still counted, and of the next. */
#define N_SHELVES 2

/* The half boards of one middle. */
typedef struct
{
  QsHalfBoards *half_boards; /* NULL while they are made, and before */
  QsHalfBoards *old;         /* of another middle, which give room to them */
  guint middle;              /* whose they are or are to be */
  guint n_users;             /* who borrowed them, makes them or waits for them */
  gboolean is_busy;          /* whether one of these makes them */
} Shelf;

struct _QsCountBoards
{
  QsCountPlan plan; /* never changes */

  GMutex lock;      /* of all that follows */
  GCond changed;    /* told when somebody may have waited for it */
  Shelf shelves[N_SHELVES];
};

/* ThreadSanitizer does not see GLib's own locks. */
static void
enter (QsCountBoards *self)
{
  g_mutex_lock (&self->lock);
  qs_tsan_take (self);
}

static void
leave (QsCountBoards *self)
{
  qs_tsan_give (self);
  g_mutex_unlock (&self->lock);
}

static void
wait_for_change (QsCountBoards *self)
{
  qs_tsan_give (self);
  g_cond_wait (&self->changed, &self->lock);
  qs_tsan_take (self);
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
  QsCountBoards *self = g_new0 (QsCountBoards, 1);

  self->plan = *plan;
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);

  return self;
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
  for (guint i = 0; i < N_SHELVES; i++)
    g_clear_pointer (&self->shelves[i].half_boards, qs_half_boards_free);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->changed);
  g_free (self);
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

      if (shelf->middle == middle && (shelf->n_users > 0 || shelf->half_boards != NULL))
        return shelf;
      if (shelf->n_users == 0 && (unused == NULL || shelf->half_boards == NULL))
        unused = shelf;
    }

  return unused;
}

/* Lets others in meanwhile. First make room, as two middles' are to fit into the memory and not three. */
static void
fill (QsCountBoards *self,
      Shelf         *shelf,
      QsStopFunc     is_stopped,
      gpointer       data)
{
  QsHalfBoards *half_boards;

  shelf->is_busy = TRUE;
  leave (self);
  g_clear_pointer (&shelf->old, qs_half_boards_free);
  half_boards = qs_half_boards_new (&self->plan, shelf->middle, is_stopped, data);
  enter (self);

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
    wait_for_change (self);

  /* Who fills it meanwhile looks at its middle. */
  if (shelf->middle != middle)
    {
      shelf->old = g_steal_pointer (&shelf->half_boards);
      shelf->middle = middle;
    }
  shelf->n_users++;

  return shelf;
}

/**
 * qs_count_boards_borrow:
 * @self: boards
 * @middle: the column of the middle row's queen, or %QS_COUNT_NO_MIDDLE
 * @is_stopped: (nullable): tells whether to stop: the same to all who borrow
 * @data: for @is_stopped
 *
 * Lends the half boards of a middle, any number of times at once. Makes them or waits
 * until somebody else has made them, and before that until there is room for them. Who
 * borrowed some gives them back before they borrow others, and soon when all
 * are to stop.
 *
 * Returns: (transfer none) (nullable): the half boards; %NULL if it was stopped
 */
const QsHalfBoards *
qs_count_boards_borrow (QsCountBoards *self,
                        guint          middle,
                        QsStopFunc     is_stopped,
                        gpointer       data)
{
  const QsHalfBoards *half_boards;
  Shelf *shelf;

  enter (self);
  shelf = claim_shelf (self, middle);
  while (shelf->is_busy)
    wait_for_change (self);

  /* Where it was stopped each of them tries once, which ends at once. */
  if (shelf->half_boards == NULL)
    fill (self, shelf, is_stopped, data);
  half_boards = shelf->half_boards;
  if (half_boards == NULL)
    let_go (self, shelf);
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
      if (self->shelves[i].half_boards == half_boards)
        let_go (self, &self->shelves[i]);
    }
  leave (self);
}
