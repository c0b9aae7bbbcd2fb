/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the playback share. */

#pragma once

#include "qs-playback.h"

struct _QsPlayback
{
  GObject parent_instance;

  const QsMethod *method;
  guint n;
  guint32 seed;
  guint memory;                /* how many steps the player remembers */
  QsClock *clock;              /* nullable: the real one */
  double speed;                /* steps per second */
  gboolean stops_at_solutions;
  QsPlaybackState state;
  QsPlayerCommand way;         /* what it was last told to make steps by */
  gboolean is_seeking;

  QsMoment moment;             /* the last one that arrived */
  QsTrail *trail;

  QsWorker *worker;            /* from the first step on */
  guint64 n_commands_sent;     /* to this worker */
  guint64 n_commands_to_hear;  /* how many of them it must have heard before its moments are the wanted ones */
};

void qs_playback_set_state (QsPlayback     *self,
                            QsPlaybackState state);
void qs_playback_send      (QsPlayback     *self,
                            QsPlayerCommand command);
