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

/* The commands for a player. Only the two that play use the speed; the others act at once. */
typedef enum
{
  QS_PLAYER_SET, /* change nothing but the settings */
  QS_PLAYER_PLAY,
  QS_PLAYER_PLAY_AGAIN, /* from before the first step */
  QS_PLAYER_PAUSE,
  QS_PLAYER_STEP,          /* make one step, then wait */
  QS_PLAYER_STEP_BACK,     /* go one step back, then wait */
  QS_PLAYER_NEXT,          /* go to the next @event, then wait */
  QS_PLAYER_PREVIOUS,      /* go back to the last @event before, if there is one, then wait */
  QS_PLAYER_SEEK,          /* go to @step, or to the end if that is nearer, then wait */
  QS_PLAYER_SEEK_DECISION, /* go to decision number @step, or to the end if that is nearer, then wait */
  QS_PLAYER_END_STEPS,     /* post no more packed steps */
} QsPlayerCommandKind;

/* A command for a player. Free it with g_free(). */
typedef struct
{
  QsPlayerCommandKind kind;
  double speed; /* from now on, in steps per second */
  /* Whether from now on it waits at each solution that it comes to while it plays. */
  gboolean stops_at_solutions;
  QsTraceEvent event; /* of those that go to an event */
  guint64 step;       /* where to go, 0 for before the first step */
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
