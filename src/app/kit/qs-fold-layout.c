/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows a widget's child where there is room for it, and nothing where there is not. So it asks for no width, and
 * whatever stands for the child elsewhere is shown when the layout notifies. */

#include "qs-fold-layout.h"

#include "qs-next-frame.h"

struct _QsFoldLayout
{
  GtkLayoutManager parent_instance;

  gboolean lacks_room; /* at the last allocation */
  gboolean is_folded;
  guint idle_id;       /* notifies a change, not while widgets get their places */
};

static GParamSpec *is_folded_property;

G_DEFINE_FINAL_TYPE (QsFoldLayout, qs_fold_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
tell (gpointer object)
{
  QsFoldLayout *self = QS_FOLD_LAYOUT (object);

  if (self->is_folded == self->lacks_room)
    return;

  self->is_folded = self->lacks_room;
  g_object_notify_by_pspec (G_OBJECT (self), is_folded_property);
}

static void
qs_fold_layout_measure (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child == NULL || !gtk_widget_should_layout (child))
    return;

  gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

static void
qs_fold_layout_allocate (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         int               width,
                         int               height,
                         int               baseline)
{
  QsFoldLayout *self = QS_FOLD_LAYOUT (manager);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int minimum;

  if (child == NULL || !gtk_widget_should_layout (child))
    return;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  self->lacks_room = width < minimum;
  gtk_widget_set_child_visible (child, !self->lacks_room);
  if (!self->lacks_room)
    gtk_widget_allocate (child, width, height, baseline, NULL);

  if (self->is_folded != self->lacks_room)
    qs_next_frame_precede (self, &self->idle_id, tell);
}

static void
qs_fold_layout_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  g_value_set_boolean (value, QS_FOLD_LAYOUT (object)->is_folded);
}

static void
qs_fold_layout_dispose (GObject *object)
{
  g_clear_handle_id (&QS_FOLD_LAYOUT (object)->idle_id, g_source_remove);

  G_OBJECT_CLASS (qs_fold_layout_parent_class)->dispose (object);
}

static void
qs_fold_layout_class_init (QsFoldLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = qs_fold_layout_get_property;
  object_class->dispose = qs_fold_layout_dispose;
  layout_class->measure = qs_fold_layout_measure;
  layout_class->allocate = qs_fold_layout_allocate;

  /* Whether the child is not shown, for lack of room. */
  is_folded_property = g_param_spec_boolean ("is-folded", NULL, NULL, FALSE,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS |
                                                         G_PARAM_EXPLICIT_NOTIFY);

  g_object_class_install_property (object_class, 1, is_folded_property);
}

static void
qs_fold_layout_init (QsFoldLayout *self)
{
}
