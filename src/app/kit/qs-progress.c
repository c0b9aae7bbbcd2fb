/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-progress.h"

#include "qs-template.h"

struct _QsProgress
{
  GtkBox parent_instance;

  GtkLabel *label;
  GtkProgressBar *bar;
};

QS_DEFINE_TEMPLATE_TYPE (QsProgress, qs_progress, GTK_TYPE_BOX)

static void
qs_progress_class_init (QsProgressClass *klass)
{
  qs_template_set (klass, QsProgress, "qs-progress", label, bar);
}

/* @text is a sentence on the work. @share is done, 0 … 1, or QS_PROGRESS_UNKNOWN. */
void
qs_progress_update (QsProgress *self,
                    const char *text,
                    gboolean    is_busy,
                    double      share)
{
  gtk_label_set_label (self->label, text);
  /* Its place is kept, so that nothing else moves. */
  gtk_widget_set_child_visible (GTK_WIDGET (self->bar), is_busy);

  if (share < 0)
    gtk_progress_bar_pulse (self->bar);
  else
    gtk_progress_bar_set_fraction (self->bar, MIN (share, 1));
}
