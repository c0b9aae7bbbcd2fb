/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Compare view: methods side by side, and boards side by side. */

#include "config.h"

#include "qs-compare-page.h"

#include "qs-clamp-layout.h"
#include "qs-compare-methods.h"
#include "qs-counts-page.h"
#include "qs-focus.h"

struct _QsComparePage
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkStack *stack;
  QsCompareMethods *methods;
  GtkBox *counts_place;
  QsCountsPage *counts; /* (nullable): once it was shown */

  QsToast *toast;          /* (nullable): weak */
  QsCountRecords *records; /* (nullable): for the counts page */
};

G_DEFINE_FINAL_TYPE (QsComparePage, qs_compare_page, GTK_TYPE_WIDGET)

/* The many parts of that page would slow down every start, though hardly any start needs them. */
static void
counts_shown_cb (QsComparePage *self)
{
  if (self->counts != NULL)
    return;

  self->counts = g_object_new (QS_TYPE_COUNTS_PAGE, "records", self->records, "toast", self->toast, "hexpand", TRUE,
                               NULL);
  gtk_box_append (self->counts_place, GTK_WIDGET (self->counts));
}

static gboolean
qs_compare_page_grab_focus (GtkWidget *widget)
{
  QsComparePage *self = QS_COMPARE_PAGE (widget);
  gboolean is_counts = gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->counts_place);

  return qs_focus_enter (widget, is_counts && self->counts != NULL ? GTK_WIDGET (self->counts)
                                                                   : GTK_WIDGET (self->methods));
}

static void
qs_compare_page_dispose (GObject *object)
{
  QsComparePage *self = QS_COMPARE_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), QS_TYPE_COMPARE_PAGE);
  self->counts = NULL;
  g_clear_weak_pointer (&self->toast);
  g_clear_object (&self->records);

  G_OBJECT_CLASS (qs_compare_page_parent_class)->dispose (object);
}

static void
qs_compare_page_class_init (QsComparePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qs_compare_page_dispose;
  widget_class->focus = qs_focus_move;
  widget_class->grab_focus = qs_compare_page_grab_focus;

  g_type_ensure (QS_TYPE_CLAMP_LAYOUT);
  g_type_ensure (QS_TYPE_COMPARE_METHODS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-compare-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QsComparePage, box);
  gtk_widget_class_bind_template_child (widget_class, QsComparePage, stack);
  gtk_widget_class_bind_template_child (widget_class, QsComparePage, methods);
  gtk_widget_class_bind_template_child (widget_class, QsComparePage, counts_place);
  gtk_widget_class_bind_template_callback (widget_class, counts_shown_cb);
}

static void
qs_compare_page_init (QsComparePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
qs_compare_page_set_records (QsComparePage  *self,
                             QsCountRecords *records,
                             QsToast        *toast)
{
  g_return_if_fail (QS_IS_COMPARE_PAGE (self));
  g_return_if_fail (self->records == NULL);

  self->records = g_object_ref (records);
  g_set_weak_pointer (&self->toast, toast);
  qs_compare_methods_set_toast (self->methods, toast);
}

/* A running race keeps its own board. */
void
qs_compare_page_set_queens (QsComparePage *self,
                            guint          queens)
{
  g_return_if_fail (QS_IS_COMPARE_PAGE (self));

  qs_compare_methods_set_queens (self->methods, queens);
}

void
qs_compare_page_show_counts (QsComparePage *self)
{
  g_return_if_fail (QS_IS_COMPARE_PAGE (self));

  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->counts_place));
}
