/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-panel.h"

#include <glib/gi18n.h>

#include "qs-counter-view.h"
#include "qs-enumerator.h"
#include "qs-focus.h"
#include "qs-methods.h"
#include "qs-play-controls.h"
#include "qs-solutions-controls.h"
#include "qs-template.h"

struct _QsPanel
{
  GtkWidget parent_instance;

  GtkBox *box; /* with all of them */
  GtkWidget *queens_box;
  GtkLabel *queens_label;
  QsQueensField *queens_field;
  QsBoardChooser *board_chooser;
  QsCounterView *counter_view;
  QsSolutionsControls *solutions_controls;
  QsSearchControls *search_controls; /* this and the next are NULL until their view is shown */
  QsPlayControls *play_controls;
  gboolean is_fitting; /* whether the board follows the number of queens */
};

G_DEFINE_FINAL_TYPE (QsPanel, qs_panel, GTK_TYPE_WIDGET)

/* A board with fewer rows than columns has fewer queens, too. */
static void
update_label (QsPanel *self)
{
  const QsProblem *problem = qs_board_chooser_get_problem (self->board_chooser);
  gboolean has_columns = problem->n_rows < problem->n && gtk_widget_get_visible (GTK_WIDGET (self->board_chooser));

  gtk_label_set_label (self->queens_label, has_columns ? _ ("_Columns") : _ ("_Queens"));
  qs_queens_field_set_has_columns (self->queens_field, has_columns);
}

/* Search shows the board, but for squares and the steps of another program. */
static void
update_search (QsPanel *self)
{
  QsProblem problem = *qs_board_chooser_get_problem (self->board_chooser);

  if (self->search_controls == NULL)
    return;

  qs_constraints_init_rectangle (&problem.squares, problem.n_rows, problem.n);
  qs_search_controls_set_problem (self->search_controls,
                                  problem.n == qs_queens_field_get_queens (self->queens_field) ? qs_problem_intern (&problem) : NULL);
}

static void
queens_changed_cb (QsPanel *self)
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
  g_signal_emit_by_name (self, "changed");
}

/* The number of queens is that of the columns. */
static void
board_changed_cb (QsPanel *self)
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
update_counter (QsPanel *self)
{
  gboolean is_in_search = self->search_controls != NULL && gtk_widget_get_visible (GTK_WIDGET (self->search_controls));
  gboolean is_of_board = !is_in_search || qs_search_controls_get_method (self->search_controls)->recording == NULL;

  qs_counter_view_set_view (self->counter_view, is_in_search, is_of_board);
}

static void
method_changed_cb (QsPanel *self)
{
  update_counter (self);
  g_signal_emit_by_name (self, "changed");
}

static gboolean
qs_panel_grab_focus (GtkWidget *widget)
{
  QsPanel *self = QS_PANEL (widget);

  return qs_focus_enter (widget, gtk_widget_get_visible (self->queens_box) ? GTK_WIDGET (self->queens_field)
                                                                           : GTK_WIDGET (self->play_controls));
}

static void
qs_panel_class_init (QsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = qs_focus_move;
  widget_class->grab_focus = qs_panel_grab_focus;

  /* There is another board, number of queens, method, or search beside the first. */
  g_signal_new ("changed", QS_TYPE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  qs_template_ensure_types (QS_TYPE_BOARD_CHOOSER, QS_TYPE_COUNTER_VIEW, QS_TYPE_QUEENS_FIELD,
                            QS_TYPE_SOLUTIONS_CONTROLS);
  qs_template_set (widget_class, QsPanel, "qs-panel", box, queens_box, queens_label, queens_field, board_chooser,
                   counter_view, solutions_controls);
  qs_template_bind_callbacks (widget_class, queens_changed_cb, board_changed_cb);
  gtk_widget_class_set_css_name (widget_class, "panel");
}

static void
qs_panel_init (QsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qs_counter_view_set_queens (self->counter_view, qs_queens_field_get_queens (self->queens_field));
  qs_queens_field_set_max_queens (self->queens_field, QS_ENUMERATOR_MAX_N);
}

QsQueensField *
qs_panel_get_queens_field (QsPanel *self)
{
  g_return_val_if_fail (QS_IS_PANEL (self), NULL);

  return self->queens_field;
}

/* That of Solutions and Search. */
QsBoardChooser *
qs_panel_get_board_chooser (QsPanel *self)
{
  g_return_val_if_fail (QS_IS_PANEL (self), NULL);

  return self->board_chooser;
}

/* NULL until qs_panel_add_search(). */
QsSearchControls *
qs_panel_get_search_controls (QsPanel *self)
{
  g_return_val_if_fail (QS_IS_PANEL (self), NULL);

  return self->search_controls;
}

/* Connects the panel, once. The controls of the solutions are
 * for @squares, and the counter counts its explorer's board. */
void
qs_panel_set_engines (QsPanel   *self,
                      QsSquares *squares,
                      QsTally   *tally)
{
  g_return_if_fail (QS_IS_PANEL (self));

  qs_counter_view_set_engines (self->counter_view, qs_squares_get_explorer (squares), tally);
  qs_solutions_controls_set_squares (self->solutions_controls, squares);
}

/* Adds the controls of a search, once. */
void
qs_panel_add_search (QsPanel    *self,
                     QsPlayback *playback,
                     GSettings  *settings)
{
  g_autofree char *name = g_settings_get_string (settings, "method");
  /* A name from a newer or older version may mean no method. */
  const QsMethod *method = qs_methods_find (name);

  g_return_if_fail (QS_IS_PANEL (self));
  g_return_if_fail (self->search_controls == NULL);

  self->search_controls = g_object_new (QS_TYPE_SEARCH_CONTROLS, "visible", FALSE, NULL);
  gtk_box_append (self->box, GTK_WIDGET (self->search_controls));
  if (method != NULL)
    qs_search_controls_set_method (self->search_controls, method);
  qs_search_controls_set_playback (self->search_controls, playback, settings);
  update_search (self);
  g_signal_connect_object (self->search_controls, "changed", G_CALLBACK (method_changed_cb), self, G_CONNECT_SWAPPED);
}

/* Adds the controls of puzzles, once. */
void
qs_panel_add_play (QsPanel   *self,
                   QsPlay    *play,
                   GSettings *settings)
{
  g_return_if_fail (QS_IS_PANEL (self));
  g_return_if_fail (self->play_controls == NULL);

  self->play_controls = g_object_new (QS_TYPE_PLAY_CONTROLS, "visible", FALSE, NULL);
  gtk_box_append (self->box, GTK_WIDGET (self->play_controls));
  qs_play_controls_set_play (self->play_controls, play, settings);
}

/* Shows the controls of the view `solutions`, `search`, `compare`, `play` or `file`. Puzzles have a board of their own. */
void
qs_panel_show_view (QsPanel    *self,
                    const char *view)
{
  g_return_if_fail (QS_IS_PANEL (self));

  gtk_widget_set_visible (GTK_WIDGET (self->board_chooser), !g_str_equal (view, "play"));
  update_label (self);
  gtk_widget_set_visible (GTK_WIDGET (self->solutions_controls), g_str_equal (view, "solutions"));
  if (self->search_controls != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->search_controls), g_str_equal (view, "search"));
  if (self->play_controls != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->play_controls), g_str_equal (view, "play"));
  update_counter (self);
}
