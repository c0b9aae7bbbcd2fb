/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cuts a text of any format into words, brackets and ends of lines, as its bytes come. */

#pragma once

#include "qs-read-profile.h"

/* The longest word, in bytes. The placement of 1000 queens takes less in any format. */
#define QS_READ_MAX_WORD (1 << 14)

/* What a text consists of. Comments are not in it. */
typedef enum {
  QS_READ_WORD,   /* what stands between blanks and the other tokens */
  QS_READ_STRING, /* what stands between quotation marks, or a line of it */
  QS_READ_COMMA,
  QS_READ_SEMICOLON,
  QS_READ_TAB,
  QS_READ_COLON,
  QS_READ_BAR, /* only where bars part cells */
  QS_READ_OPEN,
  QS_READ_CLOSE,
  QS_READ_LINE, /* the end of a line */
} QsReadTokenKind;

typedef void (*QsReadTokenFunc) (QsReadTokenKind kind,
                                 gpointer data);

/* A place in a text. All but @line and @n_bytes is private. */
typedef struct
{
  QsReadTokenFunc func;
  gpointer data;
  GError **error; /* what makes it impossible to read on, from whomever */
  const QsReadProfile *profile;
  guint64 line;         /* of the token, from 1 */
  gsize n_bytes;        /* of the line up to the last one that is no blank */
  gsize n_blanks;       /* behind that */
  GString *word;        /* what there is of the word or string */
  char quote;           /* the mark that ends the string; 0 outside */
  gboolean is_escaped;  /* whether the next character of the string has a backslash before it */
  gboolean is_comment;  /* whether the rest of the line is one */
  gboolean is_hash;     /* whether the character before was a # that is no sign of a square */
  gboolean is_hash_alone; /* whether blanks are behind it */
  gboolean has_content; /* whether the line has more than blanks */
  gboolean is_special[256]; /* whether a byte may end a word, or means more than itself */
} QsReadTokens;

void qs_read_tokens_init  (QsReadTokens        *self,
                           const QsReadProfile *profile,
                           QsReadTokenFunc      func,
                           gpointer             data,
                           GError             **error);
void qs_read_tokens_clear (QsReadTokens        *self);

/* Reads on while there is no error: QS_ERROR_OUT_OF_RANGE for a word without end, or one of the function. */
void qs_read_tokens_feed  (QsReadTokens        *self,
                           const char          *text,
                           gsize                length);
void qs_read_tokens_end   (QsReadTokens        *self);
