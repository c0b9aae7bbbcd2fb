/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Brackets that are none of lists: the indices of variables, the keys of PHP, and the places of R. */

#include "config.h"

#include "qs-read-parser-private.h"

#include <string.h>

static gboolean
is_number (const GString *word)
{
  return strspn (word->str, QS_DIGITS) == word->len;
}

/* PHP has “[0] =>” and Lua “[1] =” before each value of a list: a bracket waits until what comes next shows that it is
 * another. Returns: whether the token is done with */
static gboolean
take_key (QsReadParser   *self,
          QsReadTokenKind kind)
{
  static const QsReadTokenKind kinds[] = { QS_READ_OPEN, QS_READ_WORD, QS_READ_CLOSE, QS_READ_WORD };
  const GString *word = self->tokens.word;
  guint n_before = self->n_of_key;
  gboolean is_next = kind == kinds[n_before];

  if (n_before == 0)
    is_next = is_next && self->depth > 0;
  else if (kind == QS_READ_WORD)
    is_next = is_next && (n_before == 1 ? is_number (word) : g_str_equal (word->str, "=>") || g_str_equal (word->str, "="));

  self->n_of_key = is_next ? (n_before + 1) % G_N_ELEMENTS (kinds) : 0;
  if (is_next && n_before == 1)
    g_string_assign (self->index, word->str);
  if (!is_next && n_before > 0)
    {
      qs_read_parser_open_bracket (self);
      if (n_before > 1)
        qs_read_parser_append_word (self, self->index->str, self->index->len);
      if (n_before > 2)
        qs_read_parser_close_bracket (self);
    }
  if (self->n_of_key == 0)
    g_string_truncate (self->index, 0);

  return is_next;
}

/* The x[1] and q(1) of a variable are x1 and q1: a bracket waits as well. */
static gboolean
take_index (QsReadParser   *self,
            QsReadTokenKind kind)
{
  if (!self->is_open_pending)
    {
      self->is_open_pending = kind == QS_READ_OPEN && self->profile->shape == QS_READ_PAIRS && self->depth == 0 &&
                              self->tokens.is_joined && self->group->len > 0;
      return self->is_open_pending;
    }

  if (kind == QS_READ_WORD && self->index->len == 0 && is_number (self->tokens.word))
    {
      g_string_assign (self->index, self->tokens.word->str);
      return TRUE;
    }

  self->is_open_pending = FALSE;
  if (kind == QS_READ_CLOSE && self->index->len > 0)
    g_string_append_len (self->group, self->index->str, (gssize) self->index->len);
  else
    {
      qs_read_parser_open_bracket (self);
      if (self->index->len > 0)
        qs_read_parser_append_word (self, self->index->str, self->index->len);
    }

  g_string_truncate (self->index, 0);
  return kind == QS_READ_CLOSE && self->depth == 0;
}

/* The () of the (define-fun q1 () Int 3) of SMT-LIB. */
static gboolean
take_no_arguments (QsReadParser   *self,
                   QsReadTokenKind kind)
{
  gboolean was_in = self->is_in_arguments;

  self->is_in_arguments = kind == QS_READ_OPEN && self->profile->shape == QS_READ_PAIRS &&
                          g_str_has_prefix (self->group->str, "define-fun ");

  return self->is_in_arguments || (was_in && kind == QS_READ_CLOSE);
}

gboolean
qs_read_parser_waits (QsReadParser   *self,
                      QsReadTokenKind kind)
{
  return take_no_arguments (self, kind) || (!self->is_open_pending && take_key (self, kind)) || take_index (self, kind);
}

gboolean
qs_read_parser_take_vector (QsReadParser *self)
{
  guint64 place = self->number_in_brackets, n_before = self->boards.column->len;
  gboolean goes_on = n_before > 1 && place == n_before + 1;

  if (self->profile->shape != QS_READ_NUMBERS || place == 0 || strspn (self->group->str, QS_DIGITS " ") < self->group->len ||
      !(goes_on || (place == 1 && strchr (self->group->str, ' ') != NULL)))
    return FALSE;

  if (!goes_on)
    qs_read_boards_break (&self->boards);
  qs_read_boards_add_numbers (&self->boards, self->group->str, 1, self->group_line);

  return TRUE;
}
