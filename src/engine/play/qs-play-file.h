/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files that keep games, and the one that keeps what was solved. */

#pragma once

#include "qs-play-state.h"

/* A file that only one window uses; any thread may. */
typedef struct _QsPlayFile QsPlayFile;

#define qs_play_file_ref(self) g_atomic_rc_box_acquire (self)

void        qs_play_file_unref   (QsPlayFile *self);

/* Takes the file of this number, from 1 on, unless a window uses it; with 0 the newest one that no window uses, or with @is_new
 * one without a game, or the oldest. What is taken is NULL where there is none. */
QsErrand   *qs_play_file_take    (guint       number,
                                  gboolean    is_new);
QsPlayFile *qs_play_file_get     (QsErrand   *taking,
                                  const char **text);

/* Writes a game, and a line into the record unless it is NULL. A game that has no file yet, @self is NULL, gets a new one. */
QsErrand   *qs_play_file_write   (QsPlayFile *self,
                                  char       *text,
                                  char       *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsPlayFile, qs_play_file_unref)

/* A game that was begun and is not over. */
typedef struct
{
  guint number; /* of its file */
  gint64 time;  /* when it was left, in microseconds since 1970 */
  QsPlayState state;
} QsPlayGame;

/* Those that no window plays, of QsPlayGame, the newest first. May block. */
GPtrArray  *qs_play_file_list    (void);
