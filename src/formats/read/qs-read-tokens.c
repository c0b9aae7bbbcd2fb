/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cuts a text of any format into words, brackets and ends of lines, as its bytes come. Only the
 * word that is not complete yet is kept. */

#include "config.h"

#include "qs-read-tokens.h"

#include <inttypes.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"

static const char byte_order_mark[] = "\357\273\277";

/**
 * qs_read_tokens_init:
 * @self: a place, of any content
 * @func: gets the tokens
 * @data: for @func
 *
 * Begins a text.
 */
void
qs_read_tokens_init (QsReadTokens   *self,
                     QsReadTokenFunc func,
                     gpointer        data)
{
  *self = (QsReadTokens){ .func = func, .data = data, .line = 1, .word = g_string_new (NULL) };
}

/**
 * qs_read_tokens_clear:
 * @self: a place
 *
 * Frees what it holds.
 */
void
qs_read_tokens_clear (QsReadTokens *self)
{
  g_string_free (self->word, TRUE);
}

static gboolean
send (QsReadTokens   *self,
      QsReadTokenKind kind,
      GError        **error)
{
  return self->func (kind, self->word, self->data, error);
}

static gboolean
end_word (QsReadTokens *self,
          GError      **error)
{
  gboolean is_good = self->word->len == 0 || send (self, QS_READ_WORD, error);

  g_string_truncate (self->word, 0);
  return is_good;
}

/* The string may be empty. */
static gboolean
end_string (QsReadTokens *self,
            GError      **error)
{
  gboolean is_good = send (self, QS_READ_STRING, error);

  g_string_truncate (self->word, 0);
  self->quote = '\0';
  self->is_escaped = FALSE;

  return is_good;
}

static gboolean
append (QsReadTokens *self,
        char          c,
        GError      **error)
{
  if (self->word->len == QS_READ_MAX_WORD)
    {
      g_autofree char *shown = qs_error_shorten (self->word->str, self->word->len);

      g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
                   /* Translators: the beginning of the word, and how many bytes it may have. */
                   _ ("The word “%s” has more than %u bytes"), shown, QS_READ_MAX_WORD);
      return FALSE;
    }

  g_string_append_c (self->word, c);
  return TRUE;
}

static gboolean
end_line (QsReadTokens *self,
          GError      **error)
{
  gboolean is_good = self->quote != '\0' ? end_string (self, error) : end_word (self, error);

  self->is_comment = FALSE;

  return is_good && send (self, QS_READ_LINE, error);
}

/* A string keeps its blanks and brackets. */
static gboolean
take_in_string (QsReadTokens *self,
                char          c,
                GError      **error)
{
  if (self->is_escaped)
    {
      self->is_escaped = FALSE;
      return append (self, c, error);
    }

  if (c == self->quote)
    return end_string (self, error);

  self->is_escaped = c == '\\';

  return self->is_escaped || append (self, c, error);
}

static gboolean
end_word_and_send (QsReadTokens   *self,
                   QsReadTokenKind kind,
                   GError        **error)
{
  return end_word (self, error) && send (self, kind, error);
}

static gboolean
begin_comment (QsReadTokens *self,
               GError      **error)
{
  self->is_comment = TRUE;

  return end_word (self, error);
}

static gboolean
take_in_word (QsReadTokens *self,
              char          c,
              GError      **error)
{
  gboolean is_first = self->word->len == 0;

  if ((c == '"' || c == '\'') && is_first)
    {
      self->quote = c;
      return TRUE;
    }

  /* A second slash makes the first one the beginning of a comment. */
  if (c == '/' && self->word->len == 1 && self->word->str[0] == '/')
    {
      g_string_truncate (self->word, 0);
      return begin_comment (self, error);
    }

  return append (self, c, error);
}

static gboolean
take_outside (QsReadTokens *self,
              char          c,
              GError      **error)
{
  switch (c)
    {
    case ' ':
    case '|':
      return end_word (self, error);
    case ',':
      return end_word_and_send (self, QS_READ_COMMA, error);
    case ':':
      return end_word_and_send (self, QS_READ_COLON, error);
    case '[':
    case '(':
    case '{':
      return end_word_and_send (self, QS_READ_OPEN, error);
    case ']':
    case ')':
    case '}':
      return end_word_and_send (self, QS_READ_CLOSE, error);
    case '#':
    case ';':
      return begin_comment (self, error);
    default:
      return take_in_word (self, c, error);
    }
}

static gboolean
refuse_binary (QsReadTokens *self,
               char          c,
               GError      **error)
{
  g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT,
               /* Translators: a byte as two hexadecimal digits, and how many bytes come before it. */
               _ ("The byte %02x at offset %" PRIu64 " belongs to no text"), (guint) (guchar) c,
               self->offset);
  return FALSE;
}

static gboolean
is_of_byte_order_mark (const QsReadTokens *self,
                       char                c)
{
  return self->offset < strlen (byte_order_mark) && c == byte_order_mark[self->offset];
}

static gboolean
take (QsReadTokens *self,
      char          c,
      GError      **error)
{
  gboolean is_second = c == '\n' && self->is_after_return;

  /* A line ends with a line feed, with a carriage return or, if it comes from Windows, with both. */
  self->is_after_return = c == '\r';
  if (is_second)
    return TRUE;
  if (c == '\n' || c == '\r')
    {
      gboolean is_good = end_line (self, error);

      self->line += is_good;
      return is_good;
    }

  if (c == '\t' || c == '\f' || c == '\v')
    c = ' ';

  if ((guchar) c < ' ' || c == '\177')
    return refuse_binary (self, c, error);

  if (self->is_comment || is_of_byte_order_mark (self, c))
    return TRUE;

  return self->quote != '\0' ? take_in_string (self, c, error) : take_outside (self, c, error);
}

/**
 * qs_read_tokens_feed:
 * @self: a place
 * @bytes: (array length=length): what comes next in the text
 * @length: how much, in bytes
 * @error: the place for an error: %QS_ERROR_INVALID_TEXT for what is no text,
 *   %QS_ERROR_OUT_OF_RANGE for a word without end, or one of the function's
 *
 * Reads on. @line is where an error is.
 *
 * Returns: whether there was no error; after one, the text cannot be read on
 */
gboolean
qs_read_tokens_feed (QsReadTokens *self,
                     const char   *bytes,
                     gsize         length,
                     GError      **error)
{
  for (gsize i = 0; i < length; i++, self->offset++)
    {
      if (!take (self, bytes[i], error))
        return FALSE;
    }

  return TRUE;
}

/**
 * qs_read_tokens_end:
 * @self: a place
 * @error: the place for an error, as for qs_read_tokens_feed()
 *
 * Ends the last line.
 *
 * Returns: whether there was no error
 */
gboolean
qs_read_tokens_end (QsReadTokens *self,
                    GError      **error)
{
  return end_line (self, error);
}
