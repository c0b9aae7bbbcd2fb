/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-toast.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-saving.h"
#include "qs-template.h"

/* How long a message stays, in seconds. */
#define STAY 8

/* The action that says that the message is about a file. */
#define OPEN_FILE "toast.open-file"

/* The name of a window's toast among its data. */
#define TOAST "qs-toast"

struct _QsToast
{
  GtkWidget parent_instance;

  GtkRevealer *revealer;
  GtkLabel *message_label;
  GtkProgressBar *progress_bar;
  GtkButton *action_button;
  GtkButton *other_button;
  guint hide_id;             /* the timeout that hides a message */
  GCancellable *cancellable; /* of what shows its progress */
  char *path;                /* of the file that can be opened */
};

QS_DEFINE_TEMPLATE_TYPE (QsToast, qs_toast, GTK_TYPE_WIDGET)

static void
hide_cb (QsToast *self)
{
  g_clear_handle_id (&self->hide_id, g_source_remove);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

static gboolean
stayed_cb (gpointer user_data)
{
  QsToast *self = user_data;
  GtkStateFlags used = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_WITHIN;

  /* The toast stays while somebody reads or reaches for it. */
  if ((gtk_widget_get_state_flags (GTK_WIDGET (self)) & used) != 0)
    return G_SOURCE_CONTINUE;

  self->hide_id = 0;
  hide_cb (self);

  return G_SOURCE_REMOVE;
}

static void
set_is_progress (QsToast *self,
                 gboolean is_progress)
{
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), is_progress);
  if (!is_progress)
    g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->hide_id, g_source_remove);
}

static void
set_button (GtkButton  *button,
            const char *action_label,
            const char *action_name)
{
  gtk_widget_set_visible (GTK_WIDGET (button), action_label != NULL);
  if (action_label != NULL)
    gtk_button_set_label (button, action_label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action_name);
}

/* A hidden toast must not take clicks from the widgets under it. */
static void
child_revealed_cb (QsToast *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_revealer_get_reveal_child (self->revealer) ||
                                                 gtk_revealer_get_child_revealed (self->revealer));
}

static void
reveal (QsToast *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
}

static void
qs_toast_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (qs_toast_parent_class)->root (widget);
  g_object_set_data (G_OBJECT (gtk_widget_get_root (widget)), TOAST, widget);
}

static void
qs_toast_unroot (GtkWidget *widget)
{
  g_object_set_data (G_OBJECT (gtk_widget_get_root (widget)), TOAST, NULL);
  GTK_WIDGET_CLASS (qs_toast_parent_class)->unroot (widget);
}

static void
qs_toast_dispose (GObject *object)
{
  QsToast *self = QS_TOAST (object);

  g_clear_handle_id (&self->hide_id, g_source_remove);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->path, g_free);
  qs_template_dispose (object);
}

static void
cancel_cb (QsToast *self)
{
  g_cancellable_cancel (self->cancellable);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (QsToast) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  if (qs_compat_open_file_finish (source, result, &error) || self->path == NULL ||
      (gtk_revealer_get_reveal_child (self->revealer) && gtk_widget_get_visible (GTK_WIDGET (self->progress_bar))))
    return;

  message = qs_saving_describe_failure (self->path, error);
  qs_toast_show_message (self, message);
}

static void
open_file_cb (QsToast *self)
{
  if (self->path != NULL)
    qs_compat_open_file (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->path, opened_cb, g_object_ref (self));
  hide_cb (self);
}

static void
show_in_folder_cb (QsToast *self)
{
  if (self->path != NULL)
    qs_compat_show_in_files (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->path, NULL, NULL);
  hide_cb (self);
}

/* Another message may be there by now. */
static void
can_show_in_files_cb (gboolean answer,
                      GObject *object)
{
  QsToast *self = QS_TOAST (object);

  if (answer && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (self->action_button)), OPEN_FILE) == 0)
    set_button (self->other_button, _ ("Show in Folder"), "toast.show-in-folder");
}

static void
qs_toast_class_init (QsToastClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qs_toast_dispose;
  widget_class->root = qs_toast_root;
  widget_class->unroot = qs_toast_unroot;

  qs_template_set (widget_class, QsToast, "qs-toast", revealer, message_label, progress_bar, action_button,
                   other_button);
  qs_template_bind_callbacks (widget_class, hide_cb, child_revealed_cb);
  qs_template_install_action (widget_class, "toast.cancel", NULL, cancel_cb);
  qs_template_install_action (widget_class, OPEN_FILE, NULL, open_file_cb);
  qs_template_install_action (widget_class, "toast.show-in-folder", NULL, show_in_folder_cb);
}

/* That of the window of @widget, which may be the window itself; NULL where there is none. */
QsToast *
qs_toast_find (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? g_object_get_data (G_OBJECT (root), TOAST) : NULL;
}

/* Shows a message in the window of @widget. */
void
qs_toast_show_in (GtkWidget  *widget,
                  const char *message)
{
  QsToast *toast = qs_toast_find (widget);

  if (toast != NULL)
    qs_toast_show_message (toast, message);
}

/* Shows a message for some seconds, without an action. */
void
qs_toast_show_message (QsToast    *self,
                       const char *message)
{
  set_is_progress (self, FALSE);
  qs_toast_set_action (self, NULL, NULL);
  gtk_label_set_label (self->message_label, message);
  reveal (self);
  qs_compat_announce (GTK_WIDGET (self), message);

  self->hide_id = g_timeout_add_seconds (STAY, stayed_cb, self);
  g_source_set_name_by_id (self->hide_id, "qs-toast");
}

/* Shows the progress of what @cancellable ends, until the next message. @fraction is from 0 to 1; negative where it is
 * unknown. */
void
qs_toast_show_progress (QsToast      *self,
                        const char   *message,
                        double        fraction,
                        GCancellable *cancellable)
{
  set_is_progress (self, TRUE);
  g_set_object (&self->cancellable, cancellable);
  qs_toast_set_action (self, _ ("Cancel"), "toast.cancel");
  gtk_label_set_label (self->message_label, message);

  if (fraction >= 0)
    gtk_progress_bar_set_fraction (self->progress_bar, MIN (fraction, 1));
  else
    gtk_progress_bar_pulse (self->progress_bar);

  reveal (self);
}

/* Puts a button beside the message, and no other; NULL for none. */
void
qs_toast_set_action (QsToast    *self,
                     const char *action_label,
                     const char *action_name)
{
  set_button (self->action_button, action_label, action_name);
  set_button (self->other_button, NULL, NULL);
}

/* Hides the message that offers this action, if it is the one that is shown: there is no use for it any more. */
void
qs_toast_withdraw (QsToast    *self,
                   const char *action_name)
{
  if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (self->action_button)), action_name) == 0)
    hide_cb (self);
}

/* Puts buttons beside the message that open @path, a file or a folder, and show it to the user. */
void
qs_toast_offer_file (QsToast    *self,
                     const char *path)
{
  g_free (self->path);
  self->path = g_strdup (path);
  qs_toast_set_action (self, _ ("Open"), OPEN_FILE);
  qs_compat_can_show_in_files (can_show_in_files_cb, G_OBJECT (self));
}
