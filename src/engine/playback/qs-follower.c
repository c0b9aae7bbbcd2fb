/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A second search of the same board that keeps in step with the first: wherever that one goes, it seeks the moment that
 * belongs to it. So every way of moving through the first moves through both. */

#include "config.h"

#include "qs-follower.h"

/* A place to go to, and what was asked for to get there. */
typedef struct
{
  const QsMethod *method; /* NULL for no search */
  QsFollow follow;
  guint n;
  guint32 seed;
  guint64 number;         /* of the step or of the decision */
} Goal;

struct _QsFollower
{
  GObject parent_instance;

  QsPlayback *leader;
  QsPlayback *playback;
  Goal goal;
};

G_DEFINE_FINAL_TYPE (QsFollower, qs_follower, G_TYPE_OBJECT)

static guint64
count (QsFollow        follow,
       const QsMoment *moment)
{
  return follow == QS_FOLLOW_STEPS ? moment->step : qs_moment_count_decisions (moment);
}

/* A search that has ended waits there while the other goes on. */
static gboolean
rests (QsFollower *self)
{
  return qs_playback_get_state (self->playback) == QS_PLAYBACK_FINISHED &&
         self->goal.number > count (self->goal.follow, qs_playback_get_moment (self->playback));
}

static void
go (QsFollower *self,
    Goal        goal)
{
  const Goal *old = &self->goal;
  gboolean is_same = goal.method == old->method && goal.follow == old->follow && goal.n == old->n &&
                     goal.seed == old->seed && goal.number == old->number;

  self->goal = goal;
  if (is_same || goal.method == NULL)
    return;

  qs_playback_set_board (self->playback, goal.method, goal.n);
  qs_playback_set_seed (self->playback, goal.seed);
  if (rests (self))
    return;

  if (goal.follow == QS_FOLLOW_STEPS)
    qs_playback_seek (self->playback, goal.number);
  else
    qs_playback_seek_decision (self->playback, goal.number);
}

static void
follow (QsFollower     *self,
        const QsMethod *method,
        QsFollow        way)
{
  const QsMoment *moment = qs_playback_get_moment (self->leader);

  go (self, (Goal){ method, way, moment->n, qs_playback_get_seed (self->leader), count (way, moment) });
}

static void
frame_cb (QsFollower *self)
{
  follow (self, self->goal.method, self->goal.follow);
}

static void
qs_follower_dispose (GObject *object)
{
  QsFollower *self = QS_FOLLOWER (object);

  if (self->playback != NULL)
    qs_playback_stop (self->playback);
  g_clear_object (&self->playback);
  g_clear_object (&self->leader);

  G_OBJECT_CLASS (qs_follower_parent_class)->dispose (object);
}

static void
qs_follower_class_init (QsFollowerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_follower_dispose;
}

static void
qs_follower_init (QsFollower *self)
{
}

/**
 * qs_follower_new:
 * @leader: the search to follow
 * @memory: how many steps the second one remembers, a power of two
 * @clock: (nullable): the clock for its pace
 *
 * Returns: (transfer full): a follower that does not search yet
 */
QsFollower *
qs_follower_new (QsPlayback *leader,
                 guint       memory,
                 QsClock    *clock)
{
  QsFollower *self = g_object_new (QS_TYPE_FOLLOWER, NULL);

  self->leader = g_object_ref (leader);
  self->playback = qs_playback_new (qs_playback_get_method (leader), 1, memory, clock);
  g_signal_connect_object (leader, "frame", G_CALLBACK (frame_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/**
 * qs_follower_set_method:
 * @self: a follower
 * @method: (nullable): how the second search is made, for a board no larger than
 *   its limit; %NULL for none
 * @way: how it keeps in step
 *
 * Begins, changes or ends the second search. It is at once where the first one
 * is, or on its way there. Where it is shorter, it stays at its end.
 */
void
qs_follower_set_method (QsFollower     *self,
                        const QsMethod *method,
                        QsFollow        way)
{
  g_return_if_fail (QS_IS_FOLLOWER (self));

  follow (self, method, way);
  if (method == NULL)
    qs_playback_stop (self->playback);
}

/**
 * qs_follower_get_playback:
 * @self: a follower
 *
 * Returns: (transfer none): the second search, only to be looked at
 */
QsPlayback *
qs_follower_get_playback (QsFollower *self)
{
  g_return_val_if_fail (QS_IS_FOLLOWER (self), NULL);

  return self->playback;
}
