/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search on a board: its queens, and the marks of its last step. */

#include "config.h"

#include "qs-search-board.h"

#include "qs-step-marks.h"

/* Shows a search as it is now. At its end no step is marked. */
void
qs_search_board_show (QsBoardView         *view,
                      QsPlayback          *playback,
                      const QsSearchNotes *notes)
{
  const QsMethod *method = qs_playback_get_method (playback);
  QsMoment moment = *qs_playback_get_moment (playback);
  g_autofree QsMark *marks = g_new (QsMark, 3 * moment.n + notes->n_marks);
  guint n_marks = 0;
  gboolean has_attack;
  QsConflict attack;

  if (qs_playback_get_state (playback) == QS_PLAYBACK_FINISHED)
    qs_moment_rest (&moment);
  if (notes->is_alone)
    {
      qs_moment_init (&moment, moment.n);
      moment.problem = qs_playback_get_moment (playback)->problem;
    }

  if (notes->region != NULL)
    n_marks = qs_step_marks_find_region (notes->region, &moment, marks);
  n_marks += qs_step_marks_find (method, &moment, &marks[n_marks]);
  for (guint i = 0; i < notes->n_marks; i++)
    {
      if (notes->is_alone && notes->marks[i].kind == QS_MARK_GHOST)
        moment.columns[notes->marks[i].row] = (guint16) notes->marks[i].column;
      else
        marks[n_marks++] = notes->marks[i];
    }

  qs_board_view_set_solution (view, moment.problem, moment.n, moment.columns);
  qs_board_view_set_marks (view, marks, n_marks);
  if (notes->attack != NULL)
    attack = *notes->attack;
  has_attack = notes->attack != NULL || qs_step_marks_find_attack (method, &moment, &attack);
  qs_board_view_set_squares (view, NULL, has_attack ? (QsSquare[]){ attack.first, attack.second } : NULL);
}
