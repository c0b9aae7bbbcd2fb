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
                     gpointer             data,
                     GError             **error)
{
  *self = (QsReadTokens){ .func = func, .data = data, .error = error, .profile = profile, .line = 1, .word = g_string_new (NULL) };

  for (const char *c = "\n \t|&,;:[({])}\"'/#%\\`"; *c != '\0'; c++)
    self->is_special[(guchar) *c] = TRUE;
}

void
qs_read_tokens_clear (QsReadTokens *self)
{
  g_string_free (self->word, TRUE);
}

static void
send (QsReadTokens   *self,
      QsReadTokenKind kind)
{
  self->func (kind, self->data);
}

static void
end_word (QsReadTokens *self)
{
  const char *command = strchr (self->word->str, '\\');

  /* The end of a row in a table of LaTeX, and \begin, \hline and the like there. */
  if (command != NULL && (command[1] == '\\' || g_ascii_isalpha (command[1])))
    g_string_truncate (self->word, (gsize) (command - self->word->str));
  if (self->word->len > 0 && (command == NULL || !g_str_equal (self->word->str, "$")))
    send (self, QS_READ_WORD);
  g_string_truncate (self->word, 0);
}

static void
end_word_and_send (QsReadTokens   *self,
                   QsReadTokenKind kind)
{
  end_word (self);
  send (self, kind);
}

/* The string may be empty. */
static void
end_string_line (QsReadTokens *self)
{
  send (self, QS_READ_STRING);
  g_string_truncate (self->word, 0);
  self->is_escaped = FALSE;
}

static void
append (QsReadTokens *self,
        const char   *text,
        gsize         length)
{
  gsize rest = QS_READ_MAX_WORD - self->word->len;

  g_string_append_len (self->word, text, (gssize) MIN (length, rest));
  if (length > rest && *self->error == NULL)
    {
      g_autofree char *shown = qs_error_shorten (self->word->str, self->word->len);

      g_set_error (self->error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
                   /* Translators: the beginning of the word, and how many bytes it may have. */
                   _ ("The word “%s” has more than %u bytes"), shown, QS_READ_MAX_WORD);
    }
}

static void
end_line (QsReadTokens *self)
{
  if (self->quote != '\0')
    end_string_line (self);
  else
    end_word (self);

  self->quote = '\0';
  self->is_comment = self->is_hash = FALSE;
  send (self, QS_READ_LINE);
  self->has_content = FALSE;
  self->n_bytes = self->n_blanks = 0;
}

/* A string keeps its blanks and brackets. The end of a line in it, written as \n, ends a row of a board. */
static void
take_in_string (QsReadTokens *self,
                char          c)
{
  if (self->is_escaped && c == 'n')
    end_string_line (self);
  else if (self->is_escaped)
    {
      self->is_escaped = FALSE;
      append (self, &c, 1);
    }
  else if (c == '(' && self->quote == '\'' && self->word->len == 0)
    {
      /* The mark before a list of Lisp is no quotation mark. */
      self->quote = '\0';
      send (self, QS_READ_OPEN);
    }
  else if (c == self->quote)
    {
      end_string_line (self);
      self->quote = '\0';
    }
  else if (c == '\\')
    self->is_escaped = TRUE;
  else
    append (self, &c, 1);
}

static void
begin_comment (QsReadTokens *self)
{
  self->is_comment = TRUE;
  end_word (self);
}

static void
take_in_word (QsReadTokens *self,
              char          c)
{
  if ((c == '"' || c == '\'') && self->word->len == 0)
    self->quote = c;
  else if (c == '/' && g_str_equal (self->word->str, "/"))
    {
      g_string_truncate (self->word, 0);
      begin_comment (self);
    }
  else if (c != '/' || self->profile->shape != QS_READ_ROW || self->word->len == 0 ||
           (self->word->len < 3 && strspn (self->word->str, "0123456789") == self->word->len))
    append (self, &c, 1);
  else
    end_word (self);
}

static void
take_outside (QsReadTokens *self,
              char          c)
{
  gboolean is_bar = c == '|' || c == '&' || c == self->profile->bar;

  /* The \[ and \] of LaTeX are around a formula. */
  if (strchr ("[]()", c) != NULL && g_str_equal (self->word->str, "\\"))
    g_string_truncate (self->word, 0);
  else if (c == ' ' || c == '`' || (is_bar && self->profile->bars == QS_READ_BARS_ARE_BLANKS))
    end_word (self);
  else if (is_bar)
    end_word_and_send (self, QS_READ_BAR);
  else if (c == '\t')
    end_word_and_send (self, QS_READ_TAB);
  else if (c == ',')
    end_word_and_send (self, QS_READ_COMMA);
  else if (c == ';')
    end_word_and_send (self, QS_READ_SEMICOLON);
  else if (c == ':')
    end_word_and_send (self, QS_READ_COLON);
  else if (c == '[' || c == '(' || c == '{')
    end_word_and_send (self, QS_READ_OPEN);
  else if (c == ']' || c == ')' || c == '}')
    end_word_and_send (self, QS_READ_CLOSE);
  else
    take_in_word (self, c);
}

/* The 3 of “#3” is a number, and “#,” or “# |” the head of a table; any other # begins a comment. */
static void
take_after_hash (QsReadTokens *self,
                 char          c)
{
  if (c == ' ')
    {
      self->is_hash_alone = TRUE;
      return;
    }

  self->is_hash = FALSE;
  if (strchr (",;|", c) != NULL)
    take_outside (self, c);
  else if (!g_ascii_isdigit (c) || self->is_hash_alone)
    begin_comment (self);
  else
    append (self, (const char[]){ '#', c }, 2);
}

static void
take (QsReadTokens *self,
      char          c)
{
  gboolean is_first = !self->has_content;

  if (c == '\n')
    {
      end_line (self);
      self->line += *self->error == NULL;
      return;
    }

  self->n_blanks++;
  if (self->is_comment)
    return;

  if (c != ' ' && c != '\t')
    {
      self->n_bytes += self->n_blanks;
      self->n_blanks = 0;
      self->has_content = TRUE;
    }
  if (self->quote != '\0')
    take_in_string (self, c);
  else if (self->is_hash)
    take_after_hash (self, c);
  else if (c == '%' && is_first)
    begin_comment (self);
  else if (c == '#' && self->profile->signs['#'] == QS_READ_SIGN_OTHER)
    {
      self->is_hash = TRUE;
      self->is_hash_alone = FALSE;
      end_word (self);
    }
  else
    take_outside (self, c);
}

/* How many bytes from here on mean nothing by themselves: they are part of a word, a string or a comment. */
static gsize
measure_run (const QsReadTokens *self,
             const char         *text,
             gsize               length)
{
  gsize run = 0;

  while (run < length && !self->is_special[(guchar) text[run]] && !self->is_hash && !self->is_escaped)
    run++;

  return run;
}

static void
take_run (QsReadTokens *self,
          const char   *text,
          gsize         length)
{
  self->n_blanks += length;
  if (self->is_comment)
    return;

  self->n_bytes += self->n_blanks;
  self->n_blanks = 0;
  self->has_content = TRUE;
  append (self, text, length);
}

void
qs_read_tokens_feed (QsReadTokens *self,
                     const char   *text,
                     gsize         length)
{
  for (gsize i = 0; i < length && *self->error == NULL;)
    {
      gsize run = measure_run (self, text + i, length - i);

      if (run > 0)
        take_run (self, text + i, run);
      else
        take (self, text[i]);
      i += MAX (run, 1);
    }
}

void
qs_read_tokens_end (QsReadTokens *self)
{
  end_line (self);
}
