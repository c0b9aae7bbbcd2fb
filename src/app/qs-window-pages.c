/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages that a window makes when they are first shown: the first board is painted sooner without them. */

#include "qs-window-private.h"

#include <glib/gi18n.h>

#include "qs-methods.h"
#include "qs-options.h"
#include "qs-shortcuts.h"

static GtkWidget *
build_search (QsWindow *self)
{
  g_autofree char *name = g_settings_get_string (self->settings, "method");
  /* A name from a newer or older version may mean no method. */
  const QsMethod *method = qs_methods_find (name);

  self->search_controls = g_object_new (QS_TYPE_SEARCH_CONTROLS, "visible", FALSE, NULL);
  if (method != NULL)
    qs_search_controls_set_method (self->search_controls, method);
  qs_search_controls_set_playback (self->search_controls, self->playback, self->settings);
  qs_window_board_connect_search (self);
  qs_window_actions_update_with (self, self->search_controls, "changed");
  qs_playback_set_board (self->playback, qs_search_controls_get_method (self->search_controls), self->n,
                         qs_search_controls_get_problem (self->search_controls));
  self->search_page = g_object_new (QS_TYPE_SEARCH_PAGE, NULL);
  qs_search_page_set_playback (self->search_page, self->playback, self->settings);
  qs_shortcuts_add_to (GTK_WIDGET (self), GTK_WIDGET (qs_search_page_get_transport (self->search_page)), "search");

  return GTK_WIDGET (self->search_page);
}

static GtkWidget *
build_compare (QsWindow *self)
{
  self->compare_page = g_object_new (QS_TYPE_COMPARE_PAGE, NULL);
  qs_compare_page_set_tally (self->compare_page, self->tally);
  qs_compare_page_set_problem (self->compare_page, &qs_explorer_get_status (self->explorer)->problem);

  return GTK_WIDGET (self->compare_page);
}

static GtkWidget *
build_play (QsWindow *self)
{
  self->play = qs_play_new ();
  self->play_page = g_object_new (QS_TYPE_PLAY_PAGE, NULL);
  qs_play_page_set_play (self->play_page, self->play, self->settings);
  self->play_controls = g_object_new (QS_TYPE_PLAY_CONTROLS, "visible", FALSE, NULL);
  qs_play_controls_set_play (self->play_controls, self->play, self->settings);
  gtk_box_append (self->panel_box, GTK_WIDGET (self->play_controls));
  qs_window_actions_update_with (self, self->play, "changed");
  qs_shortcuts_add_to (GTK_WIDGET (self), GTK_WIDGET (self->play_page), "play");

  return GTK_WIDGET (self->play_page);
}

static GtkWidget *
build_opened (QsWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  QsPager *pager;

  self->opened_page = g_object_new (QS_TYPE_OPENED_PAGE, NULL);
  pager = qs_opened_page_get_pager (self->opened_page);
  qs_options_bind_number (self->settings, "thumbnail-size", qs_pager_get_gallery (pager), "size", G_SETTINGS_BIND_DEFAULT);
  qs_window_actions_update_with (self, pager, "notify");
  qs_window_actions_update_with (self, self->opened_page, "changed");
  qs_shortcuts_add_to (widget, GTK_WIDGET (self->opened_page), "solution");
  qs_shortcuts_add_to (widget, GTK_WIDGET (pager), "pager");
  qs_shortcuts_add_to (widget, GTK_WIDGET (qs_pager_get_gallery (pager)), "gallery");

  return GTK_WIDGET (self->opened_page);
}

static GtkWidget *
build_parts (QsWindow *self)
{
  self->parts_page = g_object_new (QS_TYPE_PARTS_PAGE, NULL);

  return GTK_WIDGET (self->parts_page);
}

static GtkWidget *
build_tours (QsWindow *self)
{
  self->tour_page = g_object_new (QS_TYPE_TOUR_PAGE, NULL);

  return GTK_WIDGET (self->tour_page);
}

/* A page with an icon is only listed while there is something on it. */
static const struct
{
  const char *view;
  const char *title;
  const char *icon;
  GtkWidget *(*build) (QsWindow *self);
} pages[] = {
  { "search", N_ ("Search"), NULL, build_search },
  { "compare", N_ ("Compare"), NULL, build_compare },
  { "play", N_ ("Play"), NULL, build_play },
  { "file", N_ ("File"), "text-x-generic-symbolic", build_opened },
  { "count", N_ ("Count"), "folder-symbolic", build_parts },
  { "tours", N_ ("Tours"), "qs-tours-symbolic", build_tours },
};

/* Adds the views that wait for their pages. */
void
qs_window_pages_add (QsWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      GtkWidget *place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkStackPage *page = gtk_stack_add_titled (self->view_stack, place, pages[i].view, _ (pages[i].title));

      gtk_widget_set_layout_manager (place, gtk_bin_layout_new ());
      g_object_set (page, "icon-name", pages[i].icon, "visible", pages[i].icon == NULL, NULL);
    }
}

/* Makes the page of a view, and its controls in the panel, unless they are there already. */
void
qs_window_pages_build (QsWindow   *self,
                       const char *view)
{
  GtkWidget *place = gtk_stack_get_child_by_name (self->view_stack, view);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      GtkWidget *page, *focus;

      if (!g_str_equal (view, pages[i].view) || gtk_widget_get_first_child (place) != NULL)
        continue;

      page = pages[i].build (self);
      gtk_box_append (GTK_BOX (place), page);
      focus = gtk_window_get_focus (GTK_WINDOW (self));
      /* The stack gives the focus of the page before to something in the new one, and found nothing there. */
      if (page == qs_window_get_page (self) && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->view_stack)))
        gtk_widget_grab_focus (page);
    }
}
