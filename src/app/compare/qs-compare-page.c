/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Compare view: methods side by side, and boards side by side. */

#include "qs-compare-page.h"

#include "qs-compare-methods.h"
#include "qs-counts-page.h"
#include "qs-focus.h"
#include "qs-members.h"
#include "qs-room-layout.h"
#include "qs-template.h"

struct _QsComparePage
{
  GtkWidget parent_instance;

  GtkStack *stack;
  QsCompareMethods *methods;
  GtkBox *counts_place;
  QsCountsPage *counts_page; /* (nullable): once it was shown */

  QsTally *tally; /* (nullable): for the counts page */
  QsProblem problem;
};

G_DEFINE_FINAL_TYPE (QsComparePage, qs_compare_page, GTK_TYPE_WIDGET)

/* The many parts of that page would slow down every start, though hardly any start needs them. */
static void
counts_shown_cb (QsComparePage *self)
{
  if (self->counts_page != NULL)
    return;

  self->counts_page = qs_counts_page_new (self->tally);
  qs_counts_page_set_problem (self->counts_page, &self->problem);
  gtk_box_append (self->counts_place, GTK_WIDGET (self->counts_page));
}

static gboolean
qs_compare_page_grab_focus (GtkWidget *widget)
{
  QsComparePage *self = QS_COMPARE_PAGE (widget);
  gboolean is_counts = gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->counts_place);

  return qs_focus_enter (widget, is_counts && self->counts_page != NULL ? GTK_WIDGET (self->counts_page)
                                                                        : GTK_WIDGET (self->methods));
}

static void
qs_compare_page_class_init (QsComparePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  qs_members_own (klass, QsComparePage, tally, g_object_unref);
  widget_class->focus = qs_focus_move;
  widget_class->grab_focus = qs_compare_page_grab_focus;

  qs_template_ensure_types (QS_TYPE_COMPARE_METHODS, QS_TYPE_ROOM_LAYOUT);
  qs_template_set (widget_class, QsComparePage, "qs-compare-page", stack, methods, counts_place);
  gtk_widget_class_bind_template_callback (widget_class, counts_shown_cb);
  gtk_widget_class_set_css_name (widget_class, "compare");
}

static void
qs_compare_page_init (QsComparePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qs_problem_init (&self->problem, 8);
}

void
qs_compare_page_set_tally (QsComparePage *self,
                           QsTally       *tally)
{
  g_return_if_fail (self->tally == NULL);

  self->tally = g_object_ref (tally);
}

/* Its squares do not count, and a running race keeps its own board. */
void
qs_compare_page_set_problem (QsComparePage   *self,
                             const QsProblem *problem)
{
  self->problem = *problem;
  qs_constraints_init_rectangle (&self->problem.squares, problem->n_rows, problem->n);
  qs_compare_methods_set_problem (self->methods, &self->problem);
  if (self->counts_page != NULL)
    qs_counts_page_set_problem (self->counts_page, &self->problem);
}

void
qs_compare_page_show_counts (QsComparePage *self)
{
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->counts_place));
}
