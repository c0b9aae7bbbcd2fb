/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What there is to be seen of somebody's game, and its text in a file. */

#pragma once

#include "qs-adviser.h"
#include "qs-puzzle-order.h"

/* All that can be seen. */
typedef struct
{
  QsGame *game;
  gboolean is_ready;    /* whether it is known that there is no other game to go on with */
  QsPuzzleOrder order;
  QsGrade grade;        /* of the puzzle; QS_GRADE_BEYOND where it has none */
  QsAdvice advice;      /* what there is to say, until the next move; a hint until that is done */
  gboolean says_all;    /* of a hint: not only where to look, but what follows */
  char *failure;        /* why no puzzle was made, or NULL */
  guint n_hints;
  double seconds;       /* on the clock, when it stood still last */
  gboolean is_given_up; /* the solution was asked for, and nothing was marked since */
  gboolean is_solved;
  gboolean is_recorded; /* that it was solved, which can be undone and done again; or its solution was asked for */
  const QsPuzzleOrder *making; /* NULL for none */
  gboolean is_asking;
  QsAdvice count;       /* of the solutions that are left, where it is wanted and known */
} QsPlayState;

void     qs_play_state_clear     (QsPlayState       *self);

/* Whether a hint is on the board; with @says_all, what follows as well. */
gboolean qs_play_state_has_hint   (const QsPlayState *self,
                                   gboolean           says_all);

/* Whether the wanted grade was not found. */
gboolean qs_play_state_is_nearest (const QsPlayState *self);

char    *qs_play_state_to_string (const QsPlayState *self);
/* Into a state without a game, or with one that is replaced. */
gboolean qs_play_state_parse     (QsPlayState       *self,
                                  const char        *text);
