/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The worker's side of a playback: runs a method, paces it, and goes back in it. */

#pragma once

#include "qs-method.h"
#include "qs-player-pace.h"
#include "qs-player-report.h"
#include "qs-worker.h"

G_BEGIN_DECLS

typedef struct _QsPlayer QsPlayer;

/**
 * QsPlayerCommandKind:
 * @QS_PLAYER_SET: change nothing but the settings
 * @QS_PLAYER_PLAY: play at the speed that is set
 * @QS_PLAYER_PLAY_AGAIN: return to before the first step, then play at the
 *   speed that is set
 * @QS_PLAYER_PAUSE: wait
 * @QS_PLAYER_STEP: make one step, then wait
 * @QS_PLAYER_STEP_BACK: go one step back, then wait
 * @QS_PLAYER_NEXT: go to the next @event, then wait
 * @QS_PLAYER_PREVIOUS: go back to the last @event before, if there is one, then
 *   wait
 * @QS_PLAYER_SEEK: go to @step, or to the end if that is nearer, then wait
 * @QS_PLAYER_SEEK_DECISION: go to decision number @step, or to the end if that
 *   is nearer, then wait
 * @QS_PLAYER_END_STEPS: post no more packed steps
 *
 * The commands for a player. Only the two that play use the speed; the others
 * act at once.
 */
typedef enum
{
  QS_PLAYER_SET,
  QS_PLAYER_PLAY,
  QS_PLAYER_PLAY_AGAIN,
  QS_PLAYER_PAUSE,
  QS_PLAYER_STEP,
  QS_PLAYER_STEP_BACK,
  QS_PLAYER_NEXT,
  QS_PLAYER_PREVIOUS,
  QS_PLAYER_SEEK,
  QS_PLAYER_SEEK_DECISION,
  QS_PLAYER_END_STEPS,
} QsPlayerCommandKind;

/**
 * QsPlayerCommand:
 * @kind: what to do
 * @speed: the speed from now on, in steps per second
 * @stops_at_solutions: whether from now on it waits at each solution that it
 *   comes to while it plays
 * @event: of those that go to an event, which
 * @step: where to go, counted from 0 for before the first step
 *
 * A command for a player. Free it with g_free().
 */
typedef struct
{
  QsPlayerCommandKind kind;
  double speed;
  gboolean stops_at_solutions;
  QsTraceEvent event;
  guint64 step;
} QsPlayerCommand;

QsPlayer *qs_player_new  (const QsMethod *method,
                          guint           n,
                          guint32         seed,
                          guint           capacity,
                          QsClock        *clock);
void      qs_player_free (QsPlayer       *self);
void      qs_player_run  (QsWorker       *worker,
                          gpointer        player);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsPlayer, qs_player_free)

G_END_DECLS
