/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-play-state.h"

#include <string.h>

#define FIRST_LINE "queenside-game 1\n"

void
qs_play_state_clear (QsPlayState *self)
{
  g_clear_pointer (&self->game, qs_game_free);
  g_clear_pointer (&self->problem_with_order, g_free);
}

void
qs_play_state_apply (QsPlayState *self)
{
  QsConstraints marks = *qs_game_get_marks (self->game);

  qs_ladder_apply (&self->advice.step, &marks);
  if (self->advice.has_square)
    qs_constraints_set (&marks, self->advice.step.square, QS_SQUARE_RULE_REQUIRED);
  qs_game_set_marks (self->game, &marks, TRUE);
}

void
qs_play_state_give_up (QsPlayState *self)
{
  QsConstraints marks = qs_game_get_problem (self->game)->squares;

  for (guint row = 0; row < marks.n; row++)
    marks.required[row] |= 1u << self->advice.columns[row];
  self->is_given_up = TRUE;
  self->before = *qs_game_get_marks (self->game);
  qs_game_set_marks (self->game, &marks, TRUE);
}

/* Lines with a word each, and then those of the game. */
char *
qs_play_state_to_string (const QsPlayState *self)
{
  g_autofree char *game = qs_game_to_string (self->game);
  const QsPuzzleOrder *order = &self->order;
  GString *text = g_string_new (FIRST_LINE);

  if (self->is_ordered)
    g_string_append_printf (text, "order %s %u %u %s\n", qs_puzzle_sorts[order->sort].name, order->n, order->grade,
                            order->word);
  g_string_append_printf (text, "grade %u\nseconds %u\nhints %u\n%s%s%s", self->grade, (guint) self->seconds,
                          self->n_hints, self->is_given_up ? "given-up\n" : "", self->is_recorded ? "recorded\n" : "", game);

  return g_string_free (text, FALSE);
}

static gboolean
parse_order (QsPuzzleOrder *order,
             GStrv          words)
{
  if (g_strv_length (words) < 5 || !qs_puzzle_sort_parse (words[1], &order->sort))
    return FALSE;

  order->n = (guint) g_ascii_strtoull (words[2], NULL, 10);
  order->grade = MIN ((guint) g_ascii_strtoull (words[3], NULL, 10), QS_GRADE_FIENDISH);
  g_strlcpy (order->word, words[4], sizeof order->word);

  return TRUE;
}

/* Whether it is a line before those of the game. */
static gboolean
parse_line (QsPlayState *self,
            const char  *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 5);
  const char *key = words[0] != NULL ? words[0] : "";
  guint number = *key != '\0' && words[1] != NULL ? (guint) g_ascii_strtoull (words[1], NULL, 10) : 0;

  if (g_str_equal (key, "order"))
    self->is_ordered = parse_order (&self->order, words);
  else if (g_str_equal (key, "grade"))
    self->grade = MIN (number, QS_GRADE_BEYOND);
  else if (g_str_equal (key, "seconds"))
    self->seconds = number;
  else if (g_str_equal (key, "hints"))
    self->n_hints = number;
  else if (g_str_equal (key, "given-up"))
    self->is_given_up = TRUE;
  else if (g_str_equal (key, "recorded"))
    self->is_recorded = TRUE;
  else
    return FALSE;

  return TRUE;
}

/* Reads what qs_play_state_to_string() wrote. A file of anybody else's is no game. */
gboolean
qs_play_state_parse (QsPlayState *self,
                     const char  *text)
{
  QsGame *game;

  if (!g_str_has_prefix (text, FIRST_LINE))
    return FALSE;

  text += strlen (FIRST_LINE);
  self->is_ordered = FALSE;
  for (const char *end = strchr (text, '\n'); end != NULL; end = strchr (text, '\n'))
    {
      g_autofree char *line = g_strndup (text, (gsize) (end - text));

      if (!parse_line (self, line))
        break;
      text = end + 1;
    }

  game = qs_game_parse (text);
  if (game == NULL)
    return FALSE;

  g_clear_pointer (&self->game, qs_game_free);
  self->game = game;
  self->is_solved = qs_game_is_solved (game);

  return TRUE;
}
