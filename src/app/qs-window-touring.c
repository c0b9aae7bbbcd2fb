/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way into the guided tours, and back to the view from which they were asked for. */

#include "qs-window-private.h"

#include "qs-template.h"

static void
show_tours (QsWindow *self)
{
  if (!qs_window_is_in_view (self, "tours"))
    {
      g_free (self->view_before_tours);
      self->view_before_tours = g_strdup (gtk_stack_get_visible_child_name (self->view_stack));
    }

  qs_window_show_view (self, "tours");
}

static void
tours_cb (QsWindow *self)
{
  show_tours (self);
  qs_tour_page_show_list (self->tour_page);
}

static void
tour_cb (QsWindow   *self,
         const char *name,
         GVariant   *parameter)
{
  show_tours (self);
  qs_tour_page_begin (self->tour_page, g_variant_get_uint32 (parameter));
}

static void
leave_tours_cb (QsWindow *self)
{
  if (!qs_window_is_in_view (self, "tours"))
    return;

  gtk_stack_set_visible_child_name (self->view_stack, self->view_before_tours);
  gtk_widget_grab_focus (qs_window_get_page (self));
}

void
qs_window_touring_install (GtkWidgetClass *widget_class)
{
  qs_template_install_action (widget_class, "win.tours", NULL, tours_cb);
  qs_template_install_action (widget_class, "win.tour", "u", tour_cb);
  qs_template_install_action (widget_class, "win.leave-tours", NULL, leave_tours_cb);
}

/* Lists the tours among the views as long as they are shown, and gives the view all of the window in a tour, on a
 * projector, and where it has a file: its boards have nothing to do with that of the panel. */
void
qs_window_touring_update (QsWindow *self)
{
  gboolean is_touring = qs_window_is_in_view (self, "tours");
  gboolean has_file = qs_window_is_in_view (self, "file") || qs_window_is_in_view (self, "count");

  qs_window_set_is_listed (self, "tours", is_touring);
  /* A header without it has room for the names of all views, and the tour for the height that they would take. */
  gtk_widget_set_visible (self->export_button, !is_touring);
  g_object_set (self->split_view, "hides-panel", is_touring || has_file || gtk_window_is_fullscreen (GTK_WINDOW (self)), NULL);
  if (is_touring)
    g_object_set (self->split_view, "show-panel", FALSE, NULL);
}
