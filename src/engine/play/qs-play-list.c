/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that were begun and are not over, as their files have them. */

#include "qs-play-list.h"

#include "qs-play-file.h"

static void
game_free (gpointer data)
{
  QsPlayGame *game = data;

  g_clear_pointer (&game->state.game, qs_game_free);
  g_free (game);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const QsPlayGame *first = *(const QsPlayGame *const *) a, *second = *(const QsPlayGame *const *) b;

  return (first->time < second->time) - (first->time > second->time);
}

GPtrArray *
qs_play_list_read (void)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (game_free);

  for (guint number = 1; number <= QS_PLAY_FILE_MAX; number++)
    {
      QsPlayGame *game = g_new0 (QsPlayGame, 1);
      g_autofree char *text = qs_play_file_peek (number, &game->time);

      game->number = number;
      if (text != NULL && qs_play_state_parse (&game->state, &game->seconds, text) && !game->state.is_solved &&
          !qs_game_is_fresh (game->state.game))
        g_ptr_array_add (games, game);
      else
        game_free (game);
    }
  g_ptr_array_sort (games, compare);

  return games;
}
