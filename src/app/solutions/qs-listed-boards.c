/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a list, for a gallery: they are fetched by their numbers. */

#include "qs-listed-boards.h"

#include <glib/gi18n.h>

#include "qs-solution-set.h"
#include "qs-text.h"

static QsBoardPicture *
make_picture (QsSolutionSet *solutions,
              const guint16 *columns)
{
  const QsProblem *problem = &qs_solution_set_get_space (solutions)->problem;
  g_autofree QsGameScene *board = qs_game_scene_new_board (problem);

  return qs_board_picture_new (problem->n, &(QsScene){ .columns = columns, .board = board }, QS_BOARD_LOOK_ALL);
}

static QsBoardPicture *
get_empty (gpointer boards)
{
  return make_picture (boards, NULL);
}

static QsBoardPicture *
get (gpointer boards,
     guint64  rank)
{
  guint16 columns[QS_CENSUS_MAX_N];
  QsBoardPicture *picture;

  if (!qs_solution_set_get (boards, rank, columns))
    return NULL;

  picture = make_picture (boards, columns);
  picture->number = rank + 1;

  return picture;
}

static char *
describe (gpointer              boards,
          guint64               rank,
          const QsBoardPicture *board)
{
  g_autofree char *number = qs_text_count (rank + 1);
  g_autofree char *list = NULL;

  if (board == NULL)
    /* Translators: the number of a solution. */
    return g_strdup_printf (_ ("Solution %s"), number);

  list = qs_solution_to_string (board->scene.columns, board->n_rows);

  /* Translators: the number of a solution, and its columns. */
  return g_strdup_printf (_ ("Solution %s: %s"), number, list);
}

const QsGallerySource qs_listed_boards = {
  .ref = g_object_ref,
  .unref = g_object_unref,
  .get_empty = get_empty,
  .get = get,
  .describe = describe,
  .can_reach = (gboolean (*) (gpointer, guint64)) qs_solution_set_can_reach,
  .want = (void (*) (gpointer, guint64, guint)) qs_solution_set_want,
  .max_wanted = QS_SOLUTION_SET_MAX_WINDOW,
};
