/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What there is to be seen of somebody's game, and its text in a file. */

#include "qs-play-state.h"

#include <string.h>

gboolean
qs_play_state_can_move (const QsPlayState *self,
                        QsPlayMove         move)
{
  const QsConstraints *marks = qs_game_get_marks (self->game), *given = &qs_game_get_problem (self->game)->squares;
  gboolean is_trying = qs_game_get_trial (self->game) != NULL;

  switch (move)
    {
    case QS_PLAY_UNDO:
      return qs_game_can_undo (self->game);
    case QS_PLAY_REDO:
      return qs_game_can_redo (self->game);
    case QS_PLAY_TRY:
      return !is_trying && !self->is_solved;
    case QS_PLAY_KEEP:
    case QS_PLAY_TAKE_BACK:
      return is_trying;
    case QS_PLAY_CLEAR_CROSSES:
      return memcmp (marks->forbidden, given->forbidden, sizeof marks->forbidden) != 0 && !self->is_solved;
    case QS_PLAY_RESTART:
    default:
      return !qs_constraints_equal (marks, given);
    }
}

void
qs_play_state_move (QsPlayState *self,
                    QsPlayMove   move)
{
  switch (move)
    {
    case QS_PLAY_UNDO:
      qs_game_undo (self->game);
      break;
    case QS_PLAY_REDO:
      qs_game_redo (self->game);
      break;
    case QS_PLAY_RESTART:
      qs_game_restart (self->game);
      break;
    case QS_PLAY_CLEAR_CROSSES:
      qs_game_clear_crosses (self->game);
      break;
    case QS_PLAY_TRY:
      qs_game_begin_trial (self->game);
      break;
    case QS_PLAY_KEEP:
    case QS_PLAY_TAKE_BACK:
    default:
      qs_game_end_trial (self->game, move == QS_PLAY_KEEP);
    }
}

void
qs_play_state_apply (QsPlayState *self)
{
  QsConstraints marks = *qs_game_get_marks (self->game);
  QsSquare square;

  if (self->advice.step.rule != QS_LADDER_NOTHING)
    qs_ladder_apply (&self->advice.step, &marks);
  else if (qs_advice_find_square (&self->advice, &marks, &square))
    qs_constraints_set (&marks, square, QS_SQUARE_RULE_REQUIRED);
  qs_game_set_marks (self->game, &marks);
}

void
qs_play_state_give_up (QsPlayState *self)
{
  QsConstraints marks = qs_game_get_problem (self->game)->squares;

  for (guint row = 0; row < marks.n; row++)
    marks.required[row] |= 1u << self->advice.columns[row];
  self->is_given_up = TRUE;
  self->before = *qs_game_get_marks (self->game);
  qs_game_set_marks (self->game, &marks);
}

/* Lines with a word each, and then those of the game. */
char *
qs_play_state_to_string (const QsPlayState *self,
                         double             seconds)
{
  g_autofree char *game = qs_game_to_string (self->game);
  const QsPuzzleOrder *order = &self->order;
  GString *text = g_string_new ("queenside-game 1\n");

  if (self->is_ordered)
    g_string_append_printf (text, "order %s %u %u %s\n", qs_puzzle_sort_get_name (order->sort), order->n, order->grade,
                            order->word);
  g_string_append_printf (text, "grade %u\nseconds %u\nhints %u\n%s%s%s", self->grade, (guint) seconds,
                          self->n_hints, self->is_given_up ? "given-up\n" : "", self->is_recorded ? "recorded\n" : "", game);

  return g_string_free (text, FALSE);
}

static gboolean
parse_order (QsPuzzleOrder *order,
             const char    *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 4);

  if (g_strv_length (words) < 4 || !qs_puzzle_sort_parse (words[0], &order->sort))
    return FALSE;

  order->n = (guint) g_ascii_strtoull (words[1], NULL, 10);
  order->grade = MIN ((guint) g_ascii_strtoull (words[2], NULL, 10), QS_GRADE_FIENDISH);
  g_strlcpy (order->word, words[3], sizeof order->word);

  return TRUE;
}

/* Whether the line has this word; @rest is behind it. */
static gboolean
is_line (const char  *text,
         const char  *word,
         const char **rest)
{
  if (!g_str_has_prefix (text, word))
    return FALSE;

  *rest = text + strlen (word);
  return TRUE;
}

/* Reads what qs_play_state_to_string() wrote. A file of anybody else's is no game. */
gboolean
qs_play_state_parse (QsPlayState *self,
                     double      *seconds,
                     const char  *text)
{
  const char *rest;
  QsGame *game;

  if (!is_line (text, "queenside-game 1\n", &text))
    return FALSE;

  self->is_ordered = FALSE;
  for (const char *end = strchr (text, '\n'); end != NULL; end = strchr (text, '\n'))
    {
      g_autofree char *line = g_strndup (text, (gsize) (end - text));

      if (is_line (line, "order ", &rest))
        self->is_ordered = parse_order (&self->order, rest);
      else if (is_line (line, "grade ", &rest))
        self->grade = MIN ((guint) g_ascii_strtoull (rest, NULL, 10), QS_GRADE_BEYOND);
      else if (is_line (line, "seconds ", &rest))
        *seconds = (double) (guint32) g_ascii_strtoull (rest, NULL, 10);
      else if (is_line (line, "hints ", &rest))
        self->n_hints = (guint) g_ascii_strtoull (rest, NULL, 10);
      else if (is_line (line, "given-up", &rest))
        self->is_given_up = TRUE;
      else if (is_line (line, "recorded", &rest))
        self->is_recorded = TRUE;
      else
        break;
      text = end + 1;
    }

  game = qs_game_parse (text, NULL);
  if (game == NULL)
    return FALSE;

  g_clear_pointer (&self->game, qs_game_free);
  self->game = game;
  self->is_solved = qs_game_is_solved (game);

  return TRUE;
}
