/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways of a file into a window: its dialog, a drop, the clipboard, and the page that shows it. */

#include "config.h"

#include "qs-window-opening.h"

#include <glib/gi18n.h>

#include "qs-compat.h"

static QsWindow *
get_window (GtkWidget *widget)
{
  return (QsWindow *) widget;
}

/* The page has a name among the views as long as it has a file. */
static void
show_page (QsWindow *self)
{
  GtkWidget *page = GTK_WIDGET (self->opened_page);

  gtk_stack_page_set_visible (gtk_stack_get_page (self->view_stack, page), TRUE);
  gtk_stack_set_visible_child (self->view_stack, page);
}

static void
open_text (QsWindow   *self,
           const char *name,
           const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  show_page (self);
  qs_opened_page_open_text (self->opened_page, name, bytes);
}

static void
chosen_cb (GFile        *file,
           const GError *error,
           gpointer      user_data)
{
  GWeakRef *place = user_data;
  g_autoptr (GObject) window = g_weak_ref_get (place);
  g_autofree char *message = NULL;

  g_weak_ref_clear (place);
  g_free (place);
  if (window == NULL)
    return;

  if (file != NULL)
    qs_window_opening_open ((QsWindow *) window, file);
  else if (error != NULL)
    {
      /* Translators: the system's reason. */
      message = g_strdup_printf (_ ("Could not ask for a file: %s"), error->message);
      qs_toast_show_message (((QsWindow *) window)->toast, message);
    }
}

static void
open_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  GWeakRef *place = g_new (GWeakRef, 1);

  g_weak_ref_init (place, widget);
  qs_compat_choose_open_file (GTK_WINDOW (widget), _ ("Open a File of Boards"), chosen_cb, place);
}

static void
close_file_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  QsWindow *self = get_window (widget);
  GtkStackPage *page = gtk_stack_get_page (self->view_stack, GTK_WIDGET (self->opened_page));
  gboolean is_shown = qs_window_is_in_view (self, "file");

  qs_opened_page_close (self->opened_page);
  if (is_shown)
    {
      gtk_stack_set_visible_child_name (self->view_stack, "solutions");
      gtk_widget_grab_focus (GTK_WIDGET (self->solutions_page));
    }
  gtk_stack_page_set_visible (page, FALSE);
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GtkWidget) widget = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  QsWindow *self = get_window (widget);

  /* The window may be closed by then. */
  if (self->explorer == NULL)
    return;

  if (text == NULL || *text == '\0')
    qs_toast_show_message (self->toast, _ ("There is no text on the clipboard"));
  else
    open_text (self, _ ("Clipboard"), text);
}

static void
paste_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, text_read_cb, g_object_ref (widget));
}

/* A board that is dragged out of this program and let go in it opens nothing. */
static gboolean
drop_cb (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         gpointer       user_data)
{
  QsWindow *self = user_data;

  if (gdk_drop_get_drag (gtk_drop_target_get_current_drop (target)) != NULL)
    return FALSE;

  if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    qs_window_opening_open (self, g_value_get_object (value));
  else
    open_text (self, _ ("Dropped text"), g_value_get_string (value));

  return TRUE;
}

static void
export_missing_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  QsWindow *self = get_window (widget);
  QsOpenedSet *set = qs_opened_page_get_set (self->opened_page);

  if (set != NULL)
    qs_export_assistant_ask (self->export_assistant, self->explorer,
                             qs_pager_get_position (qs_solutions_page_get_pager (self->solutions_page)), set);
}

static const struct
{
  const char *name;
  GtkWidgetActionActivateFunc act;
} actions[] = {
  { "win.open", open_cb },
  { "win.close-file", close_file_cb },
  { "win.paste", paste_cb },
  { "win.export-missing", export_missing_cb },
};

/**
 * qs_window_opening_install:
 * @widget_class: the class of windows
 *
 * Gives windows these actions.
 */
void
qs_window_opening_install (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].act);
}

/**
 * qs_window_opening_connect:
 * @self: a window that has all its parts
 *
 * Lets files and texts be dropped on it.
 */
void
qs_window_opening_connect (QsWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  GType types[] = { G_TYPE_FILE, G_TYPE_STRING };

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/**
 * qs_window_opening_open:
 * @self: a window
 * @file: a file
 *
 * Opens a file on the page File.
 */
void
qs_window_opening_open (QsWindow *self,
                        GFile    *file)
{
  show_page (self);
  qs_opened_page_open (self->opened_page, file);
}
