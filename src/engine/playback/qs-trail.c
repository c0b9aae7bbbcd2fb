/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known about a watched search: how far it came, where its solutions are, and its tree. */

#include "config.h"

#include "qs-trail.h"

#include "qs-tree-builder.h"

typedef struct
{
  QsTrail trail;
  QsTreeBuilder *tree_builder;
} Trail;

QsTrail *
qs_trail_new (void)
{
  Trail *self = g_new0 (Trail, 1);

  self->tree_builder = qs_tree_builder_new ();
  self->trail.tree = qs_tree_builder_get_tree (self->tree_builder);
  self->trail.solution_steps = g_array_new (FALSE, FALSE, sizeof (guint64));

  return &self->trail;
}

void
qs_trail_free (QsTrail *self)
{
  qs_tree_builder_free (((Trail *) self)->tree_builder);
  g_array_unref (self->solution_steps);
  g_free (self);
}

/* Begins the trail of another search, before its first step. */
void
qs_trail_begin (QsTrail *self,
                QsLook   look,
                guint    n)
{
  self->last_step = 0;
  self->is_complete = FALSE;
  g_array_set_size (self->solution_steps, 0);
  qs_tree_builder_begin (((Trail *) self)->tree_builder, look, n);
}

/* Adds what a player reports. Returns whether the next report may bring steps; %FALSE once the
 * tree has become full. */
gboolean
qs_trail_add (QsTrail              *self,
              const QsPlayerReport *report)
{
  QsTreeBuilder *builder = ((Trail *) self)->tree_builder;

  self->last_step = report->last_step;
  self->is_complete = report->is_complete;

  if (report->n_solution_steps > 0)
    {
      g_array_set_size (self->solution_steps, 0);
      g_array_append_vals (self->solution_steps, report->solution_steps, report->n_solution_steps);
    }

  return report->n_steps == 0 || !qs_tree_builder_wants_steps (builder) ||
         qs_tree_builder_feed (builder, report->steps, report->n_steps);
}
