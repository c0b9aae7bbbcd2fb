/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages that a window makes when they are first shown: the first board is painted sooner without them. */

#include "qs-window-private.h"

#include <glib/gi18n.h>

#include "qs-methods.h"
#include "qs-options.h"
#include "qs-shortcuts.h"

static void
build_search (QsWindow *self,
              gpointer  page)
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
  qs_search_page_set_playback (page, self->playback, self->settings);
  qs_shortcuts_add_to (GTK_WIDGET (self), GTK_WIDGET (qs_search_page_get_transport (page)), "search");
}

static void
build_compare (QsWindow *self,
               gpointer  page)
{
  qs_compare_page_set_tally (page, self->tally);
  qs_compare_page_set_problem (page, &qs_explorer_get_status (self->explorer)->problem);
}

static void
build_play (QsWindow *self,
            gpointer  page)
{
  self->play = qs_play_new ();
  qs_play_page_set_play (page, self->play, self->settings);
  self->play_controls = g_object_new (QS_TYPE_PLAY_CONTROLS, "visible", FALSE, NULL);
  qs_play_controls_set_play (self->play_controls, self->play, self->settings);
  gtk_box_append (self->panel_box, GTK_WIDGET (self->play_controls));
  qs_window_actions_update_with (self, self->play, "changed");
  qs_shortcuts_add_to (GTK_WIDGET (self), page, "play");
}

static void
build_opened (QsWindow *self,
              gpointer  page)
{
  GtkWidget *widget = GTK_WIDGET (self);
  QsPager *pager = qs_opened_page_get_pager (page);

  qs_options_bind_number (self->settings, "thumbnail-size", qs_pager_get_gallery (pager), "size", G_SETTINGS_BIND_DEFAULT);
  qs_window_actions_update_with (self, pager, "notify");
  qs_window_actions_update_with (self, page, "changed");
  qs_shortcuts_add_to (widget, page, "solution");
  qs_shortcuts_add_to (widget, GTK_WIDGET (pager), "pager");
  qs_shortcuts_add_to (widget, GTK_WIDGET (qs_pager_get_gallery (pager)), "gallery");
}

/* A page with an icon is only listed while there is something on it. */
static const struct
{
  const char *view;
  const char *title;
  const char *icon;
  GType (*get_type) (void);
  gsize place; /* of the window's field that has it, from then on when it is built */
  void (*build) (QsWindow *self,
                 gpointer  page);
} pages[] = {
#define PAGE(field) G_STRUCT_OFFSET (QsWindow, field)
  { "search", N_ ("Search"), NULL, qs_search_page_get_type, PAGE (search_page), build_search },
  { "compare", N_ ("Compare"), NULL, qs_compare_page_get_type, PAGE (compare_page), build_compare },
  { "play", N_ ("Play"), NULL, qs_play_page_get_type, PAGE (play_page), build_play },
  { "file", N_ ("File"), "text-x-generic-symbolic", qs_opened_page_get_type, PAGE (opened_page), build_opened },
  { "count", N_ ("Count"), "folder-symbolic", qs_parts_page_get_type, PAGE (parts_page) },
  { "tours", N_ ("Tours"), "qs-tours-symbolic", qs_tour_page_get_type, PAGE (tour_page) },
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

      page = g_object_new (pages[i].get_type (), NULL);
      if (pages[i].build != NULL)
        pages[i].build (self, page);
      G_STRUCT_MEMBER (gpointer, self, pages[i].place) = page;
      gtk_box_append (GTK_BOX (place), page);
      focus = gtk_window_get_focus (GTK_WINDOW (self));
      /* The stack gives the focus of the page before to something in the new one, and found nothing there. */
      if (page == qs_window_get_page (self) && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->view_stack)))
        gtk_widget_grab_focus (page);
    }
}
