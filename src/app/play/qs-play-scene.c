/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-play-scene.h"

#include <string.h>

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

  if ((state->news != QS_PLAY_HINT_WHERE && !is_what) || state->is_solved)
    return;

  for (guint i = 0; i < step->n_sources; i++)
    {
      qs_unit_add_squares (&step->sources[i], &scene->problem, scene->lit);
      scene->has_letters |= step->sources[i].family == QS_UNIT_REGION;
    }
  if (!is_what)
    return;

  for (guint i = 0; i < step->n_targets; i++)
    scene->has_letters |= step->targets[i].family == QS_UNIT_REGION;
  if (step->rule == QS_LADDER_ONLY_SQUARE || advice->has_square)
    scene->expected[step->square.row] = 1u << step->square.column;
  memcpy (scene->excluded, step->excluded, sizeof scene->excluded);
  show_reason (scene, state->game, step);
}

static void
show_marks (QsGameScene       *scene,
            const QsPlayState *state,
            const QsSquare    *pointed,
            GSettings         *settings)
{
  const QsConstraints *trial = qs_game_get_trial (state->game);

  scene->marks = *qs_game_get_marks (state->game);
  scene->firm = trial != NULL ? *trial : scene->marks;
  scene->has_letters |= g_settings_get_boolean (settings, "play-letters");
  qs_game_find_ruled_out (state->game, scene->ruled_out, scene->clashing);
  if (!g_settings_get_boolean (settings, "play-clashes"))
    memset (scene->clashing, 0, sizeof scene->clashing);
  if (!g_settings_get_boolean (settings, "play-ruled-out"))
    memset (scene->ruled_out, 0, sizeof scene->ruled_out);
  /* What one queen rules out. */
  if (pointed != NULL && pointed->row < scene->problem.n && pointed->column < scene->problem.n &&
      (scene->marks.required[pointed->row] >> pointed->column & 1) != 0)
    qs_problem_rule_out (&scene->problem, *pointed, scene->ruled_out);
  for (guint row = 0; row < scene->marks.n && state->news == QS_PLAY_GIVEN_UP; row++)
    scene->differing[row] = scene->marks.required[row] & ~state->before.required[row];
}

void
qs_play_scene_init (QsGameScene       *self,
                    const QsGameScene *board,
                    const QsPlayState *state,
                    const QsSquare    *pointed,
                    GSettings         *settings)
{
  guint n = board->problem.n;

  *self = *board;
  show_marks (self, state, pointed, settings);
  show_hint (self, state);
  for (guint row = 0; row < n; row++)
    self->ruled_out[row] &= (G_MAXUINT32 >> (32 - n)) & ~(self->marks.required[row] | self->marks.forbidden[row]);
}
