/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-play-scene.h"

#include <string.h>

/* Where to look, and then what follows, and why no more squares are left there: @ruled_out has what the queens rule out. */
static void
show_hint (QsGameScene       *scene,
           const QsPlayState *state,
           guint32           *ruled_out)
{
  const QsLadderStep *step = &state->advice.step;

  if (!qs_play_state_has_hint (state, FALSE))
    return;

  for (guint i = 0; i < step->n_sources; i++)
    {
      qs_unit_add_squares (&step->sources[i], &scene->problem, scene->lit);
      scene->has_letters |= step->sources[i].family == QS_UNIT_REGION;
    }
  if (!state->says_all)
    return;

  for (guint i = 0; i < step->n_targets; i++)
    scene->has_letters |= step->targets[i].family == QS_UNIT_REGION;
  if (step->rule == QS_LADDER_ONLY_SQUARE || step->rule == QS_LADDER_SOLUTION)
    scene->expected[step->square.row] = 1u << step->square.column;
  for (guint row = 0; row < scene->marks.n && step->rule != QS_LADDER_ONLY_SQUARE; row++)
    scene->excluded[row] = step->excluded[row] & ~scene->marks.forbidden[row];

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

/* The queens that the solution brought, which was asked for. */
static void
show_difference (QsGameScene       *scene,
                 const QsPlayState *state)
{
  guint n;
  const QsConstraints *past = qs_game_get_past (state->game, &n);

  for (guint row = 0; row < scene->marks.n && state->is_given_up && state->is_solved && n > 1; row++)
    scene->differing[row] = scene->marks.required[row] & ~past[n - 2].required[row];
}

void
qs_play_scene_init (QsGameScene       *self,
                    const QsGameScene *board,
                    const QsPlayState *state,
                    const QsSquare    *pointed,
                    GSettings         *settings)
{
  const QsConstraints *marks = qs_game_get_marks (state->game), *trial = qs_game_get_trial (state->game);
  guint32 ruled_out[QS_ENUMERATOR_MAX_N], clashing[QS_ENUMERATOR_MAX_N];
  guint n = board->problem.n;

  *self = *board;
  self->marks = *marks;
  self->firm = trial != NULL ? *trial : *marks;
  self->has_letters |= g_settings_get_boolean (settings, "play-letters");
  qs_game_find_ruled_out (state->game, ruled_out, clashing);
  if (g_settings_get_boolean (settings, "play-clashes"))
    memcpy (self->clashing, clashing, sizeof self->clashing);
  if (g_settings_get_boolean (settings, "play-ruled-out"))
    memcpy (self->ruled_out, ruled_out, sizeof self->ruled_out);
  /* What one queen rules out. */
  if (pointed != NULL && pointed->row < n && pointed->column < n && (marks->required[pointed->row] >> pointed->column & 1) != 0)
    qs_problem_rule_out (&self->problem, *pointed, self->ruled_out);
  show_difference (self, state);
  show_hint (self, state, ruled_out);
  for (guint row = 0; row < n; row++)
    self->ruled_out[row] &= (G_MAXUINT32 >> (32 - n)) & ~(marks->required[row] | marks->forbidden[row]);
}
