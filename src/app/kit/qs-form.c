/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-form.h"

struct _QsForm
{
  GtkGrid parent_instance;

  int n_rows;
};

static void
qs_form_add_child (GtkBuildable *buildable,
                   GtkBuilder   *builder,
                   GObject      *child,
                   const char   *type)
{
  QsForm *self = QS_FORM (buildable);
  gboolean is_wide = g_strcmp0 (type, "wide") == 0;

  if (g_strcmp0 (type, "label") == 0)
    {
      g_object_set (child, "use-underline", TRUE, "xalign", 1.0, NULL);
      gtk_widget_add_css_class (GTK_WIDGET (child), "dim-label");
      gtk_grid_attach (GTK_GRID (self), GTK_WIDGET (child), 0, self->n_rows, 1, 1);
    }
  else
    gtk_grid_attach (GTK_GRID (self), GTK_WIDGET (child), is_wide ? 0 : 1, self->n_rows++, is_wide ? 2 : 1, 1);
}

static void
implement_buildable (GtkBuildableIface *iface)
{
  iface->add_child = qs_form_add_child;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (QsForm, qs_form, GTK_TYPE_GRID, G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, implement_buildable))

static void
qs_form_class_init (QsFormClass *klass)
{
}

static void
qs_form_init (QsForm *self)
{
  g_object_set (self, "row-spacing", 6, "column-spacing", 12, NULL);
}
