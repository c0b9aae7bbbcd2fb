/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A census that several threads fill while others look things up in it.
 *
 * The units are handed out in order and come back in any order. Finished units wait in a
 * ring until all before them are in the census. A thread that is stopped gives its unit
 * back, and whoever resumes takes that one first. */

#include "qs-shared-census.h"

#include <string.h>

#include "qs-census-plan.h"
#include "qs-census-walk.h"
#include "qs-queue.h"

/* How many units may be out. */
#define MOST_OUT 256

/* How long a thread waits for the units before its own, in microseconds, before it looks around. */
#define WAIT (5 * G_TIME_SPAN_MILLISECOND)

/* How many queens may be placed on the way to a unit before the lock is released: some ten microseconds. */
#define NODES_PER_WALK 4096

typedef enum
{
  UNIT_GIVEN_BACK,
  UNIT_TAKEN,
  UNIT_COUNTED,
} UnitState;

/* While a unit is taken it belongs to the thread that took it, except its state. */
typedef struct
{
  UnitState state;
  guint depth;    /* how many rows the counted prefixes have */
  guint16 prefix[QS_CENSUS_MAX_N];
  GArray *counts; /* guint64 */
} Unit;

struct _QsSharedCensus
{
  QsCensusSpace space;    /* never changes */
  gsize max_size;         /* never changes */
  const QsKernel *kernel; /* never changes */

  GMutex lock; /* of all that follows */
  GCond moved; /* signalled when the census has grown */
  QsCensusPlan plan;
  QsCensus *census;       /* while it is planned */
  gboolean is_complete;   /* known without a census when there is nothing to count */
  QsCensusWalk walk;      /* at the last unit that was handed out */
  gboolean has_walked;    /* whether that was the last of all */
  guint64 n_handed_out;   /* units */
  guint64 n_appended;     /* of them */
  guint n_given_back;
  Unit units[MOST_OUT];   /* unit number i in place i % MOST_OUT */
};

/* A census that nobody fills yet; it is complete at once where a row has no allowed square.
 * @max_size, the bytes that the counts may take, is %QS_CENSUS_MAX_SIZE but in tests. */
QsSharedCensus *
qs_shared_census_new (const QsCensusSpace *space,
                      gsize                max_size)
{
  QsSharedCensus *self = g_atomic_rc_box_new0 (QsSharedCensus);

  self->space = *space;
  self->max_size = max_size;
  self->kernel = qs_kernel_get_best (qs_census_kernels);
  self->is_complete = qs_census_space_get_top (space) == 0;
  g_mutex_init (&self->lock);
  g_cond_init (&self->moved);

  return self;
}

static void
clear (gpointer data)
{
  QsSharedCensus *self = data;

  for (guint i = 0; i < MOST_OUT; i++)
    g_clear_pointer (&self->units[i].counts, g_array_unref);
  g_clear_pointer (&self->census, qs_census_free);
  g_cond_clear (&self->moved);
  g_mutex_clear (&self->lock);
}

void
qs_shared_census_unref (QsSharedCensus *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

const QsCensusSpace *
qs_shared_census_get_space (QsSharedCensus *self)
{
  return &self->space;
}

void
qs_shared_census_get_progress (QsSharedCensus   *self,
                               QsCensusProgress *progress)
{
  qs_lock_hold (&self->lock);

  *progress = (QsCensusProgress){ .is_complete = self->is_complete };
  if (self->census != NULL)
    {
      progress->found = qs_census_get_found (self->census);
      progress->reachable = qs_census_get_reachable (self->census);
    }
}

/* The counter of a thread, for the census or below one of its prefixes. */
QsCensusCounter *
qs_shared_census_new_counter (QsSharedCensus *self,
                              QsStop          stop)
{
  QsCensusCounter *counter = qs_census_counter_new (&self->space, self->kernel);

  qs_census_counter_set_stop (counter, stop);

  return counter;
}

/* Finds out how to cut the search, which takes some milliseconds. One thread must call it before
 * others count; a second call does nothing. */
void
qs_shared_census_plan (QsSharedCensus *self)
{
  QsCensusPlan plan;
  gboolean is_planned;

  qs_lock_enter (&self->lock);
  is_planned = self->census != NULL || self->is_complete;
  qs_lock_leave (&self->lock);
  if (is_planned)
    return;

  qs_census_plan_init (&plan, &self->space);

  qs_lock_enter (&self->lock);
  self->plan = plan;
  self->census = qs_census_new (&self->space, plan.depth, self->max_size);
  qs_census_walk_init (&self->walk, &self->space, NULL, 0, plan.unit_rows);
  qs_lock_leave (&self->lock);
}

static Unit *
get_unit (QsSharedCensus *self,
          guint64         number)
{
  return &self->units[number % MOST_OUT];
}

static Unit *
take_given_back (QsSharedCensus *self)
{
  for (guint64 number = self->n_appended; number < self->n_handed_out; number++)
    {
      Unit *unit = get_unit (self, number);

      if (unit->state == UNIT_GIVEN_BACK)
        {
          self->n_given_back--;
          unit->state = UNIT_TAKEN;
          return unit;
        }
    }

  g_return_val_if_reached (NULL);
}

static Unit *
take_next (QsSharedCensus *self)
{
  Unit *unit = get_unit (self, self->n_handed_out);

  self->n_handed_out++;
  unit->state = UNIT_TAKEN;
  unit->depth = MAX (qs_census_get_depth (self->census), self->plan.unit_rows);
  memcpy (unit->prefix, self->walk.columns, self->plan.unit_rows * sizeof *unit->prefix);
  if (unit->counts == NULL)
    unit->counts = g_array_new (FALSE, FALSE, sizeof (guint64));

  return unit;
}

/* Moves all finished units that are in order into the census. */
static void
append (QsSharedCensus *self)
{
  while (self->n_appended < self->n_handed_out)
    {
      Unit *unit = get_unit (self, self->n_appended);

      if (unit->state != UNIT_COUNTED)
        break;

      qs_census_append (self->census, unit->prefix, self->plan.unit_rows, unit->depth, unit->counts);
      self->n_appended++;
    }

  if (!self->is_complete && self->has_walked && self->n_appended == self->n_handed_out)
    {
      qs_census_finish (self->census);
      self->is_complete = TRUE;
    }
  g_cond_broadcast (&self->moved);
}

/* Walks to the next unit. Where there are few units, the walk is a search of its own, which lets other
 * threads in between. */
static Unit *
walk_on (QsSharedCensus *self)
{
  guint64 nodes = NODES_PER_WALK;
  QsEnumeratorStep step = qs_census_walk_advance (&self->walk, &nodes);

  if (step == QS_ENUMERATOR_SOLUTION)
    return take_next (self);

  if (step == QS_ENUMERATOR_FINISHED)
    {
      /* The last unit may be in the census already, and there may never have been one. */
      self->has_walked = TRUE;
      append (self);
    }

  return NULL;
}

/* Takes a unit to count, if there is one now. */
static Unit *
take (QsSharedCensus *self)
{
  if (self->n_given_back > 0)
    return take_given_back (self);
  if (self->is_complete || self->has_walked)
    return NULL;

  if (self->n_handed_out == self->n_appended + MOST_OUT)
    {
      qs_lock_wait_until (&self->lock, &self->moved, g_get_monotonic_time () + WAIT);
      return NULL;
    }

  return walk_on (self);
}

/* Takes the next unit, counts it with the calling thread's own counter, and puts its counts into
 * the census. The census must be planned. Returns whether there may be more to do: where not, the
 * others count what is left, or all is counted. */
gboolean
qs_shared_census_count (QsSharedCensus  *self,
                        QsCensusCounter *counter)
{
  gboolean is_counted, is_over;
  Unit *unit;

  qs_lock_enter (&self->lock);
  unit = take (self);
  is_over = unit == NULL && (self->is_complete || self->has_walked);
  qs_lock_leave (&self->lock);
  if (unit == NULL)
    return !is_over;

  is_counted = qs_census_counter_count (counter, unit->prefix, self->plan.unit_rows, unit->depth, unit->counts);

  qs_lock_enter (&self->lock);
  unit->state = is_counted ? UNIT_COUNTED : UNIT_GIVEN_BACK;
  if (is_counted)
    append (self);
  else
    self->n_given_back++;
  qs_lock_leave (&self->lock);

  return TRUE;
}

/* See qs_census_find(). */
gboolean
qs_shared_census_find (QsSharedCensus *self,
                       guint64         rank,
                       QsCensusPlace  *place)
{
  qs_lock_hold (&self->lock);

  return self->census != NULL && qs_census_find (self->census, rank, place);
}

/* See qs_census_locate(). */
gboolean
qs_shared_census_locate (QsSharedCensus *self,
                         const guint16  *columns,
                         QsCensusPlace  *place)
{
  qs_lock_hold (&self->lock);

  return self->census != NULL && qs_census_locate (self->census, columns, place);
}
