/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that were begun and are not over. */

#pragma once

#include "qs-play-state.h"

typedef struct
{
  guint number; /* of its file */
  gint64 time;  /* when it was left, in microseconds since 1970 */
  QsPlayState state;
  double seconds; /* on its clock */
} QsPlayGame;

/* Those that no window plays, of QsPlayGame, the newest first. May block. */
GPtrArray *qs_play_list_read (void);
