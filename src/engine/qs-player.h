/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The worker's side of a playback: runs a method and paces it. */

#pragma once

#include "qs-method.h"
#include "qs-playback-frame.h"
#include "qs-worker.h"

G_BEGIN_DECLS

typedef struct _QsPlayer QsPlayer;

/**
 * QsPlayerCommandKind:
 * @QS_PLAYER_PLAY: go on at the speed that is set
 * @QS_PLAYER_PAUSE: wait
 * @QS_PLAYER_STEP: make one step, then wait
 * @QS_PLAYER_NEXT_SOLUTION: go on to the next solution, then wait
 * @QS_PLAYER_SET_SPEED: only change the speed
 *
 * What a player is told. Each command also brings the speed.
 */
typedef enum
{
  QS_PLAYER_PLAY,
  QS_PLAYER_PAUSE,
  QS_PLAYER_STEP,
  QS_PLAYER_NEXT_SOLUTION,
  QS_PLAYER_SET_SPEED,
} QsPlayerCommandKind;

/**
 * QsPlayerReport:
 * @frame: the search at this moment
 * @is_paused: whether it waits for a command
 * @is_finished: whether it has ended; no report follows
 * @n_commands_heard: how many commands it had heard by then
 *
 * What a player posts.
 */
typedef struct
{
  QsPlaybackFrame frame;
  gboolean is_paused;
  gboolean is_finished;
  guint64 n_commands_heard;
} QsPlayerReport;

QsPlayer *qs_player_new         (const QsMethod     *method,
                                 guint               n,
                                 double              speed);
void      qs_player_run         (QsWorker           *worker,
                                 gpointer            player);
gpointer  qs_player_command_new (QsPlayerCommandKind kind,
                                 double              speed);

G_END_DECLS
