/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cuts a text of any format into words, brackets and ends of lines, as its bytes come. Only the
 * word that is not complete yet is kept. */

#include "config.h"

#include "qs-read-tokens.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"

void
qs_read_tokens_init (QsReadTokens        *self,
                     const QsReadProfile *profile,
                     QsReadTokenFunc      func,
                     gpointer             data)
{
  *self = (QsReadTokens){ .func = func, .data = data, .profile = profile, .line = 1, .word = g_string_new (NULL) };

  self->is_cell = profile->queen == '#';
  for (guint i = 0; i < QS_READ_MAX_EMPTY; i++)
    self->is_cell = self->is_cell || profile->empty[i] == '#';
}

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
end_string_line (QsReadTokens *self,
                 GError      **error)
{
  gboolean is_good = send (self, QS_READ_STRING, error);

  g_string_truncate (self->word, 0);
  self->is_escaped = FALSE;

  return is_good;
}

static gboolean
append (QsReadTokens *self,
        const char   *text,
        gsize         length,
        GError      **error)
{
  if (self->word->len + length > QS_READ_MAX_WORD)
    {
      g_autofree char *shown = NULL;

      g_string_append_len (self->word, text, (gssize) (QS_READ_MAX_WORD - self->word->len));
      shown = qs_error_shorten (self->word->str, self->word->len);
      g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
                   /* Translators: the beginning of the word, and how many bytes it may have. */
                   _ ("The word “%s” has more than %u bytes"), shown, QS_READ_MAX_WORD);
      return FALSE;
    }

  g_string_append_len (self->word, text, (gssize) length);
  return TRUE;
}

static gboolean
end_line (QsReadTokens *self,
          GError      **error)
{
  gboolean is_good = self->quote != '\0' ? end_string_line (self, error) : end_word (self, error);

  self->quote = '\0';
  self->is_comment = FALSE;
  is_good = is_good && send (self, QS_READ_LINE, error);
  self->has_content = FALSE;
  self->n_bytes = self->n_blanks = 0;

  return is_good;
}

/* A string keeps its blanks and brackets. The end of a line in it, written as \n, ends a row of a board. */
static gboolean
take_in_string (QsReadTokens *self,
                char          c,
                GError      **error)
{
  if (self->is_escaped && c == 'n')
    return end_string_line (self, error);
  if (self->is_escaped)
    {
      self->is_escaped = FALSE;
      return append (self, &c, 1, error);
    }

  /* The mark before a list of Lisp is no quotation mark. */
  if (c == '(' && self->quote == '\'' && self->word->len == 0)
    {
      self->quote = '\0';
      return send (self, QS_READ_OPEN, error);
    }

  if (c == self->quote)
    {
      gboolean is_good = end_string_line (self, error);

      self->quote = '\0';
      return is_good;
    }

  self->is_escaped = c == '\\';

  return self->is_escaped || append (self, &c, 1, error);
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

  return append (self, &c, 1, error);
}

static gboolean
is_between_digits (const QsReadTokens *self)
{
  return self->word->len > 0 && g_ascii_isdigit (self->word->str[self->word->len - 1]);
}

static gboolean
take_outside (QsReadTokens *self,
              char          c,
              GError      **error)
{
  switch (c)
    {
    case ' ':
      return end_word (self, error);
    case '\t':
      return end_word_and_send (self, QS_READ_TAB, error);
    case '|':
      return self->profile->bars == QS_READ_BARS_ARE_BLANKS ? end_word (self, error)
                                                            : end_word_and_send (self, QS_READ_BAR, error);
    case ',':
      if (self->profile->is_comma_decimal && is_between_digits (self))
        return append (self, ".", 1, error);
      return end_word_and_send (self, QS_READ_COMMA, error);
    case ';':
      return end_word_and_send (self, QS_READ_SEMICOLON, error);
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
    default:
      return take_in_word (self, c, error);
    }
}

/* The 3 of “#3” is a number; any other # begins a comment. */
static gboolean
take_after_hash (QsReadTokens *self,
                 char          c,
                 GError      **error)
{
  self->is_hash = FALSE;
  if (!g_ascii_isdigit (c))
    return begin_comment (self, error);

  return append (self, "#", 1, error) && append (self, &c, 1, error);
}

static gboolean
take (QsReadTokens *self,
      char          c,
      GError      **error)
{
  gboolean is_first = !self->has_content;

  if (c == '\n')
    {
      gboolean is_good = end_line (self, error);

      self->is_hash = FALSE;
      self->line += is_good;
      return is_good;
    }

  self->n_blanks++;
  if (self->is_comment)
    return TRUE;

  if (c != ' ' && c != '\t')
    {
      self->n_bytes += self->n_blanks;
      self->n_blanks = 0;
      self->has_content = TRUE;
    }
  if (self->quote != '\0')
    return take_in_string (self, c, error);
  if (self->is_hash)
    return take_after_hash (self, c, error);
  if (c == '%' && is_first)
    return begin_comment (self, error);

  self->is_hash = c == '#' && !self->is_cell;
  if (self->is_hash)
    return end_word (self, error);

  return take_outside (self, c, error);
}

/* How many bytes from here on mean nothing by themselves: they are part of a word, a string or a comment. */
static gsize
measure_run (const QsReadTokens *self,
             const char         *text,
             gsize               length)
{
  static const char special[128] = {
    ['\n'] = 1, [' '] = 1, ['\t'] = 1, ['|'] = 1, [','] = 1, [';'] = 1, [':'] = 1, ['['] = 1, ['('] = 1, ['{'] = 1,
    [']'] = 1, [')'] = 1, ['}'] = 1, ['"'] = 1, ['\''] = 1, ['/'] = 1, ['#'] = 1, ['%'] = 1, ['\\'] = 1,
  };
  gsize run = 0;

  if (self->is_hash || self->is_escaped)
    return 0;
  while (run < length && ((guchar) text[run] >= 128 || !special[(guchar) text[run]]))
    run++;

  return run;
}

static gboolean
take_run (QsReadTokens *self,
          const char   *text,
          gsize         length,
          GError      **error)
{
  if (self->is_comment)
    {
      self->n_blanks += length;
      return TRUE;
    }

  self->n_bytes += self->n_blanks + length;
  self->n_blanks = 0;
  self->has_content = TRUE;

  return append (self, text, length, error);
}

gboolean
qs_read_tokens_feed (QsReadTokens *self,
                     const char   *text,
                     gsize         length,
                     GError      **error)
{
  for (gsize i = 0; i < length;)
    {
      gsize run = measure_run (self, text + i, length - i);

      if (run > 0 ? !take_run (self, text + i, run, error) : !take (self, text[i], error))
        return FALSE;
      i += MAX (run, 1);
    }

  return TRUE;
}

gboolean
qs_read_tokens_end (QsReadTokens *self,
                    GError      **error)
{
  return end_line (self, error);
}
