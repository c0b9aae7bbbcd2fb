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

/* How many squares have a name that begins so. */
static guint
count_names (const char *text,
             guint       n_rows,
             guint       n,
             gboolean   *is_name)
{
  guint n_names = 0;

  *is_name = FALSE;
  for (guint column = 0; column < n; column++)
    {
      char name[16];
      gsize length;

      qs_square_format_file (column, name);
      length = strlen (name);
      for (guint number = 1; number <= n_rows && *name == *text; number++)
        {
          g_snprintf (name + length, sizeof name - length, "%u", number);
          n_names += g_str_has_prefix (name, text);
          *is_name |= g_str_equal (name, text);
        }
    }

  return n_names;
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
  gboolean is_name;
  guint n_names;

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
  n_names = count_names (skip_sign (&next), n_rows, n, &is_name);
  if (n_names == 0)
    return QS_TYPING_PASSED;

  *self = next;

  return is_name && n_names == 1 ? QS_TYPING_DONE : QS_TYPING_TAKEN;
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
