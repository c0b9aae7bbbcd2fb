/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of a window: what the side panel offers and says of it, and what the choice there sets going. */

#include "qs-window-private.h"

#include <glib/gi18n.h>

#include "qs-enumerator.h"
#include "qs-template.h"

/* Says that the board is not the chosen one. */
static void
announce_smaller_board (QsWindow *self,
                        guint     n)
{
  g_autofree char *message = NULL;

  if (qs_window_is_in_view (self, "search"))
    /* Translators: numbers of queens: the largest, then the one that was chosen, then the largest again. */
    message = g_strdup_printf (_ ("This method supports up to %u queens, so the board went from %'u to %u."),
                               self->max_n, n, self->max_n);
  else
    message = g_strdup_printf (_ ("This view supports up to %u queens, so the board went from %'u to %u."),
                               self->max_n, n, self->max_n);

  qs_toast_show_message (self->toast, message);
}

/* The board that is counted, or forecast, while this window shows it; 0 for none. */
static void
turn_counts (QsWindow *self,
             guint     n)
{
  guint old_n = self->counted_n;

  self->counted_n = n;
  qs_tally_turn (self->tally, old_n, n);
}

static void
start_engines (QsWindow *self)
{
  if (self->n <= QS_ENUMERATOR_MAX_N)
    {
      qs_explorer_set_problem (self->explorer, qs_board_chooser_get_problem (self->board_chooser));
      turn_counts (self, qs_problem_is_plain (qs_board_chooser_get_problem (self->board_chooser)) ? self->n : 0);
      if (self->compare_page != NULL)
        qs_compare_page_set_problem (self->compare_page, qs_board_chooser_get_problem (self->board_chooser));
      g_settings_set_uint (self->settings, "n", self->n);
    }
  else
    {
      qs_explorer_stop (self->explorer);
      turn_counts (self, 0);
    }
}

/* The largest board that can be chosen with a method; a larger one than that of a program leaves the program. */
static guint
get_max_n (const QsMethod *method)
{
  return method->recording != NULL ? MAX (method->max_n, QS_METHOD_MAX_N) : method->max_n;
}

/* A program has one board: whoever chooses the program gets its board, and whoever chooses another board leaves the program.
 * Returns whether board and method fit each other; if not, the panel changes, and reports it, unless nobody sees the search. */
static gboolean
fit (QsWindow       *self,
     const QsMethod *method)
{
  guint n = qs_queens_field_get_queens (self->queens_field);

  if (method->recording == NULL || n == method->max_n)
    return TRUE;

  if (!qs_window_is_in_view (self, "search"))
    return FALSE;

  if (qs_playback_get_status (self->playback)->moment.method == method)
    qs_search_controls_set_program (self->search_controls, NULL);
  else
    qs_queens_field_set_queens (self->queens_field, method->max_n);

  return FALSE;
}

/* Takes over the chosen board and method. */
void
qs_window_board_changed (QsWindow *self)
{
  QsSearchControls *controls = self->search_controls;
  const QsMethod *method = NULL, *beside = NULL;
  QsFollow follow;
  guint n;

  /* When the window goes, the focus leaves a number that is still being written. Tours have boards of their own. */
  if (self->explorer == NULL || qs_window_is_in_view (self, "tours"))
    return;

  if (controls != NULL)
    {
      method = qs_search_controls_get_method (controls);
      beside = qs_search_controls_get_beside (controls, &follow);
    }
  n = qs_queens_field_get_queens (self->queens_field);
  self->max_n = QS_ENUMERATOR_MAX_N;
  if (qs_window_is_in_view (self, "search"))
    self->max_n = MIN (get_max_n (method), beside != NULL ? beside->max_n : QS_MAX_N);

  /* A board that is too large comes back here as a smaller one. */
  qs_queens_field_set_max_queens (self->queens_field, self->max_n);
  if (n > self->max_n)
    {
      announce_smaller_board (self, n);
      return;
    }

  if (self->n != n || (n <= QS_ENUMERATOR_MAX_N && !qs_problem_equal (&qs_explorer_get_status (self->explorer)->problem,
                                                                      qs_board_chooser_get_problem (self->board_chooser))))
    {
      self->n = n;
      start_engines (self);
      qs_toast_withdraw (self->toast, BACK_TO_BOARD);
    }

  if (self->search_page == NULL || !fit (self, method))
    return;

  qs_playback_set_board (self->playback, method, n, qs_search_controls_get_problem (controls));
  qs_search_page_set_beside (self->search_page, beside, follow);
}

/* A board with fewer rows than columns has fewer queens, too. */
static void
update_label (QsWindow *self)
{
  const QsProblem *problem = qs_board_chooser_get_problem (self->board_chooser);
  gboolean has_columns = problem->n_rows < problem->n && gtk_widget_get_visible (GTK_WIDGET (self->board_chooser));

  gtk_label_set_label (self->queens_label, has_columns ? _ ("_Columns") : _ ("_Queens"));
  qs_queens_field_set_has_columns (self->queens_field, has_columns);
}

/* Search shows the board, but for squares and the steps of another program. */
static void
update_search (QsWindow *self)
{
  QsProblem problem = *qs_board_chooser_get_problem (self->board_chooser);
  gboolean is_shown = problem.n == qs_queens_field_get_queens (self->queens_field);

  if (self->search_controls == NULL)
    return;

  qs_constraints_init_rectangle (&problem.squares, problem.n_rows, problem.n);
  qs_search_controls_set_problem (self->search_controls, is_shown ? qs_problem_intern (&problem) : NULL);
}

static void
queens_changed_cb (QsWindow *self)
{
  guint queens = qs_queens_field_get_queens (self->queens_field);

  qs_counter_view_set_queens (self->counter_view, queens);
  if (queens <= QS_ENUMERATOR_MAX_N)
    {
      self->is_fitting = TRUE;
      qs_board_chooser_set_n (self->board_chooser, queens);
      self->is_fitting = FALSE;
    }
  update_label (self);
  update_search (self);
  qs_window_board_changed (self);
}

/* The number of queens is that of the columns. */
static void
board_chosen_cb (QsWindow *self)
{
  guint n = qs_board_chooser_get_problem (self->board_chooser)->n;

  if (self->is_fitting)
    return;

  if (n != qs_queens_field_get_queens (self->queens_field))
    qs_queens_field_set_queens (self->queens_field, n);
  else
    queens_changed_cb (self);
}

/* The steps of another program have the board of plain queens. */
static void
update_counter (QsWindow *self)
{
  gboolean is_in_search = self->search_controls != NULL && gtk_widget_get_visible (GTK_WIDGET (self->search_controls));
  gboolean is_of_board = !is_in_search || qs_search_controls_get_method (self->search_controls)->recording == NULL;

  qs_counter_view_set_view (self->counter_view, is_in_search, is_of_board);
}

static void
method_changed_cb (QsWindow *self)
{
  update_counter (self);
  qs_window_board_changed (self);
}

/* What the template and the panel need. */
void
qs_window_board_install (GtkWidgetClass *widget_class)
{
  qs_template_ensure_types (QS_TYPE_BOARD_CHOOSER, QS_TYPE_COUNTER_VIEW, QS_TYPE_QUEENS_FIELD, QS_TYPE_SOLUTIONS_CONTROLS);
  qs_template_bind_children (widget_class, QsWindow, panel_box, queens_label, queens_field, board_chooser, counter_view,
                             solutions_controls);
  qs_template_bind_callbacks (widget_class, queens_changed_cb, board_chosen_cb);
}

/* Adds the controls of a search to the panel, which are there now, once. */
void
qs_window_board_connect_search (QsWindow *self)
{
  gtk_box_insert_child_after (GTK_BOX (self->counter_view), GTK_WIDGET (self->search_controls),
                              GTK_WIDGET (self->solutions_controls));
  update_search (self);
  g_signal_connect_object (self->search_controls, "changed", G_CALLBACK (method_changed_cb), self, G_CONNECT_SWAPPED);
}

/* Shows the controls of the view. Puzzles have a board of their own. */
void
qs_window_board_show_view (QsWindow   *self,
                           const char *view)
{
  gtk_widget_set_visible (GTK_WIDGET (self->board_chooser), !g_str_equal (view, "play"));
  update_label (self);
  gtk_widget_set_visible (GTK_WIDGET (self->solutions_controls), g_str_equal (view, "solutions"));
  if (self->search_controls != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->search_controls), g_str_equal (view, "search"));
  if (self->play_controls != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->play_controls), g_str_equal (view, "play"));
  update_counter (self);
}
