/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player reports about its search, and what it has not reported yet. */

#include "config.h"

#include "qs-player-report.h"

#include "qs-packed-step.h"

struct _QsPlayerNews
{
  guint64 last_step;            /* the furthest that the search has ever reached */
  gboolean wants_steps;
  guint n_steps;                /* packed ones that were not reported */
  guint32 steps[QS_PLAYER_MAX_STEPS];
  GArray *solution_steps;       /* guint64: of the solutions 0, stride, 2 stride … */
  guint64 n_solutions;
  guint64 stride;
  gboolean has_told_solutions;
};

void
qs_player_report_free (QsPlayerReport *self)
{
  g_free (self->steps);
  g_free (self->solution_steps);
  g_free (self);
}

/* The news of a search before its first step. @wants_steps says whether to report steps, packed. */
QsPlayerNews *
qs_player_news_new (gboolean wants_steps)
{
  QsPlayerNews *self = g_new (QsPlayerNews, 1);

  self->last_step = 0;
  self->wants_steps = wants_steps;
  self->n_steps = 0;
  self->solution_steps = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->n_solutions = 0;
  self->stride = 1;
  self->has_told_solutions = TRUE;

  return self;
}

void
qs_player_news_free (QsPlayerNews *self)
{
  g_array_unref (self->solution_steps);
  g_free (self);
}

/* The furthest step that the search has ever reached. */
guint64
qs_player_news_get_last (const QsPlayerNews *self)
{
  return self->last_step;
}

/* Leaves out every second. */
static void
thin (QsPlayerNews *self)
{
  guint64 *steps = (guint64 *) (gpointer) self->solution_steps->data;
  guint n_kept = (self->solution_steps->len + 1) / 2;

  for (guint i = 0; i < n_kept; i++)
    steps[i] = steps[2 * i];

  g_array_set_size (self->solution_steps, n_kept);
  self->stride *= 2;
}

static void
add_solution (QsPlayerNews *self)
{
  if (self->n_solutions++ % self->stride != 0)
    return;

  if (self->solution_steps->len == QS_PLAYER_MAX_SOLUTIONS)
    thin (self);

  g_array_append_val (self->solution_steps, self->last_step);
  self->has_told_solutions = FALSE;
}

/* Adds a step that the search has reached for the first time. Returns whether the news must be
 * reported before there is room for another. */
gboolean
qs_player_news_add (QsPlayerNews *self,
                    QsTraceEvent  event,
                    guint         row,
                    guint         column)
{
  self->last_step++;
  if (event == QS_TRACE_SOLUTION)
    add_solution (self);

  if (!self->wants_steps)
    return FALSE;

  g_assert (self->n_steps < QS_PLAYER_MAX_STEPS);
  self->steps[self->n_steps++] = qs_packed_step_new (event, row, column);

  return self->n_steps == QS_PLAYER_MAX_STEPS;
}

/* From now on no steps are reported. */
void
qs_player_news_end_steps (QsPlayerNews *self)
{
  self->wants_steps = FALSE;
  self->n_steps = 0;
}

/* A report of everything that was not reported yet, without a moment. */
QsPlayerReport *
qs_player_news_tell (QsPlayerNews *self)
{
  QsPlayerReport *report = g_new (QsPlayerReport, 1);

  report->has_moment = FALSE;
  report->is_complete = FALSE;
  report->last_step = self->last_step;
  report->n_steps = self->n_steps;
  report->steps = g_memdup2 (self->steps, self->n_steps * sizeof self->steps[0]);
  report->n_solution_steps = 0;
  report->solution_steps = NULL;
  self->n_steps = 0;

  if (!self->has_told_solutions)
    {
      report->n_solution_steps = self->solution_steps->len;
      report->solution_steps = g_memdup2 (self->solution_steps->data, self->solution_steps->len * sizeof (guint64));
      self->has_told_solutions = TRUE;
    }

  return report;
}
