/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a link to this program names. */

#pragma once

#include "qs-puzzle-order.h"

#define QS_PLAY_LINK "queenside:"

typedef struct
{
  gboolean is_puzzle;  /* else a board whose solutions are wanted */
  QsPuzzleOrder order; /* of a puzzle that is to be made; else of no rows */
  QsProblem problem;
} QsPlayLink;

/* Reads what stands behind QS_PLAY_LINK: a problem; or play: and a problem, or the short text of a puzzle, such as
 * play:regions-8-medium#word. Anybody may have written it. */
gboolean qs_play_link_parse (const char      *text,
                             QsPlayLink      *link,
                             GError         **error);
char    *qs_play_link_write (const QsProblem *problem);
