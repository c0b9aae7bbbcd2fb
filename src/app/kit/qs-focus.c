/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the keyboard focus goes first in a view. */

#include "config.h"

#include "qs-focus.h"

/**
 * qs_focus_enter:
 * @view: a widget that leaves the focus to one of those in it
 * @first: which one
 *
 * Grabs the focus for a view, unless the view has it already: when Shift+Tab
 * finds nothing before the focus, GTK asks the view to take it before it
 * leaves, and the focus would never get out.
 *
 * Returns: whether the focus has moved
 */
gboolean
qs_focus_enter (GtkWidget *view,
                GtkWidget *first)
{
  GtkRoot *root = gtk_widget_get_root (view);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, view))
    return FALSE;

  return gtk_widget_grab_focus (first);
}
