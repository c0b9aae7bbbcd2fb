/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-focus.h"

/* Of a class: where it has the child that takes the focus. */
#define OFFSET (g_quark_from_static_string ("qs-focus-offset"))

/* The widget in the same window that has the keyboard focus, or NULL. */
GtkWidget *
qs_focus_get (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* Grabs the focus for a view that leaves it to one of its widgets, unless the view
 * has it already: when Shift+Tab finds nothing before the focus, GTK asks the view to
 * take it, and the focus would never get out. Returns whether the focus has moved. */
gboolean
qs_focus_enter (GtkWidget *view,
                GtkWidget *first)
{
  GtkWidget *focus = qs_focus_get (view);

  if (focus != NULL && gtk_widget_is_ancestor (focus, view))
    return FALSE;

  return gtk_widget_grab_focus (first);
}

/* A stack moves the focus into the page that takes the place of another as
 * if by Tab. The page may stand alone in a place that the stack had for it. */
static gboolean
takes_over (GtkWidget *view)
{
  GtkWidget *parent = gtk_widget_get_parent (view);
  GtkWidget *focus = qs_focus_get (view);

  if (parent != NULL && gtk_widget_get_first_child (parent) == view && gtk_widget_get_last_child (parent) == view)
    parent = gtk_widget_get_parent (parent);

  return GTK_IS_STACK (parent) && focus != NULL && gtk_widget_is_ancestor (focus, parent);
}

/* Moves the focus as the class of any widget does, in place of that function in a
 * view's class. GTK would have the view take the focus as soon as Tab enters it,
 * and so pass over what stands before its first choice. A view that takes the place
 * of another does take it. Returns whether the focus has moved within the view. */
gboolean
qs_focus_move (GtkWidget       *view,
               GtkDirectionType direction)
{
  GtkWidgetClass *widget_class = g_type_class_peek (GTK_TYPE_WIDGET);
  gboolean has_moved = FALSE;

  if (direction != GTK_DIR_TAB_FORWARD || gtk_widget_get_focus_child (view) != NULL)
    return widget_class->focus (view, direction);
  if (takes_over (view))
    return gtk_widget_grab_focus (view);

  /* Some views have children that they do not show. */
  for (GtkWidget *child = gtk_widget_get_first_child (view); child != NULL && !has_moved;
       child = gtk_widget_get_next_sibling (child))
    has_moved = gtk_widget_get_mapped (child) && gtk_widget_child_focus (child, direction);

  return has_moved;
}

static gboolean
grab_focus (GtkWidget *view)
{
  gpointer offset = g_type_get_qdata (G_OBJECT_TYPE (view), OFFSET);

  return qs_focus_enter (view, G_STRUCT_MEMBER (GtkWidget *, view, GPOINTER_TO_SIZE (offset)));
}

void
qs_focus_install_offset (GtkWidgetClass *widget_class,
                         gsize           offset)
{
  g_type_set_qdata (G_TYPE_FROM_CLASS (widget_class), OFFSET, GSIZE_TO_POINTER (offset));
  widget_class->focus = qs_focus_move;
  widget_class->grab_focus = grab_focus;
}
