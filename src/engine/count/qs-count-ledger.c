/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which units of a count are handed out and done: what the threads of a count share.
 *
 * Units are handed out in the order of their numbers. So the finished ones form a few ranges. */

#include "config.h"

#include "qs-count-ledger.h"

#include "qs-queue.h"

struct _QsCountLedger
{
  QsCountPlan plan;  /* never changes */
  GArray *missing;   /* never changes: the guint32 numbers of those that were missing at first */

  int is_stopped;    /* atomic, but set under the lock */
  int is_paused;     /* likewise */

  GMutex making;     /* of the half boards alone: held while they are made */
  QsHalfBoards *half_boards; /* NULL before that */

  GMutex lock;       /* of all that follows */
  GCond changed;     /* signalled when a pause ends */
  QsCountProgress progress;
  const QsKernel *kernel; /* NULL as long as the partial result names it, or it is not known */
  guint n_taken;          /* how many of the missing units are handed out */
};

/* The ledger of the units that are @wanted and that @partial lacks. The partial result is copied. */
QsCountLedger *
qs_count_ledger_new (const QsPartial *partial,
                     const QsPartial *wanted)
{
  QsCountLedger *self = g_new0 (QsCountLedger, 1);

  self->plan = partial->plan;
  self->progress = (QsCountProgress){ .partial = qs_partial_copy (partial), .n_ordered = wanted->n_done };
  self->missing = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_mutex_init (&self->making);
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);

  for (guint i = 0; i < wanted->ranges->len; i++)
    {
      const QsPartialRange *range = qs_partial_get_range (wanted, i);

      for (guint32 unit = range->first; unit < range->first + range->n_units; unit++)
        {
          if (!qs_partial_has (partial, unit))
            g_array_append_val (self->missing, unit);
        }
    }
  self->progress.n_finished = self->progress.n_ordered - self->missing->len;

  return self;
}

/* No thread may have anything from it. */
void
qs_count_ledger_free (QsCountLedger *self)
{
  g_clear_pointer (&self->half_boards, qs_half_boards_free);
  qs_partial_free (self->progress.partial);
  g_array_unref (self->missing);
  g_mutex_clear (&self->making);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->changed);
  g_free (self);
}

/* How many units there are to count, or were at first. */
guint32
qs_count_ledger_get_n_units (const QsCountLedger *self)
{
  return self->missing->len;
}

static gboolean
is_stopped (QsCountLedger *self)
{
  return g_atomic_int_get (&self->is_stopped);
}

/* The first thread that needs the half boards makes them, and the others wait. After a stop each of these tries once, which
 * ends at once. */
static const QsHalfBoards *
get_half_boards (QsCountLedger *self)
{
  qs_lock_hold (&self->making);

  if (self->half_boards == NULL)
    self->half_boards = qs_half_boards_new (&self->plan, (QsStop){ qs_count_ledger_is_stopped, self });

  return self->half_boards;
}

/* Hands out a unit, and the half boards to count it with. Waits while the count is paused, and until
 * the half boards are made. Returns whether there is anything left to count; %FALSE also when the
 * count is stopped. */
gboolean
qs_count_ledger_take (QsCountLedger       *self,
                      QsCountUnit         *unit,
                      const QsHalfBoards **half_boards)
{
  guint place;

  if (qs_count_ledger_is_stopped (self))
    return FALSE;

  qs_lock_enter (&self->lock);
  place = self->n_taken;
  self->n_taken = MIN (place + 1, self->missing->len);
  qs_lock_leave (&self->lock);

  if (place == self->missing->len)
    return FALSE;

  qs_count_plan_get_unit (&self->plan, g_array_index (self->missing, guint32, place), unit);
  *half_boards = get_half_boards (self);

  return *half_boards != NULL;
}

/* Has the partial result name the kernel, as soon as a unit is counted. */
void
qs_count_ledger_set_kernel (QsCountLedger  *self,
                            const QsKernel *kernel)
{
  qs_lock_hold (&self->lock);

  self->kernel = kernel;
}

/* Takes a unit back. @solutions is %NULL, only in a stopped count, when it was not counted to its
 * end. */
void
qs_count_ledger_give_back (QsCountLedger      *self,
                           const QsCountUnit  *unit,
                           const guint64      *solutions)
{
  qs_lock_hold (&self->lock);

  if (solutions == NULL)
    return;

  qs_partial_add (self->progress.partial, unit->number, *solutions);
  if (self->kernel != NULL)
    {
      g_autofree char *maker = g_strconcat (QS_VERSION " ", self->kernel->name, NULL);

      qs_partial_add_makers (self->progress.partial, maker);
      self->kernel = NULL;
    }
  self->progress.n_finished++;
}

/* Adds the counts that are made besides the units. */
void
qs_count_ledger_set_symmetric (QsCountLedger           *self,
                               const QsSymmetricCounts *symmetric)
{
  qs_lock_hold (&self->lock);

  self->progress.symmetric = *symmetric;
  self->progress.has_symmetric = TRUE;
}

/* Counters ask this in the middle of a unit. While the count is paused it does not return; then
 * the unit continues where it was. */
gboolean
qs_count_ledger_is_stopped (gpointer self)
{
  QsCountLedger *ledger = self;

  if (g_atomic_int_get (&ledger->is_paused))
    {
      qs_lock_hold (&ledger->lock);

      while (g_atomic_int_get (&ledger->is_paused) && !is_stopped (ledger))
        qs_lock_wait (&ledger->lock, &ledger->changed);
    }

  return is_stopped (ledger);
}

/* The threads soon wait, wherever they are, and lose nothing. */
void
qs_count_ledger_set_paused (QsCountLedger *self,
                            gboolean       is_paused)
{
  qs_lock_hold (&self->lock);

  g_atomic_int_set (&self->is_paused, is_paused);
  g_cond_broadcast (&self->changed);
}

/* Has all threads end soon, also waiting ones. The units that they have not finished are lost. */
void
qs_count_ledger_stop (QsCountLedger *self)
{
  qs_lock_hold (&self->lock);

  g_atomic_int_set (&self->is_stopped, TRUE);
  g_cond_broadcast (&self->changed);
}

/* Adds to the time that the count took. */
void
qs_count_ledger_add_time (QsCountLedger *self,
                          gint64         microseconds)
{
  qs_lock_hold (&self->lock);

  qs_partial_add_time (self->progress.partial, microseconds);
}

/* The partial result is a copy, the caller's. */
void
qs_count_ledger_get_progress (QsCountLedger   *self,
                              QsCountProgress *progress)
{
  qs_lock_hold (&self->lock);

  *progress = self->progress;
  progress->partial = qs_partial_copy (progress->partial);
}
