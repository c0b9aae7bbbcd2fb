/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle on a board: what is seen of it, and the square that keys act on. */

#include "config.h"

#include "qs-play-view.h"

#include <string.h>

#include "qs-compat.h"
#include "qs-play-words.h"

struct _QsPlayView
{
  GObject parent_instance;

  QsBoardView *board; /* which holds this */
  QsPlay *play;
  QsGameScene board_scene; /* of the puzzle, without marks of the player */
  QsGameScene scene;
  gboolean shows_ruled_out; /* everywhere */
  gboolean shows_clashes;
  gboolean has_letters;
  gboolean has_cursor;
  QsSquare cursor;
  gboolean is_pointed; /* whether the pointer is on the board */
  QsSquare pointed;
};

G_DEFINE_FINAL_TYPE (QsPlayView, qs_play_view, G_TYPE_OBJECT)

/* All squares of a unit. */
static void
light_unit (QsGameScene  *scene,
            const QsUnit *unit)
{
  const QsProblem *problem = &scene->problem;

  for (guint row = 0; row < problem->n_rows; row++)
    {
      for (guint column = 0; column < problem->n; column++)
        {
          guint index = unit->family == QS_UNIT_ROW      ? row
                        : unit->family == QS_UNIT_COLUMN ? column
                                                         : problem->regions[row][column];

          scene->lit[row] |= (guint32) (index == unit->index) << column;
        }
    }
}

/* The queens that a “what if” leads to. */
static void
suppose (QsGameScene        *scene,
         const QsLadderStep *step,
         guint32            *ruled_out)
{
  if (step->rule == QS_LADDER_WHAT_IF)
    qs_problem_rule_out (&scene->problem, step->square, ruled_out);
  for (guint i = 0; i < step->n_forced; i++)
    {
      scene->supposed[step->forced[i].row] |= 1u << step->forced[i].column;
      qs_problem_rule_out (&scene->problem, step->forced[i], ruled_out);
    }
}

/* Why no more squares are left where the hint looks. */
static void
show_reason (QsGameScene        *scene,
             const QsGame       *game,
             const QsLadderStep *step)
{
  guint32 ruled_out[QS_ENUMERATOR_MAX_N], clashing[QS_ENUMERATOR_MAX_N];

  qs_game_find_ruled_out (game, ruled_out, clashing);
  suppose (scene, step, ruled_out);
  for (guint row = 0; row < scene->marks.n; row++)
    scene->ruled_out[row] |= ruled_out[row] & scene->lit[row] & ~(scene->excluded[row] | scene->supposed[row]);
}

/* Where to look, and then what follows. */
static void
show_hint (QsGameScene       *scene,
           const QsPlayState *state)
{
  const QsAdvice *advice = &state->advice;
  const QsLadderStep *step = &advice->step;
  gboolean is_what = state->news == QS_PLAY_HINT_WHAT;
  QsSquare square;

  if ((state->news != QS_PLAY_HINT_WHERE && !is_what) || state->is_solved)
    return;

  for (guint i = 0; i < step->n_sources && step->rule != QS_LADDER_NOTHING; i++)
    {
      light_unit (scene, &step->sources[i]);
      scene->has_letters |= step->sources[i].family == QS_UNIT_REGION;
    }
  if (!is_what)
    return;

  for (guint i = 0; i < step->n_targets; i++)
    scene->has_letters |= step->targets[i].family == QS_UNIT_REGION;
  if (step->rule == QS_LADDER_ONLY_SQUARE)
    scene->expected[step->square.row] = 1u << step->square.column;
  else if (step->rule > QS_LADDER_EMPTY)
    memcpy (scene->excluded, step->excluded, sizeof scene->excluded);
  else if (qs_advice_find_square (advice, &scene->marks, &square))
    scene->expected[square.row] = 1u << square.column;
  show_reason (scene, state->game, step);
}

/* What one queen rules out. */
static void
show_rays (QsPlayView *self)
{
  const QsProblem *problem = &self->scene.problem;

  if (!self->is_pointed || self->pointed.row >= problem->n || self->pointed.column >= problem->n ||
      (self->scene.marks.required[self->pointed.row] >> self->pointed.column & 1) == 0)
    return;

  qs_problem_rule_out (problem, self->pointed, self->scene.ruled_out);
}

static void
show_marks (QsPlayView        *self,
            const QsPlayState *state)
{
  QsGameScene *scene = &self->scene;
  const QsConstraints *trial = qs_game_get_trial (state->game);

  scene->marks = *qs_game_get_marks (state->game);
  scene->firm = trial != NULL ? *trial : scene->marks;
  qs_game_find_ruled_out (state->game, scene->ruled_out, scene->clashing);
  if (!self->shows_clashes)
    memset (scene->clashing, 0, sizeof scene->clashing);
  if (!self->shows_ruled_out)
    memset (scene->ruled_out, 0, sizeof scene->ruled_out);
  show_rays (self);
  for (guint row = 0; row < scene->marks.n && state->news == QS_PLAY_GIVEN_UP; row++)
    scene->differing[row] = scene->marks.required[row] & ~state->before.required[row];
}

/* Shows what has changed. */
void
qs_play_view_update (QsPlayView *self)
{
  const QsPlayState *state = qs_play_get_state (self->play);
  const QsProblem *problem = qs_game_get_problem (state->game);
  g_autofree char *description = qs_play_words_board (self->play);
  guint16 columns[QS_ENUMERATOR_MAX_N];

  /* The fills of the regions take a search. */
  if (memcmp (&self->board_scene.problem, problem, sizeof *problem) != 0)
    qs_game_scene_init (&self->board_scene, problem);
  self->scene = self->board_scene;
  self->scene.has_letters |= self->has_letters;
  show_marks (self, state);
  show_hint (&self->scene, state);
  for (guint row = 0; row < problem->n; row++)
    self->scene.ruled_out[row] &= (G_MAXUINT32 >> (32 - problem->n)) &
                                  ~(self->scene.marks.required[row] | self->scene.marks.forbidden[row]);
  for (guint row = 0; row < problem->n; row++)
    columns[row] = self->scene.marks.required[row] != 0 ? (guint16) __builtin_ctz (self->scene.marks.required[row]) : QS_EMPTY_ROW;

  self->has_cursor &= self->cursor.row < problem->n && self->cursor.column < problem->n;
  qs_board_view_set_placement (self->board, problem->n, columns);
  qs_board_view_set_game (self->board, &self->scene, self->has_cursor ? &self->cursor : NULL);
  qs_board_view_set_description (self->board, description);
}

static void
qs_play_view_finalize (GObject *object)
{
  g_object_unref (QS_PLAY_VIEW (object)->play);

  G_OBJECT_CLASS (qs_play_view_parent_class)->finalize (object);
}

static void
qs_play_view_class_init (QsPlayViewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qs_play_view_finalize;
}

static void
qs_play_view_init (QsPlayView *self)
{
}

QsPlayView *
qs_play_view_new (QsBoardView *board,
                  QsPlay      *play)
{
  QsPlayView *self = g_object_new (QS_TYPE_PLAY_VIEW, NULL);

  self->board = board;
  self->play = g_object_ref (play);

  return self;
}

/* Marks all squares that queens rule out, and not only those of a queen under the pointer; what clashes; and the regions by
 * their letters. */
void
qs_play_view_set_look (QsPlayView *self,
                       gboolean    shows_ruled_out,
                       gboolean    shows_clashes,
                       gboolean    has_letters)
{
  self->shows_ruled_out = shows_ruled_out;
  self->shows_clashes = shows_clashes;
  self->has_letters = has_letters;
  qs_play_view_update (self);
}

QsPlay *
qs_play_view_get_play (QsPlayView *self)
{
  return self->play;
}

/* The square, and what is on it. Not every version of GTK can announce, but all can change a description. */
void
qs_play_view_announce (QsPlayView *self,
                       QsSquare    square)
{
  g_autofree char *words = qs_play_words_square (&self->scene.problem, &self->scene.marks, square);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  qs_compat_announce (GTK_WIDGET (self->board), words);
}

/* The first move only shows the cursor. It stops at the edges of the board. */
void
qs_play_view_move_cursor (QsPlayView *self,
                          int         down,
                          int         right)
{
  int last = (int) self->scene.problem.n - 1;

  if (self->has_cursor)
    {
      self->cursor.row = (guint) CLAMP ((int) self->cursor.row + down, 0, last);
      self->cursor.column = (guint) CLAMP ((int) self->cursor.column + right, 0, last);
    }
  self->has_cursor = TRUE;
  self->cursor.row = MIN (self->cursor.row, (guint) last);
  self->cursor.column = MIN (self->cursor.column, (guint) last);
  qs_play_view_update (self);
  qs_play_view_announce (self, self->cursor);
}

/* Returns whether there is one. */
gboolean
qs_play_view_get_cursor (QsPlayView *self,
                         QsSquare   *square)
{
  *square = self->cursor;

  return self->has_cursor;
}

void
qs_play_view_hide_cursor (QsPlayView *self)
{
  self->has_cursor = FALSE;
  qs_play_view_update (self);
}

/* The square under the pointer; NULL for none. */
void
qs_play_view_point (QsPlayView     *self,
                    const QsSquare *square)
{
  if (self->is_pointed == (square != NULL) && (square == NULL || memcmp (square, &self->pointed, sizeof *square) == 0))
    return;

  self->is_pointed = square != NULL;
  if (square != NULL)
    self->pointed = *square;
  qs_play_view_update (self);
}
