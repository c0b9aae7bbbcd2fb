/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files that keep games, and the one that keeps what was solved. */

#pragma once

#include "qs-play-state.h"

/* The file of a game, which only one window uses. Any thread may. */
typedef struct _QsPlayFile QsPlayFile;

#define qs_play_file_ref(self) g_atomic_rc_box_acquire (self)

/* One for a game that has none yet: it is found when there is something to write. */
QsPlayFile *qs_play_file_new       (void);
void        qs_play_file_unref     (QsPlayFile *self);

/* Takes the file of this number, from 1 on; with 0 the newest one. None that a window uses is taken. */
QsErrand   *qs_play_file_take      (guint        number);
QsPlayFile *qs_play_file_get_taken (QsErrand    *taking,
                                    const char **text);

/* Writes a game, unless a newer text comes before, and a line into the record, if it is not NULL. One that is left is older than
 * what is written from now on. */
QsErrand   *qs_play_file_write     (QsPlayFile  *self,
                                    char        *text,
                                    char        *line,
                                    gboolean     is_left);

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
