/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The name of a square as it is typed, key by key. */

#pragma once

#include "qs-constraints.h"

G_BEGIN_DECLS

/**
 * QS_SQUARES_TYPING_SIZE:
 *
 * The bytes that the longest text needs: a sign, two letters, two digits and
 * the end.
 */
#define QS_SQUARES_TYPING_SIZE 8

/**
 * QsTypingResult:
 * @QS_TYPING_PASSED: the key cannot continue the name, which was left as it is
 * @QS_TYPING_TAKEN: the name is not finished
 * @QS_TYPING_DONE: the name is finished
 *
 * What happened to a key.
 */
typedef enum
{
  QS_TYPING_PASSED,
  QS_TYPING_TAKEN,
  QS_TYPING_DONE,
} QsTypingResult;

/**
 * QsSquaresTyping:
 * @text: what was typed, in lower case, with a minus sign for a square that
 *   must stay empty
 *
 * A beginning of a square's name. A plain value; all zero is an empty one.
 */
typedef struct
{
  char text[QS_SQUARES_TYPING_SIZE];
} QsSquaresTyping;

QsTypingResult qs_squares_typing_push   (QsSquaresTyping       *self,
                                         guint                  n,
                                         char                   key,
                                         gboolean               is_shifted);
gboolean       qs_squares_typing_erase  (QsSquaresTyping       *self);
void           qs_squares_typing_clear  (QsSquaresTyping       *self);
gboolean       qs_squares_typing_finish (const QsSquaresTyping *self,
                                         guint                  n,
                                         QsSquare              *square,
                                         QsSquareRule          *rule);
char           qs_squares_typing_letter (const QsSquaresTyping *self);

G_END_DECLS
