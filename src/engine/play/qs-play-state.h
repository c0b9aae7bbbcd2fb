/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What there is to be seen of somebody's game, and its text in a file. */

#pragma once

#include "qs-adviser.h"
#include "qs-puzzle-order.h"

/* What there is to say, until the next move. */
typedef enum
{
  QS_PLAY_SILENT,
  QS_PLAY_HINT_WHERE,  /* where to look for what follows */
  QS_PLAY_HINT_WHAT,   /* what follows */
  QS_PLAY_RIGHT,       /* nothing is wrong so far */
  QS_PLAY_TAKEN_BACK,  /* @n_back moves, of which the first was wrong */
  QS_PLAY_NO_SOLUTION, /* the puzzle has none */
  QS_PLAY_GIVEN_UP,    /* the solution was asked for */
  QS_PLAY_NEAREST,     /* the wanted grade was not found */
  QS_PLAY_FAILED,      /* no puzzle was made */
} QsPlayNews;

/* All that can be seen. */
typedef struct
{
  QsGame *game;
  gboolean is_ready;    /* whether there was a puzzle yet */
  gboolean is_ordered;  /* else somebody entered it */
  QsPuzzleOrder order;
  QsGrade grade;        /* of the puzzle; QS_GRADE_BEYOND where it has none */
  QsPlayNews news;
  QsAdvice advice;      /* of the news */
  char *problem_with_order; /* why it failed */
  guint n_hints;
  double seconds;       /* on the clock, when it stood still last */
  gboolean is_given_up;
  QsConstraints before; /* of QS_PLAY_GIVEN_UP: the marks without the solution */
  gboolean is_solved;
  gboolean is_recorded; /* that it was solved, which can be undone and done again */
  gboolean is_making;
  QsPuzzleOrder wanted; /* what is being made */
  gboolean is_asking;
  gboolean has_count;
  QsAdvice count;
} QsPlayState;

void     qs_play_state_clear     (QsPlayState       *self);

/* Does what the step of the advice says, or places the queen that it knows. */
void     qs_play_state_apply     (QsPlayState       *self);

/* Places the solution of the advice. */
void     qs_play_state_give_up   (QsPlayState       *self);

char    *qs_play_state_to_string (const QsPlayState *self);
/* Into a state without a game, or with one that is replaced. */
gboolean qs_play_state_parse     (QsPlayState       *self,
                                  const char        *text);
