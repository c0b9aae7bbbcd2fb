/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle on a board: what is seen of it, and what the pointer, fingers and keys do there. A press acts at once; a drag
 * goes on with crosses, or wipes them, and is one move. */

#include "qs-play-view.h"

#include <string.h>

#include "qs-board-input.h"
#include "qs-play-words.h"

struct _QsPlayView
{
  QsBoardView *board; /* which holds this */
  QsPlay *play;
  QsGameScene board_scene; /* of the puzzle, without marks of the player */
  QsGameScene scene;
  gboolean shows_ruled_out; /* everywhere */
  gboolean shows_clashes;
  gboolean has_letters;
  QsSquare pressed;
  QsSquareRule was; /* what was on the pressed square */
};

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

/* Why no more squares are left where the hint looks. */
static void
show_reason (QsGameScene        *scene,
             const QsGame       *game,
             const QsLadderStep *step)
{
  guint32 ruled_out[QS_ENUMERATOR_MAX_N], clashing[QS_ENUMERATOR_MAX_N];

  qs_game_find_ruled_out (game, ruled_out, clashing);
  /* The queens that a “what if” leads to. */
  if (step->rule == QS_LADDER_WHAT_IF)
    qs_problem_rule_out (&scene->problem, step->square, ruled_out);
  for (guint i = 0; i < step->n_forced; i++)
    {
      scene->supposed[step->forced[i].row] |= 1u << step->forced[i].column;
      qs_problem_rule_out (&scene->problem, step->forced[i], ruled_out);
    }
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

static void
show_marks (QsPlayView        *self,
            const QsPlayState *state)
{
  QsGameScene *scene = &self->scene;
  const QsConstraints *trial = qs_game_get_trial (state->game);
  const QsSquare *pointed = qs_board_input_get_pointed (self->board);

  scene->marks = *qs_game_get_marks (state->game);
  scene->firm = trial != NULL ? *trial : scene->marks;
  qs_game_find_ruled_out (state->game, scene->ruled_out, scene->clashing);
  if (!self->shows_clashes)
    memset (scene->clashing, 0, sizeof scene->clashing);
  if (!self->shows_ruled_out)
    memset (scene->ruled_out, 0, sizeof scene->ruled_out);
  /* What one queen rules out. */
  if (pointed != NULL && pointed->row < scene->problem.n && pointed->column < scene->problem.n &&
      (scene->marks.required[pointed->row] >> pointed->column & 1) != 0)
    qs_problem_rule_out (&scene->problem, *pointed, scene->ruled_out);
  for (guint row = 0; row < scene->marks.n && state->news == QS_PLAY_GIVEN_UP; row++)
    scene->differing[row] = scene->marks.required[row] & ~state->before.required[row];
}

/* Shows what has changed. */
void
qs_play_view_update (QsPlayView *self)
{
  const QsPlayState *state = qs_play_get_state (self->play);
  const QsProblem *problem = qs_game_get_problem (state->game);
  g_autofree char *description = qs_play_words_board (state);

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

  qs_board_view_set_game (self->board, &self->scene);
  qs_board_view_set_description (self->board, description);
}

static const QsConstraints *
get_marks (QsPlayView *self)
{
  return qs_game_get_marks (qs_play_get_state (self->play)->game);
}

/* In a move that is not over. */
static void
mark (QsPlayView   *self,
      QsSquare      square,
      QsSquareRule  rule)
{
  QsConstraints marks = *get_marks (self);

  /* There may be another board meanwhile. */
  if (square.row >= marks.n || square.column >= marks.n)
    return;

  qs_constraints_set (&marks, square, rule);
  qs_play_set_marks (self->play, &marks, FALSE);
}

static char *
describe (gpointer owner,
          QsSquare square)
{
  QsPlayView *self = owner;

  return qs_play_words_square (&self->scene.problem, &self->scene.marks, square);
}

static void
release (gpointer owner,
         QsSquare pressed,
         gboolean was_dragged)
{
  QsPlayView *self = owner;
  g_autofree char *words = NULL;

  qs_play_set_marks (self->play, get_marks (self), TRUE);
  if (was_dragged)
    return;

  words = describe (self, pressed);
  qs_board_view_announce (self->board, words);
}

static void
begin (QsPlayView *self,
       QsSquare    square,
       QsBoardAct  act)
{
  self->pressed = square;
  self->was = qs_constraints_get (get_marks (self), square);
  mark (self, square, qs_board_act_apply (act, self->was));
}

static void
act (gpointer   owner,
     QsSquare   square,
     QsBoardAct act)
{
  begin (owner, square, act);
  release (owner, square, FALSE);
}

static gboolean
press (gpointer owner,
       QsSquare square,
       gboolean is_other)
{
  begin (owner, square, is_other ? QS_BOARD_CROSS : QS_BOARD_NEXT);

  return TRUE;
}

/* A drag over queens leaves them. One that began on a queen changes nothing else. */
static void
drag (gpointer owner,
      QsSquare square)
{
  QsPlayView *self = owner;
  gboolean wipes = self->was == QS_SQUARE_RULE_FORBIDDEN;

  /* The press may have made a queen of a cross that is to be wiped. */
  if (wipes)
    mark (self, self->pressed, QS_SQUARE_RULE_FREE);
  if (self->was != QS_SQUARE_RULE_REQUIRED && qs_constraints_get (get_marks (self), square) != QS_SQUARE_RULE_REQUIRED)
    mark (self, square, wipes ? QS_SQUARE_RULE_FREE : QS_SQUARE_RULE_FORBIDDEN);
}

/* The other mark: a queen, or a cross in place of one. */
static void
hold (gpointer owner,
      QsSquare square)
{
  QsPlayView *self = owner;

  mark (self, square, self->was == QS_SQUARE_RULE_REQUIRED ? QS_SQUARE_RULE_FORBIDDEN : QS_SQUARE_RULE_REQUIRED);
  release (self, square, FALSE);
}

static void
update (gpointer owner)
{
  qs_play_view_update (owner);
}

static const QsBoardKey keys[] = {
  { GDK_KEY_space, QS_BOARD_NEXT },    { GDK_KEY_KP_Space, QS_BOARD_NEXT }, { GDK_KEY_Return, QS_BOARD_NEXT },
  { GDK_KEY_KP_Enter, QS_BOARD_NEXT }, { GDK_KEY_x, QS_BOARD_CROSS },       { GDK_KEY_q, QS_BOARD_QUEEN },
  { 0 },
};

static const QsBoardVerbs verbs = {
  .keys = keys,
  .act = act,
  .describe = describe,
  .press = press,
  .drag = drag,
  .release = release,
  .hold = hold,
  .update = update,
};

static void
free_view (gpointer data)
{
  QsPlayView *self = data;

  g_object_unref (self->play);
  g_free (self);
}

/* To be called once for a board, which frees the view. */
QsPlayView *
qs_play_view_attach (QsBoardView *board,
                     QsPlay      *play)
{
  QsPlayView *self = g_new0 (QsPlayView, 1);

  self->board = board;
  self->play = g_object_ref (play);
  qs_board_input_attach (board, &verbs, self, free_view);

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
