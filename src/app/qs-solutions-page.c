/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The view that shows one solution after the other. */

#include "config.h"

#include "qs-solutions-page.h"

#include <glib/gi18n.h>

#include "qs-board-view.h"
#include "qs-enumerator.h"
#include "qs-text.h"

/* A search that has taken less than this, in seconds, is not worth words: they would only flicker. */
#define SHORT_SEARCH 0.3

struct _QsSolutionsPage
{
  GtkWidget parent_instance;

  GtkStack *stack;
  QsBoardView *board_view;
  GtkLabel *caption_label;
  QsPager *pager;
  QsBoardView *empty_board_view;
  GtkLabel *empty_title_label;
  GtkLabel *empty_text_label;

  QsSolver *solver;
  QsSolutionSet *solution_set;
  guint tick_id;          /* updates what has changed since the last frame */
  guint64 shown_position; /* what the board shows now; 0 for no solution */
};

G_DEFINE_FINAL_TYPE (QsSolutionsPage, qs_solutions_page, GTK_TYPE_WIDGET)

static char *
describe_total (QsSolutionSet *solution_set)
{
  g_autofree char *number = qs_text_count (qs_solution_set_get_reachable (solution_set));

  /* Translators: after the number of a solution: 3 “of 92”. */
  return g_strdup_printf (_ ("of %s"), number);
}

static void
show_solution (QsSolutionsPage *self,
               const guint16   *columns)
{
  guint n = qs_solution_set_get_n (self->solution_set);
  g_autofree char *list = qs_solution_to_string (columns, n);
  g_autofree char *squares = qs_text_squares (columns, n);
  /* Translators: the side of the board twice, then the squares of its queens. */
  g_autofree char *description = g_strdup_printf (_ ("Board of %u × %u with queens on %s"), n, n, squares);

  qs_board_view_set_placement (self->board_view, n, columns);
  qs_board_view_set_description (self->board_view, description);
  gtk_label_set_label (self->caption_label, list);
}

/* While there is no solution: an empty board, and why. */
static void
show_waiting (QsSolutionsPage *self)
{
  guint n = qs_solution_set_get_n (self->solution_set);
  g_autofree char *description = g_strdup_printf (_ ("Empty board of %u × %u"), n, n);

  qs_board_view_set_placement (self->board_view, n, NULL);
  qs_board_view_set_description (self->board_view, description);

  if (qs_solver_get_state (self->solver) == QS_SOLVER_STOPPED)
    gtk_label_set_label (self->caption_label, _ ("The search was stopped before its first solution"));
  else if (qs_solver_get_elapsed (self->solver) >= SHORT_SEARCH)
    gtk_label_set_label (self->caption_label, _ ("Looking for the first solution…"));
  else
    gtk_label_set_label (self->caption_label, "");
}

static void
show_empty (QsSolutionsPage *self)
{
  guint n = qs_solution_set_get_n (self->solution_set);
  g_autofree char *title = g_strdup_printf (_ ("No Solutions for %u Queens"), n);
  g_autofree char *text =
      g_strdup_printf (_ ("However %u queens are placed on a board of %u × %u, two of them attack each other. "
                          "Only n = 2 and n = 3 have no solution."),
                       n, n, n);

  qs_board_view_set_placement (self->empty_board_view, n, NULL);
  qs_board_view_set_description (self->empty_board_view, title);
  gtk_label_set_label (self->empty_title_label, title);
  gtk_label_set_label (self->empty_text_label, text);
}

static void
update_board (QsSolutionsPage *self)
{
  guint16 columns[QS_ENUMERATOR_MAX_N];
  guint64 position = qs_pager_get_position (self->pager);

  if (position > 0 && position == self->shown_position)
    return;

  self->shown_position = position;
  if (position > 0 && qs_solution_set_get (self->solution_set, position - 1, columns))
    show_solution (self, columns);
  else
    show_waiting (self);
}

static void
update (QsSolutionsPage *self)
{
  g_autofree char *total = describe_total (self->solution_set);
  gboolean is_empty = qs_solution_set_is_complete (self->solution_set) &&
                      qs_solution_set_get_count (self->solution_set) == 0;

  qs_pager_set_total (self->pager, qs_solution_set_get_reachable (self->solution_set), total);
  if (is_empty)
    show_empty (self);
  else
    update_board (self);

  gtk_stack_set_visible_child_name (self->stack, is_empty ? "empty" : "board");
}

static gboolean
update_tick_cb (GtkWidget     *widget,
                GdkFrameClock *frame_clock,
                gpointer       user_data)
{
  QsSolutionsPage *self = QS_SOLUTIONS_PAGE (widget);

  self->tick_id = 0;
  update (self);

  return G_SOURCE_REMOVE;
}

/* Solutions arrive more often than frames are drawn. */
static void
queue_update (QsSolutionsPage *self)
{
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), update_tick_cb, NULL, NULL);
}

static void
position_changed_cb (QsSolutionsPage *self)
{
  if (self->solution_set != NULL)
    update_board (self);
}

static void
solution_set_changed_cb (QsSolutionsPage *self)
{
  if (self->solution_set != NULL)
    g_signal_handlers_disconnect_by_func (self->solution_set, queue_update, self);
  g_set_object (&self->solution_set, qs_solver_get_solution_set (self->solver));
  if (self->solution_set == NULL)
    return;

  g_signal_connect_object (self->solution_set, "changed", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);

  /* The new board is there at once; its first solution follows. */
  self->shown_position = 0;
  qs_pager_set_total (self->pager, 0, "");
  update (self);
}

static gboolean
qs_solutions_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (QS_SOLUTIONS_PAGE (widget)->board_view));
}

static void
qs_solutions_page_dispose (GObject *object)
{
  QsSolutionsPage *self = QS_SOLUTIONS_PAGE (object);

  g_clear_pointer ((GtkWidget **) &self->stack, gtk_widget_unparent);
  g_clear_object (&self->solution_set);
  g_clear_object (&self->solver);

  G_OBJECT_CLASS (qs_solutions_page_parent_class)->dispose (object);
}

static void
qs_solutions_page_class_init (QsSolutionsPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qs_solutions_page_dispose;
  widget_class->grab_focus = qs_solutions_page_grab_focus;

  g_type_ensure (QS_TYPE_BOARD_VIEW);
  g_type_ensure (QS_TYPE_PAGER);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-solutions-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QsSolutionsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, QsSolutionsPage, board_view);
  gtk_widget_class_bind_template_child (widget_class, QsSolutionsPage, caption_label);
  gtk_widget_class_bind_template_child (widget_class, QsSolutionsPage, pager);
  gtk_widget_class_bind_template_child (widget_class, QsSolutionsPage, empty_board_view);
  gtk_widget_class_bind_template_child (widget_class, QsSolutionsPage, empty_title_label);
  gtk_widget_class_bind_template_child (widget_class, QsSolutionsPage, empty_text_label);
  gtk_widget_class_bind_template_callback (widget_class, position_changed_cb);
}

static void
qs_solutions_page_init (QsSolutionsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * qs_solutions_page_set_solver:
 * @self: a page
 * @solver: whose solutions it shows; is set once
 *
 * Shows the solutions of a solver, from now on and after each start.
 */
void
qs_solutions_page_set_solver (QsSolutionsPage *self,
                              QsSolver        *solver)
{
  g_return_if_fail (QS_IS_SOLUTIONS_PAGE (self));
  g_return_if_fail (self->solver == NULL);

  self->solver = g_object_ref (solver);
  g_signal_connect_object (solver, "notify::solution-set", G_CALLBACK (solution_set_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (solver, "notify::state", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (solver, "notify::count", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  solution_set_changed_cb (self);
}

/**
 * qs_solutions_page_get_pager:
 * @self: a page
 *
 * Returns: (transfer none): what moves through its solutions
 */
QsPager *
qs_solutions_page_get_pager (QsSolutionsPage *self)
{
  g_return_val_if_fail (QS_IS_SOLUTIONS_PAGE (self), NULL);

  return self->pager;
}
