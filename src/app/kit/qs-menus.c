/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Menus that all windows share: a popover leaves a reference to each section of its menu behind. */

#include "config.h"

#include "qs-menus.h"

/**
 * qs_menus_attach:
 * @button: a button
 * @id: a menu in qs-menus.ui
 *
 * Has a button open a menu.
 */
void
qs_menus_attach (GtkMenuButton *button,
                 const char    *id)
{
  static GtkBuilder *menus;

  g_return_if_fail (GTK_IS_MENU_BUTTON (button));

  if (menus == NULL)
    menus = gtk_builder_new_from_resource ("/io/github/queenside/Queenside/qs-menus.ui");
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (gtk_builder_get_object (menus, id)));
}
