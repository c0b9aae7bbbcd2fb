/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-play-state.h"

#include <string.h>

#define FIRST_LINE "queenside-game 1\n"

void
qs_play_state_clear (QsPlayState *self)
{
  g_clear_pointer (&self->game, qs_game_free);
  g_clear_pointer (&self->failure, g_free);
}

gboolean
qs_play_state_has_hint (const QsPlayState *self,
                        gboolean           says_all)
{
  return self->advice.kind == QS_ADVICE_HINT && !self->is_solved && (self->says_all || !says_all);
}

gboolean
qs_play_state_is_nearest (const QsPlayState *self)
{
  return self->order.sort < QS_PUZZLE_EMPTY && self->order.grade != self->grade;
}

/* Lines with a word each, and then those of the game. */
char *
qs_play_state_to_string (const QsPlayState *self)
{
  g_autofree char *game = qs_game_to_string (self->game);
  const QsPuzzleOrder *order = &self->order;
  GString *text = g_string_new (FIRST_LINE);

  if (order->sort != QS_PUZZLE_ENTERED)
    g_string_append_printf (text, "order %s %u %u %s\n", qs_puzzle_sorts[order->sort].name, order->n, order->grade,
                            order->word);
  g_string_append_printf (text, "grade %u\nseconds %u\nhints %u\n%s%s%s", self->grade, (guint) self->seconds,
                          self->n_hints, self->is_given_up ? "given-up\n" : "", self->is_recorded ? "recorded\n" : "", game);

  return g_string_free (text, FALSE);
}

static void
parse_order (QsPuzzleOrder *order,
             GStrv          words)
{
  if (g_strv_length (words) < 5 || !qs_puzzle_sort_parse (words[1], &order->sort))
    return;

  order->n = (guint) g_ascii_strtoull (words[2], NULL, 10);
  order->grade = MIN ((guint) g_ascii_strtoull (words[3], NULL, 10), QS_GRADE_FIENDISH);
  g_strlcpy (order->word, words[4], sizeof order->word);
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
    parse_order (&self->order, words);
  else if (g_str_equal (key, "grade"))
    self->grade = MIN (number, QS_GRADE_BEYOND);
  else if (g_str_equal (key, "seconds"))
    self->seconds = number;
  else if (g_str_equal (key, "hints"))
    self->n_hints = number;
  else if (g_str_equal (key, "given-up"))
    self->is_given_up = self->is_recorded = TRUE;
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
  self->order.sort = QS_PUZZLE_ENTERED;
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
