/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Groups of words that are pairs of a row and a column, or variables with such a pair and a value. */

#include "config.h"

#include "qs-read-parser-private.h"

#include <string.h>

guint16
qs_read_parser_parse_place (const char *digits)
{
  return (guint16) MIN (g_ascii_strtoull (digits, NULL, 10), QS_MAX_N + 1);
}

/* Adds each pair that @pattern finds. */
static void
add_pairs (QsReadParser *self,
           QsReadPattern pattern,
           QsReadOrigin  origin)
{
  g_autoptr (GMatchInfo) match = NULL;

  if (self->pair_form != 3 * pattern + origin)
    qs_read_boards_break (&self->boards);
  self->pair_form = 3 * pattern + origin;

  for (g_regex_match (qs_read_pattern_get (pattern), self->group->str, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_auto (GStrv) parts = g_match_info_fetch_all (match);

      self->n_pairs++;
      qs_read_boards_add_pair (&self->boards, qs_read_parser_parse_place (parts[1]),
                               qs_read_parser_parse_place (parts[2]), self->group_line);
    }
}

/* A queen stands where the variable is 1. */
static gboolean
take_variables (QsReadParser *self)
{
  g_autoptr (GMatchInfo) match = NULL;

  if (!g_regex_match (qs_read_pattern_get (QS_PATTERN_VARIABLE), self->group->str, 0, &match))
    return FALSE;

  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_auto (GStrv) parts = g_match_info_fetch_all (match);

      if (parts[3] != NULL)
        qs_read_boards_add_pair (&self->boards, qs_read_parser_parse_place (parts[1]), qs_read_parser_parse_place (parts[2]),
                                 self->group_line);
    }

  return TRUE;
}

/* The 15 720 of “Nodes: 15,720”. */
static gboolean
is_number_of_label (const QsReadParser *self,
                    QsReadOrigin        origin)
{
  guint n_words = qs_read_group_count_words (self->group->str);

  return origin == FROM_LINE && self->label->len > 0 && !qs_read_pattern_matches (QS_PATTERN_QUEEN, self->label->str) &&
         n_words < 4 && (n_words > 1 || strchr (self->group->str, '/') != NULL);
}

/* A variable; a pair of numbers in brackets, or alone on a line; 1-3 and 1->3; or the numbers of
 * “queen 1 in column 3”. */
gboolean
qs_read_parser_take_pairs (QsReadParser *self,
                           QsReadOrigin  origin)
{
  static const QsReadPattern forms[] = { QS_PATTERN_BARE_PAIR, QS_PATTERN_SIGNED_PAIR, QS_PATTERN_NAMED_PAIR, QS_PATTERN_WORDED_PAIR };

  if (self->profile->shape != QS_READ_PAIRS || (!self->profile->has_values && strpbrk (self->group->str, QS_DIGITS) == NULL))
    return FALSE;
  if (self->profile->has_values)
    return take_variables (self);
  if (is_number_of_label (self, origin) || (origin == FROM_BRACKET && qs_read_pattern_matches (QS_PATTERN_NOTHING, self->group->str)))
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      if (qs_read_pattern_matches (forms[i] == QS_PATTERN_SIGNED_PAIR ? QS_PATTERN_SIGNED_PAIRS : forms[i], self->group->str))
        {
          add_pairs (self, forms[i], origin);
          return TRUE;
        }
    }

  return FALSE;
}

gboolean
qs_read_parser_take_squares (QsReadParser *self)
{
  const char *text = qs_read_kind_skip_label (self->profile, self->group->str);
  g_autoptr (GArray) squares = self->profile->shape == QS_READ_SQUARES ? qs_square_parse_list (text, QS_MAX_N, QS_MAX_N, NULL) : NULL;

  if (squares == NULL)
    return FALSE;

  if (squares->len > 1)
    qs_read_boards_break (&self->boards);
  self->n_pairs += squares->len;
  for (guint i = 0; i < squares->len; i++)
    qs_read_boards_add_pair (&self->boards, (guint16) (QS_MAX_N - g_array_index (squares, QsSquare, i).row),
                             (guint16) (g_array_index (squares, QsSquare, i).column + 1), self->group_line);

  return TRUE;
}
