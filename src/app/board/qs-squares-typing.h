/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The name of a square as it is typed, key by key. */

#pragma once

#include "qs-constraints.h"

/* The bytes of the longest text: a sign, two letters, two digits and the end. */
#define QS_SQUARES_TYPING_SIZE 8

/* What happened to a key. */
typedef enum
{
  QS_TYPING_PASSED, /* it cannot continue the name, which stays as it was */
  QS_TYPING_TAKEN,  /* the name is not finished */
  QS_TYPING_DONE,   /* the name is finished */
} QsTypingResult;

/* A beginning of a square's name, in lower case, with a minus
 * sign for a square that must stay empty. All zero is empty. */
typedef struct
{
  char text[QS_SQUARES_TYPING_SIZE];
} QsSquaresTyping;

QsTypingResult qs_squares_typing_push   (QsSquaresTyping       *self,
                                         guint                  n_rows,
                                         guint                  n,
                                         char                   key,
                                         gboolean               is_shifted);
gboolean       qs_squares_typing_erase  (QsSquaresTyping       *self);
void           qs_squares_typing_clear  (QsSquaresTyping       *self);
gboolean       qs_squares_typing_finish (const QsSquaresTyping *self,
                                         guint                  n_rows,
                                         guint                  n,
                                         QsSquare              *square,
                                         QsSquareRule          *rule);
char           qs_squares_typing_letter (const QsSquaresTyping *self);
