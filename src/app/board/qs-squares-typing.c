/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The name of a square as it is typed: a key is taken only if the text can still become a square's name. */

#include "qs-squares-typing.h"

#include <string.h>

#define SIGN '-'

static const char *
skip_sign (const QsSquaresTyping *self)
{
  return self->text[0] == SIGN ? self->text + 1 : self->text;
}

static gsize
count_letters (const char *name)
{
  gsize length = 0;

  while (g_ascii_isalpha (name[length]))
    length++;

  return length;
}

/* Whether the board has a file whose name is this text, or begins with it. */
static gboolean
begins_file (const char *letters,
             guint       n)
{
  char name[QS_SQUARE_FILE_SIZE];

  for (guint column = 0; column < n; column++)
    {
      qs_square_format_file (column, name);
      if (g_str_has_prefix (name, letters))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_file (const char *name,
         gsize       length,
         guint       n)
{
  char file[QS_SQUARE_FILE_SIZE];

  for (guint column = 0; column < n; column++)
    {
      qs_square_format_file (column, file);
      if (strlen (file) == length && strncmp (file, name, length) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Whether the text with one more key is, or begins, the name of a square. */
static gboolean
is_possible (const char *name,
             guint       n_rows,
             guint       n)
{
  gsize n_letters = count_letters (name);
  const char *digits = name + n_letters;

  if (*digits == '\0')
    return begins_file (name, n);

  return is_file (name, n_letters, n) && *digits != '0' && strspn (digits, "0123456789") == strlen (digits) &&
         g_ascii_strtoull (digits, NULL, 10) <= n_rows;
}

/* Takes a key if the text can still become the name of a square on a board of at most QS_ENUMERATOR_MAX_N columns.
 * A name is finished when no further digit can follow. A letter with Shift means a minus sign before it. */
QsTypingResult
qs_squares_typing_push (QsSquaresTyping *self,
                        guint            n_rows,
                        guint            n,
                        char             key,
                        gboolean         is_shifted)
{
  QsSquaresTyping next = *self;
  gsize length = strlen (self->text);
  const char *digits;

  if (key == SIGN && length == 0)
    {
      self->text[0] = SIGN;
      return QS_TYPING_TAKEN;
    }

  if (!g_ascii_isalnum (key) || length + 2 >= sizeof self->text)
    return QS_TYPING_PASSED;

  if (length == 0 && is_shifted && g_ascii_isalpha (key))
    next.text[length++] = SIGN;
  next.text[length] = g_ascii_tolower (key);
  next.text[length + 1] = '\0';
  if (!is_possible (skip_sign (&next), n_rows, n))
    return QS_TYPING_PASSED;

  *self = next;
  digits = skip_sign (self) + count_letters (skip_sign (self));

  return *digits != '\0' && g_ascii_strtoull (digits, NULL, 10) * 10 > n_rows ? QS_TYPING_DONE : QS_TYPING_TAKEN;
}

/* Erases the last character, if there is one. */
gboolean
qs_squares_typing_erase (QsSquaresTyping *self)
{
  gsize length = strlen (self->text);

  if (length == 0)
    return FALSE;

  self->text[length - 1] = '\0';

  return TRUE;
}

void
qs_squares_typing_clear (QsSquaresTyping *self)
{
  memset (self, 0, sizeof *self);
}

/* Returns whether the typed text is the name of a square, with what to ask of it. */
gboolean
qs_squares_typing_finish (const QsSquaresTyping *self,
                          guint                  n_rows,
                          guint                  n,
                          QsSquare              *square,
                          QsSquareRule          *rule)
{
  *rule = self->text[0] == SIGN ? QS_SQUARE_RULE_FORBIDDEN : QS_SQUARE_RULE_REQUIRED;

  return qs_square_parse (skip_sign (self), n_rows, n, square, NULL);
}

/* Returns the letter if it is all that was typed, else 0. */
char
qs_squares_typing_letter (const QsSquaresTyping *self)
{
  return g_ascii_isalpha (self->text[0]) && self->text[1] == '\0' ? self->text[0] : '\0';
}
