/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Menus that all windows share: a popover leaves a reference to each section of its menu behind. */

#include "qs-menus.h"

/* A menu of qs-menus.ui, or a section of one that has a name. */
GMenu *
qs_menus_get (const char *id)
{
  static GtkBuilder *menus;

  if (menus == NULL)
    menus = gtk_builder_new_from_resource ("/io/github/queenside/Queenside/qs-menus.ui");

  return G_MENU (gtk_builder_get_object (menus, id));
}

static void
fill (GtkMenuButton *button,
      gpointer       id)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, G_MENU_MODEL (qs_menus_get (id)));
}

/* Has a button open a menu of qs-menus.ui, which is made when it is first opened. @id is a static string. */
void
qs_menus_attach (GtkMenuButton *button,
                 const char    *id)
{
  gtk_menu_button_set_create_popup_func (button, fill, (gpointer) id, NULL);
}
