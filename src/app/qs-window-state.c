/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a window shows when it closes, for the next start: its view, the squares, and the number of the solution. */

#include "qs-window-private.h"

/* The settings that hold squares, by what is asked of these. */
static const struct
{
  const char *key;
  QsSquareRule rule;
} lists[] = {
  { "required-squares", QS_SQUARE_RULE_REQUIRED },
  { "forbidden-squares", QS_SQUARE_RULE_FORBIDDEN },
};

/* Writes what a closing window shows into the settings. Views
 * that come with a file or a tour are not for another day. */
void
qs_window_save_state (QsWindow *self)
{
  const char *view = gtk_stack_get_visible_child_name (self->view_stack);
  QsPager *pager = qs_solutions_page_get_pager (self->solutions_page);
  gboolean is_of_all = qs_explorer_get_status (self->explorer)->scope == QS_CENSUS_ALL;
  QsProblem problem = qs_explorer_get_status (self->explorer)->problem;
  g_autofree char *text = NULL;

  if (g_strcmp0 (view, "search") != 0 && g_strcmp0 (view, "compare") != 0 && g_strcmp0 (view, "play") != 0)
    view = "solutions";
  /* Another window may have told the settings of its board since: squares and solution belong to this one. */
  if (self->n <= QS_ENUMERATOR_MAX_N)
    g_settings_set_uint (self->settings, "n", self->n);
  g_settings_set_string (self->settings, "view", view);
  g_settings_set_uint64 (self->settings, "solution", is_of_all ? qs_pager_get_position (pager) : 0);
  problem.squares = *qs_explorer_get_status (self->explorer)->constraints;
  text = qs_problem_to_string (&problem);
  g_settings_set_string (self->settings, "problem", text);
}

/* Shows the solutions of a problem, with the squares that are asked for in it. */
void
qs_window_show_problem (QsWindow        *self,
                        const QsProblem *problem)
{
  g_return_if_fail (QS_IS_WINDOW (self));

  qs_board_chooser_set_problem (self->board_chooser, problem);
  if (qs_problem_is_of_board (problem, &qs_explorer_get_status (self->explorer)->problem))
    qs_explorer_set_constraints (self->explorer, &problem->squares);
}

/* Shows the view, the squares and the solution that the last window showed when it closed. The board is there already. */
void
qs_window_restore (QsWindow *self)
{
  g_autofree char *view = g_settings_get_string (self->settings, "view");
  g_autofree char *text = g_settings_get_string (self->settings, "problem");
  QsGoTo go_to = { .kind = QS_GO_TO_NUMBER, .number = g_settings_get_uint64 (self->settings, "solution") };
  QsProblem problem;

  /* Another board of the same window may have been chosen since. */
  if (!qs_problem_parse (text, &problem, NULL) || problem.n != self->n)
    {
      qs_problem_init (&problem, self->n);
      /* What versions up to 0.3 wrote, as far as there are such squares on this board. */
      for (guint i = 0; i < G_N_ELEMENTS (lists) && *text == '\0'; i++)
        {
          g_autofree char *names = g_settings_get_string (self->settings, lists[i].key);

          if (*names != '\0')
            qs_constraints_set_list (&problem.squares, names, lists[i].rule, NULL);
        }
    }
  qs_window_show_problem (self, &problem);
  if (go_to.number > 1)
    g_signal_emit_by_name (qs_solutions_page_get_pager (self->solutions_page), "wanted", &go_to);
  gtk_stack_set_visible_child_name (self->view_stack, view);
  gtk_widget_grab_focus (qs_window_get_page (self));
}
