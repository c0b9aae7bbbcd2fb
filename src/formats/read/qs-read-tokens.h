/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cuts a text of any format into words, brackets and ends of lines, as its bytes come. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * QS_READ_MAX_WORD:
 *
 * The longest word, in bytes. The placement of 1000 queens takes less in any format.
 */
#define QS_READ_MAX_WORD (1 << 14)

/**
 * QsReadTokenKind:
 * @QS_READ_WORD: what stands between blanks and the other tokens
 * @QS_READ_STRING: what stands between quotation marks
 * @QS_READ_COMMA: a comma
 * @QS_READ_COLON: a colon
 * @QS_READ_OPEN: an opening bracket of any kind
 * @QS_READ_CLOSE: a closing one
 * @QS_READ_LINE: the end of a line
 *
 * What a text consists of. Comments are not in it.
 */
typedef enum
{
  QS_READ_WORD,
  QS_READ_STRING,
  QS_READ_COMMA,
  QS_READ_COLON,
  QS_READ_OPEN,
  QS_READ_CLOSE,
  QS_READ_LINE,
} QsReadTokenKind;

/**
 * QsReadTokenFunc:
 * @kind: what comes next
 * @text: of a word or string: what it says
 * @data: what was given with the function
 * @error: the place for an error
 *
 * Returns: whether to continue
 */
typedef gboolean (*QsReadTokenFunc) (QsReadTokenKind kind,
                                     const GString  *text,
                                     gpointer        data,
                                     GError        **error);

/**
 * QsReadTokens:
 * @func: gets the tokens
 * @data: for @func
 * @line: the line of the token that it gets, from 1
 *
 * A place in a text. The other fields are private.
 */
typedef struct
{
  QsReadTokenFunc func;
  gpointer data;
  guint64 line;
  guint64 offset;           /* of the next byte in the file */
  GString *word;            /* what there is of the word or string */
  char quote;               /* the mark that ends the string; 0 outside */
  gboolean is_escaped;      /* whether the next character of the string has a backslash before it */
  gboolean is_comment;      /* whether the rest of the line is one */
  gboolean is_after_return; /* whether the byte before was the carriage return that ended a line */
} QsReadTokens;

void     qs_read_tokens_init  (QsReadTokens   *self,
                               QsReadTokenFunc func,
                               gpointer        data);
void     qs_read_tokens_clear (QsReadTokens   *self);
gboolean qs_read_tokens_feed  (QsReadTokens   *self,
                               const char     *bytes,
                               gsize           length,
                               GError        **error);
gboolean qs_read_tokens_end   (QsReadTokens   *self,
                               GError        **error);

G_END_DECLS
