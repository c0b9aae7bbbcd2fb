/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A second search of the same board that keeps in step with the first. One of the two leads: wherever it goes, the other
 * seeks the moment that belongs to it. So every way of moving through the one that leads moves through both. The first
 * leads until it ends before the second; from then on the second leads. */

#include "qs-follower.h"

struct _QsFollower
{
  GObject parent_instance;

  QsPlayback *first;
  QsPlayback *second;
  gboolean second_leads;
  const QsMethod *method; /* the second search's; NULL for no search */
  QsFollow follow;
  guint64 number;         /* of the step or of the decision to go to: the leader's */
  guint64 wanted;         /* the step that the second goes to, for the first to follow; or NONE */
};

#define NONE G_MAXUINT64

G_DEFINE_FINAL_TYPE (QsFollower, qs_follower, G_TYPE_OBJECT)

static guint64
count (QsFollower *self,
       QsPlayback *playback)
{
  return qs_follow_count (self->follow, &qs_playback_get_status (playback)->moment);
}

static gboolean
is_finished (QsPlayback *playback)
{
  return qs_playback_get_status (playback)->state == QS_PLAYBACK_FINISHED;
}

static QsPlayback *
get_other (QsFollower *self)
{
  return self->second_leads ? self->first : self->second;
}

static void
set_second_leads (QsFollower *self,
                  gboolean    second_leads)
{
  if (self->second_leads == second_leads)
    return;

  self->second_leads = second_leads;
  g_signal_emit_by_name (self, "leader-changed");
}

/* A search that has ended waits there while the other goes on, and when both have ended. */
static gboolean
rests (QsFollower *self)
{
  guint64 number = count (self, get_other (self));

  return is_finished (get_other (self)) &&
         (self->number > number || (self->number == number && is_finished (qs_follower_get_leader (self))));
}

static void
seek (QsFollower *self)
{
  if (self->wanted != NONE || rests (self))
    return;

  if (self->follow == QS_FOLLOW_STEPS)
    qs_playback_seek (get_other (self), self->number);
  else
    qs_playback_seek_decision (get_other (self), self->number);
}

/* When the first search has ended, and the second has come as far and has not, the second goes on. */
static void
hand_over (QsFollower *self)
{
  QsPlaybackState state = qs_playback_get_status (self->second)->state;

  if (self->second_leads || !is_finished (self->first) ||
      state == QS_PLAYBACK_PLAYING || state == QS_PLAYBACK_FINISHED ||
      count (self, self->second) != self->number)
    return;

  set_second_leads (self, TRUE);
  qs_playback_take_over (self->second, self->first);
}

/* Once the second search is at the step that was asked for, the first goes to the same decision. */
static void
take_wanted (QsFollower *self)
{
  const QsPlaybackStatus *status = qs_playback_get_status (self->second);

  if (self->wanted == NONE || status->is_seeking || status->moment.step != self->wanted)
    return;

  self->wanted = NONE;
  qs_playback_seek_decision (self->first, qs_moment_count_decisions (&status->moment));
}

static void
follow (QsFollower *self)
{
  const QsMoment *moment = &qs_playback_get_status (self->first)->moment;
  guint64 number;

  if (self->method == NULL)
    return;

  qs_playback_set_board (self->second, self->method, moment->n, moment->problem);
  take_wanted (self);
  number = count (self, qs_follower_get_leader (self));
  if (self->number != number)
    {
      self->number = number;
      seek (self);
    }
  hand_over (self);
}

/* Others are in step from now on, or in another way. */
static void
renew (QsFollower *self)
{
  set_second_leads (self, FALSE);
  self->number = G_MAXUINT64;
  self->wanted = NONE;
}

static void
qs_follower_dispose (GObject *object)
{
  QsFollower *self = QS_FOLLOWER (object);

  if (self->second != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->second, self);
      qs_playback_stop (self->second);
    }
  g_clear_object (&self->second);
  g_clear_object (&self->first);

  G_OBJECT_CLASS (qs_follower_parent_class)->dispose (object);
}

static void
qs_follower_class_init (QsFollowerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_follower_dispose;

  /* Another one of the two searches leads. */
  g_signal_new ("leader-changed", QS_TYPE_FOLLOWER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_follower_init (QsFollower *self)
{
  self->wanted = NONE;
}

/* @memory is how many steps the second search remembers, a power of two; @clock, for its pace,
 * may be %NULL. */
QsFollower *
qs_follower_new (QsPlayback *first,
                 guint       memory,
                 QsClock    *clock)
{
  QsFollower *self = g_object_new (QS_TYPE_FOLLOWER, NULL);

  self->first = g_object_ref (first);
  self->second = qs_playback_new (qs_playback_get_status (first)->moment.method, 1, memory, clock);
  g_object_bind_property (first, "speed", self->second, "speed", G_BINDING_SYNC_CREATE);
  g_object_bind_property (first, "seed", self->second, "seed", G_BINDING_SYNC_CREATE);
  g_object_bind_property (first, "stops-at-solutions", self->second, "stops-at-solutions", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (first, "renewed", G_CALLBACK (renew), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->second, "renewed", G_CALLBACK (renew), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (first, "frame", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->second, "frame", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);

  return self;
}

/* Begins, changes or ends, with %NULL, the second search; the board must be within the method's
 * limit. It is at once where the first one is, or on its way there. The shorter one stays at its
 * end while the other goes on. */
void
qs_follower_set_method (QsFollower     *self,
                        const QsMethod *method,
                        QsFollow        way)
{
  if (self->method != method || self->follow != way)
    renew (self);
  self->method = method;
  self->follow = way;
  follow (self);
  if (method == NULL)
    qs_playback_stop (self->second);
}

/* Moves the first search, which leads from then on, to a step. */
void
qs_follower_seek (QsFollower *self,
                  guint64     step)
{
  if (self->second_leads)
    qs_playback_pause (self->second);
  set_second_leads (self, FALSE);
  qs_playback_seek (self->first, step);
}

/* Moves the second search to a step, and the first to where it belongs. */
void
qs_follower_seek_second (QsFollower *self,
                         guint64     step)
{
  if (self->follow == QS_FOLLOW_STEPS)
    {
      qs_follower_seek (self, step);
      return;
    }

  if (!self->second_leads)
    {
      qs_playback_pause (self->first);
      self->wanted = step;
    }
  qs_playback_seek (self->second, step);
}

/* The second search, to be moved only while it leads. */
QsPlayback *
qs_follower_get_playback (QsFollower *self)
{
  return self->second;
}

/* The search that moves both. */
QsPlayback *
qs_follower_get_leader (QsFollower *self)
{
  return self->second_leads ? self->second : self->first;
}
