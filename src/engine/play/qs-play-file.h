/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file that keeps a game, and the one that keeps what was solved. */

#pragma once

#include "qs-errand.h"

/* How many games there can be at the same time. */
#define QS_PLAY_FILE_MAX 32

/* A file that only one window uses; any thread may. */
typedef struct _QsPlayFile QsPlayFile;

QsPlayFile *qs_play_file_ref     (QsPlayFile *self);
void        qs_play_file_unref   (QsPlayFile *self);

/* Takes the newest file that no window uses; with @is_new a file without a game, or the oldest one. Both are NULL where there
 * is none. */
QsErrand   *qs_play_file_take    (gboolean    is_new);

/* Takes this file, from 1 on, unless a window uses it. */
QsErrand   *qs_play_file_take_one (guint      number);
QsPlayFile *qs_play_file_get     (QsErrand   *taking,
                                  const char **text);

/* Reads what a file says, and when it was written, in microseconds since 1970, unless a window uses it. May block. */
char       *qs_play_file_peek    (guint       number,
                                  gint64     *time);

/* Writes a game, and a line into the record unless it is NULL. A game that has no file yet, @self is NULL, gets a new one. */
QsErrand   *qs_play_file_write   (QsPlayFile *self,
                                  char       *text,
                                  char       *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsPlayFile, qs_play_file_unref)
